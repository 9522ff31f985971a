"""A choice that was only begun may go on as if it had begun otherwise: a piece turned another way.

On the wire such a choice is a number beyond the catalogue. Who makes it takes the beginning back,
begins anew and goes on: a record tells nothing that a person could not have done step by step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from faubourg.core.match import IllegalAction
from faubourg.core.model import Action, Reason, Seat
from faubourg.core.presentation import Drawer
from faubourg.table.table import Table

MOST_WAYS: Final = 8
NO_SUCH_CHOICE: Final = Reason("web.no-such-choice", "", 0)


@dataclass(frozen=True)
class Choice:
    """What a seat may do."""

    number: int
    action: Action
    known: Any  # to the seat, when it is asked for this
    instead: Action | None = None  # what to begin with, in place of what was begun


def is_begun(table: Table, seat: Seat | None, drawer: Drawer[Any, Any]) -> bool:
    """Whether the last choice of the seat only began this one, and can be taken back."""
    last = table.match.steps[-1] if table.match.steps else None
    if last is None or last.seat != seat or type(last.action) not in drawer.BEGINNINGS:
        return False
    return table.why_not_undo(last.seat) is None


def choices(table: Table, seat: Seat, known: Any) -> list[Choice]:
    """All of them; a lesson knows of one way only."""
    rules, drawer = table.match.rules, table.game.drawer(table.match.rules)
    found = [Choice(action.index, action, known) for action in rules.legal(known, seat)]
    if is_begun(table, seat, drawer) and table.guide() is None:
        found += _otherwise(table, seat, drawer)
    return found


def _otherwise(table: Table, seat: Seat, drawer: Drawer[Any, Any]) -> list[Choice]:
    rules, steps, found = table.match.rules, table.match.steps, list[Choice]()
    before, size = table.past.after(steps, len(steps) - 1), len(table.match.rules.catalogue)
    begun = drawer.ways(rules.known(before, seat), seat, steps[-1].action)
    for way, other in enumerate(begun, start=1):
        if rules.why_not(before, seat, other) is None:
            after = before.clone()
            rules.apply(after, seat, other)
            known = rules.known(after, seat)
            legal = rules.legal(known, seat)
            found += [Choice(way * size + one.index, one, known, other) for one in legal]
    return found


def action_at(table: Table, number: int) -> Action | None:
    """What a number from the wire ends with; None if it stands for nothing in this game."""
    catalogue: list[Action] = table.match.rules.catalogue
    way, index = divmod(number, len(catalogue))
    return catalogue[index] if way <= MOST_WAYS else None


def choice_at(table: Table, seat: Seat, number: int) -> Choice | None:
    """What it stands for now; None for a beginning that is not to be replaced any more."""
    rules, known = table.match.rules, table.match.rules.known(table.match.state, seat)
    if number < len(rules.catalogue):
        return Choice(number, rules.catalogue[number], known)
    return next((one for one in choices(table, seat, known) if one.number == number), None)


def play(table: Table, seat: Seat, number: int, commit: bool = False) -> None:
    choice = choice_at(table, seat, number)
    if choice is None:
        raise IllegalAction(NO_SUCH_CHOICE)
    if choice.instead is not None:
        table.take_back(seat)
        table.play(seat, choice.instead)
    table.play(seat, choice.action, commit)
