"""Chapter 8.7 of RULES.md: the plot numbers as a file that anyone may correct."""

from __future__ import annotations

import tomllib

import pytest
from marks import rule

from faubourg.core.content import BadContent
from faubourg.games.big_city import GAME
from faubourg.games.big_city.components import NUMBERING, export_content, read_content
from games.big_city.table import start

SNAKE = export_content().replace('"456"', '"654"')  # the middle row runs the other way


@rule("8.7", "8.2")
def test_the_exported_file_is_what_is_played_with() -> None:
    assert read_content(export_content()) == NUMBERING
    assert GAME.export is not None
    assert GAME.export() == export_content()
    lines = tomllib.loads(export_content())["districts"]
    assert lines["1"] == ["123", "456", "789"]
    assert lines["8"] == ["1234", "5678"]


@rule("8.7")
def test_corrected_numbers_lie_where_the_file_says() -> None:
    game = start(2, content=SNAKE)
    assert [game.plots[name] for name in ("14", "16", "11")] == [(2, 1), (0, 1), (0, 0)]


def changed(old: str, new: str) -> str:
    assert old in export_content()
    return export_content().replace(old, new, 1)


BAD = [
    ("= [", "not TOML: Invalid statement (at line 1, column 1)"),
    ("", "found []; expected one table, [districts]"),
    (export_content() + "\n[more]\na = 1\n",
     "found ['districts', 'more']; expected one table, [districts]"),
    ("districts = 3", "found ['districts']; expected one table, [districts]"),
    (changed("8 = [", "9 = ["),
     "districts ['1', '2', '3', '4', '5', '6', '7', '9']; expected ['1', '2', '3', '4', '5', '6', "
     "'7', '8']"),
    (changed('2 = ["1234", "5678"]', ""),
     "districts ['1', '3', '4', '5', '6', '7', '8']; expected ['1', '2', '3', '4', '5', '6', '7', "
     "'8']"),
    (changed('2 = ["1234", "5678"]', '2 = "12345678"'),
     "district 2 is '12345678'; expected a list of 2 texts, one a row"),
    (changed('1 = ["123", "456", "789"]', "1 = [123, 456, 789]"),
     "district 1 is [123, 456, 789]; expected a list of 3 texts, one a row"),
    (changed('1 = ["123", "456", "789"]', '1 = ["123", "456"]'),
     "district 1 is ['123', '456']; expected 3 rows of 3 digits"),
    (changed('2 = ["1234", "5678"]', '2 = ["12", "34", "56", "78"]'),
     "district 2 is ['12', '34', '56', '78']; expected 2 rows of 4 digits"),
    (changed('2 = ["1234", "5678"]', '2 = ["1234", "567"]'),
     "district 2 is ['1234', '567']; expected 2 rows of 4 digits"),
    (changed('1 = ["123", "456", "789"]', '1 = ["123", "456", "788"]'),
     "district 1 is ['123', '456', '788']; expected each of 123456789 once"),
    (changed('2 = ["1234", "5678"]', '2 = ["1234", "5679"]'),
     "district 2 is ['1234', '5679']; expected each of 12345678 once"),
]  # fmt: skip


@rule("8.7")
@pytest.mark.parametrize(("text", "problem"), BAD, ids=[problem[:40] for _, problem in BAD])
def test_what_is_wrong_in_a_file_is_named_with_what_was_expected(text: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        read_content(text)
    assert str(error.value).startswith(problem)
