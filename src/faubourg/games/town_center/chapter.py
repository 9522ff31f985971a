"""What a table plays with, and what each chapter of the rules offers to the door (rules.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.town_center.actions import Catalogue
from faubourg.games.town_center.board import Board, Site
from faubourg.games.town_center.state import TownCenterState


@dataclass(frozen=True)
class Customs:
    """How the table reads the two weak sentences about offices (5.4 and 5.7)."""

    optional_offices: bool  # an office may be discarded although it could be built
    both_or_none: bool  # two offices in hand and less than $10: neither is built


class Kit:
    """Boards, catalogue and options; never a game in progress."""

    def __init__(
        self, seats: int, options: dict[str, str], boards: dict[str, tuple[str, ...]]
    ) -> None:
        self.seats = seats
        self.options = options
        self.site = Site(boards)
        self.book = Catalogue(self.site)
        self.central_park = options.get("solo") == "central_park"
        self.customs = Customs(options["offices"] == "optional", options["two_offices"] == "none")
        self.usual = self.customs == Customs(False, False)
        self.together_at_first = options.get("first_round") == "together"
        self.cyclic = options.get("shortage") == "cyclic"
        sides = ["central_park"] if self.central_park else options["sides"].split(",")
        made = {side: Board(self.site, boards[side]) for side in sides}
        self.boards = [made[side] for side in sides]

    def reverse(self, first: Seat) -> list[Seat]:
        """1.9: reverse order, the first player last."""
        return [(first - place) % self.seats for place in range(1, self.seats + 1)]


def ask_first(state: TownCenterState, turn: list[Seat], can_act: Callable[[Seat], object]) -> bool:
    """The first of these who can act is asked; where nobody can, the phase is over."""
    for seat in turn:
        if can_act(seat):
            state.actors = (seat,)
            return False
    return True


@dataclass(frozen=True)
class Chapter:
    """The three questions about its steps: what is refused, what an action does, what is legal."""

    phase: int  # its place in the round; set-up comes before the first
    why_not: Callable[[Kit, TownCenterState, Seat, Action], Reason | None]
    apply: Callable[[Kit, TownCenterState, Seat, Action], bool]  # whether the phase is over
    legal_set: Callable[[Kit, TownCenterState, Seat], int]
