"""The values that the words of a refusal need."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Reason, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.big_city import reasons
from faubourg.games.big_city.actions import (
    WHICH,
    Accept,
    Ask,
    Build,
    Confirm,
    Deal,
    Discard,
    Draw,
    Lay,
    Offer,
    Origin,
    Pass,
    Place,
    PutForward,
    PutUnder,
    Start,
    Stop,
    Wish,
)
from faubourg.games.big_city.board import position
from faubourg.games.big_city.components import (
    CARD_NAMES,
    DECK_OF,
    DRAWS_PER_DECK,
    PIECES,
    PLOT_NAMES,
    PLOTS,
)
from faubourg.games.big_city.narrate.codes import NONE, Values, listed, on_decks, person, yes
from faubourg.games.big_city.narrate.refused_places import build_values, street_values
from faubourg.games.big_city.narrate.table import (
    covered_cells,
    drawable_after,
    table_of,
    touching,
)
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView

_TRIED: Final[dict[type[Action], str]] = {
    Place: "place", Origin: "origin", Build: "build", Lay: "lay", Discard: "discard",
    PutUnder: "under", Draw: "draw", Stop: "stop", Pass: "pass", PutForward: "forward",
    Wish: "wish", Ask: "ask", Offer: "offer", Confirm: "confirm", Accept: "accept",
    Deal: "deal", Start: "start",
}  # fmt: skip


def reason_values(
    rules: AnyRules, view: View, seat: Seat, action: Action, reason: Reason
) -> Values:
    """What the refusal's text needs: what was tried, what stands against it, what is missing."""
    assert isinstance(rules, BigCityRules) and isinstance(view, BigCityView)
    if not reason.rule:
        return {}  # a rule of every game
    if reason in reasons.WRONG_STEP.values() or reason == reasons.NOT_FOR_PLAYERS:
        return {"tried": _TRIED[type(action)], "step": view.step}
    if isinstance(action, Build):
        return build_values(table_of(rules, view), action, view.hand)
    if isinstance(action, Lay):
        return street_values(table_of(rules, view), rules.customs, action)
    if isinstance(action, Place):
        last = rules.pool[-1] + 1
        return {"district": action.district + 1, "last": last}
    if isinstance(action, Origin):
        return _origin_values(rules, view, action)
    return _card_values(rules, view, seat, action)


def _origin_values(rules: BigCityRules, view: BigCityView, action: Origin) -> Values:
    """2.11 and 2.12: what the district would lie upon, and what it would touch."""
    plan, (number, rotation) = table_of(rules, view).plan, view.choosing
    cells = covered_cells(number - 1, rotation, action.cell)
    near = touching(plan, number - 1, rotation, action.cell)
    x, y = position(action.cell)
    return {
        "district": number,
        "x": x,
        "y": y,
        **listed("plots", sorted(PLOT_NAMES[plan.at[cell]] for cell in cells if cell in plan.at)),
        "streets": len(near),
        "plot": PLOT_NAMES[near[0]] if near else NONE,
    }


def _card_values(rules: BigCityRules, view: BigCityView, seat: Seat, action: Action) -> Values:
    if isinstance(action, Discard | PutUnder | PutForward | Offer):
        return _own_card_values(rules, view, action)
    if isinstance(action, Draw | Wish):
        return {"deck": action.deck + 1, "most": DRAWS_PER_DECK}
    assert isinstance(action, Accept)
    offers = view.trade.offers
    offer = offers[action.seat] if action.seat < len(offers) else []
    return {
        **person(action.seat),
        **on_decks(offer),
        "whose": "nobody" if action.seat >= rules.seats else "own" if action.seat == seat else NONE,
        "which": WHICH[action.which],
        "forward": len(view.trade.forward),
    }


def _own_card_values(
    rules: BigCityRules, view: BigCityView, action: Discard | PutUnder | PutForward | Offer
) -> Values:
    card = action.card
    piece = table_of(rules, view).piece_on(card) if card < PLOTS else None
    return {
        "card": CARD_NAMES[card],
        "tried": _TRIED[type(action)],
        "there": PIECES[piece.piece].name if piece else _empty(view, CARD_NAMES[card]),
        "wanted": len(view.returned) + 1,
        "possible": drawable_after(rules, view, DECK_OF[card]),
        "forward": len(view.trade.forward),
        "answer": yes(isinstance(action, Offer)),
    }


def _empty(view: BigCityView, card: str) -> str:
    """Of a card whose plot has no piece: whether that is because the plot is not there."""
    if not card.isdecimal():
        return "installation"
    return "free" if card in view.plots else "away"
