"""Computer players. They see what their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.learned import ONE_STEP, WHOLE_TURN, LearnedBot, has_learned
from faubourg.bots.random import RandomBot
from faubourg.core.catalogue import closest
from faubourg.core.observation import Bot
from faubourg.core.registry import Game


class UnknownBot(LookupError):
    """No bot has this name."""


def _random(game: Game) -> Bot:
    return RandomBot()


def _greedy(game: Game) -> Bot:
    return GreedyBot(game.judge)


def _citizen(game: Game) -> Bot:
    return LearnedBot(game, ONE_STEP)


def _planner(game: Game) -> Bot:
    return LearnedBot(game, WHOLE_TURN)


_MAKERS: Final[dict[str, Callable[[Game], Bot]]] = {
    "random": _random, "greedy": _greedy, "citizen": _citizen, "planner": _planner,
}  # fmt: skip
BOTS: Final = tuple(_MAKERS)  # weakest first
LEARNED: Final = ("citizen", "planner")


def bots_for(game: Game) -> list[str]:
    """Those worth offering, weakest first: nobody who would only play like another one."""
    return [bot for bot in BOTS if bot not in LEARNED or has_learned(game)]


def make_bot(name: str, game: Game) -> Bot:
    """The bot with this name, ready for this game."""
    if name not in _MAKERS:
        near = closest(name, BOTS)
        hint = f"did you mean {near}?" if near else f"there are {', '.join(BOTS)}"
        raise UnknownBot(f"no bot {name!r}; {hint}")
    return _MAKERS[name](game)
