"""The table before round 1 (RULES.md chapter 2)."""

from __future__ import annotations

from faubourg.core.model import CHANCE, NOBODY, Action, Reason, Seat
from faubourg.games.small_city import board, events, flow, reasons
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import state as steps
from faubourg.games.small_city.actions import Block, Deal, First, Keep, PlaceHall
from faubourg.games.small_city.chapter import Chapter, Chapters, allowed, no_blocks
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import Borough, City, SmallCityState


def new_state(kit: Kit) -> SmallCityState:
    """2.10: before anybody has done anything."""
    return SmallCityState(
        actors=(CHANCE,), step=steps.START, round=0, phase=0, host=0, last_host=NOBODY, turn=0,
        city=new_city(kit), halls=[board.NO_TILE] * kit.seats, beside=False,
        circle=[], gone_cards=[], discs=[], last_disc=NOBODY,
        plans=[], real=[], shown=[],
        closed=[], moved=[], picked=(NOBODY, board.NOWHERE), uses=[], unmade=[], units=[],
        victims=[], corpse=NOBODY,
        space=0, draws=0, unseen=special_cards(kit), under=[], known=[],
    )  # fmt: skip


def new_city(kit: Kit) -> City:
    """2.5 and 2.6."""
    supply = [tile.count for tile in kit.tiles]
    for kind, count in kit.contested().items():
        supply[kind] = count
    boroughs = [new_borough(kit, seat) for seat in range(kit.seats)]
    return City(boroughs, supply, list(box.RAW_SUPPLY), [0] * len(supply))


def new_borough(kit: Kit, seat: Seat) -> Borough:
    """2.9, 2.10 and 16.4.1."""
    career = box.CITIZENS - box.START_IN_HALL if kit.victory == "citizen" else box.START_IN_CAREER
    return Borough(
        sizes=kit.box.zones[kit.sides[seat]], steps=0, tiles=[], fresh=0, mayor=0,
        citizens=[0] * kit.seats, graves=[0] * kit.seats,
        covered=0, homes=0, works=0, slots=[0] * len(box.SLOTS),
        places=box.HALL_PLACES, hall=box.START_IN_HALL, career=career,
        reserve=box.CITIZENS - box.START_IN_HALL - career, out=0, sheds=[],
        stock=[0] * len(box.EACH_RAW),
        money=0, votes=0, pollution=0, made=0, generated=0, value=0, built=0,
        card=box.NO_CARD, architect=False, discs=[0] * box.DISCS, dealt=[], promise=box.NO_PROMISE,
        drawn=[], specials=[], gone=0, ask=steps.NOTHING, laid=board.NO_TILE,
        owed=[0] * len(box.EACH_RAW),
        extras=kit.new_extras(seat),
    )  # fmt: skip


def special_cards(kit: Kit) -> int:
    """16.1.1, 16.3.1 and 16.5.1: the stack, one bit for each number."""
    absent = {"economic": 14, "cultural": 16}.get(kit.victory, box.NO_PROMISE)
    numbers = range(1, box.PROMISES + 1) if kit.advanced else ()
    return sum(1 << number for number in numbers if number != absent)


def stack(kit: Kit, number: int) -> list[int]:
    """2.12 and 16.4.2: the promises of one value that are in the game."""
    first, last = box.STACKS[number]
    absent = 11 if kit.victory == "citizen" else box.NO_PROMISE
    return [promise for promise in range(first, last + 1) if promise != absent]


def begin(kit: Kit, state: SmallCityState) -> None:
    """2.3 and 18.4: the first player is drawn, or named by the table."""
    chosen = kit.options.get("first_player", "1")
    if chosen != "random":
        set_first(kit, state, int(chosen) - 1)


def set_first(kit: Kit, state: SmallCityState, first: Seat) -> None:
    """2.11 and 2.16."""
    state.host = state.turn = first
    for place in range(kit.seats):
        state.city.boroughs[(first + place) % kit.seats].money = box.START_MONEY[place]
    kit.before_halls(state)


# Town halls


def why_not_hall(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, PlaceHall)
    outside = ~cities.zone(kit, state.city.boroughs[seat])
    return reasons.HALL_OUTSIDE if kit.places.all[action.placement].cells & outside else None


def hall_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    borough = state.city.boroughs[seat]
    return [(kit.book.hall, kit.halls_within[borough.sizes[borough.steps]])]


def place_hall(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """2.7: shown when the last one has been chosen."""
    assert isinstance(action, PlaceHall)
    state.halls[seat] = action.placement
    flow.answered(state, seat)
    if not state.actors:
        _raise_halls(kit, state)


def _raise_halls(kit: Kit, state: SmallCityState) -> None:
    for seat, (borough, hall) in enumerate(zip(state.city.boroughs, state.halls, strict=True)):
        cities.put_tile(kit, borough, hall)
        if state.events is not None:
            state.events.append(events.HallStands(seat, hall, borough.sizes[borough.steps]))
    state.halls = []
    if kit.has_promises():
        state.turn = state.host
        flow.ask_chance(state, steps.DEAL)
    else:
        flow.end_phase(state)


# Promises


def undealt(kit: Kit, state: SmallCityState) -> list[int]:
    """2.12: the cards of the stack from which the next promise comes."""
    boroughs = state.city.boroughs
    dealt = {promise for borough in boroughs for promise in borough.dealt}
    number = len(boroughs[state.turn].dealt)
    return [promise for promise in stack(kit, number) if promise not in dealt]


def deal(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    assert isinstance(action, Deal)
    dealt = state.city.boroughs[state.turn].dealt
    dealt.append(action.promise)
    if len(dealt) < len(box.STACKS):
        return
    state.turn = (state.turn + 1) % kit.seats
    if state.turn == state.host:
        flow.ask_all(state, steps.PROMISES, list(range(kit.seats)))


def why_not_keep(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, Keep)
    return None if action.promise in state.city.boroughs[seat].dealt else reasons.NOT_DEALT


def cards_in(promises: list[int]) -> int:
    """As bits of the catalogue, those that are not known left out."""
    return sum(1 << (promise - 1) for promise in promises if promise != box.UNKNOWN)


def keep_blocks(kit: Kit, state: SmallCityState, seat: Seat) -> list[Block]:
    return [(kit.book.keep, cards_in(state.city.boroughs[seat].dealt))]


def keep(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    """2.13 and 2.15."""
    assert isinstance(action, Keep)
    state.city.boroughs[seat].promise = action.promise
    flow.answered(state, seat)
    if not state.actors:
        flow.end_phase(state)


# Chance


def first(kit: Kit, state: SmallCityState, seat: Seat, action: Action) -> None:
    assert isinstance(action, First)
    set_first(kit, state, action.seat)


CHAPTERS: Chapters = {
    steps.START: Chapter({First: "2.3"}, allowed, first, no_blocks),
    steps.HALLS: Chapter({PlaceHall: "2.7"}, why_not_hall, place_hall, hall_blocks),
    steps.DEAL: Chapter({Deal: "2.12"}, allowed, deal, no_blocks),
    steps.PROMISES: Chapter({Keep: "2.13"}, why_not_keep, keep, keep_blocks),
}
