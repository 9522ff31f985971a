"""Looks for better weights of the Big City judge, one small step after another.

    python bench/tune_big_city.py --seats 2 --lucks 200 --rounds 10 --seed 1

In every game one seat plays with all weights a little off, each up or down by lot, against the
present weights. What the games with a weight up win more than those with it down is the effect of
that weight; all weights then move by their effects, as far as these stand out from the noise. Each
round prints the effects and the new weights; put the last ones into judge/weights.py.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev

from faubourg.bots.greedy import GreedyBot
from faubourg.bots.playing import play_game
from faubourg.core.chance import Chance
from faubourg.games.big_city import GAME
from faubourg.games.big_city.judge import Judge
from faubourg.games.big_city.judge.ground import WEIGHTS, Weights

UNTOUCHED = {"trade"}  # only the option trade needs it
CHANCES = {
    "held", "held_last", "small", "tram_1", "tram_2", "tram_3", "tram_4", "tram_far", "tram_none",
    "hall_near", "hall_stands", "neighbour", "church", "second", "obsolete",
}  # fmt: skip
Signs = dict[str, int]  # per weight: up or down
Task = tuple[dict[str, float], int, str]  # the present weights, seats, the luck


def spread(name: str, weight: float) -> float:
    """How far off a weight is tried; a chance stays one."""
    if name in CHANCES:
        return 0.02 + 0.3 * min(weight, 1 - weight)
    return 0.05 + 0.25 * abs(weight)


def off(weights: Weights, signs: Signs) -> Weights:
    values = asdict(weights)
    return replace(weights, **{k: values[k] + s * spread(k, values[k]) for k, s in signs.items()})


def play(task: Task) -> list[tuple[Signs, float]]:
    """One luck, the odd one in every seat: its signs, and its lead over the others."""
    values, seats, luck = task
    weights = Weights(**values)
    rng, rules = Random(luck), GAME.rules(seats, GAME.for_programs())
    found = []
    for seat in range(seats):
        signs = {name: rng.choice((-1, 1)) for name in values if name not in UNTOUCHED}
        bots = [GreedyBot(partial(Judge, weights=weights))] * seats
        bots[seat] = GreedyBot(partial(Judge, weights=off(weights, signs)))
        rngs = [Random(f"{luck}/{other}") for other in range(seats)]
        scores = play_game(rules, bots, Chance.seeded(luck), rngs).state.scores
        mine = scores.pop(seat)
        found.append((signs, mine - fmean(scores)))
    return found


def moved(weights: Weights, games: list[tuple[Signs, float]]) -> Weights:
    """Each weight by its effect: up to a full spread where it is three times the noise."""
    noise = stdev(lead for _, lead in games) / len(games) ** 0.5
    values = asdict(weights)
    print(f"  lead {fmean(lead for _, lead in games):+.1f}, noise {noise:.1f}; points a spread:")
    for name in games[0][0]:
        weight = values[name]
        effect = fmean(signs[name] * lead for signs, lead in games)
        step = max(-1.0, min(1.0, effect / (3 * noise)))
        values[name] = weight + step * spread(name, weight)
        print(f"    {name:14s} {effect:+5.1f}  {weight:6.3f} -> {values[name]:6.3f}")
    return Weights(**values)


def tune(seats: int, lucks: int, rounds: int, seed: str, processes: int) -> None:
    weights = WEIGHTS
    with get_context("spawn").Pool(processes) as pool:
        for number in range(rounds):
            tasks = [(asdict(weights), seats, f"{seed}/{number}/{luck}") for luck in range(lucks)]
            games = [game for block in pool.imap(play, tasks) for game in block]
            print(f"round {number + 1}, {len(games)} games", flush=True)
            weights = moved(weights, games)
            shown = ", ".join(f"{name}={value:.3g}" for name, value in asdict(weights).items())
            print(f"  {shown}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lucks", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=2)
    tune(**vars(parser.parse_args()))
