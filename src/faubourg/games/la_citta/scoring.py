"""Points and places: one function per scoring paragraph (RULES.md chapter 7); and all pieces."""

from __future__ import annotations

from faubourg.core.model import ScoreLine, Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.city import arches, cities_of, population_of
from faubourg.games.la_citta.state import City, LaCittaState


def has_all_services(state: LaCittaState, city: City) -> bool:
    """7.2.3 and 9.3.3: a full arch of each; cubes do not count."""
    return all(arches(state, city, service) >= box.HALVES for service in box.EACH_SERVICE)


def complete_cities(state: LaCittaState, seat: Seat) -> int:
    return sum(has_all_services(state, city) for city in cities_of(state, seat))


def hunger_points(state: LaCittaState, seat: Seat) -> int:
    """3.7.9 and 7.2.4."""
    return -box.HUNGER_COST if state.year == box.YEARS and state.hungry >> seat & 1 else 0


def points_of(state: LaCittaState, seat: Seat) -> int:
    """7.2.2 to 7.2.4: the total of score_lines, without the lines."""
    services = box.SERVICE_BONUS * complete_cities(state, seat)
    return population_of(state, seat) + services + hunger_points(state, seat)


def score_lines(state: LaCittaState, seat: Seat) -> list[ScoreLine]:
    """7.2.2 to 7.2.4."""
    citizens, cities = population_of(state, seat), complete_cities(state, seat)
    return [
        ScoreLine("la_citta.citizens", citizens, (("citizens", citizens),)),
        ScoreLine("la_citta.services", box.SERVICE_BONUS * cities, (("cities", cities),)),
        ScoreLine("la_citta.hunger", hunger_points(state, seat)),
    ]


def ranking(state: LaCittaState) -> list[list[Seat]]:
    """7.1.4, 7.1.5, 7.2.5 to 7.2.7: points, then gold; behind them who was eliminated last."""
    worth = [_worth(state, seat) for seat in range(len(state.gold))]
    places = sorted(set(worth), reverse=True)
    return [[seat for seat, mine in enumerate(worth) if mine == place] for place in places]


def _worth(state: LaCittaState, seat: Seat) -> tuple[bool, int, int]:
    if state.out[seat]:
        return False, state.out[seat], 0
    return True, points_of(state, seat), state.gold[seat]


# All pieces, wherever they are


def inventory(state: LaCittaState) -> dict[str, int]:
    """Gold, citizens, tiles by pool and politics cards by kind."""
    counted = {
        "gold": state.bank + sum(state.gold),
        "citizens": state.citizens + sum(state.population),
    }
    for pool, kinds in enumerate(box.POOLS):
        laid = sum(state.kinds[kind].bit_count() for kind in kinds)
        counted[box.BUILDINGS[kinds[0]]] = state.pools[pool] + laid
    return counted | _cards(state)


def _cards(state: LaCittaState) -> dict[str, int]:
    """Those in the display and in front of players included."""
    open_now = [*state.display, *(card for cards in state.taken for card in cards)]
    return {
        f"card {name}": state.unseen[card] + state.aside[card] + state.discard[card]
        + open_now.count(card)
        for card, name in enumerate(box.CARDS)
    }  # fmt: skip
