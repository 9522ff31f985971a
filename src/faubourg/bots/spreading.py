"""Work that is done in parts, in some processes here or wherever else somebody offers to."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import TimeoutError, active_children, get_context, parent_process
from multiprocessing.pool import IMapIterator
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Final, Protocol, TypeVar

T = TypeVar("T")
U = TypeVar("U")
PATIENCE: Final = 2.0  # seconds between two looks whether all processes still live


class LostProcess(ChildProcessError):
    """A process that did a part has ended, and what it was doing will never come."""


class Spread(Protocol):
    """Does all tasks and gives what each left, in their order, wherever each was done."""

    def __call__(
        self, work: Callable[[T], U], tasks: Sequence[T]
    ) -> AbstractContextManager[Iterator[U]]: ...


class Processes:
    """On this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    @contextmanager
    def __call__(self, work: Callable[[T], U], tasks: Sequence[T]) -> Iterator[Iterator[U]]:
        if self.count == 1 or len(tasks) < 2:
            yield map(work, tasks)
            return
        others = active_children()
        with get_context("spawn").Pool(min(self.count, len(tasks)), end_with_owner) as pool:
            mine = [process for process in active_children() if process not in others]
            yield _watched(pool.imap(work, tasks), mine)


def end_with_owner() -> None:
    """Called in a process of a pool: when its owner is killed, it would wait for work for ever."""
    Thread(target=_end_after_owner, daemon=True).start()


def _end_after_owner() -> None:
    owner = parent_process()
    if owner is not None:
        owner.join()
        os._exit(1)


def _watched(left: IMapIterator[U], processes: Sequence[BaseProcess]) -> Iterator[U]:
    """A pool replaces a process that was killed, and waits for its part for ever."""
    while True:
        try:
            yield left.next(PATIENCE)
        except StopIteration:
            return
        except TimeoutError:
            for process in processes:
                if not process.is_alive():
                    told = f"one of {len(processes)} processes ended with {process.exitcode}"
                    raise LostProcess(f"{told}; is there memory for so many?") from None
