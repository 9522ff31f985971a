"""A game without an end for tests of long tables: it counts how often a step is done."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.catalogue import catalogue_of
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import (
    CHANCE,
    NOT_YOUR_TURN,
    Action,
    Reason,
    Rules,
    ScoreLine,
    Seat,
    State,
)

SEATS = 2


@dataclass(frozen=True)
class Say(Action):
    number: int


@dataclass(frozen=True)
class Roll(Action):
    pips: int


@dataclass(slots=True)
class EndlessState(State):
    said: list[int]  # per seat: all it has said, one digit after the other, as far as it matters

    def clone(self) -> EndlessState:
        return EndlessState(self.actors, self.said[:])


class EndlessRules(Rules[EndlessState, Action]):
    """After a roll both seats say a number whenever they like; whoever says 9 wants a new roll."""

    key, seats, edition, longest, content = "endless", SEATS, 1, 1_000_000, ""

    def __init__(self) -> None:
        self.options = {}
        self.catalogue = catalogue_of([*map(Say, range(10)), *map(Roll, range(1, 7))])
        self.applied = 0

    def new_state(self) -> EndlessState:
        return EndlessState((CHANCE,), [0] * SEATS)

    def why_not(self, state: EndlessState, seat: Seat, action: Action) -> Reason | None:
        return None if seat in state.actors and isinstance(action, Say) else NOT_YOUR_TURN

    def apply(self, state: EndlessState, seat: Seat, action: Action) -> None:
        self.applied += 1
        if isinstance(action, Say):
            state.said[seat] = (state.said[seat] * 10 + action.number) % 1_000_003
        new_roll = isinstance(action, Say) and action.number == 9
        state.actors = (CHANCE,) if new_roll else tuple(range(SEATS))

    def score(self, state: EndlessState, seat: Seat) -> list[ScoreLine]:
        return [ScoreLine("endless.said", state.said[seat])]

    def ranking(self, state: EndlessState) -> list[list[Seat]]:
        return [list(range(SEATS))]

    def notation(self, action: Action) -> str:
        return f"say {action.number}" if isinstance(action, Say) else f"roll {action.index - 9}"

    def chances(self, state: EndlessState) -> list[tuple[Action, int]]:
        return [(action, 1) for action in self.catalogue if isinstance(action, Roll)]


EndlessMatch = Match[EndlessState, Action]


def long_match(steps: int) -> EndlessMatch:
    """Seat 0 has done so many steps since the first roll."""
    rules = EndlessRules()
    match: EndlessMatch = Match(rules, Chance.seeded("endless"))
    say_often(match, 0, steps)
    return match


def say_often(match: EndlessMatch, seat: Seat, times: int) -> None:
    for number in range(times):
        match.play(seat, match.rules.catalogue[number % 7])


def applied(match: EndlessMatch) -> int:
    assert isinstance(match.rules, EndlessRules)
    return match.rules.applied
