"""Records of games: JSON Lines, a header, a line per entry, a closing line (docs/records.md)."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Final, TypeAlias

from faubourg.core.match import Entry
from faubourg.core.model import CHANCE, Value

FORMAT: Final = 2  # what is written; format 1 knew neither notes nor how chance was drawn
Line: TypeAlias = dict[str, object]

SEALED: Final = "sealed"  # every seat committed to its nonce before any nonce was told
ALONE: Final = "alone"  # one browser or one person gave all nonces, after the secret's commitment
OPEN: Final = "open"  # seat after seat gave its nonce in clear, as all did up to 0.1.0
DAILY: Final = "daily"  # the chance of a day, the same for everybody (core/daily.py)
WAYS: Final = (SEALED, ALONE, OPEN, DAILY)

WORD: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")  # keys of notes and of their values
LONGEST_TEXT: Final = 80  # of an action, the name of a stream, a value in a note
LARGEST_NUMBER: Final = 2**53 - 1  # beyond it JavaScript reads something else


class BadRecord(Exception):
    """The text is no record we can follow; says where and why."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


@dataclass(frozen=True)
class Header:
    """What was played: enough to rebuild the rules exactly."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    content: str  # hash of the component data
    commitment: str  # SHA-256 of the chance secret
    nonces: list[str]
    players: list[str]  # names, one per seat
    luck: str = OPEN  # how the nonces were given: one of WAYS
    commitments: list[str] = field(default_factory=list)  # per seat: SHA-256 of its nonce, or ""


@dataclass(frozen=True)
class Draw:
    """How an outcome was drawn: the words of all there could be, with their weights, in order."""

    stream: str
    ordinal: int  # how many were drawn from this stream before
    outcomes: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Note:
    """What is told beside the entries: a bot took over, a seat was freed."""

    after: int  # the entry it stands behind
    key: str
    values: dict[str, Value]


@dataclass(frozen=True)
class Record:
    """A game as a start and a list of entries, chance included."""

    header: Header
    entries: list[Entry]
    secret: str = ""  # of the chance, in hexadecimal; empty while it must stay secret
    finished: bool = False
    draws: dict[int, Draw] = field(default_factory=dict)  # by the number of a chance entry
    notes: list[Note] = field(default_factory=list)
    format: int = FORMAT

    def line_of(self, number: int) -> int:
        """Where an entry stands in the file: behind the header and the notes before it."""
        return 1 + number + sum(1 for note in self.notes if note.after < number)

    def entry_lines(self) -> Iterator[int]:
        """Where each entry stands, one after the other."""
        notes, line = Counter(note.after for note in self.notes), 1
        for before in range(len(self.entries)):
            line += 1 + notes[before]
            yield line

    @property
    def last_line(self) -> int:
        return self.line_of(len(self.entries) + 1)


def dump(record: Record) -> str:
    """The record as text, each line sealed to all lines before it."""
    end = {"end": len(record.entries), "secret": record.secret, "finished": record.finished}
    return "".join(_seal([_header_line(record), *_lines(record), end]))


def _header_line(record: Record) -> Line:
    kept = {"faubourg": record.format, **asdict(record.header)}
    return {key: kept[key] for key in _HEADERS[record.format]}


def _lines(record: Record) -> Iterator[Line]:
    """Entries, and the notes behind each."""
    notes = sorted(record.notes, key=lambda note: note.after)
    for number in range(len(record.entries) + 1):
        if number:
            yield _entry_line(record, number)
        while notes and notes[0].after == number:
            yield {"note": notes[0].key, "values": notes.pop(0).values}


def _entry_line(record: Record, number: int) -> Line:
    entry = record.entries[number - 1]
    line: Line = {"n": number, "seat": entry.seat, "action": entry.words}
    if entry.seat != CHANCE or record.format == 1:
        return line
    draw = record.draws[number]
    return {**line, "stream": draw.stream, "k": draw.ordinal, "outcomes": draw.outcomes}


def _seal(lines: list[Line]) -> list[str]:
    sealed = []
    seal = ""
    for line in lines:
        seal = _next_seal(seal, line)
        sealed.append(_json({**line, "seal": seal}) + "\n")
    return sealed


def _next_seal(seal: str, line: Line) -> str:
    return hashlib.sha256(f"{seal}{_json(line)}".encode()).hexdigest()[:16]


def _json(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def load(text: str) -> Record:
    """Read a record; a truncated, edited or foreign file is refused with the line that shows it."""
    reader = _Reader()
    lines = text.split(
        "\n"
    )  # and at nothing else: names may hold what Python takes for a line's end
    for number, line in enumerate(lines if lines[-1] else lines[:-1], start=1):
        reader.read(number, line)
    return reader.record()


@dataclass
class _Reader:
    """Reads the lines in order: header, entries with the notes between them, closing line."""

    format: int = FORMAT
    header: Header | None = None
    entries: list[Entry] = field(default_factory=list)
    draws: dict[int, Draw] = field(default_factory=dict)
    notes: list[Note] = field(default_factory=list)
    end: Line | None = None
    seal: str = ""

    def read(self, number: int, text: str) -> None:
        if self.end is not None:
            raise BadRecord(number, "nothing may follow the closing line")
        line = _parse(number, text)
        if self.header is None:
            self.format = _format(number, line)  # before the seal, which others may not have
        self._check_seal(number, line)
        if self.header is None:
            self.header = _header(number, line, self.format)
        elif "end" in line:
            self.end = self._ending(number, line)
        elif "note" in line and self.format > 1:
            self.notes.append(_note(number, line, len(self.entries)))
        else:
            self._read_entry(number, line)

    def _check_seal(self, number: int, line: Line) -> None:
        given = line.pop("seal", None)
        try:
            self.seal = _next_seal(self.seal, line)
        except UnicodeEncodeError as error:
            raise BadRecord(number, "half a character (a lone surrogate), no text") from error
        except RecursionError as error:
            raise BadRecord(number, "lists in lists, deeper than a record has them") from error
        if given != self.seal:
            problem = f"its seal is {_short(given)}, but its words give {self.seal!r}"
            raise BadRecord(number, f"this line or its place was changed: {problem}")

    def _read_entry(self, number: int, line: Line) -> None:
        drawn = self.format > 1 and line.get("seat") == CHANCE
        _check_keys(number, line, _DRAWN if drawn else _ENTRY)
        if line["n"] != len(self.entries) + 1:
            raise BadRecord(number, f"entry {line['n']} where {len(self.entries) + 1} is expected")
        self.entries.append(self._entry(number, line))
        if drawn:
            self.draws[len(self.entries)] = _draw(number, line)

    def _entry(self, number: int, line: Line) -> Entry:
        seat, action = line["seat"], line["action"]
        assert isinstance(seat, int) and isinstance(action, str) and self.header is not None
        _check_length(number, "action", action)
        if not CHANCE <= seat < self.header.seats:
            raise BadRecord(number, f"seat {seat}, but seats run from {CHANCE} (chance) "
                                    f"to {self.header.seats - 1}")  # fmt: skip
        return Entry(seat, action)

    def _ending(self, number: int, line: Line) -> Line:
        _check_keys(number, line, {"end": int, "secret": str, "finished": bool})
        if line["end"] != len(self.entries):
            raise BadRecord(number, f"{line['end']} entries announced, {len(self.entries)} found")
        try:
            bytes.fromhex(str(line["secret"]))
        except ValueError as error:
            raise BadRecord(
                number, f"secret {_short(line['secret'])} is not hexadecimal"
            ) from error
        return line

    def record(self) -> Record:
        if self.header is None:
            raise BadRecord(1, "the file is empty; a record begins with a header line")
        if self.end is None:
            last = 2 + len(self.entries) + len(self.notes)
            raise BadRecord(last, "the file stops here; a record ends with a closing line")
        return Record(
            self.header, self.entries, str(self.end["secret"]), bool(self.end["finished"]),
            self.draws, self.notes, self.format,
        )  # fmt: skip


def _parse(number: int, text: str) -> Line:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(number, f"not JSON: {text[:40]!r}") from error
    if not isinstance(line, dict):
        raise BadRecord(number, f"a JSON object is expected, not {text[:40]!r}")
    return line


def _format(number: int, line: Line) -> int:
    if "faubourg" not in line:
        raise BadRecord(number, "not a Faubourg record: its first line has no 'faubourg' field")
    given = line["faubourg"]
    if isinstance(given, int) and not isinstance(given, bool) and given in _HEADERS:
        return given
    raise BadRecord(number, f"record format {_short(given)}; this version reads 1 and {FORMAT}")


_ENTRY: Final[dict[str, type]] = {"n": int, "seat": int, "action": str}
_DRAWN: Final[dict[str, type]] = {**_ENTRY, "stream": str, "k": int, "outcomes": list}
_HEADER: Final[dict[str, type]] = {
    "faubourg": int, "game": str, "edition": int, "seats": int, "options": dict, "content": str,
    "commitment": str, "nonces": list, "players": list,
}  # fmt: skip
_HEADERS: Final = {1: _HEADER, 2: {**_HEADER, "luck": str, "commitments": list}}


def _header(number: int, line: Line, form: int) -> Header:
    expected = _HEADERS[form]
    _check_keys(number, line, expected)
    lists = ("options", "nonces", "players", "commitments")
    words = [word for key in lists if key in expected for word in _items(line, key)]
    if not all(isinstance(word, str) for word in words):
        raise BadRecord(number, f"{', '.join(lists)} must be texts")
    header = Header(**{key: line[key] for key in expected if key != "faubourg"})  # type: ignore[arg-type]  # checked above
    if header.luck not in WAYS:
        raise BadRecord(number, f"luck is {_short(header.luck)}; expected {' or '.join(WAYS)}")
    return header


def _items(line: Line, key: str) -> list[object]:
    held = line[key]
    if isinstance(held, dict):
        return [*held, *held.values()]
    return list(held) if isinstance(held, list) else []


def _draw(number: int, line: Line) -> Draw:
    outcomes = _items(line, "outcomes")
    if not outcomes or not all(_is_outcome(pair) for pair in outcomes):
        raise BadRecord(number, "outcomes must be pairs of an action and its weight, 1 or more")
    stream, ordinal = line["stream"], line["k"]
    assert isinstance(stream, str) and isinstance(ordinal, int)
    _check_length(number, "stream", stream)
    return Draw(stream, ordinal, tuple(map(tuple, outcomes)))  # type: ignore[arg-type]  # checked above


def _is_outcome(pair: object) -> bool:
    if not isinstance(pair, list) or len(pair) != 2:
        return False
    words, weight = pair
    if not isinstance(words, str) or len(words) > LONGEST_TEXT:
        return False
    return type(weight) is int and 0 < weight <= LARGEST_NUMBER


def _note(number: int, line: Line, after: int) -> Note:
    _check_keys(number, line, {"note": str, "values": dict})
    key, values = line["note"], line["values"]
    assert isinstance(key, str) and isinstance(values, dict)
    if not all(WORD.fullmatch(word) for word in (key, *values)):
        raise BadRecord(number, f"a note {key[:40]!r}; its name and those of its values are short "
                                "words of small letters, digits and hyphens")  # fmt: skip
    if not all(_is_value(value) for value in values.values()):
        raise BadRecord(number, f"values of a note are whole numbers or texts of at most "
                                f"{LONGEST_TEXT} characters")  # fmt: skip
    return Note(after, key, values)


def _is_value(value: object) -> bool:
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT
    return type(value) is int and abs(value) <= LARGEST_NUMBER


def _check_length(number: int, what: str, words: str) -> None:
    if len(words) > LONGEST_TEXT:
        raise BadRecord(number, f"{what} {words[:40]!r} has {len(words)} characters; "
                                f"expected at most {LONGEST_TEXT}")  # fmt: skip


def _check_keys(number: int, line: Line, expected: dict[str, type]) -> None:
    if set(line) != set(expected):
        raise BadRecord(number, f"fields {_short(sorted(line))}, expected {sorted(expected)}")
    for key, kind in expected.items():
        # A bool is an int to Python, but not to a reader of records.
        if not isinstance(line[key], kind) or (kind is int and isinstance(line[key], bool)):
            raise BadRecord(number, f"{key} is {_short(line[key])}, expected a {kind.__name__}")
        if kind is int and not _is_value(line[key]):
            raise BadRecord(number, f"{key} is {_short(line[key])}, expected at most 2^53")


def _short(given: object) -> str:
    return repr(given)[:40]
