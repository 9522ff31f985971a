"""Files that tell hands and secrets: only who runs the server may read them."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from faubourg.core.files import write_whole

PRIVATE: Final = 0o600
OTHERS: Final = 0o077  # the rights of everybody but the owner
log = logging.getLogger("faubourg.server")


def create_private(path: str) -> None:
    """An empty database file, if there is none; SQLite gives its rights to the files beside it.

    Where none can be made SQLite says so itself, and better.
    """
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))


def warn_of_readers(database: str) -> None:
    """A file that was there keeps its rights, which somebody may have meant; but it is told."""
    if not database.startswith("sqlite:///") or os.name == "nt":
        return
    path = Path(make_url(database).database or "")
    if not path.is_file():
        return
    rights = path.stat().st_mode & 0o777
    if rights & OTHERS:
        log.warning(
            "%s has rights %o: others on this machine may read hands and secrets; chmod 600 %s",
            path, rights, path,
        )  # fmt: skip


def write_private(path: Path, text: str) -> None:
    """In a folder that only who runs the server may enter, if it is new."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    write_whole(path, text)
