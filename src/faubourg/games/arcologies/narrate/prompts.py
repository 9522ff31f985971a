"""What is asked of a seat, in one sentence."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.narrate.codes import told
from faubourg.games.arcologies.narrate.log_end import victory
from faubourg.games.arcologies.narrate.squares import Square
from faubourg.games.arcologies.narrate.table import ArcologyTable, arcology_table
from faubourg.games.small_city.narrate.codes import listed, person, raws, tile_values
from faubourg.games.small_city.narrate.prompts import prompt as base_prompt


def prompt(rules: AnyRules, view: View, seat: Seat) -> Message:
    table = arcology_table(rules, view)
    if not view.actors:
        return victory(table.tables, table.seen, "prompt")
    if table.view.step == "arcologies":
        return told("prompt-deal")
    if table.view.step == "draw":
        return _draw(table, seat)
    if seat in view.actors and view.actors != [CHANCE]:
        return _asked(table, seat) or base_prompt(rules, view, seat)
    return base_prompt(rules, view, seat)


def _draw(table: ArcologyTable, seat: Seat) -> Message:
    """8.13."""
    view = table.seen
    if seat not in view.actors:
        return told("prompt-wait-draw", person(view.actors[0]), more=len(view.actors) - 1)
    left = 2 * view.quiet_limit - view.quiet
    return told("prompt-draw", quiet=view.quiet, left=left, players=len(view.boroughs))


def _asked(table: ArcologyTable, seat: Seat) -> Message | None:
    """4.1.4: what an arcology just laid asks for."""
    ask = table.view.boroughs[seat].ask
    if ask == "remainder":
        return _remainder(table, seat)
    if ask == "move":
        return told("prompt-move", raws(covered_stock(table, seat)))
    return None


def laid_square(table: ArcologyTable, seat: Seat) -> Square:
    """The arcology that is being built."""
    arcology = table.seen.arcologies[seat]
    corner = table.kit.board.number[arcology.corner]
    return Square(table, seat, BuildArcology(corner, DEGREES.index(arcology.turn)))


def _remainder(table: ArcologyTable, seat: Seat) -> Message:
    """4.4.4: the first tile that still lies partly in the square."""
    square = laid_square(table, seat)
    tile = square.straddling[0]
    left = listed("cells", square.left_of(tile))
    return told("prompt-remainder", tile_values(tile.kind), left, first=tile.name)


def covered_stock(table: ArcologyTable, seat: Seat) -> list[int]:
    """10.4: units in warehouses that will be covered."""
    return stock_under(laid_square(table, seat))


def stock_under(square: Square) -> list[int]:
    stores = [store for store in square.ground.seen.stores[1:] if store.name in square.cells]
    return [sum(store.raw[raw] for store in stores) for raw in range(3)]
