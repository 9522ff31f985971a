"""The cities of all seats, measured once for many states that have most of them in common."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.judge.survey import EVERY, Lay, Place
from faubourg.games.la_citta.state import LaCittaState

MANY: Final = 3  # cities with other tiles: then it is another country


class Country:
    """As it was in one state. An action changes a city or two, and what their neighbours face."""

    def __init__(self, state: LaCittaState) -> None:
        self.lay = Lay(state)
        self.reach = state.reach[:]
        self.places = [
            Place(state, city, self.lay.strengths) if tiles else None
            for city, tiles in enumerate(state.tiles)
        ]

    def changed(self, state: LaCittaState) -> int:
        """The cities with other tiles or cubes, one bit each: EVERY if there are many."""
        changed = self.lay.changed(state)
        return EVERY if changed < 0 or changed.bit_count() >= MANY else changed

    def faced(self, state: LaCittaState, changed: int) -> int:
        """These and all that stand beside them or stood there: those to be measured anew."""
        if not changed:
            return 0
        reach = 0
        for city, old in enumerate(self.reach):
            if changed >> city & 1:
                reach |= old | state.reach[city]
        for city, tiles in enumerate(state.tiles):
            if tiles & reach:
                changed |= 1 << city
        return changed

    def places_in(self, state: LaCittaState, changed: int) -> list[Place | None]:
        """All cities of another state, where these are to be measured anew."""
        if not changed:
            return self.places
        strengths, places = self.lay.strengths_in(state, changed), self.places[:]
        for city, tiles in enumerate(state.tiles):
            if changed >> city & 1:
                places[city] = Place(state, city, strengths) if tiles else None
        return places


def of_seat(places: list[Place | None], seat: Seat) -> list[Place]:
    first = seat * box.CASTLES_EACH
    found = list[Place]()
    for city in range(first, first + box.CASTLES_EACH):
        place = places[city]
        if place is not None:
            found.append(place)
    return found
