"""What the judge measures in a city, once for all its terms, and what is still to come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from faubourg.core.catalogue import members
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.development import units
from faubourg.games.town_center.scoring import income, top_floor, triangle

TRIANGLE: Final = [triangle(number) for number in range(60)]  # no city has so many cubes
DRAFTED: Final = (steps.TOWERS, steps.DRAFT, steps.BUILD, steps.GROW, steps.BUY, steps.OVER)
CUBES: Final = 2 * box.ROUNDS  # a player builds in a game


@dataclass(frozen=True)
class Outlook:
    """What is still to come for one city."""

    cubes: int  # to be built after those in hand
    incomes: int
    growths: int
    purchases: int
    share: tuple[float, ...]  # per colour: this city's part of the bag

    @property
    def left(self) -> float:
        """1 at the start, 0 when nothing is left to be built."""
        return self.cubes / CUBES


NOTHING: Final = Outlook(0, 0, 0, 0, (0.0,) * len(box.COLOURS))


def outlook(state: steps.TownCenterState) -> Outlook:
    """3 and 3.6.1: ten rounds; drafted cubes are built, then growth, income, purchase."""
    after = box.ROUNDS - max(1, state.round)
    drafted = state.step in DRAFTED
    collected = state.step in (steps.BUY, steps.OVER)
    share = tuple((state.bag[c] + state.line.count(c)) / len(state.cities) for c in box.COLOURS)
    rest = after + (not collected)
    return Outlook(
        2 * (after + (not drafted)), rest, rest, after + (state.step != steps.OVER), share
    )


@dataclass(slots=True)
class Survey:
    """A city, measured."""

    board: Board
    city: steps.City
    homes: list[Positions]  # residence units
    around_homes: list[Positions]  # by unit
    shops: list[Positions]
    around_shops: list[Positions]
    offices: Positions  # that make residences grow: the hall too (3.3.1)
    open: Positions  # where a cube may stand under the height limit (3.2.3)
    power: Positions
    income: int


def survey(board: Board, city: steps.City) -> Survey:
    homes = units(board, city.cubes[box.RESIDENCE])
    shops = units(board, city.cubes[box.SHOP])
    return Survey(
        board, city,
        homes, [board.touching(unit) for unit in homes],
        shops, [board.touching(unit) for unit in shops],
        city.cubes[box.OFFICE] | city.cubes[box.HALL],
        city.sites & board.fits[city.limit],
        city.near[box.UTILITY],
        income(board, city),
    )  # fmt: skip


def value(board: Board, unit: Positions) -> int:
    """3.4.1 and 3.7.2, as if the unit had power."""
    return TRIANGLE[unit.bit_count()] + TRIANGLE[top_floor(board, unit)]


def touched_twice(around: list[Positions]) -> Positions:
    """Positions in at least two of these sets."""
    once = twice = 0
    for near in around:
        twice |= once & near
        once |= near
    return twice


def between_homes(s: Survey) -> Positions:
    """Free places next to two residence units."""
    return touched_twice(s.around_homes) & s.open


def beside_offices(s: Survey) -> tuple[Positions, Positions]:
    """Free places for a residence (3.2.5) next to two offices, and to just one."""
    touch = s.board.touch
    once = twice = 0
    for position in members(s.offices):
        twice |= once & touch[position]
        once |= touch[position]
    free = s.open & ~s.city.near[box.RESIDENCE]
    return twice & free, once & ~twice & free


def largest_home(s: Survey) -> tuple[int, Positions]:
    """The size of the largest residence unit, and what is around it."""
    best = max(range(len(s.homes)), key=lambda place: s.homes[place].bit_count())
    return s.homes[best].bit_count(), s.around_homes[best]
