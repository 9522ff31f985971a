"""The same games, rows, masks and rewards on every machine and in every process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from faubourg.research import checksums


@pytest.mark.parametrize("game", checksums.GAMES)
def test_all_that_a_learner_is_told_is_as_it_was(game: str) -> None:
    """Written anew by: python -m faubourg.research.checksums --write"""
    known = {name: told for name, told in checksums.kept().items() if name.split()[0] == game}
    assert checksums.played((game,)) == known


def test_another_process_tells_the_same() -> None:
    command = [sys.executable, "-m", "faubourg.research.checksums"]
    settings = {**os.environ, "PYTHONHASHSEED": "7", "FAUBOURG_PURE": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=settings)
    assert (done.returncode, done.stdout) == (0, "all the same\n"), done.stderr
