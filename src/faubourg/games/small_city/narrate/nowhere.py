"""Why nothing can be done with what was touched, where that is not about one action alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from faubourg.core.model import Action, Reason, Seat
from faubourg.core.wording import Values, yes
from faubourg.games.small_city import actions, reasons
from faubourg.games.small_city import components as box
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.ground import Space
from faubourg.games.small_city.narrate import codes, refusals, refused_tiles
from faubourg.games.small_city.table import Table

Refused: TypeAlias = tuple[Reason, Values]
BUILDING: Final = ("construction", "tile")  # steps in which tiles are laid
INVESTING: Final = ("council", "councillor")
SPACES: Final = {
    f"{line}-{column}": Space(line, column)
    for line in box.LINES
    for column in range(1, box.COLUMNS + 1)
}
WRONG_STEP: Final = 1  # the depth of what is refused at this step altogether


def _reason(name: str, rule: str) -> Reason:
    return Reason(f"small_city.{name}", rule, 0)


NOT_BUILT_ALONE: Final = _reason("not-built-alone", "6.3.3")
NO_TILE_HELD: Final = _reason("no-tile-held", "1.2.6")
NOT_ON_THE_BOARD: Final = _reason("not-on-the-board", "1.6.5")
PROMISE_STAYS: Final = _reason("promise-stays", "14.2")
SPACE_TOO_FAR: Final = _reason("space-too-far", "11.1.3")
COLUMN_TOO_DEAR: Final = _reason("column-too-dear", "11.1.6")
# Why a tile fits nowhere: what stands against it where it comes nearest.
NOWHERE: Final[dict[Reason, Reason]] = {
    reason: _reason(f"nowhere-{name}", reason.rule)
    for reason, name in (
        (reasons.OUTSIDE_ZONE, "free"), (reasons.NOT_EMPTY, "free"),
        (reasons.MAYOR_BLOCKS, "mayor"), (reasons.NEAR_INDUSTRY, "near-industry"),
        (reasons.NEAR_HOMES, "near-homes"), (reasons.LACKS_CULTURE, "lacks-culture"),
        (reasons.LACKS_HOMES, "lacks-homes"), (reasons.LACKS_INDUSTRY, "lacks-industry"),
        (reasons.NO_WAREHOUSE_CELL, "warehouse"),
    )
}  # fmt: skip


def refused(
    table: Table, seat: Seat, names: Iterable[str], nearest: Reason | None
) -> Refused | None:
    """None where the reason of the action that comes nearest says it well."""
    things = {kind: which for kind, _, which in (name.partition(":") for name in names)}
    kinds = things.keys()
    if things.get("tile") == box.KINDS[box.WAREHOUSE]:
        return NOT_BUILT_ALONE, {}
    if table.step in BUILDING and kinds and kinds <= {"tile", "turn", "mirror"}:
        return _nowhere(table, seat, things["tile"]) if "tile" in kinds else (NO_TILE_HELD, {})
    if "space" in kinds:
        return _space(table, seat, things["space"], "pay" in kinds)
    if kinds == {"promise"} and things["promise"] == str(table.grounds[seat].promise):
        return PROMISE_STAYS, {"promise": things["promise"]}
    if kinds == {"cell"} and (nearest is None or nearest.depth == WRONG_STEP):
        # Whatever may be done there another time.
        return NOT_ON_THE_BOARD, {"step": table.step, **codes.alone(table)}
    return None


# Tiles


def _nowhere(table: Table, seat: Seat, name: str) -> Refused | None:
    """5.2: of all places those that come nearest, and of these the best one."""
    if name not in table.kit.places.kinds:
        return None
    kind = table.kit.places.kinds.index(name)
    nearest = nearest_builds(table, seat, kind)
    told = NOWHERE.get(nearest[0][1]) if nearest else None
    if told is None:
        return None
    ground = table.grounds[seat]
    best = max(
        (table.placement(build.placement) for build, _ in nearest),
        key=lambda placement: refused_tiles.near_best_cell(ground, placement),
    )
    values = refused_tiles.tile_refusal(table, seat, best.number)
    values["count"] = best.cells.bit_count()  # with the water of a port
    return told, {**refusals.purse(table, seat), **values, **_may_grow(table, seat, kind)}


def nearest_builds(table: Table, seat: Seat, kind: Kind) -> list[tuple[actions.Build, Reason]]:
    """Those that come furthest down the ladder of checks; none if one is allowed."""
    rules, known = table.rules, table.known
    tried = [(build, rules.why_not(known, seat, build)) for build in _builds(table, kind)]
    failed = [(build, reason) for build, reason in tried if reason is not None]
    if not failed or len(failed) < len(tried):
        return []
    depth = max(reason.depth for _, reason in failed)
    return [(build, reason) for build, reason in failed if reason.depth == depth]


def _builds(table: Table, kind: Kind) -> list[actions.Build]:
    every: list[Action] = table.rules.catalogue
    builds = [action for action in every if isinstance(action, actions.Build)]
    return [build for build in builds if table.placement(build.placement).kind == kind]


def _may_grow(table: Table, seat: Seat, kind: Kind) -> Values:
    """5.5: what cannot be built anew may still grow out of what stands."""
    legal = table.rules.legal(table.known, seat)
    grown = {table.placement(x.placement).kind for x in legal if isinstance(x, actions.Grow)}
    return {"grows": yes(kind in grown)}


# The council


def _space(table: Table, seat: Seat, which: str, paying: bool) -> Refused | None:
    """11.1.3 and 11.1.6: where discs go, and what it costs; or when the council sits."""
    space = SPACES.get(which)
    if space is None or table.step not in INVESTING:
        return None if space is None else _not_sitting(table, seat)
    now = next((d.column for d in table.grounds[seat].discs if d.line == space.line), 0)
    values: Values = {"line": space.line, "column": space.column, "now": now, "next": now + 1}
    if space.column not in (1, now + 1):
        return SPACE_TOO_FAR, {**values, "anew": yes(table.step == "council")}
    borough = table.grounds[seat].borough
    if paying or table.stack or space.column <= max(borough.money, borough.votes):
        return None
    return COLUMN_TOO_DEAR, {**values, "have": borough.money, "votes": borough.votes}


def _not_sitting(table: Table, seat: Seat) -> Refused | None:
    """11.1.1: whichever the space."""
    invest = next(x for x in table.rules.catalogue if isinstance(x, actions.Invest))
    reason = table.rules.why_not(table.known, seat, invest)
    return (reason, refusals.reason_values(table, seat, invest, reason)) if reason else None
