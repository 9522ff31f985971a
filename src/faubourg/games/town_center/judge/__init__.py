"""How good a state is for a seat: named terms in points, also of what is ahead."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from faubourg.core import catalogue, presentation
from faubourg.core.model import Seat
from faubourg.games.town_center.actions import GROWING, ON_SALE
from faubourg.games.town_center.administration import on_sale, price
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.components import COLOURS, RESIDENCE, Colour
from faubourg.games.town_center.construction import build, places, without
from faubourg.games.town_center.development import residence_growth, shop_growth
from faubourg.games.town_center.investment import open_towers, pick_order, spread
from faubourg.games.town_center.judge.city import WEIGHTS, Weights, city_terms, worth
from faubourg.games.town_center.judge.survey import NOTHING, Outlook, outlook
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import income
from faubourg.games.town_center.state import DRAFT, TOWERS, City, Tower, TownCenterState, put

Memory: TypeAlias = dict[tuple[object, ...], float]


@lru_cache(maxsize=32)
def _memory(
    board: Board, reserve: tuple[int, ...], outlook: Outlook, weights: Weights
) -> tuple[Memory, Memory]:
    """Cities already looked at: two cubes in either order make the same city."""
    return {}, {}


class Ahead:
    """A look ahead for cities on one board, with this reserve and this to come."""

    def __init__(
        self, board: Board, reserve: list[int], outlook: Outlook, weights: Weights
    ) -> None:
        self.board = board
        self.reserve = reserve
        self.outlook = outlook
        self.weights = weights
        self._grown, self._built = _memory(board, tuple(reserve), outlook, weights)

    def worth(self, city: City) -> float:
        """As it stands."""
        return worth(self.board, city, self.outlook, self.weights)

    def grown(self, city: City) -> float:
        """What the city is worth once everything has grown that can."""
        key = (*city.cubes, city.money)
        if key not in self._grown:
            self._grown[key] = self.worth(self.settled(city))
        return self._grown[key]

    def built(self, city: City) -> float:
        """The same once the hand is built, too."""
        if not city.hand:
            return self.grown(city)
        key = (*city.cubes, city.money, city.hand)
        if key not in self._built:
            self._built[key] = max(self._begun(city, c) for c in dict.fromkeys(city.hand))
        return self._built[key]

    def _begun(self, city: City, colour: Colour) -> float:
        """This cube first, where it serves best by itself; then the rest of the hand."""
        options = self._placements(city, colour)
        if len(city.hand) == 1:
            return max(map(self.grown, options))
        return self.built(max(options, key=self.grown))

    def _placements(self, city: City, colour: Colour) -> list[City]:
        """3.2: the city with this cube built, or without it where there is no place (3.2.8)."""
        found = []
        for position in catalogue.members(self._sensible(city, places(self.board, city, colour))):
            trial = city.clone()
            build(self.board, trial, colour, position)
            found.append(trial)
        if not found:
            found.append(city.clone())
            found[0].hand = without(city.hand, colour)
        return found

    def _sensible(self, city: City, where: Positions) -> Positions:
        """Without Suburb cells far from everything, if there are others: they only cost time."""
        near = 0
        for around in city.near:
            near |= around
        return where & (near | ~self.board.suburb) or where

    def settled(self, city: City) -> City:
        """3.3.6: growth goes on as long as it can, each time where it is worth most."""
        reserve = self.reserve[:]
        while self.outlook.growths:
            options = [
                option for colour in GROWING for option in self._growths(city, colour, reserve)
            ]
            if not options:
                break
            before, city = city, max(options, key=self.worth)
            for colour in GROWING:
                reserve[colour] -= city.cubes[colour] != before.cubes[colour]
        return city

    def _growths(self, city: City, colour: Colour, reserve: list[int]) -> list[City]:
        """3.3.4 and 3.3.5: each way in which a unit of this colour may grow by a cube."""
        if not reserve[colour]:
            return []
        grow = residence_growth if colour == RESIDENCE else shop_growth
        found = []
        for position in catalogue.members(grow(self.board, city)):
            trial = city.clone()
            put(self.board, trial, colour, position)
            found.append(trial)
        return found

    def ended(self, city: City) -> float:
        """The last growth, income and purchase of the game: from here nothing is unknown."""
        city = self.settled(city).clone()
        city.money += income(self.board, city)
        return max(worth(self.board, end, NOTHING, self.weights) for end in self._bought(city))

    def _bought(self, city: City) -> list[City]:
        """3.5: the city after each purchase it can make, and after none."""
        found = [city]
        for colour in ON_SALE:
            for position in catalogue.members(on_sale(self.board, city, self.reserve, colour)):
                trial = city.clone()
                trial.money -= price(trial, colour)
                put(self.board, trial, colour, position)
                found.append(trial)
        return found

    def gains(self, city: City) -> list[float]:
        """What a single cube of each colour would bring, whatever is in hand."""
        return [self.built(holding(city, (colour,))) - self.grown(city) for colour in COLOURS]


def holding(city: City, hand: tuple[Colour, ...]) -> City:
    """The same city with another hand."""
    trial = city.clone()
    trial.hand = tuple(sorted(hand))
    return trial


# Foreseeing the draft: everybody takes what serves the own city best (3.1.4)

Gains = list[list[float]]  # by seat and colour


def foreseen(state: TownCenterState, aheads: list[Ahead], seat: Seat) -> tuple[list[Tower], float]:
    """The hands after the draft, and what the others win by theirs on average."""
    gains = [ahead.gains(city) for ahead, city in zip(aheads, state.cities, strict=True)]
    towers = completed(state, gains[state.first])
    hands = [city.hand for city in state.cities]
    for picker in pick_order(state.first, len(hands))[state.picks :]:
        tower = max((t for t in towers if t), key=lambda t: gains[picker][t[-1]])
        towers[towers.index(tower)] = tower[:-1]
        hands[picker] += tower[-1:]
    return hands, rivals_gain(hands, gains, seat)


def completed(state: TownCenterState, gains: list[float]) -> list[Tower]:
    """3.1.3: the towers once all cubes are stacked, those the first player likes on top."""
    towers = state.towers[:]
    rest = sorted(spread(state.drawn), key=lambda colour: gains[colour])
    while rest:
        place = open_towers(towers, len(rest), len(state.cities))[0]
        towers[place] += (rest.pop(0),)
    return towers


def rivals_gain(hands: list[tuple[Colour, ...]], gains: Gains, seat: Seat) -> float:
    others = [other for other in range(len(hands)) if other != seat]
    won = sum(gains[other][colour] for other in others for colour in hands[other])
    return won / len(others)


class Judge(presentation.Judge[TownCenterRules, TownCenterState]):
    """Named terms that add up; see judge.city for those of a city as it stands."""

    def __init__(self, rules: TownCenterRules, weights: Weights = WEIGHTS) -> None:
        super().__init__(rules)
        self.weights = weights

    def terms(self, state: TownCenterState, seat: Seat) -> dict[str, float]:
        return weighed(self.rules, state, seat, self.weights)


def weighed(
    rules: TownCenterRules, state: TownCenterState, seat: Seat, weights: Weights
) -> dict[str, float]:
    to_come = outlook(state)
    ahead = Ahead(rules.boards[seat], state.reserve, to_come, weights)
    city = state.cities[seat]
    named = city_terms(ahead.board, city, to_come, weights)
    grown = ahead.grown(city)
    named["growth"] = grown - sum(named.values())
    if city.hand:
        named["hand"] = ahead.built(city) - grown
    elif to_come.incomes == 1 and not to_come.cubes:
        named["purchase"] = ahead.ended(city) - grown
    if state.step in (TOWERS, DRAFT):
        named |= _draft_terms(rules, state, seat, to_come, weights)
    return named


def _draft_terms(
    rules: TownCenterRules, state: TownCenterState, seat: Seat, to_come: Outlook, weights: Weights
) -> dict[str, float]:
    """3.1.3 and 3.1.4: what the draft will still bring, to this seat and to the others."""
    aheads = [Ahead(board, state.reserve, to_come, weights) for board in rules.boards]
    hands, rivals = foreseen(state, aheads, seat)
    city = state.cities[seat]
    expected = aheads[seat].built(holding(city, hands[seat]))
    return {"draft": expected - aheads[seat].built(city), "rivals": -weights.rivals * rivals}
