"""Whole games between bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import A, Rules, S
from faubourg.core.observation import Bot, Observation


def play_game(
    rules: Rules[S, A], bots: Sequence[Bot], chance: Chance, rngs: Sequence[Random]
) -> Match[S, A]:
    """One whole game between bots, each with its own randomness."""
    match = Match(rules, chance)
    while match.state.actors:
        seat = match.state.actors[0]
        match.play(seat, bots[seat].choose(match.observe(seat), rngs[seat]))
    return match


class Timed(Bot):
    """Notes how long another bot thinks where it has a choice."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self.bot = bot
        self.times = times

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        choices = len(seen.legal)
        start = time.perf_counter()
        action = self.bot.choose(seen, rng)
        if choices > 1:
            self.times.append(1000 * (time.perf_counter() - start))
        return action
