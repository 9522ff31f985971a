"""The command line: faubourg play | games | replay | verify | serve | backup and more."""

from __future__ import annotations

import sys

from faubourg.bots import UnknownBot
from faubourg.bots.journal import BadJournal
from faubourg.bots.puzzles import BadPuzzles
from faubourg.cli import (
    arena,
    common,
    games,
    hosting,
    offline,
    play,
    puzzles,
    records,
    research,
    review,
    solve,
    study,
    train,
)  # fmt: skip
from faubourg.core.content import BadContent
from faubourg.core.record import BadRecord
from faubourg.core.registry import BadOption, UnknownGame

app = common.app
# Each adds commands.
__all__ = [
    "app", "arena", "games", "hosting", "main", "offline", "play", "puzzles", "records", "research",
    "review", "solve", "study", "train",
]  # fmt: skip
PROBLEMS = (
    BadContent, BadJournal, BadOption, BadPuzzles, BadRecord, UnknownBot, UnknownGame
)  # fmt: skip


def main() -> None:
    """Run a command; what a person got wrong is said in one line, never as a traceback."""
    common.show_what_can_be_shown()
    try:
        app()
    except PROBLEMS as error:
        common.complain(str(error))
    except ConnectionError as error:  # to a cluster; it names the address
        common.complain(str(error))
    except OSError as error:
        common.complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except UnicodeError as error:
        common.complain(f"not a text in UTF-8: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
