"""Codes, numbers and lists that the texts are told; their words are the texts' own business."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from faubourg.core import model, presentation, wording
from faubourg.core.wording import NONE, Values, listed
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import towns
from faubourg.games.la_citta.board import NOWHERE, Hex, total
from faubourg.games.la_citta.components import BUILDINGS, HALVES, NO_LIMIT, SERVICES, Service
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import City, LaCittaState

told = partial(wording.told, "la_citta")


def on_positions(positions: Iterable[int]) -> Values:
    return listed("positions", [str(position + 1) for position in positions])


def in_arches(halves: int) -> str:
    """Points are counted in halves, because of the theatre: 3 halves are 1½."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


def both_services(name: str, services: Sequence[Service]) -> Values:
    """One or two services, as the Voices of a year: name-1, name-2 and how many."""
    first, last = SERVICES[services[0]], SERVICES[services[-1]]
    return {name: len(services), f"{name}-1": first, f"{name}-2": last}


def by_service(counts: Iterable[int]) -> Values:
    return dict(zip(SERVICES, counts, strict=True))


# What stands there


class Words(presentation.Narrator[LaCittaRules, LaCittaState]):
    """What every room of the narrator needs: names of hexes."""

    def name(self, hex: Hex) -> str:
        return self.rules.board.names[hex]


def limit_of(state: LaCittaState, city: City) -> int:
    """1.3.3 to 1.3.6; 0 if there is none."""
    limit = cities.limit(state, city)
    return 0 if limit == NO_LIMIT else limit


def symbols(state: LaCittaState, hex: Hex) -> int:
    """1.4.4: the food symbols that a hex touches."""
    return total(1 << hex, state.land.symbols)


def building_on(state: LaCittaState, hex: Hex) -> str:
    """What lies on a hex, or "none"."""
    there = cities.city_at(state, hex) != NOWHERE
    return BUILDINGS[cities.kind_at(state, hex)] if there else NONE


def city_on(state: LaCittaState, hex: Hex) -> str:
    """The city of the tile on a hex, or "none"."""
    city = cities.city_at(state, hex)
    return NONE if city == NOWHERE else towns.name_of(state, city)


def fed(state: LaCittaState, seat: model.Seat) -> Values:
    """3.7.1: food against mouths, as if feeding came now."""
    food = cities.food(state, cities.territory(state, seat))
    citizens = cities.population_of(state, seat)
    return {"food": food, "citizens": citizens, "lacking": max(0, citizens - food)}
