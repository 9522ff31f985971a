"""Town Center's city in C, as Python calls it: boards and views go in, plans and rows come out."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from ctypes import Structure, byref, c_float, c_int32, c_int64, c_uint8, c_uint64
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from faubourg.core.model import Seat
from faubourg.core.registry import find_game
from faubourg.games.town_center import board as geometry
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.encode import SIDES, Encoder
from faubourg.games.town_center.investment import offered
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState
from faubourg.train.compiling import compiled
from faubourg.train.selfplay import HIDDEN, Habits, Played, Scores, Weights

SOURCE: Final = Path(__file__).with_suffix(".c")
POSITIONS: Final = 57  # of all boards of the box
CELLS: Final = 32
LINE: Final = 20
GROWTHS: Final = 24
MOST_ROWS: Final = 3 * box.ROUNDS  # of a seat in a game
NOTHING: Final = -1  # in a plan


class Board(Structure):
    _fields_ = [
        ("touch", c_uint64 * POSITIONS), ("above", c_uint64 * POSITIONS),
        ("level", c_uint64 * POSITIONS), ("fits", c_uint64 * (box.HIGHEST + 1)),
        ("levels", c_uint64 * box.HIGHEST), ("columns", c_uint64 * CELLS),
        ("ground", c_uint64), ("suburb", c_uint64), ("exists", c_uint64),
        ("column_count", c_uint64), ("side", c_uint64),
    ]  # fmt: skip


class City(Structure):
    _fields_ = [
        ("cubes", c_uint64 * 6), ("near", c_uint64 * 6), ("sites", c_uint64),
        ("shafts", c_uint64), ("limit", c_int32), ("money", c_int32),
    ]  # fmt: skip


class View(Structure):
    _fields_ = [
        ("city", City), ("bag", c_int32 * 5), ("reserve", c_int32 * 5), ("hand", c_int32 * 5),
        ("line", c_int32 * LINE), ("line_length", c_int32), ("seats", c_int32), ("done", c_int32),
        ("drafts", c_int32), ("grows", c_int32), ("earns", c_int32), ("buys", c_int32),
    ]  # fmt: skip


class Plan(Structure):
    _fields_ = [
        ("put_back", c_int32), ("colour", c_int32 * 2), ("place", c_int32 * 2),
        ("growths", c_int32), ("grown_colour", c_int32 * GROWTHS),
        ("grown_place", c_int32 * GROWTHS), ("bought", c_int32), ("bought_place", c_int32),
    ]  # fmt: skip


class Width(Structure):
    """Of the beam: after the first cube, and before the purchase."""

    _fields_ = [("first", c_int32), ("second", c_int32)]


NARROW: Final = Width(8, 6)
WIDE: Final = Width(32, 24)


class Manner(Structure):
    """How games are played; the fields are explained in the C source."""

    _fields_ = [
        ("seats", c_int32), ("park", c_int32), ("often", c_float), ("noise", c_float),
        ("astray", c_float), ("trace", c_float), ("width", Width),
    ]  # fmt: skip


class Kernel:
    """For one set of rules and one size of the net."""

    def __init__(self, rules: TownCenterRules, hidden: tuple[int, int] = HIDDEN) -> None:
        self.rules = rules
        self.encoder = Encoder(rules)
        self.length = self.encoder.length
        boards = [board_of(board) for board in rules.boards]
        for board, side in zip(boards, self.encoder.sides, strict=True):
            board.side = SIDES.index(side)
        self.boards = (Board * len(boards))(*boards)
        first, second = hidden
        self.weights = self.length * first + first + first * second + second + second + 1
        sizes = {"ROW": self.length, "FIRST": first, "SECOND": second, "POSITIONS": POSITIONS}
        self.library = _typed(compiled(SOURCE, sizes))

    def row(self, state: TownCenterState, seat: Seat) -> bytes:
        filled = (c_uint8 * self.length)()
        self.library.fill_row(
            byref(self.boards[seat]), byref(view_of(self.encoder, state, seat)), filled
        )
        return bytes(filled)

    def plan(
        self, net: Weights, state: TownCenterState, seat: Seat, width: Width
    ) -> tuple[Plan, float]:
        """The best turn found from here on; of three cubes on offer, one goes back."""
        plan, view = Plan(), view_of(self.encoder, state, seat)
        three = None
        if state.step == steps.CHOOSE:
            three = (c_int32 * 5)(*offered(state))
            _take_from_line(view)
            view.done, view.drafts = view.done + 1, 0
            view.grows = view.earns = view.buys = 1
        value: float = self.library.plan_turn(
            byref(self.boards[seat]), _pointer(net), byref(view), three, width, byref(plan)
        )
        return plan, value

    def value(self, net: Weights, state: TownCenterState, seat: Seat) -> float:
        view = view_of(self.encoder, state, seat)
        found: float = self.library.value_of(byref(self.boards[seat]), _pointer(net), byref(view))
        return found

    def play(self, net: Weights, manner: Manner, seed: int, games: int) -> Played:
        assert net.dtype == numpy.float32 and net.size == self.weights
        seats = self.rules.seats
        most = games * seats * MOST_ROWS
        rows = numpy.empty((most, self.length), numpy.uint8)
        targets, scores = numpy.empty(most, numpy.float32), numpy.empty(games * seats, numpy.int32)
        judged = c_int64(0)
        number = self.library.play(
            self.boards, _pointer(net), byref(manner), seed, games, _pointer(rows),
            _pointer(targets), _pointer(scores), byref(judged),
        )  # fmt: skip
        told = targets[:number].reshape(-1, 1)
        return Played(rows[:number], told, scores.astype(numpy.float32), judged.value)


def _pointer(numbers: NDArray[Any]) -> ctypes.c_void_p:
    return ctypes.c_void_p(numbers.ctypes.data)


def _typed(library: Any) -> Any:
    pointer = ctypes.c_void_p
    library.fill_row.argtypes, library.fill_row.restype = [pointer] * 3, None
    library.builds.argtypes = [pointer] * 3
    library.growth.argtypes, library.growth.restype = [pointer] * 4, None
    library.on_sale.argtypes, library.on_sale.restype = [pointer, pointer, c_int32], c_uint64
    library.income.argtypes = library.points.argtypes = [pointer] * 2
    for change in (library.build, library.grow, library.buy):
        change.argtypes, change.restype = [pointer, pointer, c_int32, c_int32], None
    library.plan_turn.argtypes = [pointer, pointer, pointer, pointer, Width, pointer]
    library.plan_turn.restype = library.value_of.restype = c_float
    library.value_of.argtypes = [pointer] * 3
    library.play.argtypes = [pointer, pointer, pointer, c_uint64, c_int32, *[pointer] * 4]
    return library


# From the rules' objects


def board_of(board: geometry.Board) -> Board:
    places = board.site.places
    if len(places) != POSITIONS or len(board.columns) > CELLS:
        raise ValueError(f"a site of {len(places)} positions; the kernel is made for {POSITIONS}")
    made = Board()
    made.touch[:] = board.touch
    made.above[:] = board.above
    made.level[:] = [level for _, level in places]
    made.fits[:], made.levels[:] = board.fits, board.levels
    made.columns[: len(board.columns)] = board.columns
    made.ground, made.suburb, made.exists = board.ground, board.suburb, board.exists
    made.column_count = len(board.columns)
    return made


def view_of(encoder: Encoder, state: TownCenterState, seat: Seat) -> View:
    """What a seat knows; the same reading of a state as in the encoder."""
    view, city, step = View(), state.cities[seat], state.step
    view.city.cubes[:], view.city.near[:] = city.cubes, city.near
    view.city.sites, view.city.shafts = city.sites, city.shafts
    view.city.limit, view.city.money = city.limit, city.money
    view.bag[:], view.reserve[:] = state.bag, state.reserve
    view.hand[:] = [city.hand.count(colour) for colour in box.COLOURS]
    view.line[: len(state.line)] = state.line
    view.line_length, view.seats = len(state.line), encoder.rules.table
    drafting = step in (steps.TOWERS, steps.CHOOSE, steps.DRAFT)
    view.done = state.round - (drafting or step == steps.DRAW)
    view.drafts = drafting
    view.grows = encoder.is_before(state, seat, steps.GROW)
    view.earns = step in (steps.BUILD, steps.GROW)
    view.buys = encoder.is_before(state, seat, steps.BUY)
    return view


def _take_from_line(view: View) -> None:
    """4.3: the three cubes on offer are no longer in the line."""
    if view.line_length:
        left = list(view.line[box.SOLO_DRAW : view.line_length])
        view.line[: len(left)] = left
        view.line_length = len(left)


# For the loop


class Tables:
    """One kind of table, as the loop plays it."""

    def __init__(self, rules: TownCenterRules) -> None:
        self.kernel = Kernel(rules)
        self.encoder = self.kernel.encoder
        self.most_rows = MOST_ROWS * rules.seats

    def play(self, weights: Weights, habits: Habits, seed: int, games: int) -> Played:
        rules = self.kernel.rules
        manner = Manner(
            rules.seats, rules.central_park, habits.often, habits.noise, habits.astray,
            habits.trace, WIDE if habits.wide else NARROW,
        )  # fmt: skip
        return self.kernel.play(weights, manner, seed, games)

    def measure(self, weights: Weights, seed: int, games: int) -> Scores:
        """Also with others: their cities hardly matter for one's own."""
        return self.play(weights, Habits(), seed, games).scores

    def duel(self, weights: Weights, before: Weights, seed: int, games: int) -> Scores:
        """By points with the same luck, also with others: see measure."""
        now, then = (self.measure(each, seed, games) for each in (weights, before))
        shares: Scores = (50.0 * ((now > then) + (now >= then).astype("float32"))).astype("float32")
        return shares

    def __reduce__(self) -> tuple[Callable[..., Tables], tuple[int, tuple[tuple[str, str], ...]]]:
        rules = self.kernel.rules
        return tables_for, (rules.seats, tuple(sorted(rules.options.items())))


@lru_cache(maxsize=8)
def tables_for(seats: int, options: tuple[tuple[str, str], ...]) -> Tables:
    return Tables(rules_for(seats, dict(options)))


def rules_for(seats: int, options: Mapping[str, str]) -> TownCenterRules:
    rules = find_game("town_center").rules(seats, options)
    assert isinstance(rules, TownCenterRules)
    return rules


def kinds() -> dict[str, Tables]:
    """By name: sides alone, Central Park, and tables of several seats on side A."""
    tables: dict[str, tuple[int, dict[str, str]]] = {
        "A": (1, {}), "B": (1, {"sides": "B"}), "park": (1, {"solo": "central_park"}),
        "two": (2, {}), "three": (3, {}), "four": (4, {}),
    }  # fmt: skip
    return {name: Tables(rules_for(*table)) for name, table in tables.items()}
