"""What is asked of a seat, in one sentence."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.big_city import cards
from faubourg.games.big_city.building import build_set
from faubourg.games.big_city.components import CITY_HALL, DISTRICTS, TRADED
from faubourg.games.big_city.narrate.codes import (
    Values,
    listed,
    on_decks,
    person,
    plot_names,
    told,
    yes,
)
from faubourg.games.big_city.narrate.ending import ranking_of
from faubourg.games.big_city.narrate.table import Table, drawable_after, table_of, to_draw
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.trams import lay_set
from faubourg.games.big_city.view import BigCityView


def prompt(rules: AnyRules, view: View, seat: Seat) -> Message:
    """What the seat is asked to do; whom one waits for; or how the game ended."""
    assert isinstance(rules, BigCityRules) and isinstance(view, BigCityView)
    if not view.actors:
        return _ending(view)
    if seat not in view.actors:
        return _waiting(view)
    if view.step in ("pool", "origin", "extra"):
        return _ask_for_district(rules, view)
    if view.step == "turn":
        return _ask_for_action(rules, view, seat)
    if view.step in ("tram", "draw"):
        return _ask_to_go_on(view)
    if view.step in ("exchange", "fallback"):
        return _ask_to_exchange(rules, view, seat)
    return _ask_trader(view, seat)


def _ending(view: BigCityView) -> Message:
    winners = ranking_of(view)[0]
    points = view.scores[winners[0]]
    if len(winners) > 1:
        return told("prompt-over-shared", points=points, count=len(winners))
    return told("prompt-over", person(winners[0]), points=points)


def _waiting(view: BigCityView) -> Message:
    if view.actors == [CHANCE]:
        return told("prompt-chance", step=view.step)
    if len(view.actors) > 1:
        return told("prompt-wait-many", count=len(view.actors))
    return told("prompt-wait", person(view.actors[0]), step=view.step)


def _ask_for_district(rules: BigCityRules, view: BigCityView) -> Message:
    if view.step == "extra":
        return told("prompt-extra")
    if view.step == "origin":
        return told("prompt-origin", district=view.choosing[0])
    there = {district.number for district in view.districts}
    left = [str(d + 1) for d in rules.pool if d + 1 not in there]
    return told("prompt-pool", listed("districts", left))


def _ask_for_action(rules: BigCityRules, view: BigCityView, seat: Seat) -> Message:
    """The actions there are now, the cards that may go first, and what a pass would do."""
    table = table_of(rules, view)
    hall = bool(table.state.on[CITY_HALL])
    useless = cards.obsolete(table.state, seat) if hall and rules.discarding else 0
    return told(
        "prompt-turn",
        _open_actions(rules, view, table, seat),
        listed("obsolete", plot_names(useless)),
        hall=yes(hall),
        hand=len(view.hands[seat]),
        ends=yes(would_end(view)),
    )


def _open_actions(rules: BigCityRules, view: BigCityView, table: Table, seat: Seat) -> Values:
    """Which of them are possible; the text must know the first one that is."""
    plan, state, hand = table.plan, table.state, view.hands[seat]
    others = [cards for other, cards in enumerate(view.hands) if other != seat]
    possible = {
        # Of somebody else's cards one only knows that there are some.
        "build": hand if view.seat != seat else build_set(rules.book, plan, state, seat),
        "trams": lay_set(rules.book, plan, state, rules.customs),
        "districts": state.on[CITY_HALL] and len(view.districts) < DISTRICTS,
        "exchange": _can_return(rules, view, seat),
        "trade": rules.trading and hand and any(others),
    }
    first = next((name for name, able in possible.items() if able), "pass")
    return {**{name: yes(able) for name, able in possible.items()}, "opening": first}


def _can_return(rules: BigCityRules, view: BigCityView, seat: Seat) -> bool:
    """3.6.3: whether some card of the hand may go back, and one more be drawn for it."""
    wanted = len(view.returned) + 1
    return any(drawable_after(rules, view, deck - 1) >= wanted for deck in view.hands[seat])


def would_end(view: BigCityView) -> bool:
    """5.2 and 5.3: whether a pass now would be the last one needed."""
    return view.step == "turn" and not view.discards and view.passes == len(view.scores) - 1


def _ask_to_go_on(view: BigCityView) -> Message:
    if view.step == "tram":
        return told("prompt-tram", left=view.segments)
    return told("prompt-draw", cards=view.owed)


def _ask_to_exchange(rules: BigCityRules, view: BigCityView, seat: Seat) -> Message:
    more = _can_return(rules, view, seat)
    if view.step == "exchange":
        return told("prompt-exchange", cards=to_draw(view), more=yes(more))
    back = len(view.returned)
    return told("prompt-fallback", cards=back, more=yes(more and back < TRADED))


def _ask_trader(view: BigCityView, seat: Seat) -> Message:
    """6.1; how many more cards one may add depends on the hand too."""
    trade, hand = view.trade, len(view.hands[seat])
    put, forward = len(trade.forward), on_decks(trade.forward)
    if view.step == "forward":
        return told("prompt-forward", forward, more=min(TRADED, hand) - put)
    if view.step == "accept":
        return told("prompt-accept", count=sum(bool(offer) for offer in trade.offers))
    wishes, offered = listed("wishes", [str(deck) for deck in trade.wishes]), len(trade.mine)
    values: Values = {"offered": offered, "more": min(put, hand) - offered}
    return told("prompt-answer", person(view.turn), forward, wishes, values)
