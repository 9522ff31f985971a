"""All that the parts of one picture of the city share, now and after the action shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.svg import Point
from faubourg.games.big_city.components import NUMBER_OF, PIECES
from faubourg.games.big_city.draw.layout import CELL, Layout, Spot, layout_of, placement_of
from faubourg.games.big_city.draw.words import is_plot
from faubourg.games.big_city.view import BigCityView


class Piece(NamedTuple):
    """A piece in the city."""

    name: str
    plots: tuple[str, ...]
    seat: Seat
    points: int

    @property
    def is_installation(self) -> bool:
        """A park or a factory."""
        return PIECES[NUMBER_OF[self.name]].deck >= 0


class City(NamedTuple):
    """What lies and stands at one moment."""

    layout: Layout
    pieces: tuple[Piece, ...]
    trams: tuple[str, ...]  # names of streets
    periphery: frozenset[str]

    @property
    def kinds(self) -> dict[str, Piece]:
        """By plot: what stands there."""
        return {plot: piece for piece in self.pieces for plot in piece.plots}


def city_of(view: BigCityView, turn: int) -> City:
    return City(
        layout_of(placement_of(view), turn % 4),
        tuple([Piece(p.name, tuple(p.plots), p.seat, p.points) for p in view.pieces]),
        tuple([f"street:{tram.plot}:{tram.side}" for tram in view.trams]),
        frozenset(view.periphery),
    )


@dataclass(frozen=True)
class Scene:
    """One picture: the city, and what the action shown would add to it."""

    city: City
    after: City | None
    hand: frozenset[str]
    known: dict[str, tuple[str, ...]]  # cards the viewer knows of elsewhere, and where
    seats: int
    step: str
    choosing: tuple[int, ...]  # district and rotation, while its origin is chosen
    language: str
    look: Look

    @property
    def layout(self) -> Layout:
        return self.city.layout

    @property
    def growing(self) -> bool:
        """Whether a district looks for its place."""
        return self.step in ("pool", "extra", "origin")

    @cached_property
    def mine(self) -> list[str]:
        """Plots of the city whose cards the viewer holds."""
        return [card for card in sorted(self.hand) if card in self.layout.at and is_plot(card)]

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


def scene_of(view: BigCityView, language: str, look: Look) -> Scene:
    ghost = look.ghost
    after = city_of(ghost, look.turn) if isinstance(ghost, BigCityView) else None
    return Scene(
        city_of(view, look.turn), after, frozenset(view.hand),
        {card: tuple(places) for card, places in view.remembered.items() if places},
        len(view.hands),
        view.step, tuple(view.choosing), language, look,
    )  # fmt: skip


def corner(spot: Spot) -> Point:
    """The upper left of a cell on the paper."""
    return CELL * spot[0], CELL * spot[1]


def cells_of(layout: Layout, plots: tuple[str, ...]) -> tuple[Spot, tuple[Spot, ...]]:
    """Where a piece begins, and its plots from there."""
    spots = [layout.at[plot] for plot in plots]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    return (left, top), tuple(sorted((x - left, y - top) for x, y in spots))
