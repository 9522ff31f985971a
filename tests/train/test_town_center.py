"""The kernel in C is held to the rules: same choices, same successors, same rows, legal plans."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from ctypes import byref, c_uint64
from functools import cache
from random import Random

import numpy
import pytest
from numpy.typing import NDArray

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Action, Rules, Seat
from faubourg.games.town_center import actions, scoring
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState
from faubourg.train.selfplay import Habits
from faubourg.train.town_center import NARROW, Kernel, Plan, Tables, View, rules_for, view_of

if not shutil.which("cc"):
    pytest.skip("training needs a C compiler, and there is none", allow_module_level=True)

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    "A": (1, {}),
    "B": (1, {"sides": "B"}),
    "park": (1, {"solo": "central_park"}),
    "two": (2, {"sides": "A,B"}),
    "five": (5, {}),
}
every_table = pytest.mark.parametrize("table", TABLES)


@cache
def kernel(table: str) -> Kernel:
    return Kernel(rules_for(*TABLES[table]))


def some_weights(size: int) -> NDArray[numpy.float32]:
    return numpy.random.default_rng(5).normal(0, 0.05, size).astype(numpy.float32)


def positions(table: str, games: int) -> Iterator[tuple[TownCenterRules, TownCenterState]]:
    """All states of some random games."""
    rules = kernel(table).rules
    for number in range(games):
        rng = Random(f"{table} {number}")
        match = Match(rules, Chance.seeded(f"{table} {number}"))
        while match.state.actors:
            yield rules, match.state
            seat = match.state.actors[0]
            match.play(seat, rules.pick(match.state, seat, rng))
        yield rules, match.state


def places(legal: list[Action], kind: type[actions.OfCube], colour: int) -> int:
    """Where the legal actions put a cube of a colour."""
    found = 0
    for action in legal:
        if isinstance(action, kind) and action.colour == colour:
            found |= 1 << action.position
    return found


def choices(table: str, view: View, seat: Seat, step: int) -> dict[tuple[type[Action], int], int]:
    """The kernel's legal sets, by kind of action and colour."""
    library, board = kernel(table).library, byref(kernel(table).boards[seat])
    if step == steps.BUILD:
        sets = (c_uint64 * 5)()
        library.builds(board, byref(view), sets)
        return {(actions.Build, colour): sets[colour] for colour in box.COLOURS}
    if step == steps.GROW:
        homes, shops = c_uint64(), c_uint64()
        library.growth(board, byref(view), byref(homes), byref(shops))
        return {
            (actions.Grow, box.RESIDENCE): homes.value,
            (actions.Grow, box.SHOP): shops.value,
        }
    return {
        (actions.Buy, colour): library.on_sale(board, byref(view), colour)
        for colour in actions.ON_SALE
    }


def do(table: str, view: View, seat: Seat, action: actions.OfCube) -> None:
    library = kernel(table).library
    change = {actions.Build: library.build, actions.Grow: library.grow, actions.Buy: library.buy}
    board = byref(kernel(table).boards[seat])
    change[type(action)](board, byref(view), action.colour, action.position)


def facts(view: View, with_money: bool) -> list[object]:
    city = view.city
    sets = [list(city.cubes), list(city.near), city.sites, city.shafts, city.limit]
    return [*sets, list(view.hand), list(view.reserve), city.money if with_money else None]


@every_table
def test_rows_are_the_same(table: str) -> None:
    for rules, state in positions(table, 4):
        for seat in range(rules.seats):
            row = bytearray(kernel(table).length)
            kernel(table).encoder.encode(state, seat, row, 0)
            assert kernel(table).row(state, seat) == bytes(row)


@every_table
def test_income_and_points_are_the_same(table: str) -> None:
    library = kernel(table).library
    for rules, state in positions(table, 3):
        for seat, city in enumerate(state.cities):
            view = view_of(kernel(table).encoder, state, seat)
            board, told = byref(kernel(table).boards[seat]), byref(view.city)
            assert library.income(board, told) == scoring.income(rules.boards[seat], city)
            assert library.points(board, told) == scoring.points(rules.boards[seat], city)


@every_table
def test_choices_and_what_they_do_are_the_same(table: str) -> None:
    """In every state and for every choice, not only for the one that is played."""
    compared = 0
    for rules, state in positions(table, 3 if TABLES[table][0] == 1 else 1):
        for seat in state.actors:
            if not steps.BUILD <= state.step <= steps.BUY:
                continue
            legal = rules.legal(state, seat)
            view = view_of(kernel(table).encoder, state, seat)
            for (kind, colour), found in choices(table, view, seat, state.step).items():
                assert found == places(legal, kind, colour)  # type: ignore[arg-type]
            for action in legal:
                if isinstance(action, actions.Build | actions.Grow | actions.Buy):
                    compared += 1
                    after, other = state.clone(), View.from_buffer_copy(view)
                    rules.apply(after, seat, action)
                    do(table, other, seat, action)
                    # Income comes with the last cube of a round, in the kernel by itself.
                    same_step = after.step == state.step and after.round == state.round
                    expected = view_of(kernel(table).encoder, after, seat)
                    if state.step == steps.BUY and table == "park":
                        expected.hand[:] = [0] * 5  # the last two cubes come at once
                    assert facts(other, same_step) == facts(expected, same_step)
    assert compared > 500


def do_plan(match: Match[TownCenterState, Action], plan: Plan) -> None:
    """By the real rules, which refuse what is illegal."""
    rules, round_now = match.rules, match.state.round
    if match.state.step == steps.CHOOSE:
        match.play(0, rules.parse(f"return {box.NAMES[plan.put_back]}"))
    for colour, place in zip(plan.colour, plan.place, strict=True):
        if colour >= 0:
            match.play(0, one(rules, actions.Build(colour, place)))
        while colour < 0 and match.state.step == steps.BUILD and match.state.round == round_now:
            match.play(0, rules.legal(match.state, 0)[0])  # a discard
    for number in range(plan.growths):
        match.play(0, one(rules, actions.Grow(plan.grown_colour[number], plan.grown_place[number])))
    if match.state.step == steps.BUY and match.state.round == round_now:
        bought = actions.Buy(plan.bought, plan.bought_place)
        match.play(0, one(rules, bought if plan.bought >= 0 else actions.Pass()))


def one(rules: Rules[TownCenterState, Action], action: Action) -> Action:
    return next(each for each in rules.catalogue if each == action)


@pytest.mark.parametrize("table", ["A", "B", "park"])
def test_a_plan_is_a_legal_turn_and_ends_where_it_says(table: str) -> None:
    weights = some_weights(kernel(table).weights)
    rules = kernel(table).rules
    for seed in range(3):
        match = Match(rules, Chance.seeded(f"plan {table} {seed}"))
        match.play(0, rules.pick(match.state, 0, Random(seed)))
        for turn in range(box.ROUNDS):
            plan, value = kernel(table).plan(weights, match.state, 0, NARROW)
            do_plan(match, plan)
            if turn == box.ROUNDS - 1:
                assert value == rules.total(match.state, 0)
            elif table != "park":  # the next cubes of the bag are drawn by now
                state = match.state.clone()
                state.bag = [a + b for a, b in zip(state.bag, state.drawn, strict=True)]
                hand = state.cities[0].hand
                state.bag = [n + hand.count(colour) for colour, n in enumerate(state.bag)]
                state.cities[0].hand, state.drawn = (), [0] * 5
                state.step, state.round = steps.DRAW, turn + 2
                assert value == pytest.approx(kernel(table).value(weights, state, 0), abs=1e-3)
        assert not match.state.actors


def test_without_noise_and_with_a_full_trace_every_row_is_told_the_end() -> None:
    for table in ("A", "two"):
        tables = Tables(kernel(table).rules)
        weights = some_weights(kernel(table).weights)
        played = tables.play(weights, Habits(often=0, trace=1), 11, 1)
        assert set(played.targets.ravel().tolist()) == set(played.scores.tolist())
        assert len(played.rows) == len(played.targets) == 30 * len(played.scores)


def test_the_same_seeds_give_the_same_games() -> None:
    tables = Tables(kernel("A").rules)
    weights = some_weights(kernel("A").weights)
    once, again = (tables.play(weights, Habits(often=0.5), 11, 4) for _ in range(2))
    split = [tables.play(weights, Habits(often=0.5), seed, 2) for seed in (11, 13)]
    assert once.scores.tolist() == again.scores.tolist()
    assert once.scores.tolist() == [each for part in split for each in part.scores.tolist()]
    assert (once.rows == again.rows).all()


def test_a_site_of_another_size_is_refused() -> None:
    rules = rules_for(1, {})
    other = TownCenterRules(1, rules.options, {"A": ("CC", "SS"), "B": ("CC", "SS")})
    with pytest.raises(ValueError, match="made for 57"):
        Kernel(other)


def test_the_line_of_central_park_is_laid() -> None:
    rows = {
        table: Tables(kernel(table).rules)
        .play(some_weights(kernel(table).weights), Habits(), 3, 1)
        .rows
        for table in ("A", "park")
    }
    line = slice(-48, -8)
    assert not rows["A"][:, line].any() and rows["park"][:, line].any()
