"""Where tiles may be built and grow: the engine's sets against a plain reading of the view."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

import pytest
from marks import rule

from faubourg.games.small_city.construction import has_builds
from games.small_city.plain_sites import Sites
from games.small_city.random_games import crowded, walk
from games.small_city.table import Table

Games: TypeAlias = Callable[[int, dict[str, str], str], Iterator[Table]]
SEEDS = ("one", "two", "three")


@rule("5.2.2", "5.2.6", "5.2.7", "5.2.8", "5.3.2", "6.3.6", "5.5.7", "5.5.9", "5.5.10")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("games", [walk, crowded])
def test_a_plain_reading_allows_the_same(games: Games, seed: str) -> None:
    rng, compared = Random(seed), 0
    for game in games(2, {}, seed):
        if game.step == "construction" and rng.random() < 0.25:
            compared += _compare(game.sit(rng.choice(game.actors)))
    assert compared > 0


def _compare(game: Table) -> int:
    """How many positions were compared: none in the middle of a build action."""
    borough = game.seen(game.seat)
    if borough.ask or borough.borough.pollution >= 100 or not has_builds(game.plan):
        return 0
    sites, legal = Sites(game.view(), borough), game.choices()
    for words in game.rules.named:
        verb, *rest = words.split()
        if verb == "build":
            assert sites.may_build(rest[0], rest[1:]) == (words in legal), words
        elif verb == "grow":
            assert sites.may_grow(rest[0], rest[1:]) == (words in legal), words
    return 1
