"""The command line: faubourg play | games | replay | verify | serve | backup and more."""

from __future__ import annotations

import sys

from faubourg.bots import UnknownBot
from faubourg.cli import (
    arena,
    backup,
    bench,
    content,
    games,
    play,
    replay,
    rules,
    serve,
    tables,
    verify,
)
from faubourg.cli.common import app, complain, show_what_can_be_shown
from faubourg.core.record import BadRecord
from faubourg.core.registry import BadContent, BadOption, UnknownGame

__all__ = [
    "app", "arena", "backup", "bench", "content", "games", "main", "play", "replay", "rules",
    "serve", "tables", "verify",
]  # fmt: skip


def main() -> None:
    """Run a command; what a person got wrong is said in one line, never as a traceback."""
    show_what_can_be_shown()
    try:
        app()
    except (BadContent, BadOption, BadRecord, UnknownBot, UnknownGame) as error:
        complain(str(error))
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except UnicodeError as error:
        complain(f"not a text in UTF-8: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
