"""Self-play by the rules: it begins as greedy, strays as it is told, and leaves what came."""

from __future__ import annotations

import pickle
from collections import Counter
from functools import cache
from math import isnan
from random import Random
from typing import Any

import numpy
import pytest
from playing import play_on

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.registry import find_game
from faubourg.train.selfplay import HIDDEN, Habits, Played, Weights
from faubourg.train.tables import Kind, Moment, Player, duel, measure, play, returns, some_of, table

KIND = Kind("la_citta", 2, ())


def moment(points: float, best: float | None = None) -> Moment:
    strayed = best is not None
    return Moment(b"", [points, -points], [best or 0.0, 1.0], strayed)


def opening(kind: Kind = KIND) -> Weights:
    """A network that says what the judge says."""
    encoder = find_game(kind.game).encoder(kind.rules())
    first, second = HIDDEN
    outputs = encoder.OUTPUTS
    hidden = encoder.length * first + first + first * second + second + second * outputs
    bias, straight = numpy.zeros(outputs), numpy.zeros((encoder.length, outputs))
    points, bias[0] = encoder.opening()
    for place, each in points:
        straight[place, 0] = each
    stages = numpy.tile(straight.ravel(), len(encoder.stages()))
    parts = [numpy.zeros(hidden), bias, stages]
    return numpy.concatenate(parts).astype(numpy.float32)


def test_a_moment_is_worth_what_follows() -> None:
    found = returns([moment(1), moment(3), moment(5)], [9.0, -9.0], Habits(trace=0.5))
    assert found == [[5.0, -5.0], [7.0, -7.0], [9.0, -9.0]]


def test_with_a_full_trace_only_the_end_counts() -> None:
    assert returns([moment(1), moment(3)], [9.0, 2.0], Habits(trace=1.0)) == [[9.0, 2.0]] * 2


def test_what_came_of_straying_is_not_blamed_on_what_was_before() -> None:
    moments = [moment(1), moment(3, best=4), moment(5)]
    found = returns(moments, [9.0, -9.0], Habits(trace=1.0))
    assert found == [[4.0, 1.0], [9.0, -9.0], [9.0, -9.0]]
    assert returns(moments, [9.0, -9.0], Habits(trace=1.0, cut=False)) == [[9.0, -9.0]] * 3


@cache
def played_by(habits: Habits) -> Played:
    return play(KIND, opening(), habits, 7, 1)


def test_rows_and_targets_of_a_game() -> None:
    player = Player(KIND, opening(), Habits())
    played = played_by(Habits(trace=1.0))
    length, outputs = player.encoder.length, player.encoder.OUTPUTS
    assert played.rows.shape[1] == length and played.rows.shape[0] > 40
    assert played.targets.shape == (len(played.rows), outputs)
    assert all(isnan(each) for each in played.targets[0, 2:])  # where nobody sits
    assert {tuple(each[:2]) for each in played.targets.tolist()} == {
        tuple(played.scores.tolist()), tuple(played.scores[::-1].tolist()),
    }  # fmt: skip
    assert played.judged > len(played.rows)


def test_what_a_seed_brings_is_always_the_same() -> None:
    habits = Habits(often=0.5, astray=0.5)
    assert numpy.array_equal(played_by(habits).rows, play(KIND, opening(), habits, 7, 1).rows)
    assert not numpy.array_equal(played_by(habits).rows, played_by(Habits(trace=1.0)).rows)


def test_of_choices_that_are_worth_the_same_any_is_taken() -> None:
    """Bots do so; who always takes the first place of all learns of games that nobody plays."""
    player = Player(KIND, numpy.zeros_like(opening()), Habits())
    match: Match[Any, Any] = Match(KIND.rules(), Chance.seeded("equal"))
    state = match.state
    taken = {player.as_guest(state, state.actors[0], Random(seed)).index for seed in range(20)}
    assert len(taken) > 3


def test_a_table_plays_the_same_where_it_is_sent() -> None:
    habits, sent = Habits(guests=1.0), pickle.loads(pickle.dumps(table(find_game("la_citta"), "2")))
    assert numpy.array_equal(sent.play(opening(), habits, 7, 1).rows, played_by(habits).rows)


def test_of_many_choices_of_one_kind_some_are_looked_at() -> None:
    match: Match[Any, Any] = Match(Kind("small_city", 2, ()).rules(), Chance.seeded("many"))
    rng = Random(1)
    while len(legal := match.observe(match.state.actors[0]).legal) < 300:
        play_on(match, rng, 1)
    some = some_of(legal, 20, rng)
    before, after = (Counter(type(action) for action in each) for each in (legal, some))
    assert after == {kind: min(20, number) for kind, number in before.items()} and len(after) > 1
    assert set(some) <= set(legal) and len(set(some)) == len(some)
    assert some_of(legal, 0, rng) == some_of(legal, len(legal), rng) == legal


def test_guests_are_greedy_and_leave_no_rows() -> None:
    alone, both = played_by(Habits(guests=1.0)), played_by(Habits(trace=1.0))
    assert len(alone.scores) == 1 and len(both.scores) == 2
    assert len(alone.rows) < 0.7 * len(both.rows)


def test_it_is_measured_by_its_share_of_the_victory() -> None:
    (share,) = measure(KIND, opening(), 4, 1).tolist()
    assert share in (0.0, 50.0, 100.0)


def test_against_itself_it_wins_half_of_the_games() -> None:
    shares = duel(KIND, opening(), opening(), 4, 2)
    assert shares.sum() == 100.0  # the same luck, seats swapped
    alone = Kind("small_city", 1, ())
    assert duel(alone, opening(alone), opening(alone), 4, 1).tolist() == [50.0]


def test_kinds_of_tables_are_named_by_seats_and_options() -> None:
    found = table(find_game("small_city"), "1+difficulty:president")
    assert found.kind == Kind("small_city", 1, (("difficulty", "president"),))


@pytest.mark.parametrize("game", ["big_city", "la_citta", "small_city", "arcologies"])
def test_every_game_can_be_learned(game: str) -> None:
    """Few games: what comes of learning is in bench/results."""
    kind = Kind(game, 2, ())
    played = play(kind, opening(kind), Habits(often=0.2), 1, 1)
    assert len(played.rows) and numpy.isfinite(played.targets[:, :2]).all()
