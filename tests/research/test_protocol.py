"""Tables on the seeds kept for reporting, and how much is luck."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from faubourg.bots.arena import Block, Place
from faubourg.bots.spreading import Processes
from faubourg.core.registry import BadOption
from faubourg.research import luck
from faubourg.research.baseline import baseline, page
from faubourg.train.seeding import seeds
from research.settings import setting

ONE = Processes(1)


def test_seeds_of_different_purposes_have_none_in_common() -> None:
    ranges = sorted(seeds(name) for name in ("training", "gating", "reporting"))
    assert all(a[1] <= b[0] for a, b in zip(ranges, ranges[1:], strict=False))


def test_the_table_of_levels_is_reproduced() -> None:
    made, bots = setting("town_center"), ("random", "newcomer", "apprentice")
    table = baseline(made, 4, ONE, bots=bots)
    again = baseline(made, 4, Processes(2), bots=bots)
    assert [{**vars(line), "ms": 0} for line in table.lines] == [
        {**vars(line), "ms": 0} for line in again.lines
    ]
    weak, middle, strong = table.lines
    assert weak.share < middle.share < strong.share == 0.5
    assert all(line.points_low <= line.points <= line.points_high for line in table.lines)
    assert table.first == seeds("reporting")[0]
    told = page(table, "faubourg baseline town_center")
    assert "| random | 8 | 0.0% [0.0%, 0.0%] |" in told and "`faubourg baseline" in told


def test_alone_levels_are_compared_by_points() -> None:
    table = baseline(setting("town_center", 1), 3, ONE, bots=("random", "apprentice"))
    weak, strong = table.lines
    assert weak.points < strong.points and weak.games == 3
    assert "| – |" in page(table, "")


def test_luck_that_explains_all_and_luck_that_explains_nothing() -> None:
    assert luck.explained([[1, 1], [5, 5], [-3, -3]]) == 1.0
    assert luck.explained([[1, -1], [2, -2], [-3, 3]]) == 0.0
    assert luck.explained([[0, 0], [0, 0]]) == 0.0
    # Fisher's example by hand: between 8, within 2 for pairs is (8 - 2) / (8 + 2).
    groups = [[2.0, 4.0], [4.0, 6.0], [0.0, 2.0]]
    assert luck.explained(groups) == pytest.approx((8 - 2) / (8 + 2))


def test_who_decides_two_games_of_one_luck() -> None:
    def block(first: float, second: float) -> Block:
        games = [[Place("a", x, 1, 0), Place("b", 1 - x, 1, 0)] for x in (first, second)]
        return Block(games, {})

    kinds = [luck.decided(block(*won), "a") for won in ((1, 1), (1, 0), (0, 0), (0.5, 1))]
    assert kinds == ["skill", "luck", "upset", "open"]


def test_luck_is_measured_with_two_players() -> None:
    told = luck.measure(setting("town_center"), 3, ONE, ("random", "newcomer"))
    assert [each.bot for each in told.equals] == ["random", "newcomer"]
    assert all(0 <= each.low <= each.high <= 1 for each in told.equals)
    (pair,) = told.pairs
    assert pair.skill + pair.luck + pair.upset + pair.open == pytest.approx(1)
    with pytest.raises(BadOption, match="3 seats; luck and skill are measured with 2"):
        luck.measure(setting("town_center", 3), 3, ONE)


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "faubourg", *words]
    return subprocess.run(command, capture_output=True, text=True)


def test_the_commands_write_what_they_measure(tmp_path: Path) -> None:
    chart, words = tmp_path / "luck.svg", tmp_path / "luck.md"
    done = run("luck", "town_center", "--blocks", "2", "--bots", "random", "--processes", "1",
               "--svg", str(chart), "--write", str(words), "--json")  # fmt: skip
    assert done.returncode == 0, done.stderr
    (told,) = json.loads(done.stdout)
    assert told["equals"][0]["bot"] == "random" and told["pairs"] == []
    assert chart.read_text(encoding="utf-8").startswith("<svg") or "<svg" in chart.read_text()
    assert words.read_text(encoding="utf-8").startswith("# Luck and skill")
    done = run("baseline", "town_center", "--blocks", "2", "--bots", "random", "--processes", "1")
    assert "## town_center, 2 seats" in done.stdout


def test_what_cannot_be_is_said_in_one_line(tmp_path: Path) -> None:
    unknown = run("baseline", "town_center", "--bots", "grandmaster")
    assert unknown.returncode == 2 and "no bot 'grandmaster'" in unknown.stderr
    assert len(unknown.stderr.splitlines()) == 1
    (tmp_path / "games-1-2.parquet").touch()
    far = run("selfplay", "town_center", "--out", str(tmp_path), "--first", "9" * 20)
    assert far.returncode == 2 and "--first" in far.stderr and "Traceback" not in far.stderr
    strange = run("selfplay", "town_center", "--out", str(tmp_path))
    assert strange.returncode == 2 and "expected an empty folder" in strange.stderr
    assert len(strange.stderr.splitlines()) == 1


def test_a_cluster_that_is_not_there_is_refused_at_once() -> None:
    pytest.importorskip("ray")  # not built for the newest Python
    web = run("arena", "town_center", "--ray", "http://nowhere")
    assert web.returncode == 2 and len(web.stderr.strip().splitlines()) == 1
    nobody = run("arena", "town_center", "--ray", "127.0.0.1:9")
    assert nobody.returncode == 2 and "no Ray cluster at '127.0.0.1:9'" in nobody.stderr
