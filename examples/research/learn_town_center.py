"""A small value for Town Center, learned from nothing by playing against itself.

    python examples/research/learn_town_center.py --games 20000

The value of a city, in its final points, adds up the bytes of an observation, with other weights in
each part of the game; ridge regression finds them from how games ended. It learns from its own
games, a quarter of whose turns are tried out, and forgets older ones: one's own mistakes teach.
Self-play runs in C (`faubourg.train`, which needs a C compiler); whether it beats greedy-1 is
measured with the real rules.
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
PARTS: Final = numpy.array([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])  # of the game, by rounds done
HIGH: Final = 4096.0  # above all points
HELD: Final = 300.0  # rows that would have to say otherwise
# Bytes that a turned or mirrored board would exchange count the same: their sums are learned from.
_, ORBITS = numpy.unique(numpy.array(ENCODER.symmetries()).min(axis=0), return_inverse=True)
SUMS: Final = numpy.eye(ORBITS.max() + 1, dtype=numpy.float32)[ORBITS]
BREADTH: Final = 1  # plans followed side by side after a choice; in the draft there are more


def summed(played: Played) -> Numbers:
    """By part of the game: products of the sums, of 1 and of the end, as regressions need them."""
    done = played.rows[:, ROUNDS]
    part = numpy.where(done.any(axis=1), PARTS[done.argmax(axis=1)], -1)
    ones = numpy.ones((len(part), 1), numpy.float32)
    table = numpy.hstack([played.rows @ SUMS, ones, played.targets])
    by_part = [table[part == number] for number in range(PARTS.max() + 1)]
    return numpy.array([rows.T @ rows for rows in by_part], float)


def ridge(products: Numbers) -> Numbers:
    """A weight for each sum and, last, a number, in points; all sums are held back alike."""
    rows, mean = products[-2, -2], products[-2] / products[-2, -2]
    together = products / rows - numpy.outer(mean, mean)
    stiff = HELD / rows * numpy.maximum(together.diagonal(), 0.0025)
    weights = numpy.linalg.solve((together + numpy.diag(stiff))[:-2, :-2], together[:-2, -1])
    return numpy.append(weights, mean[-1] - mean[:-2] @ weights)


def network(value: Numbers) -> NDArray[numpy.float32]:
    """The same value as the two hidden layers that self-play knows: a unit for each part of the
    game, which is shut, far below 0, in the others."""
    (first, second), parts = HIDDEN, len(value)
    inner, bias = numpy.zeros((ENCODER.length, first)), numpy.zeros(first)
    inner[:, :parts] = SUMS @ value[:, :-1].T
    inner[ROUNDS, PARTS] += 2 * HIGH
    bias[:parts] = value[:, -1] - HIGH
    middle, last = numpy.zeros((first, second)), numpy.zeros(second)
    middle[:parts, 0], last[0] = 1, 1
    layers = (inner, bias, middle, numpy.zeros(second), last, [-HIGH])
    return numpy.concatenate([numpy.ravel(layer) for layer in layers]).astype(numpy.float32)


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
    wide = 1.96 * won.std() / lucks**0.5
    return {"games": 2 * lucks, "share": round(won.mean(), 3), "interval": round(wide, 3)}


def learn(args: Namespace, spread: Processes) -> tuple[Numbers, list[dict[str, Any]]]:
    """Play, fit, repeat. Gates only look: the last value is the one that is reported."""
    table, kept, curve = (
        kinds_of(MADE.game, ["two"])["two"],
        list[Numbers](),
        list[dict[str, Any]](),
    )
    value = numpy.zeros((PARTS.max() + 1, SUMS.shape[1] + 1))
    for first in range(0, args.games, args.at_once):
        habits = Habits(often=0.25 if first else 1.0, noise=1.0, astray=0.05, trace=1.0)
        played = table.play(network(value), habits, first, args.at_once)
        kept = [*kept[1 - args.kept :], summed(played)]
        value = numpy.array([ridge(products) for products in numpy.sum(kept, axis=0)])
        point = {"games": first + args.at_once, "points": round(float(played.scores.mean()), 1)}
        if len(curve) % args.gate_every == args.gate_every - 1:
            point["gate"] = share(value, "gating", args.gate, spread)
        curve.append({**point, "cpu": round(time.process_time(), 1)})
        print(curve[-1], flush=True)
    return value, curve


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("learned.json"))
    for name, usual in (("games", 20000), ("at-once", 1000), ("kept", 8), ("gate-every", 5),
                        ("gate", 20), ("report", 100), ("processes", 2)):  # fmt: skip
        parser.add_argument(f"--{name}", type=int, default=usual)
    args, spread = parser.parse_args(), Processes(parser.parse_args().processes)
    value, curve = learn(args, spread)
    told = {"report": share(value, "reporting", args.report, spread), "curve": curve}
    print(told["report"])
    args.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
