"""Chapter 6.6 of RULES.md: new buildings."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.core.model import InvalidNotation
from faubourg.games.big_city import reasons
from faubourg.games.big_city.components import CROWD, NUMBER_OF, OLD, PIECES
from games.big_city.table import Table, city, start

BOOK = Rulebook("big_city")
ALL = {"new_buildings": "all"}
PARKING, SCHOOL, RESTAURANT = (
    reasons.NEIGHBOURS[NUMBER_OF[name]] for name in ("parking-lot", "school", "restaurant")
)
NEW = ["parking-lot", "hospital", "school", "police-station", "petrol-station", "restaurant"]


def town(text: str, hall: str = "city-hall 27") -> Table:
    return city(f"layout L1\n{hall}\n{text}", options=ALL)


@rule("6.6.1", "8.6")
@pytest.mark.parametrize(
    ("value", "names"), [("none", []), ("published", NEW[:4]), ("all", NEW)], ids=lambda v: str(v)
)
def test_which_buildings_there_are(value: str, names: list[str]) -> None:
    supply = start(2, {"new_buildings": value}).supply
    assert list(supply)[OLD:] == names


@rule("6.6.1")
def test_what_is_not_in_the_game_cannot_be_named() -> None:
    with pytest.raises(InvalidNotation):
        city("hand 1: 11").why_not("build school 11")
    with pytest.raises(InvalidNotation):
        city("hand 1: 11", options={"new_buildings": "published"}).why_not("build restaurant 11")


@rule("6.6.1", "6.6.2")
@pytest.mark.parametrize("row", BOOK.rows("6.6.1"), ids=lambda row: row[0])
def test_pieces_plots_base_values_and_kinds_are_those_of_the_table(row: list[str]) -> None:
    piece = PIECES[NUMBER_OF[row[0].replace(" ", "-")]]
    assert piece.count == int(row[1])
    assert {"I1": 1, "I2": 2}[piece.shape] == int(row[2])
    assert piece.base == int(row[3])
    assert piece.after_hall == (row[4] == "no")
    assert piece.special == (row[5] == "yes")


@rule("6.6.2", "3.2.8")
@pytest.mark.parametrize(
    ("words", "reason"),
    [("parking-lot 15", None), ("school 15", None), ("hospital 15 south", reasons.BEFORE_HALL),
     ("police-station 15", reasons.BEFORE_HALL), ("petrol-station 11", reasons.BEFORE_HALL),
     ("restaurant 15", reasons.BEFORE_HALL)],
)  # fmt: skip
def test_what_may_stand_before_the_hall(words: str, reason: object) -> None:
    game = town("office-1 14\noffice-1 16\nresidence-1 12\nhand 1: 11 15 18", hall="")
    assert game.why_not(f"build {words}") == reason


@rule("6.6.2", "3.2.16", "1.13")
@pytest.mark.parametrize(
    ("name", "serves"),
    [("school 19", True), ("restaurant 19", True), ("parking-lot 19", False),
     ("hospital 19 33", False), ("police-station 19", False), ("petrol-station 19", False)],
)  # fmt: skip
def test_which_serve_as_special_buildings(name: str, serves: bool) -> None:
    game = town(f"residence-1 12\noffice-1 14\n{name}\ntram H,1,1\nhand 1: 15 16")
    mall = reasons.NEIGHBOURS[NUMBER_OF["shopping-centre"]]
    assert game.why_not("build shopping-centre 15 east") == (None if serves else mall)


@rule("6.6.2", "3.2.2", "3.2.5")
def test_they_are_built_like_any_other() -> None:
    game = town("residence-1 12\nschool 17\nschool 43\nhand 1: 15")
    assert game.why_not("build school 15") == reasons.NO_PIECE
    other = town("residence-1 12\nhand 1: 15 11").play("build school 15")
    assert (other.hand, other.total(), other.state.owed) == (["11"], 4, 1)


# Parking lot


@rule("6.6.3")
@pytest.mark.parametrize(
    ("around", "reason"),
    [("office-1 14\noffice-1 16", None), ("office-1 14\ncinema 16", None),
     ("cinema 14\nbank 16", None), ("office-1 14", PARKING), ("office-2 14 17", PARKING),
     ("residence-1 14\noffice-1 16", PARKING), ("lincoln-park 14 17\noffice-1 16", PARKING),
     ("school 14\nrestaurant 16", None), ("hospital 14 17\noffice-1 16", PARKING)],
)  # fmt: skip
def test_a_parking_lot_wants_two_offices_or_special_buildings(around: str, reason: object) -> None:
    assert town(f"{around}\nhand 1: 15").why_not("build parking-lot 15") == reason


@rule("6.6.3", "6.6.2", "B40")
@pytest.mark.parametrize(
    ("around", "points"),
    [
        ("", 4),
        ("lincoln-park 18 17", 5),
        ("shopping-centre 18 17", 9),
        ("tram H,1,1", 4),
        ("stanford 18 17 31", 4),
        ("lincoln-park 12 11\nshopping-centre 18 17", 10),
        ("lincoln-park 12 11\ncentral-park 18 32 35", 5),
    ],
)
def test_a_parking_lot_beside_a_park_and_a_shopping_centre(around: str, points: int) -> None:
    game = town(f"office-1 14\noffice-1 16\n{around}\nhand 1: 15")
    assert game.points("build parking-lot 15") == points


@rule("6.6.3", "B40")
def test_the_hall_counts_as_a_neighbour_and_adds_nothing() -> None:
    game = town("office-1 14\nhand 1: 15", hall="city-hall 16")
    assert game.points("build parking-lot 15") == 4


@rule("6.6.4")
@pytest.mark.parametrize(
    ("words", "reason"),
    [("residence-1 14", reasons.BESIDE_PARKING), ("residence-2 11 south", reasons.BESIDE_PARKING),
     ("residence-1 11", None), ("office-1 14", None), ("residence-1 18", reasons.BESIDE_PARKING),
     ("residence-3 11 south", reasons.BESIDE_PARKING)],
)  # fmt: skip
def test_no_residence_beside_a_parking_lot(words: str, reason: object) -> None:
    """The lot is on 15."""
    game = town("parking-lot 15\nhand 1: 11 14 17 18")
    assert game.why_not(f"build {words}") == reason


# Hospital


@rule("6.6.5")
def test_the_hospital_has_no_conditions_but_the_hall() -> None:
    assert town("hand 1: 15 18").why_not("build hospital 15 south") is None


@rule("6.6.5", "B40")
@pytest.mark.parametrize("crowd", range(7))
def test_the_bonus_of_a_hospital_by_occupied_plots(crowd: int) -> None:
    """On 15 and 18; around them lie 12, 14, 16, 17, 19 and 32."""
    around = "12 14 16 17 19 32".split()[:crowd]
    homes = "\n".join(f"residence-1 {plot}" for plot in around)
    points = town(f"{homes}\nhand 1: 15 18").points("build hospital 15 south")
    table = [0, 1, 3, 6, 10, 15, 21]
    assert points == 3 + table[crowd]
    assert CROWD == tuple(table)
    assert "0, 1, 3, 6, 10, 15\nor 21" in BOOK.paragraph("6.6.5")


@rule("6.6.5", "B40")
def test_ten_six_plots_count_and_not_pieces() -> None:
    """One triple on 14, 17 and a park make four occupied plots: 3 + 10."""
    game = town("residence-2 14 17\nlincoln-park 16 19\nhand 1: 15 18")
    assert game.points("build hospital 15 south") == 13
    full = town("residence-2 14 17\nlincoln-park 16 19\noffice-1 12\noffice-1 32\nhand 1: 15 18")
    assert full.points("build hospital 15 south") == 24


@rule("6.6.5", "B40")
def test_tram_and_hall_do_nothing_for_a_hospital() -> None:
    game = town("tram H,1,1\nhand 1: 15 18", hall="city-hall 16")
    assert game.points("build hospital 15 south") == 4  # the hall's plot is occupied


# School


@rule("6.6.6")
def test_a_school_wants_a_residence() -> None:
    assert town("office-1 14\nhand 1: 15").why_not("build school 15") == SCHOOL
    assert town("residence-1 14\nhand 1: 15").why_not("build school 15") is None


@rule("6.6.6", "B40")
@pytest.mark.parametrize("around", ["", "tram H,1,1", "lincoln-park 18 17", "stanford 18 17 31"])
def test_a_school_is_worth_4_in_the_centre_and_2_in_the_periphery(around: str) -> None:
    game = town(f"residence-1 14\n{around}\nhand 1: 15 11")
    assert game.points("build school 15") == 4
    assert game.points("build school 11") == 2


@rule("6.6.7", "4.9")
@pytest.mark.parametrize(
    ("around", "points"),
    [("", 3), ("school 14", 1), ("school 14\nschool 16", 1), ("school 14\nlincoln-park 18 17", 2),
     ("school 14\ntram H,1,1", 2), ("school 14\nstanford 18 17 31", 1)],
)  # fmt: skip
def test_an_office_beside_a_school_is_worth_2_less(around: str, points: int) -> None:
    """A single office in the centre; with a factory too the sum is -1, so it is worth 1."""
    assert town(f"{around}\nhand 1: 15").points("build office-1 15") == points


@rule("6.6.7")
def test_school_and_factory_add_up() -> None:
    game = town("school 14\nstanford 17 31 34\nhand 1: 15 18")
    assert game.points("build office-2 15 south") == 6 + 1 - 2 - 2
    assert town("school 14\nhand 1: 15").points("build residence-1 15") == 2


# Police station


def precinct(free: str, around: str = "", hall: str = "city-hall 46") -> Table:
    """District 5 is full but for the free plot; around gives what stands on 52, 54, 56, 58."""
    named = {line.split()[1]: line for line in around.splitlines()}
    lines = []
    for place, digit in enumerate("123456789"):
        plot = f"5{digit}"
        if plot not in free.split():
            filler = f"{'office-1' if place % 2 else 'residence-1'} {plot}"
            lines.append(named.get(plot, filler))
    if any(hall == line for line in lines):
        hall = ""
    return town("\n".join([*lines, f"hand 1: {free}"]), hall)


@rule("6.6.8")
def test_a_police_station_stands_in_the_centre() -> None:
    assert precinct("59").why_not("build police-station 59") == reasons.STATION_NOT_CENTRAL
    assert precinct("55").why_not("build police-station 55") is None


@rule("6.6.9")
def test_a_police_station_is_the_last_building_of_its_district() -> None:
    assert precinct("55 54").why_not("build police-station 55") == reasons.STATION_NOT_LAST
    assert precinct("54").why_not("build police-station 54") is None  # no double number needed


@rule("6.6.10", "B40")
@pytest.mark.parametrize(
    ("around", "points"),
    [
        ("", 6),
        ("cinema 52", 7),
        ("cinema 52\nbank 54", 8),
        ("cinema 52\nbank 54\npost-office 56", 9),
        ("cinema 52\ncinema 54", 7),
        ("city-hall 54", 12),
        ("city-hall 54\ncinema 52", 14),
        ("city-hall 54\ncinema 52\nbank 56\npost-office 58", 18),
    ],
)
def test_the_value_of_a_police_station(around: str, points: int) -> None:
    hall = "city-hall 54" if "city-hall" in around else "city-hall 46"
    assert precinct("55", around, hall).points("build police-station 55") == points


@rule("6.6.10", "B40")
def test_the_tram_does_nothing_for_a_police_station() -> None:
    game = precinct("55")
    with_tram = town("\n".join(
        [*(f"{p.name} {' '.join(p.plots)}" for p in game.pieces if p.name != "city-hall"),
         "tram H,4,5", "hand 1: 55"]), "city-hall 46")  # fmt: skip
    assert with_tram.points("build police-station 55") == 6


# Petrol station


@rule("6.6.11")
def test_a_petrol_station_stands_in_the_periphery() -> None:
    game = town("hand 1: 11 15")
    assert game.why_not("build petrol-station 15") == reasons.NOT_PERIPHERAL
    assert game.why_not("build petrol-station 11") is None


@rule("6.6.11", "8.6", "B40")
@pytest.mark.parametrize(
    ("around", "points"),
    [("", 4), ("parking-lot 12", 6), ("stanford 14 17 18", 5),
     ("parking-lot 12\nstanford 14 17 18", 7), ("tram H,0,0", 4), ("lincoln-park 12 15", 4)],
)  # fmt: skip
def test_the_value_of_a_petrol_station(around: str, points: int) -> None:
    assert town(f"{around}\nhand 1: 11").points("build petrol-station 11") == points


@rule("6.6.12", "4.9")
@pytest.mark.parametrize(
    ("around", "points"),
    [("", 3), ("petrol-station 11", 2), ("petrol-station 11\npetrol-station 13", 2),
     ("petrol-station 11\nstanford 15 18 19", 1), ("petrol-station 11\ntram H,1,0", 4)],
)  # fmt: skip
def test_a_residence_beside_a_petrol_station_is_worth_1_less(around: str, points: int) -> None:
    """On 12, in the periphery; with a factory too the sum is 2 + 1 - 2 - 1 = 0."""
    game = town(f"{around}\nhand 1: 12")
    assert game.points("build residence-1 12") == points
    if around == "petrol-station 11":
        assert game.points("build office-1 12") == 2


# Restaurant


@rule("6.6.13")
def test_a_restaurant_wants_an_office() -> None:
    assert town("residence-1 14\nhand 1: 15").why_not("build restaurant 15") == RESTAURANT
    assert town("office-1 14\nhand 1: 15").why_not("build restaurant 15") is None


@rule("6.6.13", "8.6", "B40")
@pytest.mark.parametrize(
    ("around", "points"),
    [("", 4), ("cinema 12", 5), ("lincoln-park 18 17", 5), ("cinema 12\nlincoln-park 18 17", 6),
     ("tram H,1,1", 8), ("cinema 12\nlincoln-park 18 17\ntram V,2,1", 12),
     ("stanford 18 17 31", 4), ("cinema 12\ncinema 18", 5)],
)  # fmt: skip
def test_the_value_of_a_restaurant(around: str, points: int) -> None:
    game = town(f"office-1 14\n{around}\nhand 1: 15", hall="city-hall 16")
    assert game.points("build restaurant 15") == points


# The cases of the published set


@rule("6.6.3", "6.6.5", "6.6.6", "6.6.7", "6.6.10", "4.9", "B40")
@pytest.mark.parametrize(
    ("around", "words", "points"),
    [
        ("residence-2 14 17, lincoln-park 16 19", "hospital 15 south", 13),
        ("office-2 14 17, bank 12, cinema 16, church 19, school 32", "hospital 15 south", 24),
        ("office-1 14, office-1 16, lincoln-park 12 11, shopping-centre 18 17", "parking-lot 15",
         10),
        ("cinema 12, residence-3 11 14 17, city-hall 16, office-3 13 18 19", "police-station 15",
         14),
        ("residence-1 14", "school 15", 4),
        ("school 14, stanford 18 17 31", "office-1 15", 1),
    ],
    ids=["hospital-4-plots", "hospital-6-plots", "parking-lot-park-mall", "police-hall-cinema",
         "school-centre", "office-school-factory"],
)  # fmt: skip
def test_v6_the_value_of(around: str, words: str, points: int) -> None:
    hall = "" if "city-hall" in around else "city-hall 27"
    cards = "15 18" if words.startswith("hospital") else "15"
    game = town("\n".join([*around.split(", "), f"hand 1: {cards}"]), hall)
    assert game.points(f"build {words}") == points
