"""RULES.md chapter 3: statues."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.arcologies.reasons import STATUE_LACKS
from faubourg.games.small_city import reasons
from games.arcologies.squares import HALL
from games.arcologies.table import Table, table

STONE = ["hall stone"]


@rule("3.1", "3.8")
def test_a_statue_costs_a_stone_and_brings_votes() -> None:
    game = table(HALL, stock=STONE).play("build statue-founders c1")
    assert (game.stock(), game.money, game.votes) == ([0, 0, 0], 0, 3)
    assert game.plan.builds == 1


@rule("3.1")
def test_the_store_is_named() -> None:
    words = f"{HALL}; factory-1 g7; warehouse g6"
    game = table(words, stock=["hall stone; g6 stone"]).play("build statue-founders c1")
    assert game.legal("spend") == {"hall", "g6"}
    game.play("spend g6")
    assert game.stock() == [0, 1, 0]


@rule("3.2")
def test_without_a_stone_it_is_refused() -> None:
    game = table(HALL, stock=["hall wood metal"], money=[9])
    assert game.why_not("build statue-founders c1") == reasons.NO_RAW


@rule("3.3")
@pytest.mark.parametrize("card", ["architect", "mediator"])
def test_c12_architect_and_mediator_do_not_make_a_statue_cheaper(card: str) -> None:
    assert (
        table(HALL, cards=[card], money=[9]).why_not("build statue-founders c1") == reasons.NO_RAW
    )
    game = table(HALL, cards=[card], stock=STONE).play("build statue-founders c1")
    assert (game.stock(), game.borough.ask) == ([0, 0, 0], 0)


@rule("3.4")
def test_the_cell_must_be_free_as_for_any_tile() -> None:
    game = table(f"{HALL}; park-1 c1", stock=STONE, mayor="c2 c3")
    assert game.why_not("build statue-founders h8") == reasons.OUTSIDE_ZONE
    assert game.why_not("build statue-founders c1") == reasons.NOT_EMPTY
    assert game.why_not("build statue-founders c2") == reasons.MAYOR_BLOCKS


CONDITIONS = [
    ("founders", HALL, "c3", "d4"),
    ("merchants", "residential-1 a3; commercial-1 a1; commercial-1 c1", "b2", "d1"),
    ("workers", "factory-1 a1; warehouse a2", "b1", "c1"),
    ("artists", "school a1; library c1 d1", "b2", "e1"),
]


@rule("3.5", "12.3")
@pytest.mark.parametrize(("statue", "borough", "good", "bad"), CONDITIONS)
def test_each_kind_has_its_condition(statue: str, borough: str, good: str, bad: str) -> None:
    game = table(borough, stock=STONE)
    assert game.why_not(f"build statue-{statue} {good}") is None
    assert game.why_not(f"build statue-{statue} {bad}") == STATUE_LACKS
    assert good in game.legal(f"build statue-{statue}")
    assert bad not in game.legal(f"build statue-{statue}")


@rule("3.6")
def test_the_condition_is_never_looked_at_again() -> None:
    game = table("factory-1 a1; warehouse a2", stock=STONE, money=[9])
    game.play("build statue-workers b1", "demolish a1")
    assert "statue-workers b1" in game.tiles()
    assert game.votes == 3


@rule("3.7", "3.11", "3.8")
def test_a_demolished_one_cannot_be_built_again() -> None:
    game = table(HALL, stock=["hall stone stone"], money=[1])
    game.play("build statue-founders c1", "demolish c1")
    assert (game.money, game.pollution, game.votes) == (0, 1, 3)
    assert game.why_not("build statue-founders c1") == reasons.BUILT_ONCE
    assert game.box("statue-founders") == 1


def at_column(words: str, column: int) -> Table:
    """Construction in the council, in this column."""
    before = f"construction-{column - 1}" if column > 1 else ""
    game = table(words, phase=7, money=[9], discs=[before])
    return game.play("invest construction next money" if before else
                     "invest start construction money")  # fmt: skip


@rule("3.9", "A30")
def test_in_column_1_of_the_council_the_condition_holds_and_no_stone_is_paid() -> None:
    game = at_column(HALL, 1)
    assert game.why_not("build statue-founders g7") == STATUE_LACKS
    game.play("build statue-founders c1")
    assert game.votes == 3


@rule("3.9")
def test_in_columns_2_and_3_a_statue_is_too_small() -> None:
    assert at_column(HALL, 2).why_not("build statue-founders c1") == reasons.TILE_WRONG_SIZE


@rule("3.10")
def test_in_column_4_no_condition_holds() -> None:
    game = at_column(HALL, 4)
    assert "g7" in game.legal("build statue-artists")
    game.play("build statue-artists g7")
    assert game.votes == 3
