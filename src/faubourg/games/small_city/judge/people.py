"""Who stands where, in numbers: the part of a borough that phase 3 changes."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import CASH, HOME, UNIVERSITY
from faubourg.games.small_city.judge.survey import Survey
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City


@dataclass(slots=True)
class People:
    """Citizens of a seat."""

    homes: list[int]  # by residential tile, as in Survey.homes
    workers: list[int]  # by kind of slot, at home and abroad
    makers: int  # of those on factory slots, at home
    board: int  # on slots at home
    abroad: int
    guests: int  # tourists of others
    vacancies: int  # empty factory slots at home
    university: bool  # active


def people(kit: Kit, city: City, seat: Seat, s: Survey, floating: list[int]) -> People:
    """Those who must still move (by borough) have left their slots and are on none yet."""
    borough = city.boroughs[seat]
    own = borough.citizens[seat] & ~floating[seat]
    found = People(
        [(home.cells & own).bit_count() for home in s.homes],
        [(cells & own).bit_count() for cells in borough.slots],
        0,
        own.bit_count(),
        0,
        cities.tourists(city, seat).bit_count(),
        0,
        cities.is_active(kit, city, seat, UNIVERSITY),
    )
    found.makers = sum(found.workers[5:8])
    found.vacancies = s.slots[5] + s.slots[6] + s.slots[7] - found.makers
    _add_tourists(city, seat, found, floating)
    return found


def _add_tourists(city: City, seat: Seat, found: People, floating: list[int]) -> None:
    for other, borough in enumerate(city.boroughs):
        standing = borough.citizens[seat] & ~floating[other]
        if other != seat and standing:
            found.abroad += standing.bit_count()
            for slot, cells in enumerate(borough.slots):
                found.workers[slot] += (cells & standing).bit_count()


def seat_floating(s: Survey, p: People, count: int, shops: int) -> None:
    """Those who must still move: into the fullest homes that have room, else into shops."""
    for _ in range(count):
        p.board += 1
        open_homes = [n for n, home in enumerate(s.homes) if p.homes[n] < home.level]
        if open_homes:
            best = max(open_homes, key=lambda n: p.homes[n])
            p.homes[best] += 1
            p.workers[HOME] += 1
        elif shops:
            shops -= 1
            p.workers[CASH] += 1
