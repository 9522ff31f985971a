"""Phase 3: cities grow, and their owner chooses when citizens are scarce (RULES.md 3.3)."""

from __future__ import annotations

from faubourg.core.model import Reason, Seat
from faubourg.games.la_citta import events
from faubourg.games.la_citta.actions import Grow
from faubourg.games.la_citta.city import city_of, in_reading_order, limit, owns_castle
from faubourg.games.la_citta.reasons import FULL, GROWN, NOT_YOUR_GROWTH
from faubourg.games.la_citta.state import City, LaCittaState


def is_full(state: LaCittaState, city: City) -> bool:
    """3.3.2: such a city does not grow."""
    return state.population[city] >= limit(state, city)


def growing(state: LaCittaState, seat: Seat) -> list[City]:
    """3.3.1, 3.3.2 and 3.3.6: those below their limit that have not grown yet."""
    return [
        city
        for city in in_reading_order(state, seat)
        if not is_full(state, city) and not state.handled >> city & 1
    ]


def is_scarce(state: LaCittaState, seat: Seat) -> bool:
    """3.3.4: there are citizens, but fewer than cities of the seat that would grow."""
    return 0 < state.citizens < len(growing(state, seat))


def why_not_grow(state: LaCittaState, seat: Seat, action: Grow) -> Reason | None:
    if not owns_castle(state, seat, action.castle):
        return NOT_YOUR_GROWTH
    city = city_of(state, action.castle)
    if state.handled >> city & 1:
        return GROWN
    return FULL if is_full(state, city) else None


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


def _counted(state: LaCittaState, cities: list[City]) -> tuple[events.Count, ...]:
    return tuple((state.castles[city], state.population[city]) for city in cities)


def grow(state: LaCittaState, city: City) -> None:
    """3.3.1."""
    state.population[city] += 1
    state.citizens -= 1
    state.handled |= 1 << city
