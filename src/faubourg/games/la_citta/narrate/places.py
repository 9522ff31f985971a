"""What the map explains: cities and their tiles, free hexes, terrain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.model import Message, Seat
from faubourg.core.presentation import Explanation
from faubourg.core.wording import NONE, Values, person, yes
from faubourg.games.la_citta import building, citizens, relocation, setup, towns
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import NOWHERE, Board, Hex, total
from faubourg.games.la_citta.narrate.codes import Words, in_arches, limit_of, symbols, told
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.scoring import has_all_services
from faubourg.games.la_citta.state import City, LaCittaState

BUILDING_RULES: Final = {
    "farmhouse": "4.2.1", "quarry": "4.2.2", "school": "4.2.3", "statue": "4.2.4",
    "fountain": "4.2.5", "market": "4.2.6", "palace": "4.3.1", "baths": "4.3.2",
    "hospital": "4.3.3", "cathedral": "4.4.1", "university": "4.4.2", "road": "9.2.1",
    "theatre": "9.3.1", "port": "9.4.1", "large-farmhouse": "9.5.1", "estate": "9.6.1",
}  # fmt: skip
TERRAIN_RULES: Final = {
    "X": "1.1.5", "F1": "4.2.1", "F2": "4.2.1", "F3": "4.2.1", "L": "4.1.9", "M": "4.2.2",
    NONE: "8.2",
}  # fmt: skip
YIELDING: Final = (box.FARMHOUSE, box.QUARRY, box.PORT, box.LARGE_FARMHOUSE, box.ESTATE)


@dataclass(frozen=True)
class Asked:
    """Who tells, what is known, and whose board is in front."""

    words: Words
    known: LaCittaState
    seat: Seat

    @property
    def rules(self) -> LaCittaRules:
        return self.words.rules

    @property
    def board(self) -> Board:
        return self.words.rules.board

    def named(self, city: City) -> Values:
        """A city and its owner."""
        owner = person(cities.owner(city))
        return {**owner, "city": towns.name_of(self.known, city)}


Way: TypeAlias = Callable[[Asked, str], Explanation | None]


def place(asked: Asked, name: str) -> Explanation | None:
    """A hex: the city whose castle stands there, another tile, or what could be built."""
    hex = asked.board.number.get(name, NOWHERE)
    if hex == NOWHERE:
        return None
    city = cities.city_at(asked.known, hex)
    if city == NOWHERE:
        return _free(asked, hex) if asked.board.in_play >> hex & 1 else _out(asked)
    return _city(asked, city) if asked.known.castles[city] == hex else _tile(asked, city, hex)


def _city(asked: Asked, city: City) -> Explanation:
    known, tiles = asked.known, asked.known.tiles[city]
    lines = [
        told("explain-citizens", citizens=known.population[city], limit=limit_of(known, city),
             here=max(0, cities.on_castle(known, city))),
        told("explain-yields", food=cities.food(known, tiles), gold=cities.income(known, tiles)),
        *(_service(known, city, service) for service in box.EACH_SERVICE),
        told("explain-complete", complete=yes(has_all_services(known, city))),
    ]  # fmt: skip
    if relocation.is_short(known, city):
        lines.append(told("draw-is-short"))
    return Explanation(told("explain-city", asked.named(city)), tuple(lines), "1.2.2")


def _service(known: LaCittaState, city: City, service: box.Service) -> Message:
    """1.4.2, and what it would bring as the Voice (3.6), limits aside."""
    taken = citizens.weaker(known, city, service)
    lost = [o for o in cities.all_cities(known) if city in citizens.weaker(known, o, service)]
    arches = in_arches(cities.points(known, city, service))
    values: Values = {"service": box.SERVICES[service], "arches": arches}
    return told(
        "explain-strength", values, drawn=len(taken), lost=len(lost), moves=yes(taken or lost)
    )


def _tile(asked: Asked, city: City, hex: Hex) -> Explanation:
    known, kind = asked.known, cities.kind_at(asked.known, hex)
    lines = [told("explain-gives", kind=box.BUILDINGS[kind])]
    if kind in YIELDING:
        food, gold = cities.food(known, 1 << hex), cities.income(known, 1 << hex)
        lines.append(told("explain-yields-here", food=food, gold=gold))
    lines.append(told("explain-in-city", asked.named(city), staffed=yes(kind != box.ROAD)))
    if known.harvest >> hex & 1:
        lines.append(told("draw-has-harvest"))
    name = box.BUILDINGS[kind]
    title = told("building-title", building=name)
    return Explanation(title, tuple(lines), BUILDING_RULES[name])


def _free(asked: Asked, hex: Hex) -> Explanation:
    known, bit = asked.known, 1 << hex
    gold, lake = total(bit, known.land.mountains), yes(known.land.lakes & bit)
    near = building.beside(known, hex)
    values = asked.named(near[0]) if near else {**person(asked.seat), "city": NONE}
    site = bool(setup.castle_sites(asked.board, known) & bit)
    lines = (
        told("explain-land", food=symbols(known, hex), gold=gold, lake=lake),
        told("explain-beside", values, near=len(near)),
        told("explain-site", site=yes(site), city=towns.name_at(hex)),
    )
    return Explanation(told("explain-free"), lines, "3.4.9" if site else "4.1.3")


def _out(asked: Asked) -> Explanation:
    line = told("explain-not-used", seats=asked.rules.seats)
    return Explanation(told("explain-out"), (line,), "1.1.9")


def space(asked: Asked, name: str) -> Explanation | None:
    """Terrain, laid or still to be laid."""
    names = asked.board.space_names
    if name not in names:
        return None
    laid = asked.known.land.terrain[names.index(name)]
    code = NONE if laid == box.UNLAID else box.TERRAINS[laid]
    line = told("explain-terrain-gives", land=code)
    return Explanation(told("explain-terrain", land=code), (line,), TERRAIN_RULES[code])
