"""What came to one seat alone since its last turn began: cards nobody else may see."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from faubourg.core.model import CHANCE, Message, Seat
from faubourg.core.states import Step
from faubourg.core.telling import Happening, Teller
from faubourg.table.since import last_decision
from faubourg.table.table import Table


@dataclass
class News:
    """In words, and as names of drawn things; what has no words is none."""

    lines: list[Message] = field(default_factory=list)
    names: list[str] = field(default_factory=list)


def news(table: Table, seat: Seat) -> News:
    """Until the seat decides something in its next turn."""
    steps, rules, found = table.match.steps, table.match.rules, News()
    teller, drawer = Teller(table.game, rules, seat), table.game.drawer(rules)
    for place in range(_last_turn(table, seat), len(steps)):
        if not _is_for(steps[place], seat, rules.seats):
            continue
        teller.stand(table.past.after(steps, place), place)
        done = _unknown_to_others(teller, teller.follow(steps[place]))
        if lines := teller.words(done):
            changes = drawer.changes(done.before, seat, done.step.action, done.after)
            found.lines += lines
            found.names += changes.get(seat, [])
    return found


def _is_for(step: Step[Any], seat: Seat, spectator: int) -> bool:
    """Whether chance has told the seat what not everybody was told."""
    return step.seat == CHANCE and bool(step.known >> seat & 1) and not step.known >> spectator & 1


def _unknown_to_others(teller: Teller, done: Happening) -> Happening:
    """What everybody is told, the log tells."""
    rules, state = teller.rules, teller.state
    own = [event for event in done.events if rules.known_event(state, None, event) is None]
    return replace(done, events=own)


def _last_turn(table: Table, seat: Seat) -> int:
    """The place of its last decision, or of the first one in a row without anybody else's.

    Whoever has played alone from the start has no turns.
    """
    steps = table.match.steps
    last = start = max(0, last_decision(table, [seat]))
    while start > 0 and not _is_anothers(steps[start - 1], seat):
        start -= 1
    return start or last


def _is_anothers(step: Step[Any], seat: Seat) -> bool:
    """As the seat knows it: what others do in secret ends nothing."""
    return step.seat not in (seat, CHANCE) and bool(step.known >> seat & 1)
