"""The table as the rules hold it, rebuilt from what is seen of it, and short questions about it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import Seat
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta.board import NOWHERE, Board, Hex, Land, total
from faubourg.games.la_citta.components import (
    BUILDINGS,
    CASTLE,
    SERVICES,
    TERRAINS,
    UNLAID,
    Service,
    Terrain,
)
from faubourg.games.la_citta.narrate.codes import NONE
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.setup import new_state
from faubourg.games.la_citta.state import STEPS, UNKNOWN, LaCittaState
from faubourg.games.la_citta.view import CityView, LaCittaView


@dataclass(frozen=True)
class Table:
    """A view with its cities by hex, and what the terrain gives. Only to be read."""

    rules: LaCittaRules
    view: LaCittaView

    @property
    def board(self) -> Board:
        return self.rules.board

    @cached_property
    def cities(self) -> dict[str, CityView]:
        """By castle."""
        return {city.castle: city for city in self.view.cities}

    @cached_property
    def at(self) -> dict[str, CityView]:
        """The city whose tile lies on a hex, by the hex."""
        return {hex: city for city in self.view.cities for hex in city.tiles}

    @cached_property
    def land(self) -> Land:
        codes = tuple(self.view.terrain.values())
        return _land(self.board, tuple(_number(code) for code in codes))

    @cached_property
    def state(self) -> LaCittaState:
        return rebuilt(self)

    def name(self, hex: Hex) -> str:
        return self.board.names[hex]

    def symbols(self, hex: Hex) -> int:
        """1.4.4: the food symbols that a hex touches."""
        return total(1 << hex, self.land.symbols)

    def mountains(self, hex: Hex) -> int:
        return total(1 << hex, self.land.mountains)

    def building(self, hex: Hex) -> str:
        """What lies on a hex, or "none"."""
        name = self.name(hex)
        return self.at[name].tiles[name] if name in self.at else NONE

    def beside(self, hex: Hex) -> list[CityView]:
        """The cities with a tile adjacent to a hex, in their order; a road's own city included."""
        near = [self.at.get(self.name(other)) for other in members(self.board.near[hex])]
        found = {city.castle for city in near if city}
        return [city for city in self.view.cities if city.castle in found]

    def builder(self, seat: Seat, hex: Hex) -> str:
        """The seat's city that a building there would belong to, or "none"."""
        own = [city.castle for city in self.beside(hex) if city.owner == seat]
        return own[0] if own else NONE

    def drawn(self, city: CityView, service: Service) -> list[CityView]:
        """3.6.1 to 3.6.5: the cities that would lose a citizen to this one."""
        near = [self.cities[castle] for castle in city.neighbours]
        return [
            other
            for other in near
            if other.owner != city.owner
            and other.citizens
            and other.points[service] < city.points[service]
        ]


class _Seen:
    """A view as a key: this very one, not one that looks alike."""

    __slots__ = ("view",)

    def __init__(self, view: LaCittaView) -> None:
        self.view = view

    def __hash__(self) -> int:
        return id(self.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Seen) and other.view is self.view


def table_of(rules: LaCittaRules, view: LaCittaView) -> Table:
    return _table(rules, _Seen(view))


@lru_cache(maxsize=16)
def _table(rules: LaCittaRules, seen: _Seen) -> Table:
    """Kept for a moment, as every label of a list asks for the same table."""
    return Table(rules, seen.view)


@lru_cache(maxsize=64)
def _land(board: Board, terrain: tuple[Terrain, ...]) -> Land:
    return board.land(terrain)


def _number(code: str) -> Terrain:
    return TERRAINS.index(code) if code else UNLAID


def _service(code: str) -> Service:
    return SERVICES.index(code) if code else UNKNOWN


def rebuilt(table: Table) -> LaCittaState:
    """The state without decks and without what the viewer does not know."""
    rules, view = table.rules, table.view
    state = new_state(rules.seats, rules.kit, table.land)
    _raise_cities(table, state)
    number = rules.board.number
    state.harvest = set_of(number[hex] for hex in view.harvest)
    state.pools = list(view.pools.values())
    state.bank, state.citizens = view.bank, view.reserve
    state.step, state.actors = STEPS.index(view.step), tuple(view.actors)
    state.year, state.phase, state.round = view.year, view.phase, view.round
    state.first, state.turn = view.first, view.turn
    state.open = _service(view.open)
    state.hidden = [_service(code) for code in view.hidden]
    state.revealed, state.unheard = view.revealed, list(view.unheard.values())
    state.site = number[view.site] if view.site else NOWHERE
    state.handled = set_of(cities.city_of(state, number[castle]) for castle in view.handled)
    state.shortage = view.shortage
    _seat_players(view, state)
    return state


def _raise_cities(table: Table, state: LaCittaState) -> None:
    board = table.board
    for seen in table.view.cities:
        city = cities.raise_castle(board, state, seen.owner, board.number[seen.castle])
        for hex, building in seen.tiles.items():
            kind = BUILDINGS.index(building)
            if kind != CASTLE:
                cities.put(board, state, city, kind, board.number[hex])
        state.population[city] = seen.citizens
        state.games[city * len(SERVICES) : (city + 1) * len(SERVICES)] = seen.cubes


def _seat_players(view: LaCittaView, state: LaCittaState) -> None:
    players = list(enumerate(view.players))
    state.gold = [player.gold for _, player in players]
    state.cards = [player.cards for _, player in players]
    state.founded = set_of(seat for seat, player in players if player.founded)
    state.penalised = set_of(seat for seat, player in players if player.penalised)
    state.hungry = set_of(seat for seat, player in players if player.hungry)
    state.out = tuple(10 * player.eliminated for _, player in players)
