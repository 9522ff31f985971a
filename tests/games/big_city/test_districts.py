"""Chapters 2.10 to 2.13 and 3.5 of RULES.md: where districts go, and adding them later."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.big_city import reasons
from faubourg.games.big_city.board import TABLE, Place, cell_at, position
from faubourg.games.big_city.state import NOTHING, ORIGIN, TURN
from games.big_city.table import LAYOUTS, Table, begun, city, plots_of, street_name

HALL = "city-hall 15"


def origins(game: Table, district: int, rotation: int) -> set[tuple[int, int]]:
    """Where a district may go, in a copy of the game."""
    later = game.copy().play(f"district {district} {rotation}")
    return {_pair(words) for words in later.legal("at")}


def _pair(words: str) -> tuple[int, int]:
    x, y = words.split()
    return int(x), int(y)


@rule("2.10", "3.5.3")
@pytest.mark.parametrize("step", ["pool", "turn"])
def test_district_and_rotation_come_first_and_then_the_origin(step: str) -> None:
    game = begun(2) if step == "pool" else city(HALL)
    assert game.why_not("at 3 0") == reasons.WRONG_STEP[ORIGIN]
    game.play("district 3 90")
    assert game.step == "origin"
    assert divmod(game.state.chosen, 4) == (2, 1)
    assert game.kinds() == {"at"}
    assert game.why_not("district 2 0") == game.why_not("pass") == reasons.WRONG_STEP[TURN]
    game.play("at 3 0")
    assert game.state.placed[2] == 1 * TABLE + cell_at(3, 0)
    assert game.plots["31"] == (5, 0)
    assert game.state.chosen == NOTHING


@rule("2.11", "2.12", "B4")
def test_ed1_beside_district_1_there_are_48_places_for_district_2_and_48_for_district_3() -> None:
    """Each side takes (length of the side + length of district 1 - 3) places with two contacts."""
    game = begun(2)
    for district in (2, 3):
        assert sum(len(origins(game, district, 90 * k)) for k in range(4)) == 48


@rule("2.11")
@pytest.mark.parametrize("origin", ["0 0", "2 2", "-2 -2", "2 0", "-2 1"])
def test_a_district_may_not_overlap_the_city(origin: str) -> None:
    game = begun(2).play("district 3 0")
    assert game.why_not(f"at {origin}") == reasons.OVERLAP


@rule("2.12", "B4")
@pytest.mark.parametrize(
    ("origin", "reason"),
    [("2 3", reasons.NO_CONTACT), ("3 3", reasons.NO_CONTACT), ("4 0", reasons.NO_CONTACT), ("9 9",
        reasons.NO_CONTACT),
     ("1 3", None), ("-1 3", None), ("3 1", None), ("3 2", reasons.NO_CONTACT)],
)  # fmt: skip
def test_ed2_two_plots_must_meet_two_plots(origin: str, reason: object) -> None:
    """At 2 3 only 19 and 31 are adjacent, at 3 3 only corners meet."""
    game = begun(2).play("district 3 0")
    assert game.why_not(f"at {origin}") == reason


@rule("2.12")
def test_the_two_plots_of_the_city_may_belong_to_different_districts() -> None:
    """District 3 under the border of districts 1 and 2: one contact with each."""
    game = city(f"district 2 0 3 1\n{HALL}")
    game.play("district 7 0")
    assert game.why_not("at 2 3") is None
    touched = city("district 2 0 3 1\ndistrict 7 0 2 3")
    near = touched.plan.around(plots_of(f"7{digit}" for digit in range(1, 10)))
    assert near == plots_of(["19", "25", "26"])


@rule("2.13", "B5")
def test_a_district_may_close_off_a_hole() -> None:
    game = city("district 2 0 1 3\ndistrict 3 0 -3 -1\ndistrict 5 0 -3 2\ncity-hall 15")
    assert (0, 5) in origins(game, 4, 180)


@rule("2.13", "B5")
@pytest.mark.parametrize("rotation", [0, 180])
def test_a_district_may_lie_in_a_hole_if_it_fits(rotation: int) -> None:
    """A hole of four by two between 1, 2, 3, 4, 5 and 7."""
    game = city(f"""
        {HALL}
        district 2 0 3 0
        district 4 0 7 0
        district 3 0 3 4
        district 5 0 6 4
        district 7 0 0 3
        district 6 90 7 2
    """)
    hole = {(x, y) for x in range(3, 7) for y in (2, 3)}
    assert all(not game.plan.outside >> cell_at(x, y) & 1 for x, y in hole)
    assert (3, 2) in origins(game, 8, rotation)
    assert not any(
        (x, y) in hole for x, y in origins(game, 8, rotation + 90)
    )  # two by four does not fit
    game.play(f"district 8 {rotation}", "at 3 2")
    assert {"81", "84", "85", "88"} <= game.centre


@rule("8.4", "8.5", "2.12")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_cities_of_these_tests_can_be_laid_in_order(layout: str) -> None:
    lines: list[str] = [HALL]
    for text in LAYOUTS[layout].split(","):
        district, rotation, x, y = map(int, text.split())
        assert (x, y) in origins(city("\n".join(lines)), district, rotation)
        lines.append(f"district {text}")


@rule("3.5.1")
def test_a_district_can_only_be_added_once_the_hall_stands() -> None:
    assert city().why_not("district 6 0") == reasons.DISTRICT_BEFORE_HALL
    assert city(HALL).why_not("district 6 0") is None


@rule("3.5.2")
def test_any_district_that_is_not_in_the_city_can_be_taken() -> None:
    game = city(f"{HALL}\ndistrict 2 0 3 0")
    left = {f"{d} {r}" for d in range(3, 9) for r in (0, 90, 180, 270)}
    assert game.legal("district") == left
    assert game.why_not("district 2 90") == reasons.ALREADY_PLACED


@rule("3.5.2")
def test_when_all_eight_are_placed_the_action_is_gone() -> None:
    game = city(f"layout ALL\n{HALL}")
    assert "district" not in game.kinds()
    assert {game.why_not(f"district {d} 0") for d in range(1, 9)} == {reasons.ALREADY_PLACED}


@rule("3.5.4", "4.12", "3.8.1")
def test_a_district_needs_no_card_and_brings_no_points() -> None:
    game = city(f"layout L1\n{HALL}\nhand 1: 11\nhand 2: 71")
    before = game.hand
    game.play("district 7 0", "at -3 0")
    assert (game.hand, game.total(), game.actors) == (before, 0, (1,))
    assert game.decks[6] == 8


@rule("3.5.4")
def test_trams_at_the_edge_stay_where_they_are() -> None:
    game = city(f"layout L1\n{HALL}\ntram V,0,0 V,0,1")
    game.play("district 7 0", "at -3 0")
    assert game.trams() == ["V,0,0", "V,0,1"]
    assert street_name(game.plan, game.state.trams[0]) == "11 west"  # 73 is on the other side now


@rule("1.3", "2.10")
def test_a_place_names_rotation_and_origin() -> None:
    game = city("district 4 270 3 -1")
    place: Place = game.state.placed[3]
    rotation, origin = divmod(place, 64 * 64)
    assert (rotation, position(origin)) == (3, (3, -1))
    assert game.plots["41"] == (3, 2)
