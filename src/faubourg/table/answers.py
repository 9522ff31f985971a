"""What is asked of a table before something is done: what is known, what would be, why not."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any, Final, TypeAlias

from faubourg.core.explain import deepest
from faubourg.core.match import only_commitment, outcome
from faubourg.core.model import Action, Reason, Seat
from faubourg.core.programs import tell
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts
from faubourg.table.shown import Moment, Panel
from faubourg.table.situation import Painter
from faubourg.table.table import Table
from faubourg.table.ways import choice_at
from faubourg.table.wire import Knowledge, Preview, Refusal

Touching: TypeAlias = dict[str, set[int]]  # numbers of actions, by the name of what is drawn
GUESSES: Final = 12  # at hidden things, before an action is said to lead somewhere


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
    guesses = _guesses(painter, seat)
    ghost = _ghost(painter, seat, action, guesses)
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


def _guesses(painter: Painter, seat: Seat) -> list[Any]:
    """From what the seat knows: the true state is never asked."""
    guesses: list[Any] = []
    for seed in range(GUESSES):
        guess = painter.rules.imagine(painter.known, seat, Random(seed))
        if guess not in guesses:
            guesses.append(guess)  # one only, where nothing is hidden
    return guesses


def _ghost(painter: Painter, seat: Seat, action: Action, guesses: list[Any]) -> Any:
    """What the seat would see then, if what it may not know changes nothing about that.

    The guesses become what would be then.
    """
    ghosts = [outcome(painter.rules, guess, seat, action) for guess in guesses]
    return ghosts[0] if all(ghost == ghosts[0] for ghost in ghosts) else None


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
