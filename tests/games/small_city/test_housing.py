"""RULES.md 7.4 and 7.5: housing and arrivals."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.games.small_city import citizens
from faubourg.games.small_city.reasons import NOT_AN_EMPTY_HOUSE
from games.small_city.table import Table, table

moves = partial(table, phase=3)  # as it begins


def arrived(borough: str, hall: int = 0, stock: str = "") -> Table:
    """After the arrivals of a phase without moves."""
    game = table(borough, phase=7, hall=[hall], stock=[stock])
    citizens.arrive(game.state)
    return game


@rule("7.4.1")
def test_a_citizen_moves_to_each_empty_house() -> None:
    game = moves("residential-1 a1; residential-1 c1; residential-2 e1 f1", hall=[3])
    assert (game.citizens(), game.hall) == ({"a1", "c1"}, 1)


@rule("7.4.1")
def test_only_the_own_houses_and_only_of_level_1() -> None:
    game = moves("residential-2 a1 b1", "residential-1 a1", hall=[2])
    assert (game.citizens(), game.hall) == (set(), 2)
    assert game.sit(1).citizens() == set()


@rule("7.4.2")
def test_mov_8_if_citizens_are_short_the_player_names_the_houses() -> None:
    game = moves("residential-1 a1; residential-1 c1; residential-1 e1*", hall=[1])
    game.play("stop")
    assert (game.step, game.legal("house")) == ("houses", {"a1", "c1"})
    game.play("house c1")
    assert (game.citizens(), game.hall) == ({"c1", "e1"}, 0)


@rule("7.4.2")
def test_mov_8_exactly_one_moves_into_the_only_house() -> None:
    game = moves("residential-1 a1", hall=[2])
    assert (game.citizens(), game.hall) == ({"a1"}, 1)


@rule("7.4.2", "1.6.3")
def test_houses_are_named_one_after_the_other() -> None:
    game = moves("residential-1 a1; residential-1 c1; residential-1 e1", hall=[2])
    game.play("house e1", "house a1")
    assert game.citizens() == {"a1", "e1"}


@rule("7.4.2")
def test_without_a_citizen_in_the_town_hall_nobody_is_asked() -> None:
    assert moves("residential-1 a1; residential-1 c1").phase != 3


@rule("7.4.3")
@pytest.mark.parametrize("cell", ["e1", "g1", "a5", "b1"])
def test_only_an_empty_house_can_be_named(cell: str) -> None:
    houses = "residential-1 a1; residential-1 c1; residential-1 e1*; park-1 g1; residential-2 a5 b5"
    game = moves(houses, hall=[1]).play("stop")
    assert game.why_not(f"house {cell}") == NOT_AN_EMPTY_HOUSE


@rule("7.4.1")
def test_the_house_a_citizen_has_left_is_filled_again() -> None:
    game = moves("residential-1 a1*; park-1 c1", hall=[1]).play("pick 1 a1", "go 1 c1")
    assert (game.citizens(), game.hall) == ({"a1", "c1"}, 0)


@rule("7.5.1")
def test_each_empty_factory_slot_draws_a_citizen() -> None:
    game = arrived("factory-2 a1 b1; factory-1 d1*")
    assert (game.hall, game.borough.career) == (2, 14 - 1 - 2)


@rule("7.5.1")
def test_a_slot_with_a_tourist_on_it_is_not_empty() -> None:
    assert arrived("factory-2 a1*2 b1").hall == 1


@rule("7.5.1")
def test_only_factories_draw() -> None:
    assert arrived("commercial-1 a1; school c1; park-1 e1; residential-1 g1").hall == 0


@rule("7.5.1", "7.1.1")
def test_new_citizens_arrive_when_all_have_moved() -> None:
    game = moves("factory-1 a1; residential-1 c1*; residential-1 e1", "park-1 a1*; school c1")
    game.play("stop")
    assert (game.actors, game.hall) == ((1,), 0)
    game.sit(1).play("pick 2 a1", "go 2 c1")
    assert game.hall == 1


@rule("7.5.2", "13.6", "A70")
def test_mov_9_no_more_come_than_the_town_hall_has_places() -> None:
    game = arrived("factory-3 a1* b1 b2", hall=2, stock="hall wood")
    assert (game.hall, sum(game.stock())) == (3, 1)


@rule("7.5.2")
def test_no_more_come_than_are_in_the_career_space() -> None:
    game = table("factory-3 a1 b1 b2", phase=7)
    game.borough.career = 1
    citizens.arrive(game.state)
    assert (game.hall, game.borough.career) == (1, 0)


@rule("7.5.2")
def test_a_full_town_hall_stops_arrivals() -> None:
    assert arrived("factory-1 a1", hall=4).hall == 4


@rule("7.5.1", "10.2.2")
def test_nobody_arrives_in_an_eliminated_borough() -> None:
    game = table("factory-1 a1", phase=7, seats=3)
    game.borough.gone = 16
    citizens.arrive(game.state)
    assert game.hall == 0
