"""Computer players. They see what their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.learned import ONE_STEP, WHOLE_TURN, LearnedBot, has_learned
from faubourg.bots.newcomer import newcomer
from faubourg.bots.pace import CITIZEN, PLANNER
from faubourg.bots.random import RandomBot
from faubourg.core.budget import Clock, no_clock
from faubourg.core.catalogue import closest
from faubourg.core.observation import Bot
from faubourg.core.registry import Game


class UnknownBot(LookupError):
    """No bot has this name."""


def _random(game: Game, clock: Clock) -> Bot:
    return RandomBot()


def _apprentice(game: Game, clock: Clock) -> Bot:
    return GreedyBot(game.judge, clock=clock)


def _citizen(game: Game, clock: Clock) -> Bot:
    return LearnedBot(game, ONE_STEP, CITIZEN, clock)


def _planner(game: Game, clock: Clock) -> Bot:
    return LearnedBot(game, WHOLE_TURN, PLANNER, clock)


_MAKERS: Final[dict[str, Callable[[Game, Clock], Bot]]] = {
    "random": _random, "newcomer": newcomer, "apprentice": _apprentice, "citizen": _citizen,
    "planner": _planner,
}  # fmt: skip
BOTS: Final = tuple(_MAKERS)  # weakest first
LEARNED: Final = ("citizen", "planner")
USUAL: Final = "apprentice"  # whom a person meets who has chosen nobody
# Names in older records, databases and tables; greedy-1 is the yardstick, whatever comes later.
ALIASES: Final = {"greedy": "apprentice", "greedy-1": "apprentice"}
EXEC: Final = "exec:"  # before the command of a program from outside: bots/outside.py


def bots_for(game: Game) -> list[str]:
    """Those worth offering, weakest first: nobody who would only play like another one."""
    return [bot for bot in BOTS if bot not in LEARNED or has_learned(game)]


def level_of(name: str) -> str:
    """What a bot is called now."""
    return ALIASES.get(name, name)


def make_bot(name: str, game: Game, clock: Clock = no_clock) -> Bot:
    """The bot with this name, ready for this game; a clock is for where people wait.

    A program from outside is refused: whatever comes from a page ends up here.
    """
    if name.startswith(EXEC):
        expected = "a command line starts programs from outside, one's own or the host's"
        raise UnknownBot(f"bot {name[:60]!r}: only {expected}")
    if level_of(name) not in _MAKERS:
        near = closest(name, (*BOTS, *ALIASES))
        hint = f"did you mean {near}?" if near else f"there are {', '.join(BOTS)}"
        raise UnknownBot(f"no bot {name!r}; {hint}")
    return _MAKERS[level_of(name)](game, clock)
