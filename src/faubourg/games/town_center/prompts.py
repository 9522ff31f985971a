"""The one sentence that says what is asked of a seat now, or whom it waits for."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.town_center import administration, construction, development
from faubourg.games.town_center.components import LIFT, OFFICE, OFFICE_COST, RESIDENCE, SHOP, UTILITY
from faubourg.games.town_center.naming import (
    CODES,
    city_of,
    cube_list,
    player,
    ranking_of,
    told,
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
        return _build(rules, view, seat)
    if view.step in ("grow", "buy"):
        return _grow(rules, view, seat) if view.step == "grow" else _buy(rules, view, seat)
    return _invest(rules, view, seat)


def _ending(view: TownCenterView) -> Message:
    winners = ranking_of(view)[0]
    points = view.cities[winners[0]].points
    if len(view.cities) == 1:
        return told("prompt-over-solo", points=points, rank=solo_rank(points))
    if len(winners) > 1:
        return told("prompt-over-shared", points=points, count=len(winners))
    return told("prompt-over", player(winners[0]), points=points)


def _waiting(view: TownCenterView) -> Message:
    if view.actors == [CHANCE]:
        return told("prompt-chance", step=view.step)
    if len(view.actors) > 1:
        return told("prompt-wait-many", count=len(view.actors))
    return told("prompt-wait", player(view.actors[0]), step=view.step)


def _invest(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> Message:
    if view.step == "halls":
        return told("prompt-halls")
    if view.step == "choose":
        return told("prompt-choose", to="line" if rules.central_park else "bag")
    if view.step == "draft":
        return told("prompt-draft", number=len(view.cities[seat].hand) + 1)
    assert view.step == "towers"
    return told("prompt-towers", count=len(view.drawn))


def _build(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> Message:
    city, hand = city_of(rules, view, seat), view.cities[seat].hand
    if not hand:
        return told("prompt-confirm")
    if not can_build(rules, city, seat):
        return told("prompt-discard", cube_list(hand))
    optional = rules.customs.optional_offices and OFFICE in city.hand
    return told(
        "prompt-build",
        cube_list(hand),
        count=len(hand),
        cube=CODES[city.hand[0]],
        cost=OFFICE_COST,
        optional="yes" if optional else "no",
    )


def can_build(rules: TownCenterRules, city: City, seat: Seat) -> bool:
    """Whether any cube of the hand may be built."""
    if construction.lacks_money_for_two(city, rules.customs):
        return False
    return any(construction.places(rules.boards[seat], city, colour) for colour in city.hand)


def _grow(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> Message:
    board, city = rules.boards[seat], city_of(rules, view, seat)
    growing = {
        RESIDENCE: view.reserve["G"] and development.residence_growth(board, city),
        SHOP: view.reserve["U"] and development.shop_growth(board, city),
    }
    kinds = [CODES[colour] for colour, where in growing.items() if where]
    return told("prompt-grow", kind=kinds[0] if len(kinds) == 1 else "both")


def _buy(rules: TownCenterRules, view: TownCenterView, seat: Seat) -> Message:
    board, city = rules.boards[seat], city_of(rules, view, seat)
    reserve = list(view.reserve.values())
    kinds = [
        CODES[colour]
        for colour in (UTILITY, LIFT)
        if administration.on_sale(board, city, reserve, colour)
    ]
    return told(
        "prompt-buy",
        kind=kinds[0] if len(kinds) == 1 else "both",
        utility=administration.price(city, UTILITY),
        black=administration.price(city, LIFT),
        money=city.money,
    )
