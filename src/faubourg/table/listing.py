"""A table as one line of the home page."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.table.situation import Painter
from faubourg.table.table import Table


def line_of(painter: Painter) -> dict[str, object]:
    known, watching = painter.known, painter.watching
    return {
        "game": painter.texts.say(f"{painter.game.key}.name"),
        "yours": painter.seat is not None or painter.covered is not None,
        "waiting": painter.prompt(),
        "chips": [painter.tell(m) for m in painter.narrator.status(known, watching)][:2],
        "players": [_player(painter, seat) for seat in range(painter.rules.seats)],
        "mine": len(painter.viewer.mine),
    }


def _player(painter: Painter, seat: Seat) -> dict[str, object]:
    lines = painter.rules.score_seen(painter.known, painter.watching, seat)
    return {
        "seat": seat,
        "name": painter.names[seat],
        "mine": seat in painter.viewer.mine,
        "active": seat in painter.known.actors,
        "total": sum(line.points for line in lines),
    }


def front_of(painter: Painter) -> Seat:
    """Whose board is shown small."""
    return painter.front if painter.watching is None else painter.watching


def draw_board(table: Table, language: str, seat: Seat) -> str:
    """What a spectator sees of it."""
    texts, rules = Texts(language), table.match.rules
    known = rules.known(table.match.state, None)
    look = Look(seat, names=tuple(table.names_in(texts)))
    return table.game.drawer(rules).draw(known, texts, look)
