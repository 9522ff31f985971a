"""Runs a command as a person would, in this process."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from faubourg.cli import main
from faubourg.cli.common import console


@dataclass(frozen=True)
class Shown:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Shown]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Any) -> Run:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(console, "width", 200)
    for name in ("LANG", "LC_ALL", "FAUBOURG_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)

    def start(*words: str, typed: str = "") -> Shown:
        monkeypatch.setattr(sys, "argv", ["faubourg", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
            raise SystemExit(0)
        shown = capsys.readouterr()
        return Shown(int(left.value.code or 0), shown.out, shown.err)

    return start
