"""The flow of the year: whose turn it is, and the phases that go by themselves (RULES.md 3)."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import demolition, events, feeding, growth, migration, politics, voice
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.board import Board
from faubourg.games.la_citta.city import income, territory
from faubourg.games.la_citta.state import Asks, LaCittaState, Step


def order(state: LaCittaState) -> list[Seat]:
    """1.5.2: from the first player clockwise, without the eliminated."""
    first, seats = state.first, len(state.gold)
    around = [*range(first, seats), *range(first)]
    return [seat for seat in around if not state.out[seat]]


def after(state: LaCittaState, seat: Seat) -> list[Seat]:
    """Those who come after a seat in player order."""
    seats = order(state)
    return seats[seats.index(seat) + 1 :]


def left_of(state: LaCittaState, seat: Seat) -> Seat:
    """3.8.1: the next seat clockwise that is not eliminated."""
    seats = len(state.gold)
    around = ((seat + place) % seats for place in range(1, seats + 1))
    return next(other for other in around if not state.out[other])


def ask(state: LaCittaState, step: Step, seat: Seat) -> None:
    state.step = step
    state.turn = seat
    state.actors = (seat,)


def ask_chance(state: LaCittaState, step: Step) -> None:
    state.step = step
    state.actors = (CHANCE,)


# Phases 1 to 3


def begin_year(state: LaCittaState) -> None:
    """3.1 and 3.7.8: last year's hunger is this year's penalty."""
    state.year += 1
    state.phase = 1
    state.penalised = state.hungry
    state.hungry = 0
    voice.lay_out(state)
    ask_chance(state, steps.VOICE)


def collect(state: LaCittaState) -> None:
    """3.2: who comes first is served first."""
    state.phase = 2
    for seat in order(state):
        due = income(state, territory(state, seat))
        pay = min(due, state.bank)
        state.gold[seat] += pay
        state.bank -= pay
        if due and state.events is not None:
            state.events.append(events.Paid(seat, pay, due - pay, state.gold[seat]))


def grow(state: LaCittaState, seats: list[Seat], asks: Asks) -> None:
    """3.3: one player after the other; then phase 4."""
    state.phase = 3
    for seat in seats:
        if asks(state, seat):
            return ask(state, steps.GROWTH, seat)
        growth.grow_all(state, seat)
    state.handled = 0
    begin_actions(state)


# Phase 4


def begin_actions(state: LaCittaState) -> None:
    """3.4.3: a penalised player begins with one player card less."""
    state.phase = 4
    state.round = 1
    state.founded = 0
    state.cards = [box.PLAYER_CARDS - (state.penalised >> s & 1) for s in range(len(state.cards))]
    if state.events is not None:
        penalised = [seat for seat in order(state) if state.penalised >> seat & 1]
        state.events += map(events.Penalised, penalised)
    ask_turn(state, order(state))


def ask_turn(state: LaCittaState, seats: list[Seat]) -> None:
    """3.4.1 and 3.4.3: the next of these in this round, or the next round."""
    for seat in seats:
        if state.round > 1 or not state.penalised >> seat & 1:
            return ask(state, steps.TURN, seat)
    if state.round == box.ROUNDS:
        return end_actions(state)
    state.round += 1
    ask_turn(state, order(state))


def end_turn(state: LaCittaState) -> None:
    """5.1.6: the display is filled up, after a shuffle if need be; then the next player."""
    free = box.NO_CARD in state.display
    if free and not state.deck:
        politics.shuffle(state)
    if state.to_set_aside:
        ask_chance(state, steps.SHUFFLE)
    elif free and state.deck:
        ask_chance(state, steps.DISPLAY)
    else:
        ask_turn(state, after(state, state.turn))


def end_actions(state: LaCittaState) -> None:
    """3.4.22, then 3.5.1."""
    state.cards = [box.PLAYER_CARDS] * len(state.cards)
    politics.discard_taken(state)
    state.phase = 5
    state.round = 0
    ask_chance(state, steps.REVEAL)


# Phases 5 and 6


def migrate(board: Board, state: LaCittaState, seats: list[Seat], order_matters: Asks) -> None:
    """3.6.1: one player after the other; then 3.6.17."""
    state.phase = 6
    for seat in seats:
        if migration.asks(state, seat, order_matters):
            return ask(state, steps.MIGRATION, seat)
    state.handled = 0
    if state.events is not None and not any(isinstance(e, events.Migrated) for e in state.events):
        state.events.append(events.NobodyMoved())
    relocate(board, state, order(state))


def relocate(board: Board, state: LaCittaState, seats: list[Seat]) -> None:
    """6.12: one player after the other; then 7.1.1 and phase 7."""
    for seat in seats:
        if loses_tiles(board, state, seat):
            return
    if not eliminate(state):
        state.phase = 7
        feed(board, state, order(state))


def loses_tiles(board: Board, state: LaCittaState, seat: Seat) -> bool:
    """6.2 and 6.3: whether this player is asked for some."""
    demolition.clear(state, seat)
    if not demolition.asks(board, state, seat):
        return False
    demolition.tell_short(state, seat)
    ask(state, steps.RELOCATION, seat)
    return True


def after_demolition(board: Board, state: LaCittaState, seat: Seat) -> None:
    """Another tile, or the next player."""
    if not demolition.asks(board, state, seat):
        end_relocation(board, state, seat)


def end_relocation(board: Board, state: LaCittaState, seat: Seat) -> None:
    """3.6.17 and 3.7.6: in phase 7 only the hungry relocate."""
    if state.phase == 6:
        relocate(board, state, after(state, seat))
    else:
        feed(board, state, after(state, seat))


# Phases 7 and 8


def feed(board: Board, state: LaCittaState, seats: list[Seat]) -> None:
    """3.7.3: one player after the other; then 7.1.1 and phase 8."""
    for seat in seats:
        if feeding.starves(state, seat):
            return ask(state, steps.HUNGER, seat)
    if state.events is not None and not state.hungry:
        state.events.append(events.Fed())
    if not eliminate(state):
        end_year(state)


def after_hunger(board: Board, state: LaCittaState, seat: Seat) -> None:
    """3.7.6: when all are lost, this player relocates."""
    if not state.shortage and not loses_tiles(board, state, seat):
        feed(board, state, after(state, seat))


def eliminate(state: LaCittaState) -> bool:
    """7.1.1 to 7.1.3: who has no tile is out; whether that ends the game."""
    for seat in order(state):
        if not territory(state, seat):
            if state.events is not None:
                state.events.append(events.Eliminated(seat, state.gold[seat]))
            state.out = (*state.out[:seat], 10 * state.year + state.phase, *state.out[seat + 1 :])
            state.bank += state.gold[seat]
            state.gold[seat] = 0
    if len(order(state)) < 2:
        end_game(state)
    return state.step == steps.OVER


def end_year(state: LaCittaState) -> None:
    """3.8 and 7.2.1."""
    state.phase = 8
    state.first = left_of(state, state.first)
    state.harvest = 0
    state.games = [0] * len(state.games)
    if state.year == box.YEARS:
        end_game(state)
    else:
        begin_year(state)


def end_game(state: LaCittaState) -> None:
    state.step = steps.OVER
    if state.events is not None:
        state.events.append(events.Over())
    state.actors = ()
