"""All records of all games and editions go on meaning what they meant."""

from __future__ import annotations

from importlib import import_module

import pytest
from golden import RECORDS, content_of, expected_in, record, result

from faubourg.core.match import REDO, UNDO, Match
from faubourg.core.model import CHANCE
from faubourg.core.replay import AnyMatch, rules_for, verify

FOLDERS = sorted({str(path.parent.relative_to(RECORDS)) for path in RECORDS.rglob("*.jsonl")})
every_record = pytest.mark.parametrize(
    ("folder", "name"), [(folder, name) for folder in FOLDERS for name in expected_in(folder)]
)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_file_is_listed(folder: str) -> None:
    assert {path.stem for path in (RECORDS / folder).glob("*.jsonl")} == set(expected_in(folder))


@pytest.mark.parametrize("game", [folder for folder in FOLDERS if "/" not in folder])
def test_each_is_kept_for_something(game: str) -> None:
    """What it shows is written with the tests of the game."""
    made = [golden.name for golden in import_module(f"games.{game}.make_golden").GOLDEN]
    assert list(import_module(f"games.{game}.test_golden").SHOWN) == made == list(expected_in(game))


@every_record
def test_a_record_replays_entry_by_entry_to_the_same_result(folder: str, name: str) -> None:
    told, expected = record(folder, name), expected_in(folder)[name]
    match: AnyMatch = Match(rules_for(told.header, content_of(folder, name)), None)
    assert match.rules.edition == told.header.edition
    for entry in told.entries:
        words = entry.words
        match.enter(entry, None if words in (UNDO, REDO) else match.rules.parse(words))
    assert match.entries == told.entries
    assert match.state.actors == () and told.finished
    assert {**expected, **result(match)} == expected


@every_record
def test_the_chance_of_a_record_was_honest(folder: str, name: str) -> None:
    assert any(entry.seat == CHANCE for entry in record(folder, name).entries)
    assert verify(record(folder, name), content_of(folder, name)).honest
