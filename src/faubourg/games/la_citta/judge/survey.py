"""What the judge measures once for all its terms: the cities of a seat, and what is to come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import Board, Hexes
from faubourg.games.la_citta.building import free
from faubourg.games.la_citta.city import arches, food, income, limit, owner, staffed
from faubourg.games.la_citta.relocation import splits
from faubourg.games.la_citta.state import MIGRATION, UNKNOWN, City, LaCittaState
from faubourg.games.la_citta.year import knows

Flow = list[int]  # per service: how many neighbouring cities


@dataclass(slots=True)
class Place:
    """One city, measured."""

    city: City
    tiles: Hexes
    population: int
    limit: int
    staffed: int
    arches: list[int]  # per service, in halves
    gains: Flow  # neighbours that would lose a citizen to it
    losses: Flow  # neighbours that would take one from it
    later_gains: Flow  # the same without the cubes of this year
    later_losses: Flow
    has_neighbours: bool
    edges: list[int]  # if it may lose tiles: what those yield that would go, one after the other
    food: int  # if it may lose all citizens: what the city yields


@dataclass(slots=True)
class Survey:
    """All cities of a seat."""

    places: list[Place]
    citizens: int
    food: int  # this year
    harvest: int  # the part of it that ends with the year
    income: int
    farmhouses: list[int]  # the food of those that could be built now, best first


def survey(board: Board, state: LaCittaState, seat: Seat) -> Survey:
    strengths = _Strengths(state)
    places = [_place(board, state, city, strengths) for city in cities.cities_of(state, seat)]
    tiles = cities.territory(state, seat)
    fed = food(state, tiles)
    citizens = sum(place.population for place in places)
    more = _farmhouses(board, state, places)
    return Survey(places, citizens, fed, cities.harvested(state, tiles), income(state, tiles), more)


def _farmhouses(board: Board, state: LaCittaState, places: list[Place]) -> list[int]:
    """4.1.8: one for each citizen to spare on a castle, as long as there are hexes and tiles."""
    spare = [max(0, place.population - place.staffed) for place in places]
    most = min(box.PLAYER_CARDS, sum(spare), state.pools[box.POOL_OF[box.FARMHOUSE]])
    where = 0
    for place, idle in zip(places, spare, strict=True):
        where |= state.near[place.city] if idle else 0
    where &= free(board, state) if most else 0
    counts = [min(most, (where & level).bit_count()) for level in state.land.symbols]
    return [sum(count > place for count in counts) for place in range(max(counts, default=0))]


class _Strengths:
    """Arches and points of cities, counted when they are asked for."""

    def __init__(self, state: LaCittaState) -> None:
        self.state = state
        self._found: dict[City, tuple[list[int], list[int]]] = {}

    def of(self, city: City) -> tuple[list[int], list[int]]:
        """Per service, in halves: without cubes and with them."""
        if city not in self._found:
            lasting = [arches(self.state, city, service) for service in box.EACH_SERVICE]
            cubes = self.state.games[3 * city : 3 * city + 3]
            now = [a + box.HALVES * n for a, n in zip(lasting, cubes, strict=True)]
            self._found[city] = lasting, now
        return self._found[city]


def _place(board: Board, state: LaCittaState, city: City, strengths: _Strengths) -> Place:
    tiles, others = state.tiles[city], _neighbours(state, city)
    lasting, now = strengths.of(city)
    place = Place(
        city, tiles, state.population[city], limit(state, city),
        staffed(state, city), lasting,
        [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], bool(others), [], 0,
    )  # fmt: skip
    done = state.handled if state.step == MIGRATION else 0
    for other in others:
        other_lasting, other_now = strengths.of(other)
        _compare(lasting, other_lasting, place.later_gains, place.later_losses)
        gains = [0, 0, 0] if done >> city & 1 else place.gains
        _compare(now, other_now, gains, [0, 0, 0] if done >> other & 1 else place.losses)
    fewest = place.population - max(place.losses)
    if fewest < place.staffed:
        place.edges = _edges(board, state, tiles, place.staffed - max(1, fewest))
        place.food = food(state, tiles) if fewest < 1 else 0
    return place


def _edges(board: Board, state: LaCittaState, tiles: Hexes, number: int) -> list[int]:
    """6.3 to 6.7: the food of so many tiles, each the poorest that may go after those before."""
    lost: list[int] = []
    castles, roads = state.kinds[box.CASTLE], state.kinds[box.ROAD]
    for _ in range(number):
        loose = _loose(board, tiles, ~castles & ~roads) or _loose(board, tiles, roads)
        poorest = min(loose, key=lambda tile: food(state, tile))
        lost.append(food(state, poorest))
        tiles &= ~poorest
    return lost


def _loose(board: Board, tiles: Hexes, among: Hexes) -> list[Hexes]:
    """6.7: tiles whose loss would not split the city, each as a set."""
    return [1 << hex for hex in members(tiles & among) if not splits(board, tiles, hex)]


def _neighbours(state: LaCittaState, city: City) -> list[City]:
    """1.2.4 and 3.6.2: of other players."""
    reach, mine = state.reach[city], owner(city)
    return [
        other for other, tiles in enumerate(state.tiles) if tiles & reach and owner(other) != mine
    ]


def _compare(mine: list[int], others: list[int], gains: Flow, losses: Flow) -> None:
    """3.6.3 and 3.6.4, for each service."""
    for service in box.EACH_SERVICE:
        if mine[service] > others[service]:
            gains[service] += 1
        elif mine[service] < others[service]:
            losses[service] += 1


# What is still to come: years, turns, player cards, and which Voices


@dataclass(slots=True)
class Outlook:
    """Numbers after the state at hand."""

    years: int  # after this one
    growths: int
    migrating: bool  # this year's migration is not over
    feeding: bool  # this year's feeding is not over
    turns: int  # this year
    cards: int  # player cards that can still be used this year

    @property
    def all_turns(self) -> int:
        return self.turns + box.ROUNDS * self.years

    @property
    def is_last(self) -> bool:
        return self.years == 0


def outlook(state: LaCittaState, seat: Seat) -> Outlook:
    """1.5.1; set-up counts as the first phase of the first year."""
    year, phase = max(1, state.year), max(1, state.phase)
    years = box.YEARS - year
    turns = _turns(state, seat) if phase <= 4 else 0
    return Outlook(
        years,
        years + (phase == 1),
        phase < 6 or state.step == MIGRATION,
        phase < 7,
        turns,
        min(turns, state.cards[seat]),
    )


def _turns(state: LaCittaState, seat: Seat) -> int:
    """3.4.21: five, less one for each card that lies face down."""
    return box.ROUNDS - len(state.taken[seat]) - (box.PLAYER_CARDS - state.cards[seat])


Voices: TypeAlias = tuple[box.Service, ...]
Chances: TypeAlias = tuple[tuple[Voices, float], ...]


def chances(state: LaCittaState, seat: Seat) -> Chances:
    """This year's Voices and how likely they are; cards seen by others only are not looked at."""
    seen = [where for where in range(box.HIDDEN) if knows(state, seat, where)]
    secret = [state.hidden[where] for where in seen if where >= state.revealed]
    cards = [state.hidden[where] for where in seen]
    if state.open != UNKNOWN:
        cards.append(state.open)
    left = [state.unheard[service] - secret.count(service) for service in box.EACH_SERVICE]
    return _chances(tuple(cards.count(s) for s in box.EACH_SERVICE), tuple(left))


@lru_cache(maxsize=4096)
def _chances(counts: tuple[int, ...], left: tuple[int, ...]) -> Chances:
    """By the cards known of each service and those that may still be drawn."""
    if sum(counts) == box.HIDDEN + 1:
        most = max(counts)
        return ((tuple(s for s in box.EACH_SERVICE if counts[s] == most), 1.0),)
    found: dict[Voices, float] = {}
    for service in box.EACH_SERVICE:
        if left[service]:
            part = left[service] / sum(left)
            for heard, chance in _chances(_add(counts, service, 1), _add(left, service, -1)):
                found[heard] = found.get(heard, 0.0) + part * chance
    return tuple(found.items())


def _add(counts: tuple[int, ...], service: box.Service, number: int) -> tuple[int, ...]:
    return tuple(n + number * (s == service) for s, n in enumerate(counts))
