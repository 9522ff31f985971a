"""Chapters 1.2 to 1.4 of RULES.md: cities, citizens, services, food and gold."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.la_citta.citizens import are_neighbours
from faubourg.games.la_citta.components import NO_LIMIT
from faubourg.games.la_citta.reasons import JOINS_YOUR_CITIES, OCCUPIED
from games.la_citta.rulebook import rows
from games.la_citta.table import EXPANSION, Table, begin, table


def neighbours(game: Table, one: str, other: str) -> bool:
    pair = are_neighbours(game.state, game.at(one), game.at(other))
    assert pair == are_neighbours(game.state, game.at(other), game.at(one))
    return pair


@rule("1.2.1")
def test_a_hex_holds_one_tile() -> None:
    game = table(red=["4-13:3 school@3-14"])
    assert game.why_not("build statue 3-14") == OCCUPIED
    assert game.why_not("build statue 4-13") == OCCUPIED


@rule("1.2.2")
def test_a_city_is_a_castle_with_all_tiles_connected_to_it() -> None:
    game = table(red=["4-13:5"]).play("build school 3-14").again()
    game.play("build statue 2-15")  # adjacent to the school only
    assert game.tiles("4-13") == {"3-14": "school", "2-15": "statue"}


@rule("1.2.3", "4.1.4")
def test_two_cities_of_one_owner_never_merge() -> None:
    game = table(red=["4-13:3 school@3-14", "4-19:3 school@3-18 farmhouse@2-17"])
    assert game.why_not("build statue 2-15") == JOINS_YOUR_CITIES


@rule("1.2.4")
def test_neighbours_have_at_most_two_hexes_between() -> None:
    one = table(red=["4-13:3"], blue=["3-18:3"])
    assert not neighbours(one, "4-13", "3-18")  # three hexes between
    two = table(red=["4-13:3 school@3-14"], blue=["3-18:3"])
    assert neighbours(two, "4-13", "3-18")  # 2-15 and 2-17
    three = table(red=["4-13:3 school@3-14"], blue=["3-18:3 school@2-17"])
    assert neighbours(three, "4-13", "3-18")  # 2-15 only


@rule("1.2.4", "A6")
def test_a_third_city_between_two_keeps_them_apart() -> None:
    """2-13 to 4-19 leads through the city on 2-17, or around by a longer way."""
    game = table(red=["4-13:2 school@2-13 school@3-14"], blue=["2-17:1"], green=["4-21:2"], seats=3)
    assert neighbours(game, "4-13", "2-17") and neighbours(game, "2-17", "4-21")
    assert not neighbours(game, "4-13", "4-21")


@rule("1.3.1", "1.3.2")
def test_every_building_has_one_citizen_and_the_castle_the_others() -> None:
    game = table(red=["4-13:5 school@3-14 statue@2-15"])
    assert game.on_castle("4-13") == 3


@rule("1.3.2")
def test_the_castle_keeps_a_citizen_whatever_is_built() -> None:
    game = table(red=["4-13:2"]).play("build school 3-14")
    assert (game.population("4-13"), game.on_castle("4-13")) == ([2], 1)
    assert not game.again().legal("build statue")


@rule("1.3.3", "1.3.4", "1.3.5", "1.3.6")
@pytest.mark.parametrize(
    ("buildings", "limit"),
    [
        ("", 5),
        ("market@6-15", 8),
        ("market@6-13 fountain@6-15", NO_LIMIT),
        ("market@6-13 baths@6-15", NO_LIMIT),
        ("fountain@6-15", 5),
        ("baths@6-15", 5),
        ("market@6-13 hospital@6-15", 8),
    ],
)
def test_limits(buildings: str, limit: int) -> None:
    assert table(red=[f"7-14 {buildings}"]).limit("7-14") == limit


@rule("1.3.5", "9.4.1")
def test_a_port_lifts_the_limit_too() -> None:
    game = table(red=["7-14 market@6-13 port@6-15"], options=EXPANSION)
    assert game.limit("7-14") == NO_LIMIT


@rule("1.3.7", "6.11")
def test_when_a_limit_falls_the_citizens_above_it_go_to_the_reserve() -> None:
    """Nine citizens and ten tiles: without its market the city may have five citizens."""
    schools = " ".join(f"school@{hex}" for hex in ("6-13", "6-15", "6-17", "6-19", "5-12", "8-13"))
    game = table(red=[f"7-14:9 {schools} market@8-11 fountain@9-12 statue@10-13"])
    reserve = game.state.citizens
    game.reveal("culture", "culture", "culture").play("demolish 8-11")
    assert (game.population("7-14"), game.state.citizens) == ([5], reserve + 4)


@rule("1.4.1", "1.4.2")
def test_points_are_arches_and_cubes() -> None:
    game = table(red=["4-13:6 palace@3-14 hospital@4-11 school@5-12"], display="bread-and-games")
    assert game.services("4-13") == (2, 2, 1)
    game.play("games 4-13 health 1")
    assert game.services("4-13") == (2, 2, 2)


@rule("1.4.3", "1.4.4", "4.2.1")
def test_food_is_a_yearly_yield_that_follows_the_tiles() -> None:
    game = table(red=["8-9:3"])
    assert game.food == 5  # B2 and B3
    game.play("build farmhouse 8-11")
    assert game.food == 10


@rule("1.4.3", "3.7.1")
def test_food_is_not_eaten_up() -> None:
    game = table(red=["8-9:3 farmhouse@8-11"], blue=["4-19:2"])
    game.reveal("culture", "culture", "culture")
    assert (game.state.year, game.food) == (3, 10)


@rule("1.4.5", "12.1")
def test_there_are_33_gold_and_a_late_player_takes_what_is_left() -> None:
    game = begin(2)
    assert game.state.bank + sum(game.state.gold) == 33
    poor = table(red=["4-13:3"], gold=[32], bank=1).play("gold")
    assert (poor.gold, poor.state.bank) == (33, 0)


@rule("1.4.6", "12.1")
def test_there_are_130_citizens() -> None:
    game = begin(5)
    assert game.state.citizens + sum(game.state.population) == 130


@rule("1.4.6", "3.4.14")
def test_a_new_city_gets_what_is_left_of_the_citizens() -> None:
    game = table(red=["4-13:3"], citizens=1).play("found 8-23")
    assert (game.population("4-13", "8-23"), game.state.citizens) == ([2, 2], 0)


@rule("1.4.7")
def test_food_has_no_stock_that_could_run_out() -> None:
    """More than the 196 that the tokens in the box can count."""
    farms = " ".join(f"estate@{hex}" for hex in ("3-14", "2-15", "2-17", "3-18", "4-11"))
    game = table(red=[f"4-13 {farms}"], options=EXPANSION)
    assert game.food == 2 + 25
    assert not any("food" in name for name in game.rules.inventory(game.state))


@rule("4.1.13")
def test_the_table_of_buildings() -> None:
    """Each row of RULES.md against a city that has this building on 6-15: C1 is F2, C2 a lake."""
    for name, size, arches, _, price in rows("4.1.13"):
        building = name.replace(" ", "-")
        game = table(red=[f"6-13:9 {building}@6-15"], options=EXPANSION)
        prices = {"small": "–", "medium": "1", "large": "3"}
        assert prices[size] == price
        assert game.services("6-13") == _read(arches), name


def _read(arches: str) -> tuple[float, ...]:
    """ "1 health, 1 education" or a dash."""
    found = dict.fromkeys(("culture", "education", "health"), 0.0)
    for words in arches.split(", "):
        if words != "–":
            number, service = words.split()
            found[service] = 0.5 if number == "½" else float(number)
    return tuple(found.values())
