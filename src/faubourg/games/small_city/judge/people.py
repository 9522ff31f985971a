"""Who stands where, in numbers: the part of a borough that phase 3 changes."""

from __future__ import annotations

from typing import NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.components import CASH, METAL_SLOT, UNIVERSITY, WOOD_SLOT
from faubourg.games.small_city.judge.survey import Survey
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City


class People(NamedTuple):
    """Citizens of a seat, and tourists."""

    homes: tuple[int, ...]  # by residential tile, as in Survey
    workers: tuple[int, ...]  # by kind of slot, at home and abroad
    makers: int  # of those on factory slots, at home
    board: int  # on slots at home
    abroad: int
    guests: int  # tourists of others
    vacancies: int  # empty factory slots at home
    university: bool  # active


def people(
    kit: Kit, city: City, seat: Seat, s: Survey, floating: list[Cells], shops: int = 0
) -> People:
    """Those who must still move (by borough) leave their slots and find others."""
    borough = city.boroughs[seat]
    own = borough.citizens[seat] & ~floating[seat]
    homes = [(cells & own).bit_count() for cells in s.homes]
    workers = [(cells & own).bit_count() for cells in borough.slots]
    count = sum(cells.bit_count() for cells in floating)
    makers = sum(workers[WOOD_SLOT : METAL_SLOT + 1])
    abroad = _add_tourists(city, seat, workers, floating)
    if count:
        _seat_floating(s, homes, workers, count, shops)
    guests = cities.tourists(city, seat)
    works = sum(borough.slots[WOOD_SLOT : METAL_SLOT + 1])
    return People(
        tuple(homes), tuple(workers), makers, own.bit_count() + count, abroad,
        guests.bit_count(), (works & ~own & ~guests).bit_count(),
        cities.is_active(kit, city, seat, UNIVERSITY),
    )  # fmt: skip


def _add_tourists(city: City, seat: Seat, workers: list[int], floating: list[Cells]) -> int:
    """How many there are; they work as at home (7.3.12)."""
    found = 0
    for other, borough in enumerate(city.boroughs):
        standing = borough.citizens[seat] & ~floating[other]
        if other != seat and standing:
            found += standing.bit_count()
            for slot, cells in enumerate(borough.slots):
                workers[slot] += (cells & standing).bit_count()
    return found


def _seat_floating(s: Survey, homes: list[int], workers: list[int], count: int, shops: int) -> None:
    """Into the fullest homes that have room, else into shops."""
    for _ in range(count):
        roomy = [n for n, level in enumerate(s.levels) if homes[n] < level]
        if roomy:
            homes[max(roomy, key=lambda n: homes[n])] += 1
        elif shops:
            shops -= 1
            workers[CASH] += 1
