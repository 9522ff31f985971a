"""Bots by name, what they choose, and that they cannot know more than their seat."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import count
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest
import tiny
from playing import play_on

from faubourg.bots import ALIASES, BOTS, USUAL, UnknownBot, make_bot
from faubourg.bots.greedy import GreedyBot
from faubourg.bots.learned import WHOLE_TURN, LearnedBot, outlook_of
from faubourg.bots.newcomer import newcomer
from faubourg.bots.pace import Pace
from faubourg.core.budget import Budget, no_clock
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import State
from faubourg.core.outlook import GIVEN_UP
from faubourg.core.presentation import Judge
from faubourg.core.registry import Game
from faubourg.core.texts import Texts
from faubourg.games import town_center
from faubourg.games.town_center.draft import ALL_AHEAD, Draft
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import BUILD, DRAFT

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
    with pytest.raises(UnknownBot, match="no bot 'zzz'; there are random, newcomer, apprentice"):
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


# Levels


def test_names_of_older_tables_still_work() -> None:
    match: Match[Any, Any] = Match(town_center.GAME.rules(2), Chance.seeded("old"))
    play_on(match, Random(5), 30)
    told = {choice(name, town_center.GAME, match) for name in ("greedy", "greedy-1", "apprentice")}
    assert len(told) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_has_a_name_and_a_word_about_it(language: str) -> None:
    texts = Texts(language)
    names = [texts.say(f"bot-{name}") for name in BOTS]
    assert len(set(names)) == len(BOTS) and all(texts.say(f"bot-{name}-about") for name in BOTS)
    assert {texts.say(f"bot-{name}") for name in ALIASES} == {texts.say(f"bot-{USUAL}")}


def test_a_newcomer_errs_but_never_grossly() -> None:
    """What it takes is never worse than the best by more than its bound, in points of the judge."""
    match: Match[Any, Any] = Match(town_center.GAME.rules(1), Chance.seeded("errs"))
    play_on(match, Random(2), 12)
    seen, bot = match.observe(0), newcomer(town_center.GAME)
    judge, guess = town_center.GAME.judge(match.rules), seen.imagine(Random(1))
    judge.prepare(guess, 0)
    worth = {action.index: bot._judged(judge, guess, 0, action) for action in seen.legal}
    least = max(worth.values()) - bot.bound
    taken = {bot.choose(seen, Random(seed)).index for seed in range(60)}
    assert len(taken) > 1 and min(worth[index] for index in taken) >= least
    assert min(worth.values()) < least


# Budgets


def built() -> Match[Any, Any]:
    """A choice of many, with more to come in the same turn."""
    match: Match[Any, Any] = Match(town_center.GAME.rules(1), Chance.seeded("many"))
    while match.state.step != BUILD or len(match.observe(0).legal) < 10:
        play_on(match, Random(1), 1)
    return match


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on each time it is looked at."""
    ticks = count()
    return lambda: step * next(ticks)


@pytest.mark.parametrize("name", ["newcomer", "apprentice", "citizen", "planner"])
def test_a_stop_by_time_is_told_and_still_a_choice(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    seen = built().observe(0)
    bot = make_bot(name, town_center.GAME, ticking(1000.0))
    late = bot.choose(seen, Random(1))
    assert late in seen.legal
    stops = f"{name} was stopped by time" in caplog.text
    assert stops or name == "citizen"  # one look at all choices is not divided


@pytest.mark.parametrize("name", ["newcomer", "apprentice", "citizen", "planner"])
def test_a_clock_that_is_not_late_changes_nothing(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    seen = built().observe(0)
    timed = make_bot(name, town_center.GAME, ticking(1e-6)).choose(seen, Random(1))
    assert timed == make_bot(name, town_center.GAME).choose(seen, Random(1))
    assert "stopped" not in caplog.text


@pytest.mark.parametrize("name", BOTS)
def test_a_forced_choice_is_made_at_once(name: str) -> None:
    """Nothing is imagined, judged or timed."""
    match: Match[Any, Any] = Match(town_center.GAME.rules(1), Chance.seeded("forced"))
    seen = match.observe(0)
    while len(seen.legal) > 1:
        play_on(match, Random(1), 1)
        seen = match.observe(0)
    seen.imagine = None  # type: ignore[assignment, method-assign]  # it would fail
    assert make_bot(name, town_center.GAME).choose(seen, Random(1)) == seen.legal[0]


@pytest.mark.parametrize("evaluations", [1, 60, 200, 1000])
def test_a_planner_keeps_to_its_evaluations_after_one_look_at_each_choice(
    evaluations: int,
) -> None:
    match = built()
    seen, outlook = match.observe(0), outlook_of(town_center.GAME, match.rules)
    assert outlook is not None
    outlook.budget = budget = Pace("planner", evaluations, 1.0).budget(len(seen.legal), no_clock)
    worth = outlook.worths(seen.imagine(Random(1)), 0, seen.legal, WHOLE_TURN)
    assert budget.left >= 0 and max(worth) > GIVEN_UP


def test_a_smaller_budget_finds_no_more() -> None:
    """And with enough of it, all that there is."""
    match = built()
    seen = match.observe(0)
    paces = [Pace("planner", evaluations, 1.0) for evaluations in (10_000, 1_000_000)]
    bots = [LearnedBot(town_center.GAME, WHOLE_TURN, pace) for pace in paces]
    assert bots[0].choose(seen, Random(1)) == bots[1].choose(seen, Random(1))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_draft_is_looked_through_as_far_as_the_budget_goes(seats: int) -> None:
    rules = town_center.GAME.rules(seats)
    assert isinstance(rules, TownCenterRules)
    match = Match(rules, Chance.seeded("draft"))
    while match.state.step != DRAFT:
        play_on(match, Random(1), 1)
    ahead = [Draft(rules, lambda who, pair: 0.0, Budget(left))._affordable(match.state, 3)
             for left in (1, 100, 4000, 10**9)]  # fmt: skip
    assert ahead == sorted(ahead) and ahead[-1] == ALL_AHEAD and ahead[0] < ahead[-1]
