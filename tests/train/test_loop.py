"""The loop learns, keeps a log, goes on after a kill, and leaves weights that bots can read."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
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
from faubourg.train.fit import POINTS, Learner, New, Replay, Shape, flat
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


class Elsewhere(Executor):
    """Does what is asked at once, with what has been sent there and back, as a cluster would."""

    def submit(self, work: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        sent: Future[Any] = Future()
        sent.set_result(pickle.loads(pickle.dumps(work))(*words, **named))
        return sent


def train(
    folder: Path, kind: SelfPlay, iterations: int, workers: int = 2, pool: Executor | None = None
) -> Training:
    torch.set_num_threads(1)  # the machine may be busy
    plan = Plan({"only": 1.0}, games=100, batch=128, passes=4, gate_every=2, gate_games=25)
    training = Training({"only": kind}, plan, folder, workers, "cpu")
    with pool or ThreadPoolExecutor(workers) as players:
        training.run(players, lambda progress: progress.iteration >= iterations, lambda told: None)
    return training


def log_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


def test_what_is_played_is_learned(tmp_path: Path) -> None:
    train(tmp_path, Counting(), 8)
    log = log_of(tmp_path)
    assert [line["iteration"] for line in log] == list(range(1, 9))
    assert log[-1]["error"] < log[0]["error"] / 2
    assert [line["iteration"] for line in log if "gate" in line] == [2, 4, 6, 8]


def test_it_learns_at_least_once(tmp_path: Path) -> None:
    assert train(tmp_path, Counting(), 0).progress.iteration == len(log_of(tmp_path)) == 1


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


def test_whoever_plays_the_games_the_same_is_learned(tmp_path: Path) -> None:
    kind = kinds_of("town_center", ["A"])["A"]
    here = train(tmp_path / "here", kind, 2, workers=1)
    there = train(tmp_path / "there", kind, 2, workers=3, pool=Elsewhere())
    assert (flat(here.learner.weights()) == flat(there.learner.weights())).all()
    assert here.progress.games == there.progress.games


def test_a_cluster_that_is_not_there_is_refused_at_once(tmp_path: Path) -> None:
    pytest.importorskip("ray")  # not built for the newest Python
    words = ["train", "town_center", "--folder", str(tmp_path), "--ray", "127.0.0.1:9"]
    command = [sys.executable, "-m", "faubourg", *words]
    nobody = subprocess.run(command, capture_output=True, text=True)
    assert nobody.returncode == 2 and "no Ray cluster at '127.0.0.1:9'" in nobody.stderr
    assert len(nobody.stderr.splitlines()) == 1


def straight_learner(held: float = 1500) -> Learner:
    """The number of ones, and behind the first two stages the opposite; byte 0 is the opening."""
    torch.set_num_threads(1)
    stages, ones = ((), (28,), (29,)), ((27,), (28,), (29,))
    return Learner(Shape(30, (8, 4), 2, ((0, 1.0),), 0.0, stages, ones, held), "cpu")


def straight_games(count: int) -> New:
    rows = numpy.random.default_rng(3).integers(0, 2, (count, 30)).astype(numpy.uint8)
    rows[:, 27] = 1
    ones = rows[:, :28].astype(numpy.int64).sum(1)
    told = numpy.stack([numpy.where(rows[:, 29], -ones, ones), 2 * ones], 1).astype(numpy.float32)
    told[: count // 2, 1] = numpy.nan  # at half of the tables nobody sits there
    return torch.from_numpy(rows), torch.from_numpy(told), torch.zeros(count, dtype=torch.long)


def test_what_bytes_count_straight_is_found_at_once_for_each_stage() -> None:
    learner, games = straight_learner(500), straight_games(40_000)
    before = [part.copy() for part in learner.weights()]
    assert learner.fit_straight([games]) < 1.0
    *layers, straight = learner.weights()
    assert all((a == b).all() for a, b in zip(before, layers, strict=False))
    by_stage = straight.reshape(3, 30, 2)
    assert numpy.allclose(by_stage[:2, 1:27, 0], 1, atol=0.3)
    assert numpy.allclose(by_stage[2, 1:27, 0], -1, atol=0.3)
    assert numpy.allclose(by_stage[:, 1:27, 1], 2, atol=0.4)
    rows = games[0][:100]
    with torch.no_grad():
        told = learner.value(rows).numpy() * POINTS
    given = rows.numpy().astype(numpy.float32)
    stage = numpy.where(given[:, 29] > 0, 2, numpy.where(given[:, 28] > 0, 1, 0))
    expected = numpy.stack([row @ by_stage[at] for row, at in zip(given, stage, strict=True)])
    assert numpy.allclose(told, expected, atol=1e-3)


def test_what_all_rows_have_in_common_is_put_on_no_byte() -> None:
    """However much is held: else each byte of most rows would carry a part of it."""
    learner = straight_learner(1_000_000)
    rows, told, turns = straight_games(6000)
    rows[:, 29] = 1
    learner.fit_straight([(rows, torch.full_like(told, 90.0), turns)])
    by_stage = learner.weights()[-1].reshape(3, 30, 2)
    assert by_stage[2, 29, 1] == pytest.approx(90.0)
    assert abs(by_stage[2, 1:29, 1]).max() < 0.1


def test_what_grows_with_the_turns_is_not_for_that_worth_less() -> None:
    """A byte for each turn, and another that decides; all rows of a game tell how it ended."""
    learner, rng = straight_learner(1), numpy.random.default_rng(5)
    turns = torch.arange(20).repeat(300)
    rows = torch.zeros(6000, 30, dtype=torch.uint8)
    better = torch.from_numpy(rng.integers(0, 2, 300)).repeat_interleave(20)
    rows[:, 27], rows[:, 5] = 1, (turns + 4 * better).to(torch.uint8)
    told = (50.0 + 8.0 * better).float()[:, None].expand(-1, 2).contiguous()
    learner.fit_straight([(rows, told, turns)])
    assert learner.weights()[-1].reshape(3, 30, 2)[0, 5, 1] == pytest.approx(2.0, abs=0.1)


def test_few_rows_change_little() -> None:
    learner = straight_learner()
    learner.fit_straight([straight_games(60)])
    assert abs(learner.weights()[-1].reshape(3, 30, 2)[:, 1:27]).max() < 0.3


def test_the_more_rows_are_to_outweigh_the_opening_the_less_is_learned_of_them() -> None:
    learned = []
    for held in (100, 10_000, 1_000_000):
        learner = straight_learner(held)
        learner.fit_straight([straight_games(4000)])
        learned.append(float(abs(learner.weights()[-1].reshape(3, 30, 2)[:, 1:27]).mean()))
    assert learned[0] > 1.5 * learned[1] > 15 * learned[2] > 0


def test_what_was_counted_straight_before_a_kill_still_counts_after_it() -> None:
    before, after = straight_learner(), straight_learner()
    before.fit_straight([straight_games(4000)])
    after.load(before.state())
    for learner in (before, after):
        learner.fit_straight([straight_games(100)])
    ends = [torch.from_numpy(learner.weights()[-1]) for learner in (before, after)]
    assert torch.equal(*ends)


def test_what_is_new_in_a_ring_is_told_once() -> None:
    replay = Replay(10, [list(range(30))], 1, "cpu")
    for number, count in enumerate([6, 7, 12]):
        rows = numpy.full((count, 30), number, numpy.uint8)
        told = numpy.zeros((count, 1), numpy.float32)
        replay.begin()
        replay.add(Played(rows, told, told[:, 0], 0))
        newest = torch.cat([rows for rows, *_ in replay.newest()])
        assert len(newest) == min(count, 10) and (newest == number).all()


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


def test_what_is_to_stay_stays_and_nothing_is_cut_off(tmp_path: Path) -> None:
    plan = Plan({"only": 1.0}, games=100, trace=0.97, often=0.15)
    training = Training({"only": Counting()}, plan, tmp_path, 1, "cpu")
    early = training.habits()
    training.progress = Progress(games=10**7)
    assert training.habits() == early
    assert (early.often, early.trace, early.cut) == (0.15, 0.97, False)


def test_bots_can_read_what_it_leaves(tmp_path: Path) -> None:
    game = find_game("town_center")
    kinds = kinds_of("town_center", ["B"])
    plan = Plan({"B": 1.0}, games=100, batch=128)
    training = Training(kinds, plan, tmp_path, 2, "cpu")
    training.run(Elsewhere(), lambda progress: progress.iteration >= 1, lambda told: None)
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
