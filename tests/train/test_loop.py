"""The loop learns, keeps a log, goes on after a kill, and leaves weights that bots can read."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Lock
from typing import Any

import numpy
import pytest
import typer

pytest.importorskip("torch", reason="fitting needs PyTorch: pip install 'faubourg[train]'")

import torch

from faubourg.bots import net
from faubourg.cli.train import read_mix
from faubourg.core.encoding import Encoder
from faubourg.core.registry import find_game
from faubourg.train.export import export
from faubourg.train.fit import Learner, Replay, Shape, flat
from faubourg.train.loop import Plan, Progress, Training
from faubourg.train.seeding import seeds
from faubourg.train.selfplay import Habits, NotLearned, Played, Scores, SelfPlay, Weights, kinds_of


class Thirty(Encoder[Any, Any]):
    """Rows of bytes that may be mirrored."""

    def features(self) -> list[tuple[str, int]]:
        return [("any", 30)]

    def symmetries(self) -> list[list[int]]:
        return [list(range(30)), list(range(29, -1, -1))]


class Counting:
    """A game whose points are the number of ones in a row; its seeds are kept."""

    most_rows = 10

    def __init__(self) -> None:
        self.encoder = Thirty(find_game("town_center").rules(1))
        self.seeds: list[int] = []
        self.wins: list[float] = []  # of each duel to come, in percent
        self.won = 0.0
        self.lock = Lock()
        self.duels: list[tuple[Weights, Weights]] = []

    def play(self, weights: Weights, habits: Habits, seed: int, games: int) -> Played:
        self.seeds += range(seed, seed + games)
        rows = numpy.random.default_rng(seed).integers(0, 2, (10 * games, 30)).astype(numpy.uint8)
        points = rows.sum(1).astype(numpy.float32)
        return Played(rows, points.reshape(-1, 1), points, len(rows))

    def measure(self, weights: Weights, seed: int, games: int) -> Scores:
        return self.play(weights, Habits(), seed, games).scores

    def duel(self, weights: Weights, before: Weights, seed: int, games: int) -> Scores:
        """Asked for a few games at a time, by several threads."""
        with self.lock:
            if not self.duels or not numpy.array_equal(self.duels[-1][0], weights):
                self.duels.append((weights, before))
                self.won = self.wins.pop(0) if self.wins else 60.0
        return numpy.full(games, self.won, numpy.float32)


def train(folder: Path, kind: SelfPlay, iterations: int) -> Training:
    torch.set_num_threads(1)  # the machine may be busy
    plan = Plan({"only": 1.0}, games=100, batch=128, passes=4, gate_every=2, gate_games=25)
    training = Training({"only": kind}, plan, folder, 2, "cpu")
    training.run(lambda progress: progress.iteration >= iterations, lambda told: None)
    return training


def log_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


def test_what_is_played_is_learned(tmp_path: Path) -> None:
    train(tmp_path, Counting(), 8)
    log = log_of(tmp_path)
    assert [line["iteration"] for line in log] == list(range(1, 9))
    assert log[-1]["error"] < log[0]["error"] / 2
    assert [line["iteration"] for line in log if "gate" in line] == [2, 4, 6, 8]


def test_the_best_stays_until_another_beats_it_clearly(tmp_path: Path) -> None:
    kind = Counting()
    kind.wins = [60.0, 54.0]
    training = train(tmp_path, kind, 8)
    first, second, third = (before for _, before in kind.duels)
    assert not numpy.array_equal(first, second)  # 60 %: it took its place
    assert numpy.array_equal(flat(training.shipped()), kind.duels[2][0])  # 60 % again
    assert numpy.array_equal(second, third)  # 54 %: it did not
    again = train(tmp_path, Counting(), 0)
    assert numpy.array_equal(flat(again.shipped()), kind.duels[2][0])


def test_training_stops_where_nothing_becomes_better(tmp_path: Path) -> None:
    kind = Counting()
    kind.wins = [54.0, 50.0, 45.0]
    assert train(tmp_path, kind, 20).progress.iteration == 8
    assert len(kind.duels) == 3


def test_it_goes_on_where_it_was_and_repeats_no_seed(tmp_path: Path) -> None:
    before, after = Counting(), Counting()
    first = train(tmp_path, before, 2)
    (tmp_path / "checkpoint.new").write_bytes(b"killed while this was written")
    second = train(tmp_path, after, 3)
    assert second.progress.iteration == 3
    assert second.progress.games > first.progress.games
    trained = range(*seeds("training"))
    mine = [[seed for seed in kind.seeds if seed in trained] for kind in (before, after)]
    assert mine[1] and not set(mine[0]) & set(mine[1])


def test_at_first_only_some_bytes_are_learned_from() -> None:
    torch.set_num_threads(1)
    learner = Learner(Shape(30, (8, 4), 1, ((0, 1.0),), 0.0, (3, 5)), "cpu")
    replay = Replay(1000, [list(range(30))], 1, "cpu")
    played = Counting().play(flat(learner.weights()), Habits(), 1, 100)
    replay.add(played.rows, played.targets)
    before = [part.copy() for part in learner.weights()]
    learner.fit([replay], 50, 128, 0.01, plainly=True)
    changed = [numpy.argwhere(a != b) for a, b in zip(before, learner.weights(), strict=True)]
    *layers, straight = changed
    assert [len(each) for each in layers] == [0, 0, 0, 0, 0, 1]  # and the number added to all
    assert {int(place) for place, _ in straight} == {3, 5}
    learner.fit([replay], 50, 128, 0.01, plainly=False)
    assert all((a != b).any() for a, b in zip(before, learner.weights(), strict=True))


def test_ranges_of_seeds_have_nothing_in_common() -> None:
    ranges = sorted(seeds(name) for name in ("training", "gating", "reporting"))
    assert all(one[1] <= next_one[0] for one, next_one in zip(ranges, ranges[1:], strict=False))


def test_noise_and_trust_in_the_end_fall(tmp_path: Path) -> None:
    training = Training({"only": Counting()}, Plan({"only": 1.0}, games=100), tmp_path, 1, "cpu")
    assert training.habits().often == 1  # the first games are all noise
    training.progress = Progress(games=training.plan.games)
    early = training.habits()
    training.progress = Progress(games=10**7)
    late = training.habits()
    assert early.often > late.often > 0 and early.trace > late.trace > 0


def test_bots_can_read_what_it_leaves(tmp_path: Path) -> None:
    game = find_game("town_center")
    kinds = kinds_of("town_center", ["B"])
    plan = Plan({"B": 1.0}, games=100, batch=128)
    training = Training(kinds, plan, tmp_path, 2, "cpu")
    training.run(lambda progress: progress.iteration >= 1, lambda told: None)
    encoder = game.encoder(game.rules(1, {}))
    export(training, encoder, "faubourg train town_center")
    value = net.read((tmp_path / "value.net").read_bytes())
    assert value.inputs == encoder.length
    told = json.loads((tmp_path / "value.json").read_text())
    assert told["encoder"] == value.about["encoder"] and told["curve"][0]["games"] == 200


def test_a_game_or_a_kind_of_table_without_training_says_so() -> None:
    with pytest.raises(NotLearned, match="'C'; there are A, B"):
        kinds_of("town_center", ["A", "C"])
    with pytest.raises(NotLearned, match="'nine'"):
        kinds_of("big_city", ["nine"])
    with pytest.raises(NotLearned, match="9 seats"):
        kinds_of("big_city", ["9"])
    with pytest.raises(NotLearned, match="moon"):
        kinds_of("big_city", ["2+moon:full"])


def test_shares_of_tables_are_read() -> None:
    assert read_mix("A=3,two=1") == {"A": 0.75, "two": 0.25}
    with pytest.raises(typer.BadParameter):
        read_mix("A")
