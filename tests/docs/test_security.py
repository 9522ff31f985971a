"""SECURITY.md names tests that exist: a promise without one is none."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)))


def test_every_promise_is_shown_by_a_test_that_exists() -> None:
    assert len(NAMED) > 20
    missing = [
        f"{file}::{name}"
        for file, name in NAMED
        if not (ROOT / file).exists()
        or (name and f"def {name}(" not in (ROOT / file).read_text(encoding="utf-8"))
    ]
    assert missing == []


def test_every_file_of_attacks_stands_for_a_promise() -> None:
    files = {
        f"tests/attacks/{file.name}" for file in (ROOT / "tests" / "attacks").glob("test_*.py")
    }
    assert files <= {file for file, _ in NAMED}
