"""What `make test-compiled` tests is compiled. On plain Python these tests fail, as they must."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import tiny
from checksums import GAMES

import faubourg
import hatch_build
from faubourg.bots import make_bot
from faubourg.bots.playing import play_game
from faubourg.core.builds import SWITCH, is_compiled
from faubourg.core.match import Match
from faubourg.core.registry import find_game

ROOT = Path(__file__).parents[2]
GROUPS = hatch_build.groups(ROOT / "src")
MODULES = [file.removesuffix(".py").replace("/", ".") for group, _ in GROUPS for file in group]


@pytest.mark.parametrize("module", MODULES)
def test_a_module_that_is_to_be_compiled_is(module: str) -> None:
    loaded = import_module(module)
    assert is_compiled(loaded.__name__), f"{loaded.__file__} is plain"


def test_a_game_is_compiled_with_its_judge_and_so_are_bots_and_matches() -> None:
    for key in GAMES:
        rules = find_game(key).rules(2)
        for made in (rules, rules.new_state(), rules.catalogue[0], find_game(key).judge(rules)):
            assert is_compiled(type(made).__module__), type(made)
    for used in (Match, play_game, type(make_bot("greedy", find_game("town_center")))):
        assert is_compiled(used.__module__), used


def test_the_example_game_stays_plain_python_on_the_compiled_core() -> None:
    """That it plays is shown by the contract and by tests/examples, which run beside this."""
    rules = tiny.GAME.rules(2)
    assert not is_compiled(type(rules).__module__)
    assert all(is_compiled(type(each).__mro__[1].__module__) for each in (rules, rules.new_state()))


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert Path(faubourg.__file__).is_relative_to(ROOT / "build")
    written = ROOT / "src/faubourg/train/town_center.c"  # by hand
    assert [*ROOT.glob("src/**/*.so"), *ROOT.glob("src/**/*.c")] == [written]


def test_the_sources_are_found_behind_it_as_plug_ins_are() -> None:
    """A plug-in is found also where it is edited, as `pip install -e` leaves it."""
    places = [place for place in sys.path if Path(place, "faubourg").is_dir()]
    assert places == [str(Path(faubourg.__file__).parents[1]), str(ROOT / "src")]


@pytest.mark.parametrize("switch, build", [("1", "plain Python"), ("0", "compiled")])
def test_a_switch_turns_what_is_compiled_off(switch: str, build: str) -> None:
    given = {**os.environ, SWITCH: switch}
    command = [sys.executable, "-m", "faubourg", "--version"]
    done = subprocess.run(command, env=given, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"faubourg {faubourg.__version__} ({build})"


def test_switched_off_all_of_it_is_plain() -> None:
    code = "import sys; from importlib import import_module as load;"
    code += "from faubourg.core.builds import is_compiled;"
    code += "print([name for name in sys.argv[1:] if load(name) and is_compiled(name)])"
    command = [sys.executable, "-c", code, *MODULES]
    given = {**os.environ, SWITCH: "1"}
    done = subprocess.run(command, env=given, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
