"""Set-up (2), and what chance does: the deal, the first player, and every card drawn or traded."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, NOBODY, Action, Seat
from faubourg.games.big_city import cards, events, trade, turn
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.actions import Catalogue
from faubourg.games.big_city.board import NOWHERE, cell_at
from faubourg.games.big_city.components import Card, District
from faubourg.games.big_city.state import BigCityState
from faubourg.games.big_city.turn import House


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


def deal(state: BigCityState, house: House, card: Card) -> None:
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
