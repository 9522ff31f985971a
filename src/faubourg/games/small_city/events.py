"""What the rules do without being asked; all of it is open to everybody when it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from faubourg.core.model import Event, Seat
from faubourg.games.small_city.board import Number

STAYS: Final = "stays"  # the mayor, on the same street (4.1.8)
BESIDE: Final = "beside"  # the board, as there is no street (4.1.7)
STREET: Final = "street"  # somebody chooses it
ALONE: Final = "solo"  # there is no mayor (17.1)


@dataclass(frozen=True)
class HallStands(Event):
    """2.7: the town halls are shown at once."""

    seat: Seat
    hall: Number
    size: int  # of the zone


@dataclass(frozen=True)
class RoundBegan(Event):
    """12.3 and 4.1."""

    round: int
    host: Seat
    mayor: str


@dataclass(frozen=True)
class CircleLaid(Event):
    """4.2.1: with who takes the first card."""

    first: Seat
    cards: int


@dataclass(frozen=True)
class PlanAnew(Event):
    """5.6.3: what a plan counts on is gone."""

    seat: Seat


@dataclass(frozen=True)
class Expelled(Event):
    """7.2.8: tourists whom the police sends home."""

    seat: Seat
    count: int


@dataclass(frozen=True)
class Housed(Event):
    """7.4.1: who moves into empty houses, where there is no choice."""

    seat: Seat
    count: int


@dataclass(frozen=True)
class Arrived(Event):
    """7.5: from the career space, and how many are in the town hall then."""

    seat: Seat
    count: int
    hall: int


@dataclass(frozen=True)
class Earned(Event):
    """8.1 and 8.2.1: from tourists and from cash slots, and the money then."""

    seat: Seat
    guests: int
    cash: int
    money: int


@dataclass(frozen=True)
class UnitsCame(Event):
    """8.3 or 11.2: units, by raw material, that wait for their stores."""

    seat: Seat
    units: tuple[int, ...]
    made: bool  # in the own factories and abroad, not brought by the council


@dataclass(frozen=True)
class Voted(Event):
    """9.1: for a player who gains votes, and all of them then; and of what they came."""

    seat: Seat
    count: int
    votes: int
    university: int  # of the count


@dataclass(frozen=True)
class NobodyVoted(Event):
    """9.1."""


@dataclass(frozen=True)
class Polluted(Event):
    """10.1: of a round, and the level then."""

    seat: Seat
    generated: int
    pollution: int
    citizens: int  # on slots, tourists too
    made: int  # raw materials that pollute
    parks: int  # cells
    engineer: bool
    extras: tuple[int, ...]  # as in Borough.extras


@dataclass(frozen=True)
class Eliminated(Event):
    """10.2: with what was there until then."""

    seat: Seat
    pollution: int
    extras: tuple[int, ...]  # as in Borough.extras


@dataclass(frozen=True)
class Deadly(Event):
    """10.3.1 to 10.3.3: who must name so many victims, and why."""

    seat: Seat
    generated: int
    deaths: int
    tied: bool  # others generated as much


@dataclass(frozen=True)
class Welcomed(Event):
    """11.5.1: from the common reserve."""

    seat: Seat
    count: int


@dataclass(frozen=True)
class ValueRose(Event):
    """16.3.2 and 16.4.4: what phase 8 counts, and the sum."""

    seat: Seat
    count: int
    value: int


@dataclass(frozen=True)
class Ended(Event):
    """15.1, or earlier."""
