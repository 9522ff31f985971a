"""The values that the words of a refusal need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from faubourg.core.model import Action, Reason, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies import reasons
from faubourg.games.arcologies.components import SOURCES
from faubourg.games.arcologies.narrate.prompts import covered_stock
from faubourg.games.arcologies.narrate.squares import Square, asked_values, square_values
from faubourg.games.arcologies.narrate.table import ArcologyTable, arcology_table
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.narrate.codes import (
    NONE,
    Values,
    listed,
    person,
    raws,
    second_tile,
    tile_values,
)
from faubourg.games.small_city.narrate.refusals import reason_values as base_values
from faubourg.games.small_city.narrate.table import cell_names
from faubourg.games.small_city.narrate.tiles import placed_values
from faubourg.games.small_city.view import TileView

_TRIED: Final[dict[type[Action], str]] = {
    own.BuildArcology: "arcology", own.Remain: "remainder", own.AcceptDraw: "draw",
    own.GoOn: "draw", own.DealArcology: "chance",
}  # fmt: skip


def reason_values(
    rules: AnyRules, view: View, seat: Seat, action: Action, reason: Reason
) -> Values:
    """What the refusal's text needs: what was tried, what stands against it, what is missing."""
    if type(action) in _TRIED and reason == reasons.WRONG_STEP[type(action)]:
        table = arcology_table(rules, view)
        return {"tried": _TRIED[type(action)], "step": table.view.step}
    if not reason.key.startswith("arcologies."):
        return base_values(rules, view, seat, action, reason)
    return _about(arcology_table(rules, view), seat, action, reason)


def _about(table: ArcologyTable, seat: Seat, action: Action, reason: Reason) -> Values:
    if isinstance(action, own.BuildArcology):
        return _square(Square(table, seat, action), reason)
    if isinstance(action, a.Build):
        return _statue(table, seat, action)
    if isinstance(action, a.Put):
        return _move(table, seat, action)
    if isinstance(action, own.Remain):
        return placed_values(table, action.placement)
    assert isinstance(action, a.Go | a.Demolish)
    cell = table.name(action.cell)
    where = action.borough if isinstance(action, a.Go) else seat
    return {"cell": cell, **person(where), "abroad": "yes" if where != seat else "no"}


def _statue(table: ArcologyTable, seat: Seat, action: a.Build) -> Values:
    """3.5: what it needs, and how many of them influence its cell."""
    kind, values = table.kind(action.placement), placed_values(table, action.placement)
    statue = table.tables.arcologies.statues[kind.removeprefix("statue-")]
    kinds = {table.kit.places.kinds[number] for number in SOURCES[statue.source]}
    cell = table.name(table.placement(action.placement).first)
    tiles = table.own(seat).seen.tiles
    around = [tile for tile in tiles if tile.kind in kinds and cell in tile.influence]
    found: Values = {"source": statue.source, "need": statue.least, "has": len(around)}
    return {**values, **found, **listed("near", [tile.name for tile in around]), "cell": cell}


def _move(table: ArcologyTable, seat: Seat, action: a.Put) -> Values:
    """10.4."""
    return {
        **raws(covered_stock(table, seat)), **table.store_values(action.store),
        "raw": RAWS[action.raw], "cell": table.seen.arcologies[seat].corner,
    }  # fmt: skip


# The square


def _square(square: Square, reason: Reason) -> Values:
    table, action = square.table, square.action
    plan, arcology = table.view.plan, square.ground.arcology
    values: Values = {
        **square_values(table.tables, action.corner, action.turn),
        "size": square.ground.seen.size, "pattern": arcology.pattern or NONE,
        "extended": "yes" if plan and plan.extended else "no",
        "stands": arcology.corner or NONE,
    }  # fmt: skip
    teller = _TELLERS.get(reason)
    return {**values, **teller(square)} if teller else values


def _outside(square: Square) -> Values:
    board, zone = square.table.kit.board, square.ground.zone
    return listed("cells", [cell for cell in square.cells if not zone >> board.number[cell] & 1])


def _blocked(square: Square) -> Values:
    return listed("cells", [cell for cell in square.cells if cell in square.ground.seen.mayor])


def _cemeteries(square: Square) -> Values:
    graves = square.ground.seen.cemeteries
    return listed("cells", [cell for cell in square.cells if cell in graves])


def _hall(square: Square) -> Values:
    kind_at = square.ground.kind_at
    return listed("cells", [cell for cell in square.cells if kind_at(cell) == "town-hall"])


def _not_empty(square: Square) -> Values:
    return {**asked_values(square, square.empty)}


def _unsplit(square: Square) -> Values:
    """4.4.3: the first tile that cannot be cut, and where it sticks out."""
    return _sticks_out(square, next(t for t in square.straddling if not square.can_be_split(t)))


def _shape(square: Square) -> Values:
    """4.4.2: the first part that is no tile, and on which side of the cut it lies."""
    found = [(tile, square.misshapen(tile)) for tile in square.straddling]
    tile, (_, cells) = next((tile, part) for tile, part in found if part)
    side = "covered" if cells & square.square.cells else "remains"
    names = listed("cells", cell_names(square.table, cells))
    return {**tile_values(tile.kind), "cell": tile.name, **names, "part": side}


def _sticks_out(square: Square, tile: TileView) -> Values:
    left = square.left_of(tile)
    return {**tile_values(tile.kind), "cell": tile.name, **listed("cells", left)}


def _none_left(square: Square) -> Values:
    """4.4.6: the first kind of which there are not enough, as far as one sees."""
    names, supply = square.table.kit.places.kinds, square.table.view.supply
    kinds = {tile.name: [names[k] for k, _ in square.parts(tile)] for tile in square.straddling}
    needed = Counter(kind for parts in kinds.values() for kind in parts)
    least = min(needed, key=lambda kind: supply.get(kind, 0) - needed[kind])
    tile = next(tile for tile in square.straddling if least in kinds[tile.name])
    return {**_sticks_out(square, tile), **second_tile(least), "needed": needed[least]}


def _metal(square: Square) -> Values:
    """4.3.6: which cells differ, and the first of them in full."""
    have, need = square.ground.held(2), len(square.differing)
    first = asked_values(square, square.differing[0])
    return {**first, **listed("cells", square.differing), "need": need, "have": have,
            "short": need - have}  # fmt: skip


_TELLERS: Final[dict[Reason, Callable[[Square], Values]]] = {
    reasons.SQUARE_OUTSIDE: _outside, reasons.SQUARE_BLOCKED: _blocked,
    reasons.SQUARE_CEMETERY: _cemeteries, reasons.SQUARE_HALL: _hall,
    reasons.NOT_LEFT_EMPTY: _not_empty, reasons.CANNOT_BE_SPLIT: _unsplit,
    reasons.PART_SHAPE: _shape, reasons.NO_PART_LEFT: _none_left,
    reasons.NO_METAL: _metal,
}  # fmt: skip
