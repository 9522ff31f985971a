"""Other boroughs while citizens move: own tourists there, and the slots they may go to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.model import NOBODY, Seat
from faubourg.core.registry import Look
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import INK, PAPER, ROSE
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    Point,
    circle,
    group,
    label,
    picture,
    together,
)
from faubourg.games.small_city.draw.frames import WIDE, at, button
from faubourg.games.small_city.draw.icons import citizen
from faubourg.games.small_city.draw.paints import SHARED
from faubourg.games.small_city.draw.slots import FEET, SIGN, sign
from faubourg.games.small_city.draw.tiles import CELL, Part, art
from faubourg.games.small_city.draw.touching import seat_of
from faubourg.games.small_city.draw.words import named, player, say
from faubourg.games.small_city.view import SlotView, SmallCityView, TileView

ACROSS: Final = 6
STEP: Final = WIDE / ACROSS
DOWN: Final = 76.0
HEAD: Final = 30.0


class Spot(NamedTuple):
    """A slot of another borough that matters to the player."""

    name: str
    cell: str
    kind: str  # of the tile
    slot: str
    seat: Seat  # whose citizen stands there
    must: bool
    lit: bool


def spots(view: SmallCityView, look: Look) -> dict[Seat, list[Spot]]:
    """By borough: own tourists, and slots that can be chosen."""
    me, found = seat_of(view), {}
    for seat, borough in enumerate(view.boroughs):
        if seat == me:
            continue
        pairs = [(tile, slot) for tile in borough.tiles for slot in tile.slots]
        here = [spot for tile, slot in pairs if (spot := _spot(view, look, me, seat, tile, slot))]
        if here:
            found[seat] = sorted(here, key=lambda spot: (spot.seat != me, spot.slot, spot.cell))
    return found


def _spot(
    view: SmallCityView, look: Look, me: Seat, seat: Seat, tile: TileView, slot: SlotView
) -> Spot | None:
    where = f"{seat + 1}-{slot.cell}"
    if slot.owner == me:
        name, must = f"citizen:{where}", not slot.moved and view.step in ("moves", "slot")
        return Spot(name, slot.cell, tile.kind, slot.kind, me, must, name in look.lit)
    name = f"slot:{where}"
    if name in look.lit:
        return Spot(name, slot.cell, tile.kind, slot.kind, NOBODY, False, True)
    return None


def abroad(view: SmallCityView, language: str, look: Look) -> Markup:
    rows, y = [], 0.0
    for seat, found in spots(view, look).items():
        rows.append(_head(seat, player(language, look, seat), y))
        y += HEAD
        rows += [_chip(language, spot, _where(place, y)) for place, spot in enumerate(found)]
        y += DOWN * -(-len(found) // ACROSS)
    return picture((0, 0, WIDE, y), say(language, "abroad"), "", *rows,
                   class_="small-city abroad", **SHARED)  # fmt: skip


def _where(place: int, y: float) -> Point:
    row, column = divmod(place, ACROSS)
    return STEP * column, y + DOWN * row


@lru_cache(maxsize=64)
def _head(seat: Seat, owner: str, y: float) -> Markup:
    return group(
        mark(seat, (14, y + 16), 9),
        label(owner, (32, y + 16), 17, fill=INK, font_weight=700, text_anchor="start"),
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _chip(language: str, spot: Spot, where: Point) -> Markup:
    """One cell of the tile, as on its board."""
    box = (1.5, 1.5, STEP - 3, DOWN - 3)
    scale = (STEP - 8) / CELL
    scene = group(
        art(spot.kind, (Part(0, 0, spot.slot),)), sign(spot.slot, SIGN, False),
        citizen(spot.seat, FEET) if spot.seat != NOBODY else NOTHING,
        _must() if spot.must else NOTHING,
        label(spot.cell, (58, 16), 17, fill=INK, font_family=SERIF, font_weight=700,
              stroke=PAPER, stroke_width=3, paint_order="stroke"),
        transform=at((4, 4), scale),
    )  # fmt: skip
    what = say(language, "slot-kind", kind=spot.slot)
    words = say(language, "slot", cell=spot.cell, owner="",
                kind=f"{named(language, spot.kind)}, {what}")  # fmt: skip
    return group(button(spot.name, words, box, spot.lit, scene), transform=at(where))


@lru_cache(maxsize=1)
def _must() -> Markup:
    return together([
        circle((66, 36), 8, fill=ROSE, stroke=PAPER, stroke_width=1.5),
        label("!", (66, 36), 14, fill=PAPER, font_weight=700),
    ])  # fmt: skip
