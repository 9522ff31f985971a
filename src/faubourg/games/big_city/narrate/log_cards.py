"""The log of cards that go face down: drawing, exchange and trade."""

from __future__ import annotations

from faubourg.core.model import Message, Seat
from faubourg.games.big_city.actions import Accept, Draw
from faubourg.games.big_city.narrate.codes import listed, on_decks, person, told
from faubourg.games.big_city.narrate.labels import accepted
from faubourg.games.big_city.narrate.table import is_last_draw
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView


def log_draw(rules: BigCityRules, before: BigCityView, seat: Seat, action: Draw) -> list[Message]:
    """All cards of a turn at once, with the last of them."""
    if before.step == "extra":
        return [told("log-extra", person(seat), deck=action.deck + 1)]
    if not is_last_draw(rules, before, action.deck):
        return []
    decks = [deck for deck, count in enumerate(before.drawn, start=1) for _ in range(count)]
    decks.append(action.deck + 1)
    return [told("log-draw", person(seat), on_decks(decks), missing=before.owed - 1)]


def log_stop(before: BigCityView, seat: Seat) -> list[Message]:
    """3.6.1: an exchange; 6.1.7 and 6.1.9: the end of a trade."""
    if before.step == "accept":
        return [told("log-no-more", person(seat), traded=before.trade.traded)]
    if not before.returned:
        return [told("log-no-exchange", person(seat))]
    return [told("log-exchange", person(seat), on_decks(before.returned))]


def log_ask(seat: Seat, after: BigCityView) -> Message:
    wishes = listed("wishes", [str(deck) for deck in after.trade.wishes])
    return told("log-ask", person(seat), on_decks(after.trade.forward), wishes)


def log_answers(after: BigCityView) -> list[Message]:
    """6.1.5: the offers are shown when the last one has answered."""
    if after.step == "answer":
        return []
    offers = [(seat, offer) for seat, offer in enumerate(after.trade.offers) if offer]
    if offers:
        return [told("log-offer", person(seat), on_decks(offer)) for seat, offer in offers]
    return [told("log-no-offer")]


def log_trade(before: BigCityView, action: Accept) -> Message:
    return told("log-trade", accepted(before, action))
