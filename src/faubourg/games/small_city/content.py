"""The component data a person may replace by what is in their own box (RULES.md chapter 20)."""

from __future__ import annotations

import re
from typing import Final

from faubourg.core import content
from faubourg.core.content import BadContent, Table, cell, named, number, part, shown, written
from faubourg.games.small_city import actions, board, components
from faubourg.games.small_city.components import Box, Cell, Tile

MOST_CELLS: Final = 10  # in a row
MOST_TILE_CELLS: Final = 12
MOST_PLACES: Final = 99  # in a warehouse
MOST_TILES: Final = 99  # of a kind in the supply
MOST_MONEY: Final = 999
MOST_RAW: Final = 99  # of each material in a price
MOST_CLAUSES: Final = 8  # of a promise
MOST_ACTIONS: Final = 19_000  # a catalogue stays under 20,000, an expansion adds its own
HEAD: Final = """\
# Small City Deluxe: what the rulebook's lost pictures showed, reconstructed (RULES.md, chapter 20).
# Own the box? Copy it here and play with --content FILE.
"""
COMMENTS: Final = {
    "zones": "The zone is n by n cells: at the start, then after each step.",
    "warehouse": "How many raw materials a warehouse holds.",
    "tiles": "Cells as [right, up]; a slot for each cell: home, cash, raw_to_cash, cash_to_votes,\n"
    "# raw_to_votes, wood, stone, metal, rest, power, water, or - for none. The price in dollars\n"
    "# and in wood, stone, metal. How many there are, if they form the supply.",
    "promises": "Conditions by number; all of a promise must hold. What can be measured:\n# "
    + ", ".join(components.MEASURES).replace("factory-level, ", "factory-level,\n# ")
    .replace("refinery, ", "refinery,\n# "),
    "specials": "Special promises, in the same way.",
}  # fmt: skip
CLAUSE: Final = re.compile(r"([a-z0-9-]+) (>=|<=) ([0-9]{1,3})")


# Writing


def export_content() -> str:
    """The built-in data as a TOML file to edit."""
    box = components.BOX
    parts = [HEAD, written("zones", box.zones, COMMENTS["zones"])]
    parts.append(written("warehouse", {"places": box.places}, COMMENTS["warehouse"]))
    parts.append(f"\n# {COMMENTS['tiles']}\n")
    parts += [written(f"tiles.{kind}", _tile_fields(tile)) for kind, tile in box.tiles.items()]
    parts.append(written("promises", _numbered(box.promises), COMMENTS["promises"]))
    parts.append(written("specials", _numbered(box.specials), COMMENTS["specials"]))
    return "".join(parts)


def _tile_fields(tile: Tile) -> Table:
    fields: Table = {"cells": tile.cells, "slots": tile.slots}
    if tile.money:
        fields["money"] = tile.money
    if any(tile.raw):
        fields["raw"] = tile.raw
    if tile.count:
        fields["count"] = tile.count
    return fields


def _numbered(conditions: tuple[tuple[str, ...], ...]) -> Table:
    return {str(number): clauses for number, clauses in enumerate(conditions, start=1)}


# Reading


def read_content(text: str) -> Box:
    """The data of a TOML file; what is wrong is named with what was expected."""
    return box_of(content.read_tables(text, COMMENTS))


def box_of(given: Table) -> Box:
    """The data of this game's tables."""
    box = Box(
        zones=_zones(part(given, "zones")),
        tiles=_tiles(part(given, "tiles")),
        places=_places(part(given, "warehouse")),
        promises=_conditions(given, "promises"),
        specials=_conditions(given, "specials"),
    )
    _check_levels(box)
    _check_fit(box)
    _check_growth(box)
    return box


def _zones(given: Table) -> dict[str, tuple[int, ...]]:
    named("zones", given, components.SIDES)
    return {side: _sizes(f"zones: {side}", given[side]) for side in components.SIDES}


def _sizes(where: str, given: object) -> tuple[int, ...]:
    sizes = tuple(
        number(where, size, 2, MOST_CELLS) for size in content.listed(where, given, MOST_CELLS)
    )
    if sorted(set(sizes)) != list(sizes):
        raise BadContent(f"{where} is {given}; expected growing sizes up to {MOST_CELLS}")
    return sizes


def _places(given: Table) -> int:
    places = named("warehouse", given, ["places"])["places"]
    return number("warehouse: places", places, 1, MOST_PLACES)


# Tiles


def _tiles(given: Table) -> dict[str, Tile]:
    named("tiles", given, components.KINDS)
    return {kind: _tile(kind, part(given, kind)) for kind in components.KINDS}


def _tile(kind: str, given: Table) -> Tile:
    known = {"cells", "slots", "money", "raw", "count"}
    if set(given) - known or not {"cells", "slots"} <= set(given):
        raise BadContent(f"tile {kind} has {shown(sorted(given))}; expected {sorted(known)}")
    cells = _cells(kind, content.listed(f"cells of {kind}", given["cells"], MOST_TILE_CELLS))
    tile = Tile(
        cells=cells,
        slots=_slots(
            kind, content.texts(f"slots of {kind}", given["slots"], MOST_TILE_CELLS), len(cells)
        ),
        count=number(f"count of {kind}", given.get("count", 0), 0, MOST_TILES),
        money=number(f"money of {kind}", given.get("money", 0), 0, MOST_MONEY),
        raw=_raw(kind, given.get("raw", [0, 0, 0])),
    )
    return _checked(kind, tile)


def _cells(kind: str, given: list[object]) -> tuple[Cell, ...]:
    """Different cells that hang together."""
    reach = range(-MOST_CELLS, MOST_CELLS + 1)
    cells = tuple(cell(f"a cell of {kind}", c, ("right", "up"), (reach, reach)) for c in given)
    if len(set(cells)) != len(cells) or not _is_connected(set(cells)):
        raise BadContent(f"cells of {kind} are {list(cells)}; expected cells that hang together")
    return cells


def _is_connected(cells: set[Cell]) -> bool:
    reached, new = set[Cell](), {min(cells)}
    while new:
        reached |= new
        steps = {(x + dx, y + dy) for x, y in new for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        new = steps & cells - reached
    return reached == cells


def _slots(kind: str, slots: list[str], count: int) -> tuple[str, ...]:
    known = {*components.SLOTS, components.NO_SLOT, components.WATER}
    if len(slots) != count or set(slots) - known:
        raise BadContent(f"slots of {kind} are {shown(slots)}; "
                         f"expected one of {sorted(known)} a cell")  # fmt: skip
    return tuple(slots)


def _raw(kind: str, given: object) -> tuple[int, int, int]:
    where = f"raw of {kind}"
    units = [
        number(where, unit, 0, MOST_RAW)
        for unit in content.listed(where, given, len(components.RAWS))
    ]
    if len(units) != len(components.RAWS):
        raise BadContent(f"raw of {kind} is {given}; expected wood, stone, metal")
    return units[0], units[1], units[2]


def _checked(kind: str, tile: Tile) -> Tile:
    """What the rules rely on: one power slot, a warehouse of one cell, who is in the supply."""
    which = components.KINDS.index(kind)
    by_set = which in (*components.OWN_SET, *components.CONTESTED, components.TOWN_HALL)
    if by_set and tile.count:
        raise BadContent(f"count of {kind} is {tile.count}; expected none, players own it")
    has_power = components.SLOTS[components.POWER] in tile.slots
    expected = kind in ("police", "fire", "clinic", "university")
    if has_power != expected or tile.slots.count(components.SLOTS[components.POWER]) > 1:
        raise BadContent(f"slots of {kind} are {list(tile.slots)}; a power slot is out of place")
    if which == components.WAREHOUSE and len(tile.cells) != 1:
        raise BadContent("the warehouse must have one cell")
    if components.WATER in tile.slots and (kind != "port" or tile.slots[0] == components.WATER):
        raise BadContent(f"slots of {kind}: only the port has water, after its building")
    if which in components.FOR_RESIDENTS and {*tile.slots} - {"home", "power", components.NO_SLOT}:
        raise BadContent(f"slots of {kind} are {list(tile.slots)}; expected home, power or -")
    return tile


# What belongs together


def _check_levels(box: Box) -> None:
    """1.2.1 and 5.5.7: a level has as many cells as its number, each with a slot."""
    for kinds in components.GROWING:
        for level, kind in enumerate(kinds, start=1):
            tile = box.tiles[components.KINDS[kind]]
            if len(tile.cells) != level or components.NO_SLOT in tile.slots:
                raise BadContent(
                    f"{components.KINDS[kind]} must have {level} cells with a slot on each"
                )


def _check_fit(box: Box) -> None:
    """2.8: the town hall fits into both zones; the others into the largest one."""
    smallest = min(sizes[0] for sizes in box.zones.values())
    largest = max(sizes[-1] for sizes in box.zones.values())
    for kind, tile in box.tiles.items():
        room = smallest if kind == components.KINDS[components.TOWN_HALL] else largest
        if _span(tile) > room:
            raise BadContent(f"{kind} does not fit into a zone of {room} cells")


def _span(tile: Tile) -> int:
    """The longer side of a tile."""
    return 1 + max(
        max(cell[axis] for cell in tile.cells) - min(cell[axis] for cell in tile.cells)
        for axis in (0, 1)
    )


def _check_growth(box: Box) -> None:
    """20.10: each level contains the level before; and there are not too many ways to lay tiles."""
    places = board.placements_of(box)
    for kinds in components.GROWING:
        for kind in kinds[:-1]:
            if not any(places.growths[tile.number] for tile in places.of(kind)):
                larger, smaller = components.KINDS[kind + 1], components.KINDS[kind]
                raise BadContent(f"{larger} does not contain {smaller} and its slots")
    check_actions(len(actions.book_of(places).actions), MOST_ACTIONS)


def check_actions(count: int, most: int) -> None:
    if count >= most:
        raise BadContent(f"these tiles make {count} actions; expected fewer than {most}")


# Promises


def _conditions(given: Table, table: str) -> tuple[tuple[str, ...], ...]:
    numbers = tuple(str(count) for count in range(1, components.PROMISES + 1))
    found = named(table, part(given, table), numbers)
    return tuple(_clauses(f"{table}: {count}", found[count]) for count in numbers)


def _clauses(where: str, given: object) -> tuple[str, ...]:
    clauses = tuple(content.texts(where, given, MOST_CLAUSES))
    for clause in clauses:
        match = CLAUSE.fullmatch(clause)
        if match is None or match[1] not in components.MEASURES:
            raise BadContent(f"{where} is {shown(clause)}; expected such as 'park-cells >= 6'")
    return clauses
