"""Tiles in the values of a text: what is laid, where, and for how much."""

from __future__ import annotations

from faubourg.core.model import NOBODY, Seat
from faubourg.games.small_city.board import Cell
from faubourg.games.small_city.components import PARK
from faubourg.games.small_city.narrate.codes import NONE, Values, listed, raws, tile_values
from faubourg.games.small_city.narrate.table import Ground, Table, level_of
from faubourg.games.small_city.placements import NO_TILE, Number, Placement
from faubourg.games.small_city.view import TileView

MEDIATOR = "mediator"


def laid_values(words: str) -> Values:
    """A tile as the notation names it: "factory-1 c4"."""
    kind, *cells = words.split() if words else (NONE,)
    return {**tile_values(kind), **listed("cells", cells), "spots": " ".join(cells)}


def placed_values(table: Table, number: Number) -> Values:
    return laid_values(table.kit.places.names[number])


def at_cell(table: Table, seat: Seat, cell: str) -> Values:
    """The tile that covers a cell of a borough, and its slot."""
    ground = table.own(seat)
    slot = ground.slots.get(cell)
    values = tile_values(ground.kind_at(cell))
    return {**values, "cell": cell, "slot": slot.kind if slot else NONE}


def money_price(table: Table, seat: Seat, placement: Placement) -> int:
    """5.3.1 and 4.3.5: what a tile costs in construction; in the council it is free (11.3.1)."""
    kit, view = table.kit, table.view
    price = kit.tiles[placement.kind].money
    if view.step == "tile" or placement.kind in kit.paid_with_raw():
        return 0
    parks_too = kit.mediator_parks or placement.kind not in PARK
    cheaper = view.boroughs[seat].card == MEDIATOR and parks_too
    return max(1, price - 1) if cheaper and price else price


def price_values(table: Table, seat: Seat, placement: Placement) -> Values:
    """Money, or raw materials, or nothing."""
    money = money_price(table, seat, placement)
    raw = table.kit.tiles[placement.kind].raw
    how = "money" if money else "raw" if sum(raw) and table.view.step != "tile" else "free"
    return {"price": how, "money": money, **raws(raw)}


def demolition_price(table: Table, tile: TileView) -> int:
    """5.4.5 and 5.4.7."""
    cells = len(tile.cells)
    return cells if table.kit.port_as_four else cells - len(tile.water)


def growing(ground: Ground, placement: Placement) -> tuple[TileView | None, Cell]:
    """5.5.7: the tile that would become this one, and the cell it gains."""
    for tile in ground.seen.tiles:
        number = ground.number(tile)
        if number == NO_TILE:
            continue
        for cell, target in ground.kit.places.growths[number]:
            if target == placement.number:
                return tile, cell
    return None, placement.first


def standing_in(tile: TileView, owner: Seat) -> int:
    return sum(slot.owner == owner for slot in tile.slots)


def empty_slots(tile: TileView) -> int:
    return sum(slot.owner == NOBODY for slot in tile.slots)


def votes_of(tile: TileView, owner: Seat) -> int:
    """9.1."""
    citizens = standing_in(tile, owner)
    return citizens * (citizens + 1) // 2


def next_level(kind: str) -> int:
    return level_of(kind) + 1
