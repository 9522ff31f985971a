"""Component data as a file: exported, edited, read and refused (RULES.md 12.8)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.content import BadContent
from faubourg.games.arcologies import GAME
from faubourg.games.arcologies.components import BOX
from faubourg.games.arcologies.content import export_content, read_content

TEXT = export_content()


@rule("12.8")
def test_what_is_exported_can_be_read_again() -> None:
    assert read_content(TEXT) == BOX


@rule("12.8")
def test_a_corrected_file_changes_the_game_and_its_name() -> None:
    mine = TEXT.replace('["RPR", "CES", "RCP"]', '["RPR", "EPS", "RCP"]').replace(
        "stone = 1\nvotes = 3", "stone = 2\nvotes = 4", 1
    )
    rules, usual = GAME.rules(2, {}, mine), GAME.rules(2)
    box = read_content(mine)
    assert box.patterns[0].rows == ("RPR", "EPS", "RCP")
    assert (box.tiles["statue-founders"].raw, box.statues["founders"].votes) == ((0, 2, 0), 4)
    assert rules.content != usual.content
    assert len(rules.catalogue) == len(usual.catalogue)


WRONG = [
    ("[patterns.habitat]", "[patterns.hive]", "expected tables habitat"),
    ("[statues.founders]", "[monuments.founders]", "found tables"),
    ('["RPR", "CES", "RCP"]', '["RPR", "CES"]', "three of three letters"),
    ('["RPR", "CES", "RCP"]', '["RPR", "CES", "RCZ"]', "expected letters of"),
    ('["RPR", "CES", "RCP"]', '["RPR", "CEE", "RCP"]', "one E"),
    ('statue = "founders"', 'statue = "finders"', "expected founders or"),
    ('near = "town-hall"', 'near = "moon"', "expected town-hall or"),
    ("stone = 1", "stone = -1", "expected a number from 0 to"),
    ("stone = 1", "stone = 1000", "from 0 to 99"),
    ("votes = 3", 'votes = "many"', "expected a number from 0 to"),
    ("[zones]", "[zone]", "found tables"),
]


@rule("12.8")
@pytest.mark.parametrize(("old", "new", "message"), WRONG)
def test_what_is_wrong_is_named(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(BadContent, match=message):
        read_content(TEXT.replace(old, new, 1))


def test_small_things_a_pattern_needs_are_small() -> None:
    large = TEXT.replace(
        '[tiles.refinery]\ncells = [[0, 0]]\nslots = ["-"]',
        '[tiles.refinery]\ncells = [[0, 0], [1, 0]]\nslots = ["-", "-"]',
    )
    assert large != TEXT
    with pytest.raises(BadContent, match="refinery must have one cell"):
        read_content(large)


def test_the_largest_zone_holds_a_square() -> None:
    tiny = TEXT.replace("easy = [7, 8, 9, 10]", "easy = [2]").replace(
        "expert = [6, 7, 8, 9]", "expert = [2]"
    )
    with pytest.raises(BadContent):
        read_content(tiny)
