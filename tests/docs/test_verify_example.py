"""examples/verify.py checks what docs/records.md describes: it believes what is true, no more."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from playing import act

from faubourg.core import record
from faubourg.core.chance import Chance, commitment
from faubourg.core.match import Match
from faubourg.core.model import CHANCE
from faubourg.core.record import Line, Note, Record
from faubourg.core.registry import games
from faubourg.core.replay import AnyMatch, record_of

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "examples" / "verify.py"
NONCES = ("ab" * 32, "")
OURS = ("arcologies", "big_city", "la_citta", "small_city", "town_center")


@cache
def sealed(game: str) -> Record:
    """A finished game of one person against one bot, with an undo and notes."""
    rules = games()[game].rules(2, games()[game].for_programs())
    match: AnyMatch = Match(rules, Chance(b"s" * 32, NONCES))
    rng, undone = Random(3), False
    while match.state.actors:
        seat = match.state.actors[0]
        act(match, rng)
        if not undone and match.why_not_undo(seat) is None:
            match.undo(seat)
            undone = True
    kept = record_of(match, ["Zoé", "a\u2028b"])
    promises = [commitment(nonce.encode()) if nonce else "" for nonce in NONCES]
    header = replace(kept.header, luck=record.SEALED, commitments=promises)
    return replace(kept, header=header, notes=[Note(0, "daily", {}), Note(5, "hint", {"seat": 1})])


def run(tmp_path: Path, *texts: str) -> tuple[int, str]:
    files = [tmp_path / f"{number}.jsonl" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", str(SCRIPT), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_it_is_short_and_needs_the_standard_library_alone() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    assert "faubourg" not in [line.split()[1] for line in text.splitlines() if "import" in line]


def test_every_draw_of_all_games_is_checked(tmp_path: Path) -> None:
    code, told = run(tmp_path, *(record.dump(sealed(game)) for game in OURS))
    draws = [len(sealed(game).draws) for game in OURS]
    assert code == 0
    assert [line.split(": ")[1] for line in told.splitlines()] == [
        f"{count} draws, all honest (luck" for count in draws
    ]


def lines_of(kept: Record) -> list[Line]:
    lines = [json.loads(line) for line in record.dump(kept).split("\n")[:-1]]
    return [{key: line[key] for key in line if key != "seal"} for line in lines]


def first_draw(lines: list[Line]) -> int:
    return next(n for n, line in enumerate(lines) if len(line.get("outcomes", ())) > 1)  # type: ignore[arg-type]


def another_outcome(lines: list[Line]) -> int:
    place = first_draw(lines)
    line = lines[place]
    line["action"] = next(o[0] for o in line["outcomes"] if o[0] != line["action"])  # type: ignore[attr-defined]
    return place + 1


def weights_that_give_another(lines: list[Line]) -> int:
    place = first_draw(lines)
    outcomes = lines[place]["outcomes"]
    lines[place]["outcomes"] = [[name, 10**15 if name != lines[place]["action"] else 1]
                                for name, _ in outcomes]  # type: ignore[attr-defined]  # fmt: skip
    return place + 1


def another_stream(lines: list[Line]) -> int:
    place = max(n for n, line in enumerate(lines) if line.get("seat") == CHANCE)
    lines[place]["stream"] = "mine"
    return place + 1


def other_nonces(lines: list[Line]) -> int:
    lines[0]["nonces"] = ["cd" * 32, ""]
    return 1


def no_commitments(lines: list[Line]) -> int:
    lines[0]["nonces"], lines[0]["commitments"] = ["", ""], ["", ""]
    return 1


def another_secret(lines: list[Line]) -> int:
    lines[-1]["secret"] = "00" * 32
    return len(lines)


def a_missing_draw(lines: list[Line]) -> int:
    """Taken out whole, with all numbers made good: only the count of its stream shows it."""
    streams = [line.get("stream") for line in lines]
    place = next(n for n, stream in enumerate(streams) if stream and streams.count(stream) > 1)
    after = streams.index(streams[place], place + 1)
    del lines[place]
    entries = [line for line in lines if "n" in line]
    for number, line in enumerate(entries, start=1):
        line["n"] = number
    lines[-1]["end"] = len(entries)
    return after


LIES: list[Callable[[list[Line]], int]] = [
    another_outcome, weights_that_give_another, another_stream, other_nonces, no_commitments,
    another_secret, a_missing_draw,
]  # fmt: skip


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_found_though_all_lines_are_sealed_anew(
    tmp_path: Path, game: str, lie: Callable[[list[Line]], int]
) -> None:
    lines = lines_of(sealed(game))
    where = lie(lines)
    code, told = run(tmp_path, "".join(record._seal(lines)))
    assert code == 1 and f"line {where}: " in told


def test_a_changed_line_without_its_seals_is_named(tmp_path: Path) -> None:
    text = record.dump(sealed("town_center")).split("\n")
    text[8] = text[8].replace('"action":"', '"action":"not ')
    code, told = run(tmp_path, "\n".join(text))
    assert code == 1 and "line 9: " in told


def test_what_is_no_record_is_a_line_and_not_a_traceback(tmp_path: Path) -> None:
    old = replace(sealed("town_center"), format=1, notes=[])
    running = replace(sealed("town_center"), secret="", finished=False)
    texts = [
        record.dump(old),
        record.dump(running),
        "",
        "hello",
        "[1]",
        '{"faubourg": 2}',
        "[" * 9999,
    ]
    code, told = run(tmp_path, *texts)
    assert code == 1 and len(told.splitlines()) == len(texts)
    assert "format 1" in told and "not over" in told


def test_the_worked_example_of_the_page_is_right() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    chance = Chance(bytes([7] * 32), ("a" * 64, ""))
    assert f"{chance._digest('bag', 0, 0):064x}" in page
    outcome = chance.choose("bag", 0, [("draw quartz", 4), ("draw opal", 3), ("draw ruby", 2)])
    assert f"modulo 9 is {chance.number('bag', 0, 9)}: `{outcome}`" in page
