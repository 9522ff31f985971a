"""What a seat sees: the city and the backs of all cards, and the fronts of its own."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.catalogue import members
from faubourg.core.model import Seat, View
from faubourg.games.big_city import memory, trams
from faubourg.games.big_city.board import (
    NOWHERE,
    SIDES,
    TABLE,
    Plan,
    Street,
    position,
)
from faubourg.games.big_city.components import (
    CARD_NAMES,
    DECK_OF,
    DISTRICTS,
    PIECES,
    PLOT_NAMES,
    SEGMENTS,
    Card,
    Cards,
    Plots,
)
from faubourg.games.big_city.state import (
    ACCEPT,
    ANSWER,
    CARD,
    EXTRA,
    ORIGIN,
    STEPS,
    SWAP,
    BigCityState,
    Standing,
)


@dataclass(slots=True)
class DistrictView:
    number: int
    rotation: int  # quarter turns
    x: int  # of its origin
    y: int


@dataclass(slots=True)
class PieceView:
    name: str
    plots: list[str]
    seat: Seat  # who built it
    points: int


@dataclass(slots=True)
class StreetView:
    """By plot and side, and as it lies: from crossing (x, y) one step east or south."""

    plot: str
    side: str
    x: int
    y: int
    east: bool


@dataclass(slots=True)
class TradeView:
    """6.1; of others' cards only the decks."""

    forward: list[int]  # decks of the cards put forward
    wishes: list[int]
    offers: list[list[int]]  # per seat: decks, once all have answered
    answered: list[Seat]
    traded: int
    mine: list[str]  # cards this seat has put forward or offers
    moving: list[list[int]]  # cards that change hands now: deck, from, to


@dataclass(slots=True)
class BigCityView(View):
    """The table as one seat, or a spectator, sees it."""

    step: str
    first: Seat
    turn: Seat
    districts: list[DistrictView]
    numbering: list[list[str]]  # per district, unturned: last digits of its plots, row by row
    plots: dict[str, list[int]]  # by number: x and y
    periphery: list[str]  # plots; all others of the city lie in the centre
    choosing: list[int]  # district number and rotation, while its origin is chosen
    drawing_from: int  # deck whose card chance turns up now, or 0
    pieces: list[PieceView]
    supply: dict[str, int]
    trams: list[StreetView]
    ends: list[list[int]]  # crossings that one segment alone touches
    segments: int  # left
    hand: list[str]  # of this seat
    hands: list[list[int]]  # per seat: decks
    decks: list[int]  # cards left in each
    out: list[str]  # played and discarded
    scores: list[int]
    full: list[int]  # per seat: cards in a full hand
    owed: int  # still to be drawn in this turn
    drawn: list[int]  # per deck, in this turn
    discards: int  # in this turn
    returned: list[int]  # decks of cards put under in this turn
    passes: int  # in a row
    quiet: int
    remembered: dict[str, list[str]]  # cards this seat knows of: "hand 2", "under 1" from the top
    trade: TradeView


def view_of(plan: Plan, state: BigCityState, seat: Seat | None) -> BigCityView:
    return BigCityView(
        seat=seat,
        actors=list(state.actors),
        step=STEPS[state.step],
        first=state.first,
        turn=state.turn,
        districts=_districts(state),
        numbering=[list(rows) for rows in plan.numbering],
        plots={PLOT_NAMES[plot]: list(position(cell)) for cell, plot in plan.at.items()},
        periphery=_plot_names(plan.periphery),
        choosing=[state.chosen // 4 + 1, state.chosen % 4] if state.step == ORIGIN else [],
        drawing_from=state.chosen + 1 if state.step in (CARD, EXTRA) else 0,
        pieces=[_piece(piece) for piece in state.standing],
        supply={PIECES[number].name: left for number, left in enumerate(state.supply)},
        trams=[street_view(plan, street) for street in state.trams],
        ends=[list(position(end)) for end in trams.loose_ends(state)],
        segments=SEGMENTS - len(state.trams),
        hand=_card_names(state.hands[seat]) if seat is not None else [],
        hands=[_backs(members(hand)) for hand in state.hands],
        decks=[state.deck_size(deck) for deck in range(DISTRICTS)],
        out=_card_names(state.out),
        scores=state.scores[:],
        full=state.full[:],
        owed=state.owed,
        drawn=list(state.drawn),
        discards=state.discards,
        returned=[deck + 1 for deck in state.returned],
        passes=state.passes,
        quiet=state.quiet,
        remembered=_remembered(state, seat) if seat is not None else {},
        trade=_trade(state, seat),
    )


def _districts(state: BigCityState) -> list[DistrictView]:
    found = []
    for district, place in enumerate(state.placed):
        if place != NOWHERE:
            rotation, origin = divmod(place, TABLE)
            found.append(DistrictView(district + 1, rotation, *position(origin)))
    return found


def _plot_names(plots: Plots) -> list[str]:
    return [PLOT_NAMES[plot] for plot in members(plots)]


def _card_names(cards: Cards) -> list[str]:
    return [CARD_NAMES[card] for card in members(cards)]


def _backs(cards: list[Card]) -> list[int]:
    """1.15: the back of a card shows its deck."""
    return sorted(DECK_OF[card] + 1 for card in cards)


def _piece(piece: Standing) -> PieceView:
    return PieceView(PIECES[piece.piece].name, _plot_names(piece.plots), piece.seat, piece.points)


def street_view(plan: Plan, street: Street) -> StreetView:
    plot, side = plan.streets[street]
    cell, is_west = divmod(street, 2)
    return StreetView(PLOT_NAMES[plot], SIDES[side], *position(cell), not is_west)


def _remembered(state: BigCityState, seat: Seat) -> dict[str, list[str]]:
    return {
        CARD_NAMES[card]: [f"{kind} {where + 1}" for kind, where in spots]
        for card, spots in memory.memories_of(state, seat).items()
    }


def _trade(state: BigCityState, seat: Seat | None) -> TradeView:
    trade, shown = state.trade, state.step in (ACCEPT, SWAP)
    mine: tuple[Card, ...] = ()
    if seat is not None:
        mine = trade.forward if seat == state.turn else trade.offers[seat]
    answered = [s for s in range(len(trade.offers)) if trade.answered >> s & 1]
    return TradeView(
        forward=[DECK_OF[card] + 1 for card in trade.forward],
        wishes=[deck + 1 for deck in members(trade.wishes)],
        offers=[[DECK_OF[card] + 1 for card in offer] if shown else [] for offer in trade.offers],
        answered=answered if state.step == ANSWER else [],
        traded=trade.traded,
        mine=[CARD_NAMES[card] for card in mine],
        moving=[[DECK_OF[card] + 1, giver, taker] for card, giver, taker in trade.moving],
    )
