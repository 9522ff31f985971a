"""Set-up (2), placing districts (2.7 to 2.13, 3.5), and chance: every card drawn."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, NOBODY, Action, Event, Reason, Seat
from faubourg.games.big_city import board, cards, events, reasons, trade, turn
from faubourg.games.big_city import components as box
from faubourg.games.big_city import state as steps
from faubourg.games.big_city.actions import Deal, Origin, Place, Start
from faubourg.games.big_city.board import NOWHERE, ROTATIONS, Plan, cell_at, rotated_size
from faubourg.games.big_city.chapter import Choice, Kit, Part, something_done
from faubourg.games.big_city.components import CITY_HALL, District
from faubourg.games.big_city.state import NOTHING, POOL, BigCityState


def set_up(kit: Kit) -> BigCityState:
    """2.1 to 2.5: nothing is dealt yet, and district 1 lies there."""
    seats, kinds = kit.seats, kit.book.kinds
    placed = (cell_at(0, 0), *[NOWHERE] * (box.DISTRICTS - 1))
    return BigCityState(
        (CHANCE,), steps.DEAL, NOBODY, NOBODY, placed, steps.NOTHING, (), [0] * len(box.PIECES), 0,
        [box.PIECES[number].count for number in range(kinds)], (), (steps.NOTHING, steps.NOTHING),
        [0] * seats, list(box.DECKS), [()] * box.DISTRICTS, 0, [0] * seats,
        [box.DEALT[seats]] * seats,
        0, steps.NO_DRAWS, 0, (), 0, 0, [steps.NO_MEMORIES] * seats, steps.no_trade(seats),
    )  # fmt: skip


def chances(kit: Kit, state: BigCityState) -> list[tuple[Action, int]]:
    """Of a card from behind nobody can tell."""
    book = kit.book
    if state.step == steps.START:
        return book.started[: len(state.hands)]
    if state.step == steps.SWAP:
        next_one = 1 << state.trade.moving[0][0]
    else:
        next_one = cards.top_cards(state, dealing(state)[1])
    next_one &= box.FRONTS
    if next_one not in book.outcomes:
        book.outcomes[next_one] = [book.dealt[card] for card in members(next_one)]
    return book.outcomes[next_one][:]


def stream(state: BigCityState) -> str:
    """Each deck has its own luck."""
    if state.step == steps.START:
        return "first"
    return "trade" if state.step == steps.SWAP else f"deck{dealing(state)[1] + 1}"


def dealing(state: BigCityState) -> tuple[Seat, District]:
    """To whom, and from which deck; at first one card of each deck to each."""
    if state.step != steps.DEAL:
        return state.turn, state.chosen
    return divmod(_held(state), box.DEALT[len(state.hands)])


def _held(state: BigCityState) -> int:
    return sum([hand.bit_count() for hand in state.hands])


def taker(state: BigCityState) -> Seat:
    """Who gets the card that chance turns up."""
    return state.trade.moving[0][2] if state.step == steps.SWAP else dealing(state)[0]


def _deal(kit: Kit, state: BigCityState, chance: Seat, action: Deal) -> None:
    """2.4, 3.8.2, 6.1.8 and 6.7.1: the card goes to a hand."""
    if state.events is not None and state.step != steps.DEAL:
        state.events.append(events.CardTaken(taker(state), action.card))
    if state.step == steps.SWAP:
        trade.swap(kit, state)
        return
    seat, deck = dealing(state)
    cards.take(state, seat, action.card)
    if state.step == steps.CARD:
        _count(state, deck)
        turn.ask_to_draw(kit, state)
    elif state.step == steps.EXTRA:
        state.full[seat] += 1
        state.step, state.actors = steps.POOL, (seat,)
        state.turn, state.chosen = NOBODY, steps.NOTHING
    elif _held(state) == kit.seats * box.DEALT[kit.seats]:
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


def _start(kit: Kit, state: BigCityState, chance: Seat, action: Start) -> None:
    state.first = action.seat
    _next_of_pool(kit, state)


def _next_of_pool(kit: Kit, state: BigCityState) -> None:
    """2.7: all of the pool; 6.7.1: the last to place draws a card first."""
    done = len([district for district in kit.pool if state.placed[district] != NOWHERE])
    order = pool_order(state.first, kit.seats, kit.pool, kit.reverse)
    if done == len(order):
        turn.start_turn(kit, state, order[-1] if kit.extra_card else state.first)
        if state.events is not None:
            state.events.append(events.TurnsBegin(state.turn))
        return
    state.actors, state.step = (order[done],), steps.POOL
    if done == len(order) - 1 and kit.extra_card:
        state.step = steps.EXTRA


# Placing districts


def _why_not_place(kit: Kit, state: BigCityState, seat: Seat, action: Place) -> Reason | None:
    if state.placed[action.district] != NOWHERE:
        return reasons.ALREADY_PLACED
    if state.step == POOL:
        return None if action.district in kit.pool else reasons.NOT_IN_POOL
    return None if state.on[CITY_HALL] else reasons.DISTRICT_BEFORE_HALL


def _place_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    """Every rotation of a district finds a place."""
    if state.step != POOL and not state.on[CITY_HALL]:
        return []
    found = 0
    for district in kit.pool if state.step == POOL else range(1, box.DISTRICTS):
        if state.placed[district] == NOWHERE:
            found |= 0b1111 << ROTATIONS * district
    return [(kit.book.place, found)]


def _place(kit: Kit, state: BigCityState, seat: Seat, action: Place) -> None:
    state.chosen = ROTATIONS * action.district + action.rotation
    state.step = steps.ORIGIN


def _why_not_origin(kit: Kit, state: BigCityState, seat: Seat, action: Origin) -> Reason | None:
    plan, (district, rotation) = kit.plan(state), divmod(state.chosen, ROTATIONS)
    if plan.overlapping(*rotated_size(district, rotation)) >> action.cell & 1:
        return reasons.OVERLAP
    return None if plan.origins(district, rotation) >> action.cell & 1 else reasons.NO_CONTACT


def _settle(kit: Kit, state: BigCityState, seat: Seat, action: Origin) -> None:
    """2.10 and 3.5.3: the chosen district lies there."""
    before, (district, rotation) = kit.plan(state), divmod(state.chosen, ROTATIONS)
    place = rotation * board.TABLE + action.cell
    state.placed = (*state.placed[:district], place, *state.placed[district + 1 :])
    state.chosen = NOTHING
    after = kit.grown(before, state.placed)
    if state.events is not None:
        state.events += _ground_changes(before, after)
    if state.turn == NOBODY:
        _next_of_pool(kit, state)
    else:
        something_done(state)
        turn.finish(kit, state)


def _ground_changes(before: Plan, after: Plan) -> list[Event]:
    """1.11 and 1.9: what a new district does to the rest of the city."""
    centre, hole = before.periphery & ~after.periphery, after.holes & ~before.holes
    grown = events.CentreGrown(centre)
    return [grown, events.HoleClosed(hole.bit_count())] if hole else [grown]


def _origin_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    district, rotation = divmod(state.chosen, ROTATIONS)
    return [(kit.book.origin, kit.plan(state).origins(district, rotation))]


CHOICES: Final[dict[type[Action], Choice]] = {
    Start: Choice(_start),
    Deal: Choice(_deal),
    Place: Choice(_place, _place_parts, _why_not_place),
    Origin: Choice(_settle, _origin_parts, _why_not_origin),
}
