"""Random games of every case, watched at every step."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from contract import checks
from contract.cases import Case, some_cases
from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE, is_over
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch, follow, record_of, verify

CASES = some_cases()
LUCKY = 20  # states of a game in which chance acts, that are looked at


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_random_game_keeps_the_contract_and_its_record_tells_it_again(case: Case) -> None:
    rng = Random(f"walk {case}")
    rules = case.rules()
    match: AnyMatch = Match(rules, Chance.seeded(str(case)))
    kept: list[tuple[Any, str]] = []
    passed: list[Any] = []
    inventory = rules.inventory(match.state)
    while not is_over(match.state):
        state = match.state
        checks.check_state(rules, state, rng)
        assert rules.inventory(state) == inventory, "pieces appear or vanish"
        passed.append(state.clone())
        if rng.random() < max(0.03, 7 / rules.longest):
            checks.check_state_deeply(rules, state, rng)
            kept.append((passed[-1], repr(state)))
        _play_one(match, rng)
    checks.check_state_deeply(rules, match.state, rng)
    assert all(repr(clone) == before for clone, before in kept), "an earlier clone has changed"
    assert len(match.entries) <= rules.longest
    _check_record(match, passed, rng)


def _check_record(match: AnyMatch, passed: list[Any], rng: Random) -> None:
    """Its states are the same again, chance and forced steps between them, and its luck honest."""
    kept = record_of(match, [f"P{seat}" for seat in range(match.rules.seats)])
    again = follow(record.load(record.dump(kept)))
    assert again.state == match.state
    told = [state for state, _ in again.timeline()]
    assert told == [state for state, _ in match.timeline()]
    later = iter(told)
    assert all(any(state == one for one in later) for state in passed)
    assert verify(kept).honest
    lucky = [state for state in told if state.actors == (CHANCE,)]
    for state in rng.sample(lucky, min(LUCKY, len(lucky))):
        checks.check_secret_luck(match.rules, state, rng)


def _play_one(match: AnyMatch, rng: Random) -> None:
    """One action; among several actors, a seat leaves them only by a final action."""
    state, rules = match.state, match.rules
    actors = state.actors
    seat = rng.choice(actors)
    action = rules.pick(state, seat, rng)
    match.play(seat, action)
    if len(actors) > 1 and seat not in match.state.actors:
        assert type(action).final, f"{rules.notation(action)} ends a common step but is not final"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_notations_are_unique_and_parse_back(case: Case) -> None:
    rules = case.rules()
    assert len(rules.named) == len(rules.catalogue) < 20_000
    for index, action in enumerate(rules.catalogue):
        assert action.index == index
        assert rules.parse(rules.notation(action)) is action


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_then_the_same_action_gives_the_same_state(case: Case) -> None:
    rng = Random(f"undo {case}")
    match: AnyMatch = Match(case.rules(), Chance.seeded(f"undo {case}"))
    undone = 0
    while not is_over(match.state):
        seat = rng.choice(match.state.actors)
        before = match.state.clone()
        action = match.rules.pick(match.state, seat, rng)
        match.play(seat, action)
        after = match.state.clone()
        if undone > 8 and rng.random() > 0.05:
            continue  # an undo plays the game again, and some games are long
        if match.why_not_undo(seat) is None and not match.steps[-1].forced:
            match.undo(seat)
            assert match.state == before
            match.play(seat, action)
            assert match.state == after
            undone += 1
    assert follow(record_of(match, [""] * case.seats)).state == match.state
    if case.game.key == "town_center":
        assert undone > 5  # otherwise this test has shown nothing


def test_chance_is_never_taken_back() -> None:
    for case in CASES[::7]:
        rng = Random(3)
        match: AnyMatch = Match(case.rules(), Chance.seeded("never"))
        while not is_over(match.state):
            _play_one(match, rng)
            draws = sum(1 for step in match.steps if step.seat == CHANCE)
            seat = rng.randrange(case.seats)
            if match.why_not_undo(seat) is None and rng.random() < 0.1:
                match.undo(seat)
                assert sum(1 for step in match.steps if step.seat == CHANCE) == draws


@pytest.mark.parametrize("name, fault, problem", [
    ("sees", lambda *given: True, "reads in the log"),
    ("known", lambda rules, state, seat: state, "but it shows"),
    ("has_secrets", False, "has_secrets"),
])  # fmt: skip
def test_a_game_that_does_not_keep_its_secrets_is_found(
    name: str, fault: Any, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, rng = find_game("big_city").rules(2), Random(1)
    monkeypatch.setattr(type(rules), name, fault)
    state = rules.new_state()
    with pytest.raises(AssertionError, match=problem):
        while not is_over(state):
            checks.check_secret_luck(rules, state, rng)
            checks.check_secrets_are_told_of(rules, state)
            seat = state.actors[0]
            outcomes = rules.chances(state) if seat == CHANCE else []
            rules.apply(state, seat, outcomes[0][0] if outcomes else rules.pick(state, seat, rng))
