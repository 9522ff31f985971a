"""What the judge and the greedy bot of any game make of a position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from position import AnyPosition

from faubourg.bots import make_bot
from faubourg.bots.playout import play_randomly
from faubourg.core.observation import Observation
from faubourg.core.registry import find_game


def named(game: AnyPosition) -> dict[str, float]:
    """The terms for this seat."""
    return find_game(game.KEY).judge(game.rules).terms(game.state, game.seat)


def total(game: AnyPosition) -> float:
    return sum(named(game).values())


def worth(game: AnyPosition, words: str) -> float:
    """Of the state after an action."""
    return total(game.copy().play(words))


def favourite(game: AnyPosition) -> str:
    """What the greedy bot does here."""
    seen = Observation(game.rules, game.state, game.seat)
    return str(game.rules.notation(make_bot("greedy", find_game(game.KEY)).choose(seen, Random(2))))


def check_it_goes_by_the_sum(game: AnyPosition) -> None:
    best = max(worth(game, words) for words in game.choices())
    assert worth(game, favourite(game)) == pytest.approx(best)


def check_it_knows_the_score(game: AnyPosition, seed: int) -> None:
    """Once the game is over."""
    play_randomly(game.rules, game.state, Random(seed))
    for seat in range(game.rules.seats):
        assert total(game.sit(seat)) == pytest.approx(game.sit(seat).total())


def check_judging_changes_nothing(games: Iterator[AnyPosition]) -> None:
    for number, game in enumerate(games):
        if number % 7 == 0:
            before, seats = game.state.clone(), [game.sit(s) for s in range(game.rules.seats)]
            assert list(map(named, seats)) == list(map(named, seats))
            assert game.state == before


def check_nobody_peeks(games: Iterator[AnyPosition], every: int, least: int) -> None:
    """States that look alike to a seat are worth the same to it."""
    told_apart = 0
    for number, game in enumerate(games):
        for seat in range(game.rules.seats) if number % every == 0 else ():
            own, guess = game.sit(seat), game.sit(seat)
            guess.state = game.rules.determinize(game.state, seat, Random(number))
            assert named(guess) == named(own)
            told_apart += guess.state != game.state
    assert told_apart > least
