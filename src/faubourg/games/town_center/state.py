"""What changes during a game of Town Center."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat, State
from faubourg.games.town_center.board import Board, Cell, Position, Positions
from faubourg.games.town_center.components import LIFT, START_MONEY, UTILITY, Colour

Step: TypeAlias = int
START: Final = 0  # chance names the first player
LINE: Final = 1  # Central Park: chance lays the line
HALLS: Final = 2
DRAW: Final = 3  # chance draws from the bag
TOWERS: Final = 4  # the first player stacks
CHOOSE: Final = 5  # solo: which cube goes back
DRAFT: Final = 6
BUILD: Final = 7
GROW: Final = 8
BUY: Final = 9
OVER: Final = 10
STEPS: Final = ("start", "line", "halls", "draw", "towers", "choose", "draft", "build", "grow",
                "buy", "over")  # fmt: skip

Tower: TypeAlias = tuple[Colour, ...]  # bottom first


# Once compiled, the `__init__` that a dataclass makes is slow: clones are made by one of our own.


@dataclass(slots=True, init=False)
class City:
    """One player's board, money and cubes in hand."""

    cubes: list[Positions]  # per colour: where its cubes stand
    near: list[Positions]  # per colour: adjacent to its cubes; must equal Board.touching(cubes)
    sites: Positions  # empty ground and tops of stacks that are no lift or car park
    shafts: Positions  # tops of lifts and car parks in the Center
    limit: int  # must equal height_limit, which every placement would ask for
    money: int
    hand: tuple[Colour, ...]  # taken, not yet built; sorted

    def __init__(
        self, cubes: list[Positions], near: list[Positions], sites: Positions, shafts: Positions,
        limit: int, money: int, hand: tuple[Colour, ...],
    ) -> None:  # fmt: skip
        self.cubes, self.near, self.hand = cubes, near, hand
        self.sites, self.shafts = sites, shafts
        self.limit, self.money = limit, money

    def clone(self) -> City:
        return City(
            self.cubes[:], self.near[:], self.sites, self.shafts, self.limit, self.money, self.hand
        )

    def __reduce__(self) -> tuple[type[City], tuple[object, ...]]:
        """For pickle, which cannot make a compiled object without its arguments."""
        return City, (
            self.cubes, self.near, self.sites, self.shafts, self.limit, self.money, self.hand
        )  # fmt: skip


@dataclass(slots=True, init=False)
class TownCenterState(State):
    """The whole table. Only the order of the bag is unknown, and it is stored nowhere."""

    step: Step
    round: int  # 1 to 10; 0 during set-up
    first: Seat
    bag: list[int]  # per colour
    reserve: list[int]  # per colour
    drawn: list[int]  # per colour: out of the bag, not yet on a tower or in a hand
    towers: list[Tower]
    line: Tower  # Central Park: the next cube first
    picks: int  # taken from the towers this round
    cities: list[City]

    def __init__(
        self, actors: tuple[Seat, ...], step: Step, round: int, first: Seat, bag: list[int],
        reserve: list[int], drawn: list[int], towers: list[Tower], line: Tower, picks: int,
        cities: list[City],
    ) -> None:  # fmt: skip
        self.actors, self.events = actors, None
        self.step, self.round, self.first = step, round, first
        self.bag, self.reserve, self.drawn = bag, reserve, drawn
        self.towers, self.line = towers, line
        self.picks, self.cities = picks, cities

    def clone(self) -> TownCenterState:
        return TownCenterState(
            self.actors, self.step, self.round, self.first, self.bag[:], self.reserve[:],
            self.drawn[:], self.towers[:], self.line, self.picks,
            [city.clone() for city in self.cities],
        )  # fmt: skip

    def count(self, colour: Colour) -> int:
        """All cubes of a colour: in stock, on towers, in hands and in cities."""
        stock = sum(counts[colour] for counts in (self.bag, self.reserve, self.drawn))
        held = [*self.towers, self.line, *(city.hand for city in self.cities)]
        built = sum(city.cubes[colour].bit_count() for city in self.cities)
        return stock + built + sum(cubes.count(colour) for cubes in held)


def new_city(board: Board) -> City:
    return City([0] * 6, [0] * 6, board.ground, 0, 1, START_MONEY, ())


def put(board: Board, city: City, colour: Colour, position: Position) -> None:
    """A cube stands on a position; what is open and how high one may build follow from it."""
    bit = 1 << position
    city.cubes[colour] |= bit
    city.near[colour] |= board.touch[position]
    city.sites &= ~bit
    if colour == LIFT:
        city.shafts = city.shafts & ~bit | board.above[position]
        city.limit = height_limit(board, city)
    else:
        city.sites |= board.above[position]
        if colour == UTILITY and board.touch[position] & city.cubes[LIFT]:
            city.limit = height_limit(board, city)


def column(board: Board, city: City, cell: Cell) -> Tower:
    """The cubes of a cell, bottom first."""
    standing = board.site.columns[cell]
    at = {where: n for n, cubes in enumerate(city.cubes) for where in members(cubes & standing)}
    return tuple(at[where] for where in sorted(at))  # positions are numbered from the ground up


def height_limit(board: Board, city: City) -> int:
    """1.8: the height of the tallest powered lift, or 1."""
    lifts, power = city.cubes[LIFT], city.near[UTILITY]
    limit = 1
    if lifts & power:
        for column in board.columns:
            if lifts & column & power:
                limit = max(limit, (lifts & column).bit_count())
    return limit
