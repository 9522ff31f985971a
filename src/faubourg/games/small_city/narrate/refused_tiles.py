"""The values of a refusal about a tile: what it lacks, what is in its way, what is near."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.small_city.board import Cell, Cells
from faubourg.games.small_city.narrate.codes import (
    CULTURE,
    NONE,
    Values,
    culture,
    listed,
    person,
    raws,
    second_tile,
)
from faubourg.games.small_city.narrate.council import offered
from faubourg.games.small_city.narrate.table import (
    GROWING,
    Ground,
    Table,
    cell_names,
    family_of,
    level_of,
)
from faubourg.games.small_city.narrate.tiles import (
    at_cell,
    demolition_price,
    growing,
    money_price,
    placed_values,
)
from faubourg.games.small_city.placements import Number, Placement
from faubourg.games.small_city.view import TileView

INDUSTRY = ("factory", "warehouse", "refinery", "port")
SERVED_BY = {
    "residential": CULTURE,
    "commercial": ("residential",),
    "factory": ("refinery", "port"),
}
HOMES = ("residential",)


def tile_refusal(table: Table, seat: Seat, number: Number) -> Values:
    """Everything that may stand against a new tile."""
    placement, ground = table.placement(number), table.own(seat)
    kind = table.kind(number)
    price = money_price(table, seat, placement)
    raw = table.kit.tiles[placement.kind].raw
    view = table.view
    return {
        **placed_values(table, number),
        **raws(raw),
        "price": price,
        "short": price - view.boroughs[seat].money,
        "left": view.supply.get(kind, 0),
        "stock-wood": ground.held(0), "stock-stone": ground.held(1), "stock-metal": ground.held(2),
        "count": placement.solid.bit_count(),
        **offered(view.space.line, view.space.column),
        **_in_the_way(table, ground, placement.cells),
        **_near(ground, cell_names(table, placement.solid), kind),
        **served(ground, kind, _best_cell(table, ground, placement, kind)),
    }  # fmt: skip


def _in_the_way(table: Table, ground: Ground, cells: Cells) -> Values:
    """The first cell outside the zone, on something, or under the mayor's feet."""
    blocked = {table.kit.board.number[cell] for cell in ground.seen.mayor}
    wrong = [
        next((c for c in members(cells & ~ground.zone)), -1),
        next((c for c in members(cells & ground.filled)), -1),
        next((c for c in members(cells) if c in blocked), -1),
    ]
    first = next((cell for cell in wrong if cell >= 0), next(iter(members(cells))))
    name = table.name(first)
    return {"cell": name, **second_tile(ground.kind_at(name))}


def _near(ground: Ground, cells: list[str], kind: str) -> Values:
    """5.2.6 and 5.2.7: the first tile that must not be so near."""
    families = INDUSTRY if family_of(kind) in HOMES else HOMES
    tiles = ground.around(cells, *families)
    tile = tiles[0] if tiles else None
    near = second_tile(tile.kind) if tile else second_tile(NONE)
    return {"near": near["tile-2"], "near-level": near["level-2"],
            "near-cell": tile.name if tile else NONE}  # fmt: skip


def _best_cell(table: Table, ground: Ground, placement: Placement, kind: str) -> list[str]:
    """5.2.8: the one cell of a new tile that has most of what is needed."""
    families = SERVED_BY.get(family_of(kind), ())
    cells = cell_names(table, placement.cells)
    return [max(cells, key=lambda cell: len(ground.around([cell], *families)))]


def served(ground: Ground, kind: str, cells: list[str]) -> Values:
    """6.1.2, 6.2.2 and 6.3.2: what these cells need for a kind of tile, and what they have."""
    family, level = family_of(kind), level_of(kind)
    found = ground.around(cells, *SERVED_BY.get(family, ()))
    has = [tile.kind for tile in found]
    both = "both" if level >= GROWING["factory"] else "one"
    return {
        "need": needed(family, level), "has": len(found), "best": cells[0],
        **culture(has if family == "residential" else []),
        **listed("homes", [tile.name for tile in found if family == "commercial"]),
        "refinery": "yes" if "refinery" in has else "no", "port": "yes" if "port" in has else "no",
        "industry": both,
    }  # fmt: skip


def needed(family: str, level: int) -> int:
    if family == "residential":
        return level if level > 1 else 0
    return level if family == "commercial" else max(0, level - 1)


def growth_values(table: Table, seat: Seat, number: Number) -> Values:
    """5.5: what the tile is, what it would become, and what is missing."""
    placement, ground, kind = table.placement(number), table.own(seat), table.kind(number)
    old, cell = growing(ground, placement)
    name = table.name(cell)
    near = _near(ground, cell_names(table, placement.solid), kind)
    values: Values = {
        **placed_values(table, number), "cell": name, "left": table.view.supply.get(kind, 0),
        **near,
    }  # fmt: skip
    if old is None:
        return values
    here: Values = {"old": old.name, "old-level": level_of(old.kind)}
    return {
        **values,
        **second_tile(ground.kind_at(name)),
        **here,
        **served(ground, kind, old.cells),
    }


def demolition_values(table: Table, seat: Seat, cell: Cell) -> Values:
    """5.4: the tile, its price, and whose town hall is full."""
    name, ground = table.name(cell), table.own(seat)
    tile = ground.tiles.get(name)
    values: Values = {**at_cell(table, seat, name), **person(seat), "room": 0, "returning": 0}
    if tile is None:
        return {**values, "price": 0, "short": 0, "first": NONE}
    price = demolition_price(table, tile)
    short = price - table.view.boroughs[seat].money
    values |= {"price": price, "short": short, "first": tile.name}
    return {**values, **_full(table, ground, tile)}


def _full(table: Table, ground: Ground, tile: TileView) -> Values:
    """5.4.8: the first town hall that lacks room."""
    for home in table.grounds:
        returning = ground.people_on(tile, home.seat)
        if returning > home.hall_room:
            return {**person(home.seat), "room": home.hall_room, "returning": returning}
    return {}


def cell_values(table: Table, seat: Seat, cell: Cell) -> Values:
    """A cell of a borough: what lies there, what is near, who stands there."""
    name, ground = table.name(cell), table.own(seat)
    slot = ground.slots.get(name)
    owner = slot.owner if slot and slot.owner >= 0 else seat
    there = second_tile(ground.kind_at(name))
    laid = table.view.boroughs[seat].laid
    return {
        **at_cell(table, seat, name), **there, **person(owner),
        "whose": NONE if slot is None or slot.owner < 0 else "own" if owner == seat else "other",
        **_near(ground, [name], "warehouse"), **_laid(laid),
    }  # fmt: skip


def _laid(words: str) -> Values:
    """The tile that asks, by its first cell."""
    cells = words.split()[1:]
    return {"laid-cell": cells[0] if cells else NONE}
