"""The examples run, on a tiny budget."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from shutil import which
from types import SimpleNamespace

import pytest

from faubourg.train.compiling import COMPILERS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "research"


@pytest.mark.skipif(not any(map(which, COMPILERS)), reason="self-play needs a C compiler")
def test_a_value_is_learned_in_less_than_150_lines(tmp_path: Path) -> None:
    file, out = FOLDER / "learn_town_center.py", tmp_path / "learned.json"
    assert len(file.read_text(encoding="utf-8").splitlines()) < 150
    words = "--games 20 --at-once 10 --report 1 --processes 1 --out".split()
    done = subprocess.run([sys.executable, file, *words, out], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told = json.loads(out.read_text())
    assert [each["games"] for each in told["curve"]] == [10, 20]
    assert told["report"]["games"] == 2 and 0 <= told["report"]["share"] <= 1


def test_the_notebook_makes_its_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its cells as a program: what a notebook would show is only collected."""
    shown = list[object]()
    display = SimpleNamespace(SVG=str, Markdown=str, display=shown.append)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: None))
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    monkeypatch.setenv("FAUBOURG_BLOCKS", "2")
    book = json.loads((FOLDER / "levels.ipynb").read_text(encoding="utf-8"))
    assert all(not cell.get("outputs") for cell in book["cells"])
    names: dict[str, object] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "levels.ipynb", "exec"), names)
    drawn, table = shown
    assert "<svg" in str(drawn) and "| apprentice | 2 | 50.0%" in str(table)
    assert "| planner | 4 | " in str(table)
    assert "Verdict(outcomes=" in capsys.readouterr().out


def test_the_page_for_researchers_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Its first example, and that every name in the others exists."""
    for library in ("pettingzoo", "pyspiel"):
        pytest.importorskip(library)  # not there for the newest Python
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    quickstart, *_ = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    quickstart = quickstart.replace("num_envs=64", "num_envs=2, workers=0")
    names: dict[str, object] = {}
    exec(compile(quickstart, "research.md", "exec"), names)
    assert names["game"] and names["envs"]
