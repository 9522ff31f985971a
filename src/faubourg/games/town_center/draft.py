"""The towers of Town Center, stacked and taken with the end in mind (3.1.3 and 3.1.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from faubourg.core.budget import Budget
from faubourg.core.model import Action, Seat
from faubourg.core.outlook import GIVEN_UP
from faubourg.games.town_center import state as steps
from faubourg.games.town_center.components import Colour
from faubourg.games.town_center.investment import pick_order
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import Tower, TownCenterState

Pair: TypeAlias = tuple[Colour, ...]  # up to two cubes in hand, sorted
Worth: TypeAlias = Callable[[Seat, Pair], float]
STACKINGS: Final = 12  # ways to finish the towers that are tried for each choice
ALL_AHEAD: Final = 8  # picks that are looked through; before them everybody takes what is best now
ENDS: Final = 20  # of a draft, that cost as much as one evaluation


class Draft:
    """One round's towers, by what each pair of cubes is worth to each city."""

    def __init__(self, rules: TownCenterRules, worth: Worth, budget: Budget | None = None) -> None:
        self.rules = rules
        self.worth = worth
        self.budget = budget or Budget()
        self.ahead = ALL_AHEAD
        self.hands = list[list[Pair]]()  # in the end, for each choice asked about

    def worths(self, state: TownCenterState, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """One's own city in the end, against the best of the others."""
        self.ahead = self._affordable(state, len(legal))
        found = list[float]()
        for action in legal:
            if found and self.budget.is_late():
                break
            self.hands.append(self._best(self._after(state, seat, action), seat))
            found.append(self._margin(self.hands[-1], seat))
        return found + [GIVEN_UP] * (len(legal) - len(found))

    def _affordable(self, state: TownCenterState, choices: int) -> int:
        """How many picks can be looked through, if every one may be from any tower."""
        ways = choices * (STACKINGS if state.step == steps.TOWERS else 1)
        ends, ahead = self.budget.left * ENDS // ways, 0
        while ahead < ALL_AHEAD and len(state.towers) ** (ahead + 1) <= ends:
            ahead += 1
        return ahead

    def _after(self, state: TownCenterState, seat: Seat, action: Action) -> TownCenterState:
        after = state.clone()
        self.rules.apply(after, seat, action)
        return after

    def lead(self, state: TownCenterState, seat: Seat) -> float:
        """Of any seat, if whoever stacks or takes does what is best for them."""
        self.ahead = self._affordable(state, 1)
        return self._margin(self._best(state, state.actors[0]), seat)

    def _best(self, state: TownCenterState, actor: Seat) -> list[Pair]:
        """The hands in the end, with the towers finished as is best for who acts."""
        ends = [self._taken(list(way), state) for way in self._ways(state, actor)]
        return max(ends, key=lambda hands: self._margin(hands, actor))

    def _ways(self, state: TownCenterState, seat: Seat) -> list[tuple[Tower, ...]]:
        """Some ways to finish the towers, always the same: no luck decides."""
        if state.step != steps.TOWERS:
            return [tuple(state.towers)]
        rng, ways = Random(0), set[tuple[Tower, ...]]()
        for _ in range(STACKINGS):
            trial = state.clone()
            while trial.step == steps.TOWERS:
                self.rules.apply(trial, seat, self.rules.pick(trial, seat, rng))
            ways.add(tuple(trial.towers))
        return sorted(ways)

    def _taken(self, towers: list[Tower], state: TownCenterState) -> list[Pair]:
        hands = [city.hand for city in state.cities]
        order = pick_order(state.first, self.rules.seats)[state.picks :]
        return self._played_out(hands, towers, order)

    def _played_out(self, hands: list[Pair], towers: list[Tower], order: list[Seat]) -> list[Pair]:
        """All hands in the end, if everybody takes what is best for them."""
        if not order:
            return hands
        seat, later = order[0], order[1:]
        places = self._places(towers)
        if len(order) > self.ahead:
            places = [max(places, key=lambda place: self._at_once(hands, towers, seat, place))]
        ends = [self._played_out(*_picked(hands, towers, seat, at), later) for at in places]
        return max(ends, key=lambda end: self._margin(end, seat))

    def _places(self, towers: list[Tower]) -> list[int]:
        """Towers that differ: of two equal ones it does not matter which is taken from."""
        return list({tower: place for place, tower in enumerate(towers) if tower}.values())

    def _at_once(self, hands: list[Pair], towers: list[Tower], seat: Seat, place: int) -> float:
        """With the best other cube in sight."""
        taken, left = _picked(hands, towers, seat, place)
        hand = taken[seat]
        if len(hand) > 1:
            return self.worth(seat, hand)
        others = {cube for tower in left for cube in tower}
        return max(self.worth(seat, _with(hand, cube)) for cube in others)

    def _margin(self, hands: list[Pair], seat: Seat) -> float:
        worths = [self.worth(each, hand) for each, hand in enumerate(hands)]
        mine = worths.pop(seat)
        return mine - max(worths)


def _picked(
    hands: list[Pair], towers: list[Tower], seat: Seat, place: int
) -> tuple[list[Pair], list[Tower]]:
    taken, left = hands[:], towers[:]
    taken[seat] = _with(hands[seat], towers[place][-1])
    left[place] = towers[place][:-1]
    return taken, left


def _with(hand: Pair, cube: Colour) -> Pair:
    return tuple(sorted((*hand, cube)))
