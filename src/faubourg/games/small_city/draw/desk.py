"""Choices that lie on no board: rewards, goods, uses, and slots of other boroughs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.model import NOBODY, Seat
from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.marks import mark
from faubourg.drawing.palette import INK, PAPER, ROSE
from faubourg.drawing.signs import badge
from faubourg.drawing.svg import NOTHING, SERIF, SHARED, Markup, Point, at, group, label, together
from faubourg.games.small_city.benefits import GRANTS, OFFERS
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.plots import FEET, SIGN, SIGNS, sign
from faubourg.games.small_city.draw.signs import WIDE, button, citizen, icon
from faubourg.games.small_city.draw.strokes import family
from faubourg.games.small_city.draw.tiles import CELL, Part, Style, art, player, say
from faubourg.games.small_city.ground import Slot, Tile
from faubourg.games.small_city.income import uses_of

ACROSS: Final = 4
STEP: Final = WIDE / ACROSS
DOWN: Final = 58.0
KINDS: Final = ("reward", "use", "raw", "spend", "unit", "abroad", "supply")
USES: Final = ("raw_to_cash", "cash_to_votes", "raw_to_votes")
SUPPORT: Final = {"money": 1, "votes": 2}  # 4.3.7


def choices(look: Look) -> list[str]:
    """Names of the desk that can be touched, in a fixed order."""
    found = [name for name in look.lit if name.partition(":")[0] in KINDS]
    return sorted(found, key=lambda name: (KINDS.index(name.partition(":")[0]), _order(name)))


def _order(name: str) -> tuple[int, str]:
    value = name.partition(":")[2].partition("-")[0]
    return (RAWS.index(value) if value in RAWS else 9, name)


def desk(table: Picture, language: str, look: Look) -> Markup:
    names = choices(look)
    found = [_choice(table, language, look, name, place) for place, name in enumerate(names)]
    rows = -(-len(names) // ACROSS)
    return svg.picture(
        (0, 0, WIDE, DOWN * rows), say(language, "desk"), "", *found, class_="small-city desk",
        **SHARED,
    )  # fmt: skip


def _choice(table: Picture, language: str, look: Look, name: str, place: int) -> Markup:
    row, column = divmod(place, ACROSS)
    x, y = STEP * column, DOWN * row
    box = (x + 3, y + 3, STEP - 6, DOWN - 6)
    middle = (x + STEP / 2, y + DOWN / 2)
    return button(name, _words(language, look, name), box, True, _inside(table, name, middle))


def _words(language: str, look: Look, name: str) -> str:
    kind, _, value = name.partition(":")
    if kind == "supply":
        return say(language, "to-supply")
    if kind in ("unit", "abroad"):
        what, _, rest = value.partition("-")
        seat = int(rest if kind == "unit" else what) - 1
        owner = player(language, look, seat)
        if kind == "abroad":
            return say(language, "to-abroad", owner=owner, cell=rest)
        return say(language, "unit", raw=say(language, "raw", raw=what), owner=owner)
    return say(language, "raw", raw=value) if kind == "raw" else say(language, kind, value=value)


def _inside(table: Picture, name: str, middle: Point) -> Markup:
    kind, _, value = name.partition(":")
    if kind == "reward":
        return counted(str(_reward(table, value)), (value,), middle)
    if kind == "use":
        uses = uses_of(table.known, table.seat)
        left = uses[USES.index(value)] if uses else 0
        return counted(f"{left}×" if left > 1 else "", SIGNS[value], middle)
    if kind == "raw":
        return counted(_offered(table, value), (value,), middle)
    if kind == "spend":
        return counted(value, ("money", "arrow", "votes"), middle, str(int(value) + 1))
    if kind == "unit":
        raw, _, borough = value.partition("-")
        return _unit(table, raw, int(borough) - 1, middle)
    if kind == "abroad":
        borough, _, cell = value.partition("-")
        return _abroad(int(borough) - 1, cell, middle)
    return counted("", ("arrow", "raw"), middle)


def _reward(table: Picture, what: str) -> int:
    if table.step == "support":
        return SUPPORT[what]
    return GRANTS[max(1, table.space.column) - 1]


def _offered(table: Picture, raw: str) -> str:
    if table.step != "offer":
        return ""
    return str(OFFERS[max(1, table.space.column) - 1].get(RAWS.index(raw), ""))


@lru_cache(maxsize=1024)
def counted(count: str, icons: tuple[str, ...], middle: Point, last: str = "") -> Markup:
    """A number and signs in a row, and perhaps another number."""
    x, y = middle
    steps = (1 if count else 0) + len(icons) + (1 if last else 0)
    wide = 23.0 if steps < 4 else 96 / steps
    left = x - wide * (steps - 1) / 2
    found = [_number(count, (left, y))] if count else []
    start = left + (wide if count else 0)
    found += [icon(name, (start + wide * n, y), wide / 24) for n, name in enumerate(icons)]
    if last:
        found.append(_number(last, (start + wide * len(icons), y)))
    return together(found)


def _number(words: str, where: Point) -> Markup:
    size = 21 if len(words) < 2 else 18
    return label(words, where, size, fill=INK, font_family=SERIF, font_weight=700)


def _unit(table: Picture, raw: str, borough: int, middle: Point) -> Markup:
    """How many of a kind were made where; whose borough only if it is another's."""
    x, y = middle
    rows = table.units if table.step == "storing" else table.unmade
    count = rows[RAWS.index(raw)][borough] if rows and rows[RAWS.index(raw)] else 0
    foreign = borough != table.seat
    return together([
        counted(f"{count}×" if count else "", (raw,), (x - (14 if foreign else 0), y)),
        mark(borough, (x + 30, y), 9) if foreign else NOTHING,
    ])  # fmt: skip


def _abroad(borough: int, cell: str, middle: Point) -> Markup:
    x, y = middle
    return together([
        icon("arrow", (x - 30, y), 0.9), mark(borough, (x - 6, y), 9),
        label(cell, (x + 24, y), 19, fill=INK, font_family=SERIF, font_weight=700),
    ])  # fmt: skip


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
        where = wide * column, plan.down * row
        rows.append(_chip(table.style, language, spot, owner, where, plan))
    high = plan.down * -(-len(known) // plan.across)
    return svg.picture((0, 0, WIDE, high), say(language, "abroad"), "", *rows,
                   class_="small-city abroad", **SHARED)  # fmt: skip


@lru_cache(maxsize=2048)
def _chip(style: Style, language: str, spot: Spot, owner: str, where: Point, plan: Plan) -> Markup:
    wide = WIDE / plan.across
    what = style.say(language, "slot-kind", kind=spot.slot)
    words = say(language, "slot-abroad", owner=owner, cell=spot.cell,
                tile=style.named(language, spot.kind), kind=what)  # fmt: skip
    large = plan == LARGE
    inside = _scene(style, spot, (wide - 8) / CELL) if large else _sign(style, spot, wide)
    box = (1.5, 1.5, wide - 3, plan.down - 3)
    return group(button(spot.name, words, box, spot.lit, inside), transform=at(where))


def _scene(style: Style, spot: Spot, scale: float) -> Markup:
    """One cell of the tile, as on its board."""
    return group(
        art(style, spot.kind, (Part(0, 0, spot.slot),)), sign(style, spot.slot, SIGN, False),
        citizen(spot.seat, FEET) if spot.seat != NOBODY else NOTHING,
        _must() if spot.must else NOTHING,
        badge(spot.borough, (11, 11), 10, 6.5),
        label(spot.cell, (56, 14), 18, fill=INK, font_family=SERIF, font_weight=700,
              stroke=PAPER, stroke_width=3, paint_order="stroke"),
        transform=at((4, 4), scale),
    )  # fmt: skip


def _sign(style: Style, spot: Spot, wide: float) -> Markup:
    """What the slot brings, or where it is."""
    x = wide / 2
    shown = style.signs.get(spot.slot, SIGNS.get(spot.slot))
    if spot.seat != NOBODY:
        what = citizen(spot.seat, (x, 29), 0.85)
    elif shown:
        what = sign(style, spot.slot, (x - 6.5 * len(shown) + 13.5, 17), True)
    else:
        what = icon("park" if family(spot.kind) == "park" else "culture", (x, 17), 0.9)
    return together([
        what, mark(spot.borough, (x - 12, 39), 5.5),
        label(spot.cell, (x + 6, 39), 15, fill=ROSE if spot.must else INK, font_family=SERIF,
              font_weight=700),
    ])  # fmt: skip


@lru_cache(maxsize=1)
def _must() -> Markup:
    return together([
        svg.circle((66, 36), 8, fill=ROSE, stroke=PAPER, stroke_width=1.5),
        label("!", (66, 36), 14, fill=PAPER, font_weight=700),
    ])  # fmt: skip
