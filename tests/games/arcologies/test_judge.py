"""The judge of Arcologies: its terms add up, it never peeks, and its greedy bot takes off."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from random import Random

import judging
import pytest
from judging import favourite, named, total, worth

from faubourg.bots import arena, make_bot
from faubourg.bots.playing import play_game
from faubourg.core.chance import Chance
from faubourg.games.arcologies import GAME
from faubourg.games.arcologies.components import PATTERN_NAMES
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.judge.sites import WEIGHTS
from faubourg.games.arcologies.kit import takes_off
from faubourg.games.arcologies.state import BUILT, DEALT, ArcologiesState
from games.arcologies.table import Table, start, table

NAMES = {
    "pumps", "pattern", "works", "money", "votes", "stores", "citizens", "pollution", "danger",
    "victim", "income", "council", "gift", "hall", "draw",
}  # fmt: skip
# Habitat is R P R, C E S, R C P, the top row first; the town hall stands on f6 to g7.
NEARLY = (
    "residential-1 c3; residential-1 c5; residential-1 e5; park-1 d5; park-1 e3; "
    "commercial-1 c4; commercial-1 d3"
)
FACTORIES = "factory-2 a7 b7; factory-2 d7 e7; warehouse a6; warehouse d6"


def turn(game: Table, last: str) -> list[str]:
    """What the greedy bot does, until such an action or another step."""
    done: list[str] = []
    step = game.step
    while (not done or done[-1] != last) and game.step in (step, "slot", "moves"):
        done.append(favourite(game))
        game.play(done[-1])
    return done


def alone(borough: str, **more: object) -> Table:
    return table(borough, seats=1, **more)  # type: ignore[arg-type]


def walk(seats: int, seed: int) -> Iterator[Table]:
    """A random game, as far as it goes in eight quiet rounds."""
    return takewhile(lambda game: game.state.round < 9, start(seats).walk(Random(seed)))


def game_of_greedy(seats: int, seed: str, options: dict[str, str]) -> ArcologiesState:
    bots = [make_bot("greedy", GAME)] * seats
    rngs = [Random(f"{seed}/{seat}") for seat in range(seats)]
    return play_game(start(seats, options).rules, bots, Chance.seeded(seed), rngs).state


# Terms


def test_the_terms_are_named_and_their_sum_is_what_the_bot_goes_by() -> None:
    game = alone(NEARLY, money=[2], hall=[1])
    assert set(named(game)) == NAMES
    judging.check_it_goes_by_the_sum(game)


@pytest.mark.parametrize("seats", [1, 3])
def test_judging_changes_nothing(seats: int) -> None:
    judging.check_judging_changes_nothing(walk(seats, 2))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_judge_sees_only_what_the_seat_may_know(seats: int) -> None:
    judging.check_nobody_peeks(walk(seats, 3), every=2, least=10)


def test_answers_of_others_to_a_draw_are_not_seen() -> None:
    found = []
    for words in ("accept", "go on"):
        game = table(phase=8, quiet=20).sit(1).play(words).sit(0)
        found.append(named(game))
    assert found[0] == found[1]


BETTER = [
    ("pattern", "residential-1 c3", "residential-1 c3; commercial-1 d3"),
    ("pattern", "residential-1 c3; park-1 d5; park-1 d4", "residential-1 c3; park-1 d5"),
    ("works", "refinery a1", "refinery a1; factory-2 b1 c1; warehouse b2"),
    ("works", "refinery a1; factory-1 d1; warehouse d2", "refinery a1; factory-1 b1; warehouse d2"),
    ("citizens", "residential-1 c3", "residential-1 c3*"),
    ("pumps", "arcology c3; factory-2 a1 b1*", "arcology c3; factory-2 a1 b1**"),
]


@pytest.mark.parametrize(("name", "low", "high"), BETTER, ids=range(len(BETTER)))
def test_a_term_rises_with_what_it_stands_for(name: str, low: str, high: str) -> None:
    phase = 4 if name == "pumps" else 2
    less, more = (alone(borough, phase=phase) for borough in (low, high))
    assert named(less)[name] < named(more)[name]


def test_more_pumps_are_worth_more_than_anything_they_spoil() -> None:
    few, more = (alone("arcology c3", pumps=[count]) for count in (2, 3))
    assert total(more) > total(few)


def test_pollution_near_the_end_is_a_danger() -> None:
    assert named(alone(NEARLY, pollution=[10]))["danger"] == 0
    assert named(alone(NEARLY, pollution=[90]))["danger"] < 0


# The pattern


def test_a_cell_of_the_pattern_is_better_than_a_useless_one() -> None:
    game = alone(NEARLY.replace("commercial-1 d3", "park-1 a1"), money=[3])
    best = favourite(game)
    assert best == "build commercial-1 d3"
    assert worth(game, best) > worth(game, "build commercial-1 b2") + WEIGHTS.lacking / 2


def test_the_required_empty_cell_stays_empty() -> None:
    game = alone(NEARLY, money=[3])
    assert worth(game, "build park-1 a1") > worth(game, "build park-1 d4")


def test_a_statue_is_built_where_the_pattern_wants_it() -> None:
    game = alone(f"town-hall f3 g3 f4 g4; {NEARLY}; {FACTORIES}", stock=["a6 stone"])
    assert favourite(game) == "build statue-founders e4"


@pytest.mark.parametrize("metal", [0, 1])
def test_the_arcology_is_built_as_soon_as_metal_makes_up_for_the_rest(metal: int) -> None:
    stock = ["a6 metal"] if metal else []
    game = alone(f"{NEARLY}; {FACTORIES}", stock=stock, hall=[1])
    done = turn(game, "commit")
    assert ("arcology c3 0" in done) == bool(metal) == bool(game.borough.extras[BUILT])


def test_metal_is_taken_where_the_pattern_cannot_do_without() -> None:
    """Founders cannot be built there, for the town hall is far away."""
    game = alone(f"{NEARLY}; {FACTORIES}", phase=7, discs=["industry-2"], votes=[3], hall=[0])
    done = turn(game, "")
    assert done[0] == "invest industry next votes"
    assert favourite(game) == "offer metal"


def test_the_warehouse_of_the_foundry_comes_with_its_factory() -> None:
    """Foundry is W S P, F E C, X P R."""
    square = "refinery c3; park-1 d3; residential-1 e3; commercial-1 e4; park-1 e5"
    game = alone(square, money=[1], patterns=["foundry"])
    assert favourite(game) == "build factory-1 c4"
    assert favourite(game.play("build factory-1 c4")) == "warehouse c5"


def test_homes_stand_where_industry_is_not_in_their_way() -> None:
    game = alone("refinery a1; factory-1 b1; warehouse a2", money=[1], hall=[1])
    assert favourite(game) != "commit"
    assert worth(game, "build residential-1 e5") > worth(game, "build residential-1 d2")


# Pumps


def test_a_pair_is_formed_and_the_next_one_too() -> None:
    game = alone("arcology c3 c3* d3* e3* c5*; factory-2 a7 b7; factory-2 d7 e7", phase=3, hall=[0])
    done = turn(game, "stop")
    assert sum(words.startswith("go 1 ") for words in done) == 4
    assert game.pumps == 2


def test_a_pair_goes_from_one_stone_slot_to_the_other() -> None:
    game = alone("arcology c3; factory-2 a7 b7**; factory-2 d7 e7", phase=3, pumps=[1])
    turn(game, "stop")
    assert game.pumps == 2


def test_nobody_is_left_alone_on_a_stone_slot() -> None:
    """One citizen makes no pump and would close the slot for the next round."""
    game = table("arcology c3 c3*; factory-2 a7 b7; factory-2 d7 e7", phase=3)
    game.play("pick 1 c3")
    assert worth(game, "go 1 a7") > worth(game, "go 1 b7")


def test_no_seventh_pump_is_tried() -> None:
    borough = "arcology c3 c3* d3* e3* c5*; factory-2 a7 b7; factory-2 d7 e7"
    game = alone(borough, phase=3, pumps=[MOST_PUMPS - 1])
    done = turn(game, "stop")
    assert sum(words.startswith("go 1 ") for words in done) == 2


def test_it_takes_off_when_it_can() -> None:
    borough = "arcology c3 c3* d3*; factory-2 a7 b7; factory-2 d7 e7"
    game = alone(borough, phase=3, pumps=[MOST_PUMPS - 1])
    while game.actors:
        game.play(favourite(game))
    assert takes_off(game.borough) and named(game) == {"result": WEIGHTS.won}


def test_a_lost_game_is_the_worst_that_can_be() -> None:
    game = alone("arcology c3", pumps=[5], pollution=[99])
    game.borough.gone = 1
    game.state.city.boroughs[0].gone = 1
    assert total(game) == WEIGHTS.lost < total(alone("", pollution=[90]))


# Draw


def test_a_draw_is_accepted_when_there_is_no_hope() -> None:
    assert favourite(table(phase=8, quiet=20)) == "accept"
    assert favourite(alone("", phase=8, quiet=20)) == "accept"


def test_who_can_still_make_pumps_goes_on() -> None:
    borough = "arcology c3 c3* d3*; factory-2 a7 b7; factory-2 d7 e7"
    assert favourite(table(borough, phase=8, quiet=20)) == "go on"


# Play


@pytest.mark.parametrize("seed", range(4))
def test_greedy_takes_off_alone(seed: int) -> None:
    """Over many games it needs 6 to 10 rounds, whatever the pattern."""
    state = game_of_greedy(1, f"judge/{seed}", {})
    assert takes_off(state.city.boroughs[0]) and state.round <= 11


def test_all_four_patterns_are_built() -> None:
    state = game_of_greedy(4, "judge", {})
    dealt = {PATTERN_NAMES[b.extras[DEALT]] for b in state.city.boroughs}
    assert dealt == set(PATTERN_NAMES)
    assert sum(b.extras[BUILT] for b in state.city.boroughs) >= 3
    assert any(takes_off(b) for b in state.city.boroughs)


@pytest.mark.parametrize("options", [{"difficulty": "president"}, {"difficulty": "mayor"}])
def test_every_game_ends_however_many_die(options: dict[str, str]) -> None:
    state = game_of_greedy(1, "judge", options | {"quiet_rounds": "eight"})
    assert not state.actors


def test_greedy_beats_random() -> None:
    random, greedy = arena.run(GAME, 2, {}, ("random", "greedy"), 2, "judge").standings
    assert greedy.win_share == 1.0 and greedy.score > random.score
