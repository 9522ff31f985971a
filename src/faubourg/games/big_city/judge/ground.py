"""The constants of the judge, and what it measures of the city for all its terms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from faubourg.games.big_city import board as boards
from faubourg.games.big_city import components as box
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

# What a piece may like, dislike or need beside it, and which of these each piece is, by number.
NAMES: Final = sorted(
    {name for piece in PIECES for name, _ in piece.bonuses + piece.needs if name in CLASSES}
    | {PIECES[CITY_HALL].name}
)
CLASS: Final = {name: number for number, name in enumerate(NAMES)}
CLASSES_OF: Final = [
    [CLASS[name] for name in NAMES if number in CLASSES[name]] for number in range(len(PIECES))
]
RESIDENCE: Final = CLASS["residence"]
OFFICE: Final = CLASS["office"]
HALL: Final = CLASS["city-hall"]
PARKING: Final = CLASS["parking-lot"]
SIZES: Final = [len(boards.SHAPES[piece.shape][0]) for piece in PIECES]


class Row:
    """Two or three plots in a straight line, the lower numbers first."""

    def __init__(self, plots: tuple[Plot, ...]) -> None:
        pairs = [1 << one | 1 << two for one, two in zip(plots, plots[1:], strict=False)]
        self.plots = sorted(plots)
        self.size = len(plots)
        self.whole: Plots = pairs[0] | pairs[-1]
        self.pairs = frozenset(pairs)


class Layout:
    """Tables of a plan, filled as they are asked for."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._around: dict[Plots, Plots] = {}
        self._rows: list[list[Row] | None] = [None] * box.PLOTS
        self._reach: list[Plots] = [0] * box.PLOTS
        self._roads: dict[Crossing, list[tuple[Street, Crossing, Plots]]] = {}

    def around(self, plots: Plots) -> Plots:
        """1.6."""
        found = self._around.get(plots)
        if found is None:
            found = self._around[plots] = self.plan.around(plots)
        return found

    def rows(self, plot: Plot) -> list[Row]:
        """All straight lines of two and three plots that a plot is part of."""
        found = self._rows[plot]
        if found is None:
            across = rows_in(self._line(plot, boards.WEST, boards.EAST))
            found = across + rows_in(self._line(plot, boards.NORTH, boards.SOUTH))
            self._rows[plot] = found
        return found

    def reach(self, plot: Plot) -> Plots:
        """All plots in these lines."""
        if not self._reach[plot]:
            self._reach[plot] = 1 << plot
            for row in self.rows(plot):
                self._reach[plot] |= row.whole
        return self._reach[plot]

    def _line(self, plot: Plot, back: Side, on: Side) -> tuple[Plot, ...]:
        """A plot with two others on either side, as far as there are any."""
        before, after = self._beyond(plot, back), self._beyond(plot, on)
        return self._beyond(before, back), before, plot, after, self._beyond(after, on)

    def _beyond(self, plot: Plot, side: Side) -> Plot:
        return NOWHERE if plot == NOWHERE else self.plan.beyond[plot][side]

    def roads(self, crossing: Crossing) -> list[tuple[Street, Crossing, Plots]]:
        """The streets that meet at a crossing, where each leads, and the plots along it."""
        found = self._roads.get(crossing)
        if found is None:
            found = self._roads[crossing] = []
            for street in boards.streets_at(crossing):
                along = self.plan.along(street)
                if along:
                    one, other = boards.street_ends(street)
                    found.append((street, other if one == crossing else one, along))
        return found


@lru_cache(maxsize=4096)
def rows_in(line: tuple[Plot, ...]) -> list[Row]:
    """3.2.6: those with the plot in the middle of the line, which is the same in many plans."""
    spans = [line[first:last] for first, last in ((1, 3), (2, 4), (0, 3), (1, 4), (2, 5))]
    return [Row(plots) for plots in spans if NOWHERE not in plots]


class Ground:
    """A city with its pieces, seen by itself or as another one with one piece more."""

    def __init__(self, layout: Layout, state: BigCityState, before: Ground | None) -> None:
        self.layout = layout
        self.plan = layout.plan
        self.standing = state.standing
        self.supply = state.supply[:]
        self.hall = state.on[CITY_HALL]
        self.occupied = state.occupied
        self.free = self.plan.city & ~state.occupied
        # By class: the plots beside one such piece, and beside two of them.
        self.once: list[Plots] = before.once[:] if before else [0] * len(NAMES)
        self.twice: list[Plots] = before.twice[:] if before else [0] * len(NAMES)
        # The streets that pieces for several plots cover.
        self.closed: frozenset[Street] = before.closed if before else frozenset()
        for piece in self.standing[-1:] if before else self.standing:
            self._add(piece)

    def _add(self, piece: Standing) -> None:
        near, once, twice = self.layout.around(piece.plots), self.once, self.twice
        for number in CLASSES_OF[piece.piece]:
            twice[number] |= once[number] & near
            once[number] |= near
        if SIZES[piece.piece] > 1:
            self.closed = self.closed.union(self.plan.covered_by(piece.plots))


# How far the line is from plots: they lie beside it, or so many segments from it, or
FAR: Final = AHEAD + 1
NO_LINE: Final = AHEAD + 2
LEVELS: Final = AHEAD + 3


class Line:
    """The tram line in a city."""

    def __init__(self, ground: Ground, state: BigCityState, customs: Customs) -> None:
        self.facts = line_facts(ground.plan, state, customs)
        # Pairs of plots that a tram runs between, and all plots beside the line.
        self.cut: set[Plots] = set()
        self.tram: Plots = 0
        for street in state.trams:
            along = ground.plan.along(street)
            self.cut.add(along)
            self.tram |= along
        self.passed: set[Street] = set()  # to find the plots it could reach
        self.rings: list[Plots] = []
        if state.trams:
            self._look_ahead(ground, state, customs)

    def holds(self, ground: Ground, facts: tuple[object, ...]) -> bool:
        """Whether it is the line of a city, too, that is the same or has one piece more."""
        return self.facts == facts and self.passed.isdisjoint(ground.closed)

    def _look_ahead(self, ground: Ground, state: BigCityState, customs: Customs) -> None:
        """The plots the line could reach with one segment more, with two, and so on."""
        layout, closed, allowed = ground.layout, ground.closed, served(ground.plan, state, customs)
        anywhere, seen = allowed == ground.plan.city, crossings(state)
        front = list(seen) if customs.english else list(state.ends)
        for _ in range(min(AHEAD, SEGMENTS - len(state.trams))):
            ring = 0
            reached: list[Crossing] = []
            for crossing in front:
                for street, end, along in layout.roads(crossing):
                    if end in seen or street in closed:
                        continue
                    if anywhere or along & allowed:
                        ring |= along
                        reached.append(end)
                        self.passed.add(street)
            seen.update(reached)
            front = reached
            self.rings.append(ring)

    def level(self, plots: Plots) -> int:
        if plots & self.tram:
            return 0
        for number, ring in enumerate(self.rings):
            if plots & ring:
                return number + 1
        return FAR if self.tram else NO_LINE


def line_facts(plan: Plan, state: BigCityState, customs: Customs) -> tuple[object, ...]:
    """All that a line depends on but for the streets that are closed."""
    return state.trams, state.ends, served(plan, state, customs)


@lru_cache(maxsize=512)
def layout_of(plan: Plan) -> Layout:
    return Layout(plan)
