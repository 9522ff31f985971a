"""examples/tiny as a stranger has it: installed from its folder and found by its entry point."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import faubourg

ROOT = Path(__file__).parents[2]
TINY = ROOT / "examples" / "tiny"


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Needs no network: what builds it is among the tools of development."""
    folder = tmp_path_factory.mktemp("installed")
    words = ["install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, "-m", "pip", *words, "--target", folder, TINY], check=True)
    return folder


def run(installed: Path, *words: str | Path, typed: str = "") -> str:
    """In a process that finds the game in its environment and nowhere else."""
    path = [installed, Path(faubourg.__file__).parents[1], ROOT / "tests"]
    given = {"PYTHONPATH": os.pathsep.join(map(str, path)), "XDG_STATE_HOME": str(installed)}
    done = subprocess.run(
        [sys.executable, *words], input=typed, cwd=installed, env={**os.environ, **given},
        text=True, encoding="utf-8", capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_on_offer_and_its_own_tests_pass(installed: Path, tmp_path: Path) -> None:
    offered = json.loads(run(installed, "-m", "faubourg", "games", "--json"))
    assert [game["seats"] for game in offered if game["key"] == "tiny"] == [[2, 2]]
    shutil.copytree(TINY / "tests", tmp_path / "tests")  # away from our settings
    assert " passed" in run(installed, "-m", "pytest", "-q", tmp_path / "tests")


def test_it_is_played_in_the_terminal(installed: Path) -> None:
    words = ("-m", "faubourg", "play", "tiny", "--seed", "gems", "--language", "en")
    shown = run(installed, *words, typed="bid 4\n" * 4 + "1\n" * 9)  # no bot bids as much
    assert "On the table: " in shown and "You have only " in shown and "(rule 2.1)" in shown
    assert "and takes it: " in shown and "Result" in shown


def test_bots_meet_in_the_arena_and_the_judge_makes_one_better(installed: Path) -> None:
    words = ("arena", "tiny", "--bots", "greedy,random", "--games", "60", "--seed", "1", "--json")
    found = json.loads(run(installed, "-m", "faubourg", *words))
    shares = {one["bot"]: one["win_share"] for one in found["standings"]}
    assert shares["greedy"] > 0.7


def test_it_is_played_on_the_page(installed: Path, tmp_path: Path) -> None:
    shown = run(installed, ROOT / "tests/examples/page.py", "tiny", tmp_path, "fr")
    assert "et l’emporte" in shown
