"""Work in several processes: in its order, and never waiting for one that is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import Executor
from time import sleep

import pytest

from faubourg.bots import spreading
from faubourg.bots.spreading import LostProcess, Processes
from faubourg.train.selfplay import pool_for

LONG = 120.0  # seconds: nothing here takes as long, however busy the machine is


def fall(number: int) -> int:
    """All but one task is done."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return 10 * number


def stay(_: int) -> None:
    """Tells that it is here, and works for ever."""
    os.write(1, b"here\n")
    while True:
        sleep(0.01)


def spread() -> None:
    with Processes(2)(stay, range(4)) as left:
        list(left)


def train() -> None:
    pool: Executor = pool_for("la_citta", 2)
    for future in [pool.submit(stay, number) for number in range(2)]:
        future.result()


def test_what_each_task_left_comes_in_their_order() -> None:
    with Processes(2)(abs, range(-5, 0)) as left:
        assert list(left) == [5, 4, 3, 2, 1]


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
def test_a_process_that_was_killed_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As by a system that is short of memory: the part it had would never come."""
    monkeypatch.setattr(spreading, "PATIENCE", 0.1)
    with Processes(2)(fall, range(3, 9)) as left, pytest.raises(LostProcess, match="ended with -9"):
        list(left)


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal there")
@pytest.mark.parametrize("work", ["spread", "train"])
def test_processes_end_with_the_one_that_was_killed(work: str) -> None:
    """They stayed for ever, each with its memory."""
    told = f"from bots import test_spreading; test_spreading.{work}()"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    owner = subprocess.Popen([sys.executable, "-c", told], env=environment, stdout=subprocess.PIPE)
    assert owner.stdout
    assert [owner.stdout.readline() for _ in range(2)] == [b"here\n"] * 2
    owner.kill()
    owner.communicate(timeout=LONG)  # it is open for as long as any of them lives
