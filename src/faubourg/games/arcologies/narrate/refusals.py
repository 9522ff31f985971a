"""The values that the words of a refusal need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from faubourg.core.model import Action, Reason, Seat
from faubourg.core.wording import NONE, Values, listed, person, yes
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies import reasons
from faubourg.games.arcologies.components import SOURCES
from faubourg.games.arcologies.kit import statue_name
from faubourg.games.arcologies.narrate import codes
from faubourg.games.arcologies.narrate.codes import Square
from faubourg.games.arcologies.patterns import sort_of
from faubourg.games.arcologies.square import hall_cells
from faubourg.games.arcologies.table import ArcologyTable
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.city import cemeteries
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.ground import Tile
from faubourg.games.small_city.narrate import codes as codess
from faubourg.games.small_city.narrate import nowhere, refusals
from faubourg.games.small_city.narrate.codes import placed_values, tile_values

_TRIED: Final[dict[type[Action], str]] = {
    own.BuildArcology: "arcology", own.Remain: "remainder", own.AcceptDraw: "draw",
    own.GoOn: "draw", own.DealArcology: "chance",
}  # fmt: skip


def reason_values(table: ArcologyTable, seat: Seat, action: Action, reason: Reason) -> Values:
    """What the refusal's text needs: what was tried, what stands against it, what is missing."""
    if reason.key == "arcologies.wrong-step":
        kind = type(action)
        tried = _TRIED.get(kind, kind.__name__.lower())
        return {"tried": tried, "step": table.step, **codess.alone(table)}
    if not reason.key.startswith("arcologies."):
        return refusals.reason_values(table, seat, action, reason)
    return _about(table, seat, action, reason)


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
    return {"cell": cell, **person(where), "abroad": yes(where != seat)}


def _statue(table: ArcologyTable, seat: Seat, action: a.Build) -> Values:
    """3.5: what it needs, and how many of them influence its cell."""
    placement, values = table.placement(action.placement), placed_values(table, action.placement)
    statue = table.arcology_kit.arcologies.statues[statue_name(placement.kind)]
    cell = table.name(placement.first)
    around = table.grounds[seat].around(placement.cells, SOURCES[statue.source])
    found: Values = {"source": statue.source, "need": statue.least, "has": len(around)}
    return {**values, **found, **listed("near", [tile.name for tile in around]), "cell": cell}


def _move(table: ArcologyTable, seat: Seat, action: a.Put) -> Values:
    """10.4."""
    return {
        **codess.raws(codes.laid_square(table, seat).stock()), **codess.store_values(table,
                                                                                     action.store),
        "raw": RAWS[action.raw], "cell": table.arcologies[seat].corner,
    }  # fmt: skip


NOWHERE: Final = Reason("arcologies.nowhere-statue", "3.5", 0)


def statue_nowhere(
    table: ArcologyTable, seat: Seat, names: frozenset[str], nearest: Reason | None
) -> tuple[Reason, Values] | None:
    """A statue was touched, and no cell: where its condition comes nearest."""
    kinds = [name.removeprefix("tile:") for name in names]
    if nearest is not reasons.STATUE_LACKS or len(kinds) > 1:
        return None
    kind = table.kit.places.kinds.index(kinds[0])
    builds = nowhere.nearest_builds(table, seat, kind)
    found = [_statue(table, seat, build) for build, _ in builds]
    return (NOWHERE, max(found, key=lambda values: str(values["has"]))) if found else None


# The square


def _square(square: Square, reason: Reason) -> Values:
    plan, arcology = square.table.plan, square.arcology
    values: Values = {
        **square.values,
        "size": square.ground.size, "pattern": arcology.pattern or NONE,
        "extended": "yes" if plan and plan.extended else "no",
        "stands": arcology.corner or NONE,
    }  # fmt: skip
    teller = _TELLERS.get(reason)
    return {**values, **teller(square)} if teller else values


def _cells(square: Square, where: Cells) -> Values:
    return listed("cells", square.kit.board.named(square.square & where))


def _unsplit(square: Square) -> Values:
    """4.4.3: the first tile that cannot be cut, and where it sticks out."""
    tiles = square.straddling
    return _sticks_out(square, next(t for t in tiles if not sort_of(t.placement.kind)))


def _shape(square: Square) -> Values:
    """4.4.2: the first part that is no tile, and on which side of the cut it lies."""
    ways = square.kit.patterns.ways
    both = ((tile, part) for tile in square.straddling for part in square.parts(tile))
    tile, (_, cells) = next((tile, part) for tile, part in both if part not in ways)
    side = "covered" if cells & square.square else "remains"
    names = listed("cells", square.kit.board.named(cells))
    return {**tile_values(tile.kind), "cell": tile.name, **names, "part": side}


def _sticks_out(square: Square, tile: Tile) -> Values:
    left = square.left_of(tile)
    return {**tile_values(tile.kind), "cell": tile.name, **listed("cells", left)}


def _none_left(square: Square) -> Values:
    """4.4.6: the first kind of which there are not enough, as far as one sees."""
    supply = square.table.city.supply
    kinds = {tile.name: [k for k, _ in square.parts(tile)] for tile in square.straddling}
    needed = Counter(kind for parts in kinds.values() for kind in parts)
    least = min(needed, key=lambda kind: supply[kind] - needed[kind])
    tile = next(tile for tile in square.straddling if least in kinds[tile.name])
    lacking = codess.second_tile(square.kit.places.kinds[least])
    return {**_sticks_out(square, tile), **lacking, "needed": needed[least]}


def _metal(square: Square) -> Values:
    """4.3.6: which cells differ, and the first of them in full."""
    have, need = square.ground.held(2), len(square.differing)
    first = square.asked_values(square.differing[0])
    return {**first, **listed("cells", square.differing), "need": need, "have": have,
            "short": need - have}  # fmt: skip


_TELLERS: Final[dict[Reason, Callable[[Square], Values]]] = {
    reasons.SQUARE_OUTSIDE: lambda square: _cells(square, ~square.ground.zone),
    reasons.SQUARE_BLOCKED: lambda square: _cells(square, square.ground.borough.mayor),
    reasons.SQUARE_CEMETERY: lambda square: _cells(square, cemeteries(square.ground.borough)),
    reasons.SQUARE_HALL: lambda square: _cells(
        square, hall_cells(square.kit, square.ground.borough)
    ),
    reasons.NOT_LEFT_EMPTY: lambda square: square.asked_values(square.empty),
    reasons.CANNOT_BE_SPLIT: _unsplit,
    reasons.PART_SHAPE: _shape,
    reasons.NO_PART_LEFT: _none_left,
    reasons.NO_METAL: _metal,
}
