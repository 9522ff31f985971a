"""What the next income, votes and pollution would be, if nothing changed."""

from __future__ import annotations

from typing import NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.draw.paints import family
from faubourg.games.small_city.draw.picture import Picture, Terms

UNIVERSITY_VOTES = 3  # 9.2


class Sums(NamedTuple):
    """Of one player."""

    tourists: int  # of others, here: $1 each (8.1.1)
    cash: int  # own citizens on cash slots, anywhere (8.2.1)
    uses: tuple[int, int, int]  # own citizens on the other commercial slots (8.2.2)
    made: tuple[int, int, int]  # wood, stone, metal (8.3.2)
    homes: tuple[int, ...]  # votes of each residential tile with citizens (9.1)
    university: int
    people: int  # pollution (10.1)
    raws: int
    parks: int
    coming: int
    also_made: Terms = ()  # what an expansion adds
    also_polluting: Terms = ()


def sums(table: Picture, seat: Seat) -> Sums:
    borough = table.grounds[seat]
    own = [
        slot.kind
        for other in table.grounds
        for tile in other.tiles
        for slot in tile.slots
        if slot.owner == seat
    ]
    homes = [
        sum(slot.owner == seat for slot in tile.slots)
        for tile in borough.tiles
        if family(tile.kind) == "residential"
    ]
    university = any(tile.kind == "university" and tile.active for tile in borough.tiles)
    also_made, also_polluting = table.also(seat)
    return Sums(
        borough.tourists, own.count("cash"),
        (own.count("raw_to_cash"), own.count("cash_to_votes"), own.count("raw_to_votes")),
        (own.count(RAWS[0]), own.count(RAWS[1]), own.count(RAWS[2])),
        tuple(sorted((k * (k + 1) // 2 for k in homes if k), reverse=True)),
        UNIVERSITY_VOTES if university else 0,
        borough.polluting_citizens, borough.borough.made, borough.park_cells, borough.polluting,
        also_made, also_polluting,
    )  # fmt: skip
