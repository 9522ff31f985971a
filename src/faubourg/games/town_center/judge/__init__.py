"""How good a state is for a seat: named terms in points, also of what is ahead."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core import presentation
from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.town_center.actions import ON_SALE
from faubourg.games.town_center.administration import on_sale, price
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.components import COLOURS, RESIDENCE, SHOP, Colour
from faubourg.games.town_center.construction import build, places, without
from faubourg.games.town_center.development import residence_growth, shop_growth
from faubourg.games.town_center.investment import open_towers, pick_order, spread
from faubourg.games.town_center.judge.city import WEIGHTS, Weights, city_terms, worth, worth_of
from faubourg.games.town_center.judge.survey import (
    MOMENTS,
    NOTHING,
    Outlook,
    outlook,
    surveyor,
    to_draw,
)
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import income
from faubourg.games.town_center.state import DRAFT, TOWERS, City, Tower, TownCenterState, put

Look: TypeAlias = tuple[tuple[Positions, ...], int]  # cubes and money: all that matters to a look
KEPT: Final = 2000  # looks that are remembered of each kind: four times what a round needs
CASES: Final = 16  # reserves and outlooks that a judge remembers


class Ahead:
    """A look ahead for cities on one board, with this reserve and this to come."""

    def __init__(
        self, board: Board, reserve: list[int], outlook: Outlook, weights: Weights
    ) -> None:
        self.board = board
        self.reserve = reserve
        self.outlook = outlook
        self.weights = weights
        self._surveyor = surveyor(board)
        # Cities already looked at: two cubes in either order make the same city.
        self._grown: dict[Look, float] = {}
        self._built: dict[tuple[Look, Tower], float] = {}
        self._gains: dict[Look, list[float]] = {}

    def worth(self, city: City) -> float:
        """As it stands."""
        return worth_of(self._surveyor.survey(city), self.outlook, self.weights)

    def grown(self, city: City) -> float:
        """What the city is worth once everything has grown that can."""
        key = (tuple(city.cubes), city.money)
        found = self._grown.get(key)
        if found is None:
            if len(self._grown) == KEPT:
                self._grown.clear()
            found = self._grown[key] = self.worth(self.settled(city))
        return found

    def built(self, city: City) -> float:
        """The same once the hand is built, too."""
        if not city.hand:
            return self.grown(city)
        key = ((tuple(city.cubes), city.money), city.hand)
        found = self._built.get(key)
        if found is None:
            if len(self._built) == KEPT:
                self._built.clear()
            found = self._built[key] = self._best_begun(city)
        return found

    def _best_begun(self, city: City) -> float:
        """With either cube of the hand first."""
        best = self._begun(city, city.hand[0])
        for colour in city.hand[1:]:
            if colour != city.hand[0]:
                best = max(best, self._begun(city, colour))
        return best

    def _begun(self, city: City, colour: Colour) -> float:
        """This cube first, where it serves best by itself; then the rest of the hand."""
        options = self._placements(city, colour)
        first, best = options[0], self.grown(options[0])
        for option in options[1:]:
            worth = self.grown(option)
            if worth > best:
                first, best = option, worth
        return best if len(city.hand) == 1 else self.built(first)

    def _placements(self, city: City, colour: Colour) -> list[City]:
        """3.2: the city with this cube built, or without it where there is no place (3.2.8)."""
        found = []
        for position in members(self._sensible(city, places(self.board, city, colour))):
            trial = city.clone()
            build(self.board, trial, colour, position)
            found.append(trial)
        if not found:
            found.append(city.clone())
            found[0].hand = without(city.hand, colour)
        return found

    def _sensible(self, city: City, where: Positions) -> Positions:
        """Without Suburb cells far from everything, if there are others: they only cost time."""
        near = self.board.center
        for around in city.near:
            near |= around
        return where & near or where

    def settled(self, city: City) -> City:
        """3.3.6: growth goes on as long as it can, each time where it is worth most."""
        homes, shops = self.reserve[RESIDENCE], self.reserve[SHOP]
        while self.outlook.growths:
            green = residence_growth(self.board, city) if homes else 0
            blue = shop_growth(self.board, city) if shops else 0
            if not green and not blue:
                break
            before, city = city, self._best_grown(city, green, blue)
            homes -= city.cubes[RESIDENCE] != before.cubes[RESIDENCE]
            shops -= city.cubes[SHOP] != before.cubes[SHOP]
        return city

    def _best_grown(self, city: City, green: Positions, blue: Positions) -> City:
        """3.3.4: by a residence at one of these places, or a shop at one of those."""
        options = self._with_cube(city, RESIDENCE, green) + self._with_cube(city, SHOP, blue)
        return options[0] if len(options) == 1 else max(options, key=self.worth)

    def _with_cube(self, city: City, colour: Colour, where: Positions) -> list[City]:
        found = []
        for position in members(where):
            trial = city.clone()
            put(self.board, trial, colour, position)
            found.append(trial)
        return found

    def ended(self, city: City, reserve: list[int]) -> float:
        """The last growth, income and purchase of the game: from here nothing is unknown."""
        city = self.settled(city).clone()
        city.money += income(self.board, city)
        ends = self._bought(city, reserve)
        return max([worth(self.board, end, NOTHING, self.weights) for end in ends])

    def _bought(self, city: City, reserve: list[int]) -> list[City]:
        """3.5: the city after each purchase it can make, and after none."""
        found = [city]
        for colour in ON_SALE:
            left = city.money - price(city, colour)
            for trial in self._with_cube(city, colour, on_sale(self.board, city, reserve, colour)):
                trial.money = left
                found.append(trial)
        return found

    def gains(self, city: City) -> list[float]:
        """What a single cube of each colour would bring, whatever is in hand."""
        key = (tuple(city.cubes), city.money)
        found = self._gains.get(key)
        if found is None:
            if len(self._gains) == KEPT:
                self._gains.clear()
            found = [self.built(holding(city, (c,))) - self.grown(city) for c in COLOURS]
            self._gains[key] = found
        return found


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
        self._aheads: dict[tuple[int, ...], Ahead] = {}

    def terms(self, state: TownCenterState, seat: Seat) -> dict[str, float]:
        ahead, city = self._ahead(state, seat), state.cities[seat]
        to_come = ahead.outlook
        named = city_terms(ahead.board, city, to_come, self.weights)
        grown = ahead.grown(city)
        named["growth"] = grown - sum(named.values())
        if city.hand:
            named["hand"] = ahead.built(city) - grown
        elif to_come.incomes == 1 and not to_come.cubes:
            named["purchase"] = ahead.ended(city, state.reserve) - grown
        if state.step == TOWERS or state.step == DRAFT:
            self._add_draft(named, state, seat)
        return named

    def _ahead(self, state: TownCenterState, seat: Seat) -> Ahead:
        """One for all states with the same to come and the same to grow with."""
        homes, shops = state.reserve[RESIDENCE], state.reserve[SHOP]
        key = (seat, homes, shops, state.round, MOMENTS[state.step], *to_draw(state))
        found = self._aheads.get(key)
        if found is None:
            if len(self._aheads) == CASES:
                self._aheads.clear()
            board, reserve = self.rules.boards[seat], state.reserve[:]
            found = self._aheads[key] = Ahead(board, reserve, outlook(state), self.weights)
        return found

    def _add_draft(self, named: dict[str, float], state: TownCenterState, seat: Seat) -> None:
        """3.1.3 and 3.1.4: what the draft will still bring, to this seat and to the others."""
        aheads = [self._ahead(state, other) for other in range(self.rules.seats)]
        hands, rivals = foreseen(state, aheads, seat)
        city = state.cities[seat]
        expected = aheads[seat].built(holding(city, hands[seat]))
        named["draft"] = expected - aheads[seat].built(city)
        named["rivals"] = -self.weights.rivals * rivals
