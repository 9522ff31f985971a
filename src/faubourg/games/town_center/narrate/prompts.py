"""What is asked of a seat, in one sentence."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.town_center import administration, development
from faubourg.games.town_center.actions import (
    ON_SALE,
)
from faubourg.games.town_center.components import (
    LETTERS,
    OFFICE,
    OFFICE_COST,
    RESIDENCE,
    SHOP,
    Colour,
)
from faubourg.games.town_center.narrate.codes import (
    CODES,
    NONE,
    buildable,
    city_of,
    counted,
    person,
    ranking_of,
    told,
    total,
)
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import solo_rank
from faubourg.games.town_center.state import City
from faubourg.games.town_center.view import TownCenterView


def prompt(rules: AnyRules, view: View, seat: Seat) -> Message:
    """What the seat is asked to do; whom one waits for; or how the game ended."""
    assert isinstance(rules, TownCenterRules) and isinstance(view, TownCenterView)
    if not view.actors:
        return _ending(view)
    if seat not in view.actors:
        return _waiting(view)
    if view.step == "build":
        return _ask_builder(rules, view, seat)
    if view.step == "grow":
        return _ask_grower(rules, view, seat)
    return _ask_buyer(rules, view, seat) if view.step == "buy" else _ask_investor(rules, view, seat)


def _ending(view: TownCenterView) -> Message:
    winners = ranking_of(view)[0]
    points = view.cities[winners[0]].points
    if len(view.cities) == 1:
        return told("prompt-over-solo", total(points), rank=solo_rank(points))
    if len(winners) > 1:
        return told("prompt-over-shared", total(points), count=len(winners))
    return told("prompt-over", person(winners[0]), total(points))


def _waiting(view: TownCenterView) -> Message:
    if view.actors == [CHANCE]:
        return told("prompt-chance", step=view.step)
    if len(view.actors) > 1:
        return told("prompt-wait-many", count=len(view.actors))
    return told("prompt-wait", person(view.actors[0]), step=view.step)


def _ask_investor(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> Message:
    if view.step == "halls":
        return told("prompt-halls")
    if view.step == "choose":
        return told("prompt-choose", to="line" if rules.central_park else "bag")
    if view.step == "draft":
        return told("prompt-draft", number=len(view.cities[seat].hand) + 1)
    return told("prompt-towers", count=len(view.drawn))


def _ask_builder(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> Message:
    city, hand = city_of(rules, view, seat), view.cities[seat].hand
    if not hand:
        return told("prompt-confirm")
    possible = buildable(rules, city, seat)
    if possible == NONE:
        return told("prompt-discard", counted(hand))
    if possible == "some":
        return _ask_for_one_of_two(city, hand)
    optional = rules.customs.optional_offices and OFFICE in city.hand
    name = "prompt-build-one" if len(hand) == 1 else "prompt-build-two"
    values = {"cube": CODES[city.hand[0]], "optional": "yes" if optional else "no"}
    return told(name, counted(hand), values)


def _ask_for_one_of_two(city: City, hand: str) -> Message:
    poor = city.money < OFFICE_COST * city.hand.count(OFFICE)
    values = {"money": city.money, "poor": "yes" if poor else "no"}
    return told("prompt-build-one-of-two", counted(hand), values)


def _ask_grower(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> Message:
    board, city = rules.boards[seat], city_of(rules, view, seat)
    ready = {
        RESIDENCE: view.reserve[LETTERS[RESIDENCE]] and development.residence_growth(board, city),
        SHOP: view.reserve[LETTERS[SHOP]] and development.shop_growth(board, city),
    }
    return told("prompt-grow", kind=_one_or_both([c for c, where in ready.items() if where]))


def _ask_buyer(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> Message:
    board, city = rules.boards[seat], city_of(rules, view, seat)
    reserve = list(view.reserve.values())
    kinds = [c for c in ON_SALE if administration.on_sale(board, city, reserve, c)]
    prices = {CODES[colour]: administration.price(city, colour) for colour in ON_SALE}
    return told("prompt-buy", prices, kind=_one_or_both(kinds), money=city.money)


def _one_or_both(colours: list[Colour]) -> str:
    return CODES[colours[0]] if len(colours) == 1 else "both"
