"""The values of a refusal about a tile: what it lacks, what is in its way, what is near."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import NOBODY, Seat
from faubourg.core.wording import NONE, Values, listed, person, yes
from faubourg.games.small_city import city, demolition
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import Cell, Cells, Number, Placement
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.ground import Ground, Tile
from faubourg.games.small_city.narrate import codes
from faubourg.games.small_city.table import Table


def tile_refusal(table: Table, seat: Seat, number: Number) -> Values:
    """Everything that may stand against a new tile."""
    placement, ground = table.placement(number), table.grounds[seat]
    price = table.price(seat, placement.kind)
    return {
        **codes.placed_values(table, number),
        **codes.raws(price.usual.raw),
        "cheaper": price.cheaper or NONE,
        "price": price.money,
        "short": price.money - ground.borough.money,
        "left": table.city.supply[placement.kind],
        "stock-wood": ground.held(0), "stock-stone": ground.held(1), "stock-metal": ground.held(2),
        "count": placement.solid.bit_count(),
        **codes.offered(table.space),
        **_in_the_way(table, ground, placement.cells),
        **_near(ground, placement.solid, placement.kind),
        **served(ground, placement.kind, _best_cell(ground, placement)),
    }  # fmt: skip


def _in_the_way(table: Table, ground: Ground, cells: Cells) -> Values:
    """The first cell outside the zone, on something, or under the mayor's feet."""
    wrong = (cells & ~ground.zone, cells & ground.filled, cells & ground.borough.mayor, cells)
    name = table.name(members(next(found for found in wrong if found))[0])
    return {"cell": name, **codes.second_tile(ground.kind_at(name))}


def _near(ground: Ground, cells: Cells, kind: Kind) -> Values:
    """5.2.6 and 5.2.7: the first tile that must not be so near."""
    tiles = ground.around(cells, box.INDUSTRIAL if kind in box.RESIDENTIAL else box.RESIDENTIAL)
    tile = tiles[0] if tiles else None
    near = codes.second_tile(tile.kind) if tile else codes.second_tile(NONE)
    return {"near": near["tile-2"], "near-level": near["level-2"],
            "near-cell": tile.name if tile else NONE}  # fmt: skip


def near_best_cell(ground: Ground, placement: Placement) -> int:
    """5.2.8: how much of what a new tile needs its best cell has."""
    return len(ground.around(_best_cell(ground, placement), _sources(placement.kind)))


def _best_cell(ground: Ground, placement: Placement) -> Cells:
    """5.2.8: the one cell of a new tile that has most of what is needed."""
    kinds, cells = _sources(placement.kind), members(placement.cells)
    return 1 << max(cells, key=lambda cell: len(ground.around(1 << cell, kinds)))


def _sources(kind: Kind) -> tuple[Kind, ...]:
    return city.sources(kind) if any(kind in kinds for kinds in box.GROWING) else ()


def served(ground: Ground, kind: Kind, cells: Cells) -> Values:
    """6.1.2, 6.2.2 and 6.3.2: what these cells need for a kind of tile, and what they have."""
    found = ground.around(cells, _sources(kind))
    has = [tile.kind for tile in found]
    homes = [tile.name for tile in found if kind in box.COMMERCIAL]
    return {
        "need": city.needed(kind), "has": len(found), "best": ground.kit.board.named(cells)[0],
        **codes.culture(has if kind in box.RESIDENTIAL else []), **listed("homes", homes),
        "refinery": yes("refinery" in has), "port": yes("port" in has),
        "industry": "both" if kind == box.FACTORY[-1] else "one",
    }  # fmt: skip


def growth_values(table: Table, seat: Seat, number: Number) -> Values:
    """5.5: what the tile is, what it would become, and what is missing."""
    placement, ground = table.placement(number), table.grounds[seat]
    old, cell = codes.growing(ground, placement)
    name = table.name(cell)
    values: Values = {
        **codes.placed_values(table, number), "cell": name,
        "left": table.city.supply[placement.kind],
        **_near(ground, placement.solid, placement.kind),
    }  # fmt: skip
    if old is None:
        return values
    here: Values = {"old": old.name, "old-level": city.level(old.placement.kind)}
    return {
        **values,
        **codes.second_tile(ground.kind_at(name)),
        **here,
        **served(ground, placement.kind, old.placement.cells),
    }


def demolition_values(table: Table, seat: Seat, cell: Cell) -> Values:
    """5.4: the tile, its price, and whose town hall is full."""
    name, ground = table.name(cell), table.grounds[seat]
    tile = ground.tile_at.get(name)
    values: Values = {**codes.at_cell(table, seat, name), **person(seat), "room": 0, "returning": 0}
    if tile is None:
        return {**values, "price": 0, "short": 0, "first": NONE}
    price = demolition.demolition_price(table.kit, tile.placement)
    short = price - ground.borough.money
    values |= {"price": price, "short": short, "first": tile.name}
    return {**values, **_full(table, ground, tile)}


def _full(table: Table, ground: Ground, tile: Tile) -> Values:
    """5.4.8: the first town hall that lacks room."""
    for home in table.grounds:
        at_home = home.seat == ground.seat
        returning = demolition.returning(
            table.kit, ground.borough, tile.placement, home.seat, at_home
        )
        if returning > home.hall_room:
            return {**person(home.seat), "room": home.hall_room, "returning": returning}
    return {}


def cell_values(table: Table, seat: Seat, cell: Cell) -> Values:
    """A cell of a borough: what lies there, what is near, who stands there."""
    name, ground = table.name(cell), table.grounds[seat]
    standing = codes.standing_at(table, seat, name)
    owner = seat if standing == NOBODY else standing
    there = codes.second_tile(ground.kind_at(name))
    return {
        **codes.at_cell(table, seat, name), **there, **person(owner),
        "whose": NONE if standing == NOBODY else "own" if owner == seat else "other",
        **_near(ground, 1 << cell, box.WAREHOUSE), **_laid(ground.laid),
    }  # fmt: skip


def _laid(words: str) -> Values:
    """The tile that asks, by its first cell."""
    cells = words.split()[1:]
    return {"laid-cell": cells[0] if cells else NONE}
