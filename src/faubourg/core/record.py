"""Records of games: JSON Lines, a header, a line per entry, a closing line (docs/records.md)."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from typing import Final, TypeAlias

from faubourg.core.match import Entry
from faubourg.core.model import CHANCE

FORMAT: Final = 1
Line: TypeAlias = dict[str, object]


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


@dataclass(frozen=True)
class Record:
    """A game as a start and a list of entries, chance included."""

    header: Header
    entries: list[Entry]
    secret: str = ""  # of the chance, in hexadecimal; empty while it must stay secret
    finished: bool = False


def dump(record: Record) -> str:
    """The record as text, each line sealed to all lines before it."""
    lines: list[Line] = [{"faubourg": FORMAT, **asdict(record.header)}]
    for number, entry in enumerate(record.entries, start=1):
        lines.append({"n": number, "seat": entry.seat, "action": entry.words})
    end = {"end": len(record.entries), "secret": record.secret, "finished": record.finished}
    return "".join(_seal([*lines, end]))


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
    for number, line in enumerate(text.splitlines(), start=1):
        reader.read(number, line)
    return reader.record(len(text.splitlines()) + 1)


@dataclass
class _Reader:
    """Reads the lines in order: header, entries, closing line."""

    header: Header | None = None
    entries: list[Entry] = field(default_factory=list)
    end: Line | None = None
    seal: str = ""

    def read(self, number: int, text: str) -> None:
        if self.end is not None:
            raise BadRecord(number, "nothing may follow the closing line")
        line = _parse(number, text)
        if self.header is None:
            _check_format(number, line)  # before the seal, which other formats may not have
        self._check_seal(number, line)
        if self.header is None:
            self.header = _header(number, line)
        elif "end" in line:
            self.end = self._ending(number, line)
        else:
            self.entries.append(self._entry(number, line))

    def _check_seal(self, number: int, line: Line) -> None:
        given = line.pop("seal", None)
        self.seal = _next_seal(self.seal, line)
        if given != self.seal:
            raise BadRecord(number, f"this line or its place was changed: its seal is {given!r}, "
                                    f"but its words give {self.seal!r}")  # fmt: skip

    def _entry(self, number: int, line: Line) -> Entry:
        _check_keys(number, line, {"n": int, "seat": int, "action": str})
        if line["n"] != len(self.entries) + 1:
            raise BadRecord(number, f"entry {line['n']} where {len(self.entries) + 1} is expected")
        seat, action = line["seat"], line["action"]
        assert isinstance(seat, int) and isinstance(action, str) and self.header is not None
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
            raise BadRecord(number, f"secret {line['secret']!r} is not hexadecimal") from error
        return line

    def record(self, last: int) -> Record:
        if self.header is None:
            raise BadRecord(1, "the file is empty; a record begins with a header line")
        if self.end is None:
            raise BadRecord(last, "the file stops here; a record ends with a closing line")
        return Record(
            self.header, self.entries, str(self.end["secret"]), bool(self.end["finished"])
        )


def _parse(number: int, text: str) -> Line:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(number, f"not JSON: {text[:40]!r}") from error
    if not isinstance(line, dict):
        raise BadRecord(number, f"a JSON object is expected, not {text[:40]!r}")
    return line


def _check_format(number: int, line: Line) -> None:
    if "faubourg" not in line:
        raise BadRecord(number, "not a Faubourg record: its first line has no 'faubourg' field")
    if line["faubourg"] != FORMAT:
        raise BadRecord(number, f"record format {line['faubourg']!r}; this version reads {FORMAT}")


_HEADER: Final[dict[str, type]] = {
    "faubourg": int, "game": str, "edition": int, "seats": int, "options": dict, "content": str,
    "commitment": str, "nonces": list, "players": list,
}  # fmt: skip


def _header(number: int, line: Line) -> Header:
    _check_keys(number, line, _HEADER)
    words = [*_items(line, "options"), *_items(line, "nonces"), *_items(line, "players")]
    if not all(isinstance(word, str) for word in words):
        raise BadRecord(number, "options, nonces and players must be texts")
    return Header(**{key: line[key] for key in _HEADER if key != "faubourg"})  # type: ignore[arg-type]  # checked above


def _items(line: Line, key: str) -> list[object]:
    held = line[key]
    if isinstance(held, dict):
        return [*held, *held.values()]
    return list(held) if isinstance(held, list) else []


def _check_keys(number: int, line: Line, expected: dict[str, type]) -> None:
    if set(line) != set(expected):
        raise BadRecord(number, f"fields {sorted(line)}, expected {sorted(expected)}")
    for key, kind in expected.items():
        # A bool is an int to Python, but not to a reader of records.
        if not isinstance(line[key], kind) or (kind is int and isinstance(line[key], bool)):
            raise BadRecord(number, f"{key} is {line[key]!r}, expected a {kind.__name__}")
