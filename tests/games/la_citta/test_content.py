"""Component data as a file: exported, edited, read and refused (RULES.md 12.13)."""

from __future__ import annotations

import re

import pytest
from marks import rule

from faubourg.core.content import BadContent
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.board import Board
from faubourg.games.la_citta.components import BOX
from faubourg.games.la_citta.content import export_content, read_content

TEXT = export_content()


@rule("12.13")
def test_what_is_exported_can_be_read_again() -> None:
    assert read_content(TEXT) == BOX


@rule("12.13")
def test_a_corrected_file_changes_the_game_and_its_name() -> None:
    mine = TEXT.replace("palace = 4", "palace = 5", 1).replace('A1 = "F1"', 'A1 = "F3"')
    rules, usual = GAME.rules(2, {}, mine), GAME.rules(2)
    assert rules.new_state().deck == usual.new_state().deck + 1
    assert read_content(mine).terrain["A1"] == "F3"
    assert rules.content != usual.content


@rule("12.13")
def test_a_space_of_another_shape_changes_what_hexes_touch() -> None:
    """A1 grows by a cell beside 0-9, which now touches its symbol too."""
    mine = read_content(TEXT.replace("A1 = [[3, 4],", "A1 = [[-1, 8], [3, 4],"))
    board = Board(mine, 2)
    touched = [board.space_names[space] for space in board.touched[board.number["0-9"]]]
    assert touched == ["A1", "B1", "n2"]


ROW = "o" * 115
WRONG = [
    ("[board]", "[bored]", "found tables"),
    ("[board]\nrows =", "[board]\nlines =", "expected .'rows'"),
    (".........o.o.........o.o.........", ".........o.z.........o.o.........", "row 0"),
    ("........o...o.......o...o........", ROW + '",\n    "' + ROW, "at most 300"),
    ('A1 = "F1"', 'A1 = "F4"', "expected F1 or F2 or F3 or L or M"),
    ('A1 = "F1"', 'A1 = "X"', "expected F1"),
    ('A1 = "F1"', 'Z1 = "F1"', "terrain or in edge"),
    ("A1 = [[3, 4],", "A1 = [[3.5, 4],", "row of a cell of space A1 is 3.5"),
    ("A1 = [[3, 4],", "A1 = [[999999999, 4],", "expected a number from -20 to 80"),
    ("A1 = [[3, 4],", "A1 = [[3, -21],", "column of a cell of space A1 is -21"),
    ("A1 = [[3, 4],", "A1 = [3, [3, 4],", "expected .row, column"),
    ("A1 = [[3, 4],", f"A1 = [{'[1, 1], ' * 40}[3, 4],", "a list of 46; expected at most 30"),
    ("A1 = [[3, 4],", "'A 1' = [[3, 4],", "letters and digits"),
    (".........o.o.........o.o.........", "." * 121, "at most 120"),
    ("........o...o.......o...o........", '",\n"' * 60, "a list of 81; expected at most 60"),
    ("[spaces]", "".join(["[spaces]\n", *(f"q{n} = [[1, 1]]\n" for n in range(59))]), "101 spaces"),
    ("palace = 4", "palace = 100", "from 0 to 99"),
    ("road = 20", "road = 1000000000", "from 0 to 99"),
    ("A1 = [[3, 4],", "A1 = [[4, 7], [3, 4],", "which is a hex"),
    ("palace = 4", "palace = -1", "a number from 0 to"),
    ("palace = 4", 'palace = "four"', "a number from 0 to"),
    ("palace = 4", "place = 4", "expected"),
    ("estate = 2", "manor = 2", "expected"),
    ("road = 20", "path = 20", "expected"),
    ('w3 = "L"', 'A1 = "L"', "spaces of the edge"),
    ('red = ["4-19", "8-9"]', 'red = ["4-19"]', "two hexes"),
    ('red = ["4-19", "8-9"]', 'red = ["4-19", "8-10"]', "no hex in play"),
    ('red = ["4-19", "8-9"]', 'red = ["4-19", "14-1"]', "no hex in play"),
    ('red = ["4-19", "8-9"]', 'red = ["4-19", "3-14"]', "fewer than three hexes"),
    ('red = ["4-19", "8-9"]', 'pink = ["4-19", "8-9"]', "expected red, blue"),
    ('red = ["4-19", "8-9"]', 'red = "4-19"', "expected a list"),
    ("[castles.2]", "[castles.7]", "2 to 5 players"),
    ("[deck]", "deck = 1\n[other]", "found tables"),
    ("[board]", "[board", "not TOML"),
]


@rule("12.13")
@pytest.mark.parametrize(("given", "wrong", "told"), WRONG, ids=[told for _, _, told in WRONG])
def test_what_is_wrong_is_named(given: str, wrong: str, told: str) -> None:
    assert given in TEXT
    with pytest.raises(BadContent, match=told):
        read_content(TEXT.replace(given, wrong, 1))


@rule("5.1.6", "12.13")
@pytest.mark.parametrize("table", ["deck", "expansion_deck"])
def test_a_deck_has_a_card(table: str) -> None:
    start = TEXT.index(f"[{table}]")
    none = re.sub(r"= \d+", "= 0", TEXT[start : TEXT.index("\n\n", start)])
    with pytest.raises(BadContent, match=f"{table} has no card"):
        read_content(TEXT[:start] + none + TEXT[TEXT.index("\n\n", start) :])


@rule("8.7", "12.13")
def test_a_board_too_small_for_the_advanced_rules_is_refused() -> None:
    """Only rows 3 to 8 stay light green: 34 hexes, of which three castles may close 42."""
    rows = [row if 3 <= n <= 8 else row.replace("o", "x") for n, row in enumerate(BOX.rows)]
    before, after = ("".join(f'    "{row}",\n' for row in lines) for lines in (BOX.rows, rows))
    assert before in TEXT
    with pytest.raises(BadContent, match="run out of hexes"):
        read_content(TEXT.replace(before, after))


@rule("12.13")
@pytest.mark.parametrize("table", ["deck", "spaces", "castles"])
def test_a_value_is_no_table(table: str) -> None:
    start = TEXT.index(f"\n[{table}") + 1
    end = TEXT.find("\n\n", start)
    end = len(TEXT) if table == "castles" else end
    with pytest.raises(BadContent, match="expected a table"):
        read_content(f"{table} = 5\n" + TEXT[:start] + TEXT[end:])
