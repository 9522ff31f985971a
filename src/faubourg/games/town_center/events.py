"""What happens in Town Center without being chosen: told while somebody listens."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Event, Seat
from faubourg.games.town_center.state import Tower


@dataclass(frozen=True)
class LineLaid(Event):
    """4.3: all cubes of the game."""

    cubes: int


@dataclass(frozen=True)
class RoundBegun(Event):
    """3.6: the bag goes on."""

    number: int
    first: Seat


@dataclass(frozen=True)
class LineOffered(Event):
    """4.3: the head of the line."""

    number: int  # of the round
    cubes: Tower


@dataclass(frozen=True)
class CubesDrawn(Event):
    """3.1.1 and 4.2: all that a round brings."""

    seat: Seat
    cubes: Tower


@dataclass(frozen=True)
class LimitRaised(Event):
    """1.8: how high a city may build from now on."""

    seat: Seat
    limit: int


@dataclass(frozen=True)
class IncomeCollected(Event):
    """3.4: what it was, what a city has then, and of what the income came."""

    seat: Seat
    income: int
    money: int
    shops: int
    car_parks: int
    hall: int


@dataclass(frozen=True)
class GameEnded(Event):
    """3.7: after the tenth round."""
