"""Set-up (2), placing districts (2.7 to 2.13, 3.5), and chance: every card drawn."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, NOBODY, Action, Event, Reason, Seat
from faubourg.games.big_city import board, cards, events, reasons, trade, turn
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.actions import Catalogue, Origin, Place
from faubourg.games.big_city.board import NOWHERE, ROTATIONS, Cell, Plan, cell_at, rotated_size
from faubourg.games.big_city.components import CITY_HALL, Card, District
from faubourg.games.big_city.state import NOTHING, POOL, BigCityState


def set_up(seats: int, kinds: int) -> BigCityState:
    """2.1 to 2.5: nothing is dealt yet, and district 1 lies there."""
    placed = (cell_at(0, 0), *[NOWHERE] * (box.DISTRICTS - 1))
    return BigCityState(
        (CHANCE,), steps.DEAL, NOBODY, NOBODY, placed, steps.NOTHING, (), [0] * len(box.PIECES), 0,
        [box.PIECES[number].count for number in range(kinds)], (), (steps.NOTHING, steps.NOTHING),
        [0] * seats, list(box.DECKS), [()] * box.DISTRICTS, 0, [0] * seats,
        [box.DEALT[seats]] * seats,
        0, steps.NO_DRAWS, 0, (), 0, 0, [steps.NO_MEMORIES] * seats, steps.no_trade(seats),
    )  # fmt: skip


def chances(book: Catalogue, state: BigCityState) -> list[tuple[Action, int]]:
    """Of a card from behind nobody can tell."""
    if state.step == steps.START:
        return [(book.start[seat], 1) for seat in range(len(state.hands))]
    if state.step == steps.SWAP:
        next_one = 1 << state.trade.moving[0][0]
    else:
        next_one = cards.top_cards(state, dealing(state)[1])
    return [(book.deal[card], 1) for card in members(next_one & box.FRONTS)]


def stream(state: BigCityState) -> str:
    """Each deck has its own luck."""
    if state.step == steps.START:
        return "first"
    return "trade" if state.step == steps.SWAP else f"deck{dealing(state)[1] + 1}"


def dealing(state: BigCityState) -> tuple[Seat, District]:
    """To whom, and from which deck; at first one card of each deck to each."""
    if state.step != steps.DEAL:
        return state.turn, state.chosen
    dealt = sum(hand.bit_count() for hand in state.hands)
    return divmod(dealt, box.DEALT[len(state.hands)])


def taker(state: BigCityState) -> Seat:
    """Who gets the card that chance turns up."""
    return state.trade.moving[0][2] if state.step == steps.SWAP else dealing(state)[0]


def deal(state: BigCityState, house: turn.House, card: Card) -> None:
    """2.4, 3.8.2, 6.1.8 and 6.7.1: the card goes to a hand."""
    if state.events is not None and state.step != steps.DEAL:
        state.events.append(events.CardTaken(taker(state), card))
    if state.step == steps.SWAP:
        trade.swap(state, house)
        return
    seat, deck = dealing(state)
    cards.take(state, seat, card)
    if state.step == steps.CARD:
        _count(state, deck)
        turn.ask_to_draw(state, house)
    elif state.step == steps.EXTRA:
        state.full[seat] += 1
        state.step, state.actors = steps.POOL, (seat,)
        state.turn, state.chosen = NOBODY, steps.NOTHING
    elif sum(hand.bit_count() for hand in state.hands) == house.seats * box.DEALT[house.seats]:
        state.step = steps.START


def _count(state: BigCityState, deck: District) -> None:
    """3.8.4."""
    drawn = state.drawn
    state.drawn = (*drawn[:deck], drawn[deck] + 1, *drawn[deck + 1 :])
    state.owed -= 1
    state.chosen = steps.NOTHING


def pool_order(first: Seat, seats: int, pool: range, reverse: bool) -> list[Seat]:
    """2.8: clockwise from the first player; 6.8.1: counterclockwise, the first player last."""
    steps = range(-1, -len(pool) - 1, -1) if reverse else range(len(pool))
    return [(first + step) % seats for step in steps]


def why_not_place(state: BigCityState, pool: range, action: Place) -> Reason | None:
    if state.placed[action.district] != NOWHERE:
        return reasons.ALREADY_PLACED
    if state.step == POOL:
        return None if action.district in pool else reasons.NOT_IN_POOL
    return None if state.on[CITY_HALL] else reasons.DISTRICT_BEFORE_HALL


def place_set(book: Catalogue, state: BigCityState, districts: range) -> int:
    """Every rotation of a district finds a place; must equal the filter by why_not_place."""
    found = 0
    for district in districts:
        if state.placed[district] == NOWHERE:
            found |= 0b1111 << book.place + ROTATIONS * district
    return found


def why_not_origin(plan: Plan, state: BigCityState, action: Origin) -> Reason | None:
    district, rotation = divmod(state.chosen, ROTATIONS)
    if plan.overlapping(*rotated_size(district, rotation)) >> action.cell & 1:
        return reasons.OVERLAP
    return None if plan.origins(district, rotation) >> action.cell & 1 else reasons.NO_CONTACT


def settle(state: BigCityState, cell: Cell) -> None:
    """The chosen district lies there."""
    district, rotation = divmod(state.chosen, ROTATIONS)
    place = rotation * board.TABLE + cell
    state.placed = (*state.placed[:district], place, *state.placed[district + 1 :])
    state.chosen = NOTHING


def ground_changes(before: Plan, after: Plan) -> list[Event]:
    """1.11 and 1.9: what a new district does to the rest of the city."""
    centre, hole = before.periphery & ~after.periphery, after.holes & ~before.holes
    grown = events.CentreGrown(centre)
    return [grown, events.HoleClosed(hole.bit_count())] if hole else [grown]
