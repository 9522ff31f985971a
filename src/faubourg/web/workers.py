"""Several processes that serve one address: started, watched, replaced, and spoken of."""

from __future__ import annotations

import logging
from collections.abc import Callable
from socket import socket
from time import monotonic
from typing import Final
from weakref import WeakKeyDictionary

import uvicorn
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from faubourg.web import metrics

STARTUP_FAILED: Final = 3  # the status a process ends with
# A worker says that it lives as soon as Python has read our sources, which takes long where
# several of them start at once on a slow machine; five seconds killed them again and again.
SILENCE: Final = 300
log = logging.getLogger("faubourg.server")


class Workers(Multiprocess):
    """Uvicorn's supervisor, but it never waits for a worker: it stops as soon as it is asked to."""

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket],
        opened: Callable[[], None],
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(config, sockets)
        self.failed = False  # a worker could not start, and no other would
        self._opened: Callable[[], None] | None = opened  # to be called once
        self._now = now
        self._known: set[int] = set()  # processes
        self._heard: WeakKeyDictionary[Process, float] = WeakKeyDictionary()
        self._asked: WeakKeyDictionary[Process, bool] = WeakKeyDictionary()

    def keep_subprocess_alive(self) -> None:
        """Called twice a second."""
        self._forget_the_gone()
        for place, worker in enumerate(self.processes):
            if worker.process.is_alive() and not self._is_stuck(worker):
                continue
            self._end(worker)
            if self.failed:
                self.should_exit.set()
                return
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()

    def _forget_the_gone(self) -> None:
        """Whoever has ended them: we, a signal, a host who wants fewer."""
        now = {worker.pid for worker in self.processes if worker.pid}
        for gone in self._known - now:
            metrics.forget(gone)
        self._known = now

    def _is_stuck(self, worker: Process) -> bool:
        """Its answer is awaited without waiting; one question at a time."""
        started = self._answer_of(worker)
        if started is not None:
            self._heard[worker] = self._now()
        if started:
            self._say_open()
        return self._now() - self._heard.setdefault(worker, self._now()) > SILENCE

    def _answer_of(self, worker: Process) -> bool | None:
        """Whether it has started; None if it says nothing."""
        started: bool | None = None
        try:
            if not self._asked.get(worker):
                worker.parent_conn.send(b"ping")
            self._asked[worker] = not worker.parent_conn.poll(0)
            if not self._asked[worker]:
                started = worker.parent_conn.recv()
        except (OSError, EOFError):
            pass  # it has just ended, and will be found so
        return started

    def _say_open(self) -> None:
        if self._opened is not None:
            self._opened()
            self._opened = None

    def _end(self, worker: Process) -> None:
        """It has ended, or says nothing any longer; either is said."""
        stuck = worker.process.is_alive()
        worker.kill()
        worker.join()
        self.failed = worker.exitcode == STARTUP_FAILED
        how = f"said nothing for {SILENCE} s" if stuck else f"ended with status {worker.exitcode}"
        then = "the server stops" if self.failed else "another one takes its place"
        log.error("worker %s %s; %s", worker.pid, how, then)


class Alone(uvicorn.Server):
    """A single process, which says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()
