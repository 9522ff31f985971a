"""What a drawn thing is, in words, for whoever looks at it."""

from __future__ import annotations

from faubourg.core import registry
from faubourg.core.rulebook import one_line
from faubourg.table.situation import Painter
from faubourg.table.wire import Explained


def explain(painter: Painter, name: str) -> Explained | None:
    """From what the viewer knows; with one line of the rules, and where it stands."""
    found = painter.narrator.explain(painter.known, painter.look(frozenset()), name)
    if found is None:
        return None
    texts, book = painter.texts, found.book or painter.game.key
    return Explained(
        painter.tell(found.title),
        [painter.tell(line) for line in found.lines],
        found.rule if book == painter.game.key else f"{texts.say(f'{book}.name')} {found.rule}",
        one_line(registry.find_game(book), texts.language, found.rule),
        f"/rules/{book}#r{found.rule}",
    )
