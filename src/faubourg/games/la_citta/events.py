"""What happens in La Città without being asked for: told while somebody listens (State.events)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from faubourg.core.model import Event, Seat
from faubourg.games.la_citta.board import Hex
from faubourg.games.la_citta.components import Service

Count: TypeAlias = tuple[Hex, int]  # a city by its castle, as it may be gone; and how many of it


@dataclass(frozen=True)
class DisplayLaid(Event):
    """2.9."""

    cards: int


@dataclass(frozen=True)
class FirstNamed(Event):
    """10.3: the first player, as the table has decided."""

    seat: Seat


@dataclass(frozen=True)
class TerrainLaid(Event):
    """8.2; and who places the first castle (8.3)."""

    seat: Seat


@dataclass(frozen=True)
class CastlesStand(Event):
    """8.8; and who begins."""

    seat: Seat


@dataclass(frozen=True)
class Paid(Event):
    """3.2: what a player gets, what the reserve did not have, and what the player has then."""

    seat: Seat
    gold: int
    missing: int
    total: int
    ports: int  # of the gold that was due


@dataclass(frozen=True)
class Grown(Event):
    """3.3.1 to 3.3.3: cities with their citizens, and those for which the reserve has nobody."""

    seat: Seat
    grown: tuple[Count, ...]
    full: tuple[Count, ...]
    short: tuple[Hex, ...]


@dataclass(frozen=True)
class Penalised(Event):
    """3.4.3."""

    seat: Seat


@dataclass(frozen=True)
class Shuffled(Event):
    """5.1.7."""


@dataclass(frozen=True)
class Heard(Event):
    """3.5: the open cards by service, and the Voices."""

    cards: tuple[int, ...]
    voices: tuple[Service, ...]


@dataclass(frozen=True)
class Migrated(Event):
    """3.6.3 to 3.6.6: points of the city and of those it draws from, in halves of an arch."""

    seat: Seat
    castle: Hex
    service: Service
    points: int
    drawn: tuple[Count, ...]
    losers: tuple[Seat, ...]  # of the cities drawn from
    lost: int  # to the reserve
    total: int  # citizens afterwards


@dataclass(frozen=True)
class NobodyMoved(Event):
    """3.6."""


@dataclass(frozen=True)
class Deserted(Event):
    """6.2: the tiles are those besides the castle."""

    seat: Seat
    castle: Hex
    tiles: int


@dataclass(frozen=True)
class Short(Event):
    """6.3."""

    seat: Seat
    castle: Hex
    citizens: int
    tiles: int


@dataclass(frozen=True)
class Harvested(Event):
    """3.7.1: what a player has for how many, when it is that player's turn to eat."""

    seat: Seat
    food: int
    citizens: int


@dataclass(frozen=True)
class Fed(Event):
    """3.7.1: everybody has enough."""


@dataclass(frozen=True)
class Hungry(Event):
    """3.7.1 and 3.7.2."""

    seat: Seat
    citizens: int
    lacking: int


@dataclass(frozen=True)
class Eliminated(Event):
    """7.1.1 and 7.1.3: the gold returns to the reserve."""

    seat: Seat
    gold: int


@dataclass(frozen=True)
class Over(Event):
    """7.1.2 or 7.2.1."""
