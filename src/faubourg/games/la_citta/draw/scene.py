"""One picture: what is known, how it is wanted, its words, and what it asks of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.words import Words
from faubourg.games.la_citta import citizens, relocation, setup, towns
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta.board import NOWHERE, Board, Hexes, total
from faubourg.games.la_citta.components import BUILDINGS, EACH_SERVICE
from faubourg.games.la_citta.draw.layout import Layout, layout_of
from faubourg.games.la_citta.narrate.codes import limit_of
from faubourg.games.la_citta.state import City, LaCittaState

Terrain: TypeAlias = tuple[int, ...]  # per space, as in Land
LEFT, RIGHT, NEITHER = -1, 1, 0  # who would win a citizen


class Town(NamedTuple):
    """A city at one moment."""

    owner: Seat
    name: str
    castle: str
    tiles: tuple[tuple[str, str], ...]  # hex and building
    citizens: int
    on_castle: int
    limit: int  # 0: none
    full: bool
    cubes: tuple[int, ...]  # per service
    points: tuple[int, ...]  # per service, in halves
    food: int
    short: bool
    harvest: tuple[str, ...]  # hexes with a cube


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


@dataclass(frozen=True)
class Scene:
    """One picture: the country, its cities, and what the action shown would make of them."""

    board: Board
    known: LaCittaState
    language: str
    look: Look

    @property
    def after(self) -> LaCittaState | None:
        """What would be known after the action shown."""
        ghost: LaCittaState | None = self.look.ghost
        return ghost

    @cached_property
    def layout(self) -> Layout:
        return layout_of(self.board, self.look.turn)

    @property
    def terrain(self) -> Terrain:
        return self.known.land.terrain

    @cached_property
    def towns(self) -> tuple[Town, ...]:
        return towns_of(self.board, self.known)

    @cached_property
    def towns_after(self) -> tuple[Town, ...] | None:
        return None if self.after is None else towns_of(self.board, self.after)

    @property
    def seats(self) -> int:
        return len(self.known.gold)

    @property
    def site(self) -> str:
        """Of a city that is being founded, now or after the action shown."""
        site = self.known.site
        if site == NOWHERE and self.after is not None:
            site = self.after.site
        return "" if site == NOWHERE else self.board.names[site]

    @cached_property
    def built(self) -> dict[str, tuple[Town, str]]:
        """By hex: the city and the building there."""
        return {hex: (town, kind) for town in self.towns for hex, kind in town.tiles}

    @property
    def free_sites(self) -> Hexes:
        """Where castles may stand."""
        return setup.castle_sites(self.board, self.known)


def towns_of(board: Board, state: LaCittaState) -> tuple[Town, ...]:
    return tuple([_town(board, state, city) for city in cities.all_cities(state)])


def _town(board: Board, state: LaCittaState, city: City) -> Town:
    names, tiles = board.names, state.tiles[city]
    first = city * len(EACH_SERVICE)
    return Town(
        cities.owner(city),
        towns.name_of(state, city),
        names[state.castles[city]],
        tuple([(names[hex], BUILDINGS[cities.kind_at(state, hex)]) for hex in members(tiles)]),
        state.population[city],
        cities.on_castle(state, city),
        limit_of(state, city),
        citizens.is_full(state, city),
        tuple(state.games[first : first + len(EACH_SERVICE)]),
        tuple([cities.points(state, city, service) for service in EACH_SERVICE]),
        cities.food(state, tiles),
        relocation.is_short(state, city),
        tuple([names[hex] for hex in members(tiles & state.harvest)]),
    )


def rivalries(state: LaCittaState, towns: tuple[Town, ...]) -> tuple[Rivalry, ...]:
    """3.6.1 to 3.6.5: neighbouring cities of different owners, and who would draw from whom."""
    town = dict(zip(cities.all_cities(state), towns, strict=True))
    drawn = {c: [citizens.weaker(state, c, s) for s in EACH_SERVICE] for c in town}
    return tuple([
        Rivalry(town[one], town[other], tuple([
            LEFT if other in mine else RIGHT if one in theirs else NEITHER
            for mine, theirs in zip(drawn[one], drawn[other], strict=True)
        ]))
        for one, other in combinations(town, 2)
        if cities.owner(one) != cities.owner(other) and citizens.are_neighbours(state, one, other)
    ])  # fmt: skip


def balances(found: tuple[Rivalry, ...]) -> dict[str, list[list[int]]]:
    """By castle and service: how many citizens a city would win from others and lose to them."""
    moves: dict[str, list[list[int]]] = {}
    for one, other, winners in found:
        mine, theirs = (moves.setdefault(t.castle, [[0, 0], [0, 0], [0, 0]]) for t in (one, other))
        for service, winner in enumerate(winners):
            if winner != NEITHER:
                won, lost = (mine, theirs) if winner == LEFT else (theirs, mine)
                won[service][0] += 1
                lost[service][1] += 1
    return moves


@lru_cache(maxsize=64)
def yields(layout: Layout, terrain: Terrain) -> dict[str, Yield]:
    """By hex, those behind first."""
    board, land = layout.board, layout.board.land(terrain)
    bits = {name: 1 << board.number[name] for name in layout.cells}
    return {
        name: Yield(total(bit, land.symbols), total(bit, land.mountains), bool(land.lakes & bit))
        for name, bit in bits.items()
    }


# Words, in the reader's language


WORDS: Final = Words("la_citta")
say, named, code, player = WORDS.say, WORDS.named, WORDS.code, WORDS.player


def card_name(language: str, card: str) -> str:
    return say(language, "card", kind=card)


def service_name(language: str, service: str) -> str:
    return say(language, "service", kind=service)


def of_limit(limit: int) -> str:
    return str(limit) if limit else "∞"


def crowd(town: Town) -> str:
    """How many live there of how many."""
    return f"{town.citizens}/{of_limit(town.limit)}"


def fitting(words: str, size: float) -> float:
    """Letters of this size or, if they are many, smaller ones."""
    return size if len(words) < 4 else 0.82 * size
