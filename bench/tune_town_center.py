"""Looks for better weights of the Town Center judge, by the cross-entropy method.

    python bench/tune_town_center.py --minutes 20 --seed 1

Each generation plays the same luck with every candidate, alone and two by two, and moves towards
the best quarter. It prints one line of weights a generation; put the last one into judge/city.py.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import asdict
from functools import partial
from random import Random
from statistics import fmean, pstdev

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.playing import play_game
from faubourg.core.chance import Chance
from faubourg.games.town_center import GAME
from faubourg.games.town_center.judge import Judge
from faubourg.games.town_center.judge.city import WEIGHTS, Weights

CANDIDATES = 24
BEST = CANDIDATES // 4
GAMES = {1: 20, 2: 8}  # by seats, for each candidate
UNTOUCHED = {"rivals"}  # it costs own points to deny others theirs, so own points cannot judge it

Vector = dict[str, float]


def score(candidate: Vector, generation: int) -> float:
    """The mean score of a seat, alone and two by two counting the same."""
    bot = GreedyBot(partial(Judge, weights=Weights(**{**asdict(WEIGHTS), **candidate})))
    return fmean(_mean_score(bot, seats, generation) for seats in GAMES)


def _mean_score(bot: GreedyBot, seats: int, generation: int) -> float:
    rules = GAME.rules(seats)
    totals: list[int] = []
    for game in range(GAMES[seats]):
        luck = f"tune/{generation}/{game}"
        rngs = [Random(f"{luck}/{seat}") for seat in range(seats)]
        match = play_game(rules, [bot] * seats, Chance.seeded(luck), rngs)
        totals += [rules.total(match.state, seat) for seat in range(seats)]
    return fmean(totals)


def sampled(mean: Vector, spread: Vector, rng: Random) -> Vector:
    return {name: rng.gauss(mean[name], spread[name]) for name in mean}


def moved(mean: Vector, spread: Vector, best: list[Vector]) -> tuple[Vector, Vector]:
    """Half way towards the best; the spread never falls to nothing."""
    new = {name: (mean[name] + fmean(one[name] for one in best)) / 2 for name in mean}
    width = {name: (spread[name] + pstdev(one[name] for one in best)) / 2 for name in mean}
    return new, {name: max(0.01 + 0.05 * abs(new[name]), width[name]) for name in new}


def tune(minutes: float, seed: int) -> None:
    rng, end = Random(seed), time.monotonic() + 60 * minutes
    mean = {name: weight for name, weight in asdict(WEIGHTS).items() if name not in UNTOUCHED}
    spread = {name: 0.03 + 0.3 * abs(weight) for name, weight in mean.items()}
    generation = 0
    while time.monotonic() < end:
        candidates = [mean, *(sampled(mean, spread, rng) for _ in range(CANDIDATES - 1))]
        scores = [score(candidate, generation) for candidate in candidates]
        order = sorted(range(CANDIDATES), key=lambda place: -scores[place])
        mean, spread = moved(mean, spread, [candidates[place] for place in order[:BEST]])
        generation += 1
        shown = ", ".join(f"{name}={weight:.3g}" for name, weight in mean.items())
        print(f"{generation}: mean {scores[0]:.1f}, best {max(scores):.1f}: {shown}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    tune(**vars(parser.parse_args()))
