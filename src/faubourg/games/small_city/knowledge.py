"""A full state guessed from what a seat knows, and who may read which entry (RULES.md 1.6.8)."""

from __future__ import annotations

from random import Random

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Seat
from faubourg.games.small_city import settling, setup
from faubourg.games.small_city import state as s
from faubourg.games.small_city.actions import (
    Commit,
    Deal,
    DrawSpecial,
    Keep,
    KeepSpecial,
    PlaceHall,
)
from faubourg.games.small_city.components import NO_PROMISE, STACKS
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.placements import NO_TILE
from faubourg.games.small_city.state import City, SmallCityState


def sees(state: SmallCityState, viewer: Seat | None, actor: Seat, action: Action) -> bool:
    """What is done in secret is read by its player alone."""
    if isinstance(action, Deal | DrawSpecial | KeepSpecial):
        return viewer == state.turn
    secret = isinstance(action, PlaceHall | Keep) or (
        state.step == s.CONSTRUCTION and not isinstance(action, Commit)
    )
    return viewer == actor or not secret


def guess(kit: Kit, state: SmallCityState, seat: Seat, luck: Random) -> None:
    """Change a clone so that what the seat does not know is drawn anew; in the end all is open."""
    if state.step == s.OVER:
        return
    guess_halls(kit, state, seat, luck)
    guess_promises(kit, state, seat, luck)
    guess_specials(kit, state, seat, luck)
    if state.plans:
        guess_plans(kit, state, seat)


def guess_halls(kit: Kit, state: SmallCityState, seat: Seat, luck: Random) -> None:
    """2.7: any town hall that fits."""
    for other, hall in enumerate(state.halls):
        if hall != NO_TILE and other != seat:
            (places, fits), *_ = setup.hall_blocks(kit, state, other)
            action = kit.book[places[luck.choice(members(fits))]]
            assert isinstance(action, PlaceHall)
            state.halls[other] = action.placement


# Promises


def guess_promises(kit: Kit, state: SmallCityState, seat: Seat, luck: Random) -> None:
    """2.12 and 2.13: others were dealt any cards that this seat was not, and kept any of them."""
    cities = all_cities(state)
    own = state.city.boroughs[seat].dealt
    for number in range(len(STACKS)):
        left = [card for card in setup.stack(kit, number) if card not in own]
        luck.shuffle(left)
        for other in range(kit.seats):
            if other != seat and len(state.city.boroughs[other].dealt) > number:
                _deal(cities, other, number, left.pop())
    for other in range(kit.seats):
        if other != seat and state.city.boroughs[other].promise != NO_PROMISE:
            kept = luck.choice(state.city.boroughs[other].dealt)
            for city in cities:
                city.boroughs[other].promise = kept


def all_cities(state: SmallCityState) -> list[City]:
    """The city and its copies; promises do not change while there are copies."""
    return [state.city, *state.real, *(plan.city for plan in state.plans)]


def _deal(cities: list[City], seat: Seat, number: int, card: int) -> None:
    for city in cities:
        city.boroughs[seat].dealt[number] = card


def guess_specials(kit: Kit, state: SmallCityState, seat: Seat, luck: Random) -> None:
    """16.1.3 and 16.1.5: cards others hold, unknown ones under the stack, and those never drawn."""
    boroughs = state.city.boroughs
    others = [b for other, b in enumerate(boroughs) if other != seat]
    hidden = [n for n, known in enumerate(state.known) if not known >> seat & 1]
    unseen = members(state.unseen)
    pool = [*unseen, *(state.under[n] for n in hidden)]
    pool += [card for b in others for card in (*b.specials, *b.drawn)]
    if len(pool) == len(unseen):
        return
    pool.sort()
    luck.shuffle(pool)
    for borough in others:
        borough.specials = [pool.pop() for _ in borough.specials]
        borough.drawn = [pool.pop() for _ in borough.drawn]
    for place in hidden:
        state.under[place] = pool.pop()
    state.unseen = sum(1 << card for card in pool)
    for city in all_cities(state)[1:]:
        for borough, copy in zip(boroughs, city.boroughs, strict=True):
            copy.specials, copy.drawn = borough.specials[:], borough.drawn[:]


# Plans


def guess_plans(kit: Kit, state: SmallCityState, seat: Seat) -> None:
    """5.1.1: of the others only who has committed is known; each is taken to build nothing."""
    own = state.plans[seat]
    if state.real:
        state.real = [_guessed_real(state, seat)]
    for other in range(kit.seats):
        if other != seat:
            committed = state.plans[other].committed
            state.plans[other] = settling.new_plan(state.city)
            state.plans[other].committed = committed
    assert state.plans[seat] is own
    if state.real and seat not in state.actors:
        again = state.actors[0]
        state.plans[again].city = settling.masked(state.real[0], state.city, again)


def _guessed_real(state: SmallCityState, seat: Seat) -> City:
    """5.6.4: who plans anew knows the supply and the town halls; others only what they planned."""
    if seat in state.actors:
        return settling.masked(state.real[0], state.city, seat)
    plan = state.plans[seat]
    done = plan.settled == len(plan.steps)
    return (plan.city if done else state.city).clone()
