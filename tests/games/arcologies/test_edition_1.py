"""Records of the first edition go on meaning what they meant, and tiles were split otherwise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from faubourg.core.match import REDO, UNDO, Match
from faubourg.core.record import Record, load
from faubourg.games.arcologies import GAME, edition_1
from faubourg.games.arcologies.rules import ArcologiesRules
from games.arcologies.make_golden import EXPECTED, FOLDER, CityMatch, result
from games.arcologies.squares import EXAMPLE, FOUR, THREE_METAL
from games.arcologies.table import Table, table
from games.arcologies.test_narrate import ROW

RECORDS = sorted((FOLDER / "edition_1").glob("*.jsonl"))


def as_before(game: Table) -> Table:
    """The same position, played by the first edition."""
    rules = edition_1.make(2, GAME.complete(2, {}), "")
    return Table(rules, game.state, game.seat)


def followed(told: Record) -> CityMatch:
    header = told.header
    match: CityMatch = Match(edition_1.make(header.seats, header.options, ""), None)
    for entry in told.entries:
        words = entry.words
        match.enter(entry, None if words in (UNDO, REDO) else match.rules.parse(words))
    return match


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_the_first_edition_gives_the_same_result(path: Path) -> None:
    told = load(path.read_text(encoding="utf-8"))
    match = followed(told)
    assert (told.header.edition, match.rules.edition) == (1, 1)
    assert match.entries == told.entries and match.state.actors == ()
    expected = json.loads(EXPECTED.read_text(encoding="utf-8"))[path.stem]
    assert result(match) == {key: expected[key] for key in expected if key != "shows"}


def test_the_split_tile_went_to_the_box() -> None:
    game = as_before(table(EXAMPLE, stock=[THREE_METAL])).play("arcology c3 0")
    boxed = {"residential-1": 2, "residential-3": 1, "commercial-1": 1, "commercial-2": 1}
    assert {kind: game.box(kind) for kind in boxed} == boxed


def test_the_covered_part_had_no_shape_to_keep() -> None:
    game = table(f"{ROW}; residential-5 c2 d2 c3 d3 e3", stock=[FOUR])
    assert game.why_not("arcology c3 0") is not None
    assert as_before(game).why_not("arcology c3 0") is None


def test_the_rules_of_today_are_a_later_edition() -> None:
    assert ArcologiesRules.edition > edition_1.FirstEdition.edition == 1
