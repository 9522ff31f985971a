"""What is asked of a table before something is done: what is known, what would be, why not."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, TypeAlias

from faubourg.core.explain import deepest
from faubourg.core.foresight import ghost_of, guesses_at
from faubourg.core.match import IllegalAction, only_commitment
from faubourg.core.model import Reason, Seat
from faubourg.core.programs import tell
from faubourg.core.replay import Verdict
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts
from faubourg.table.lesson import NotYet
from faubourg.table.shown import Moment, Panel
from faubourg.table.situation import Painter
from faubourg.table.table import Table
from faubourg.table.ways import choice_at
from faubourg.table.wire import Knowledge, Preview, Refusal, Verified

Touching: TypeAlias = dict[str, set[int]]  # numbers of actions, by the name of what is drawn


def knowledge(table: Table, seat: Seat | None, number: int) -> Knowledge:
    """All a program needs to choose; for a spectator what everybody knows."""
    rules = table.match.rules
    return Knowledge(number=number, **tell(rules, rules.known(table.match.state, seat), seat))


def preview(painter: Painter, seat: Seat, number: int) -> Preview | None:
    """None if the choice is not legal: somebody may have acted while the question came."""
    choice = choice_at(painter.table, seat, number)
    if choice is None or painter.rules.why_not(choice.known, seat, choice.action) is not None:
        return None
    action, painter.known = choice.action, choice.known
    known, narrator = painter.known, painter.narrator
    guesses = guesses_at(painter.rules, known, seat)
    ghost = ghost_of(painter.rules, seat, action, guesses)
    told = narrator.consequences(known, seat, action, ghost) if ghost else []
    touched = frozenset(painter.drawer.touches(known, seat, action))
    board = painter.drawer.draw(known, painter.texts, painter.look(touched, ghost))
    label = painter.tell(narrator.label(known, seat, action))
    lines = [painter.tell(message) for message in told]
    panels = _changed_panels(painter, touched, ghost)
    return Preview(board, label, lines, panels, _commits(painter, seat, guesses))


def moment(painter: Painter) -> Moment:
    """The board alone, as the painter looks at it."""
    return Moment(painter.drawer.draw(painter.known, painter.texts, painter.look(frozenset())))


def _changed_panels(painter: Painter, touched: frozenset[str], ghost: Any) -> list[Panel]:
    """Those beside the board in which the ghost is seen."""
    draw, name = painter.drawer.panels, painter.narrator.panel_name
    if ghost is None:
        return []
    before = draw(painter.known, painter.texts, painter.look(touched))
    after = draw(painter.known, painter.texts, painter.look(touched, ghost))
    return [
        Panel(key, painter.tell(name(key)), svg)
        for key, svg in after.items()
        if svg != before.get(key) and not key.startswith("city:")
    ]


def _commits(painter: Painter, seat: Seat, after: list[Any]) -> bool:
    """Whether nothing would be left to the seat but to commit; a lesson asks for it apart."""
    rules = painter.rules
    alone = all(only_commitment(rules, state, seat) is not None for state in after)
    return alone and painter.table.guide() is None


def touching(table: Table, seat: Seat) -> Touching:
    """Asked of every action, which takes a while: it is the same until something happens."""
    rules, found = table.match.rules, defaultdict[str, set[int]](set)
    known, touches = rules.known(table.match.state, seat), table.game.drawer(rules).touches
    for action in rules.catalogue:
        for name in touches(known, seat, action):
            found[name].add(action.index)
    return found


def why(table: Table, texts: Texts, seat: Seat, names: set[str], found: Touching) -> Refusal:
    """Why no action touches all these things."""
    rules = table.match.rules
    known, narrator = rules.known(table.match.state, seat), table.game.narrator(rules)
    every = set(range(len(rules.catalogue)))
    numbers = every.intersection(*(found.get(name, set()) for name in names))
    nearest = deepest(rules, known, seat, [rules.catalogue[number] for number in sorted(numbers)])
    told = narrator.refused(known, seat, frozenset(names), nearest[1] if nearest else None)
    if told is None and nearest is not None:
        told = nearest[1], narrator.reason_values(known, seat, *nearest)
    if told is None:
        return Refusal(texts.say("web.no-such-choice"))
    reason, values = told
    words = texts.say(reason.key, with_names(values, table.names_in(texts)))
    return told_with_rule(texts, reason, words, table.row.game)


def told_with_rule(texts: Texts, reason: Reason, words: str, game: str) -> Refusal:
    """With the paragraph it rests on; an expansion may refuse by the rules of its base game."""
    book = reason.key.rpartition(".")[0] or game
    if not reason.rule or not book:
        return Refusal(words, reason.rule)
    named = reason.rule if book == game else f"{texts.say(f'{book}.name')} {reason.rule}"
    return Refusal(words, named, f"/rules/{book}#r{reason.rule}")


def refused(texts: Texts, error: IllegalAction) -> Refusal:
    """Only the reason is known then: a page that wants its values asks why."""
    reason = error.reason
    if isinstance(error, NotYet):
        return Refusal(texts.say(reason.key))
    game = reason.key.rpartition(".")[0]
    words = texts.say("web.not-now") if game else texts.say(reason.key)
    return told_with_rule(texts, reason, words, game)


def verified(texts: Texts, verdict: Verdict) -> Verified:
    """Whether the luck was honest, in words."""
    key = "web.honest" if verdict.honest else "web.lies"
    values = {"outcomes": verdict.outcomes, "entry": verdict.liar}
    told = f"{texts.say(key, values)} {texts.say(f'luck-{verdict.luck}')}"
    return Verified(verdict.honest, verdict.outcomes, told)
