"""How far the levels are apart: newcomer against random and against greedy-1.

    python bench/levels.py 400 [GAME ...]

Two players, seats swapped, on the seeds kept for reporting, which nothing was tuned with; intervals
are 95 %. Behind it: milliseconds a choice of each level, where there is one, on one core.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev

from faubourg.bots import BOTS, make_bot
from faubourg.bots.playing import Timed, play_game
from faubourg.core.chance import Chance
from faubourg.core.registry import AnyRules, find_game, games
from faubourg.train.seeding import seeds

OWN = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
RIVALS = ("random", "greedy-1")
TIMED = 4  # games of each level with itself


@lru_cache
def rules_of(key: str) -> AnyRules:
    return games()[key].rules(2, games()[key].for_programs())


def play(key: str, names: tuple[str, ...], seed: int, times: list[float]) -> list[list[int]]:
    """Seats by rank."""
    rules, bots = rules_of(key), [Timed(make_bot(name, find_game(key)), times) for name in names]
    rngs = [Random(f"{seed}/{seat}") for seat in range(2)]
    return rules.ranking(play_game(rules, bots, Chance.seeded(str(seed)), rngs).state)


def share(task: tuple[str, str, int]) -> float:
    """Of the victory."""
    key, rival, number = task
    seat, seed = number % 2, seeds("reporting")[0] + number // 2
    first = play(key, ("newcomer", rival)[:: -1 if seat else 1], seed, [])[0]
    return 100 / len(first) if seat in first else 0.0


def timed(task: tuple[str, str]) -> str:
    key, level = task
    times = list[float]()
    for number in range(TIMED):
        play(key, (level, level), seeds("reporting")[0] + number, times)
    times.sort()
    return f"{fmean(times):.1f} / {times[int(0.95 * len(times))]:.0f} / {times[-1]:.0f}"


def interval(numbers: list[float]) -> str:
    return f"{fmean(numbers):.1f} ± {1.96 * stdev(numbers) / len(numbers) ** 0.5:.1f} %"


def main() -> None:
    count, keys = int(sys.argv[1]), sys.argv[2:] or OWN
    with get_context("spawn").Pool(int(os.environ.get("PROCESSES", os.cpu_count() or 1))) as pool:
        print("| newcomer won | against random | against greedy-1 |\n|---|---|---|", flush=True)
        for key in keys:
            tasks = [[(key, rival, number) for number in range(count)] for rival in RIVALS]
            told = [interval(pool.map(share, each, 1)) for each in tasks]
            print(f"| {key} | {told[0]} | {told[1]} |", flush=True)
        print(f"\n| ms: mean / p95 / most | {' | '.join(BOTS)} |\n|---{len(BOTS) * '|---'}|")
        for key in keys:
            print(f"| {key} | {' | '.join(map(timed, [(key, level) for level in BOTS]))} |")


if __name__ == "__main__":
    main()
