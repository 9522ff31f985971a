"""Hypothesis walks every case; a failing walk shrinks to a short record, which it prints."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from contract.cases import Case, some_cases
from contract.checks import check_knowledge, check_state
from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.match import IllegalAction, Match
from faubourg.core.model import is_over
from faubourg.core.replay import AnyMatch, follow, record_of

numbers = st.integers(min_value=0, max_value=10_000)


def machine(case: Case) -> type[RuleBasedStateMachine]:
    """A machine that plays one case."""
    rules = case.rules()

    class Walk(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.match: AnyMatch = Match(rules, Chance.seeded("machine"))
            self.checked: Any = None  # the last state in which everything held

        @precondition(lambda self: not is_over(self.match.state))
        @rule(who=numbers, what=numbers)
        def play(self, who: int, what: int) -> None:
            state = self.match.state
            seat = state.actors[who % len(state.actors)]
            legal = self.match.rules.legal(state, seat)
            self.match.play(seat, legal[what % len(legal)])

        @rule(who=numbers, what=numbers)
        def attempt(self, who: int, what: int) -> None:
            """A refused action changes nothing and gives its reason."""
            seat, rules = who % case.seats, self.match.rules
            action = rules.catalogue[what % len(rules.catalogue)]
            before, entries = self.match.state.clone(), len(self.match.entries)
            try:
                self.match.play(seat, action)
            except IllegalAction as refused:
                assert refused.reason.key
                assert (self.match.state, len(self.match.entries)) == (before, entries)

        @rule(who=numbers)
        def undo(self, who: int) -> None:
            seat = who % case.seats
            before, entries = self.match.state.clone(), len(self.match.entries)
            if self.match.why_not_undo(seat) is not None:
                return
            self.match.undo(seat)
            assert len(self.match.entries) == entries + 1
            self.match.redo(seat)
            assert self.match.state == before
            self.match.undo(seat)

        @rule(who=numbers)
        def redo(self, who: int) -> None:
            if self.match.why_not_redo(who % case.seats) is None:
                self.match.redo(who % case.seats)

        @invariant()
        def holds(self) -> None:
            """Asked again only in another state; most attempts, undos and redos change nothing."""
            state = self.match.state
            if state != self.checked:
                check_state(rules, state, Random(1))
                check_knowledge(rules, state, 0, 1)
                self.checked = state.clone()

        def teardown(self) -> None:
            """The append-only entries, undo and redo included, lead to the same state."""
            kept = record_of(self.match, [""] * case.seats)
            note(record.dump(kept))  # shown with a failure
            assert follow(kept).state == self.match.state

    return Walk


@pytest.mark.parametrize("case", some_cases(), ids=str)
def test_any_walk_keeps_the_contract(case: Case) -> None:
    run_state_machine_as_test(
        machine(case),
        settings=settings(
            max_examples=3, stateful_step_count=60, deadline=None, derandomize=True, database=None
        ),
    )
