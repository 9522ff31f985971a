"""What is done with things that strangers send, in a process that can be killed.

Reading, following, verifying and telling a record, and trying component data: each may take long
or much memory, whatever we have thought of to forbid. `Clerk` in web/clerk.py gives the tasks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from traceback import format_exc
from typing import Any, Final

import msgspec

from faubourg.bots.solve import solve
from faubourg.core import record, snapshot
from faubourg.core.content import BadContent
from faubourg.core.lines import answer_lines
from faubourg.core.record import BadRecord, Record
from faubourg.core.registry import BadOption, UnknownGame, find_game
from faubourg.core.replay import (
    AnyMatch,
    Verdict,
    chance_of,
    draws_of,
    follow,
    rules_for,
    verify,
)
from faubourg.table.history import Deed, Note, Story, Told
from faubourg.table.looking_back import Part, look_back
from faubourg.table.reading import read_record
from faubourg.table.table import Snapshot
from faubourg.table.turning import Turning

MOST_MEMORY: Final = 2 * 2**30  # bytes; the largest record we take needs a fifth
VENDOR: Final = Path(__file__).parent / "static" / "vendor"
FONTS: Final = tuple((VENDOR / "dejavu-fonts-ttf").glob("*.ttf"))
EVALUATIONS: Final = 30_000  # of a solver: a few seconds
LONGEST_TRACE: Final = 4_000  # characters about a crash


class Kept(msgspec.Struct):
    """A table as a record without its draws, with its notes and the box it is played with."""

    record: Record
    content: str
    notes: list[Note]


class Sent(msgspec.Struct):
    """A record as somebody sends it, with the box it was played with."""

    text: str
    content: str


class Box(msgspec.Struct):
    """Component data that somebody wants to play with."""

    game: str
    seats: int
    options: dict[str, str]
    content: str


class Read(msgspec.Struct):
    """A record that can be followed, and where that leads to."""

    record: Record
    snapshot: Snapshot


class Telling(msgspec.Struct):
    """What a story tells; if the game is over, the totals by seat after each step, and turnings."""

    lines: list[Told]
    totals: list[list[int]]
    turnings: list[Turning]
    deeds: list[Deed]


class Found(msgspec.Struct):
    """What a solver has made of a game for one; None if it lost every time."""

    score: int | None
    planner: int | None = None  # what the planner got, who knew no draw


class Drawing(msgspec.Struct):
    """A picture of ours in SVG."""

    svg: str


class Task(msgspec.Struct):
    """The number only joins an answer to its task."""

    seed: int
    do: str
    given: msgspec.Raw


class Refused(msgspec.Struct):
    """What was sent is no good: the name of the exception and what it says."""

    kind: str
    words: str
    line: int = 0


class Answer(msgspec.Struct):
    seed: int
    done: msgspec.Raw = msgspec.Raw(b"null")
    refused: Refused | None = None
    failed: str = ""


def read(sent: Sent) -> Read:
    """Told once as well: what cannot be told in time is not taken."""
    kept, match = read_record(sent.text, sent.content)
    _tell(match, [])
    now = Snapshot(len(match.entries), snapshot.code_of(match.rules), snapshot.save(match))
    return Read(kept, now)


def check(box: Box) -> None:
    find_game(box.game).rules(box.seats, box.options, box.content).new_state()


def dump(kept: Kept) -> str:
    draws = draws_of(rules_for(kept.record.header, kept.content), kept.record.entries)
    return record.dump(replace(kept.record, draws=draws))


def judge(kept: Kept) -> Verdict:
    return verify(kept.record, kept.content)


def tell(kept: Kept) -> Telling:
    return _tell(follow(kept.record, kept.content), kept.notes)


def _tell(match: AnyMatch, notes: list[Note]) -> Telling:
    story = Story(find_game(match.rules.key), match.rules)
    story.catch_up(match.steps, notes)
    totals = story.totals() if not match.state.actors else []
    return Telling(story.lines, totals, story.turnings, story.deeds)


def solved(kept: Kept) -> Found:
    """A short search: somebody waits for it."""
    header, rules = kept.record.header, rules_for(kept.record.header, kept.content)
    found = solve(find_game(header.game), rules, chance_of(kept.record), EVALUATIONS)
    return Found(found.score, found.planner)


def paint(drawing: Drawing) -> bytes:
    """A drawing in PNG, with fonts of our own: it looks the same on every machine."""
    import resvg_py  # no other chore needs it

    return resvg_py.svg_to_bytes(
        svg_string=drawing.svg,
        skip_system_fonts=True,
        font_files=[str(path) for path in FONTS],
        font_family="DejaVu Sans",
        sans_serif_family="DejaVu Sans",
        serif_family="DejaVu Serif",
    )


CHORES: Final[dict[str, tuple[type[Any], Callable[[Any], object]]]] = {
    "read": (Sent, read),
    "check": (Box, check),
    "dump": (Kept, dump),
    "judge": (Kept, judge),
    "tell": (Kept, tell),
    "review": (Part, look_back),
    "paint": (Drawing, paint),
    "solve": (Kept, solved),
}


def answer(line: bytes) -> bytes:
    task = msgspec.json.decode(line, type=Task)
    return msgspec.json.encode(_answer(task))


def _answer(task: Task) -> Answer:
    kind, do = CHORES[task.do]
    try:
        done = do(msgspec.json.decode(task.given, type=kind))
        return Answer(task.seed, msgspec.Raw(msgspec.json.encode(done)))
    except BadRecord as error:
        return Answer(task.seed, refused=Refused("BadRecord", error.problem, error.line))
    except (BadContent, BadOption, UnknownGame) as error:
        return Answer(task.seed, refused=Refused(type(error).__name__, str(error)))
    except Exception:  # a fault of ours, which the server logs
        return Answer(task.seed, failed=format_exc()[-LONGEST_TRACE:])


def _bound_memory() -> None:
    """Where the system can: a task that needs more fails, and harms nothing else."""
    import resource  # not on every system

    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.RLIM_INFINITY))


if __name__ == "__main__":
    if sys.platform != "win32":
        _bound_memory()
    answer_lines(answer)
