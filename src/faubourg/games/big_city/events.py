"""What happens in Big City without being chosen: told while somebody listens."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Event, Seat
from faubourg.games.big_city.components import Card, District, Plot, Plots


@dataclass(frozen=True)
class TurnsBegin(Event):
    """2.13: the pool is placed."""

    seat: Seat


@dataclass(frozen=True)
class CardTaken(Event):
    """1.15: a card was drawn or traded; only who takes it sees which."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class LeadTaken(Event):
    """A building has brought a player past all others."""

    seat: Seat
    points: int
    margin: int


@dataclass(frozen=True)
class RoomForChurch(Event):
    """3.2.12: a district has one plot left, and it would take a church."""

    plot: Plot


@dataclass(frozen=True)
class CentreGrown(Event):
    """1.11: plots that were in the periphery before a district came; there may be none."""

    plots: Plots


@dataclass(frozen=True)
class HoleClosed(Event):
    """1.9: cells that are surrounded now."""

    cells: int


@dataclass(frozen=True)
class OffersShown(Event):
    """6.1.5: per seat the backs of the cards it would give."""

    decks: tuple[tuple[District, ...], ...]


@dataclass(frozen=True)
class GameEnded(Event):
    """5.1, 5.2 or 6.9.1."""

    why: str  # full, passes, quiet
