"""The constants of the judge, and what it measures of the city for all its terms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from faubourg.games.big_city import board as boards
from faubourg.games.big_city.board import NOWHERE, Crossing, Plan, Side, Street
from faubourg.games.big_city.chapter import Customs
from faubourg.games.big_city.components import CITY_HALL, CLASSES, PIECES, SEGMENTS, Plot, Plots
from faubourg.games.big_city.state import BigCityState, Standing
from faubourg.games.big_city.trams import crossings, served


@dataclass(frozen=True)
class Weights:
    """A guess by hand, then tuned as in bench/."""

    # How sure a building is that could be built but is not, by pieces left: others may come first.
    held: float = 0.95
    held_last: float = 0.8
    turn: float = 3.0  # what the turn to build it could bring instead
    small: float = 0.2  # at least this part of a value counts
    # Chances of things that a building still lacks.
    tram_1: float = 0.5  # the line is one segment away
    tram_2: float = 0.45
    tram_3: float = 0.25
    tram_4: float = 0.15
    tram_far: float = 0.05
    tram_none: float = 0.25  # there is no line yet
    hall_near: float = 0.1  # no city hall yet: it may be built here
    hall_stands: float = 0.6  # no city hall yet: it will stand in time for a special building
    neighbour: float = 0.35  # each neighbour a special building lacks
    church: float = 0.8  # each other free plot of its district
    # Drawing.
    draws: float = 0.4  # cards one hopes to draw from the right deck
    draws_owed: float = 0.5  # more of them for each card about to be drawn
    second: float = 0.6  # two missing cards are harder than each by itself
    wait: float = 0.0  # what it costs to keep a card for that
    card: float = 1.0  # a card to be drawn, of a free plot
    card_tram: float = 1.0  # more for a plot beside the line
    card_hall: float = 1.0  # more for a plot beside the city hall
    card_special: float = 1.0  # more where a special building could stand
    card_unplaced: float = 0.7  # a card whose district is not in the city
    installation: float = 1.0  # the card of a park or a factory
    obsolete: float = 0.9  # of a drawn card, for one that will be replaced
    # The rest.
    hall: float = 3.0  # being able to build the city hall
    opened: float = 3.0  # the city hall stands
    exchange: float = 0.5  # the turn it takes, more with every quiet turn before
    segment: float = 0.3  # each is laid once
    idle: float = 0.2  # a turn without anything done; less than a segment, which may be of no use
    district: float = 1.0  # placing a district
    district_card: float = 2.0  # for each own card of it
    district_fit: float = 1.0  # if such a card can come to lie beside another own one
    rivals: float = 0.0  # what others hold, by the backs of their cards
    trade: float = 0.6  # of a drawn card, for one that another player gives away


WEIGHTS: Final = Weights()


AHEAD: Final = 4  # segments the line is followed ahead
Line = tuple[Plots, tuple[Plots, ...]]  # plots in a straight line, and its pairs of neighbours

# What a piece may like, dislike or need beside it, and which of these each piece is.
NAMES: Final = sorted(
    {name for piece in PIECES for name, _ in piece.bonuses + piece.needs if name in CLASSES}
    | {PIECES[CITY_HALL].name}
)
NAMES_OF: Final = [
    [name for name in NAMES if number in CLASSES[name]] for number in range(len(PIECES))
]


class Layout:
    """Tables of a plan, filled as they are asked for."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._around: dict[Plots, Plots] = {}
        self._covered: dict[Plots, list[Street]] = {}
        self._lines: dict[Plot, list[Line]] = {}

    def around(self, plots: Plots) -> Plots:
        """1.6."""
        if plots not in self._around:
            self._around[plots] = self.plan.around(plots)
        return self._around[plots]

    def covered_by(self, plots: Plots) -> list[Street]:
        """1.8."""
        if plots not in self._covered:
            self._covered[plots] = self.plan.covered_by(plots)
        return self._covered[plots]

    def lines(self, plot: Plot) -> list[Line]:
        """All straight lines of two and three plots that a plot is part of."""
        if plot not in self._lines:
            sides = ((boards.WEST, boards.EAST), (boards.NORTH, boards.SOUTH))
            self._lines[plot] = [
                line for back, on in sides for line in _lines_in(self._row(plot, back, on))
            ]
        return self._lines[plot]

    def _row(self, plot: Plot, back: Side, on: Side) -> list[Plot]:
        """A plot with two others on either side, as far as there are any."""
        beyond = self.plan.beyond
        row = [plot]
        for _ in range(2):
            row.insert(0, beyond[row[0]][back] if row[0] != NOWHERE else NOWHERE)
            row.append(beyond[row[-1]][on] if row[-1] != NOWHERE else NOWHERE)
        return row


def _lines_in(row: list[Plot]) -> list[Line]:
    """3.2.6: those with the plot in the middle of the row."""
    found: list[Line] = []
    for first, last in ((1, 3), (2, 4), (0, 3), (1, 4), (2, 5)):
        plots = row[first:last]
        if NOWHERE not in plots:
            pairs = [1 << one | 1 << two for one, two in zip(plots, plots[1:], strict=False)]
            found.append((sum(1 << plot for plot in plots), tuple(pairs)))
    return found


class Ground:
    """A city with its pieces and its tram line."""

    def __init__(self, layout: Layout, state: BigCityState, customs: Customs) -> None:
        self.layout = layout
        self.plan = layout.plan
        self.supply = state.supply
        self.hall = state.on[CITY_HALL]
        self.occupied = state.occupied
        self.free = self.plan.city & ~state.occupied
        # By name: the plots beside one such piece, and beside two of them.
        self.once: dict[str, Plots] = dict.fromkeys(NAMES, 0)
        self.twice: dict[str, Plots] = dict.fromkeys(NAMES, 0)
        self._look_around(state.standing)
        # Pairs of plots that a tram runs between, and all plots beside the line.
        self.cut = {self.plan.beside[street] for street in state.trams}
        self.tram = 0
        for plots in self.cut:
            self.tram |= plots
        self.rings = rings(layout, state, customs) if state.trams else []

    def _look_around(self, standing: tuple[Standing, ...]) -> None:
        once, twice, layout = self.once, self.twice, self.layout
        for piece in standing:
            near = layout.around(piece.plots)
            for name in NAMES_OF[piece.piece]:
                twice[name] |= once[name] & near
                once[name] |= near


def rings(layout: Layout, state: BigCityState, customs: Customs) -> list[Plots]:
    """The plots the line could reach with one segment more, with two, and so on."""
    beside, allowed = layout.plan.beside, served(layout.plan, state, customs)
    closed = {street for piece in state.standing for street in layout.covered_by(piece.plots)}
    seen = crossings(state)
    front = seen if customs.english else set(state.ends)
    found: list[Plots] = []
    for _ in range(min(AHEAD, SEGMENTS - len(state.trams))):
        ring = 0
        reached: set[Crossing] = set()
        for crossing in front:
            for street in boards.streets_at(crossing):
                if beside.get(street, 0) & allowed and street not in closed:
                    one, other = boards.street_ends(street)
                    end = other if one == crossing else one
                    if end not in seen:
                        ring |= beside[street]
                        reached.add(end)
        seen, front = seen | reached, reached
        found.append(ring)
    return found


@lru_cache(maxsize=512)
def layout_of(plan: Plan) -> Layout:
    return Layout(plan)
