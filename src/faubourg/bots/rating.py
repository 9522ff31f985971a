"""One number for each bot, from all games: openskill's Plackett-Luce, which knows many players."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import TypeAlias

Ranks: TypeAlias = Sequence[tuple[str, float]]  # of a game: bot and rank of each seat


def ratings(bots: Sequence[str], games: Sequence[Ranks]) -> dict[str, tuple[float, float]]:
    """How good each bot is, and how unsure that is; nothing without the extra faubourg[bots].

    A bot starts at 25 ± 8.3; one that is better by 5 wins about two games of three. A bot in
    several seats of a game has the mean of their ranks.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        there = sorted({bot for bot, _ in game})
        ranks = [fmean(rank for bot, rank in game if bot == one) for one in there]
        if len(there) > 1:
            teams = model.rate([[rated[bot]] for bot in there], ranks=ranks)
            rated |= {bot: team[0] for bot, team in zip(there, teams, strict=True)}
    return {bot: (each.mu, each.sigma) for bot, each in rated.items()}
