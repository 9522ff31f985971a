"""The component data a person may replace by what is in their own box (RULES.md chapter 20)."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Final, TypeAlias

from faubourg.core.registry import BadContent
from faubourg.games.small_city.board import Board
from faubourg.games.small_city.catalogue import Catalogue
from faubourg.games.small_city.components import (
    BOX,
    CONTESTED,
    FOR_RESIDENTS,
    GROWING,
    KINDS,
    MEASURES,
    NO_SLOT,
    OWN_SET,
    POWER,
    PROMISES,
    RAWS,
    SIDES,
    SLOTS,
    TOWN_HALL,
    WAREHOUSE,
    WATER,
    Box,
    Cell,
    Tile,
)
from faubourg.games.small_city.placements import Placements

Table: TypeAlias = dict[str, object]

MOST_CELLS: Final = 10  # in a row
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
    + ", ".join(MEASURES).replace("factory-level, ", "factory-level,\n# ")
    .replace("refinery, ", "refinery,\n# "),
    "specials": "Special promises, in the same way.",
}  # fmt: skip
CLAUSE: Final = re.compile(r"([a-z0-9-]+) (>=|<=) (\d+)")


# Writing


def export_content() -> str:
    """The built-in data as a TOML file to edit."""
    zones: Table = dict(BOX.zones)
    parts = [HEAD, _table("zones", zones), _table("warehouse", {"places": BOX.places})]
    parts.append(f"\n# {COMMENTS['tiles']}\n")
    parts += [_table(f"tiles.{kind}", _tile_fields(tile)) for kind, tile in BOX.tiles.items()]
    parts.append(_table("promises", _numbered(BOX.promises)))
    parts.append(_table("specials", _numbered(BOX.specials)))
    return "".join(parts)


def _table(name: str, values: Table) -> str:
    # Texts, numbers and lists of them are the same in JSON and in TOML.
    comment = f"\n# {COMMENTS[name]}" if name in COMMENTS else ""
    lines = [f"{key} = {json.dumps(value)}\n" for key, value in values.items()]
    return f"{comment}\n[{name}]\n" + "".join(lines)


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
    return box_of(parse(text, set(COMMENTS)))


def box_of(given: Table) -> Box:
    """The data of this game's tables."""
    box = Box(
        zones=_zones(_part(given, "zones")),
        tiles=_tiles(_part(given, "tiles")),
        places=_number("warehouse: places", _part(given, "warehouse").get("places"), 1),
        promises=_conditions(given, "promises"),
        specials=_conditions(given, "specials"),
    )
    _check_levels(box)
    _check_fit(box)
    _check_growth(box)
    return box


def parse(text: str, expected: set[str]) -> Table:
    """A TOML file that has just these tables."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"not TOML: {error}") from error
    if set(given) != expected:
        raise BadContent(f"found tables {sorted(given)}; expected {sorted(expected)}")
    return given


def _part(given: Table, name: str) -> Table:
    part = given.get(name)
    if not isinstance(part, dict):
        raise BadContent(f"{name} is {part!r}; expected a table, [{name}]")
    return part


def _number(where: str, given: object, least: int) -> int:
    if type(given) is not int or given < least:
        raise BadContent(f"{where} is {given!r}; expected a number from {least} up")
    return given


def _list(where: str, given: object) -> list[object]:
    if not isinstance(given, list) or not given:
        raise BadContent(f"{where} is {given!r}; expected a list")
    return given


def _named(where: str, given: Table, expected: tuple[str, ...]) -> Table:
    if set(given) != set(expected):
        raise BadContent(f"{where} has {sorted(given)}; expected {sorted(expected)}")
    return given


def _zones(given: Table) -> dict[str, tuple[int, ...]]:
    named = _named("zones", given, SIDES)
    return {side: _sizes(f"zones: {side}", _list(side, named[side])) for side in SIDES}


def _sizes(where: str, given: list[object]) -> tuple[int, ...]:
    sizes = tuple(_number(where, size, 2) for size in given)
    if sorted(set(sizes)) != list(sizes) or sizes[-1] > MOST_CELLS:
        raise BadContent(f"{where} is {given}; expected growing sizes up to {MOST_CELLS}")
    return sizes


# Tiles


def _tiles(given: Table) -> dict[str, Tile]:
    named = _named("tiles", given, KINDS)
    return {kind: _tile(kind, _part(named, kind)) for kind in KINDS}


def _tile(kind: str, given: Table) -> Tile:
    known = {"cells", "slots", "money", "raw", "count"}
    if set(given) - known or not {"cells", "slots"} <= set(given):
        raise BadContent(f"tile {kind} has {sorted(given)}; expected {sorted(known)}")
    cells = tuple(_cell(kind, cell) for cell in _list(f"cells of {kind}", given["cells"]))
    tile = Tile(
        cells=_shape(kind, cells),
        slots=_slots(kind, _list(f"slots of {kind}", given["slots"]), len(cells)),
        count=_number(f"count of {kind}", given.get("count", 0), 0),
        money=_number(f"money of {kind}", given.get("money", 0), 0),
        raw=_raw(kind, given.get("raw", [0, 0, 0])),
    )
    return _checked(kind, tile)


def _cell(kind: str, given: object) -> Cell:
    if isinstance(given, list) and len(given) == 2 and all(type(n) is int for n in given):
        return given[0], given[1]
    raise BadContent(f"tile {kind} has the cell {given!r}; expected [right, up]")


def _shape(kind: str, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Different cells that hang together."""
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


def _slots(kind: str, given: list[object], count: int) -> tuple[str, ...]:
    slots = tuple(str(slot) for slot in given)
    known = {*SLOTS, NO_SLOT, WATER}
    if len(slots) != count or set(slots) - known:
        raise BadContent(f"slots of {kind} are {given}; expected one of {sorted(known)} a cell")
    return slots


def _raw(kind: str, given: object) -> tuple[int, int, int]:
    units = [_number(f"raw of {kind}", unit, 0) for unit in _list(f"raw of {kind}", given)]
    if len(units) != len(RAWS):
        raise BadContent(f"raw of {kind} is {given}; expected wood, stone, metal")
    return units[0], units[1], units[2]


def _checked(kind: str, tile: Tile) -> Tile:
    """What the rules rely on: one power slot, a warehouse of one cell, who is in the supply."""
    number = KINDS.index(kind)
    by_set = number in (*OWN_SET, *CONTESTED, TOWN_HALL)
    if by_set and tile.count:
        raise BadContent(f"count of {kind} is {tile.count}; expected none, players own it")
    has_power = SLOTS[POWER] in tile.slots
    expected = kind in ("police", "fire", "clinic", "university")
    if has_power != expected or tile.slots.count(SLOTS[POWER]) > 1:
        raise BadContent(f"slots of {kind} are {list(tile.slots)}; a power slot is out of place")
    if number == WAREHOUSE and len(tile.cells) != 1:
        raise BadContent("the warehouse must have one cell")
    if WATER in tile.slots and (kind != "port" or tile.slots[0] == WATER):
        raise BadContent(f"slots of {kind}: only the port has water, after its building")
    if number in FOR_RESIDENTS and {*tile.slots} - {"home", "power", NO_SLOT}:
        raise BadContent(f"slots of {kind} are {list(tile.slots)}; expected home, power or -")
    return tile


# What belongs together


def _check_levels(box: Box) -> None:
    """1.2.1 and 5.5.7: a level has as many cells as its number, each with a slot."""
    for kinds in GROWING:
        for level, kind in enumerate(kinds, start=1):
            tile = box.tiles[KINDS[kind]]
            if len(tile.cells) != level or NO_SLOT in tile.slots:
                raise BadContent(f"{KINDS[kind]} must have {level} cells with a slot on each")


def _check_fit(box: Box) -> None:
    """2.8: the town hall fits into both zones; the others into the largest one."""
    smallest = min(sizes[0] for sizes in box.zones.values())
    largest = max(sizes[-1] for sizes in box.zones.values())
    for kind, tile in box.tiles.items():
        room = smallest if kind == KINDS[TOWN_HALL] else largest
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
    board = Board(max(sizes[-1] for sizes in box.zones.values()))
    places = Placements(board, box)
    for kinds in GROWING:
        for kind in kinds[:-1]:
            if not any(places.growths[tile.number] for tile in places.of(kind)):
                raise BadContent(f"{KINDS[kind + 1]} does not contain {KINDS[kind]} and its slots")
    count = len(Catalogue(board, places).actions)
    if count >= MOST_ACTIONS:
        raise BadContent(f"these tiles make {count} actions; expected fewer than {MOST_ACTIONS}")


# Promises


def _conditions(given: Table, table: str) -> tuple[tuple[str, ...], ...]:
    part = _part(given, table)
    numbers = tuple(str(number) for number in range(1, PROMISES + 1))
    _named(table, part, numbers)
    return tuple(_clauses(f"{table}: {number}", part[number]) for number in numbers)


def _clauses(where: str, given: object) -> tuple[str, ...]:
    clauses = tuple(str(clause) for clause in _list(where, given))
    for clause in clauses:
        match = CLAUSE.fullmatch(clause)
        if match is None or match[1] not in MEASURES:
            raise BadContent(f"{where} is {clause!r}; expected such as 'park-cells >= 6'")
    return clauses
