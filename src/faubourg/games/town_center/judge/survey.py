"""What the judge measures in a city, once for all its terms, and what is still to come."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.catalogue import members
from faubourg.games.town_center import components as box
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.board import KEPT, Board, Positions, Units
from faubourg.games.town_center.components import triangle
from faubourg.games.town_center.scoring import car_parks, hall_income, powered_value, taken_ground

TRIANGLE: Final = [triangle(number) for number in range(60)]  # no city has so many cubes
CUBES: Final = 2 * box.ROUNDS  # a player builds in a game


class Outlook:
    """What is still to come for one city."""

    def __init__(
        self, cubes: int, incomes: int, growths: int, purchases: int, share: list[float]
    ) -> None:
        self.cubes = cubes  # to be built after those in hand
        self.incomes = incomes
        self.growths = growths
        self.purchases = purchases
        self.left = cubes / CUBES  # 1 at the start, 0 when nothing is left to be built
        # This city's part of the bag.
        self.offices, self.homes = share[box.OFFICE], share[box.RESIDENCE]
        self.shops, self.utilities = share[box.SHOP], share[box.UTILITY]


NOTHING: Final = Outlook(0, 0, 0, 0, [0.0] * len(box.COLOURS))


# What of a round is over: nothing, the draw, the income, all of it.
MOMENTS: Final = [0] * len(steps.STEPS)
for _step in (steps.TOWERS, steps.DRAFT, steps.BUILD, steps.GROW):
    MOMENTS[_step] = 1
MOMENTS[steps.BUY], MOMENTS[steps.OVER] = 2, 3


def outlook(state: steps.TownCenterState) -> Outlook:
    """3 and 3.6.1: ten rounds; drafted cubes are built, then growth, income, purchase."""
    after, moment = box.ROUNDS - max(1, state.round), MOMENTS[state.step]
    rest = after + (moment < 2)
    share = [cubes / len(state.cities) for cubes in to_draw(state)]
    return Outlook(2 * (after + (moment < 1)), rest, rest, after + (moment < 3), share)


def to_draw(state: steps.TownCenterState) -> list[int]:
    """Per colour, out of the bag or the line."""
    if not state.line:
        return state.bag
    return [state.bag[colour] + state.line.count(colour) for colour in box.COLOURS]


# What is measured of the cubes of one colour


class Homes:
    """Residence units, and what lies between them."""

    def __init__(self, board: Board, cubes: Positions) -> None:
        self.units = board.units(cubes)
        self.between = touched_twice(self.units.around)
        self.largest = 0  # cubes in the largest unit
        self.around_largest = 0
        for place, size in enumerate(self.units.sizes):
            if size > self.largest:
                self.largest, self.around_largest = size, self.units.around[place]
        # 3.3.4: what a cube that joins units would bring, and where; the best first.
        gains = [(self._joined(board.touch[p]), 1 << p) for p in members(self.between)]
        gains.sort(reverse=True)
        self.gains = [gain for gain, _ in gains]
        self.bridges = [bit for _, bit in gains]

    def _joined(self, beside: Positions) -> int:
        """What one unit of them all is worth by its size, above what they are worth now."""
        total, apart = 1, 0
        for place, unit in enumerate(self.units.each):
            if unit & beside:
                total += self.units.sizes[place]
                apart += TRIANGLE[self.units.sizes[place]]
        return TRIANGLE[total] - apart


def touched_twice(around: list[Positions]) -> Positions:
    """Positions in at least two of these sets."""
    once = twice = 0
    for near in around:
        twice |= once & near
        once |= near
    return twice


class Offices:
    """Places next to office cubes, where residences would grow."""

    def __init__(self, board: Board, cubes: Positions) -> None:
        around = [board.touch[position] for position in members(cubes)]
        self.cubes = cubes
        self.two = touched_twice(around)  # next to two of them
        self.one = board.touching(cubes) & ~self.two  # next to just one


class Lifts:
    """Black columns of the Center, and car parks."""

    def __init__(self, board: Board, city: steps.City) -> None:
        columns = [city.cubes[box.LIFT] & column for column in board.columns]
        self.tallest = max([column.bit_count() for column in columns], default=0)
        self.shafts = [c for c in columns if c and board.above[c.bit_length() - 1]]  # that can rise
        self.around_shafts = [board.touching(column) for column in self.shafts]
        parks = car_parks(board, city)
        self.around_parks = [board.touching(park) & ~park for park in parks]


# Cities


class Survey:
    """A city, measured."""

    def __init__(
        self, board: Board, city: steps.City, homes: Homes, offices: Offices, lifts: Lifts
    ) -> None:
        self.board = board
        self.city = city
        self.homes = homes
        self.shops: Units = board.units(city.cubes[box.SHOP])
        self.offices = offices  # that make residences grow: the hall too (3.3.1)
        self.lifts = lifts
        self.open = city.sites & board.fits[city.limit]  # below the height limit (3.2.3)
        self.power = city.near[box.UTILITY]
        self.income = self._income()

    def _income(self) -> int:
        """Must equal scoring.income, which would look for the car parks in every city."""
        total = powered_value(self.shops, self.power) + hall_income(self.city)
        taken = taken_ground(self.board, self.city)
        for around in self.lifts.around_parks:
            total += (around & taken).bit_count()
        return total


class Surveyor:
    """Measures cities on one board; those that are compared differ in one colour or two."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._homes: dict[Positions, Homes] = {}
        self._offices: dict[Positions, Offices] = {}
        self._lifts: dict[Positions, Lifts] = {}

    def survey(self, city: steps.City) -> Survey:
        homes = self._homes_of(city.cubes[box.RESIDENCE])
        offices = self._offices_of(city.cubes[box.OFFICE] | city.cubes[box.HALL])
        return Survey(self.board, city, homes, offices, self._lifts_of(city))

    def _homes_of(self, cubes: Positions) -> Homes:
        found = self._homes.get(cubes)
        if found is None:
            if len(self._homes) == KEPT:
                self._homes.clear()
            found = self._homes[cubes] = Homes(self.board, cubes)
        return found

    def _offices_of(self, cubes: Positions) -> Offices:
        found = self._offices.get(cubes)
        if found is None:
            if len(self._offices) == KEPT:
                self._offices.clear()
            found = self._offices[cubes] = Offices(self.board, cubes)
        return found

    def _lifts_of(self, city: steps.City) -> Lifts:
        found = self._lifts.get(city.cubes[box.LIFT])
        if found is None:
            if len(self._lifts) == KEPT:
                self._lifts.clear()
            found = self._lifts[city.cubes[box.LIFT]] = Lifts(self.board, city)
        return found


@lru_cache(maxsize=16)
def surveyor(board: Board) -> Surveyor:
    """One for all judges, which are made anew for a question or two."""
    return Surveyor(board)


def survey(board: Board, city: steps.City) -> Survey:
    return surveyor(board).survey(city)
