"""Games at random and games of bots are what they were: the same on every build."""

from __future__ import annotations

import checksums
import pytest
from checksums import BLOCK, GAMES, GREEDY, RANDOM


@pytest.mark.parametrize("number", range(RANDOM // BLOCK))
@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_the_same_on_every_build(game: str, number: int) -> None:
    assert checksums.random_block(game, number) == checksums.known()[game]["random"][number]


@pytest.mark.parametrize("number", range(GREEDY))
@pytest.mark.parametrize("game", GAMES)
def test_greedy_bots_choose_the_same_on_every_build(game: str, number: int) -> None:
    assert checksums.greedy_game(game, number) == checksums.known()[game]["greedy"][number]
