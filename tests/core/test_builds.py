"""A wheel is plain Python unless somebody asks for more; without a compiler all goes on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
COMPILED = (".so", ".pyd", ".c", ".o")
WRITTEN = "faubourg/train/town_center.c"  # by hand: a source like any other
WITHOUT_COMPILER = {"CC": "no-such-compiler"}


def run(*words: str | Path, **given: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HATCH_")}
    command = [sys.executable, *words]
    return subprocess.run(command, env={**kept, **given}, cwd=ROOT, capture_output=True, text=True)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The tool with other sources than ours, of which no compiled build is there."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "src").mkdir()
    for name in ("tools/fast.py", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path / "tools" / "fast.py"


def test_a_wheel_that_nobody_asked_to_compile_is_pure(tmp_path: Path) -> None:
    done = run("-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert "faubourg/core/model.py" in names
    assert [name for name in names if name.endswith(COMPILED)] == [WRITTEN]


def test_a_source_distribution_can_be_compiled_but_holds_nothing_compiled(tmp_path: Path) -> None:
    done = run("-m", "hatchling", "build", "--target", "sdist", "--directory", tmp_path)
    assert done.returncode == 0, done.stderr
    (file,) = tmp_path.iterdir()
    with tarfile.open(file) as packed:
        names = packed.getnames()
    assert any(name.endswith("/hatch_build.py") for name in names)
    found = [name for name in names if name.endswith(COMPILED) or "/build/" in name]
    assert [name for name in found if not name.endswith(WRITTEN)] == []


def test_without_a_compiler_one_is_told_what_to_install(copy: Path) -> None:
    done = run(copy, **WITHOUT_COMPILER)
    assert done.returncode == 3
    assert "no C compiler" in done.stdout and "plain Python" in done.stdout
    assert not done.stderr


def test_what_is_not_compiled_is_played_in_plain_python(copy: Path) -> None:
    assert run(copy, "--python", **WITHOUT_COMPILER).stdout.strip() == sys.executable


def test_an_edited_source_is_never_played_by_what_was_compiled_before(copy: Path) -> None:
    source = copy.parents[1] / "src" / "game.py"
    source.write_text("first")
    asked = "import fast; print(fast.environment())"
    made = Path(run("-c", asked, PYTHONPATH=str(copy.parent)).stdout.strip())
    (made / "bin").mkdir(parents=True)
    (made / ".ready").touch()
    assert run(copy, "--python").stdout.strip() == str(made / "bin" / "python")
    source.write_text("second")
    assert run(copy, "--python").stdout.strip() == sys.executable
