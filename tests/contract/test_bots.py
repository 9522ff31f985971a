"""Every bot in every game: it cannot peek, and what it has learned with holds no secret."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from playing import play_on

from contract.cases import some_cases
from faubourg.bots import BOTS, make_bot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import is_over
from faubourg.core.observation import Observation
from faubourg.core.registry import AnyRules, Game, games

ENCODING = [case for case in some_cases() if case.game.encoder(case.rules()).length]
DEPTHS = (3, 17, 44)  # actions before the choice is asked for


@cache
def position(game: Game, actions: int) -> Match[Any, Any]:
    """Somewhere in a random game of two, or as near to that as the game allows."""
    rules = game.rules(min(max(2, game.fewest), game.most), game.for_programs())
    match: Match[Any, Any] = Match(rules, Chance.seeded(f"peeking {actions}"))
    return play_on(match, Random(actions), actions, anyone=True)


def chosen(name: str, game: Game, rules: AnyRules, state: Any) -> str:
    seat = state.actors[0]
    return rules.notation(make_bot(name, game).choose(Observation(rules, state, seat), Random(7)))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_what_a_bot_cannot_know_does_not_change_its_choice(game: Game, name: str) -> None:
    """What the others hold is dealt anew; what chance will bring is nowhere in a state."""
    found = [position(game, actions) for actions in DEPTHS]
    open_ones = [match for match in found if not is_over(match.state)]
    assert open_ones  # small games are over soon
    for match in open_ones:
        rules, state, seat = match.rules, match.state, match.state.actors[0]
        known = rules.known(state, seat)
        dealt = [rules.imagine(known, seat, Random(luck)) for luck in range(2)]
        told = {chosen(name, game, rules, each) for each in (state, *dealt)}
        assert len(told) == 1
        assert chosen(name, game, rules, state) in told  # and again the same


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_the_chance_to_come_does_not_change_a_choice(game: Game, name: str) -> None:
    """The same history, other futures."""
    for actions in DEPTHS:
        match = position(game, actions)
        if is_over(match.state):
            continue
        futures = [_with_future(match, Chance.seeded(f"later {luck}")) for luck in range(2)]
        told = {chosen(name, game, each.rules, each.state) for each in (match, *futures)}
        assert len(told) == 1


def _with_future(match: Match[Any, Any], chance: Chance) -> Match[Any, Any]:
    twin: Match[Any, Any] = Match(match.rules, None)
    for entry in match.entries:
        twin.enter(entry, twin.rules.parse(entry.words))
    twin.continue_with(chance)
    return twin


@pytest.mark.parametrize("case", ENCODING, ids=str)
def test_a_row_tells_what_the_seat_knows_and_nothing_else(case: Any) -> None:
    rules = case.rules()
    encoder = case.game.encoder(rules)
    match: Match[Any, Any] = Match(rules, Chance.seeded(str(case)))
    rng = Random(str(case))
    while not is_over(match.state):
        play_on(match, rng, 7, anyone=True)
        for seat in range(rules.seats):
            known = rules.known(match.state, seat)
            guess = rules.imagine(known, seat, rng)
            rows = [_row(encoder, each, seat) for each in (known, match.state, guess)]
            assert rows[0] == rows[1] == rows[2]


@pytest.mark.parametrize("case", ENCODING, ids=str)
def test_a_row_has_the_length_of_its_features_and_its_symmetries_move_all_of_it(case: Any) -> None:
    encoder = case.game.encoder(case.rules())
    assert encoder.length == sum(size for _, size in encoder.features())
    assert len({name for name, _ in encoder.features()}) == len(encoder.features())
    assert {place for stage in encoder.stages() for place in stage} <= set(range(encoder.length))
    first, *others = encoder.symmetries()
    assert first == list(range(encoder.length))
    assert all(sorted(other) == first for other in others)


def _row(encoder: Any, state: Any, seat: int) -> bytes:
    """A row between others, which it leaves alone."""
    row = bytearray(b"\x55" * (encoder.length + 2))
    encoder.encode(state, seat, row, 1)
    assert (row[0], row[-1]) == (0x55, 0x55) and len(row) == encoder.length + 2
    return bytes(row)
