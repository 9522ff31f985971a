"""Tournaments are fair, repeatable and the same in any number of processes."""

from __future__ import annotations

from random import Random

import pytest
import tiny

from faubourg.bots import UnknownBot, make_bot
from faubourg.bots.arena import (
    Block,
    Place,
    Plan,
    Result,
    _compared,
    _places,
    _standing,
    interval,
    run,
)
from faubourg.bots.playing import play_game
from faubourg.core.chance import Chance
from faubourg.core.model import is_over
from faubourg.games import town_center


def line_ups(seats: int, bots: str) -> set[str]:
    plan = Plan(town_center.GAME, seats, (), tuple(bots), "1")
    return {"".join(line_up) for line_up in plan.line_ups()}


def bidding(processes: int = 1, seed: int = 5) -> Result:
    return run(tiny.GAME, 2, {}, ["greedy", "random"], 12, seed, processes)


def test_two_bots_meet_in_both_orders() -> None:
    assert line_ups(2, "AB") == {"AB", "BA"}


def test_one_bot_sits_among_the_others_in_every_seat_and_both_ways() -> None:
    assert line_ups(3, "AB") == {"ABB", "BAB", "BBA", "BAA", "ABA", "AAB"}


def test_every_pair_of_bots_meets() -> None:
    assert line_ups(2, "ABC") == {"AB", "BA", "AC", "CA", "BC", "CB"}


def test_alone_each_bot_plays_the_same_luck() -> None:
    assert line_ups(1, "AB") == {"A", "B"}


def test_a_single_bot_plays_against_itself() -> None:
    assert line_ups(4, "A") == {"AAAA"}


def test_ties_split_the_victory_and_the_rank() -> None:
    places = _places(("a", "b", "c"), [[0, 2], [1]], [9, 4, 9], [False] * 3)
    assert places == [Place("a", 0.5, 1.5, 9), Place("c", 0.5, 1.5, 9), Place("b", 0, 3, 4)]


def test_who_wins_every_game_has_won_them_all_whatever_share_a_seat_has() -> None:
    """With one seat the winner's share is 1, with two seats half of that."""
    alone = [Place("a", 1, 1, 9), Place("b", 0, 2.5, 4), Place("b", 0, 2.5, 4)]
    among = [Place("a", 1, 1, 9), Place("a", 0, 2, 8), Place("b", 0, 3, 4)]
    blocks = [Block([alone, among], {"a": [], "b": []})]
    winner, loser = _standing("a", blocks, "1"), _standing("b", blocks, "1")
    assert (winner.games, winner.wins, winner.win_share) == (2, 2, 0.75)
    assert (loser.games, loser.wins, loser.win_share) == (2, 0, 0)


def test_solo_games_are_compared_by_score() -> None:
    alone = [Place("a", 1, 1, 30), Place("b", 1, 1, 40)]
    assert _compared(alone) == [Place("b", 1, 1, 40), Place("a", 0, 2, 30)]


def test_the_interval_holds_the_mean_and_narrows_with_more_blocks() -> None:
    few, many = [0.0, 1.0] * 5, [0.0, 1.0] * 50
    (low, high), (lower, higher) = interval(few, Random(1)), interval(many, Random(1))
    assert low < lower < 0.5 < higher < high


def test_a_game_is_played_to_its_end() -> None:
    rules = tiny.GAME.rules(2)
    bots = [make_bot("random", tiny.GAME)] * 2
    match = play_game(rules, bots, Chance.seeded("whole"), [Random(1), Random(2)])
    assert is_over(match.state)


def test_games_are_rounded_up_to_whole_blocks() -> None:
    told: list[int] = []
    result = run(tiny.GAME, 2, {}, ["random", "greedy"], 5, 1, progress=told.append)
    assert (result.blocks, result.games, told) == (3, 6, [2, 4, 6])


def test_the_same_seed_gives_the_same_result() -> None:
    assert bidding() == bidding()
    assert bidding() != bidding(seed=6)


def test_two_processes_give_the_result_of_one() -> None:
    assert bidding(processes=2) == bidding(processes=1)


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        run(tiny.GAME, 2, {}, ["random", "nobody"], 1_000_000, 1)


def test_greedy_beats_random_at_town_center() -> None:
    """Seed 1, 8 games: greedy wins them all, by more than 20 points a game."""
    result = run(town_center.GAME, 2, {}, ["greedy", "random"], 8, 1)
    greedy, random = result.standings
    assert greedy.win_share == 1.0
    assert greedy.score > random.score + 20


def test_greedy_builds_a_hamlet_alone_and_random_does_not() -> None:
    """Seed 1, 6 seeds: on average greedy reaches the second solo rank, 40 points."""
    result = run(town_center.GAME, 1, {}, ["greedy", "random"], 12, 1)
    greedy, random = result.standings
    assert greedy.score >= 40 > random.score
    assert (greedy.win_share, greedy.rank, random.rank) == (1.0, 1.0, 2.0)
