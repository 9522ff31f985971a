"""Runs the application under uvicorn, in one process or several that are watched and replaced."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from socket import socket
from time import monotonic
from typing import Any, Final
from weakref import WeakKeyDictionary

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from faubourg.web import app, files, logs, metrics, migrations, services, tables
from faubourg.web.doors import Door
from faubourg.web.driver import Hosted
from faubourg.web.logs import Logs
from faubourg.web.notices import Wishes
from faubourg.web.store import Store

MOST_FILES: Final = 65_536  # open at once, sockets included
DOORS: Final = 16  # so that a crowd is let in quickly also while pictures are drawn
GRACE: Final = 3  # seconds for open requests when the server is asked to stop
SWITCH: Final = 0.0005  # seconds; the threads of SQLite wait ten times that for a busy loop
# Every answer makes thousands of small objects and no rings: looking for rings as often as Python
# does by itself takes a sixth of the time; but to look through a million at once takes 200 ms.
GARBAGE: Final = (50_000, 3, 300)
PIECE: Final = 1024  # bytes
LONGEST_CHUNK: Final = 65_536  # bytes a page may have sent while we did not read
MOST_MESSAGES: Final = 200  # and messages
PREFIX: Final = "FAUBOURG_SERVE_"  # of settings for tests and measurements, in the environment
STARTUP_FAILED: Final = 3  # the status a process ends with
# A worker says that it lives as soon as Python has read our sources, which takes long where
# several of them start at once on a slow machine; five seconds killed them again and again.
SILENCE: Final = 300
log = logging.getLogger("faubourg.server")


class Socket(WebSocketsSansIOProtocol):
    """Compresses quickly: a third of the usual time and smaller, for drawings repeat from afar."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        # Without takeover no socket keeps a quarter of a megabyte between two messages.
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                compress_settings={"level": 1},
            )
        ]

    def data_received(self, data: bytes) -> None:
        """In small pieces: one chunk may hold thousands of messages, where a page sends a few."""
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self.queue.qsize() > MOST_MESSAGES or len(data) > LONGEST_CHUNK:
                self.transport.abort()
                return


@dataclass(frozen=True)
class Serving:
    """What `faubourg serve` is told."""

    host: str
    port: int
    database: str
    workers: int
    rate_limit: int
    metrics: str = ""  # HOST:PORT, or nothing
    logs: Logs = Logs()
    proxies: str = "127.0.0.1"  # who is believed about addresses: uvicorn's forwarded_allow_ips
    archive_after: int = 0  # days
    archive_to: str = ""  # folder
    notices: Wishes = Wishes()
    offline: str = ""  # a folder that `faubourg offline` has built, or nothing
    bots: Hosted = ()


def run(serving: Serving, opened: Callable[[], None]) -> None:
    """Until it is asked to stop; `opened` is called once it answers."""
    logs.configure(serving.logs)
    _allow_connections()
    try:
        key = asyncio.run(_prepare(serving.database))
    except (ValueError, SQLAlchemyError) as error:  # a port that is no number is a ValueError
        sys.exit(f"the database cannot be opened: {error.__cause__ or error}")
    with _metrics(serving):
        _serve(_config(serving, key), opened)


def _allow_connections() -> None:
    """As many as the system lets us have, where it has such a limit."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        most = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _metrics(serving: Serving) -> AbstractContextManager[None]:
    if not serving.metrics:
        return nullcontext()
    host, _, port = serving.metrics.rpartition(":")
    return metrics.served(host.strip("[]"), int(port), serving.workers)


def _config(serving: Serving, key: str) -> uvicorn.Config:
    settings = services.Settings(
        database=serving.database,
        requests_per_minute=serving.rate_limit,
        bot_pause=float(os.environ.get(f"{PREFIX}PAUSE", "0.35")),
        idle=float(os.environ.get(f"{PREFIX}IDLE", tables.IDLE)),
        archive_after=serving.archive_after,
        archive_to=serving.archive_to,
        notices=serving.notices,
        offline=serving.offline,
        bots=serving.bots,
    )
    # Workers learn the key by the pipe that starts them: their environment could be read.
    return uvicorn.Config(
        partial(make, settings, key, serving.logs),
        factory=True,
        host=serving.host,
        port=serving.port,
        workers=serving.workers,
        log_config=None,  # its lines come as ours do
        log_level="warning",
        access_log=False,
        forwarded_allow_ips=serving.proxies,
        timeout_graceful_shutdown=GRACE,
        timeout_worker_healthcheck=SILENCE,
        http=Door,
        ws=Socket,
        ws_max_size=10_000,
    )


def _serve(config: uvicorn.Config, opened: Callable[[], None]) -> None:
    """As uvicorn.run does, which for several workers takes only the name of an application."""
    doors = _doors(config.bind_socket())
    if config.workers > 1:
        workers = Workers(config, doors, opened)
        workers.run()
        failed = workers.failed
    else:
        server = Alone(config, opened)
        with suppress(KeyboardInterrupt):
            server.run(doors)
        failed = not server.started
    if failed:
        sys.exit(STARTUP_FAILED)


def _doors(door: socket) -> list[socket]:
    """One address, listened to many times: in each round uvloop lets one in at each door."""
    return [door, *(door.dup() for _ in range(DOORS - 1))]


async def _prepare(database: str) -> str:
    """The newest shape of the database, and its key: pages stay valid over a restart."""
    files.warn_of_readers(database)
    store = Store(database)
    try:
        await migrations.migrate(store.engine)
        return await store.key()
    finally:
        await store.close()


def make(settings: services.Settings, key: str, wanted: Logs) -> Litestar:
    """The application of one process."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    gc.freeze()  # nor is what we start with ever a ring that can go
    logs.configure(wanted)
    return app.create_app(settings, key)


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
