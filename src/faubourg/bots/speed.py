"""How fast a game is, by CPU time: random play, clones, and the judge that bots ask."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from faubourg.bots import make_bot
from faubourg.bots.playing import play_game
from faubourg.bots.playout import play_from_list, play_randomly
from faubourg.core.builds import is_compiled
from faubourg.core.chance import Chance
from faubourg.core.model import A, S
from faubourg.core.observation import Bot, Observation
from faubourg.core.registry import AnyRules, Game

Playout = Callable[[AnyRules, Any, Random], int]
CLONES = 20_000


def measure(game: Game, rules: AnyRules, seconds: float) -> dict[str, object]:
    """Rates per second, and microseconds for a clone."""
    games, decisions = _rate(rules, play_randomly, seconds / 3)
    _, listing = _rate(rules, play_from_list, seconds / 3)
    return {
        "game": game.key,
        "seats": rules.seats,
        "games_per_s": round(games, 1),
        "decisions_per_s": round(decisions),
        "decisions_per_s_listing": round(listing),
        "judged_per_s": round(judging(game, rules, seconds / 3)),
        "clone_us": round(_clone_us(rules), 2),
        "compiled": is_compiled(type(rules).__module__),
    }


def _rate(rules: AnyRules, play: Playout, seconds: float) -> tuple[float, float]:
    """Games and decisions per CPU second."""
    rng = Random(1)
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(rules, rules.new_state(), rng)
        games += 1
    return games / spent, decisions / spent


def _clone_us(rules: AnyRules) -> float:
    """Microseconds for a clone of a finished game, the fullest state there is."""
    state = rules.new_state()
    play_randomly(rules, state, Random(1))
    start = process_time()
    for _ in range(CLONES):
        state.clone()
    return (process_time() - start) / CLONES * 1e6


def judging(game: Game, rules: AnyRules, seconds: float) -> float:
    """Afterstates judged per second, clone and action included, in games between greedy bots."""
    counting = Counting(make_bot("greedy", game))
    number = 0
    while counting.spent < seconds:
        rngs = [Random(f"{number}/{seat}") for seat in range(rules.seats)]
        play_game(rules, [counting] * rules.seats, Chance.seeded(f"judging {number}"), rngs)
        number += 1
    return counting.judged / counting.spent


class Counting(Bot):
    """Notes how many choices another bot looked at, and how long that took."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.judged = 0
        self.spent = 0.0

    def choose(self, seen: Observation[S, A], rng: Random) -> A:
        choices = len(seen.legal)
        start = process_time()
        action = self.bot.choose(seen, rng)
        if choices > 1:
            self.judged += choices
            self.spent += process_time() - start
        return action
