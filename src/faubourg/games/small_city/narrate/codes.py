"""Codes, numbers and lists that the texts are told; their words are the texts' own business."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from faubourg.core import catalogue, wording
from faubourg.core.model import NOBODY, Seat
from faubourg.core.wording import NONE, Values, listed, yes
from faubourg.games.small_city import benefits, council, demolition
from faubourg.games.small_city import components as box
from faubourg.games.small_city.actions import HALL, MONEY, NO_LINE, PAYS, SUPPLY, Invest, Pay, Store
from faubourg.games.small_city.board import NO_TILE, Cell, Number, Placement
from faubourg.games.small_city.ground import Ground, Space, Tile
from faubourg.games.small_city.special import SUPPORT_MONEY, SUPPORT_VOTES
from faubourg.games.small_city.table import Price, Table

told = partial(wording.told, "small_city")

CULTURE: Final = ("town-hall", "school", "library", "museum", "metro", "clinic", "university")
LEVELLED: Final = ("residential", "commercial", "factory", "park")
CONDITIONS: Final = 3  # the most that a promise has


def second_person(seat: Seat) -> Values:
    """Another player of the same sentence, named as `who-2`."""
    return {"player-2": seat + 1, "named-2": "no"}


def tile_values(kind: str) -> Values:
    """A kind of tile as its family and its level: "residential-3" or "school"."""
    family, _, level = kind.rpartition("-")
    if family in LEVELLED and level.isdecimal():
        return {"tile": family, "level": int(level)}
    return {"tile": kind, "level": 0}


def second_tile(kind: str) -> Values:
    """Another tile of the same sentence."""
    return {f"{key}-2": value for key, value in tile_values(kind).items()}


def raws(counts: Sequence[int]) -> Values:
    """Wood, stone and metal, and what stands between them in a list."""
    return _raws(*counts).copy()


@lru_cache(maxsize=1024)
def _raws(wood: int, stone: int, metal: int) -> Values:
    """There are few, and a page has hundreds of labels with a price."""
    before = {"stone": bool(wood), "metal": bool(wood or stone)}
    stone_join = NONE if not stone or not before["stone"] else "comma" if metal else "and"
    metal_join = "and" if metal and before["metal"] else NONE
    return {"wood": wood, "stone": stone, "metal": metal, "units": wood + stone + metal,
            "join-stone": stone_join, "join-metal": metal_join}  # fmt: skip


def culture(kinds: Sequence[str]) -> Values:
    """Cultural buildings by name: which one comes first in the list, and which ones follow."""
    found: Values = {}
    for kind in CULTURE:
        place = "more" if "first" in found.values() else "first"
        found[f"has-{kind}"] = place if kind in kinds else "no"
    return found


def promise_values(number: int, conditions: Sequence[str], special: bool = False) -> Values:
    """A promise by its number, with what it is worth and its conditions."""
    values: Values = {"promise": number, "special": yes(special)}
    value = next((v for v, (low, high) in enumerate(box.STACKS) if low <= number <= high), 0)
    values |= {
        "kept": 0 if special else box.KEPT[value],
        "broken": 5 if special else -box.BROKEN[value],
    }
    values["conditions"] = len(conditions)
    for place in range(CONDITIONS):
        values |= _condition(place + 1, conditions[place] if place < len(conditions) else "")
    return values


def _condition(place: int, words: str) -> Values:
    """ "park-cells >= 6", as a measure, a number, and whether it is the least or the most."""
    measure, sign, count = words.split() if words else (NONE, ">=", "0")
    bound = "least" if sign == ">=" else "most"
    if (sign, count) in ((">=", "1"), ("<=", "0")):
        bound = "some" if sign == ">=" else "no"
    return {f"measure-{place}": measure, f"bound-{place}": bound, f"count-{place}": int(count)}


def alone(table: Table) -> Values:
    """For texts that speak of others where there are any."""
    return {"solo": yes(table.kit.solo)}


# Tiles


def laid_values(words: str) -> Values:
    """A tile as the notation names it: "factory-1 c4"."""
    kind, *cells = words.split() if words else (NONE,)
    return {**tile_values(kind), **listed("cells", cells), "spots": " ".join(cells)}


def placed_values(table: Table, number: Number) -> Values:
    return laid_values(table.kit.places.names[number])


def at_cell(table: Table, seat: Seat, cell: str) -> Values:
    """The tile that covers a cell of a borough, and its slot."""
    ground = table.grounds[seat]
    slot = ground.slots.get(cell)
    values = tile_values(ground.kind_at(cell))
    return {**values, **alone(table), "cell": cell, "slot": slot.kind if slot else NONE}


def standing_at(table: Table, seat: Seat, cell: str) -> Seat:
    """Whose citizen stands on a cell of a borough; NOBODY."""
    slot = table.grounds[seat].slots.get(cell)
    return slot.owner if slot else NOBODY


def price_values(price: Price) -> Values:
    """Money, or raw materials, or nothing; what makes it cheaper, and the usual price."""
    how = "free" if price.is_free else "money" if price.money else "raw"
    return {"price": how, "money": price.money, **raws(price.raw),
            "cheaper": price.cheaper or NONE, "choice": yes(price.choice),
            **_usual(price.usual)}  # fmt: skip


def _usual(tile: box.Tile) -> Values:
    """Money, or the only raw material; of several kinds it is not told apart."""
    raw = next((raw for raw, count in enumerate(tile.raw) if count), -1)
    if raw < 0:
        return {"coin": "money", "usual": tile.money}
    return {"coin": box.RAWS[raw], "usual": tile.raw[raw]}


def growing(ground: Ground, target: Placement) -> tuple[Tile | None, Cell]:
    """5.5.7: the tile that would become this one, and the cell it gains."""
    number = demolition.old_tile(ground.kit, ground.borough, target)
    if number == NO_TILE:
        return None, target.first
    old = ground.kit.places.all[number]
    return ground.tile(old), catalogue.members(target.cells & ~old.cells)[0]


def store_values(table: Table, store: Store) -> Values:
    where = {HALL: "hall", SUPPLY: "supply"}.get(store, "warehouse")
    return {"store": where, "store-cell": table.name(store) if store >= 0 else NONE}


def units_left(table: Table) -> Values:
    """What is still to be stored."""
    return raws([sum(by_borough) for by_borough in table.units])


def must_still_move(table: Table, seat: Seat) -> int:
    """7.1.2: own citizens and tourists who have not moved and must."""
    obliged, own = table.obliged(seat), table.city.boroughs[seat]
    seconds = table.kit.second_citizens(own, obliged[seat])
    return sum(cells.bit_count() for cells in obliged) + seconds


# The council (RULES.md chapter 11)


def offered(space: Space) -> Values:
    """What a space gives, for any line."""
    place = max(0, min(space.column, box.COLUMNS) - 1)
    return {"line": space.line or NONE, "column": space.column, "reward": benefits.GRANTS[place],
            "people": benefits.NEWCOMERS[place]}  # fmt: skip


def target(table: Table, seat: Seat, action: Invest) -> Space:
    """What an investment enters."""
    price = council.price(table.city.boroughs[seat], action)
    line = action.disc if action.advance else action.line
    return Space(box.LINES[line], min(price, box.COLUMNS))


def invest_values(table: Table, seat: Seat, action: Invest) -> Values:
    space = target(table, seat, action)
    start = action.disc == NO_LINE
    disc = NONE if start else box.LINES[action.disc]
    way = "start" if start else "again" if disc == space.line else "change"
    draws = min(box.SPECIAL_DRAWS[space.column - 1], table.stack)
    values: Values = {"disc": disc, "pay": PAYS[action.pay], "price": space.column, "draws": draws}
    return {**offered(space), **values, "way": "advance" if action.advance else way}


def reward_of(table: Table, pay: Pay) -> int:
    """4.3.7 or 11.4.1."""
    if table.step == "grant":
        return benefits.GRANTS[max(table.space.column, 1) - 1]
    return SUPPORT_MONEY if pay == MONEY else SUPPORT_VOTES


def offered_units(table: Table, raw: box.Raw) -> Values:
    """11.2.1."""
    counts = [0, 0, 0]
    counts[raw] = benefits.OFFERS[max(table.space.column, 1) - 1].get(raw, 1)
    return raws(counts)
