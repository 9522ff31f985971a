"""The choices of Small City."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from faubourg.core.model import Action, Seat
from faubourg.games.small_city.board import Cell, Number
from faubourg.games.small_city.components import Card, Line, Raw

Block: TypeAlias = tuple[Sequence[int], int]  # catalogue places, and which of them are meant

Pay: TypeAlias = int
MONEY: Final = 0
VOTES: Final = 1
PROMISE: Final = 2  # a special promise (16.1.2)
PAYS: Final = ("money", "votes", "promise")

Store: TypeAlias = int  # the cell of a warehouse, or the town hall
HALL: Final = -1
SUPPLY: Final = -2
NO_LINE: Final = -1  # the start space of the council


@dataclass(frozen=True)
class PlaceHall(Action):
    """2.7."""

    final: ClassVar[bool] = True
    placement: Number


@dataclass(frozen=True)
class Keep(Action):
    """2.13."""

    final: ClassVar[bool] = True
    promise: int


@dataclass(frozen=True)
class Street(Action):
    """4.1.2: where the mayor stands."""

    cell: Cell
    other: Cell


@dataclass(frozen=True)
class Take(Action):
    """4.2.2: an action card."""

    card: Card


@dataclass(frozen=True)
class Reward(Action):
    """Money or votes, of the Supporter or the council's economy (4.3.7, 11.4.1)."""

    pay: Pay


@dataclass(frozen=True)
class Extend(Action):
    """The zone, by the Urban planner or in construction (4.3.8, 5.1.2)."""


@dataclass(frozen=True)
class Decline(Action):
    """What a card or the council offers is not wanted (4.3.8, 4.3.9, 11.1.1, 11.3.1)."""


@dataclass(frozen=True)
class Build(Action):
    """5.2.1, 11.3.1."""

    placement: Number


@dataclass(frozen=True)
class Warehouse(Action):
    """6.3.3."""

    cell: Cell


@dataclass(frozen=True)
class NoWarehouse(Action):
    """18.12."""


@dataclass(frozen=True)
class LeaveOut(Action):
    """The Architect's raw material (5.3.7)."""

    raw: Raw


@dataclass(frozen=True)
class LeaveNone(Action):
    """The Architect is not used (5.3.7)."""


@dataclass(frozen=True)
class Spend(Action):
    """The store that gives the next unit of a price (5.3.5)."""

    store: Store


@dataclass(frozen=True)
class Guard(Action):
    """The citizen for a new police or fire station (6.5.2)."""

    cell: Cell


@dataclass(frozen=True)
class NoGuard(Action):
    """6.5.2."""


@dataclass(frozen=True)
class Grow(Action):
    """5.5.1: what the tile becomes; the one empty cell of it is the new one."""

    placement: Number


@dataclass(frozen=True)
class Demolish(Action):
    """5.4.1; a tile is named by its first cell."""

    cell: Cell


@dataclass(frozen=True)
class Commit(Action):
    """The plan of construction, or the use of commerce, is complete (5.1.10, 8.2.9)."""

    final: ClassVar[bool] = True


@dataclass(frozen=True)
class Pick(Action):
    """A citizen who moves (7.1.7)."""

    borough: Seat
    cell: Cell


@dataclass(frozen=True)
class Go(Action):
    """The slot the citizen goes to (7.1.7)."""

    borough: Seat
    cell: Cell


@dataclass(frozen=True)
class GoHall(Action):
    """7.2.7, 7.3.11: to the own town hall, or to the career space if it is full."""


@dataclass(frozen=True)
class Stop(Action):
    """The end of the own moves (7.1.9)."""


@dataclass(frozen=True)
class House(Action):
    """A residential tile that is given a citizen (7.4.2)."""

    cell: Cell


@dataclass(frozen=True)
class Sell(Action):
    """8.2.3."""

    raw: Raw
    store: Store


@dataclass(frozen=True)
class BuyVotes(Action):
    """8.2.4."""

    money: int


@dataclass(frozen=True)
class GiveRaw(Action):
    """8.2.5."""

    raw: Raw
    store: Store


@dataclass(frozen=True)
class Make(Action):
    """The borough where a scarce unit is made (8.3.3)."""

    raw: Raw
    borough: Seat


@dataclass(frozen=True)
class Put(Action):
    """A unit made in a borough goes to an own store, or back to the supply (8.4.1, 11.2.2)."""

    raw: Raw
    borough: Seat
    store: Store


@dataclass(frozen=True)
class PutAbroad(Action):
    """A unit goes to a warehouse of the borough where it was made (8.4.5)."""

    raw: Raw
    borough: Seat
    cell: Cell


@dataclass(frozen=True)
class Victim(Action):
    """10.3.5."""

    cell: Cell


@dataclass(frozen=True)
class Bury(Action):
    """10.4.1."""

    cell: Cell


@dataclass(frozen=True)
class Invest(Action):
    """11.1.11: the disc by its line, the line it goes to, to its next column or to the first."""

    disc: Line  # NO_LINE for the start space
    line: Line
    advance: bool  # to the next column of its line; otherwise to column 1
    pay: Pay


@dataclass(frozen=True)
class Offer(Action):
    """The raw material chosen in the council's industry (11.2.1)."""

    raw: Raw


@dataclass(frozen=True)
class KeepSpecial(Action):
    """16.1.2."""

    promise: int


@dataclass(frozen=True)
class First(Action):
    """Chance names the first player (2.3)."""

    seat: Seat


@dataclass(frozen=True)
class Lay(Action):
    """Chance lays the next action card of the circle (4.2.1, 17.1.4)."""

    card: Card


@dataclass(frozen=True)
class Deal(Action):
    """Chance deals a promise (2.12)."""

    promise: int


@dataclass(frozen=True)
class DrawSpecial(Action):
    """Chance draws a special promise (16.1.2)."""

    promise: int
