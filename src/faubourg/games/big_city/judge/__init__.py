"""How good a state is for a seat: named terms in points, for bots and hints."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core import model, presentation
from faubourg.core.catalogue import members, set_of
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.board import NOWHERE, STEPS, Plan
from faubourg.games.big_city.components import Cards, District
from faubourg.games.big_city.judge.ground import (
    WEIGHTS,
    Ground,
    Line,
    Weights,
    layout_of,
    line_facts,
)
from faubourg.games.big_city.judge.hands import known_plans
from faubourg.games.big_city.judge.sites import Buildings, Sites
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import OVER, BigCityState

# What a seat may expect of the decks: where the unknown cards are, what a draw brings

HANDS: Final = (1 << box.MOST) - 1  # places of a memory that are hands
SURE: Final = 0.9  # no card is surer to come than this


class Unknown:
    """The cards a seat cannot place, deck by deck (1.15). Guesses at them are not looked at."""

    def __init__(self, state: BigCityState, seat: model.Seat, limited: bool) -> None:
        self.state, self.seat = state, seat
        known, own = state.out | state.hands[seat], [0] * box.DISTRICTS
        for deck, memory in enumerate(state.memories[seat]):
            for number, cards in enumerate(memory.groups):
                known |= cards
                if not memory.places[number] & HANDS:
                    own[deck] += cards.bit_count()
        self.cards, self.numbers = _beyond(known)
        # Cards that can be drawn, without those one has put under a deck oneself.
        self.sizes = [
            0 if limited and state.placed[deck] == NOWHERE else state.deck_size(deck) - own[deck]
            for deck in range(box.DISTRICTS)
        ]

    def may_come(self, deck: District) -> Cards:
        """What the next card of a deck may be; at its end those one has put under it oneself."""
        if self.sizes[deck]:
            return self.cards[deck]
        return box.DECKS[deck] & ~self.state.out & ~self.state.hands[self.seat]

    def chances(self, draws: float) -> list[float]:
        """By deck: how likely a certain unknown card of it comes with so many draws."""
        found = [0.0] * box.DISTRICTS
        for deck, number in enumerate(self.numbers):
            if number:
                found[deck] = min(SURE, min(draws, self.sizes[deck]) / number)
        return found

    def drawn_worth(self, prospects: list[float], number: int) -> float:
        """So many cards from the best decks, two from each (3.8.4)."""
        found = 0.0
        if number <= 0:
            return found
        decks = [
            (worth, self.sizes[deck], self.state.drawn[deck])
            for deck, worth in enumerate(prospects)
        ]
        for worth, size, drawn in sorted(decks, reverse=True):
            here = min(number, min(size, box.DRAWS_PER_DECK - drawn))
            if here > 0:
                found += here * worth
                number -= here
        return found


@lru_cache(maxsize=64)
def _beyond(known: Cards) -> tuple[list[Cards], list[int]]:
    """By deck: the other cards, and how many."""
    found = [deck & ~known for deck in box.DECKS]
    return found, [cards.bit_count() for cards in found]


def prospects(unknown: Unknown, sites: Sites, last: Sites) -> list[float]:
    """By deck: what an unknown card of it is worth by itself; as in the last city, where it is."""
    if sites.asked == unknown.cards:
        return sites.prospects
    changed = box.ALL_PLOTS
    if last.asked == unknown.cards and last.points == sites.points:
        changed = _difference(sites.sets, last.sets)
    sites.prospects = [
        _prospect(cards, sites) if box.DECKS[deck] & changed else last.prospects[deck]
        for deck, cards in enumerate(unknown.cards)
    ]
    sites.asked = unknown.cards
    return sites.prospects


def _difference(some: list[Cards], others: list[Cards]) -> Cards:
    found = 0
    for number, one in enumerate(some):
        if one != others[number]:
            found |= one ^ others[number]
    return found


def _prospect(cards: Cards, sites: Sites) -> float:
    """The mean of some cards."""
    if not cards:
        return 0.0
    found = 0.0
    for number, some in enumerate(sites.sets):
        here = cards & some
        if here:
            found += sites.points[number] * here.bit_count()
    return found / cards.bit_count()


# The terms


class Judgement:
    """One state, seen from one seat."""

    def __init__(
        self, rules: BigCityRules, state: BigCityState, seat: model.Seat, weights: Weights
    ) -> None:
        self.rules, self.state, self.seat, self.weights = rules, state, seat, weights
        self.sites = sites_of(rules, state, weights)
        self.ground = self.sites.ground
        self.unknown = Unknown(state, seat, rules.kit.limited)
        self.prospects = prospects(self.unknown, self.sites, _LAST[self.ground.plan])
        self.draw = 0.0
        for deck, size in enumerate(self.unknown.sizes):
            if size:
                self.draw = max(self.draw, self.prospects[deck])

    def terms(self) -> dict[str, float]:
        state, w = self.state, self.weights
        mine = state.turn == self.seat
        owed = self.owed() if mine else 0
        named = {"points": float(state.scores[self.seat])}
        if mine and state.step in (steps.CARD, steps.EXTRA):
            owed -= 1
            self.add_hands(named, self.expected(), owed)
        else:
            given, decks = self.traded()
            self.add_hands(named, [state.hands[self.seat] & ~given], owed)
            named["trade"] = w.trade * sum([self.prospects[deck] for deck in decks])
        named["draws"] = self.unknown.drawn_worth(self.prospects, owed)
        named["rivals"] = -w.rivals * self.rivals() if w.rivals else 0.0
        started = mine and (state.returned or state.step == steps.FORWARD)
        named["exchange"] = -self.exchange() if started else 0.0
        if state.step == steps.ORIGIN:
            named["district"] = self.district()
        named |= lasting(state, w)
        return named

    def exchange(self) -> float:
        """The turn it takes, dearer the longer nothing happens: a table must come to its end."""
        return self.weights.exchange * (1 + max(0, self.state.quiet))

    def owed(self) -> int:
        """3.8.1: cards that will be drawn this turn."""
        state = self.state
        if state.owed or not state.discards:
            return state.owed or len(state.returned)
        return state.full[self.seat] - state.hands[self.seat].bit_count()

    def add_hands(self, named: dict[str, float], hands: list[Cards], owed: int) -> None:
        """What the cards in hand will bring; the mean, where it may be one of several hands."""
        w, ground, number = self.weights, self.ground, len(hands)
        chances = self.unknown.chances(w.draws + w.draws_owed * owed)
        ready = hopes = unplaced = installations = obsolete = 0.0
        for hand in hands:
            plots = hand & box.ALL_PLOTS
            sure, hoped = known_plans(self.sites, plots & ground.free, chances, self.draw)
            ready += sure / number
            hopes += hoped / number
            unplaced += w.card_unplaced * (plots & ~ground.plan.city).bit_count() / number
            installations += w.installation * (hand ^ plots).bit_count() / number
            covered = (plots & ground.occupied).bit_count()
            obsolete += w.obsolete * self.draw * covered / number
        named["ready"], named["hopes"], named["unplaced"] = ready, hopes, unplaced
        named["installations"], named["obsolete"] = installations, obsolete

    def traded(self) -> tuple[Cards, list[District]]:
        """6.1: own cards that others take or may take, and the decks of what comes for them."""
        trade, seat, step = self.state.trade, self.seat, self.state.step
        if step == steps.SWAP:
            given = set_of(card for card, giver, _ in trade.moving if giver == seat)
            return given, [box.DECK_OF[card] for card, _, taker in trade.moving if taker == seat]
        offer = trade.offers[seat] if step in (steps.ANSWER, steps.ACCEPT) else ()
        return set_of(offer), [box.DECK_OF[card] for card in trade.forward[: len(offer)]]

    def expected(self) -> list[Cards]:
        """Chance will turn up a card: all hands that may come of it, as far as one knows."""
        hand, cards = self.state.hands[self.seat], self.unknown.may_come(self.state.chosen)
        return [hand | 1 << card for card in members(cards)]

    def rivals(self) -> float:
        """What the others hold on average, by the backs of their cards."""
        hands = [hand for seat, hand in enumerate(self.state.hands) if seat != self.seat]
        decks = [(hand & deck).bit_count() for deck in box.DECKS for hand in hands]
        worth = [worth for worth in self.prospects for _ in hands]
        return sum(n * w for n, w in zip(decks, worth, strict=True)) / len(hands)

    def district(self) -> float:
        """A district is chosen, and not yet where it goes."""
        w, (district, rotation) = self.weights, divmod(self.state.chosen, 4)
        own = self.state.hands[self.seat] & box.ALL_PLOTS & box.DECKS[district]
        worth = w.district + w.district_card * own.bit_count()
        return worth + w.district_fit * self.fitting(district, rotation, own)

    def fitting(self, district: District, rotation: int, own: Cards) -> int:
        """How many own plots of it could come to lie beside one of which one holds the card."""
        plan, beside = self.ground.plan, 0
        for plot in members(self.state.hands[self.seat] & self.ground.free):
            for step in STEPS:
                beside |= 1 << plan.cell[plot] + step
        origins = plan.origins(district, rotation)
        cells = self.rules.kit.atlas.cells[district][rotation]
        return sum(1 for plot, away in cells if own >> plot & 1 and origins & beside >> away)


def lasting(state: BigCityState, w: Weights) -> dict[str, float]:
    """What counts at the end too, so that ending the game is by itself neither gain nor loss."""
    return {
        "city-hall": w.opened if state.on[box.CITY_HALL] else 0.0,
        "segments": -w.segment * len(state.trams),
        "idle": -w.idle if state.quiet > 0 else 0.0,
    }


def ended(state: BigCityState, seat: model.Seat, w: Weights) -> dict[str, float]:
    """The terms of a game that is over."""
    return {"points": float(state.scores[seat])} | lasting(state, w)


# By plan the city that was looked at last, and what is known of it. One choice is made in one city,
# and most actions leave it as it is, build one piece there or lay one segment.
_LAST: dict[Plan, Sites] = {}
DEEPEST: Final = 8  # cities in a row that are known by the one before them
CITIES: Final = 64  # games that are played side by side, as many know their city


def prepare(rules: BigCityRules, state: BigCityState, weights: Weights) -> None:
    found = sites_of(rules, state, weights)
    if found.buildings.depth > DEEPEST:
        del _LAST[found.ground.plan]
        found = sites_of(rules, state, weights)
    _keep(found)


def _keep(found: Sites) -> None:
    """As the newest one; the oldest is forgotten."""
    _LAST.pop(found.ground.plan, None)
    if len(_LAST) == CITIES:
        del _LAST[next(iter(_LAST))]
    _LAST[found.ground.plan] = found


def forget() -> None:
    _LAST.clear()


def sites_of(rules: BigCityRules, state: BigCityState, weights: Weights) -> Sites:
    """As the last one, where the city is the same or has one piece more, or else found anew."""
    last = _LAST.get(rules.plan(state))
    if last is not None and last.weights is weights:
        before, standing = last.buildings, last.ground.standing
        if state.standing == standing:
            return with_line(rules, state, before, last)
        if state.standing[:-1] == standing:
            return with_line(rules, state, buildings_of(rules, state, weights, before), last)
    found = with_line(rules, state, buildings_of(rules, state, weights, None), None)
    _keep(found)
    return found


def buildings_of(
    rules: BigCityRules, state: BigCityState, weights: Weights, before: Buildings | None
) -> Buildings:
    layout = layout_of(rules.plan(state))
    ground = Ground(layout, state, before.ground if before else None)
    return Buildings(rules.kit.book.sizes, ground, weights, before)


def with_line(
    rules: BigCityRules, state: BigCityState, buildings: Buildings, last: Sites | None
) -> Sites:
    """The line is the same unless something has changed that it depends on."""
    ground, customs = buildings.ground, rules.kit.customs
    if last is None or not last.line.holds(ground, line_facts(ground.plan, state, customs)):
        return Sites(buildings, Line(ground, state, customs), None)
    if buildings is last.buildings:
        return last
    return Sites(buildings, last.line, last if buildings.before is last.buildings else None)


class Judge(presentation.Judge[BigCityRules, BigCityState]):
    """Named terms that add up; see judge.judgement."""

    def __init__(self, rules: BigCityRules, weights: Weights = WEIGHTS) -> None:
        super().__init__(rules)
        self.weights = weights

    def prepare(self, state: BigCityState, seat: model.Seat) -> None:
        prepare(self.rules, state, self.weights)

    def terms(self, state: BigCityState, seat: model.Seat) -> dict[str, float]:
        if state.step == OVER:
            return ended(state, seat, self.weights)
        return Judgement(self.rules, state, seat, self.weights).terms()
