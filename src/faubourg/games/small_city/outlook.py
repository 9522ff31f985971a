"""Small City by a learned value: one's own part of a phase, searched as one decision.

A phase is where a turn ends: after the last citizen has moved, the last tile is planned or the
council is left, others act or the cards are laid anew. Where all plan at once, the plans of the
others are not known; the own one is valued as if they built nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Final, TypeVar

from faubourg.core import outlook
from faubourg.core.model import Action, Seat
from faubourg.games.small_city.components import NO_PROMISE
from faubourg.games.small_city.knowledge import all_cities
from faubourg.games.small_city.rules import BaseRules, SmallCityRules
from faubourg.games.small_city.state import COMMERCE, CONSTRUCTION, Borough, SmallCityState

R = TypeVar("R", bound=SmallCityRules[Any, Any])
K = TypeVar("K", bound=SmallCityState)
LOOKED_AT: Final = 600  # positions at each step of a turn: a plan has a hundred choices and more
ELIMINATED: Final = -50.0  # points
FEWEST: Final = 3  # plans that are followed, however many choices there are


class CityOutlook(outlook.Outlook[R, K]):
    """What Small City and its expansion have in common.

    Others hardly matter to a borough: what a choice seems to do to them is mostly error.
    """

    OWN: ClassVar[bool] = True

    def worths(self, guess: K, seat: Seat, legal: Sequence[Action], breadth: int) -> list[float]:
        if breadth > 1:
            breadth = min(breadth, max(FEWEST, LOOKED_AT // len(legal)))
        return super().worths(guess, seat, legal, breadth)

    def goes_on(self, start: K, state: K, seat: Seat) -> bool:
        """Not into the next phase, even where nobody else comes first."""
        if (state.phase, state.round) != (start.phase, start.round) or seat not in state.actors:
            return False
        return state.step in (CONSTRUCTION, COMMERCE) or state.actors == (seat,)

    def key(self, state: K) -> Hashable:
        """Tiles laid in another order are the same, and so are citizens who moved in another."""
        plans = tuple([tuple(_told(each)) for plan in state.plans for each in plan.city.boroughs])
        done = tuple([(plan.builds, plan.extended, plan.demolished) for plan in state.plans])
        boroughs = tuple([tuple(_told(each)) for each in state.city.boroughs])
        return (
            state.step, state.turn, state.actors, boroughs, plans, done, tuple(state.moved),
            state.picked, tuple(state.uses), tuple(state.unmade), tuple(state.units), state.space,
            state.corpse, tuple(state.victims), tuple(state.discs),
        )  # fmt: skip


def _told(b: Borough) -> list[object]:
    """All that an action of the own turn may change."""
    return [
        b.steps, tuple(sorted(b.tiles)), b.fresh, tuple(b.citizens), tuple(b.graves), b.hall,
        b.career, b.reserve, tuple(b.sheds), tuple(b.stock), b.money, b.votes, b.pollution, b.card,
        b.architect, tuple(b.discs), b.promise, tuple(b.specials), tuple(b.drawn), b.gone, b.ask,
        b.laid, tuple(b.owed), tuple(b.extras),
    ]  # fmt: skip


class Outlook(CityOutlook[BaseRules, SmallCityState]):
    """Small City without an expansion."""

    def final(self, state: SmallCityState, seat: Seat) -> list[float]:
        """Who was eliminated has lost, whatever there is to count."""
        boroughs, totals = state.city.boroughs, super().final(state, seat)
        return [
            ELIMINATED if boroughs[each].gone else points
            for each, points in zip(self.around(seat), totals, strict=True)
        ]

    def lead(self, state: SmallCityState, seat: Seat) -> float:
        return self.combined([self._points(state, each, seat) for each in self.around(seat)])

    def _points(self, state: SmallCityState, other: Seat, seat: Seat) -> float:
        """Who chose a promise unseen keeps the one that suits it, of those it may have (2.13)."""
        own = state.city.boroughs[other]
        hidden = other != seat and own.promise != NO_PROMISE and bool(state.actors)
        ways = [_keeping(state, other, kept) for kept in own.dealt] if hidden else [state]
        return max(points[0] for points in self.told(ways, other))


def _keeping(state: SmallCityState, seat: Seat, promise: int) -> SmallCityState:
    found = state.clone()
    for city in all_cities(found):
        city.boroughs[seat].promise = promise
    return found
