"""All that the parts of one picture of the city share, now and after the action shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.svg import Point
from faubourg.games.big_city import memory, trams
from faubourg.games.big_city.components import (
    CARD_NAMES,
    FRONTS,
    INSTALLATIONS,
    NUMBER_OF,
    PIECES,
    Cards,
    Plots,
)
from faubourg.games.big_city.draw.layout import CELL, Layout, Spot, layout_of, plot_names
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import EXTRA, ORIGIN, POOL, BigCityState, Standing


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
        return NUMBER_OF[self.name] in INSTALLATIONS


class City(NamedTuple):
    """What lies and stands at one moment: what pictures of it are remembered by."""

    layout: Layout
    pieces: tuple[Piece, ...]
    trams: tuple[str, ...]  # names of streets
    ends: frozenset[Spot]  # of the line
    periphery: frozenset[str]

    @property
    def kinds(self) -> dict[str, Piece]:
        """By plot: what stands there."""
        return {plot: piece for piece in self.pieces for plot in piece.plots}


def city_of(rules: BigCityRules, known: BigCityState, turn: int) -> City:
    plan = rules.plan(known)
    layout = layout_of(plan, turn % 4)
    return City(
        layout,
        tuple([_piece(piece) for piece in known.standing]),
        tuple([layout.name(street) for street in known.trams]),
        frozenset([layout.crossing(end) for end in trams.loose_ends(known)]),
        frozenset(plot_names(plan.periphery)),
    )


@lru_cache(maxsize=4096)
def _piece(piece: Standing) -> Piece:
    name, plots = PIECES[piece.piece].name, piece.plots
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
    return [CARD_NAMES[card] for card in members(cards & FRONTS)]


def remembered(known: BigCityState, viewer: Seat | None) -> dict[str, list[memory.Spot]]:
    own = {} if viewer is None else memory.memories_of(known, viewer)
    return {CARD_NAMES[card]: spots for card, spots in own.items()}


def corner(spot: Spot) -> Point:
    """The upper left of a cell on the paper."""
    return CELL * spot[0], CELL * spot[1]


def cells_of(layout: Layout, plots: tuple[str, ...]) -> tuple[Spot, tuple[Spot, ...]]:
    """Where a piece begins, and its plots from there."""
    spots = [layout.at[plot] for plot in plots]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return (left, top), tuple(sorted((x - left, y - top) for x, y in spots))
