"""Where everything lies on the paper, and all that the parts of one picture share."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.cells import around
from faubourg.drawing.svg import Box, Point
from faubourg.drawing.words import Words
from faubourg.games.big_city import components, memory, trams
from faubourg.games.big_city.board import (
    ROTATIONS,
    SIDES,
    Cell,
    Crossing,
    Plan,
    Side,
    position,
    rotated_size,
    street_ends,
)
from faubourg.games.big_city.components import CARD_NAMES, DECK_OF, Cards, Plot, Plots
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import EXTRA, ORIGIN, POOL, BigCityState, Standing

WORDS: Final = Words("big_city")
say, named, code, player = WORDS.say, WORDS.named, WORDS.code, WORDS.player
DECK_OF_CARD = {name: DECK_OF[card] + 1 for card, name in enumerate(CARD_NAMES)}


def is_plot(card: str) -> bool:
    return card.isdigit()


def card_name(language: str, card: str) -> str:
    return card if is_plot(card) else named(language, card)


# Where everything of the city lies, seen from one of its four sides

CELL: Final = 100.0  # from the middle of a street to the middle of the next
STREET: Final = 20.0  # its width
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the cell beyond each side
MARGIN: Final = 0.45  # cells around the city
LINE: Final = 35  # letters across the paper
SLIM: Final = 0.7  # of the paper's height: its least width
ROOM: Final = 4  # cells around it while a district looks for its place

Spot: TypeAlias = tuple[int, int]  # a cell or a crossing, counted on the paper


class Street(NamedTuple):
    """By the name it goes by, and its ends."""

    name: str
    one: Spot
    other: Spot

    @property
    def middle(self) -> Point:
        (ax, ay), (bx, by) = self.one, self.other
        return CELL * (ax + bx) / 2, CELL * (ay + by) / 2

    @property
    def across(self) -> bool:
        """Whether it runs from the left to the right."""
        return self.one[1] == self.other[1]


def turned(x: int, y: int, turn: int, side: int) -> Spot:
    """A crossing, or a cell with its side of 1."""
    for _ in range(turn % 4):
        x, y = -side - y, x
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
        return {
            components.PLOT_NAMES[p]: turned(*position(cell), self.turn, 1) for p, cell in cells
        }

    @cached_property
    def plots(self) -> dict[Spot, str]:
        return {spot: plot for plot, spot in self.at.items()}

    @cached_property
    def periphery(self) -> frozenset[str]:
        return frozenset(plot_names(self.plan.periphery))

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
        return Street(self.name(number), one, other)

    def name(self, street: int) -> str:
        return street_name(*self.plan.streets[street])

    def crossing(self, crossing: Crossing) -> Spot:
        return turned(*position(crossing), self.turn, 0)

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
    return f"street:{components.PLOT_NAMES[plot]}:{SIDES[side]}"


def plot_names(plots: Plots) -> tuple[str, ...]:
    return tuple([components.PLOT_NAMES[plot] for plot in members(plots)])


@lru_cache(maxsize=512)
def layout_of(plan: Plan, turn: int) -> Layout:
    return Layout(plan, turn)


# The city now and after the action shown


class Piece(NamedTuple):
    """A piece in the city."""

    name: str
    plots: tuple[str, ...]
    seat: Seat
    points: int
    on: Plots  # the same plots

    @property
    def is_installation(self) -> bool:
        """A park or a factory."""
        return components.NUMBER_OF[self.name] in components.INSTALLATIONS


class City(NamedTuple):
    """What lies and stands at one moment: what pictures of it are remembered by."""

    layout: Layout
    pieces: tuple[Piece, ...]
    trams: tuple[str, ...]  # names of streets
    ends: frozenset[Spot]  # of the line

    @property
    def kinds(self) -> dict[str, Piece]:
        """By plot: what stands there."""
        return {plot: piece for piece in self.pieces for plot in piece.plots}


def city_of(rules: BigCityRules, known: BigCityState, turn: int) -> City:
    layout = layout_of(rules.plan(known), turn % 4)
    return City(
        layout,
        tuple([_piece(piece) for piece in known.standing]),
        tuple([layout.name(street) for street in known.trams]),
        frozenset([layout.crossing(end) for end in trams.loose_ends(known)]),
    )


@lru_cache(maxsize=4096)
def _piece(piece: Standing) -> Piece:
    name, plots = components.PIECES[piece.piece].name, piece.plots
    return Piece(name, plot_names(plots), piece.seat, piece.points, plots)


@dataclass(frozen=True)
class Scene:
    """One picture: the city, and what the action shown would add to it."""

    known: BigCityState
    city: City
    after: City | None
    language: str
    look: Look

    @property
    def layout(self) -> Layout:
        return self.city.layout

    @property
    def growing(self) -> bool:
        """Whether a district looks for its place."""
        return self.known.step in (POOL, EXTRA, ORIGIN)

    @cached_property
    def hand(self) -> frozenset[str]:
        """The viewer's own cards."""
        seat = self.look.viewer
        return frozenset() if seat is None else frozenset(card_names(self.known.hands[seat]))

    @cached_property
    def mine(self) -> list[str]:
        """Plots of the city whose cards the viewer holds."""
        return [card for card in sorted(self.hand) if card in self.layout.at]

    @cached_property
    def remembered(self) -> dict[str, list[memory.Spot]]:
        """Cards the viewer knows of elsewhere, and where."""
        return remembered(self.known, self.look.viewer)

    @cached_property
    def new_pieces(self) -> tuple[Piece, ...]:
        return self.after.pieces[len(self.city.pieces) :] if self.after else ()

    @cached_property
    def new_trams(self) -> tuple[str, ...]:
        return self.after.trams[len(self.city.trams) :] if self.after else ()

    @cached_property
    def new_plots(self) -> dict[str, Spot]:
        """Of a district that the action shown would place."""
        spots = self.after.layout.at if self.after else {}
        return {plot: spot for plot, spot in spots.items() if plot not in self.layout.at}


def scene_of(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> Scene:
    after = None if look.ghost is None else city_of(rules, look.ghost, look.turn)
    return Scene(known, city_of(rules, known, look.turn), after, language, look)


def card_names(cards: Cards) -> list[str]:
    """Of those whose fronts are seen."""
    return [components.CARD_NAMES[card] for card in members(cards & components.FRONTS)]


def remembered(known: BigCityState, viewer: Seat | None) -> dict[str, list[memory.Spot]]:
    own = {} if viewer is None else memory.memories_of(known, viewer)
    return {components.CARD_NAMES[card]: spots for card, spots in own.items()}


# Outlines


EDGE: Final = STREET / 2 - 2  # of a piece, from the middle of the street around it
BEND: Final = 8.0


def district_shape(layout: Layout, chosen: int, origin: Cell) -> str:
    """Around a district that would lie there."""
    (x, y), (wide, high) = position(origin), rotated_size(*divmod(chosen, ROTATIONS))
    cells = [(x + across, y + down) for down in range(high) for across in range(wide)]
    return around({turned(*cell, layout.turn, 1) for cell in cells}, CELL, -EDGE, BEND)


@lru_cache(maxsize=4096)
def shape(layout: Layout, plots: Plots) -> str:
    """Around a piece on these plots."""
    return around({layout.at[plot] for plot in plot_names(plots)}, CELL, EDGE, BEND)


def corner(spot: Spot) -> Point:
    """The upper left of a cell on the paper."""
    return CELL * spot[0], CELL * spot[1]


def cells_of(layout: Layout, plots: tuple[str, ...]) -> tuple[Spot, tuple[Spot, ...]]:
    """Where a piece begins, and its plots from there."""
    spots = [layout.at[plot] for plot in plots]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return (left, top), tuple(sorted((x - left, y - top) for x, y in spots))
