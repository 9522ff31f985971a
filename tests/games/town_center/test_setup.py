"""Chapter 2 of RULES.md: set-up."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.core.model import CHANCE
from faubourg.core.registry import BadOption
from faubourg.games.town_center import GAME
from faubourg.games.town_center.components import HALLS_PER_COPY, PER_COPY
from faubourg.games.town_center.reasons import NO_CELL, WRONG_STEP
from faubourg.games.town_center.state import BUILD
from games.town_center.table import start

BOOK = Rulebook("town_center")
COUNTS = range(1, 9)


@rule("2.1")
def test_one_to_eight_can_play() -> None:
    for seats in (0, 9):
        with pytest.raises(BadOption):
            GAME.rules(seats)


@rule("2.1", "7.1")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_cubes_of_one_box_up_to_four_players_and_of_two_above(seats: int) -> None:
    game = start(seats)
    boxes = 1 if seats <= 4 else 2
    totals = {letter: game.bag[letter] + game.reserve[letter] for letter in "ORSUL"}
    assert totals == {"O": 12 * boxes, "R": 42 * boxes, "S": 25 * boxes, "U": 20 * boxes,
                      "L": 20 * boxes}  # fmt: skip
    assert HALLS_PER_COPY == 4


@rule("2.1", "7.1")
def test_a_box_holds_123_cubes() -> None:
    assert sum(PER_COPY) + HALLS_PER_COPY == 123


@rule("2.2", "5.1", "A31")
def test_each_seat_may_have_a_side_of_its_own() -> None:
    game = start(3, {"sides": "A,B,A"})
    assert [len(game.sit(seat).board.columns) for seat in range(3)] == [9, 7, 9]


@rule("2.3")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_starts_with_3_dollars(seats: int) -> None:
    assert [city.money for city in start(seats).state.cities] == [3] * seats


@rule("2.4")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_bag_has_20_cubes_for_each_player(seats: int) -> None:
    assert start(seats).bag == {letter: seats * count for letter, count in
                                {"O": 3, "R": 6, "S": 3, "U": 4, "L": 4}.items()}  # fmt: skip


@rule("2.5")
@pytest.mark.parametrize("row", BOOK.rows("2.5"), ids=lambda row: f"{row[0]}-players")
def test_bag_and_reserve_are_those_of_the_table(row: list[str]) -> None:
    seats, _, bag, *reserve = map(int, row)
    game = start(seats)
    assert sum(game.bag.values()) == bag
    assert list(game.reserve.values()) == reserve


@rule("2.5")
def test_the_table_has_a_line_for_every_number_of_players() -> None:
    assert [int(row[0]) for row in BOOK.rows("2.5")] == list(COUNTS)


@rule("2.5")
def test_halls_are_neither_in_bag_nor_in_reserve() -> None:
    game = start(3)
    assert set(game.bag) == set(game.reserve) == set("ORSUL")


@rule("2.6")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_hall_may_stand_on_any_cell(side: str) -> None:
    game = start(1, {"sides": side})
    assert game.legal("hall") == set(game.rules.site.cell_names)
    assert len(game.legal("hall")) == 21


@rule("2.6", "A33")
def test_a_hall_may_not_stand_in_the_park() -> None:
    game = start(1, {"solo": "central_park"})
    while game.actors == (CHANCE,):
        game.play(next(iter(game.chances())))
    assert game.why_not("hall c3") == NO_CELL
    assert len(game.legal("hall")) == 20


@rule("2.6", "A1")
def test_a_hall_costs_nothing() -> None:
    assert start(2).play("hall c3").money == 3


@rule("2.6", "A2", "A35")
def test_halls_are_asked_from_seat_1_up_before_the_first_player_is_known() -> None:
    game = start(4)
    asked: list[int] = []
    while game.step == "halls":
        asked += game.actors
        game.follow("hall c3")
    assert asked == [0, 1, 2, 3]
    assert (game.step, game.actors) == ("start", (CHANCE,))


@rule("A35", "5.5")
def test_halls_come_first_even_if_the_table_has_named_the_first_player() -> None:
    game = start(3, {"first_player": "3"})
    assert (game.step, game.actors) == ("halls", (0,))


@rule("A2")
def test_a_hall_leaves_the_other_cities_as_they_are() -> None:
    game = start(2)
    other = game.state.cities[1].clone()
    game.play("hall b2")
    assert game.state.cities[1] == other
    assert len(game.sit(1).legal("hall")) == 21


@rule("2.7", "5.5")
def test_every_seat_may_be_drawn_as_first_player() -> None:
    game = start(3).follow("hall c3", "hall c3", "hall c3")
    assert game.chances() == {"start 1": 1, "start 2": 1, "start 3": 1}
    game.play("start 2")
    assert (game.state.first, game.state.round, game.step) == (1, 1, "draw")


@rule("2.7", "5.5")
def test_the_table_may_name_the_first_player() -> None:
    game = start(3, {"first_player": "3"}).follow("hall c3", "hall c3", "hall c3")
    assert (game.state.first, game.state.round, game.step) == (2, 1, "draw")


@rule("2.7")
def test_the_first_player_stacks_the_towers() -> None:
    game = start(2, {"first_player": "2"}).follow("hall c3", "hall c3")
    for _ in range(4):
        game.play("draw residence")
    assert (game.step, game.actors) == ("towers", (1,))


@rule("A36")
def test_the_line_of_central_park_lies_before_the_hall_is_placed() -> None:
    game = start(1, {"solo": "central_park"})
    assert (game.step, game.actors) == ("line", (CHANCE,))
    while game.actors == (CHANCE,):
        game.play(next(iter(game.chances())))
    assert (game.step, len(game.line)) == ("halls", 20)


def test_nothing_but_a_hall_can_be_placed_during_set_up() -> None:
    assert start(2).why_not("build residence c3") == WRONG_STEP[BUILD]
