"""A small value for Town Center, learned from nothing by playing against itself.

    python examples/research/learn_town_center.py

A value adds up the bytes of an observation, with other weights in each part of the game: by
ridge regression on how its own games ended, a quarter of whose turns were tried out; older games
are forgotten. Self-play is in C (`faubourg.train`), greedy-1 is met by the real rules.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from faubourg import Chance, find_game
from faubourg.bots import make_bot
from faubourg.bots.playing import play_game
from faubourg.bots.spreading import Processes
from faubourg.core.observation import Bot, Observation
from faubourg.research import setting
from faubourg.train.seeding import seeds
from faubourg.train.selfplay import HIDDEN, Habits, Played, kinds_of
from faubourg.train.tables import Floats

Numbers = NDArray[Any]
GAME, MADE = find_game("town_center"), setting("town_center")
ENCODER = MADE.encoder
ROUNDS: Final = ENCODER.places_of("rounds done, one of")
BUILDING: Final = ENCODER.places_of("still to do: draft, build, grow, buy")[1]
EARLY: Final = numpy.array([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])  # parts of the game, by rounds done
SIGN: Final = numpy.repeat([-1, 1], 5)  # the same parts without and with a cube in hand
HIGH: Final = 4096.0  # above all points
HELD: Final = 300.0  # rows that would have to say otherwise
# Bytes that a turned or mirrored board would exchange count the same: their sums are learned from.
_, ORBITS = numpy.unique(numpy.array(ENCODER.symmetries()).min(axis=0), return_inverse=True)
SUMS: Final = numpy.eye(ORBITS.max() + 1, dtype=numpy.float32)[ORBITS]
BREADTH: Final = 10  # plans that are followed side by side


def summed(played: Played) -> Numbers:
    """By part of the game: products of the sums, of 1 and of the end, as regressions need them."""
    done, ones = played.rows[:, ROUNDS], numpy.ones((len(played.rows), 1), numpy.float32)
    part = EARLY[done.argmax(axis=1)] + 5 * played.rows[:, BUILDING]
    table = numpy.hstack([played.rows @ SUMS, ones, played.targets])
    by_part = [table[(part == number) & done.any(axis=1)] for number in range(len(SIGN))]
    return numpy.array([rows.T @ rows for rows in by_part], float)


def ridge(products: Numbers) -> Numbers:
    """A weight for each sum and, last, a number, in points; all sums are held back alike."""
    rows, mean = products[-2, -2], products[-2] / products[-2, -2]
    together = products / rows - numpy.outer(mean, mean)
    stiff = HELD / rows * numpy.maximum(together.diagonal(), 0.0025)
    weights = numpy.linalg.solve((together + numpy.diag(stiff))[:-2, :-2], together[:-2, -1])
    return numpy.append(weights, mean[-1] - mean[:-2] @ weights)


def network(value: Numbers) -> NDArray[numpy.float32]:
    """The same as the two hidden layers of self-play: a unit by part, far below 0 in the others."""
    (first, second), parts = HIDDEN, len(SIGN)
    inner, bias = numpy.zeros((ENCODER.length, first)), numpy.zeros(first)
    inner[:, :parts] = SUMS @ value[:, :-1].T
    inner[2 * ROUNDS, [*EARLY, *EARLY + 5]] += 2 * HIGH
    inner[BUILDING, :parts] += 2 * HIGH * SIGN
    bias[:parts] = value[:, -1] - HIGH * (2 + SIGN)
    middle, last = numpy.zeros((first, second)), numpy.zeros(second)
    middle[:parts, 0], last[0] = 1, 1
    layers = (inner, bias, middle, numpy.zeros(second), last, numpy.array([-HIGH]))
    return numpy.concatenate([each.ravel() for each in layers]).astype(numpy.float32)


class Learner(Bot):
    """Takes what leads to the best value."""

    def __init__(self, value: Numbers) -> None:
        self.outlook = GAME.outlook(MADE.rules, ENCODER, Floats(network(value), ENCODER))

    def choose(self, seen: Observation[Any, Any], rng: Random) -> Any:
        if len(seen.legal) == 1:
            return seen.legal[0]
        worth = self.outlook.worths(seen.imagine(rng), seen.seat, seen.legal, BREADTH)
        return seen.legal[worth.index(max(worth))]


def meet(task: tuple[Numbers, int]) -> float:
    """The share of the victory of two games against greedy-1, one from each seat."""
    (value, seed), won = task, 0.0
    for seat in range(2):
        bots: list[Bot] = [make_bot("greedy-1", GAME) for _ in range(2)]
        bots[seat] = Learner(value)
        rngs = [Random(f"{seed}/{each}") for each in range(2)]
        state = play_game(MADE.rules, bots, Chance.seeded(str(seed)), rngs).state
        won += ((best := MADE.rules.ranking(state)[0]).count(seat)) / len(best) / 2
    return won


def share(value: Numbers, purpose: str, lucks: int, spread: Processes) -> dict[str, Any]:
    """Against greedy-1, with its 95 % interval, by lucks."""
    first, _ = seeds(purpose)
    with spread(meet, [(value, seed) for seed in range(first, first + lucks)]) as played:
        won = numpy.array(list(played))
    wide = round(float(1.96 * won.std() / lucks**0.5), 3)
    return {"games": 2 * lucks, "share": float(won.mean()), "interval": wide}


def learn(args: Namespace, spread: Processes) -> tuple[Numbers, list[dict[str, Any]]]:
    """Play, fit, repeat; the best by its points on gating seeds."""
    kept, curve, table = (
        list[Numbers](),
        list[dict[str, Any]](),
        kinds_of(MADE.game, ["two"])["two"],
    )
    value = best = numpy.zeros((len(SIGN), SUMS.shape[1] + 1))
    for first in range(0, args.games, args.at_once):
        habits = Habits(often=0.25 if first else 1.0, noise=1.0, astray=0.05, trace=1.0)
        played = table.play(network(value), habits, first, args.at_once)
        kept = [*kept[1 - args.kept :], summed(played)]
        value = numpy.array([ridge(products) for products in numpy.sum(kept, axis=0)])
        points = float(table.measure(network(value), seeds("gating")[0], 100).mean())
        best = value if points > max([each["points"] for each in curve], default=0) else best
        curve.append({"games": first + args.at_once, "points": round(points, 2)})
        if len(curve) % args.gate_every == 0:
            curve[-1]["gate"] = share(best, "gating", args.gate, spread)
        curve[-1]["cpu"] = round(time.process_time(), 1)  # without gates
        print(curve[-1], flush=True)
    return best, curve


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("learned.json"))
    for name, usual in (("games", 30000), ("at-once", 1000), ("kept", 8), ("gate-every", 5),
                        ("gate", 20), ("report", 100), ("processes", 2)):  # fmt: skip
        parser.add_argument(f"--{name}", type=int, default=usual)
    args, spread = parser.parse_args(), Processes(parser.parse_args().processes)
    value, curve = learn(args, spread)
    told = {"report": share(value, "reporting", args.report, spread), "curve": curve}
    args.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
