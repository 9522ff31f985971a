"""Citizens come by growth and move to stronger neighbours (RULES.md 3.3 and 3.6)."""

from __future__ import annotations

from itertools import permutations

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import events, reasons, relocation, turns, year
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.actions import Block, Grow, Migrate, VoiceCard
from faubourg.games.la_citta.chapter import Chapter, Chapters, Kit, after, ask, order
from faubourg.games.la_citta.city import castles_of, city_of, in_reading_order, limit, owner, points
from faubourg.games.la_citta.components import CASTLES_EACH, HIDDEN, Service
from faubourg.games.la_citta.state import City, LaCittaState
from faubourg.games.la_citta.year import voices

# Growth


def grow_on(kit: Kit, state: LaCittaState, seats: list[Seat]) -> None:
    """3.3: one player after the other; then phase 4."""
    state.phase = 3
    for seat in seats:
        if kit.asks_who_grows(state, seat):
            return ask(state, steps.GROWTH, seat)
        grow_all(state, seat)
    state.handled = 0
    turns.begin_actions(state)


def is_full(state: LaCittaState, city: City) -> bool:
    """3.3.2: such a city does not grow."""
    return state.population[city] >= limit(state, city)


def unhandled(state: LaCittaState, seat: Seat) -> list[City]:
    return [city for city in in_reading_order(state, seat) if not state.handled >> city & 1]


def growing(state: LaCittaState, seat: Seat) -> list[City]:
    """3.3.1, 3.3.2 and 3.3.6: those below their limit that have not grown yet."""
    return [city for city in unhandled(state, seat) if not is_full(state, city)]


def too_few_to_grow(state: LaCittaState, seat: Seat) -> bool:
    """3.3.4: there are citizens, but fewer than cities of the seat that would grow."""
    if not 0 < state.citizens < CASTLES_EACH:
        return False
    return state.citizens < len(growing(state, seat))


def grow_all(state: LaCittaState, seat: Seat) -> None:
    """3.3.1 to 3.3.3: in reading order, as long as there are citizens."""
    able = growing(state, seat)
    for city in able[: state.citizens]:
        grow(state, city)
    if state.events is not None:
        full = [city for city in in_reading_order(state, seat) if city not in able]
        grown = [city for city in able if state.handled >> city & 1]
        short = tuple(state.castles[city] for city in able if city not in grown)
        told = events.Grown(seat, _counted(state, grown), _counted(state, full), short)
        state.events.append(told)


def _counted(state: LaCittaState, found: list[City]) -> tuple[events.Count, ...]:
    return tuple((state.castles[city], state.population[city]) for city in found)


def grow(state: LaCittaState, city: City) -> None:
    """3.3.1."""
    state.population[city] += 1
    state.citizens -= 1
    state.handled |= 1 << city


def why_not_grow(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, Grow)
    if not cities.owns_castle(state, seat, action.castle):
        return reasons.NOT_YOUR_GROWTH
    city = city_of(state, action.castle)
    if state.handled >> city & 1:
        return reasons.GROWN
    return reasons.FULL if is_full(state, city) else None


def growth_blocks(kit: Kit, state: LaCittaState, seat: Seat) -> list[Block]:
    return [(kit.book.grow, castles_of(state, growing(state, seat)))]


def apply_grow(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    """3.3.4: as long as there are citizens."""
    assert isinstance(action, Grow)
    grow(state, city_of(state, action.castle))
    if not state.citizens:
        grow_on(kit, state, after(state, seat))


# Migration


def migrate_on(kit: Kit, state: LaCittaState, seats: list[Seat]) -> None:
    """3.6.1: one player after the other; then 3.6.17."""
    state.phase = 6
    for seat in seats:
        if asks(kit, state, seat):
            return ask(state, steps.MIGRATION, seat)
    state.handled = 0
    if state.events is not None and not any(isinstance(e, events.Migrated) for e in state.events):
        state.events.append(events.NobodyMoved())
    relocation.relocate(kit, state, order(state))


def asks(kit: Kit, state: LaCittaState, seat: Seat) -> bool:
    """3.6.14 and 3.6.15: whether there is something to choose; if not, it is done."""
    heard = voices(state)
    if len(heard) > 1:
        return bool(takers(state, seat, heard))
    own = unhandled(state, seat)
    if not any([weaker(state, city, heard[0]) for city in own]):
        for city in own:
            state.handled |= 1 << city
        return False
    if kit.order_matters(state, seat):
        return True
    for city in own:
        handle(state, city, heard[0])
    return False


def are_neighbours(state: LaCittaState, one: City, other: City) -> bool:
    """1.2.4."""
    return bool(state.reach[one] & state.tiles[other])


def weaker(state: LaCittaState, city: City, service: Service) -> list[City]:
    """3.6.1 to 3.6.5: the cities that would lose a citizen to this one."""
    return weaker_of(state, city, rivals(state, city), service)


def rivals(state: LaCittaState, city: City) -> list[City]:
    """1.2.4 and 3.6.2: neighbours of other players, as long as they have citizens."""
    reach, first = state.reach[city], city - city % CASTLES_EACH
    return [
        other
        for other, citizens in enumerate(state.population)
        if citizens and not first <= other < first + CASTLES_EACH and state.tiles[other] & reach
    ]


def weaker_of(state: LaCittaState, city: City, found: list[City], service: Service) -> list[City]:
    """3.6.3: those of them that have fewer points."""
    strength = points(state, city, service) if found else 0
    return [other for other in found if strength and points(state, other, service) < strength]


def takers(state: LaCittaState, seat: Seat, heard: list[Service]) -> list[City]:
    """3.6.16: cities that could take a citizen under some Voice."""
    found: list[City] = []
    for city in unhandled(state, seat):
        others = rivals(state, city)
        if others and any([weaker_of(state, city, others, service) for service in heard]):
            found.append(city)
    return found


def too_few_to_take(state: LaCittaState, seat: Seat) -> bool:
    """A city has a citizen, but fewer than there are cities of the seat about to take one."""
    service = voices(state)[0]
    losers = [lost for city in unhandled(state, seat) for lost in weaker(state, city, service)]
    return any([losers.count(city) > state.population[city] for city in losers])


def order_matters(state: LaCittaState, seat: Seat) -> bool:
    """3.6.14: whether some city has more or fewer citizens in the end for it."""
    if not too_few_to_take(state, seat):
        return False
    orders = permutations(unhandled(state, seat))
    return len({_population_after(state, order) for order in orders}) > 1


def _population_after(state: LaCittaState, found: tuple[City, ...]) -> tuple[int, ...]:
    """The citizens by city, when these have been handled in this order."""
    later, service = state.clone(), voices(state)[0]
    for city in found:
        handle(later, city, service)
    return tuple(later.population)


def handle(state: LaCittaState, city: City, service: Service) -> None:
    """3.6.3 and 3.6.6: one citizen from each; those above the limit go to the reserve."""
    losers, most, reserve = weaker(state, city, service), limit(state, city), state.citizens
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
        owner(city), state.castles[city], service, points(state, city, service), drawn,
        tuple(map(owner, losers)), lost, state.population[city],
    )  # fmt: skip


def why_not_migrate(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> Reason | None:
    assert isinstance(action, Migrate)
    if not cities.owns_castle(state, seat, action.castle):
        return reasons.NOT_YOUR_MIGRATION
    city = city_of(state, action.castle)
    if state.handled >> city & 1:
        return reasons.HANDLED
    if action.service not in voices(state):
        return reasons.NO_VOICE
    return None if city in takers(state, seat, voices(state)) else reasons.NOTHING_TO_TAKE


def migration_blocks(kit: Kit, state: LaCittaState, seat: Seat) -> list[Block]:
    heard = voices(state)
    castles = castles_of(state, takers(state, seat, heard))
    return [([kit.book.migrate[service] for service in heard], castles)]


def apply_migrate(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    assert isinstance(action, Migrate)
    handle(state, city_of(state, action.castle), action.service)
    migrate_on(kit, state, [seat, *after(state, seat)])


# The voice cards that begin it


def open_voice(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    """3.1.1, then phases 2 and 3."""
    assert isinstance(action, VoiceCard)
    state.unheard[action.service] -= 1
    state.open = action.service
    year.collect(state)
    grow_on(kit, state, order(state))


def reveal_voice(kit: Kit, state: LaCittaState, seat: Seat, action: Action) -> None:
    """3.5.1; phase 6 when all lie open."""
    assert isinstance(action, VoiceCard)
    year.reveal(state, action)
    if state.revealed == HIDDEN:
        migrate_on(kit, state, order(state))


CHAPTERS: Chapters = {
    steps.VOICE: Chapter((), open_voice, chances=year.voice_chances),
    steps.REVEAL: Chapter((), reveal_voice, chances=year.voice_chances),
    steps.GROWTH: Chapter((Grow,), apply_grow, why_not_grow, growth_blocks),
    steps.MIGRATION: Chapter((Migrate,), apply_migrate, why_not_migrate, migration_blocks),
}
