"""What follows from what is seen: yields of hexes, and who draws citizens from whom."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from faubourg.games.la_citta.draw.land import Terrain
from faubourg.games.la_citta.draw.layout import Layout
from faubourg.games.la_citta.draw.scene import Town

LEFT, RIGHT, NEITHER = -1, 1, 0  # who would win a citizen


class Yield(NamedTuple):
    """What a hex gets from the land around it."""

    food: int
    gold: int
    lake: bool


class Rivalry(NamedTuple):
    """Two neighbouring cities of different owners, and who would win under each voice."""

    one: Town
    other: Town
    winners: tuple[int, ...]  # per service: LEFT for one, RIGHT for the other, NEITHER


@lru_cache(maxsize=64)
def yields(layout: Layout, terrain: Terrain) -> dict[str, Yield]:
    codes = dict(terrain)
    found = {}
    for name, spaces in layout.touched.items():
        near = [codes[space] for space in spaces]
        food = sum(int(code[1]) for code in near if code.startswith("F"))
        found[name] = Yield(food, near.count("M"), "L" in near)
    return found


@lru_cache(maxsize=256)
def rivalries(towns: tuple[Town, ...]) -> tuple[Rivalry, ...]:
    """3.6.1 and 3.6.2: neighbouring cities of different owners."""
    return tuple([
        Rivalry(one, other, _winners(one, other))
        for place, one in enumerate(towns)
        for other in towns[place + 1 :]
        if one.owner != other.owner and other.castle in one.neighbours
    ])  # fmt: skip


def _winners(one: Town, other: Town) -> tuple[int, ...]:
    """3.6.3 to 3.6.5: the city with more points takes a citizen, if there is one."""
    found = []
    for mine, theirs in zip(one.points, other.points, strict=True):
        wins, loses = mine > theirs and other.citizens > 0, theirs > mine and one.citizens > 0
        found.append(LEFT if wins else RIGHT if loses else NEITHER)
    return tuple(found)


@lru_cache(maxsize=256)
def balances(towns: tuple[Town, ...]) -> dict[str, tuple[tuple[int, int], ...]]:
    """By castle and service: how many citizens a city would win from others and lose to them."""
    found = {town.castle: [[0, 0], [0, 0], [0, 0]] for town in towns}
    for one, other, winners in rivalries(towns):
        for service, winner in enumerate(winners):
            if winner != NEITHER:
                strong, weak = (one, other) if winner == LEFT else (other, one)
                found[strong.castle][service][0] += 1
                found[weak.castle][service][1] += 1
    return {castle: tuple((won, lost) for won, lost in each) for castle, each in found.items()}
