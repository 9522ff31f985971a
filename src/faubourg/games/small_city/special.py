"""Phase 1: the mayor's parade and the action cards (RULES.md chapter 4)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import NOBODY, Action, Reason, Seat
from faubourg.games.small_city import actions, board, council, events, flow, reasons
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.chapter import Chapter, Chapters, allowed, no_blocks
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import SmallCityState

TAKEN: Final = -1  # in the place of a price
OPPOSITE_PRICE: Final = 2  # solo (17.1.7)
SOLO_RING: Final = 4  # cards (17.1.4)
SUPPORT_MONEY: Final = 1
SUPPORT_VOTES: Final = 2


def begin(kit: Kit, state: SmallCityState) -> None:
    """12.3: a new round."""
    state.round += 1
    for borough in state.city.boroughs:
        borough.card, borough.architect = box.NO_CARD, False
        borough.made = borough.fresh = 0
    if kit.solo:
        lay_cards(kit, state)
    mayor = events.ALONE if kit.solo else _parade(kit, state)
    if state.events is not None:
        state.events.append(events.RoundBegan(state.round, state.host, mayor))


# The mayor's parade (4.1)


def _parade(kit: Kit, state: SmallCityState) -> str:
    """4.1.7, 4.1.8 and 4.1.9: nobody is asked if the mayor stays or has no street."""
    if state.host == state.last_host and not state.beside:
        lay_cards(kit, state)
        return events.STAYS
    for borough in state.city.boroughs:
        borough.mayor = 0
    state.beside = not street_cells(kit, state)
    if state.beside:
        lay_cards(kit, state)
        return events.BESIDE
    flow.ask(state, steps.STREET, last_word(kit, state))
    return events.STREET


def street_cells(kit: Kit, state: SmallCityState) -> board.Cells:
    """4.1.4 to 4.1.6: the empty cells among which the street is; none if there is no street."""
    borough = state.city.boroughs[state.host]
    empty = ~cities.not_empty(borough)
    for cells in (cities.zone(kit, borough) & empty, cities.next_strip(kit, borough) & empty):
        if kit.board.street_cells(cells):
            return cells
    return 0


def last_word(kit: Kit, state: SmallCityState) -> Seat:
    """4.1.2, 4.1.3, 4.1.9 and 18.5."""
    last = state.last_host
    if last == NOBODY or last == state.host:
        return flow.turn_order(state)[-1]
    if not state.city.boroughs[last].gone:
        return last
    if not kit.next_has_last_word:
        return flow.turn_order(state)[-1]
    following = flow.next_clockwise(state, last)
    return flow.next_clockwise(state, following) if following == state.host else following


def why_not_street(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, actions.Street)
    borough = state.city.boroughs[state.host]
    cells = 1 << action.cell | 1 << action.other
    if cells & cities.not_empty(borough):
        return reasons.STREET_NOT_EMPTY
    if not cells & ~street_cells(kit, state):
        return None
    free = cities.zone(kit, borough) & ~cities.not_empty(borough)
    return reasons.STREET_OUTSIDE if kit.board.street_cells(free) else reasons.STREET_NOT_IN_STRIP


def street_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    right, above = kit.board.streets_among(street_cells(kit, state))
    return [(kit.book.street_right, right), (kit.book.street_above, above)]


def place_mayor(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    assert isinstance(action, actions.Street)
    state.city.boroughs[state.host].mayor = 1 << action.cell | 1 << action.other
    lay_cards(kit, state)


# The circle (4.2)


def lay_cards(kit: Kit, state: SmallCityState) -> None:
    """4.2.1, 17.1.4 and 17.1.5: laid anew; alone, half of the cards wait for the even round."""
    even = kit.solo and state.round % 2 == 0
    state.gone_cards = state.circle if even else []
    state.circle, state.discs, state.last_disc = [], [], NOBODY
    flow.ask_chance(state, steps.CIRCLE)


def laid(state: SmallCityState) -> int:
    """The cards of the circle and those of the round before, as a set."""
    found = 0
    for card in state.circle:
        found |= 1 << card
    for card in state.gone_cards:
        found |= 1 << card
    return found


def left(cards: int) -> list[box.Card]:
    """Those that are not in a set."""
    return [card for card in range(len(box.CARDS)) if not cards >> card & 1]


def lay(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """The last card of the eight is no draw: it is the one that is left."""
    assert isinstance(action, actions.Lay)
    state.circle.append(action.card)
    if len(state.circle) + len(state.gone_cards) == len(box.CARDS) - 1:
        state.circle += left(laid(state))
    if len(state.circle) == (SOLO_RING if kit.solo else len(box.CARDS)):
        state.discs = [NOBODY] * len(state.circle)
        flow.ask(state, steps.CARDS, flow.turn_order(state)[0])
        if state.events is not None:
            state.events.append(events.CircleLaid(state.turn, len(state.circle)))


def prices(kit: Kit, state: SmallCityState) -> list[int]:
    """By place in the circle, for the player who takes a card now."""
    if kit.solo:
        return [TAKEN, 0, OPPOSITE_PRICE, 0][: len(state.circle)]
    if state.last_disc == NOBODY:
        return [0] * len(state.circle)  # 4.2.2
    found = _along(state, 1)
    for place, price in enumerate(_along(state, -1)):
        found[place] = min(found[place], price)
    return found


def _along(state: SmallCityState, step: int) -> list[int]:
    """4.2.3 and 4.2.5: by place, the free cards in between on the way in one direction."""
    count, free, discs, place = len(state.circle), 0, state.discs, state.last_disc
    found = [TAKEN] * count
    for _ in range(1, count):
        place = (place + step) % count
        if discs[place] == NOBODY:
            found[place] = free
            free += 1
    return found


def why_not_take(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    """4.2.4, 4.2.5, 17.1.4 and 17.1.6."""
    assert isinstance(action, actions.Take)
    if action.card not in state.circle:
        return reasons.CARD_ABSENT
    price = prices(kit, state)[state.circle.index(action.card)]
    if price == TAKEN:
        return reasons.CARD_WITH_MAYOR if kit.solo else reasons.CARD_TAKEN
    return reasons.CARD_TOO_DEAR if price > state.city.boroughs[seat].money else None


def take_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    money, found = state.city.boroughs[seat].money, 0
    for place, price in enumerate(prices(kit, state)):
        if TAKEN < price <= money:
            found |= 1 << state.circle[place]
    return [(kit.book.take, found)]


def take(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """4.2.4: the price first, then the effect."""
    assert isinstance(action, actions.Take)
    borough = state.city.boroughs[seat]
    place = state.circle.index(action.card)
    borough.money -= prices(kit, state)[place]
    borough.card, borough.architect = action.card, action.card == box.ARCHITECT
    state.discs[place], state.last_disc = seat, place
    _use_card(kit, state, seat, action.card)


def _use_card(kit: Kit, state: SmallCityState, seat: Seat, card: box.Card) -> None:
    """4.3.1: three cards take effect before the next player takes one."""
    if card == box.SUPPORTER:
        flow.ask(state, steps.SUPPORT, seat)
    elif card == box.PLANNER and not cities.is_largest(state.city.boroughs[seat]):
        flow.ask(state, steps.PLANNING, seat)
    elif card == box.COUNCILLOR and council.can_advance(kit, state, seat):
        flow.ask(state, steps.COUNCILLOR, seat)
    else:
        flow.next_taker(state, seat)


# Supporter and Urban planner (4.3)


def reward_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    return [(kit.book.reward, 0b11)]


def support(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """4.3.7."""
    assert isinstance(action, actions.Reward)
    if action.pay == actions.MONEY:
        state.city.boroughs[seat].money += SUPPORT_MONEY
    else:
        state.city.boroughs[seat].votes += SUPPORT_VOTES
    flow.next_taker(state, seat)


def planning_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    return [(kit.book.extend, 1), (kit.book.decline, 1)]


def plan_zone(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """4.3.8."""
    if isinstance(action, actions.Extend):
        state.city.boroughs[seat].steps += 1
    else:
        assert isinstance(action, actions.Decline)
    flow.next_taker(state, seat)


CHAPTERS: Chapters = {
    steps.STREET: Chapter({actions.Street: "4.1.2"}, why_not_street, place_mayor, street_blocks),
    steps.CIRCLE: Chapter({actions.Lay: "4.2.1"}, allowed, lay, no_blocks),
    steps.CARDS: Chapter({actions.Take: "4.2.2"}, why_not_take, take, take_blocks),
    steps.SUPPORT: Chapter({actions.Reward: "4.3.7"}, allowed, support, reward_blocks),
    steps.PLANNING: Chapter(
        {actions.Extend: "5.1.2", actions.Decline: "11.1.1"}, allowed, plan_zone, planning_blocks
    ),
}
