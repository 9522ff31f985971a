"""How a tile is held: quarter turns and the side that is up, named for every placement."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.games.small_city.components import FOR_RESIDENTS, SLOTS, WATER, Tile
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.placements import Form, Placements

Way: TypeAlias = tuple[int, bool]  # degrees and whether mirrored
Laid: TypeAlias = frozenset[tuple[int, int, str]]  # cells from the lower left, each with its slot
QUARTER: Final = 90
BARE: Final = "-"


@lru_cache(maxsize=8)
def names_of(kit: Kit) -> list[tuple[str, ...]]:
    """By placement: the tile, its way if there is more than one, and its first cell."""
    found: list[tuple[str, ...]] = []
    places = kit.places
    for kind, (name, tile) in enumerate(kit.box.tiles.items()):
        ways = _ways(places, kind, tile)
        turns, sides = {turn for turn, _ in ways}, {mirrored for _, mirrored in ways}
        for form, (turn, mirrored) in zip(places.forms[kind], ways, strict=True):
            how = [f"turn:{turn}"] if len(turns) > 1 else []
            how += [f"mirror:{'yes' if mirrored else 'no'}"] if len(sides) > 1 else []
            for placement in _placements(places, form):
                where = f"cell:{places.board.names[places.all[placement].first]}"
                found.append((f"tile:{name}", *how, where))
    return found


def _placements(places: Placements, form: Form) -> range:
    return range(form.first, form.first + sum(number >= 0 for number in form.numbers))


def _ways(places: Placements, kind: int, tile: Tile) -> list[Way]:
    """By form: the smallest turn that makes it, and if it can be, without a mirror."""
    plain = kind in FOR_RESIDENTS
    known = {laid: way for way, laid in reversed(list(_turned(tile, plain)))}
    return [known[_laid(places, form, plain)] for form in places.forms[kind]]


def _turned(tile: Tile, plain: bool) -> Iterator[tuple[Way, Laid]]:
    for mirrored in (False, True):
        cells = [(-x if mirrored else x, y) for x, y in tile.cells]
        for quarter in range(4):
            left, low = min(x for x, _ in cells), min(y for _, y in cells)
            slots = [BARE if plain else slot for slot in tile.slots]
            yield (
                (QUARTER * quarter, mirrored),
                frozenset(
                    (x - left, y - low, slot) for (x, y), slot in zip(cells, slots, strict=True)
                ),
            )
            cells = [(y, -x) for x, y in cells]


def _laid(places: Placements, form: Form, plain: bool) -> Laid:
    """The form as its first placement lies."""
    placement = places.all[form.first]
    size = places.board.size
    slots = {cell: SLOTS[slot] for cell, slot in placement.slots}
    corner = next(cell for cell, number in enumerate(form.numbers) if number == form.first)
    found = set()
    for cell in placement.order:
        wet = not placement.solid >> cell & 1
        slot = BARE if plain else WATER if wet else slots.get(cell, BARE)
        found.add((cell % size - corner % size, cell // size - corner // size, slot))
    return frozenset(found)
