"""The rulebook's worked examples that no chapter's file shows; its pictures are lost (8.5).

The others are named by their number, EX2 to EX17, where their rule is tested.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from marks import rule

from faubourg.games.big_city.components import CARD_NAMES, NUMBER_OF, PLOT_NAMES
from faubourg.games.big_city.reasons import BEFORE_HALL, NEIGHBOURS
from games.big_city.table import begun, city, plot_of
from games.big_city.test_districts import origins

CASES = [f"ex{n}" for n in range(1, 18)] + [
    f"ed{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 12, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24)
]
CASES += [f"v{n}" for n in range(1, 8)]  # the options of 6.1 to 6.8


@rule("1.1", "1.14")
def test_ex1_numbers_of_plots_and_cards() -> None:
    assert [name for name in PLOT_NAMES if name[0] == "1"] == [f"1{n}" for n in range(1, 10)]
    assert [name for name in PLOT_NAMES if name[0] == "2"] == [f"2{n}" for n in range(1, 9)]
    assert (len(PLOT_NAMES), len(CARD_NAMES)) == (68, 72)


@rule("3.2.8", "3.2.15")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("office-1 12\noffice-1 14", BEFORE_HALL),
        ("city-hall 27\noffice-1 12", NEIGHBOURS[NUMBER_OF["bank"]]),
        ("city-hall 27\noffice-1 12\noffice-1 14", None),
    ],
    ids=["no-hall", "one-office", "two-offices-and-hall"],
)
def test_ex8_a_bank(text: str, reason: object) -> None:
    assert city(f"layout L1\n{text}\nhand 1: 15").why_not("build bank 15") == reason


@rule("2.12", "3.2.6", "8.2", "B10")
def test_ex10_district_3_so_that_14_and_37_are_adjacent() -> None:
    game = begun(2, hands=["14 21 37 41 51"])
    found = set()
    for rotation in (0, 90, 180, 270):
        for x, y in origins(game, 3, rotation):
            later = city(f"district 3 {rotation} {x} {y}")
            if later.plan.near[plot_of("14")] >> plot_of("37") & 1:
                found.add((rotation, x, y))
    assert found == {(180, -3, 1), (270, -3, -1)}
    for rotation, x, y in found:
        later = city(f"district 3 {rotation} {x} {y}\nhand 1: 14 37")
        assert "residence-2 37 east" in later.legal("build")
        assert later.points("build residence-2 37 east") == 7


@rule("8.2")
def test_12_and_58_are_adjacent_when_district_5_stands_on_district_1() -> None:
    game = city("district 5 0 0 -3\nhand 1: 12 58")
    assert "office-2 58 south" in game.legal("build")


def test_every_example_edge_case_and_option_has_a_test() -> None:
    names = " ".join(
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )
    words = set(names.replace("_", " ").split())
    assert [case for case in CASES if case not in words] == []
