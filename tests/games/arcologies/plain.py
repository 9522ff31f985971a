"""Arcology places counted a second time, cell by cell, from what a view shows and people read."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.games.arcologies.table import ArcologyTable as ArcologySeen
from faubourg.games.small_city.ground import Ground, Tile
from games.arcologies.rulebook import rows

Cell = tuple[int, int]  # to the right and upwards, from 0
LETTERS = {
    "R": "residential-1", "C": "commercial-1", "F": "factory-1", "P": "park-1", "W": "warehouse",
    "X": "refinery", "K": "school",
}  # fmt: skip
PATTERNS = {name.lower(): (lines, statue.lower()) for name, *lines, statue in rows("12.4")}
SPLITTABLE = ("residential", "commercial", "factory")


def cell_of(name: str) -> Cell:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def pattern(name: str, degrees: int) -> dict[Cell, str]:
    """What each cell asks for, from the lower left one, turned clockwise."""
    lines, statue = PATTERNS[name]
    asked = {
        (x, 2 - row): LETTERS.get(letter, f"statue-{statue}" if letter == "S" else "")
        for row, line in enumerate(lines)
        for x, letter in enumerate(line.split())
    }
    for _ in range(degrees // 90):
        asked = {(y, 2 - x): kind for (x, y), kind in asked.items()}
    return asked


@dataclass
class Found:
    """One place: what it costs, and whether anything but the metal is against it."""

    metal: int
    blocked: bool


def place(view: ArcologySeen, seat: int, corner: str, degrees: int) -> Found:
    """Chapter 4 without the option 10.3."""
    borough = view.grounds[seat]
    left, low = cell_of(corner)
    asked = {
        (left + x, low + y): kind
        for (x, y), kind in pattern(view.arcologies[seat].pattern, degrees).items()
    }
    tiles = {cell_of(cell): tile for tile in borough.tiles for cell in tile.cells}
    metal = sum(not _matches(tiles.get(cell), kind) for cell, kind in asked.items() if kind)
    empty = next(cell for cell, kind in asked.items() if not kind)
    return Found(metal, empty in tiles or _is_blocked(view, borough, set(asked)))


def _matches(tile: Tile | None, kind: str) -> bool:
    return tile is not None and tile.kind == kind and len(tile.cells) == 1


def _is_blocked(view: ArcologySeen, borough: Ground, square: set[Cell]) -> bool:
    closed = {cell_of(name) for name in (*borough.mayor, *borough.cemeteries)}
    if closed & square or any(max(cell) >= borough.size for cell in square):
        return True
    needed: dict[str, int] = {}
    for tile in borough.tiles:
        cells = {cell_of(name) for name in tile.cells}
        if tile.kind == "town-hall" and cells & square:
            return True
        if cells & square and cells - square:
            sort = tile.kind.rpartition("-")[0]
            if sort not in SPLITTABLE or not _is_a_shape(view, sort, cells - square):
                return True
            kind = f"{sort}-{len(cells - square)}"
            needed[kind] = needed.get(kind, 0) + 1
    return any(view.supply[kind] < count for kind, count in needed.items())


def _is_a_shape(view: ArcologySeen, sort: str, cells: set[Cell]) -> bool:
    """Whether a tile of that sort covers just these cells, turned and mirrored."""
    shape = [(x, y) for x, y in view.kit.box.tiles[f"{sort}-{len(cells)}"].cells]
    ways = [shape, [(-x, y) for x, y in shape]]
    for way in ways:
        for _ in range(4):
            way = [(y, -x) for x, y in way]
            if _moved(set(way)) == _moved(cells):
                return True
    return False


def _moved(cells: set[Cell]) -> set[Cell]:
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return {(x - left, y - low) for x, y in cells}
