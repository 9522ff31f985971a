"""Cities and what follows from their tiles: limits, services, food, gold (RULES.md 1.2 to 1.4)."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import NOWHERE, Board, Hex, Hexes, total
from faubourg.games.la_citta.components import Building, Service
from faubourg.games.la_citta.state import City, LaCittaState

# Who owns what


def owner(city: City) -> Seat:
    return city // box.CASTLES_EACH


def cities_of(state: LaCittaState, seat: Seat) -> list[City]:
    first, tiles = seat * box.CASTLES_EACH, state.tiles
    return [city for city in range(first, first + box.CASTLES_EACH) if tiles[city]]


def in_reading_order(state: LaCittaState, seat: Seat) -> list[City]:
    """1.1.2: the cities of a seat by their castles."""
    first, castles = seat * box.CASTLES_EACH, state.castles
    own = sorted(castles[first : first + box.CASTLES_EACH])
    return [castles.index(castle) for castle in own if castle != NOWHERE]


def all_cities(state: LaCittaState) -> list[City]:
    return [city for city, tiles in enumerate(state.tiles) if tiles]


def city_of(state: LaCittaState, castle: Hex) -> City:
    """The city whose castle stands there, or NOWHERE."""
    return state.castles.index(castle) if castle in state.castles else NOWHERE


def city_at(state: LaCittaState, hex: Hex) -> City:
    """The city that a tile there belongs to, or NOWHERE."""
    bit = 1 << hex
    for city, tiles in enumerate(state.tiles):
        if tiles & bit:
            return city
    return NOWHERE


def owns_castle(state: LaCittaState, seat: Seat, castle: Hex) -> bool:
    return castle in state.castles and owner(state.castles.index(castle)) == seat


def castles_of(state: LaCittaState, cities: list[City]) -> Hexes:
    """The hexes by which these cities are named."""
    hexes = 0
    for city in cities:
        hexes |= 1 << state.castles[city]
    return hexes


def territory(state: LaCittaState, seat: Seat) -> Hexes:
    """All tiles of a seat."""
    first = seat * box.CASTLES_EACH
    tiles = 0
    for city in state.tiles[first : first + box.CASTLES_EACH]:
        if city:
            tiles |= city
    return tiles


def population_of(state: LaCittaState, seat: Seat) -> int:
    first = seat * box.CASTLES_EACH
    return sum(state.population[first : first + box.CASTLES_EACH])


def castles_left(state: LaCittaState, seat: Seat) -> int:
    """2.2: castles in hand."""
    return state.castles[seat * box.CASTLES_EACH : (seat + 1) * box.CASTLES_EACH].count(NOWHERE)


def cubes_left(state: LaCittaState, seat: Seat) -> int:
    """5.3.3: cubes in hand."""
    first, services = seat * box.CASTLES_EACH, len(box.EACH_SERVICE)
    games = sum(state.games[first * services : (first + box.CASTLES_EACH) * services])
    harvests = state.harvest and state.harvest & territory(state, seat)
    return box.CUBES_EACH - games - harvests.bit_count()


# Citizens


def staffed(state: LaCittaState, city: City) -> int:
    """1.3.1 and 9.2.5: tiles that need a citizen."""
    tiles, roads = state.tiles[city], state.kinds[box.ROAD]
    return (tiles & ~roads if roads else tiles).bit_count()


def on_castle(state: LaCittaState, city: City) -> int:
    """1.3.2: the citizens on the castle."""
    return state.population[city] - staffed(state, city) + 1


def limit(state: LaCittaState, city: City) -> int:
    """1.3.3 to 1.3.6."""
    tiles = state.tiles[city]
    if not tiles & state.kinds[box.MARKET]:
        return box.LIMIT
    return box.NO_LIMIT if tiles & waves(state) else box.MARKET_LIMIT


def waves(state: LaCittaState) -> Hexes:
    """1.3.5: where wave buildings lie."""
    hexes = 0
    for wave in box.WAVES:
        hexes |= state.kinds[wave]
    return hexes


def leave_surplus(state: LaCittaState, city: City) -> None:
    """1.3.7: citizens above the limit go to the reserve."""
    surplus = max(0, state.population[city] - limit(state, city))
    state.population[city] -= surplus
    state.citizens += surplus


# Services, food and gold


def arches(state: LaCittaState, city: City, service: Service) -> int:
    """1.4.1 and 9.3.1: in halves."""
    tiles, kinds = state.tiles[city], state.kinds
    halves = 0
    for kind, worth in box.ARCHES[service]:
        arched = tiles & kinds[kind]
        if arched:
            halves += worth * arched.bit_count()
    return halves


def points(state: LaCittaState, city: City, service: Service) -> int:
    """1.4.2: arches and cubes, in halves."""
    cubes = state.games[city * len(box.EACH_SERVICE) + service]
    return arches(state, city, service) + box.HALVES * cubes


def food(state: LaCittaState, tiles: Hexes) -> int:
    """1.4.3: the yield of these tiles."""
    kinds, symbols = state.kinds, state.land.symbols
    farms = tiles & (kinds[box.CASTLE] | kinds[box.FARMHOUSE] | kinds[box.LARGE_FARMHOUSE])
    return (
        total(farms, symbols)
        + harvested(state, tiles)
        + box.LARGE_FARMHOUSE_FOOD * (tiles & kinds[box.LARGE_FARMHOUSE]).bit_count()
        + box.PORT_FOOD * (tiles & kinds[box.PORT]).bit_count()
        + box.ESTATE_FOOD * (tiles & kinds[box.ESTATE]).bit_count()
    )


def harvested(state: LaCittaState, tiles: Hexes) -> int:
    """5.5.1: the part of it that ends with the year."""
    return total(tiles & state.harvest, state.land.symbols)


def income(state: LaCittaState, tiles: Hexes) -> int:
    """3.2.1 and 9.4.3: gold of quarries and ports among these tiles."""
    return total(tiles & state.kinds[box.QUARRY], state.land.mountains) + port_gold(state, tiles)


def port_gold(state: LaCittaState, tiles: Hexes) -> int:
    """9.4.3."""
    return box.PORT_GOLD * (tiles & state.kinds[box.PORT]).bit_count()


def yields(state: LaCittaState, kind: Building, hex: Hex) -> tuple[int, int]:
    """4.1.13: the food and the gold of such a building, if it stood there."""
    alone = state.clone()
    alone.kinds = [1 << hex if other == kind else 0 for other in range(len(alone.kinds))]
    alone.harvest = 0
    return food(alone, 1 << hex), income(alone, 1 << hex)


# Tiles come and go


def raise_castle(board: Board, state: LaCittaState, seat: Seat, hex: Hex) -> City:
    """A new city of this seat, without citizens yet."""
    city = state.castles.index(NOWHERE, seat * box.CASTLES_EACH)
    state.castles[city] = hex
    put(board, state, city, box.CASTLE, hex)
    return city


def put(board: Board, state: LaCittaState, city: City, kind: Building, hex: Hex) -> None:
    """A tile is laid; a road that lay there returns to its pool (9.2.10)."""
    bit = 1 << hex
    if state.kinds[box.ROAD] & bit:
        lift(state, box.ROAD, hex)
    if kind != box.CASTLE:
        state.pools[box.POOL_OF[kind]] -= 1
    state.kinds[kind] |= bit
    state.tiles[city] |= bit
    state.near[city] |= board.near[hex]
    state.reach[city] |= board.reach[hex]


def lift(state: LaCittaState, kind: Building, hex: Hex) -> None:
    """6.9 and 6.10: a tile returns to its pool, a cube on it to its owner."""
    state.kinds[kind] &= ~(1 << hex)
    state.harvest &= ~(1 << hex)
    if box.POOL_OF[kind] != box.NO_POOL:
        state.pools[box.POOL_OF[kind]] += 1


def remove(board: Board, state: LaCittaState, city: City, hex: Hex) -> None:
    """A tile leaves its city."""
    lift(state, kind_at(state, hex), hex)
    tiles = state.tiles[city] & ~(1 << hex)
    state.tiles[city] = tiles
    state.near[city] = board.touching(tiles)
    state.reach[city] = board.reaching(tiles)


def raze(state: LaCittaState, city: City) -> None:
    """6.2: a city without citizens goes, roads and all; its castle returns to its owner."""
    for hex in members(state.tiles[city]):
        lift(state, kind_at(state, hex), hex)
    state.castles[city] = NOWHERE
    state.tiles[city] = state.near[city] = state.reach[city] = 0
    services = len(box.EACH_SERVICE)
    state.games[city * services : (city + 1) * services] = [0] * services


def kind_at(state: LaCittaState, hex: Hex) -> Building:
    """What lies there; there must be a tile."""
    bit = 1 << hex
    for kind, where in enumerate(state.kinds):
        if where & bit:
            return kind
    raise AssertionError(f"no tile on hex {hex}")
