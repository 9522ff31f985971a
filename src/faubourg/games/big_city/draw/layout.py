"""Where everything of the city lies on the paper, seen from one of its four sides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from faubourg.drawing.svg import Box, Point
from faubourg.games.big_city.board import SIDES
from faubourg.games.big_city.view import BigCityView

CELL: Final = 100.0  # from the middle of a street to the middle of the next
STREET: Final = 20.0  # its width
# From the upper left of a cell, the ends of its four sides, and the step to the cell beyond.
ENDS: Final = (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 1), (1, 1)), ((0, 0), (0, 1)))
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
MARGIN: Final = 0.45  # cells around the city
LINE: Final = 40  # letters across the paper
SLIM: Final = 0.7  # of the paper's height: its least width
ROOM: Final = 4  # cells around it while a district looks for its place

Spot: TypeAlias = tuple[int, int]  # a cell or a crossing, counted on the paper
Placement: TypeAlias = tuple[tuple[str, int, int], ...]  # plots by number, with x and y


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

    turn: int
    at: dict[str, Spot]  # plots, in ascending order
    table: dict[str, Spot]  # the same as the table counts

    @cached_property
    def plots(self) -> dict[Spot, str]:
        return {spot: plot for plot, spot in self.at.items()}

    def beside(self, plot: str) -> list[str]:
        """The plots adjacent to one."""
        x, y = self.at[plot]
        near = [self.plots.get((x + dx, y + dy)) for dx, dy in STEPS]
        return [other for other in near if other]

    @cached_property
    def districts(self) -> dict[int, list[Spot]]:
        found: dict[int, list[Spot]] = {}
        for plot, spot in self.at.items():
            found.setdefault(int(plot[0]), []).append(spot)
        return found

    @cached_property
    def streets(self) -> dict[str, Street]:
        """All streets by name; a street between two plots goes by the lower one."""
        by_ends: dict[tuple[Spot, Spot], Street] = {}
        for plot, (x, y) in self.table.items():
            for side, ((ax, ay), (bx, by)) in zip(SIDES, ENDS, strict=True):
                one, other = self.crossing(x + ax, y + ay), self.crossing(x + bx, y + by)
                ends = (one, other) if one < other else (other, one)
                known = by_ends.get(ends)
                by_ends[ends] = (
                    known._replace(plots=(*known.plots, plot)) if known
                    else Street(f"street:{plot}:{side}", *ends, (plot,))
                )  # fmt: skip
        return {street.name: street for street in by_ends.values()}

    def crossing(self, x: int, y: int) -> Spot:
        return turned_crossing(x, y, self.turn)

    @cached_property
    def between(self) -> dict[tuple[str, ...], str]:
        """The street between two plots, by the lower and the higher one."""
        return {street.plots: name for name, street in self.streets.items()}

    def covered(self, plots: tuple[str, ...]) -> list[str]:
        """The streets inside a piece."""
        pairs = [self.between.get(pair) for pair in combinations(sorted(plots), 2)]
        return [name for name in pairs if name]

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


def placement_of(view: BigCityView) -> Placement:
    return tuple([(plot, x, y) for plot, (x, y) in view.plots.items()])


@lru_cache(maxsize=512)
def layout_of(placement: Placement, turn: int) -> Layout:
    table = {plot: (x, y) for plot, x, y in sorted(placement)}
    return Layout(turn, {p: turned_cell(x, y, turn) for p, (x, y) in table.items()}, table)
