"""A program that works for another one: a line of JSON comes in, a line of JSON goes out.

Whoever has started it reads data and nothing else: what means harm cannot send anything that does
something when it is read.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from time import process_time, sleep
from typing import BinaryIO, Final

SECONDS: Final = 20  # of a processor for one answer: a busy machine's time is not the task's


def answer_lines(answer: Callable[[bytes], bytes]) -> None:
    """Answer until no more questions come; an answer is one line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started us says when it is over
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    answers = _way_back()
    _send(answers, b'{"seed": -1}')  # it is ready; no question has this number
    for line in sys.stdin.buffer:
        _bound_time()
        _send(answers, answer(line))


def _bound_time() -> None:
    """Where the system can: it kills who uses more, whatever it is busy with."""
    if sys.platform == "win32":
        return
    import resource

    for kind, most in ((resource.RLIMIT_CPU, int(process_time()) + SECONDS + 1),
                       (resource.RLIMIT_CORE, 0)):  # fmt: skip
        with suppress(ValueError, OSError):  # a host may allow even less
            resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))


def _send(answers: BinaryIO, line: bytes) -> None:
    answers.write(line + b"\n")
    answers.flush()


def _way_back() -> BinaryIO:
    """For answers alone: what is printed on the way goes where errors go."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _end_with(server: int) -> None:
    """A server that was killed cannot end its programs: each watches whether it is still there."""
    while os.getppid() == server:
        sleep(2)
    os._exit(0)
