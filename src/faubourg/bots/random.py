"""The weakest bot: any legal action is as good as another."""

from __future__ import annotations

from random import Random

from faubourg.core.model import A, S
from faubourg.core.observation import Bot, Observation


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        return rng.choice(seen.legal)
