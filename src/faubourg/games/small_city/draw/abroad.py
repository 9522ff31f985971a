"""Other boroughs while citizens move: own tourists there, and the slots they may go to."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.model import NOBODY, Seat
from faubourg.core.presentation import Look
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
from faubourg.games.small_city.draw.icons import citizen, icon
from faubourg.games.small_city.draw.paints import SHARED, family
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.slots import FEET, SIGN, SIGNS, sign
from faubourg.games.small_city.draw.tiles import CELL, Part, art
from faubourg.games.small_city.draw.words import named, player, say
from faubourg.games.small_city.table import Slot, Tile

FEW: Final = 12  # slots with pictures


class Plan(NamedTuple):
    """How slots are laid out."""

    across: int
    down: float


LARGE: Final = Plan(6, 76.0)
SMALL: Final = Plan(8, 50.0)


class Spot(NamedTuple):
    """A slot of another borough that matters to the player."""

    name: str
    borough: Seat
    cell: str
    kind: str  # of the tile
    slot: str
    seat: Seat  # whose citizen stands there
    must: bool
    lit: bool


def spots(table: Picture, look: Look) -> list[Spot]:
    """Own tourists first, and slots that can be chosen, borough by borough."""
    me, found = table.seat, []
    for seat, borough in enumerate(table.grounds):
        if seat == me:
            continue
        pairs = [(tile, slot) for tile in borough.tiles for slot in tile.slots]
        here = [spot for tile, slot in pairs if (spot := _spot(table, look, me, seat, tile, slot))]
        found += sorted(here, key=lambda spot: (spot.slot, spot.cell))
    return sorted(found, key=lambda spot: spot.seat != me)


def _spot(table: Picture, look: Look, me: Seat, seat: Seat, tile: Tile, slot: Slot) -> Spot | None:
    where = f"{seat + 1}-{slot.cell}"
    if slot.owner == me:
        name, must = f"citizen:{where}", not slot.moved and table.step in ("moves", "slot")
        return Spot(name, seat, slot.cell, tile.kind, slot.kind, me, must, name in look.lit)
    name = f"slot:{where}"
    if name in look.lit:
        return Spot(name, seat, slot.cell, tile.kind, slot.kind, NOBODY, False, True)
    return None


def abroad(table: Picture, language: str, look: Look) -> Markup:
    """Large pictures of a few slots, small signs of many: they must all be seen at once."""
    known = spots(table, look)
    plan = LARGE if len(known) <= FEW else SMALL
    wide = WIDE / plan.across
    rows = []
    for place, spot in enumerate(known):
        row, column = divmod(place, plan.across)
        owner = player(language, look, spot.borough)
        rows.append(_chip(language, spot, owner, (wide * column, plan.down * row), plan))
    high = plan.down * -(-len(known) // plan.across)
    return picture((0, 0, WIDE, high), say(language, "abroad"), "", *rows,
                   class_="small-city abroad", **SHARED)  # fmt: skip


@lru_cache(maxsize=2048)
def _chip(language: str, spot: Spot, owner: str, where: Point, plan: Plan) -> Markup:
    wide = WIDE / plan.across
    what = say(language, "slot-kind", kind=spot.slot)
    words = say(language, "slot-abroad", owner=owner, cell=spot.cell,
                tile=named(language, spot.kind), kind=what)  # fmt: skip
    inside = _scene(spot, (wide - 8) / CELL) if plan == LARGE else _sign(spot, wide)
    box = (1.5, 1.5, wide - 3, plan.down - 3)
    return group(button(spot.name, words, box, spot.lit, inside), transform=at(where))


def _scene(spot: Spot, scale: float) -> Markup:
    """One cell of the tile, as on its board."""
    return group(
        art(spot.kind, (Part(0, 0, spot.slot),)), sign(spot.slot, SIGN, False),
        citizen(spot.seat, FEET) if spot.seat != NOBODY else NOTHING,
        _must() if spot.must else NOTHING,
        _badge(spot.borough, (11, 11)),
        label(spot.cell, (56, 14), 18, fill=INK, font_family=SERIF, font_weight=700,
              stroke=PAPER, stroke_width=3, paint_order="stroke"),
        transform=at((4, 4), scale),
    )  # fmt: skip


def _sign(spot: Spot, wide: float) -> Markup:
    """What the slot brings, or where it is."""
    x = wide / 2
    shown = SIGNS.get(spot.slot)
    if spot.seat != NOBODY:
        what = citizen(spot.seat, (x, 29), 0.85)
    elif shown:
        what = sign(spot.slot, (x - 6.5 * len(shown) + 13.5, 17), True)
    else:
        what = icon("park" if family(spot.kind) == "park" else "culture", (x, 17), 0.9)
    return together([
        what, mark(spot.borough, (x - 12, 39), 5.5),
        label(spot.cell, (x + 6, 39), 15, fill=ROSE if spot.must else INK, font_family=SERIF,
              font_weight=700),
    ])  # fmt: skip


@lru_cache(maxsize=64)
def _badge(seat: Seat, where: Point) -> Markup:
    """Whose borough it is."""
    return group(circle(where, 10, fill=PAPER, stroke=INK), mark(seat, where, 6.5))


@lru_cache(maxsize=1)
def _must() -> Markup:
    return together([
        circle((66, 36), 8, fill=ROSE, stroke=PAPER, stroke_width=1.5),
        label("!", (66, 36), 14, fill=PAPER, font_weight=700),
    ])  # fmt: skip
