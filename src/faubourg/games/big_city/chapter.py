"""What a table plays with, and what each chapter of the rules says about its choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from faubourg.core.model import Reason, Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city.actions import KINDS, Catalogue
from faubourg.games.big_city.board import Atlas, Plan
from faubourg.games.big_city.state import BigCityState


@dataclass(frozen=True)
class Customs:
    """How trams are laid at this table (6.3.1, 6.5.1)."""

    english: bool
    beside: str  # off, buildings, pieces


class Kit:
    """Map, catalogue and options; never a game in progress."""

    def __init__(
        self, seats: int, options: dict[str, str], numbering: tuple[box.Rows, ...]
    ) -> None:
        self.seats = seats
        self.book = Catalogue(KINDS[options["new_buildings"]])
        self.customs = Customs(options["tram_rule"] == "english", options["limited_trams"])
        self.trading = options["trade"] == "on"
        self.limited = options["limited_draws"] == "on"
        self.guard = options["guard"] == "on"
        self.discarding = options["obsolete"] == "discard"
        self.reverse = options["reverse_placement"] == "on"
        self.extra_card = options["extra_card"] == "on"
        self.pool = range(1, box.POOL[seats])
        self.atlas = Atlas(numbering)
        self.plan_of = lru_cache(maxsize=2048)(self._make_plan)

    def plan(self, state: BigCityState) -> Plan:
        return self.plan_of(state.placed)

    def _make_plan(self, placed: tuple[int, ...]) -> Plan:
        return Plan(self.atlas, placed)


@dataclass(frozen=True)
class Choice:
    """All about one kind of action, in the steps it belongs to (actions.STEPS_OF).

    The legal set must equal the filter by why_not. Chance is refused nothing and has no set.
    """

    apply: Callable[[Kit, BigCityState, Seat, Any], None]
    legal: Callable[[Kit, BigCityState, Seat], int] = lambda *_: 0
    why_not: Callable[[Kit, BigCityState, Seat, Any], Reason | None] = lambda *_: None


def something_done(state: BigCityState) -> None:
    """Neither a pass nor a quiet turn."""
    state.passes = 0
    state.quiet = -1  # the end of this turn makes it 0
