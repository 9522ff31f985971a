"""RULES.md chapter 9: votes."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.small_city.votes import votes_of
from games.small_city.rulebook import rows
from games.small_city.table import Table, table

FIVE = "residential-5 a1 b1 c1 a2 b2"


def votes(borough: str, other: str = "", seats: int = 2) -> int:
    """What phase 5 brings the first player."""
    game = table(borough, other, phase=7, seats=seats)
    return votes_of(game.kit, game.city, 0)


def lived_in(tile: str, citizens: int) -> str:
    kind, *cells = tile.split()
    return " ".join([kind, *(f"{c}*" for c in cells[:citizens]), *cells[citizens:]])


@rule("9.1")
@pytest.mark.parametrize("row", range(6))
def test_the_table_of_votes(row: int) -> None:
    citizens, expected = rows("9.1")[row]
    assert votes(lived_in(FIVE, int(citizens))) == int(expected)


@rule("9.1")
def test_vot_1_only_the_citizens_count_not_the_level() -> None:
    assert votes("residential-1 a1*") == 1
    assert votes(lived_in(FIVE, 3)) == 6
    assert votes(lived_in(FIVE, 5)) == 15


@rule("9.1")
def test_vot_2_all_residential_tiles_together() -> None:
    three, four = "residential-3 a1* b1* b2*", "residential-4 d1* e1* d2* e2*"
    assert votes(f"residential-1 a4*; residential-1 c4*; {three}; {four}") == 1 + 1 + 6 + 10


@rule("9.1", "5.2.10")
def test_res_12_four_single_houses_and_one_of_level_four() -> None:
    singles = "; ".join(f"residential-1 {cell}*" for cell in ("a1", "b1", "a2", "b2"))
    assert votes(singles) == 4
    assert votes("residential-4 a1* b1* a2* b2*") == 10


@rule("9.2", "6.7.5")
@pytest.mark.parametrize(("university", "expected"), [("a1*", 3), ("a1", 0)])
def test_vot_3_an_active_university(university: str, expected: int) -> None:
    assert votes(f"university {university} b1 c1 a2 b2 c2") == expected


@rule("9.3")
def test_tourists_do_not_vote() -> None:
    assert votes("school a1*2; park-1 c1*", "park-1 a1*1") == 0


@rule("9.1", "3.1")
def test_phase_5_adds_the_votes_of_everybody() -> None:
    game: Table = table("residential-1 a1*", "residential-2 a1* b1*", phase=5, votes=[2, 2])
    assert [borough.votes for borough in game.city.boroughs] == [3, 5]


@rule("3.2")
def test_nobody_chooses_in_phase_5() -> None:
    assert table("residential-1 a1*", phase=5).phase == 7


@rule("9.1")
def test_an_eliminated_player_gains_nothing() -> None:
    game = table("", phase=7, seats=3)
    game.borough.gone = 16
    assert game.begin(5).votes == 0
