"""Bots that have learned what a position is worth: citizen looks one step ahead, planner a turn."""

from __future__ import annotations

import logging
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from random import Random
from typing import Any, Final

from faubourg.bots import net
from faubourg.bots.futures import Futures
from faubourg.bots.greedy import GreedyBot
from faubourg.bots.pace import PLANNER, Pace
from faubourg.core.budget import Clock, no_clock
from faubourg.core.encoding import Encoder, digest
from faubourg.core.model import A, S
from faubourg.core.observation import Bot, Observation
from faubourg.core.outlook import Outlook
from faubourg.core.registry import AnyRules, Game

log = logging.getLogger("faubourg.bots")
FILE: Final = "value.net"
ONE_STEP: Final = 1
WHOLE_TURN: Final = 10  # plans that are followed side by side


class LearnedBot(Bot):
    """Takes the choice with the best outlook; where nothing is learned, what the judge likes."""

    def __init__(
        self, game: Game, breadth: int, pace: Pace = PLANNER, clock: Clock = no_clock
    ) -> None:
        self.game = game
        self.breadth = breadth
        self.pace = pace
        self.clock = clock

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        if len(seen.legal) == 1:
            return seen.legal[0]
        if outlook_of(self.game, seen.rules) is None:
            return self._judging().choose(seen, rng)
        worth = self.worths(seen, rng)
        best = max(worth)
        return rng.choice([a for a, w in zip(seen.legal, worth, strict=True) if w == best])

    def worths(self, seen: Observation[S, A], rng: Random) -> list[float]:
        """What each legal choice is worth, in points: what it chooses by, and what hints tell."""
        outlook = outlook_of(self.game, seen.rules)
        if outlook is None:
            return self._judging().worths(seen, rng)
        outlook.budget = budget = self.pace.budget(len(seen.legal), self.clock)
        guess = seen.imagine(rng)
        worth = outlook.worths(guess, seen.seat, seen.legal, self.breadth)
        if self.breadth > 1 and outlook.FUTURES:
            worth = Futures(outlook, seen.seat, rng.getrandbits(32)).worths(
                guess, seen.legal, worth
            )
        self.pace.tell(budget, seen.rules)
        return worth

    def _judging(self) -> GreedyBot:
        return GreedyBot(self.game.judge, clock=self.clock)


def has_learned(game: Game) -> bool:
    return _value(game.package) is not None


def name_of_value(game: Game) -> str:
    """Of these weights and no others; empty where nothing is learned."""
    file = files(game.package) / FILE
    return sha256(file.read_bytes()).hexdigest()[:16] if file.is_file() else ""


@lru_cache(maxsize=16)
def outlook_of(game: Game, rules: AnyRules) -> Outlook[Any, Any] | None:
    """None, said once, where no weights are there or they were learned with other components."""
    encoder, value = game.encoder(rules), _value(game.package)
    why = _why_not(encoder, value)
    if why or value is None:
        # A game without weights is no fault; with others than its own, somebody should know.
        level = logging.INFO if value is None else logging.WARNING
        log.log(level, "%s: %s, so bots that learn play like the apprentice", game.key, why)
        return None
    return game.outlook(rules, encoder, value)


def _why_not(encoder: Encoder[Any, Any], value: net.Net | None) -> str:
    if value is None:
        return "nothing is learned yet"
    mine, its = digest(encoder), value.about.get("encoder")
    return "" if mine == its else f"what was learned is for rows {its} and not {mine}"


@lru_cache(maxsize=16)
def _value(package: str) -> net.Net | None:
    file = files(package) / FILE
    return net.read(file.read_bytes()) if file.is_file() else None
