"""Promises as they stand, measured in the holder's own view (RULES.md 14, 20.8 and 20.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from faubourg.games.small_city.components import BROKEN, BROKEN_SPECIAL, KEPT, STACKS
from faubourg.games.small_city.narrate.codes import CULTURE
from faubourg.games.small_city.narrate.table import Ground, Table, level_of


def _tiles(family: str) -> Callable[[Ground], int]:
    return lambda ground: len(ground.of_family(family))


def _cells(family: str) -> Callable[[Ground], int]:
    return lambda ground: sum(len(tile.cells) for tile in ground.of_family(family))


def _level(family: str) -> Callable[[Ground], int]:
    return lambda ground: max((level_of(t.kind) for t in ground.of_family(family)), default=0)


def _largest_household(ground: Ground) -> int:
    """Citizens in the fullest residential tile of level 5."""
    tiles = [tile for tile in ground.seen.tiles if tile.kind == "residential-5"]
    counts = [sum(slot.owner == ground.seat for slot in tile.slots) for tile in tiles]
    return max(counts, default=0)


def _bare(ground: Ground) -> int:
    """Cells of the zone as it was at the start that no tile covers."""
    start = ground.kit.board.zone[ground.seen.sizes[0]]
    covered = sum(1 << ground.kit.board.number[cell] for cell in ground.tiles)
    return (start & ~covered).bit_count()


MEASURES: Final[dict[str, Callable[[Ground], int]]] = {
    "park-cells": lambda ground: ground.seen.park_cells,
    "commercial-tiles": _tiles("commercial"),
    "commercial-cells": _cells("commercial"),
    "commercial-level": _level("commercial"),
    "factories": _tiles("factory"),
    "factory-level": _level("factory"),
    "residential-tiles": _tiles("residential"),
    "residential-level": _level("residential"),
    "cultural-tiles": lambda ground: len(ground.of_family(*CULTURE)),
    "school": _tiles("school"),
    "library": _tiles("library"),
    "police": _tiles("police"),
    "fire": _tiles("fire"),
    "guards": lambda ground: len(ground.of_family("police", "fire")),
    "port": _tiles("port"),
    "refinery": _tiles("refinery"),
    "steps": lambda ground: ground.seen.steps,
    "pollution": lambda ground: ground.seen.pollution,
    "money": lambda ground: ground.seen.money,
    "raw": lambda ground: sum(ground.all_held()),
    "citizens-home": lambda ground: ground.seen.citizens_home,
    "citizens-hall": lambda ground: ground.hall_citizens,
    "citizens-residential-5": _largest_household,
    "bare-start-cells": _bare,
    "cemeteries": lambda ground: len(ground.seen.cemeteries),
}


def holds(ground: Ground, condition: str) -> bool:
    measure, sign, count = condition.split()
    found = MEASURES[measure](ground)
    return found >= int(count) if sign == ">=" else found <= int(count)


def broken_conditions(ground: Ground, conditions: list[str]) -> list[str]:
    return [condition for condition in conditions if not holds(ground, condition)]


def own_conditions(table: Table, number: int) -> list[str]:
    return list(table.kit.box.promises[number - 1])


def special_conditions(table: Table, number: int) -> list[str]:
    return list(table.kit.box.specials[number - 1])


def is_kept(ground: Ground) -> bool:
    """The promise as things stand; only where it may be known."""
    return not broken_conditions(ground, ground.seen.promise_text)


def broken_specials(table: Table, ground: Ground) -> list[int]:
    """16.1.9: numbers of the special promises broken as things stand."""
    return [
        number
        for number in ground.seen.specials
        if broken_conditions(ground, special_conditions(table, number))
    ]


def promised_votes(table: Table, ground: Ground) -> int:
    """15.2 and 16.1.9: what all promises of a player add and take."""
    points = BROKEN_SPECIAL * len(broken_specials(table, ground))
    number = ground.seen.promise
    for value, (low, high) in enumerate(STACKS):
        if low <= number <= high:
            points += KEPT[value] if is_kept(ground) else BROKEN[value]
    return points
