"""Bots by name, what they choose, and that they cannot know more than their seat."""

from __future__ import annotations

import gc
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest
import tiny
from playing import play_on

from faubourg.bots import BOTS, UnknownBot, make_bot
from faubourg.bots.greedy import GreedyBot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import State
from faubourg.core.presentation import Judge
from faubourg.core.registry import Game
from faubourg.games import town_center

GAMES = (tiny.GAME, town_center.GAME)
SHARED = (type, ModuleType, FunctionType, BuiltinFunctionType)  # code, not knowledge


def bidding(other: int) -> Match[tiny.TinyState, Any]:
    """Seat 1 has bid in secret; it is seat 0's turn."""
    rules = tiny.GAME.rules(2)
    match: Match[tiny.TinyState, Any] = Match(rules, Chance.seeded("gems"))
    match.play(1, rules.parse(f"bid {other}"))
    return match


def told(match: Match[Any, Any], chance: Chance) -> Match[Any, Any]:
    """The same history, with another future."""
    twin: Match[Any, Any] = Match(match.rules, None)
    for entry in match.entries:
        twin.enter(entry, twin.rules.parse(entry.words))
    twin.continue_with(chance)
    return twin


def choice(name: str, game: Game, match: Match[Any, Any]) -> str:
    seat, rng = match.state.actors[0], Random(7)
    action = make_bot(name, game).choose(match.observe(seat), rng)
    return match.rules.notation(action)


def reachable(root: object) -> set[int]:
    """The ids of all data that can be reached from an object."""
    found: set[int] = set()
    ahead = [root]
    while ahead:
        thing = ahead.pop()
        if id(thing) not in found and not isinstance(thing, SHARED):
            found.add(id(thing))
            ahead += gc.get_referents(thing)
    return found


def own_data(state: State) -> set[int]:
    """The ids of what a state holds and could change."""
    mutable = [thing for thing in gc.get_referents(state) if isinstance(thing, list)]
    inner = [thing for held in mutable for thing in held if not isinstance(thing, int | tuple)]
    return {id(thing) for thing in (state, *mutable, *inner)}


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_bot_chooses_a_legal_action(game: Game, name: str) -> None:
    match: Match[Any, Any] = Match(game.rules(2), Chance.seeded("legal"))
    assert match.rules.parse(choice(name, game, match)) in match.observe(0).legal


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="no bot 'zzz'; there are random, greedy"):
        make_bot("zzz", tiny.GAME)


def test_a_misspelt_bot_is_refused_with_the_near_name() -> None:
    with pytest.raises(UnknownBot, match="did you mean 'greedy'"):
        make_bot("gredy", tiny.GAME)


def test_a_game_without_a_judge_is_judged_by_its_score() -> None:
    match = bidding(0)
    judge = Judge[Any, tiny.TinyState](match.rules)
    assert judge.terms(match.state, 0) == {"score": 2, "best-rival": -2}


def test_greedy_pays_for_a_ruby_what_the_judge_likes_best() -> None:
    """A gem of three for one coin is the best bid against none."""
    match = bidding(0)
    match.state.gem = tiny.GEMS.index("ruby")
    match.state.purses[1] = 0  # so that the secret bid can only be none
    assert choice("greedy", tiny.GAME, match) == "bid 1"


def test_noise_changes_choices() -> None:
    match: Match[Any, Any] = Match(town_center.GAME.rules(1), Chance.seeded("noise"))
    bot = GreedyBot(town_center.GAME.judge, noise=50.0)
    seen = match.observe(0)
    assert len({bot.choose(seen, Random(seed)).index for seed in range(20)}) > 3


def test_a_greedy_bot_at_several_tables_judges_by_the_rules_of_each() -> None:
    bot = make_bot("greedy", town_center.GAME)
    tables = [
        Match(town_center.GAME.rules(2, {"sides": sides}), Chance.seeded(sides))
        for sides in ("A,A", "B,B")
    ]
    for match in tables:
        play_on(match, Random(5), 40)
    for match in [*tables, *tables]:
        seen = match.observe(match.state.actors[0])
        assert len(seen.legal) > 1
        alone = make_bot("greedy", town_center.GAME)
        assert bot.choose(seen, Random(1)) == alone.choose(seen, Random(1))


@pytest.mark.parametrize("name", BOTS)
def test_a_secret_bid_does_not_change_the_choice(name: str) -> None:
    assert len({choice(name, tiny.GAME, bidding(other)) for other in range(5)}) == 1


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [1, 2])
def test_the_future_of_the_bag_does_not_change_the_choice(name: str, seats: int) -> None:
    match: Match[Any, Any] = Match(town_center.GAME.rules(seats), Chance.seeded("now"))
    play_on(match, Random(3), 20)
    futures = [told(match, Chance.seeded(f"later {number}")) for number in range(3)]
    assert len({choice(name, town_center.GAME, future) for future in futures}) == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_observation_does_not_hold_the_true_state(game: Game) -> None:
    match: Match[Any, Any] = Match(game.rules(2), Chance.seeded("held"))
    seen = match.observe(0)
    make_bot("greedy", game).choose(seen, Random(1))
    assert not reachable(seen) & own_data(match.state)
    assert not reachable(seen) & {id(match), id(match.chance)}
