"""Who got what, and why: what is offered in a trade."""

from __future__ import annotations

from faubourg.core import presentation
from faubourg.core.model import Event
from faubourg.core.presentation import Share, Sheet
from faubourg.games.big_city import events, rules
from faubourg.games.big_city.narrate.codes import on_decks, told
from faubourg.games.big_city.state import BigCityState


class Sheets(presentation.Narrator[rules.BigCityRules, BigCityState]):
    """Points come with each building, which is told at once; a trade is asked of all."""

    def sheet(self, event: Event, known: BigCityState) -> Sheet | None:
        if not isinstance(event, events.OffersShown):
            return None
        shares = [
            Share(seat, len(decks), told("sheet-offers-why", on_decks(decks)))
            for seat, decks in enumerate(event.decks)
            if decks
        ]
        return Sheet(told("sheet-offers"), tuple(shares)) if shares else None
