"""A small value for Town Center, learned by playing against itself.

    python examples/research/learn_town_center.py --minutes 25

It judges what a choice leads to by the game's own judge, and by weights of an observation's numbers
that correct it: fitted to how its own games ended, played with them, fitted again. The first bytes
of a row, planes of the board, are left out: they would need a hundred times the games.
"""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy
from numpy.typing import NDArray

from faubourg import Chance, find_game
from faubourg.bots import make_bot
from faubourg.bots.playing import play_game
from faubourg.bots.spreading import Processes
from faubourg.core.observation import Bot, Observation
from faubourg.research import setting
from faubourg.train.seeding import seeds

GAME, MADE = find_game("town_center"), setting("town_center")
WIDE = 50  # a feature of more bytes is a plane
PARTS = [numpy.full(size, size < WIDE) for _, size in MADE.encoder.features()]
KEPT = numpy.flatnonzero(numpy.concatenate(PARTS))
ROUNDS_KEPT = 20
STIFFNESS = 3000.0  # how far weights are held back, in games: rows of one game have one end
Floats = NDArray[numpy.float64]
Value = Floats  # what is learned: weights of numbers, in points


class Played(NamedTuple):
    """What a game leaves."""

    numbers: NDArray[numpy.uint8]  # of positions
    judged: Floats  # what the judge said there
    margins: Floats  # how it ended


class Learner(Bot):
    """Takes what leads to the best position; notes which, and errs by some points to try things."""

    def __init__(self, value: Value, noise: float) -> None:
        self.value, self.noise = value, noise
        self.judge = GAME.judge(MADE.rules)
        self.seen: list[tuple[bytes, float]] = []

    def choose(self, seen: Observation[Any, Any], rng: Random) -> Any:
        if len(seen.legal) == 1:
            return seen.legal[0]
        guess, seat, rows, judged = seen.imagine(rng), seen.seat, bytearray(), list[float]()
        self.judge.prepare(guess, seat)
        for action in seen.legal:
            after = guess.clone()
            seen.rules.apply(after, seat, action)
            rows += MADE.row(after, seat)
            judged.append(sum(self.judge.terms(after, seat).values()))
        table = numpy.frombuffer(rows, numpy.uint8).reshape(len(judged), -1)[:, KEPT]
        worth = numpy.array(judged) + table @ self.value
        noisy = [w + rng.gauss(0.0, self.noise) for w in worth]
        best = noisy.index(max(noisy))
        self.seen.append((table[best].tobytes(), judged[best]))
        return seen.legal[best]


def play(task: tuple[Value, int, float]) -> Played:
    """One game against itself."""
    value, seed, noise = task
    bots = [Learner(value, noise) for _ in range(2)]
    rngs = [Random(f"{seed}/{seat}") for seat in range(2)]
    state = play_game(MADE.rules, bots, Chance.seeded(str(seed)), rngs).state
    margin = MADE.rules.total(state, 0) - MADE.rules.total(state, 1)
    noted = [(*each, margin) for each in bots[0].seen] + [(*each, -margin) for each in bots[1].seen]
    rows, judged, margins = zip(*noted, strict=True)
    table = numpy.frombuffer(b"".join(rows), numpy.uint8).reshape(len(rows), -1)
    return Played(table, numpy.array(judged), numpy.array(margins, float))


def fit(games: list[Played]) -> Value:
    """Ridge regression of what the judge got wrong, on numbers of equal spread."""
    numbers = numpy.concatenate([game.numbers for game in games]).astype(float)
    wrong = numpy.concatenate([game.margins - game.judged for game in games])
    spread = numpy.maximum(numbers.std(axis=0), 0.05)
    scaled = (numbers - numbers.mean(axis=0)) / spread
    square = scaled.T @ scaled + STIFFNESS * len(wrong) / len(games) * numpy.eye(len(KEPT))
    found: Value = numpy.linalg.solve(square, scaled.T @ (wrong - wrong.mean())) / spread
    return found


def meet(task: tuple[Value, int]) -> float:
    """The share of the victory of two games against greedy-1, one from each seat."""
    (value, seed), won = task, 0.0
    for seat in range(2):
        bots = [make_bot("greedy-1", GAME), make_bot("greedy-1", GAME)]
        bots[seat] = Learner(value, 0.0)
        rngs = [Random(f"{seed}/{each}") for each in range(2)]
        state = play_game(MADE.rules, bots, Chance.seeded(str(seed)), rngs).state
        won += ((best := MADE.rules.ranking(state)[0]).count(seat)) / len(best) / 2
    return won


def share(value: Value, first: int, lucks: int, spread: Processes) -> tuple[float, float]:
    """Against greedy-1, with its 95 % interval."""
    with spread(meet, [(value, seed) for seed in range(first, first + lucks)]) as played:
        won = numpy.array(list(played))
    return float(won.mean()), float(1.96 * won.std() / max(1, lucks) ** 0.5)


def learn(minutes: float, games: int, gate: int, report: int, spread: Processes) -> dict[str, Any]:
    """Play, fit, repeat; the best at the gate is reported on seeds that nothing was chosen with."""
    value = best = numpy.zeros(len(KEPT))
    kept, curve, top, seed = list[list[Played]](), list[dict[str, float]](), 0.0, 0
    start = time.monotonic()
    while time.monotonic() - start < 60 * minutes or not curve:
        with spread(play, [(value, n, 1.5) for n in range(seed, seed + games)]) as played:
            kept = [*kept[1 - ROUNDS_KEPT :], list(played)]
        seed += games
        value = fit([game for some in kept for game in some])
        won, _ = share(value, seeds("gating")[0], gate, spread)
        spent = (time.monotonic() - start) / 60
        curve.append({"games": seed, "minutes": round(spent, 1), "share": round(won, 3)})
        print(curve[-1], flush=True)
        top, best = (won, value) if won > top else (top, best)
    won, wide = share(best, seeds("reporting")[0], report, spread)
    return {"share": round(won, 3), "interval": round(wide, 3), "lucks": report, "curve": curve}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("learned.json"))
    parser.add_argument("--minutes", type=float, default=25)
    for name, usual in (("games", 100), ("gate", 20), ("report", 50), ("processes", 2)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    args = parser.parse_args()
    told = learn(args.minutes, args.games, args.gate, args.report, Processes(args.processes))
    print(json.dumps({**told, "curve": len(told["curve"])}))
    args.out.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
