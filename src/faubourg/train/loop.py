"""Play, fit, repeat: the loop of `faubourg train`, its folder and its log.

While the network is fitted to the games so far, the next ones are played with the one before. The
folder holds all that is needed to go on after a kill at any moment, but for the rows: they are
played again. Files are written under another name first.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy
import torch

from faubourg.core.encoding import Encoder
from faubourg.train.fit import Layers, Learner, New, Replay, Shape, flat
from faubourg.train.seeding import seeds
from faubourg.train.selfplay import HIDDEN, Habits, Played, Scores, SelfPlay, Weights

TASK: Final = 25  # games a worker plays at a time, at most
KEPT: Final = 8  # iterations whose rows are fitted
CHECKPOINT: Final = "checkpoint.pt"
BEST: Final = "best.pt"
LOG: Final = "log.jsonl"


@dataclass(frozen=True)
class Plan:
    """How long, how much at a time, and which kinds of tables."""

    mix: Mapping[str, float]  # share of the games of each kind
    games: int = 8000  # an iteration
    batch: int = 4096  # rows of a step
    passes: float = 8.0  # how often a row is fitted, over all iterations that it is kept
    halved: float = 1_000_000  # games after which the rate of learning is half of what it was
    settled: float = 1_000_000  # games after which noise and lambda stay
    trace: float = 0.0  # lambda all the time, nothing cut off; 0 for less of it as it goes
    often: float = 1.0  # the share of turns that are noisy, where that does not get less either
    plainly: int = 0  # games before which bytes are only learned to count straight
    held: float = 1500.0  # rows that would have to say otherwise than the opening does
    astray: float = 0.1  # the share of turns that begin badly
    noise: float = 0.5  # of other turns, in points
    guests: float = 0.0  # the share of games in which the others are greedy
    alike: int = 0  # choices of one kind that are looked at; 0 for all
    gate_every: int = 10  # iterations
    gate_games: int = 400
    gain: float = 55.0  # percent against the best so far: who wins less often is not better
    patience: int = 3  # gates without a better one, after which it stops


@dataclass
class Progress:
    """Where the training stands."""

    iteration: int = 0
    games: int = 0
    seconds: float = 0.0  # in the loop, over all runs
    best: dict[str, float] = field(default_factory=dict)  # mean points at the gate, by kind
    stalled: int = 0  # gates since then


class Training:
    """One network in one folder."""

    def __init__(
        self, kinds: Mapping[str, SelfPlay], plan: Plan, folder: Path, workers: int, device: str
    ) -> None:
        self.kinds = kinds
        self.plan, self.folder, self.workers, self.device = plan, folder, workers, device
        self.progress = Progress()
        self.shape = shape_of(next(iter(self.kinds.values())).encoder, plan.held)
        torch.manual_seed(0)  # whoever plays the games, the same ones teach the same
        self.learner = Learner(self.shape, device)
        self.replays = {
            name: Replay(self._room(name), kind.encoder.symmetries(), self.shape.outputs, device)
            for name, kind in self.kinds.items()
        }
        self.best: Layers | None = None  # as they were when it last won
        folder.mkdir(parents=True, exist_ok=True)
        self._load()

    def run(
        self,
        pool: Executor,
        is_over: Callable[[Progress], bool],
        tell: Callable[[dict[str, Any]], None],
    ) -> None:
        """The pool plays, here or elsewhere; what it leaves depends on the seeds alone."""
        playing = self._start(pool)
        while not self.progress.iteration or not (is_over(self.progress) or self.is_settled):
            started = time.monotonic()
            told = self._take(playing)
            waited = time.monotonic() - started
            playing = self._start(pool)
            told |= self._fit()
            told["took"] = {
                "playing": round(waited, 2),
                "all": round(time.monotonic() - started, 2),
            }
            self.progress.iteration += 1
            if self.progress.iteration % self.plan.gate_every == 0:
                told |= self._gate(pool)
            self.progress.seconds += time.monotonic() - started
            self._save(told)
            tell(told)
        pool.shutdown(cancel_futures=True)  # they would be played again anyway

    @property
    def is_settled(self) -> bool:
        """It has not become better for a while."""
        return self.progress.stalled >= self.plan.patience

    def _room(self, name: str) -> int:
        """For the rows of the last iterations."""
        games = max(TASK, self.plan.mix[name] * self.plan.games)
        return int(games * self.kinds[name].most_rows * KEPT)

    @property
    def is_plain(self) -> bool:
        return self.shape.is_straight and self.progress.games <= self.plan.plainly

    # Playing

    def habits(self) -> Habits:
        """Less noise and less trust in the end of the game, the further it has come."""
        plan = self.plan
        common: dict[str, Any] = {"noise": plan.noise, "guests": plan.guests, "alike": plan.alike}
        if self.is_plain or plan.trace:  # every choice may be tried, and nothing is cut off
            return Habits(often=plan.often, trace=plan.trace or 1.0, cut=False, **common)
        part = min(1.0, self.progress.games / plan.settled)
        # The first network knows nothing: all turns are tried, and only the end is trusted.
        often, trace = (0.25 - 0.21 * part, 0.9 - 0.3 * part) if self.progress.games else (1.0, 1.0)
        return Habits(often=often, astray=plan.astray, trace=trace, **common)

    def _start(self, pool: Executor) -> dict[str, list[Future[Played]]]:
        """The next iteration's games; each has a seed of its own."""
        weights, habits = flat(self.learner.weights()), self.habits()
        first, _ = seeds("training")
        at, begun = first + self.progress.games, {}
        for name, share in self.plan.mix.items():
            games = max(TASK, int(share * self.plan.games))
            play = self.kinds[name].play
            begun[name] = [
                pool.submit(play, weights, habits, at + begin, count)
                for begin, count in self._tasks(games)
            ]
            at += games
        self.progress.games = at - first
        return begun

    def _tasks(self, games: int) -> list[tuple[int, int]]:
        """The first game and how many, so that all workers have something to do until the end."""
        size = min(TASK, max(1, games // (4 * self.workers)))
        return [(first, min(size, games - first)) for first in range(0, games, size)]

    def _take(self, playing: dict[str, list[Future[Played]]]) -> dict[str, Any]:
        """Rows go into the replay as games end."""
        scores: dict[str, float] = {}
        judged = 0
        for name, tasks in playing.items():
            told = [each.result() for each in tasks]
            self.replays[name].begin()
            for played in told:
                self.replays[name].add(played)
                judged += played.judged
            scores[name] = round(float(numpy.concatenate([each.scores for each in told]).mean()), 2)
        return {"played": scores, "judged": judged}

    # Fitting

    def _fit(self) -> dict[str, Any]:
        replays = list(self.replays.values())
        if self.progress.iteration == 0:
            self.learner.measure_scale(torch.cat([each.rows[: each.filled] for each in replays]))
        rows = sum(each.filled for each in replays)
        steps = max(20, int(rows * self.plan.passes / KEPT / self.plan.batch))
        rate = 1.5e-3 * 0.5 ** (self.progress.games / self.plan.halved)
        if self.is_plain:
            error = self.learner.fit_straight(self._newest())
            return {"rows": rows, "error": round(error, 3)}
        error = self.learner.fit(replays, steps, self.plan.batch, rate)
        return {"rows": rows, "steps": steps, "rate": rate, "error": round(error, 3)}

    def _newest(self) -> list[New]:
        return [part for each in self.replays.values() for part in each.newest()]

    # Gating

    def _gate(self, pool: Executor) -> dict[str, Any]:
        """How well it plays without noise, on seeds kept for it; the best is kept apart."""
        weights, kinds = flat(self.learner.weights()), self.kinds.items()
        found = {name: self._mean(pool, kind.measure, weights) for name, kind in kinds}
        if self.best is None:
            self._keep(found)
            return {"gate": found}
        best = flat(self.best)
        won = {name: self._mean(pool, kind.duel, weights, best) for name, kind in kinds}
        if sum(share * self.plan.mix[name] for name, share in won.items()) >= self.plan.gain:
            self._keep(found)
        else:
            self.progress.stalled += 1
        return {"gate": found, "won": won}

    def _mean(self, pool: Executor, ask: Callable[..., Scores], *weights: Weights) -> float:
        first, _ = seeds("gating")
        tasks = [
            pool.submit(ask, *weights, first + begin, count)
            for begin, count in self._tasks(self.plan.gate_games)
        ]
        return round(float(numpy.concatenate([each.result() for each in tasks]).mean()), 2)

    def _keep(self, found: dict[str, float]) -> None:
        self.best = [part.copy() for part in self.learner.weights()]
        self.progress.best, self.progress.stalled = found, 0
        _write(self.folder / BEST, self._state())

    def shipped(self) -> Layers:
        """The best so far, or what there is before any gate."""
        return self.best or self.learner.weights()

    # The folder

    def _state(self) -> dict[str, Any]:
        return {"learner": self.learner.state(), "progress": asdict(self.progress)}

    def _save(self, told: dict[str, Any]) -> None:
        progress = {name: getattr(self.progress, name) for name in ("iteration", "games")}
        line = {**progress, "seconds": round(self.progress.seconds, 1), **told}
        with (self.folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        _write(self.folder / CHECKPOINT, self._state())

    def _load(self) -> None:
        path = self.folder / CHECKPOINT
        if path.exists():
            state = torch.load(path, map_location=self.device, weights_only=True)
            self.learner.load(state["learner"])
            self.progress = Progress(**state["progress"])
        best = self.folder / BEST
        if best.exists():
            kept = Learner(self.shape, self.device)
            kept.load(torch.load(best, map_location=self.device, weights_only=True)["learner"])
            self.best = kept.weights()


def shape_of(encoder: Encoder[Any, Any], held: float) -> Shape:
    opening, number = encoder.opening()
    stages = tuple([tuple(stage) for stage in encoder.stages()])
    table = tuple(encoder.places_of("seats, one of")) if opening else ()
    ones = tuple([stage or table for stage in stages])
    return Shape(
        encoder.length, HIDDEN, encoder.OUTPUTS, tuple(opening), number, stages, ones, held
    )


def _write(path: Path, state: dict[str, Any]) -> None:
    beside = path.with_suffix(".new")
    torch.save(state, beside)
    beside.replace(path)
