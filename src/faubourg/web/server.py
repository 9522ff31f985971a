"""Runs the application under uvicorn, in one process or several."""

from __future__ import annotations

import os
from typing import Final

import uvicorn
from litestar import Litestar

from faubourg.web.app import create_app
from faubourg.web.services import Settings
from faubourg.web.store import async_url

GRACE: Final = 3  # seconds for open requests when the server is asked to stop
PREFIX: Final = "FAUBOURG_SERVE_"  # how worker processes learn their settings


def run(host: str, port: int, database: str, workers: int, rate_limit: int) -> None:
    async_url(database)  # refuses a bad address before anything starts
    os.environ[f"{PREFIX}DATABASE"] = database
    os.environ[f"{PREFIX}RATE"] = str(rate_limit)
    os.environ.setdefault(f"{PREFIX}KEY", os.urandom(32).hex())
    uvicorn.run(
        "faubourg.web.server:make",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
        ws_max_size=10_000,
    )


def make() -> Litestar:
    """The application of one process, from what `run` has left in the environment."""
    settings = Settings(
        database=os.environ[f"{PREFIX}DATABASE"],
        requests_per_minute=int(os.environ[f"{PREFIX}RATE"]),
        bot_pause=float(os.environ.get(f"{PREFIX}PAUSE", "0.35")),
    )
    return create_app(settings, os.environ[f"{PREFIX}KEY"])
