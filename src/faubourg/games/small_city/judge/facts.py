"""Everything a forecast starts from, as one value: alike boroughs are forecast once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import (
    COLUMNS,
    EACH_RAW,
    ECONOMY,
    INDUSTRY,
    UNIVERSITY,
    Card,
    Kind,
)
from faubourg.games.small_city.council import column_of, line_of
from faubourg.games.small_city.judge.outlook import Outlook
from faubourg.games.small_city.judge.pending import Gift
from faubourg.games.small_city.judge.people import People
from faubourg.games.small_city.judge.survey import ORDER, Survey, culture_to_come
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.state import Borough, City

ENOUGH: Final = 12  # cells of ground; more make no difference


class Frame(NamedTuple):
    """What does not change during a game."""

    victory: str
    difficulty: str  # empty with several players
    prices: tuple[tuple[int, int, int], ...]  # of cultural buildings, by kind from the first
    cells: tuple[int, ...]  # their sizes

    @property
    def for_votes(self) -> bool:
        """Votes and pollution are the score."""
        return self.victory in ("base", "electoral")


class Facts(NamedTuple):
    """A borough in numbers."""

    frame: Frame
    outlook: Outlook
    gift: Gift
    survey: Survey
    people: People
    votes: int
    pollution: int
    money: int
    raw: tuple[int, ...]
    hall: int
    rooms: int  # places in the town hall for citizens
    career: int
    made: int
    card: Card
    architect: bool
    wanted: tuple[Kind, ...]
    university: bool
    industry: int  # column reached
    economy: int
    discs: int  # in other places and not at the end of a line
    rival: int  # what the worst other borough generates, 0 in the game for one


@lru_cache(maxsize=16)
def frame(kit: Kit) -> Frame:
    tiles = [kit.tiles[kind] for kind in ORDER]
    return Frame(
        kit.victory,
        kit.difficulty if kit.solo else "",
        tuple(tile.raw for tile in tiles),
        tuple(len(tile.cells) for tile in tiles),
    )


def facts(
    kit: Kit, city: City, seat: Seat, s: Survey, p: People, outlook: Outlook, gift: Gift
) -> Facts:
    b = city.boroughs[seat]
    columns = {line_of(disc): column_of(disc) for disc in b.discs}
    loose = [d for d in b.discs if line_of(d) not in (INDUSTRY, ECONOMY) and column_of(d) < COLUMNS]
    blurred = s._replace(homes=(), ground=tuple(min(ENOUGH, cells) for cells in s.ground))
    return Facts(
        frame(kit), outlook, gift, blurred, p,
        b.votes, b.pollution, b.money, _owned(b),
        b.hall, b.places - sum(b.stock[: len(EACH_RAW)]), b.career,
        b.made, b.card, b.architect,
        culture_to_come(kit, city, b), bool(b.built >> UNIVERSITY & 1),
        columns.get(INDUSTRY, 0), columns.get(ECONOMY, 0), len(loose),
        0 if kit.solo else worst_rival(kit, city, seat),
    )  # fmt: skip


def _owned(b: Borough) -> tuple[int, ...]:
    """Raw materials, without those that a tile just laid still asks for."""
    held = [cities.raw_owned(b, raw) for raw in EACH_RAW]
    return tuple(have - owed for have, owed in zip(held, b.owed or (0, 0, 0), strict=True))


def worst_rival(kit: Kit, city: City, seat: Seat) -> int:
    """10.3.2: who generates more than all others has a victim."""
    others = [b for other, b in enumerate(city.boroughs) if other != seat and not b.gone]
    return max((generates(kit, borough) for borough in others), default=0)
