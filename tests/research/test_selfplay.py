"""A dataset has every game once, whatever was killed, and says what it is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import numpy
import polars
import pytest

from faubourg.bots.spreading import Processes
from faubourg.core import record
from faubourg.core.registry import BadOption
from faubourg.core.replay import follow, verify
from faubourg.research import selfplay
from faubourg.research.selfplay import BadFolder, Job, jobs, plan_of, play_job, run
from research.settings import GAMES, setting

ONE = Processes(1)


def content(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}


def plan(game: str = "town_center") -> selfplay.Plan:
    return plan_of(setting(game), ("random", "newcomer"), 0)


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_what_was_known_at_each_entry_of_the_record(game: str, tmp_path: Path) -> None:
    made = plan_of(setting(game), ("random",), 3)
    assert run(made, 1, 5, tmp_path, ONE) == 1
    table = polars.read_parquet(tmp_path / "games-*.parquet")
    with zipfile.ZipFile(next(tmp_path.glob("*.zip"))) as archive:
        kept = record.load(archive.read("3.jsonl").decode())
    assert verify(kept).honest
    match, rules = follow(kept), made.setting.rules
    rows, by_entry = table["row"].to_numpy(), {n: place for place, n in enumerate(table["entry"])}
    for number, (state, step) in enumerate(zip(states(match), match.steps, strict=True)):
        if step.seat >= 0:
            known, place = rules.known(state, step.seat), by_entry[number]
            assert rows[place].tobytes() == bytes(made.setting.row(known, step.seat))
            assert table["action"][place] == step.action.index
            assert step.action.index in table["legal"][place]
            assert table["points"][place] == rules.total(match.state, step.seat)
    assert len(by_entry) == sum(step.seat >= 0 for step in match.steps)


def states(match: Any) -> list[Any]:
    """Before each step."""
    return [state for state, _ in match.timeline()][:-1]


def test_processes_leave_what_one_process_leaves(tmp_path: Path) -> None:
    run(plan(), 5, 2, tmp_path / "one", ONE)
    run(plan(), 5, 2, tmp_path / "two", Processes(2))
    assert content(tmp_path / "one") == content(tmp_path / "two")


def test_more_games_are_added_and_none_is_played_twice(tmp_path: Path) -> None:
    run(plan(), 3, 2, tmp_path, ONE)
    before = content(tmp_path)
    assert run(plan(), 6, 2, tmp_path, ONE) == 6
    after = content(tmp_path)
    parts = [name for name in before if name.startswith(("games", "records"))]
    assert parts and all(after[name] == before[name] for name in parts)
    table = polars.read_parquet(tmp_path / "games-*.parquet")
    assert sorted(table["seed"].unique()) == list(range(6))
    whole = polars.concat(
        polars.read_parquet(play_job(Job(plan(), range(n, n + 1)))[2]) for n in range(6)
    )
    assert table.sort("seed", "entry").equals(whole.sort("seed", "entry"))
    names = {(seed, seat): bot for seed, seat, bot in table.select("seed", "seat", "bot").rows()}
    assert names[0, 0] == names[1, 1] == "random" and names[0, 1] == names[1, 0] == "newcomer"


def test_what_is_missing_is_played_in_ranges() -> None:
    missing = jobs(plan(), range(0, 10), {0, 1, 5}, 3)
    assert [job.seeds for job in missing] == [range(2, 5), range(6, 9), range(9, 10)]
    assert jobs(plan(), range(0, 3), {0, 1, 2}, 3) == []


def test_a_killed_run_goes_on_without_a_lost_or_doubled_game(tmp_path: Path) -> None:
    """Killed as soon as its first part is there, while the next ones are being played."""
    words = ["town_center", "--bots", "random", "--games", "12", "--part", "2", "--out"]
    command = [sys.executable, "-m", "faubourg", "selfplay", *words]
    run_of = [*command, str(tmp_path / "killed"), "--processes", "1"]
    process = subprocess.Popen(run_of, stderr=subprocess.DEVNULL, start_new_session=True)
    while not list((tmp_path / "killed").glob("games-*.parquet")) and process.poll() is None:
        pass
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    (tmp_path / "killed" / "games-0000000000010-0000000000011.parquetx7").write_bytes(b"half")
    (tmp_path / "killed" / "records-0000000000010-0000000000011.zip").write_bytes(b"half")
    subprocess.run(run_of, check=True, capture_output=True)
    subprocess.run([*command, str(tmp_path / "whole")], check=True, capture_output=True)
    assert content(tmp_path / "killed") == content(tmp_path / "whole")


def test_another_plan_is_refused_in_the_same_folder(tmp_path: Path) -> None:
    run(plan(), 1, 1, tmp_path, ONE)
    with pytest.raises(BadFolder, match="another plan; it differs in bots, first"):
        run(plan_of(setting("town_center"), ("random",), 5), 1, 1, tmp_path, ONE)
    (tmp_path / "plan.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadFolder, match="is no plan of a dataset"):
        run(plan(), 1, 1, tmp_path, ONE)
    (tmp_path / "plan.json").unlink()
    with pytest.raises(BadFolder, match="expected an empty folder"):
        run(plan(), 1, 1, tmp_path, ONE)


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks there")
def test_two_do_not_work_in_one_folder(tmp_path: Path) -> None:
    with selfplay._alone_in(tmp_path), pytest.raises(BadFolder, match="another process is at work"):
        run(plan(), 1, 1, tmp_path, ONE)


def test_bots_are_as_many_as_seats_or_one() -> None:
    with pytest.raises(BadOption, match="expected 1 or 2"):
        plan_of(setting("town_center"), ("random",) * 3, 0)


def test_the_card_says_what_lies_there(tmp_path: Path) -> None:
    run(plan(), 2, 2, tmp_path, ONE)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    rows = len(polars.read_parquet(tmp_path / "games-*.parquet"))
    assert "# town_center: 2 games between bots" in card and f"\n{rows:,} decisions" in card
    assert plan().setting.digest in card and "licence" in card
    modes = {file.stat().st_mode & 0o777 for file in tmp_path.glob("[!.]*")}
    assert modes == {(tmp_path / "plan.json").stat().st_mode & 0o777 | 0o444}, "for everybody"
    assert numpy.isclose(len(card), 1500, atol=700)
