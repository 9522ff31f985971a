"""Whole games between bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
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
    """Notes how long another bot thinks where it has a choice; by CPU time, as what else a machine
    is doing is not its fault."""

    def __init__(
        self, bot: Bot, times: list[float], watch: Callable[[], float] = time.process_time
    ) -> None:
        self.bot = bot
        self.times = times
        self.watch = watch

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        choices = len(seen.legal)
        start = self.watch()
        action = self.bot.choose(seen, rng)
        if choices > 1:
            self.times.append(1000 * (self.watch() - start))
        return action
