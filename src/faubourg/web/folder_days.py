"""The days that are over, for the folder: what a server shows of its chain."""

from __future__ import annotations

from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import msgspec

from faubourg.table.wire import ShownDays
from faubourg.web.folder_python import CannotBuild

NO_DAYS: Final = "{}"
PATIENCE: Final = 20.0  # seconds


def fetch_days(server: str) -> str:
    """What the server at this address answers to /api/days; nothing where none is wanted."""
    if not server:
        return NO_DAYS
    address = f"{server.rstrip('/')}/api/days"
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            told = msgspec.json.decode(answer.read(), type=ShownDays)
    except (URLError, ValueError, OSError, msgspec.MsgspecError) as error:
        raise CannotBuild(f"{address}: {error}; expected a Faubourg server there") from error
    return msgspec.json.encode(told).decode()
