"""RULES.md chapters 8 and 9: the end, the ranking, offered draws, and the solo form."""

from __future__ import annotations

from random import Random

import pytest
from marks import rule

from faubourg.games.arcologies import GAME
from faubourg.games.arcologies.actions import AcceptDraw, GoOn
from faubourg.games.arcologies.components import QUIET_ROUNDS
from faubourg.games.arcologies.ending import RANKS
from faubourg.games.arcologies.rules import WRONG_STEP
from faubourg.games.arcologies.state import ACCEPT, ANSWERED
from faubourg.games.small_city.components import DIFFICULTIES
from games.arcologies.table import Table, start, table


@rule("8.1")
def test_the_game_goes_on_after_round_8() -> None:
    game = table("arcology c3", phase=8, round=8, pumps=[5])
    assert (game.state.round, game.phase) == (9, 1)


@rule("8.2", "8.3")
def test_the_round_of_the_sixth_pump_is_played_to_its_end() -> None:
    words = "arcology c3; factory-2 a1 b1**"
    game = table(words, words, phase=4, pumps=[5, 5], money=[9, 9], cards=["engineer"] * 2)
    assert [game.sit(seat).pumps for seat in (0, 1)] == [6, 6]
    assert game.step == "council"
    game.follow("decline", "decline")
    assert (game.actors, game.state.round) == ((), 2)
    assert all(view.takes_off for view in game.view().arcologies)


@rule("8.4", "8.10")
def test_only_who_takes_off_can_win() -> None:
    game = table("arcology c3", "arcology c3; residential-1 a1*", phase=8, pumps=[6, 5],
                 votes=[0, 99], pollution=[99, 0])  # fmt: skip
    assert game.ranking() == [[0], [1]]
    assert game.score() == {"score-pumps": 6}


@rule("8.5")
def test_town_hall_and_career_do_not_count() -> None:
    game = table("arcology c3 d3*; park-1 a1*", "arcology c3; park-1 a1*; park-1 b1*",
                 phase=8, pumps=[6, 6], hall=[4, 0], pollution=[1, 0])  # fmt: skip
    assert game.ranking() == [[1], [0]]  # as many citizens, less pollution


@rule("8.5")
def test_citizens_abroad_and_both_of_a_pair_count() -> None:
    game = table("arcology c3; factory-2 a1 b1**", "arcology c3 d3*1; park-1 a1*; park-1 b1*",
                 phase=8, pumps=[6, 6], pollution=[9, 0])  # fmt: skip
    assert game.ranking() == [[0], [1]]


@rule("10.7")
@pytest.mark.parametrize(("counted", "best"), [("slots", [1]), ("hall", [0]), ("inside", [0])])
def test_which_citizens_count(counted: str, best: list[int]) -> None:
    game = table("arcology c3 d3*; park-1 a1*1", "arcology c3; park-1 a1*; park-1 b1*; park-1 c1*",
                 phase=8, pumps=[6, 6], hall=[4, 0],
                 options={"citizens_counted": counted})  # fmt: skip
    assert game.ranking()[0] == best


@rule("8.8", "A27")
def test_who_falls_in_the_round_of_the_sixth_pump_does_not_take_off() -> None:
    game = table("arcology c3; factory-2 a1 b1**", "", "", seats=3, phase=4, pumps=[5],
                 pollution=[98])  # fmt: skip
    assert game.state.city.boroughs[0].gone
    assert not game.arcology().takes_off
    assert game.actors  # the others play on
    assert game.ranking()[-1] == [0]


@rule("8.9")
def test_the_last_one_left_wins_without_a_take_off() -> None:
    game = table("arcology c3; factory-2 a1 b1**", "", phase=4, pumps=[5], pollution=[98])
    assert game.actors == ()
    assert game.ranking() == [[1], [0]]
    both = table("school a1*", "school a1*", phase=6, pollution=[99, 99])
    assert (both.actors, both.ranking()) == ((), [[0, 1]])


@rule("8.11", "A29")
def test_the_other_places() -> None:
    game = table("arcology c3; park-1 a1*", "arcology c3", "residential-1 a1*; park-1 b1*",
                 "residential-1 a1*; park-1 b1*", seats=4, phase=8, pumps=[1, 6],
                 pollution=[0, 0, 3, 2])  # fmt: skip
    assert game.ranking() == [[1], [0], [3], [2]]
    game = table("", "arcology c3", "", seats=3, phase=8, quiet=99)
    assert game.ranking() == [[1], [0, 2]]


# Quiet rounds


@rule("8.12")
def test_a_round_is_quiet_without_a_pump_or_an_arcology() -> None:
    assert table("", phase=8).state.quiet == 1
    game = table("arcology c3; factory-2 a1 b1**", phase=4)
    game.follow(*["decline"] * (game.step == "council"))
    assert game.state.quiet == 0


@rule("8.12", "10.8")
@pytest.mark.parametrize("word, most", QUIET_ROUNDS.items())
def test_a_draw_is_offered_after_so_many_quiet_rounds(word: str, most: int) -> None:
    options = {"quiet_rounds": word}
    assert table("", phase=8, quiet=most - 2, options=options).step != "draw"
    for quiet in (most - 1, most, 2 * most - 2):
        game = table("", phase=8, quiet=quiet, options=options)
        assert (game.step, game.actors) == ("draw", (0, 1))
        assert game.choices() == {"accept", "go on"}
    assert table("", phase=8, quiet=2 * most - 1, options=options).actors == ()


@rule("8.13")
def test_the_game_ends_if_all_accept() -> None:
    game = table("arcology c3", phase=8, quiet=15).follow("accept", "accept")
    assert game.actors == ()
    assert game.ranking() == [[0], [1]]
    assert not any(view.takes_off for view in game.view().arcologies)


@rule("8.13")
@pytest.mark.parametrize("answers", [("accept", "go on"), ("go on", "accept"), ("go on", "go on")])
def test_it_goes_on_if_anybody_wants(answers: tuple[str, str]) -> None:
    game = table("", phase=8, quiet=15).follow(*answers)
    assert (game.state.round, game.phase, game.state.answers) == (3, 1, [])
    assert game.state.quiet == 16


@rule("8.13")
def test_answers_are_secret() -> None:
    game = table("", phase=8, quiet=15)
    other = Table(game.rules, game.state.clone())
    game.play("accept")
    other.play("go on")
    assert game.sit(1).known == other.sit(1).known
    assert (game.known.answers, game.sit(1).known.answers) == ([ACCEPT, 0], [ANSWERED, 0])
    assert not game.rules.sees(game.state, 1, 0, game.rules.parse("accept"))
    guesses = {game.rules.determinize(game.state, 1, Random(n)).answers[0] for n in range(20)}
    assert guesses == {1, 2}
    assert AcceptDraw.final and GoOn.final


@rule("8.13")
def test_only_players_in_the_game_answer() -> None:
    game = table("", "", "", seats=3, phase=2, quiet=15)
    game.state.city.boroughs[2].gone = 12
    game.begin(8)
    assert game.actors == (0, 1)
    game.follow("accept", "accept")
    assert game.step == "over"


@rule("8.14", "A28")
def test_every_game_ends() -> None:
    assert table("", phase=8, quiet=31).actors == ()
    rules = GAME.rules(2, {"quiet_rounds": "eight"})
    assert rules.longest < GAME.rules(2, {"quiet_rounds": "thirty_two"}).longest
    assert table("", phase=3).why_not("accept") is not None
    assert table("", phase=7, money=[1]).why_not("accept") == WRONG_STEP[AcceptDraw]


# Alone


@rule("9.1", "9.2")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_alone_it_is_small_citys_solo_with_an_arcology(difficulty: str) -> None:
    game = start(1, {"difficulty": difficulty})
    assert game.step == "arcologies"
    game.follow("deal forum", "place town-hall a1 b1 a2 b2")
    assert (game.state.round, game.step) == (1, "circle")
    assert (game.city.boroughs[0].dealt, game.view().difficulty) == ([], difficulty)


@rule("9.2")
def test_pumps_kill_by_the_difficulty() -> None:
    game = table("arcology c3 d3* e3*", seats=1, phase=6, pumps=[2],
                 options={"difficulty": "mayor"})  # fmt: skip
    assert (game.borough.generated, game.step) == (6, "victims")
    game = table("arcology c3 d3* e3*", seats=1, phase=6, pumps=[2], cards=["engineer"],
                 options={"difficulty": "mayor"})  # fmt: skip
    assert (game.borough.generated, game.step) != (6, "victims")


def alone(round: int, pumps: int = 6) -> Table:
    return table("arcology c3", seats=1, phase=8, round=round, pumps=[pumps])


@rule("9.3")
def test_alone_the_take_off_wins() -> None:
    assert alone(9).actors == ()
    assert alone(9).arcology().takes_off
    assert alone(9, 5).actors


@rule("9.4")
def test_alone_level_100_loses_at_once() -> None:
    game = table("arcology c3; factory-2 a1 b1**", seats=1, phase=4, pumps=[5], pollution=[98])
    assert (game.actors, game.rules.rank(game.state)) == ((), "")
    assert game.rules.is_out(game.state, 0)


@rule("9.5")
def test_alone_quiet_rounds_lose() -> None:
    game = table("arcology c3", seats=1, phase=8, quiet=31)
    assert (game.actors, game.rules.rank(game.state)) == ((), "")
    game = table("arcology c3", seats=1, phase=8, quiet=15).play("accept")
    assert (game.actors, game.rules.rank(game.state)) == ((), "")


@rule("9.6")
def test_the_ranks() -> None:
    found = {round: alone(round).rank() for round in range(7, 22)}
    assert [found[n] for n in (8, 9, 10, 11, 12, 13, 15, 16, 19, 20)] == [
        "galaxy", "star", "star", "planet", "planet", "moon", "moon", "satellite", "satellite",
        "balloon",
    ]  # fmt: skip
    assert len(RANKS) == 5
    assert alone(9).score() == {"score-rounds": 9}
