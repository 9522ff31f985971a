"""What the judge measures once for all its terms: the cities of a seat."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.core.model import Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import Board, Hexes
from faubourg.games.la_citta.building import free
from faubourg.games.la_citta.city import (
    arches,
    cities_of,
    food,
    harvested,
    income,
    limit,
    owner,
    staffed,
    waves,
)
from faubourg.games.la_citta.judge.outlook import Chances
from faubourg.games.la_citta.state import MIGRATION, City, LaCittaState

Flow: TypeAlias = list[int]  # per service: how many neighbouring cities, or their points
EVERY: Final = -1  # all cities, as a set with one bit each
ALONE: Final = -1  # less than any neighbour has


class Strength:
    """The services of one city, in halves."""

    def __init__(self, state: LaCittaState, city: City) -> None:
        first = len(box.EACH_SERVICE) * city
        self.arches = [arches(state, city, service) for service in box.EACH_SERVICE]
        self.points = [
            self.arches[service] + box.HALVES * state.games[first + service]
            for service in box.EACH_SERVICE
        ]


class Place:
    """One city, measured but for its citizens; what is found out later is kept with it."""

    def __init__(self, state: LaCittaState, city: City, strengths: list[Strength]) -> None:
        tiles, strength = state.tiles[city], strengths[city]
        self.city = city
        self.strength = strength
        self.limit = limit(state, city)
        self.staffed = staffed(state, city)
        self.food = food(state, tiles)  # this year
        self.harvest = harvested(state, tiles)  # the part of it that ends with the year
        self.income = income(state, tiles)
        self.has_wave = bool(tiles & waves(state))
        self.arches = sum(strength.arches)
        self.services = len([1 for halves in strength.arches if halves >= box.HALVES])
        self.has_neighbours = False
        self.gains: Flow = [0, 0, 0]  # neighbours that would lose a citizen to it
        self.losses: Flow = [0, 0, 0]  # neighbours that would take one from it
        self.later_gains = 0  # the same without the cubes of this year, for all services
        self.later_losses = 0
        self.strongest: Flow = [ALONE, ALONE, ALONE]  # points of the best neighbour, in halves
        self._compare_all(state, strengths)
        # Kept for the next time that the same is asked for.
        self.edges: list[int] = []  # what the tiles yield that would go first: lost_at_edges
        self.tiles_left: Hexes = tiles  # without those
        self.foreseen: Foreseen | None = None
        self.beside: Hexes = 0  # free hexes when its room was judged
        self.room = 0.0

    def _compare_all(self, state: LaCittaState, strengths: list[Strength]) -> None:
        """1.2.4 and 3.6.2 to 3.6.4: with neighbours that belong to others."""
        city, done = self.city, handled(state)
        reach, mine, takes = state.reach[city], owner(city), not done >> city & 1
        for other, tiles in enumerate(state.tiles):
            if tiles & reach and owner(other) != mine:
                self.has_neighbours = True
                self._compare(strengths[city], strengths[other], takes, not done >> other & 1)

    def _compare(self, mine: Strength, other: Strength, takes: bool, gives: bool) -> None:
        for service in box.EACH_SERVICE:
            now, later = mine.points[service] - other.points[service], 0
            if other.points[service] > self.strongest[service]:
                self.strongest[service] = other.points[service]
            if now > 0 and takes:
                self.gains[service] += 1
            elif now < 0 and gives:
                self.losses[service] += 1
            later = mine.arches[service] - other.arches[service]
            if later > 0:
                self.later_gains += 1
            elif later < 0:
                self.later_losses += 1


class Foreseen:
    """A city after the migration, under each of the chances, if it has so many citizens before."""

    def __init__(self, population: int, chances: Chances) -> None:
        self.population = population
        self.chances = chances
        self.citizens: list[float] = []
        self.taken: list[int] = []  # from others


class Survey:
    """All cities of a seat."""

    def __init__(self, state: LaCittaState, places: list[Place], empty: Hexes) -> None:
        self.places = places
        self.population = [state.population[place.city] for place in places]
        self.citizens = sum(self.population)
        self.food = self.harvest = self.income = 0  # as of a place
        self.has_neighbours = False
        for place in places:
            self.food += place.food
            self.harvest += place.harvest
            self.income += place.income
            self.has_neighbours = self.has_neighbours or place.has_neighbours
        self.empty = empty  # hexes where somebody may build
        self.farmhouses = _farmhouses(state, self)  # the food of those to be built now, best first


def survey(board: Board, state: LaCittaState, seat: Seat, before: Before | None = None) -> Survey:
    """With what was measured before, as far as it is the same."""
    if before is None or before.seat != seat:
        before = Before(state, seat)
    return Survey(state, before.places_in(state), free(board, state))


class Before:
    """The cities of one seat in one state, measured; in others most of them are the same."""

    def __init__(self, state: LaCittaState, seat: Seat) -> None:
        self.seat = seat
        self.lay = Lay(state)
        self.places = [Place(state, city, self.lay.strengths) for city in cities_of(state, seat)]

    def places_in(self, state: LaCittaState) -> list[Place]:
        """The cities of the seat; all are measured anew where one of another seat has changed."""
        changed = self.lay.changed(state)
        if not changed:
            return self.places
        first = self.seat * box.CASTLES_EACH
        if changed & ~(((1 << box.CASTLES_EACH) - 1) << first):
            changed = EVERY
        strengths = self.lay.strengths_in(state, changed)
        kept = {place.city: place for place in self.places if not changed >> place.city & 1}
        return [
            kept[city] if city in kept else Place(state, city, strengths)
            for city in cities_of(state, self.seat)
        ]


class Lay:
    """Tiles and cubes as they lie in one state, and the services of all cities."""

    def __init__(self, state: LaCittaState) -> None:
        self.land = state.land  # never changed, so another one is another land
        self.handled = handled(state)
        self.harvest = state.harvest
        self.tiles, self.kinds, self.games = state.tiles[:], state.kinds[:], state.games[:]
        self.strengths = [Strength(state, city) for city in range(len(state.tiles))]

    def strengths_in(self, state: LaCittaState, changed: int) -> list[Strength]:
        """In another state, where these cities have changed."""
        strengths = self.strengths[:]
        for city in range(len(strengths)):
            if changed >> city & 1:
                strengths[city] = Strength(state, city)
        return strengths

    def changed(self, state: LaCittaState) -> int:
        """The cities with other tiles or cubes, one bit each."""
        if state.land is not self.land or handled(state) != self.handled:
            return EVERY
        hexes, cubes = self._changed_hexes(state), state.games != self.games
        if not hexes and not cubes and state.tiles == self.tiles:
            return 0
        found = 0
        for city, tiles in enumerate(state.tiles):
            if tiles != self.tiles[city] or tiles & hexes:
                found |= 1 << city
            elif cubes and cubes_of(state.games, city) != cubes_of(self.games, city):
                found |= 1 << city
        return found

    def _changed_hexes(self, state: LaCittaState) -> Hexes:
        """Where another tile lies, or a cube came or went."""
        hexes = state.harvest ^ self.harvest
        if state.kinds != self.kinds:
            for now, then in zip(state.kinds, self.kinds, strict=True):
                if now != then:
                    hexes |= now ^ then
        return hexes


def cubes_of(games: list[int], city: City) -> list[int]:
    """5.3.1: per service."""
    first = len(box.EACH_SERVICE) * city
    return games[first : first + len(box.EACH_SERVICE)]


def handled(state: LaCittaState) -> int:
    """3.6.13: cities that take nobody any more this year."""
    return state.handled if state.step == MIGRATION else 0


# What may come and what may go


def _farmhouses(state: LaCittaState, s: Survey) -> list[int]:
    """4.1.8: one for each citizen to spare on a castle, as long as there are hexes and tiles."""
    where = spare = 0
    for place, population in zip(s.places, s.population, strict=True):
        if population > place.staffed:
            spare += population - place.staffed
            where |= state.near[place.city]
    most = min(box.PLAYER_CARDS, spare, state.pools[box.POOL_OF[box.FARMHOUSE]])
    where &= s.empty if most else 0
    found: list[int] = []
    for level in state.land.symbols if where else ():
        best = min(most, (where & level).bit_count())
        found += [0] * (best - len(found))
        for number in range(best):
            found[number] += 1
    return found


def lost_at_edges(board: Board, state: LaCittaState, place: Place, number: int) -> int:
    """6.3 to 6.7: the food of so many tiles, each the poorest that may go after those before."""
    while len(place.edges) < number:
        poorest = _poorest(board, state, place.tiles_left)
        place.edges.append(food(state, poorest))
        place.tiles_left &= ~poorest
    return sum(place.edges[:number])


def _poorest(board: Board, state: LaCittaState, tiles: Hexes) -> Hexes:
    """The first of them; roads only if nothing else may go."""
    castles, roads = state.kinds[box.CASTLE], state.kinds[box.ROAD]
    loose = board.loose(tiles) & ~castles
    found = [1 << hex for hex in board.listed(loose & ~roads or loose)]
    return min(found, key=lambda tile: food(state, tile))
