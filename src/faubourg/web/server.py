"""Runs the application under uvicorn, in one process or several."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from contextlib import suppress
from functools import partial
from typing import Any, Final

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import Multiprocess
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from faubourg.web.app import create_app
from faubourg.web.files import warn_of_readers
from faubourg.web.migrations import migrate
from faubourg.web.services import Settings
from faubourg.web.store import Store
from faubourg.web.tables import IDLE

STARTUP_FAILED: Final = 3  # the status a process ends with
GRACE: Final = 3  # seconds for open requests when the server is asked to stop
SWITCH: Final = 0.0005  # seconds; the threads of SQLite wait ten times that for a busy loop
# Every answer makes thousands of small objects and no rings: looking for rings as often as Python
# does by itself takes a sixth of the time.
GARBAGE: Final = (50_000, 20, 50)
PREFIX: Final = "FAUBOURG_SERVE_"  # of settings for tests and measurements, in the environment


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


def run(host: str, port: int, database: str, workers: int, rate_limit: int, **more: Any) -> None:
    try:
        key = asyncio.run(_prepare(database))
    except (ValueError, SQLAlchemyError) as error:  # a port that is no number is a ValueError
        sys.exit(f"the database cannot be opened: {error.__cause__ or error}")
    settings = Settings(
        database=database,
        requests_per_minute=rate_limit,
        bot_pause=float(os.environ.get(f"{PREFIX}PAUSE", "0.35")),
        idle=float(os.environ.get(f"{PREFIX}IDLE", IDLE)),
        **more,  # the other settings, as they are
    )
    # Workers learn the key by the pipe that starts them: their environment could be read.
    config = uvicorn.Config(
        partial(make, settings, key),
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        ws=Socket,
        ws_max_size=10_000,
    )
    _serve(config)


def _serve(config: uvicorn.Config) -> None:
    """As uvicorn.run does, which for several workers takes only the name of an application."""
    if config.workers > 1:
        Multiprocess(config, [config.bind_socket()]).run()
        return
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILED)


async def _prepare(database: str) -> str:
    """The newest shape of the database, and its key: pages stay valid over a restart."""
    warn_of_readers(database)
    store = Store(database)
    try:
        await migrate(store.engine)
        return await store.key()
    finally:
        await store.close()


def make(settings: Settings, key: str) -> Litestar:
    """The application of one process."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    return create_app(settings, key)
