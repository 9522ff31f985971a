"""What the chapters of the rules share: the kit of one game, their form, and whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.model import CHANCE, Action, Reason, Seat
from faubourg.games.la_citta.actions import Block, Catalogue
from faubourg.games.la_citta.board import Board
from faubourg.games.la_citta.building import Offers
from faubourg.games.la_citta.components import MOST, Box, Building
from faubourg.games.la_citta.state import Asks, LaCittaState, Step


@dataclass(frozen=True)
class Supply:
    """What one game uses of the box."""

    buildings: tuple[Building, ...]
    tiles: tuple[int, ...]  # per pool
    deck: tuple[int, ...]  # per politics card
    covers: dict[str, str]  # terrain tiles on printed terrain, by space


@dataclass(frozen=True)
class Kit:
    """What does not change during a game; the last three are hooks, where editions differ."""

    options: dict[str, str]
    box: Box
    supply: Supply
    board: Board
    book: Catalogue
    offers: list[Offers]  # in the order of the catalogue
    asks_who_grows: Asks  # 3.3.4
    order_matters: Asks  # 3.6.14
    may_lie_in_front: Callable[[LaCittaState], list[int]]  # 5.1.9: per card


@dataclass(frozen=True)
class Chapter:
    """All about one step: its actions, what they do, what is refused, and what is legal.

    Chance is refused nothing; its chapters say what may come instead.
    """

    actions: tuple[type[Action], ...]
    apply: Callable[[Kit, LaCittaState, Seat, Action], None]
    why_not: Callable[[Kit, LaCittaState, Seat, Action], Reason | None] = lambda *_: None
    blocks: Callable[[Kit, LaCittaState, Seat], list[Block]] = lambda *_: []
    chances: Callable[[Kit, LaCittaState], list[tuple[Action, int]]] = lambda *_: []


Chapters: TypeAlias = dict[Step, Chapter]


# Whose turn it is

# By the number of seats and the first of them.
_AROUND: Final = [
    [[*range(first, seats), *range(first)] for first in range(seats)] for seats in range(MOST + 1)
]


def order(state: LaCittaState) -> list[Seat]:
    """1.5.2: from the first player clockwise, without the eliminated."""
    out = state.out
    return [seat for seat in _AROUND[len(out)][state.first] if not out[seat]]


def after(state: LaCittaState, seat: Seat) -> list[Seat]:
    """Those who come after a seat in player order."""
    seats = order(state)
    return seats[seats.index(seat) + 1 :]


def left_of(state: LaCittaState, seat: Seat) -> Seat:
    """3.8.1: the next seat clockwise that is not eliminated."""
    seats = len(state.gold)
    around = ((seat + place) % seats for place in range(1, seats + 1))
    return next(other for other in around if not state.out[other])


def ask(state: LaCittaState, step: Step, seat: Seat) -> None:
    state.step = step
    state.turn = seat
    state.actors = (seat,)


def ask_chance(state: LaCittaState, step: Step) -> None:
    state.step = step
    state.actors = (CHANCE,)
