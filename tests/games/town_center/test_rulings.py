"""Chapters 6 and 7 of RULES.md: rulings and reconstructed data that no other file shows."""

from __future__ import annotations

from dataclasses import fields

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE
from faubourg.core.replay import follow, record_of
from faubourg.games.town_center import GAME, components
from faubourg.games.town_center.components import BAG_PER_PLAYER, BOARDS, PER_COPY
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import City, TownCenterState
from games.town_center.table import city, start

BOOK = Rulebook("town_center")


@rule("A1")
def test_the_hall_is_never_drawn_and_has_no_price() -> None:
    game = start(2).follow("hall c3", "hall c3", "start 1")
    assert "draw hall" not in game.chances()
    assert not any(words.startswith(("draw hall", "buy hall")) for words in game.rules.named)


@rule("A14")
def test_a_utility_on_any_floor_powers_a_lift() -> None:
    """The lift touches the utility on the first floor of b2."""
    assert city("LLL@c2 OU@b2").limit == 3
    assert city("LLL@c2 OOOU@b2").limit == 1  # above the lift's top: not adjacent


@rule("A14")
def test_the_first_lift_needs_a_utility_on_the_ground() -> None:
    game = city("LL@c2 O@b2", hand="U", seats=2)
    assert game.legal("build utility").isdisjoint({"b2+1"})
    assert game.play("build utility b3").limit == 1
    assert city("LL@c2 O@b2", hand="U", seats=2).play("build utility d2").limit == 2


@rule("A15")
def test_an_unpowered_column_earns_nothing_as_a_car_park() -> None:
    game = city("LL@c3 O@b3 O@d3 O@c4")
    assert (game.limit, game.income(), game.car_parks()) == (1, 0, [])


@rule("7.1")
def test_the_known_numbers() -> None:
    assert PER_COPY == (12, 42, 25, 20, 20)
    assert BAG_PER_PLAYER == (3, 6, 3, 4, 4)
    known = {"START_MONEY": 3, "OFFICE_COST": 5, "PURCHASE_STEP": 5, "HALL_INCOME": 1,
             "ROUNDS": 10, "HIGHEST": 5, "MONEY_PER_POINT": 5, "PLAYERS_PER_COPY": 4,
             "TOWERS_ABOVE_FOUR": 4, "LEAST_TOWER": 2, "SOLO_DRAW": 3}  # fmt: skip
    assert {name: getattr(components, name) for name in known} == known


@rule("7.2", "7.3", "7.4")
@pytest.mark.parametrize(("number", "board"), [("7.2", "A"), ("7.3", "B"), ("7.4", "central_park")])
def test_the_boards_are_those_of_the_drawings(number: str, board: str) -> None:
    assert BOARDS[board] == tuple(BOOK.drawings(number)[0])


@rule("7.2", "7.3", "7.4")
@pytest.mark.parametrize(
    ("board", "center", "suburb"), [("A", 9, 12), ("B", 7, 14), ("central_park", 8, 12)]
)
def test_the_boards_have_as_many_cells_as_told(board: str, center: int, suburb: int) -> None:
    cells = "".join(BOARDS[board])
    assert (cells.count("C"), cells.count("S")) == (center, suburb)


@rule("7.3")
def test_side_b_is_side_a_with_two_opposite_corners_turned_into_suburb() -> None:
    changed = [(x, y) for y in range(5) for x in range(5) if BOARDS["A"][y][x] != BOARDS["B"][y][x]]
    assert changed == [(1, 1), (3, 3)]


@rule("7.6")
def test_the_values_of_the_table_follow_the_formula() -> None:
    for size, row in enumerate(BOOK.rows("3.4.1"), start=1):
        values = [size * (size + 1) // 2 + level * (level + 1) // 2 for level in range(5)]
        assert list(map(int, row[1:])) == values


@rule("7.7")
def test_markers_and_names_have_no_effect_on_play() -> None:
    """No part of the state is a colour of a player, and records differ in names alone."""
    held = {field.name for part in (TownCenterState, City) for field in fields(part)}
    assert held.isdisjoint({"marker", "markers", "colour", "player", "players", "name"})
    match = Match(start(2).rules, Chance.seeded("markers"))
    match.play(0, match.rules.parse("hall c3"))
    green, purple = record_of(match, ["green", "white"]), record_of(match, ["purple", "red"])
    assert follow(green).state == follow(purple).state


SMALL: dict[str, tuple[str, ...]] = {"A": ("SCS",), "B": ("CSC",), "central_park": ("C#C",)}


@rule("7.8")
def test_boards_are_data_and_may_be_corrected() -> None:
    options = GAME.complete(1, {"sides": "B"})
    rules = TownCenterRules(1, options, SMALL)
    state = rules.new_state()
    halls = {rules.notation(action) for action in rules.legal(state, 0)}
    assert halls == {"hall a1", "hall b1", "hall c1"}
    assert "build residence b1+1" in rules.named  # Center on side A
    rules.apply(state, 0, rules.parse("hall b1"))
    assert rules.total(state, 0) == -1  # but Suburb on side B
    assert state.actors == (CHANCE,)
