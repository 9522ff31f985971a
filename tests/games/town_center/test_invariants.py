"""What is true at every moment of every game, whatever the players do.

Random games at all player counts and with all options; the engine's sets and cached values are
compared with plain.py, which knows nothing of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from marks import rule

from faubourg.core.catalogue import members
from faubourg.games.town_center.actions import Build, Buy, Discard, Grow
from faubourg.games.town_center.board import KEPT, Board, Units
from faubourg.games.town_center.components import BOARDS, COLOURS, LETTERS, PER_COPY
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import full_value, income, points
from faubourg.games.town_center.state import BUILD, BUY, GROW, City, TownCenterState, height_limit
from games.town_center import plain
from games.town_center.plain import Choice, Cubes, Place, Reading
from games.town_center.random_games import walk
from games.town_center.table import Table, city, letters_of

SEVERAL = {"shortage": "cyclic", "first_round": "city_by_city", "first_player": "2"}
GAMES: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in range(1, 9)),
    (1, {"solo": "central_park"}),
    (1, {"sides": "B", "offices": "optional", "two_offices": "none"}),
    (2, {"sides": "A,B", **SEVERAL}),
    (3, {"sides": "B,B,B", "offices": "optional"}),
    (4, {"two_offices": "none", "shortage": "cyclic"}),
    (5, {"sides": "A,B,A,B,A", **SEVERAL, "offices": "optional"}),
]
all_games = pytest.mark.parametrize(
    ("seats", "options"), GAMES, ids=lambda value: value if isinstance(value, int) else "".join(
        f"{word}={value[word]};" for word in value))  # fmt: skip


@all_games
def test_no_cube_is_lost_or_made(seats: int, options: dict[str, str]) -> None:
    totals = [(1 if seats <= 4 else 2) * count for count in PER_COPY]
    for _, state in walk(seats, options, "conserved"):
        assert [_everywhere(state, colour) for colour in COLOURS] == totals


def _everywhere(state: TownCenterState, colour: int) -> int:
    piles = [*state.towers, state.line, *(town.hand for town in state.cities)]
    built = sum(town.cubes[colour].bit_count() for town in state.cities)
    held = sum(pile.count(colour) for pile in piles)
    return state.bag[colour] + state.reserve[colour] + state.drawn[colour] + held + built


@rule("1.8")
@all_games
def test_the_height_limit_never_falls(seats: int, options: dict[str, str]) -> None:
    before = [1] * seats
    for _, state in walk(seats, options, "limit"):
        now = [town.limit for town in state.cities]
        assert all(old <= new <= 5 for old, new in zip(before, now, strict=True))
        before = now


@rule("3.2.2", "3.2.3", "3.2.4")
@all_games
def test_stacks_are_as_they_must_be(seats: int, options: dict[str, str]) -> None:
    for rules, state in walk(seats, options, "stacks"):
        if state.step != BUY:
            continue
        for board, town in zip(rules.boards, state.cities, strict=True):
            cubes = plain.cubes_of(rules.site, town)
            for x, y in {(x, y) for x, y, _ in cubes}:
                assert _is_sound(cubes, x, y, board.rows[y][x])


def _is_sound(cubes: Cubes, x: int, y: int, zone: str) -> bool:
    """No hole, no black cube with others, one cube in the Suburb, five at most."""
    stack = plain.column(cubes, x, y)
    levels = [z for a, b, z in cubes if (a, b) == (x, y)]
    whole = sorted(levels) == list(range(len(stack)))
    pure = "L" not in stack or set(stack) == {"L"}
    return whole and pure and zone in "CS" and len(stack) <= (5 if zone == "C" else 1)


@rule("1.7", "1.8", "3.2.2")
@all_games
def test_what_a_city_remembers_equals_what_it_shows(seats: int, options: dict[str, str]) -> None:
    for rules, state in walk(seats, options, "caches"):
        for board, town in zip(rules.boards, state.cities, strict=True):
            _check_caches(board, town)


def _check_caches(board: Board, town: City) -> None:
    assert town.near == [board.touching(cubes) for cubes in town.cubes]
    assert town.limit == height_limit(board, town)
    taken = sum(town.cubes)
    black = town.cubes[LETTERS.index("L")]
    above_black = sum(board.above[position] for position in members(black))
    above_others = sum(board.above[position] for position in members(taken & ~black))
    assert town.shafts == above_black & ~taken
    assert town.sites == (board.ground | above_others) & ~taken
    for cubes in town.cubes:
        found = board.units(cubes)
        assert found.around == [board.touching(unit) for unit in found.each]
        assert found.sizes == [unit.bit_count() for unit in found.each]
        assert found.values == [full_value(board, unit) for unit in found.each]


def test_a_board_that_remembers_many_units_still_knows_them() -> None:
    board = city().board
    many = [board.units(cubes).sizes for cubes in range(2 * KEPT)]
    assert many == [Units(board.site, cubes).sizes for cubes in range(2 * KEPT)]


def placing(
    seats: int, options: dict[str, str], seed: str
) -> Iterator[tuple[TownCenterRules, TownCenterState]]:
    """The states of a random game in the phases where cubes are placed."""
    steps = (BUILD, GROW, BUY)
    return (moment for moment in walk(seats, options, seed) if moment[1].step in steps)


@rule("1.4", "1.6", "1.8", "3.4.1", "3.4.2", "3.4.3", "3.7.1", "3.7.2", "3.7.3")
@all_games
def test_limit_income_and_points_are_those_of_a_plain_count(
    seats: int, options: dict[str, str]
) -> None:
    for rules, state in placing(seats, options, "values"):
        for board, town in zip(rules.boards, state.cities, strict=True):
            cubes = plain.cubes_of(rules.site, town)
            assert town.limit == plain.limit(cubes)
            assert income(board, town) == plain.income(cubes)
            assert points(board, town) == plain.score(board.rows, cubes, town.money)


@rule("3.2.7", "3.3.6", "3.5.1")
@pytest.mark.parametrize("seed", ["first", "second", "third"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (1, {"solo": "central_park"}),
        (2, {"sides": "B,B"}),
        (4, {}),
        (5, {}),
        (3, {"offices": "optional"}),
        (2, {"two_offices": "none"}),
        (2, {"offices": "optional", "two_offices": "none"}),
    ],  # fmt: skip
)
def test_the_places_offered_are_those_found_by_trying_everything(
    seats: int, options: dict[str, str], seed: str
) -> None:
    for rules, state in placing(seats, options, f"places-{seed}"):
        for seat in state.actors:
            _check_places(rules, state, seat)


def reading_of(rules: TownCenterRules) -> Reading:
    options = rules.options
    return Reading(options["offices"] == "optional", options["two_offices"] == "none")


def _check_places(rules: TownCenterRules, state: TownCenterState, seat: int) -> None:
    town, rows = state.cities[seat], rules.boards[seat].rows
    cubes = plain.cubes_of(rules.site, town)
    reserve = dict(zip(LETTERS, state.reserve, strict=False))
    legal = rules.legal(state, seat)
    offered: set[Choice] = set()
    for action in legal:
        if isinstance(action, Build | Grow | Buy):
            offered.add((LETTERS[action.colour], _place(rules, action.position)))
    if state.step == BUILD:
        hand, reading = letters_of(town.hand), reading_of(rules)
        expected = plain.builds(rows, cubes, hand, town.money, reading)
        discards = {LETTERS[action.colour] for action in legal if isinstance(action, Discard)}
        assert discards == plain.discards(rows, cubes, hand, town.money, reading)
    elif state.step == GROW:
        expected = plain.growths(rows, cubes, reserve)
    else:
        expected = plain.purchases(rows, cubes, reserve, town.money)
    assert offered == expected


def overgrown(rng: Random) -> str:
    """A city as no game makes it: cubes of any colour anywhere they can stand, lifts preferred."""
    cubes: Cubes = {}
    for _ in range(rng.randrange(8, 60)):
        letter = rng.choice("OORRRSSSUULL")
        places = sorted(plain.stands(BOARDS["A"], cubes, letter))
        high = [place for place in places if place[2]]
        if places:
            cubes[rng.choice(high if high and rng.random() < 0.6 else places)] = letter
    return " ".join(f"{letter}@{x},{y},{z}" for (x, y, z), letter in cubes.items())


READINGS = [
    {"offices": offices, "two_offices": two}
    for offices in ("forced", "optional")
    for two in ("one", "none")
]


def strange_city(rng: Random, step: str) -> Table:
    hand = "".join(rng.choices("OORSUL", k=rng.choice([1, 2, 2])))
    money = rng.choice([3, 7, 12, 60])
    return city(overgrown(rng), hand=hand, money=money, step=step, options=rng.choice(READINGS))


@rule("3.2.7", "3.3.4", "3.5.4", "5.4", "5.7")
@pytest.mark.parametrize("step", ["build", "grow", "buy"])
def test_in_any_city_the_places_offered_are_those_found_by_trying_everything(step: str) -> None:
    rng = Random(f"overgrown-{step}")
    for _ in range(300):
        game = strange_city(rng, step)
        _check_places(game.rules, game.state, 0)
        cubes = plain.cubes_of(game.rules.site, game.city)
        assert game.limit == plain.limit(cubes)
        assert game.income() == plain.income(cubes)
        assert game.total() == plain.score(BOARDS["A"], cubes, game.money)


def _place(rules: TownCenterRules, position: int) -> Place:
    cell, level = rules.site.places[position]
    x, y = rules.site.cells[cell]
    return x, y, level


@rule("3.3.6")
@all_games
def test_development_ends_only_when_nothing_can_grow(seats: int, options: dict[str, str]) -> None:
    growing = False
    for rules, state in walk(seats, options, "exhaustive"):
        if growing and state.step == BUY:
            reserve = dict(zip(LETTERS, state.reserve, strict=False))
            for board, town in zip(rules.boards, state.cities, strict=True):
                cubes = plain.cubes_of(rules.site, town)
                assert not plain.growths(board.rows, cubes, reserve)
        growing = state.step in (BUILD, GROW)
