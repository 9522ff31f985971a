"""Phase 6: citizens move to stronger neighbours (RULES.md 3.6)."""

from __future__ import annotations

from itertools import permutations

from faubourg.core.model import Reason, Seat
from faubourg.games.la_citta import events, reasons
from faubourg.games.la_citta.actions import Block, Catalogue, Migrate
from faubourg.games.la_citta.city import (
    all_cities,
    castles_of,
    city_of,
    in_reading_order,
    limit,
    owner,
    owns_castle,
    points,
)
from faubourg.games.la_citta.components import Service
from faubourg.games.la_citta.state import Asks, City, LaCittaState
from faubourg.games.la_citta.voice import voices


def are_neighbours(state: LaCittaState, one: City, other: City) -> bool:
    """1.2.4."""
    return bool(state.reach[one] & state.tiles[other])


def weaker(state: LaCittaState, city: City, service: Service) -> list[City]:
    """3.6.1 to 3.6.5: the cities that would lose a citizen to this one."""
    strength = points(state, city, service)
    return [
        other
        for other in all_cities(state)
        if state.population[other]
        and owner(other) != owner(city)
        and are_neighbours(state, city, other)
        and points(state, other, service) < strength
    ]


def unhandled(state: LaCittaState, seat: Seat) -> list[City]:
    return [city for city in in_reading_order(state, seat) if not state.handled >> city & 1]


def takers(state: LaCittaState, seat: Seat) -> list[City]:
    """3.6.16: cities that could take a citizen under some Voice."""
    heard = voices(state)
    return [
        city
        for city in unhandled(state, seat)
        if any(weaker(state, city, service) for service in heard)
    ]


def asks(state: LaCittaState, seat: Seat, order_matters: Asks) -> bool:
    """3.6.14 and 3.6.15: whether there is something to choose; if not, it is done."""
    heard = voices(state)
    if len(heard) > 1:
        return bool(takers(state, seat))
    if order_matters(state, seat):
        return True
    for city in unhandled(state, seat):
        handle(state, city, heard[0])
    return False


def is_scarce(state: LaCittaState, seat: Seat) -> bool:
    """A city has a citizen, but fewer than there are cities of the seat about to take one."""
    service = voices(state)[0]
    losers = [lost for city in unhandled(state, seat) for lost in weaker(state, city, service)]
    return any(losers.count(city) > state.population[city] for city in losers)


def order_matters(state: LaCittaState, seat: Seat) -> bool:
    """3.6.14: whether some city has more or fewer citizens in the end for it."""
    if not is_scarce(state, seat):
        return False
    orders = permutations(unhandled(state, seat))
    return len({_after(state, order) for order in orders}) > 1


def _after(state: LaCittaState, cities: tuple[City, ...]) -> tuple[int, ...]:
    """The citizens by city, when these have been handled in this order."""
    after, service = state.clone(), voices(state)[0]
    for city in cities:
        handle(after, city, service)
    return tuple(after.population)


def handle(state: LaCittaState, city: City, service: Service) -> None:
    """3.6.3 and 3.6.6: one citizen from each; those above the limit go to the reserve."""
    losers, most = weaker(state, city, service), limit(state, city)
    reserve = state.citizens
    for other in losers:
        state.population[other] -= 1
        if state.population[city] < most:
            state.population[city] += 1
        else:
            state.citizens += 1
    state.handled |= 1 << city
    if state.events is not None and (losers or len(voices(state)) > 1):
        lost = state.citizens - reserve
        state.events.append(_migrated(state, city, service, losers, lost))


def _migrated(
    state: LaCittaState, city: City, service: Service, losers: list[City], lost: int
) -> events.Migrated:
    """Nobody is told of a city that takes nothing, unless its Voice was chosen."""
    drawn = tuple((state.castles[other], points(state, other, service)) for other in losers)
    return events.Migrated(
        owner(city), state.castles[city], service, points(state, city, service), drawn, lost,
        state.population[city],
    )  # fmt: skip


def why_not_migrate(state: LaCittaState, seat: Seat, action: Migrate) -> Reason | None:
    if not owns_castle(state, seat, action.castle):
        return reasons.NOT_YOUR_MIGRATION
    city = city_of(state, action.castle)
    if state.handled >> city & 1:
        return reasons.HANDLED
    if action.service not in voices(state):
        return reasons.NO_VOICE
    return None if city in takers(state, seat) else reasons.NOTHING_TO_TAKE


def migration_blocks(book: Catalogue, state: LaCittaState, seat: Seat) -> list[Block]:
    castles = castles_of(state, takers(state, seat))
    return [(book.migrate[service], castles) for service in voices(state)]
