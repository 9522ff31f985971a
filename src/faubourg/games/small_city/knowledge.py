"""What a seat knows, a full state guessed from it, and who may read which entry (1.6.8)."""

from __future__ import annotations

from random import Random

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import Action, Seat
from faubourg.games.small_city import actions, construction, council, setup
from faubourg.games.small_city import state as s
from faubourg.games.small_city.board import HIDDEN_TILE, NO_TILE
from faubourg.games.small_city.components import NO_PROMISE, STACKS, UNKNOWN
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City, SmallCityState


def sees(state: SmallCityState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
    """What is done in secret is read by its player alone."""
    if isinstance(action, actions.Deal | actions.DrawSpecial | actions.KeepSpecial):
        return viewer == state.turn
    secret = isinstance(action, actions.PlaceHall | actions.Keep) or (
        state.step == s.CONSTRUCTION and not isinstance(action, actions.Commit)
    )
    return viewer == actor or not secret


def city_of(known: SmallCityState, viewer: Seat | None) -> City:
    """5.1.1: in construction each sees the own plan; the others' boroughs are as they were."""
    return known.city if viewer is None or not known.plans else known.plans[viewer].city


# What is known


def blank(state: SmallCityState, seat: Seat | None) -> None:
    """Take out of a copy what the seat may not know; in the end all is open."""
    if state.step == s.OVER:
        return
    _blank_halls(state, seat)
    _blank_specials(state, seat)
    if state.plans:
        blank_plans(state, seat)
    for city in all_cities(state):
        _blank_promises(city, seat)


def _blank_halls(state: SmallCityState, seat: Seat | None) -> None:
    """2.7: who has chosen one is seen."""
    for other, hall in enumerate(state.halls):
        if hall != NO_TILE and other != seat:
            state.halls[other] = HIDDEN_TILE


def _blank_promises(city: City, seat: Seat | None) -> None:
    """2.12, 2.13 and 16.1.3: how many cards the others have is seen."""
    for other, borough in enumerate(city.boroughs):
        if other != seat:
            borough.dealt = [UNKNOWN] * len(borough.dealt)
            borough.promise = UNKNOWN if borough.promise else NO_PROMISE
            if borough.drawn or borough.specials:
                borough.drawn = [UNKNOWN] * len(borough.drawn)
                borough.specials = [UNKNOWN] * len(borough.specials)


def _blank_specials(state: SmallCityState, seat: Seat | None) -> None:
    """16.1.3 and 16.1.5: cards that others hold or know are as good as never drawn."""
    hidden: list[int] = []
    for other, borough in enumerate(state.city.boroughs):
        if other != seat:
            hidden += borough.drawn
            hidden += borough.specials
    for place, known in enumerate(state.known):
        if seat is None or not known >> seat & 1:
            hidden.append(state.under[place])
            state.under[place] = UNKNOWN
    for card in hidden:
        if card != UNKNOWN:
            state.unseen |= 1 << card


def blank_plans(state: SmallCityState, seat: Seat | None) -> None:
    """5.1.1: of the others only who has committed is known; each is taken to build nothing."""
    if state.real:
        state.real = [_real_known(state, seat)]
    for other, plan in enumerate(state.plans):
        if other != seat:
            state.plans[other] = construction.new_plan(state.city)
            state.plans[other].committed = plan.committed
    if state.real and seat not in state.actors:
        again = state.actors[0]
        state.plans[again].city = construction.masked(state.real[0], state.city, again)


def _real_known(state: SmallCityState, seat: Seat | None) -> City:
    """5.6.4: who plans anew knows the supply and the town halls; others only what they planned."""
    if seat is None:
        return state.city.clone()
    if seat in state.actors:
        return construction.masked(state.real[0], state.city, seat)
    plan = state.plans[seat]
    done = plan.settled == len(plan.steps)
    return (plan.city if done else state.city).clone()


def all_cities(state: SmallCityState) -> list[City]:
    """The city and its copies; promises do not change while there are copies."""
    return [state.city, *state.real, *(plan.city for plan in state.plans)]


# A guess


def fill(kit: Kit, state: SmallCityState, seat: Seat, luck: Random) -> None:
    """Draw for the blanks of a copy; plans of others stay empty."""
    if state.step == s.OVER:
        return
    fill_halls(kit, state, luck)
    fill_promises(kit, state, seat, luck)
    fill_specials(state, luck)


def fill_halls(kit: Kit, state: SmallCityState, luck: Random) -> None:
    """2.7: any town hall that fits."""
    for other, hall in enumerate(state.halls):
        if hall == HIDDEN_TILE:
            (places, fits), *_ = setup.hall_blocks(kit, state, other)
            action = kit.book[places[luck.choice(members(fits))]]
            assert isinstance(action, actions.PlaceHall)
            state.halls[other] = action.placement


def fill_promises(kit: Kit, state: SmallCityState, seat: Seat, luck: Random) -> None:
    """2.12 and 2.13: others were dealt any cards that this seat was not, and kept any of them."""
    cities = all_cities(state)
    own = state.city.boroughs[seat].dealt
    for number in range(len(STACKS)):
        left = [card for card in setup.stack(kit, number) if card not in own]
        luck.shuffle(left)
        for other in range(kit.seats):
            if other != seat and len(state.city.boroughs[other].dealt) > number:
                _deal(cities, other, number, left.pop())
    for other, borough in enumerate(state.city.boroughs):
        if borough.promise == UNKNOWN:
            kept = luck.choice(borough.dealt)
            for city in cities:
                city.boroughs[other].promise = kept


def _deal(cities: list[City], seat: Seat, number: int, card: int) -> None:
    for city in cities:
        city.boroughs[seat].dealt[number] = card


def fill_specials(state: SmallCityState, luck: Random) -> None:
    """16.1.3 and 16.1.5: cards others hold, unknown ones under the stack, and those never drawn."""
    if not council.unknown_specials(state):
        return
    pool = members(state.unseen)
    luck.shuffle(pool)
    for borough in state.city.boroughs:
        _draw_for(borough.specials, pool)
        _draw_for(borough.drawn, pool)
    _draw_for(state.under, pool)
    state.unseen = set_of(pool)
    for city in all_cities(state)[1:]:
        for borough, copy in zip(state.city.boroughs, city.boroughs, strict=True):
            copy.specials, copy.drawn = borough.specials[:], borough.drawn[:]


def _draw_for(cards: list[int], pool: list[int]) -> None:
    for place, card in enumerate(cards):
        if card == UNKNOWN:
            cards[place] = pool.pop()
