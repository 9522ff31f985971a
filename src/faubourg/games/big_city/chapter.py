"""What a table plays with, and what each chapter of the rules says about its choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Reason, Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city.actions import KINDS, Catalogue
from faubourg.games.big_city.board import Atlas, Place, Plan
from faubourg.games.big_city.state import BigCityState, no_trade

PLANS: Final = 512  # that are kept
MANY: Final = 60  # it is faster to list the members of a set than to drop so many


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
        self.no_trade = no_trade(seats)
        self.plans: dict[tuple[Place, ...], Plan] = {}  # those last made

    def plan(self, state: BigCityState) -> Plan:
        found = self.plans.get(state.placed)
        return found or self._keep(Plan(self.atlas, state.placed))

    def grown(self, before: Plan, placed: tuple[Place, ...]) -> Plan:
        """The plan of a city that has got one district more."""
        found = self.plans.get(placed)
        return found or self._keep(Plan(self.atlas, placed, before))

    def _keep(self, plan: Plan) -> Plan:
        if len(self.plans) >= PLANS:
            del self.plans[next(iter(self.plans))]
        self.plans[plan.placed] = plan
        return plan


# A part of the legal actions: where they begin in the catalogue, and a set of places from there.
# Short sets are fast ones: the whole set is put together only for those who ask for it.
Part: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Choice:
    """All about one kind of action, in the steps it belongs to (actions.STEPS_OF).

    The legal parts, ascending, must equal the filter by why_not. Chance is refused nothing and has
    none.
    """

    apply: Callable[[Kit, BigCityState, Seat, Any], None]
    legal: Callable[[Kit, BigCityState, Seat], list[Part]] = lambda *_: []
    why_not: Callable[[Kit, BigCityState, Seat, Any], Reason | None] = lambda *_: None


def something_done(state: BigCityState) -> None:
    """Neither a pass nor a quiet turn."""
    state.passes = 0
    state.quiet = -1  # the end of this turn makes it 0


def united(parts: list[Part]) -> int:
    """As one set of actions."""
    found = 0
    for first, places in parts:
        found |= places << first
    return found


def nth(places: int, skipped: int) -> int:
    """A member of a set, with so many before it."""
    if skipped > MANY:
        return members(places)[skipped]
    for _ in range(skipped):
        places &= places - 1
    return (places & -places).bit_length() - 1
