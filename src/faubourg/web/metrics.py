"""What a host can watch in numbers, served on an address of its own.

Labels are route templates and other short lists of ours: never a path, a table or a person.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import IntegrityError

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # where several processes write what they count
EVERY: Final = 1.0  # seconds between two looks at the event loop
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60)

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second line for each counter

REQUESTS: Final = Counter(
    "faubourg_requests", "Requests that were answered", ["route", "method", "status"]
)
REQUEST_SECONDS: Final = Histogram(
    "faubourg_request_seconds", "Until a request was answered", ["route", "method"], buckets=QUICK
)
REFUSED: Final = Counter("faubourg_refused", "Requests refused by a limit (429)")
FAULTS: Final = Counter("faubourg_faults", "Requests that failed by our fault (500)")
SOCKETS: Final = Gauge(
    "faubourg_open_sockets", "Pages that are sent news", multiprocess_mode="livesum"
)
TABLES: Final = Gauge("faubourg_tables_in_memory", "Tables loaded", multiprocess_mode="livesum")
DECISIONS: Final = Counter("faubourg_decisions_stored", "Decisions of people and bots stored")
BOTS_WAITING: Final = Gauge(
    "faubourg_bots_waiting", "Bots without a process to think in", multiprocess_mode="livesum"
)
BOT_SECONDS: Final = Histogram(
    "faubourg_bot_thinking_seconds", "Until a bot had chosen", buckets=SLOW
)
BOT_FAILURES: Final = Counter("faubourg_bot_failures", "Bots that failed and were replaced")
DATABASE_FAULTS: Final = Counter("faubourg_database_faults", "Faults of the database", ["kind"])
LOOP_LAG: Final = Histogram(
    "faubourg_loop_lag_seconds", "How late the event loop comes to what is due", buckets=QUICK
)


def count_database_fault(context: ExceptionContext) -> None:
    """Listens to an engine; that somebody else was faster is no fault."""
    if not isinstance(context.sqlalchemy_exception, IntegrityError):
        DATABASE_FAULTS.labels(type(context.original_exception).__name__).inc()


async def watch(tables: Callable[[], int], bots: Callable[[], int]) -> None:
    """What must be looked at from time to time, in each process."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        LOOP_LAG.observe(max(0.0, loop.time() - due))
        TABLES.set(tables())
        BOTS_WAITING.set(bots())


@contextmanager
def served(host: str, port: int, workers: int) -> Iterator[None]:
    """On an address of their own while the server runs, for all its processes together."""
    if workers == 1:
        with _listening(host, port, REGISTRY):
            yield
        return
    with _shared_folder() as folder:
        together = CollectorRegistry()
        MultiProcessCollector(together, path=folder)  # type: ignore[no-untyped-call]
        with _listening(host, port, together):
            yield


@contextmanager
def _listening(host: str, port: int, registry: CollectorRegistry) -> Iterator[None]:
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:  # which of our two addresses is taken is said
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def _shared_folder() -> Iterator[str]:
    """Workers find it in their environment when they start."""
    folder = os.environ[FOLDER] = tempfile.mkdtemp(prefix="faubourg-metrics-")
    try:
        yield folder
    finally:
        del os.environ[FOLDER]
        shutil.rmtree(folder, ignore_errors=True)


def forget(process: int) -> None:
    """Of a worker that has ended only what it has counted stays, not what it had open."""
    folder = os.environ.get(FOLDER)
    if folder:
        mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
