"""Phase 7: investments in the council (RULES.md 11.1), also by the City councillor (4.3.9)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Reason, Seat
from faubourg.games.small_city import actions, benefits, flow, reasons
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.chapter import Chapter, Chapters, allowed, no_blocks
from faubourg.games.small_city.components import COLUMNS, LINES, SPECIAL_DRAWS, UNKNOWN, Line
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.setup import cards_in
from faubourg.games.small_city.state import Borough, SmallCityState

START: Final = 0  # the start space, as in Borough.discs
SPECIAL_ACTIONS: Final = 1  # the phase


def line_of(disc: int) -> Line:
    return actions.NO_LINE if disc == START else (disc - 1) // COLUMNS


def column_of(disc: int) -> int:
    """1 to 4; 0 on the start space."""
    return 0 if disc == START else (disc - 1) % COLUMNS + 1


def space(line: Line, column: int) -> int:
    return 1 + COLUMNS * line + column - 1


# Who is asked


def begin(kit: Kit, state: SmallCityState) -> None:
    ask_first(kit, state, flow.turn_order(state))


def ask_first(kit: Kit, state: SmallCityState, seats: list[Seat]) -> None:
    """11.1.1: who can make no investment is not asked."""
    for seat in seats:
        if investments(kit, state, seat, False):
            return flow.ask(state, steps.COUNCIL, seat)
    flow.end_phase(state)


def finish(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """The investment, or the refusal of one, is complete."""
    state.space, state.units = START, []
    if state.phase == SPECIAL_ACTIONS:
        flow.next_taker(state, seat)
    else:
        ask_first(kit, state, flow.after(state, seat))


def can_advance(kit: Kit, state: SmallCityState, seat: Seat) -> bool:
    """4.3.9 and 4.3.10: whether the City councillor could make any investment."""
    return bool(investments(kit, state, seat, True))


# Investing


def why_not_invest(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    if isinstance(action, actions.Decline):
        return None
    assert isinstance(action, actions.Invest)
    borough = state.city.boroughs[seat]
    column = price(borough, action)
    return (
        why_not_disc(borough, action, state.step == steps.COUNCILLOR)
        or why_not_pay(kit, state, borough, column, action.pay)
    )  # fmt: skip


def why_not_disc(borough: Borough, action: actions.Invest, advance_only: bool) -> Reason | None:
    """11.1.3 to 11.1.5 and 4.3.10."""
    lines = [line_of(disc) for disc in borough.discs]
    if action.disc not in lines:
        return reasons.NO_DISC_THERE
    place = lines.index(action.disc)
    if column_of(borough.discs[place]) == COLUMNS:
        return reasons.DISC_STAYS
    if advance_only and not action.advance and action.disc != actions.NO_LINE:
        return reasons.ADVANCE_ONLY
    return reasons.LINE_TAKEN if action.line in lines[:place] + lines[place + 1 :] else None


def why_not_pay(
    kit: Kit, state: SmallCityState, borough: Borough, column: int, pay: actions.Pay
) -> Reason | None:
    """11.1.6 to 11.1.8, 16.1.2 and 16.1.7."""
    if pay == actions.MONEY:
        return reasons.COLUMN_NO_MONEY if column > borough.money else None
    if pay == actions.VOTES:
        return reasons.COLUMN_NO_VOTES if column > borough.votes else None
    if not kit.advanced:
        return reasons.NO_SPECIAL_PROMISES
    return None if stack_size(state) else reasons.STACK_EMPTY


def price(borough: Borough, action: actions.Invest) -> int:
    """11.1.6: the column that the disc would enter."""
    if not action.advance:
        return 1
    return 1 + max((column_of(d) for d in borough.discs if line_of(d) == action.disc), default=0)


def stack_size(state: SmallCityState) -> int:
    """Also for a reader to whom cards that lie elsewhere are as good as never drawn."""
    return state.unseen.bit_count() + len(state.under) - unknown_specials(state)


def unknown_specials(state: SmallCityState) -> int:
    found = state.under.count(UNKNOWN)
    for borough in state.city.boroughs:
        if borough.specials or borough.drawn:
            found += borough.specials.count(UNKNOWN) + borough.drawn.count(UNKNOWN)
    return found


def next_specials(state: SmallCityState) -> list[int]:
    """16.1.5: which may be drawn next; never drawn ones lie above those put back."""
    below = state.unseen.bit_count() == unknown_specials(state)
    known = below and state.under[:1] != [UNKNOWN]
    return state.under[:1] if known else members(state.unseen)


def investments(kit: Kit, state: SmallCityState, seat: Seat, advance_only: bool) -> int:
    """All that are allowed now, as bits of Catalogue.invest."""
    borough = state.city.boroughs[seat]
    money, votes = min(borough.money, COLUMNS), min(borough.votes, COLUMNS)
    has_stack = kit.advanced and stack_size(state) > 0
    return _investments(borough.discs[0], borough.discs[1], advance_only, money, votes, has_stack)


@lru_cache(maxsize=4096)
def _investments(
    one: int, other: int, advance_only: bool, money: int, votes: int, has_stack: bool
) -> int:
    """By discs and by what there is to pay with: what why_not_invest allows."""
    found = 0
    ways = _ways(one, line_of(other), advance_only) + _ways(other, line_of(one), advance_only)
    for way, column in ways:
        found |= (column <= money) << (INVESTMENTS_EACH * actions.MONEY + way)
        found |= (column <= votes) << (INVESTMENTS_EACH * actions.VOTES + way)
        found |= has_stack << (INVESTMENTS_EACH * actions.PROMISE + way)
    return found


INVESTMENTS_EACH: Final = len(LINES) + (len(LINES) + 1) * len(LINES)  # for one way to pay


def _ways(disc: int, taken: Line, advance_only: bool) -> list[tuple[int, int]]:
    """Where one disc may go: the place in the catalogue, and the column."""
    line, column = line_of(disc), column_of(disc)
    if column == COLUMNS:
        return []
    first = 0 if line == actions.NO_LINE else len(LINES) + line * (len(LINES) + 1)
    begins = [] if advance_only and line != actions.NO_LINE else range(len(LINES))
    ways = [(first + goal, 1) for goal in begins if goal != taken]
    return ways if line == actions.NO_LINE else [*ways, (first + len(LINES), column + 1)]


def invest_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    legal = investments(kit, state, seat, state.step == steps.COUNCILLOR)
    return [(kit.book.decline, 1), (kit.book.invest, legal)]


def invest(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """11.1.2 and 11.1.10: the price first, then what the space gives."""
    if isinstance(action, actions.Decline):
        return finish(kit, state, seat)
    assert isinstance(action, actions.Invest)
    borough = state.city.boroughs[seat]
    column = price(borough, action)
    _move_disc(borough, action, column)
    state.space = space(action.line, column)
    if action.pay == actions.PROMISE:
        state.draws = min(SPECIAL_DRAWS[column - 1], stack_size(state))
        return flow.ask_chance(state, steps.DRAWING)
    if action.pay == actions.MONEY:
        borough.money -= column
    else:
        borough.votes -= column
    give(kit, state, seat)


def _move_disc(borough: Borough, action: actions.Invest, column: int) -> None:
    place = [line_of(disc) for disc in borough.discs].index(action.disc)
    borough.discs[place] = space(action.line, column)
    borough.discs.sort()


def give(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """11.1.10: at once, unless the player must be asked first."""
    line, column = line_of(state.space), column_of(state.space)
    if not benefits.begin(kit, state, seat, line, column):
        finish(kit, state, seat)


# Special promises (16.1)


def draw(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """16.1.2 and 16.1.5: never drawn ones lie above those put back."""
    assert isinstance(action, actions.DrawSpecial)
    if state.unseen:
        state.unseen &= ~(1 << action.promise)
    else:
        del state.under[0], state.known[0]
    state.city.boroughs[state.turn].drawn.append(action.promise)
    state.draws -= 1
    if not state.draws:
        flow.ask(state, steps.SPECIAL, state.turn)


def why_not_keep(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, actions.KeepSpecial)
    return None if action.promise in state.city.boroughs[seat].drawn else reasons.NOT_DRAWN


def keep_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[actions.Block]:
    drawn = state.city.boroughs[seat].drawn
    return [(kit.book.keep_special, cards_in(drawn))]


def keep(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """16.1.4 and 16.1.5."""
    assert isinstance(action, actions.KeepSpecial)
    borough = state.city.boroughs[seat]
    borough.specials.append(action.promise)
    back = [promise for promise in borough.drawn if promise != action.promise]
    state.under += back
    state.known += [1 << seat] * len(back)
    borough.drawn = []
    give(kit, state, seat)


INVESTING = {actions.Invest: "11.1.1", actions.Decline: "11.1.1"}
CHAPTERS: Chapters = {
    steps.COUNCIL: Chapter(INVESTING, why_not_invest, invest, invest_blocks),
    steps.COUNCILLOR: Chapter(INVESTING, why_not_invest, invest, invest_blocks),
    steps.DRAWING: Chapter({actions.DrawSpecial: "16.1.2"}, allowed, draw, no_blocks),
    steps.SPECIAL: Chapter({actions.KeepSpecial: "16.1.2"}, why_not_keep, keep, keep_blocks),
}
