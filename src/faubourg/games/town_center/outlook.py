"""Town Center by a learned value: a round of one's own city, searched as one decision.

The value is that of a city at the end of a round, in final points of its owner. Between the draft
and the end of the round the others can do next to nothing to a city, so it is looked at alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core import outlook
from faubourg.core.budget import Budget
from faubourg.core.encoding import Encoder
from faubourg.core.model import Action, Seat
from faubourg.core.outlook import Value
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.draft import Draft, Pair
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState

NARROW: Final = 3  # plans that are followed for each pair of cubes in the draft
REMEMBERED: Final = 2_000  # pairs for a city; a round has at most 15
Found: TypeAlias = tuple[float, TownCenterState | None]


class Outlook(outlook.Outlook[TownCenterRules, TownCenterState]):
    """The draft is played out between all; then every city is alone."""

    def __init__(
        self,
        rules: TownCenterRules,
        encoder: Encoder[TownCenterRules, TownCenterState],
        value: Value,
    ) -> None:
        super().__init__(rules, encoder, value)
        alone = [rules.alone(seat) for seat in range(rules.seats)]
        self.cities = [OneCity(each, type(encoder)(each), value) for each in alone]
        self.start: TownCenterState | None = None  # of the choices asked about last
        self.hands = list[list[Pair]]()  # for each of them, where they belong to the draft
        self.seat: Seat = 0

    def lone(self) -> outlook.Outlook[TownCenterRules, TownCenterState]:
        return self.cities[0]

    def worths(
        self, guess: TownCenterState, seat: Seat, legal: Sequence[Action], breadth: int
    ) -> list[float]:
        self.start, self.seat, self.hands = guess, seat, []
        if guess.step != steps.TOWERS and guess.step != steps.DRAFT:
            return self.cities[seat].within(self.budget, by_itself(guess, seat), legal, breadth)
        lone = [by_itself(guess, each) for each in range(self.rules.seats)]
        worth = lru_cache(None)(lambda who, pair: self.cities[who].worth_of(lone[who], pair))
        draft = Draft(self.rules, worth, self.budget)
        found, self.hands = draft.worths(guess, seat, legal), draft.hands
        return found

    def end_of(self, place: int) -> TownCenterState | None:
        """The end of the round for one's own city; in the draft, for all of them."""
        start, ends = self.start, dict[Seat, TownCenterState | None]()
        if self.hands and start is not None and place < len(self.hands):
            for seat, hand in enumerate(self.hands[place]):
                ends[seat] = self.cities[seat].best_with(by_itself(start, seat), hand)[1]
        elif not self.hands:
            ends[self.seat] = self.cities[self.seat].end_of(place)
        return None if start is None else together(start, self.seat, ends)


class OneCity(outlook.Outlook[TownCenterRules, TownCenterState]):
    """By rules for one player, on the board of one of several."""

    def __init__(
        self,
        rules: TownCenterRules,
        encoder: Encoder[TownCenterRules, TownCenterState],
        value: Value,
    ) -> None:
        super().__init__(rules, encoder, value)
        self.pairs = dict[Hashable, Found]()  # what two cubes bring

    def within(
        self, budget: Budget, lone: TownCenterState, legal: Sequence[Action], breadth: int
    ) -> list[float]:
        """What is remembered of pairs, for the draft, is found without a budget."""
        self.budget, kept = budget, self.budget
        try:
            return self.worths(lone, 0, legal, breadth)
        finally:
            self.budget = kept

    def worth_of(self, lone: TownCenterState, pair: Pair) -> float:
        """The best the city can make of two cubes until the end of the round."""
        return self.best_with(lone, pair)[0]

    def best_with(self, lone: TownCenterState, pair: Pair) -> Found:
        """What it is worth, and how it stands then."""
        key = (pair, lone.round, tuple(lone.reserve), tuple(lone.bag), self.key(lone))
        if key not in self.pairs:
            if len(self.pairs) >= REMEMBERED:
                self.pairs.clear()
            self.pairs[key] = self._best_with(lone.clone(), pair)
        return self.pairs[key]

    def _best_with(self, lone: TownCenterState, pair: Pair) -> Found:
        lone.cities[0].hand = pair
        lone.step = steps.BUILD
        worth = self.worths(lone, 0, self.rules.legal(lone, 0), NARROW)
        best = max(worth)
        return best, self.end_of(worth.index(best))

    def goes_on(self, start: TownCenterState, state: TownCenterState, seat: Seat) -> bool:
        """Not into the next round, even where no chance comes first (4.3)."""
        return state.actors == (seat,) and state.round == start.round

    def key(self, state: TownCenterState) -> Hashable:
        city = state.cities[0]
        return (state.step, tuple(city.cubes), city.hand, city.money)


def by_itself(state: TownCenterState, seat: Seat) -> TownCenterState:
    """One city as if nobody else were there."""
    lone = state.clone()
    lone.cities, lone.actors, lone.first = [lone.cities[seat]], (0,), 0
    return lone


def together(
    start: TownCenterState, seat: Seat, ends: dict[Seat, TownCenterState | None]
) -> TownCenterState | None:
    """The table with cities as they have become by themselves, one's own among them."""
    own = ends.get(seat)
    if own is None:
        return None
    found = own.clone()
    found.cities = [city.clone() for city in start.cities]
    for each, end in ends.items():
        if end is not None:
            found.cities[each] = end.cities[0].clone()
    found.first, found.actors = start.first, (seat,) if own.actors else ()
    return found
