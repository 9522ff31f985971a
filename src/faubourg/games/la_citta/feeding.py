"""Phase 7: who has too little food loses citizens (RULES.md 3.7)."""

from __future__ import annotations

from faubourg.core.model import Reason, Seat
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import events
from faubourg.games.la_citta.actions import Starve
from faubourg.games.la_citta.board import Hexes
from faubourg.games.la_citta.city import city_of
from faubourg.games.la_citta.reasons import NO_CITIZENS_THERE, NOT_YOUR_HUNGER
from faubourg.games.la_citta.state import LaCittaState


def lacking(state: LaCittaState, seat: Seat) -> int:
    """3.7.1: by how much the food is too little for the citizens."""
    return max(
        0, cities.population_of(state, seat) - cities.food(state, cities.territory(state, seat))
    )


def starves(state: LaCittaState, seat: Seat) -> bool:
    """3.7.1, 3.7.2 and 3.7.8: compares once, and notes what must be lost."""
    state.shortage = lacking(state, seat)
    if not state.shortage:
        return False
    state.hungry |= 1 << seat
    if state.events is not None:
        citizens = cities.population_of(state, seat)
        state.events.append(events.Hungry(seat, citizens, state.shortage))
    return True


def why_not_starve(state: LaCittaState, seat: Seat, action: Starve) -> Reason | None:
    """3.7.4 and 3.7.5."""
    if not cities.owns_castle(state, seat, action.castle):
        return NOT_YOUR_HUNGER
    return None if state.population[city_of(state, action.castle)] else NO_CITIZENS_THERE


def with_citizens(state: LaCittaState, seat: Seat) -> Hexes:
    """The castles of cities that can lose a citizen."""
    return cities.castles_of(
        state, [c for c in cities.cities_of(state, seat) if state.population[c]]
    )


def starve(state: LaCittaState, action: Starve) -> None:
    """3.7.2."""
    state.population[city_of(state, action.castle)] -= 1
    state.citizens += 1
    state.shortage -= 1
