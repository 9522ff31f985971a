"""Where everything of the city lies on the paper, seen from one of its four sides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.catalogue import members
from faubourg.drawing.svg import Box, Point
from faubourg.games.big_city.board import SIDES, Crossing, Plan, Side, position, street_ends
from faubourg.games.big_city.components import PLOT_NAMES, Plot, Plots

CELL: Final = 100.0  # from the middle of a street to the middle of the next
STREET: Final = 20.0  # its width
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the cell beyond each side
MARGIN: Final = 0.45  # cells around the city
LINE: Final = 40  # letters across the paper
SLIM: Final = 0.7  # of the paper's height: its least width
ROOM: Final = 4  # cells around it while a district looks for its place

Spot: TypeAlias = tuple[int, int]  # a cell or a crossing, counted on the paper


class Street(NamedTuple):
    """By the name it goes by, its ends, and the one or two plots along it."""

    name: str
    one: Spot
    other: Spot
    plots: tuple[str, ...]

    @property
    def middle(self) -> Point:
        (ax, ay), (bx, by) = self.one, self.other
        return CELL * (ax + bx) / 2, CELL * (ay + by) / 2

    @property
    def across(self) -> bool:
        """Whether it runs from the left to the right."""
        return self.one[1] == self.other[1]


def turned_cell(x: int, y: int, turn: int) -> Spot:
    for _ in range(turn % 4):
        x, y = -1 - y, x
    return x, y


def turned_crossing(x: int, y: int, turn: int) -> Spot:
    for _ in range(turn % 4):
        x, y = -y, x
    return x, y


@dataclass(frozen=True, eq=False)
class Layout:
    """A city from one side; remembered, so the same city is the same object."""

    plan: Plan
    turn: int

    @cached_property
    def at(self) -> dict[str, Spot]:
        """All plots, in ascending order."""
        cells = [(plot, self.plan.cell[plot]) for plot in members(self.plan.city)]
        return {PLOT_NAMES[p]: turned_cell(*position(cell), self.turn) for p, cell in cells}

    @cached_property
    def plots(self) -> dict[Spot, str]:
        return {spot: plot for plot, spot in self.at.items()}

    @cached_property
    def districts(self) -> dict[int, list[Spot]]:
        found: dict[int, list[Spot]] = {}
        for plot, spot in self.at.items():
            found.setdefault(int(plot[0]), []).append(spot)
        return found

    @cached_property
    def streets(self) -> dict[str, Street]:
        """All streets by name."""
        return {street.name: street for street in map(self._street, self.plan.streets)}

    def _street(self, number: int) -> Street:
        one, other = sorted(map(self.crossing, street_ends(number)))
        return Street(self.name(number), one, other, plot_names(self.plan.beside[number]))

    def name(self, street: int) -> str:
        return street_name(*self.plan.streets[street])

    def crossing(self, crossing: Crossing) -> Spot:
        return turned_crossing(*position(crossing), self.turn)

    def covered(self, plots: Plots) -> list[str]:
        """The streets inside a piece."""
        return [self.name(street) for street in self.plan.covered_by(plots)]

    def paper(self, growing: bool) -> Box:
        """The city and some room around it; never so slim that words below it find no place."""
        xs, ys = [x for x, _ in self.at.values()], [y for _, y in self.at.values()]
        room = ROOM + MARGIN if growing else MARGIN
        left, top = min(xs) - room, min(ys) - room
        wide, high = max(xs) + 1 + room - left, max(ys) + 1 + room - top
        spare = max(0.0, SLIM * high - wide)
        return CELL * (left - spare / 2), CELL * top, CELL * (wide + spare), CELL * high


def letters(box: Box) -> float:
    """The size of words that can be read while the whole paper is seen on a small screen."""
    return max(18.0, max(box[2], 0.85 * box[3]) / LINE)


def street_name(plot: Plot, side: Side) -> str:
    return f"street:{PLOT_NAMES[plot]}:{SIDES[side]}"


def plot_names(plots: Plots) -> tuple[str, ...]:
    return tuple([PLOT_NAMES[plot] for plot in members(plots)])


@lru_cache(maxsize=512)
def layout_of(plan: Plan, turn: int) -> Layout:
    return Layout(plan, turn)
