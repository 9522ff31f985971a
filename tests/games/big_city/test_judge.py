"""The judge: its greedy bot builds a city where chance only passes by."""

from __future__ import annotations

from faubourg.bots import arena
from faubourg.games.big_city import GAME


def test_the_greedy_bot_beats_the_random_one() -> None:
    """Ten games with two players, the same luck for both; the margin is far below the usual one."""
    result = arena.run(GAME, 2, GAME.for_programs(), ["greedy", "random"], 10, "judge")
    greedy, random = sorted(result.standings, key=lambda standing: standing.bot)
    assert (greedy.bot, random.bot) == ("greedy", "random")
    assert greedy.win_share >= 0.9
    assert greedy.score > random.score + 40
