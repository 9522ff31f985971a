"""Why an action is refused, from the general to the particular."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Reason
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.components import NUMBER_OF


def _reason(name: str, rule: str, depth: int) -> Reason:
    return Reason(f"big_city.{name}", rule, depth)


# By the step an action belongs to, with the paragraph that says when it is done.
WRONG_STEP: Final = {
    step: _reason("wrong-step", rule, 1)
    for step, rule in (
        (steps.ORIGIN, "2.10"), (steps.TURN, "3.1.2"), (steps.EXCHANGE, "3.6.1"), (steps.DRAW,
                                                                                   "3.8.1"),
        (steps.FORWARD, "6.1.3"), (steps.ANSWER, "6.1.5"), (steps.ACCEPT, "6.1.6"),
    )
}  # fmt: skip
NOT_FOR_PLAYERS: Final = _reason("chance-only", "2.3", 1)

# Districts
NOT_IN_POOL: Final = _reason("not-in-pool", "2.9", 3)
ALREADY_PLACED: Final = _reason("already-placed", "3.5.2", 3)
DISTRICT_BEFORE_HALL: Final = _reason("district-before-hall", "3.5.1", 4)
OVERLAP: Final = _reason("overlap", "2.11", 3)
NO_CONTACT: Final = _reason("no-contact", "2.12", 4)

# Obsolete cards
DISCARD_NOT_HELD: Final = _reason("not-held", "3.1.4", 2)
MUST_EXCHANGE: Final = _reason("must-exchange", "6.2.1", 3)
NOT_OBSOLETE: Final = _reason("not-obsolete", "3.1.4", 4)

# Building
NO_PIECE: Final = _reason("no-piece", "3.2.2", 2)
NOT_IN_CITY: Final = _reason("not-in-city", "3.2.3", 3)
NO_SHAPE: Final = _reason("no-shape", "3.2.6", 4)
OCCUPIED: Final = _reason("occupied", "3.2.4", 5)
CARD_MISSING: Final = _reason("card-missing", "3.2.5", 6)
TRAM_IN_THE_WAY: Final = _reason("tram-in-the-way", "3.2.7", 7)
BEFORE_HALL: Final = _reason("before-hall", "3.2.8", 8)
HALL_NOT_CENTRAL: Final = _reason("not-central", "3.2.10", 9)
NO_DOUBLE_NUMBER: Final = _reason("no-double-number", "3.2.11", 9)
DISTRICT_NOT_FULL: Final = _reason("district-not-full", "3.2.12", 10)
BESIDE_PARKING: Final = _reason("beside-parking", "6.6.4", 9)
STATION_NOT_CENTRAL: Final = _reason("not-central", "6.6.8", 9)
STATION_NOT_LAST: Final = _reason("district-not-full", "6.6.9", 10)
NOT_PERIPHERAL: Final = _reason("not-peripheral", "6.6.11", 9)
# By piece: its neighbours are missing.
NEIGHBOURS: Final = {
    NUMBER_OF[name]: _reason(f"{name}-neighbours", rule, 11)
    for name, rule in (
        ("cinema", "3.2.13"), ("post-office", "3.2.14"), ("bank", "3.2.15"),
        ("shopping-centre", "3.2.16"), ("parking-lot", "6.6.3"), ("school", "6.6.6"),
        ("restaurant", "6.6.13"),
    )
}  # fmt: skip

# Parks and factories
CARD_NOT_HELD: Final = _reason("installation-not-held", "3.3.3", 2)
INSTALLATION_BEFORE_HALL: Final = _reason("installation-before-hall", "3.3.2", 3)
NO_PLOT_THERE: Final = _reason("not-in-city", "3.3.4", 4)
WRONG_SHAPE: Final = _reason("no-shape", "3.3.5", 5)
PLOT_OCCUPIED: Final = _reason("occupied", "3.3.4", 6)
TRAM_UNDER: Final = _reason("tram-in-the-way", "3.3.4", 7)
TOO_PERIPHERAL: Final = _reason("too-peripheral", "3.3.6", 8)
TOO_CENTRAL: Final = _reason("too-central", "3.3.7", 8)

# Trams
TRAM_BEFORE_HALL: Final = _reason("tram-before-hall", "3.4.1", 2)
NO_SEGMENT: Final = _reason("no-segment", "3.4.2", 3)
NO_STREET: Final = _reason("no-street", "3.4.4", 4)
OTHER_NAME: Final = _reason("other-name", "1.4", 5)
COVERED: Final = _reason("covered", "3.4.5", 6)
TAKEN_STREET: Final = _reason("taken-street", "3.4.6", 6)
NOT_AT_AN_END: Final = _reason("not-at-an-end", "3.4.7", 7)
LOOP: Final = _reason("loop", "3.4.8", 8)
NOT_CONNECTED: Final = _reason("not-connected", "6.5.1", 7)
NO_BUILDING_THERE: Final = _reason("no-building-there", "6.3.1", 9)

# Exchange and drawing
NOT_HELD: Final = _reason("not-held", "3.6.2", 2)
CANNOT_DRAW_AS_MANY: Final = _reason("cannot-draw-as-many", "3.6.3", 4)
TWO_AT_MOST: Final = _reason("two-at-most", "6.1.9", 3)
DECK_EMPTY: Final = _reason("deck-empty", "3.8.5", 2)
DRAWN_TWICE: Final = _reason("drawn-twice", "3.8.4", 3)
DECK_NOT_IN_CITY: Final = _reason("deck-not-in-city", "6.4.1", 3)

# Trade
NO_TRADING: Final = _reason("no-trading", "6.1.1", 2)
FORWARD_NOT_HELD: Final = _reason("not-held", "6.1.2", 3)
ALREADY_FORWARD: Final = _reason("already-forward", "6.1.2", 4)
TWO_FORWARD: Final = _reason("two-forward", "6.1.2", 5)
NOBODY_TO_TRADE: Final = _reason("nobody-to-trade", "6.1.4", 4)
WISHED: Final = _reason("wished", "6.1.3", 2)
OFFER_NOT_HELD: Final = _reason("not-held", "6.1.5", 2)
ALREADY_OFFERED: Final = _reason("already-forward", "6.1.5", 3)
OFFER_TOO_LARGE: Final = _reason("offer-too-large", "6.1.5", 4)
NO_OFFER: Final = _reason("no-offer", "6.1.6", 2)
WHOLE_OFFER: Final = _reason("whole-offer", "6.1.6", 3)
SINGLE_OFFER: Final = _reason("single-offer", "6.1.6", 3)
NO_SUCH_CARD: Final = _reason("no-second-card", "6.1.6", 4)
