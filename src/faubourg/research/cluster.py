"""The same jobs on many machines, by Ray: what is lost with a worker is done again elsewhere."""

from __future__ import annotations

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import ray

T = TypeVar("T")
U = TypeVar("U")
AHEAD: Final = 3  # tasks in the hands of a cluster for each of its processors

PATIENCE: Final = 10.0  # seconds for a cluster to answer


class NoCluster(ConnectionError):
    """Nobody answers at this address."""


class OnRay:
    """A cluster at an address, as `ray start` prints it; `local` makes one here.

    A task is a function of its seeds alone, so it may be done twice without harm: Ray tries again,
    as often as it takes, whenever the process or the machine that did it is gone.
    """

    def __init__(self, address: str) -> None:
        self.address = address

    @contextmanager
    def __call__(self, work: Callable[[T], U], tasks: Sequence[T]) -> Iterator[Iterator[U]]:
        with connected(self.address):
            yield _in_order(_remote(work), tasks, AHEAD * processors())

    @contextmanager
    def pool(self) -> Iterator[Executor]:
        """For whoever asks for one thing after the other, as `faubourg train` does."""
        with connected(self.address):
            yield Pool()


class Pool(Executor):
    """A cluster as an executor."""

    def __init__(self) -> None:
        self.remote = _remote(_done)
        self.sent: tuple[Any, Any] = (None, None)

    def submit(self, work: Callable[..., T], /, *words: Any, **named: Any) -> Future[T]:
        told: Future[T] = self.remote.remote(work, *map(self._sent, words), **named).future()
        return told

    def _sent(self, word: Any) -> Any:
        """Weights go to the cluster once, however many tasks are given them."""
        if not hasattr(word, "nbytes"):
            return word
        if self.sent[0] is not word:
            self.sent = word, ray.put(word)
        return self.sent[1]


def _done(work: Callable[..., T], *words: Any, **named: Any) -> T:
    return work(*words, **named)


def _remote(work: Callable[..., Any]) -> Any:
    return ray.remote(num_cpus=1, max_retries=-1)(work)


def processors() -> int:
    """Of the whole cluster."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray has few types
    return int(resources.get("CPU", 1))


@contextmanager
def connected(address: str) -> Iterator[None]:
    """A connection that is there already stays."""
    if ray.is_initialized():
        yield
        return
    _check(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        first, *_ = str(error).splitlines() or [type(error).__name__]
        raise NoCluster(f"no Ray cluster at {address!r}: {first}") from None
    try:
        yield
    finally:
        ray.shutdown()


def _check(address: str) -> None:
    """Ray itself would wait for minutes where nobody listens."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(f"no Ray cluster at {address!r}: {error}") from None


def _in_order(remote: Any, tasks: Sequence[T], most: int) -> Iterator[U]:
    """Never more at a time than so many, so that a long list does not fill the memory."""
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(remote.remote(task))
        if len(waiting) >= most:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())
