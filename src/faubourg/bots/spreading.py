"""Work that is done in parts, in some processes here or wherever else somebody offers to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context
from typing import Protocol, TypeVar

T = TypeVar("T")
U = TypeVar("U")


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
        with get_context("spawn").Pool(min(self.count, len(tasks))) as pool:
            yield pool.imap(work, tasks)
