"""Rows of bytes: as long as they say, the same for what is the same, and what single bytes mean."""

from __future__ import annotations

import pytest
from rows import part, row_of

from faubourg.core.catalogue import members, set_of
from faubourg.core.encoding import digest
from faubourg.core.registry import find_game
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.encode import Encoder
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState
from games.town_center.random_games import walk
from games.town_center.table import city, start

TABLES = [
    (1, {}, 8), (1, {"sides": "B"}, 4), (1, {"solo": "central_park"}, 8), (2, {"sides": "A,B"}, 4),
    (5, {}, 8),
]  # fmt: skip


def told(position: str, name: str, **given: object) -> list[int]:
    game = city(position, **given)  # type: ignore[arg-type]  # whatever the builder takes
    encoder = Encoder(game.rules)
    return part(encoder, row_of(encoder, game.state), name)


def turned(board: Board, positions: Positions, places: list[int]) -> Positions:
    return set_of(here for here, there in enumerate(places) if positions >> there & 1)


def turn_city(rules: TownCenterRules, state: TownCenterState, places: list[int]) -> TownCenterState:
    """The same game on boards that were turned."""
    other = state.clone()
    for board, one in zip(rules.boards, other.cities, strict=True):
        one.cubes = [turned(board, each, places) for each in one.cubes]
        one.near = [turned(board, each, places) for each in one.near]
        one.sites = turned(board, one.sites, places)
        one.shafts = turned(board, one.shafts, places)
    return other


@pytest.mark.parametrize(("seats", "options", "symmetries"), TABLES)
def test_a_turned_board_turns_the_row(seats: int, options: dict[str, str], symmetries: int) -> None:
    checked = 0
    for rules, state in walk(seats, options, "turned"):
        checked += 1
        if checked % 7:
            continue
        encoder = Encoder(rules)
        positions = len(rules.site.places)
        assert len(encoder.symmetries()) == symmetries
        for way in encoder.symmetries():
            row = row_of(encoder, state)
            expected = bytearray(row[place] for place in way)
            assert row_of(encoder, turn_city(rules, state, way[:positions])) == expected
    assert checked > 20


@pytest.mark.parametrize(("seats", "options", "symmetries"), TABLES)
def test_a_row_fills_its_own_bytes_alone(
    seats: int, options: dict[str, str], symmetries: int
) -> None:
    rules = start(seats, options).rules
    encoder = Encoder(rules)
    assert encoder.length == sum(size for _, size in encoder.features())
    for _, state in walk(seats, options, "bytes"):
        for seat in range(seats):
            rows = bytearray(b"\xff" * (encoder.length + 8))
            encoder.encode(state, seat, rows, 3)
            assert rows[:3] == b"\xff" * 3 and rows[-5:] == b"\xff" * 5
            assert rows[3:-5] == row_of(encoder, state, seat)


def test_one_city_looked_at_alone_has_the_row_that_it_has_at_the_table() -> None:
    """Bots look at one city by rules for one; what was learned at the table must fit there."""
    for rules, state in walk(2, {"sides": "A,B"}, "alone"):
        if state.step == 7:  # building: the same moment in both
            lone = state.clone()
            lone.cities, lone.actors, lone.first = [lone.cities[1]], (0,), 0
            alone = row_of(Encoder(rules.alone(1)), lone)
            assert alone == row_of(Encoder(rules), state, 1)


def test_weights_fit_rows_of_one_meaning_only() -> None:
    game = find_game("town_center")
    assert digest(game.encoder(game.rules(1, {}))) == digest(game.encoder(game.rules(4, {})))


def test_planes_show_where_cubes_stand() -> None:
    game = city("R@b3 LL@c2 U@c1")
    encoder = Encoder(game.rules)
    row = row_of(encoder, game.state)
    for colour, name in ((1, "residence"), (3, "utility"), (4, "lift")):
        shown = [at for at, byte in enumerate(part(encoder, row, name)) if byte]
        assert shown == members(game.city.cubes[colour])


def test_a_residence_beside_a_utility_has_power() -> None:
    assert sum(told("R@b3 U@c3", "powered residences")) == 1
    assert sum(told("R@b3 U@d3", "powered residences")) == 0


def test_income_still_to_come_is_counted() -> None:
    """A shop with power and the hall bring $2 to the $7 there are."""
    assert told("S@b3 U@c3 H@a3", "money", hand="R", money=7) == [9]
    assert told("S@b3 U@c3 H@a3", "income", hand="R", money=7) == [2]


def test_money_is_told_in_steps() -> None:
    assert told("", "money in steps", hand="R", money=21) == [1, 1, 1, 1] + 8 * [0]


def test_the_hand_is_told_by_colour() -> None:
    assert told("", "hand: one, two of a colour", hand="RR") == [0, 0, 1, 1, 0, 0, 0, 0, 0, 0]
    assert told("", "hand: one, two of a colour", hand="OU") == [1, 0, 0, 0, 0, 0, 1, 0, 0, 0]


def test_what_is_still_to_do() -> None:
    """Two offices beside one residence: it can grow; $5 are enough for a first utility."""
    name = "still to do: draft, build, grow, buy"
    assert told("R@b3 O@b2 O@b4", name, hand="S", money=0) == [0, 1, 1, 0]
    assert told("", name, hand="S", money=5) == [0, 1, 0, 1]


def test_the_largest_unit_is_told_by_size_power_floor_offices_lack_and_room() -> None:
    found = told("R@b3 R@b2 U@b4 O@a2", "largest residence unit", hand="S")
    size, powered, floor, offices = found[:16], found[16], found[17:21], found[21:33]
    lack, room = found[33:38], found[38:]
    assert sum(size) == 2 and powered == 1 and sum(floor) == 0 and sum(offices) == 1
    assert lack == [0, 0, 1, 0, 0]  # three are needed
    assert sum(room) == 4  # a3, c2, c3 and b1
