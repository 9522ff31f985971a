"""The log of what only Arcologies has: an arcology that rises, pumps, an offered draw."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.model import Message, Seat
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import DEGREES
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.narrate.codes import told
from faubourg.games.arcologies.view import ArcologiesView, ArcologyView
from faubourg.games.small_city.narrate.codes import (
    Values,
    listed,
    person,
    second_tile,
    tile_values,
)
from faubourg.games.small_city.narrate.table import family_of


def arcology_rises(
    kit: ArcologyKit, now: ArcologiesView, seat: Seat, step: BuildArcology
) -> Message:
    """4.5: told when the plans are revealed."""
    seen, names = now.arcologies[seat], kit.board.names
    where: Values = {
        "corner": names[step.corner],
        "far": names[step.corner + kit.patterns.steps[-1]],
        "degrees": DEGREES[step.turn],
    }
    return told("log-arcology", person(seat), where, _people(seen, seat), pattern=seen.pattern)


def _people(seen: ArcologyView, seat: Seat) -> Values:
    """Who is inside: the owner's citizens, and tourists."""
    owners = [*seen.inside.values()]
    return {"citizens": owners.count(seat), "tourists": len(owners) - owners.count(seat)}


def remainders(was: ArcologiesView, now: ArcologiesView, seat: Seat) -> Iterator[Message]:
    """4.4.1: what is left of tiles that lay partly in the square."""
    square = {*now.arcologies[seat].square}
    tiles = {(tile.kind, frozenset(tile.cells)): tile for tile in now.boroughs[seat].tiles}
    for old in was.boroughs[seat].tiles:
        left = frozenset(old.cells) - square
        new = tiles.get((f"{family_of(old.kind)}-{len(left)}", left))
        if new and len(left) < len(old.cells):
            parts: Values = {**tile_values(old.kind), **second_tile(new.kind)}
            cells = listed("cells", [cell for cell in old.cells if cell in left])
            yield told("log-split", person(seat), parts, cells, first=old.name)


def new_pumps(was: ArcologiesView, now: ArcologiesView) -> list[Message]:
    """6.1; with the sixth one the end is near (8.2)."""
    lines = []
    for seat, (old, new) in enumerate(zip(was.arcologies, now.arcologies, strict=True)):
        made = new.pumps - old.pumps
        if made > 0:
            lines.append(told("log-pumps", person(seat), count=made, pumps=new.pumps))
        if made > 0 and new.pumps == MOST_PUMPS:
            lines.append(told("log-countdown", person(seat)))
    return lines


def offered_draw(was: ArcologiesView, now: ArcologiesView) -> list[Message]:
    """8.12."""
    if not now.draw_offered or was.draw_offered:
        return []
    return [told("log-draw-offered", quiet=now.quiet, players=len(now.boroughs))]


def refused_draw(view: ArcologiesView) -> list[Message]:
    """8.13: read when the next round begins, as answers are secret."""
    if view.quiet < view.quiet_limit:
        return []
    return [told("log-draw-refused", players=len(view.boroughs))]
