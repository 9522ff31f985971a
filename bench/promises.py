"""How often the greedy bot keeps each promise of Small City, alone, when it must take that one.

    python bench/promises.py [--games 12] [--write]

The conditions of the promises are reconstructed. The aim is that of good games about 80 % keep an
easy promise, 50 % a medium and 25 % a hard one; this bot is no expert, so look at the order of
magnitude. What people would choose is not measured: the promise is dealt and kept by force.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from multiprocessing import Pool
from pathlib import Path
from random import Random

from faubourg.bots import make_bot
from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE, Action
from faubourg.core.observation import Observation
from faubourg.core.registry import find_game
from faubourg.games.small_city.actions import Deal, Keep
from faubourg.games.small_city.rules import BaseRules
from faubourg.games.small_city.scoring import is_kept
from faubourg.games.small_city.state import SmallCityState

RESULT = Path(__file__).parent / "results" / "promises.md"
PROMISES = 16


def game(job: tuple[int, int]) -> tuple[int, bool, int]:
    """The promise, whether it was kept, and the score."""
    promise, seed = job
    small_city = find_game("small_city")
    rules = small_city.rules(1, {})
    assert isinstance(rules, BaseRules)
    bot, rng, state = make_bot("greedy", small_city), Random(seed), rules.new_state()
    while state.actors:
        choose = _by_chance if state.actors[0] == CHANCE else _by(bot.choose)
        action = _forced(rules, state, promise) or choose(rules, state, rng)
        rules.apply(state, state.actors[0], action)
    conditions = rules.kit.box.promises[promise - 1]
    return promise, is_kept(rules.kit, state.city, 0, conditions), rules.total(state, 0)


def _forced(rules: BaseRules, state: SmallCityState, promise: int) -> Action | None:
    """The promise is dealt, and kept."""
    if state.actors[0] == CHANCE:
        legal = [outcome for outcome, _ in rules.chances(state)]
    else:
        legal = rules.legal(state, state.actors[0])
    return next((a for a in legal if a in (Deal(promise), Keep(promise))), None)


def _by_chance(rules: BaseRules, state: SmallCityState, rng: Random) -> Action:
    return draw(rules, state, rng)


def _by(
    choose: Callable[[Observation[SmallCityState, Action], Random], Action],
) -> Callable[[BaseRules, SmallCityState, Random], Action]:
    return lambda rules, state, rng: choose(Observation(rules, state, 0), rng)


def report(games: int) -> str:
    jobs = [(promise, seed) for promise in range(1, PROMISES + 1) for seed in range(games)]
    with Pool() as pool:
        played = pool.map(game, jobs, chunksize=1)
    lines = ["| promise | kept | mean score |", "|---|---|---|"]
    for promise in range(1, PROMISES + 1):
        kept = [done for number, done, _ in played if number == promise]
        scores = [score for number, _, score in played if number == promise]
        share = f"{100 * sum(kept) / games:.0f} %"
        lines.append(f"| {promise} | {share} | {sum(scores) / games:.1f} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="promises kept by the greedy bot")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    text = report(given.games)
    print(text)
    if given.write:
        head = (
            f"# Promises of Small City\n\n`python bench/promises.py --games {given.games} --write`"
        )
        RESULT.write_text(f"{head}\n\n{text}", encoding="utf-8")
