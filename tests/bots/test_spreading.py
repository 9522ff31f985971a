"""Work in several processes: in its order, and never waiting for one that is gone."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from faubourg.bots import spreading
from faubourg.bots.spreading import LostProcess, Processes


def fall(number: int) -> int:
    """All but one task is done."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return 10 * number


def test_what_each_task_left_comes_in_their_order() -> None:
    with Processes(2)(abs, range(-5, 0)) as left:
        assert list(left) == [5, 4, 3, 2, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_process_that_was_killed_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As by a system that is short of memory: the part it had would never come."""
    monkeypatch.setattr(spreading, "PATIENCE", 0.1)
    with Processes(2)(fall, range(3, 9)) as left, pytest.raises(LostProcess, match="ended with -9"):
        list(left)
