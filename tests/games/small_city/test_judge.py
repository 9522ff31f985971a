"""The judge of Small City: its terms add up, it never peeks, and its greedy bot plays sensibly."""

from __future__ import annotations

from itertools import islice
from random import Random

import judging
import pytest
from judging import favourite, named, total, worth

from faubourg.bots import arena
from faubourg.games.small_city import GAME
from faubourg.games.small_city.components import ROUNDS
from faubourg.games.small_city.judge import foresight
from games.small_city.table import Table, start, table

NAMES = {
    "votes", "votes-to-come", "pollution", "pollution-to-come", "promise", "score", "money",
    "stores", "ground", "street", "danger",
}  # fmt: skip
HALL = "town-hall c3 d3 c4 d4"
WORKS = "factory-1 g1; warehouse g2"


def plan(game: Table) -> list[str]:
    """What the greedy bot does in a phase 2, to the commitment."""
    done: list[str] = []
    while not done or done[-1] != "commit":
        done.append(favourite(game))
        game.play(done[-1])
    return done


def alone(borough: str, **more: object) -> Table:
    return table(borough, seats=1, **more)  # type: ignore[arg-type]


# Terms


def test_the_terms_are_named_and_their_sum_is_what_the_bot_goes_by() -> None:
    game = alone(f"{HALL}; residential-1 e4*; {WORKS}", money=[1], hall=[1])
    assert set(named(game)) == NAMES
    judging.check_it_goes_by_the_sum(game)


@pytest.mark.parametrize("victory", ["base", "economic", "citizen", "cultural"])
def test_once_the_game_is_over_the_judge_knows_the_score(victory: str) -> None:
    judging.check_it_knows_the_score(start(2, {"victory": victory}), 1)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"victory": "electoral"}), (3, {})])
def test_judging_changes_nothing(seats: int, options: dict[str, str]) -> None:
    judging.check_judging_changes_nothing(start(seats, options).walk(Random(2)))


@pytest.mark.parametrize(("seats", "options"), [(2, {"victory": "economic"}), (3, {})])
def test_the_judge_sees_only_what_the_seat_may_know(seats: int, options: dict[str, str]) -> None:
    judging.check_nobody_peeks(start(seats, options).walk(Random(3)), every=5, least=20)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"victory": "citizen"})])
def test_what_was_foreseen_for_others_changes_nothing(seats: int, options: dict[str, str]) -> None:
    """The same facts are the same forecast, whoever asked for it first."""
    states = [game.copy() for game in islice(start(seats, options).walk(Random(4)), 0, None, 7)]
    remembered = [named(game) for game in states]
    for game, terms in zip(states, remembered, strict=True):
        foresight.memory.cache_clear()
        assert named(game) == terms


BETTER = [
    ("votes-to-come", f"{HALL}; residential-1 e4", f"{HALL}; residential-1 e4*"),
    ("votes-to-come", f"{HALL}; school e5; residential-1 g7*; park-1 a1*",
     f"{HALL}; school e5; residential-1 e4*; park-1 a1*"),
    ("votes-to-come", f"{HALL}; residential-1 e4*; park-1 a1*",
     f"{HALL}; residential-1 e4*; park-1 a1*; school f5"),
    ("pollution-to-come", f"{HALL}; residential-1 e4*; residential-1 e2*; residential-1 c2*",
     f"{HALL}; residential-1 e4*; residential-1 e2*; residential-1 c2*; park-3 a7 b7 c7"),
    ("ground", f"{HALL}; park-3 e3 e4 e5", f"{HALL}; park-3 g3 g4 g5"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "low", "high"), BETTER, ids=range(len(BETTER)))
def test_a_term_rises_with_what_it_stands_for(name: str, low: str, high: str) -> None:
    """With nothing left to plan, so that the two differ by the tiles alone."""
    less, more = (alone(borough, round=ROUNDS - 1) for borough in (low, high))
    assert named(more)[name] > named(less)[name]


@pytest.mark.parametrize(
    ("promise", "low", "high"),
    [
        (1, "park-3 a7 b7 c7", "park-3 a7 b7 c7; park-3 a6 b6 c6"),
        (4, "park-1 a7", "police a7 b7"),
        (9, WORKS, "factory-2 g1 f1; warehouse g2"),
        (5, "refinery a1", "refinery a1; port a7 b7 a6 b6"),
    ],
)
def test_a_promise_is_worth_more_the_nearer_it_is(promise: int, low: str, high: str) -> None:
    found = []
    for borough in (low, high):
        game = alone(f"{HALL}; {borough}", round=ROUNDS - 3)
        game.city.boroughs[0].promise = promise
        found.append(named(game)["promise"])
    assert found[0] < found[1]


# Choices


def test_a_school_is_built_where_homes_can_use_it() -> None:
    homes = "residential-1 e4*; residential-1 e2*"
    game = alone(f"{HALL}; {homes}; {WORKS}", stock=["hall wood"], round=4)
    words = favourite(game)
    assert words.startswith("build school ")
    game.play(words)
    assert any(words.startswith("grow residential-2") for words in plan(game))


def test_growth_is_not_left_out() -> None:
    game = alone(f"{HALL}; school e5; residential-1 e4*; park-1 a1*", round=ROUNDS)
    assert any(words.startswith("grow residential-2") for words in plan(game))


def test_the_last_money_buys_parks_for_those_who_pollute() -> None:
    homes = "residential-1 e4*; residential-1 e2*; residential-1 c2*; residential-1 b4*"
    game = alone(f"{HALL}; {homes}", money=[3], round=ROUNDS)
    assert favourite(game).startswith("build park-3")


def test_nothing_is_built_for_buildings_sake() -> None:
    """In the last round, without a citizen who could come, nobody gains by a tile."""
    game = alone(f"{HALL}; park-1 a1; residential-1 e4*", money=[2], round=ROUNDS)
    assert total(game) >= max(worth(game, words) for words in game.choices() if "build" in words)


def test_a_citizen_who_must_move_goes_home() -> None:
    game = alone(f"{HALL}; park-1 a1*; park-1 a3; residential-1 e4", phase=3)
    assert favourite(game) == "pick 1 a1"
    assert favourite(game.play("pick 1 a1")) == "go 1 e4"


def test_citizens_fill_the_largest_home() -> None:
    game = alone(f"{HALL}; residential-3 e4* f4* f5; residential-1 e2*", phase=3, round=6)
    assert favourite(game) == "pick 1 e2"
    assert favourite(game.play("pick 1 e2")) == "go 1 f5"


def test_who_stands_well_does_not_walk() -> None:
    game = alone(f"{HALL}; residential-2 e4* e5*; park-1 a1; park-1 a3", phase=3, round=6)
    assert favourite(game) == "stop"


def test_money_becomes_votes_in_the_end() -> None:
    shops = "residential-1 e2; residential-1 g2; residential-1 e4; commercial-3 f2 f3 g3*"
    game = alone(f"{HALL}; {shops}", phase=4, round=ROUNDS, money=[4])
    assert game.step == "commerce" and favourite(game) == "buy 4"


def test_units_are_kept_where_they_take_no_room_from_citizens() -> None:
    game = alone(f"{HALL}; factory-1 g1*; warehouse g2", phase=4, hall=[3], round=3)
    assert game.step == "storing" and favourite(game) == "put wood 1 g2"


def test_a_tourist_dies_before_the_own_citizens() -> None:
    borough = f"{HALL}; residential-1 e4*; residential-1 e2*; park-1 a1*2"
    game = table(borough, phase=6, pollution=[10], round=5)
    assert game.step == "victims" and favourite(game) == "victim a1"


def test_late_support_is_taken_in_votes() -> None:
    game = alone(HALL, phase=1, round=ROUNDS).circle("mayor", "supporter")
    assert favourite(game.play("take supporter")) == "reward votes"


def test_the_mayor_is_placed_where_the_host_would_build() -> None:
    game = table(HALL, "", phase=1, last_host=1)
    words = favourite(game.sit(1))
    named_cells = [game.kit.board.number[cell] for cell in words.split()[1:]]
    near = game.kit.board.touching(game.borough.covered)
    assert words.startswith("street ") and all(near >> cell & 1 for cell in named_cells)


# Play


def test_greedy_builds_sensible_cities_alone() -> None:
    """Random play ends near -10; this bot has about 60 over many games."""
    (greedy,) = arena.run(GAME, 1, {}, ("greedy",), 5, "judge").standings
    assert greedy.score > 40


@pytest.mark.parametrize("difficulty", ["mayor", "president"])
def test_greedy_copes_with_deaths(difficulty: str) -> None:
    options = {"difficulty": difficulty}
    (greedy,) = arena.run(GAME, 1, options, ("greedy",), 2, "judge").standings
    assert greedy.score > 20


@pytest.mark.parametrize("victory", ["base", "economic", "citizen", "cultural"])
def test_greedy_beats_random(victory: str) -> None:
    options = {"victory": victory}
    random, greedy = arena.run(GAME, 2, options, ("random", "greedy"), 2, "judge").standings
    assert greedy.win_share == 1.0 and greedy.score > random.score
