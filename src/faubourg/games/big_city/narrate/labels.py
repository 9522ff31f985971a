"""What a choice is called in a list."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.big_city.actions import (
    BOTH,
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
from faubourg.games.big_city.board import DIRECTIONS, position
from faubourg.games.big_city.components import (
    CARD_NAMES,
    DECK_OF,
    INSTALLATIONS,
    PIECES,
    PLOT_NAMES,
    PLOTS,
    Card,
)
from faubourg.games.big_city.narrate.codes import (
    NONE,
    Values,
    listed,
    on_decks,
    on_plots,
    person,
    street_between,
    told,
    yes,
)
from faubourg.games.big_city.narrate.prompts import would_end
from faubourg.games.big_city.narrate.sums import in_figures, worth_at
from faubourg.games.big_city.narrate.table import installation_on, table_of, to_draw, touching
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView

_CARD_LABELS: dict[type[Action], str] = {
    Deal: "label-deal", Discard: "label-discard", PutUnder: "label-under",
    PutForward: "label-forward", Offer: "label-offer",
}  # fmt: skip


def label(rules: AnyRules, view: View, action: Action) -> Message:
    """The choice in a few words, with what the chooser must know: plots, value, deck."""
    assert isinstance(rules, BigCityRules) and isinstance(view, BigCityView)
    if isinstance(action, Build):
        return _label_piece(rules, view, action)
    if isinstance(action, Lay):
        plan = table_of(rules, view).plan
        return told("label-lay", street_between(plan, action.plot, action.side))
    if isinstance(action, Place):
        turn = 90 * action.rotation
        return told("label-place", district=action.district + 1, turn=turn)
    if isinstance(action, Origin):
        return _label_origin(rules, view, action)
    if isinstance(action, Discard | PutUnder | PutForward | Offer | Deal):
        return told(_CARD_LABELS[type(action)], card_values(rules, view, action.card))
    return _label_plain(view, action)


def _label_piece(rules: BigCityRules, view: BigCityView, action: Build) -> Message:
    table, piece = table_of(rules, view), PIECES[action.piece]
    plots = table.plan.plots_at(piece.shape, action.plot, action.direction)
    if not plots:
        way = DIRECTIONS[piece.shape][action.direction] or NONE
        return told("label-nowhere", piece=piece.name, plot=PLOT_NAMES[action.plot], way=way)
    if action.piece in INSTALLATIONS:
        return told("label-installation", on_plots(plots), piece=piece.name)
    worth = worth_at(table, action.piece, plots)
    return told("label-build", on_plots(plots), in_figures(worth), piece=piece.name)


def _label_origin(rules: BigCityRules, view: BigCityView, action: Origin) -> Message:
    x, y = position(action.cell)
    beside: list[str] = []
    if view.choosing:
        district, rotation = view.choosing[0] - 1, view.choosing[1]
        near = touching(table_of(rules, view).plan, district, rotation, action.cell)
        beside = [PLOT_NAMES[plot] for plot in dict.fromkeys(near)]
    return told("label-origin", listed("plots", beside), x=x, y=y)


def card_values(rules: BigCityRules, view: BigCityView, card: Card) -> Values:
    """A card, its deck, and what has made it obsolete."""
    over = installation_on(table_of(rules, view), card) if card < PLOTS else NONE
    return {"card": CARD_NAMES[card], "deck": DECK_OF[card] + 1, "piece": over}


def _label_plain(view: BigCityView, action: Action) -> Message:
    if isinstance(action, Draw):
        return told("label-draw", deck=action.deck + 1, left=view.decks[action.deck])
    if isinstance(action, Stop):
        count = view.trade.traded if view.step == "accept" else to_draw(view)
        return told("label-stop", step=view.step, count=count)
    if isinstance(action, Pass):
        return told("label-pass", ends=yes(would_end(view)))
    if isinstance(action, Wish):
        return told("label-wish", deck=action.deck + 1)
    if isinstance(action, Confirm):
        return told("label-confirm", cards=len(view.trade.mine))
    if isinstance(action, Accept):
        return told("label-accept", accepted(view, action), card=given_card(view, action))
    assert isinstance(action, Ask | Start)
    return told("label-ask") if isinstance(action, Ask) else _label_start(action.seat)


def _label_start(seat: Seat) -> Message:
    return told("label-start", person(seat))


def accepted(view: BigCityView, action: Accept) -> Values:
    """6.1.6: whose offer, and what goes for what; of cards only the decks."""
    trade = view.trade
    offer = trade.offers[action.seat] if action.seat < len(trade.offers) else []
    given = trade.forward if action.which == BOTH else trade.forward[action.which :][:1]
    gives = on_decks(given)
    gets = {f"{name}-2": value for name, value in on_decks(offer).items()}
    return {**person(action.seat), **gives, **gets, "which": WHICH[action.which]}


def given_card(view: BigCityView, action: Accept) -> str:
    """Which of the viewer's own cards would go; nobody else knows it."""
    mine = view.trade.mine if view.seat == view.turn else []
    return mine[action.which] if action.which < len(mine) else NONE
