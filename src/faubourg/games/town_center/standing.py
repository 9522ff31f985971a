"""Town Center: a city's worth is that of the best that its cubes can become in this round."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any, Final

from faubourg.core import outlook, standing
from faubourg.core.budget import Budget
from faubourg.core.model import Seat
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.draft import Draft
from faubourg.games.town_center.encode import Encoder
from faubourg.games.town_center.investment import offered, spread
from faubourg.games.town_center.outlook import NARROW, Outlook, by_itself
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState

DRAFTING: Final = (steps.TOWERS, steps.DRAFT)
LOOKED_AT: Final = 100  # evaluations that the picks ahead may cost


class Standing(standing.Standing[TownCenterRules, TownCenterState]):
    """Cities one by one but for the draft, in which everybody takes what is best for them."""

    def foreseen(
        self, outlook: outlook.Outlook[Any, TownCenterState], guess: TownCenterState, seat: Seat
    ) -> float:
        assert isinstance(outlook, Outlook)
        if guess.step in DRAFTING:
            return self._drafted(outlook, guess, seat)
        own = self._city(outlook, guess, seat)
        return own - self._best_rival(outlook, guess, seat)

    def shift(self, guess: TownCenterState, seat: Seat) -> float:
        """After the draft a choice is worth what one's own city will be."""
        if guess.step in DRAFTING or not isinstance(self.outlook, Outlook):
            return 0.0
        return -self._best_rival(self.outlook, guess, seat)

    def _best_rival(self, outlook: Outlook, guess: TownCenterState, seat: Seat) -> float:
        others = [each for each in range(self.rules.seats) if each != seat]
        return max((self._city(outlook, guess, each) for each in others), default=0.0)

    def _city(self, outlook: Outlook, guess: TownCenterState, seat: Seat) -> float:
        lone, city = by_itself(guess, seat), outlook.cities[seat]
        if not guess.actors:
            return float(self.rules.total(guess, seat))
        if guess.step == steps.CHOOSE:
            three = spread(offered(guess))
            return max(city.worth_of(lone, pair) for pair in combinations(three, 2))
        if guess.step == steps.BUILD and guess.cities[seat].hand:
            return city.worth_of(lone, guess.cities[seat].hand)
        legal = city.rules.legal(lone, 0) if self._is_to_act(outlook, guess, seat) else []
        return (
            max(city.worths(lone, 0, legal, NARROW)) if legal else outlook.told([guess], seat)[0][0]
        )

    def _is_to_act(self, outlook: Outlook, guess: TownCenterState, seat: Seat) -> bool:
        """In this step: who comes later is looked at as who is asked now, or it would be ahead."""
        if guess.step == steps.HALLS:
            return not any(guess.cities[seat].cubes)
        later = guess.step in (steps.GROW, steps.BUY)
        encoder = outlook.encoder
        assert isinstance(encoder, Encoder)
        return guess.actors == (seat,) or (later and encoder.is_before(guess, seat, guess.step))

    def _drafted(self, outlook: Outlook, guess: TownCenterState, seat: Seat) -> float:
        bag = _bag_before(guess)
        lone = [by_itself(guess, each) for each in range(self.rules.seats)]
        for each in lone:
            each.bag = bag
        worth = lru_cache(None)(lambda who, pair: outlook.cities[who].worth_of(lone[who], pair))
        return Draft(self.rules, worth, Budget(LOOKED_AT)).lead(guess, seat)


def _bag_before(state: TownCenterState) -> list[int]:
    """With what was drawn in this round: so one pair is looked at once, whatever came with it."""
    bag = [left + out for left, out in zip(state.bag, state.drawn, strict=True)]
    hands = [city.hand for city in state.cities]
    for colour in (cube for cubes in (*state.towers, *hands) for cube in cubes):
        bag[colour] += 1
    return bag
