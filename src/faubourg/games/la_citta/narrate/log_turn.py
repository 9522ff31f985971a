"""The log of a turn in phase 4."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat
from faubourg.games.la_citta.actions import (
    WAYS,
    Ask,
    BlessedEra,
    BreadAndGames,
    Build,
    Donor,
    Found,
    Gold,
    Harvest,
    Pass,
    SecondRoad,
    Stop,
)
from faubourg.games.la_citta.board import Hex
from faubourg.games.la_citta.components import (
    BUILDINGS,
    FARMHOUSE,
    MARKET,
    QUARRY,
    ROAD,
    SERVICES,
)
from faubourg.games.la_citta.narrate.changes import new_neighbours
from faubourg.games.la_citta.narrate.codes import NONE, Values, in_arches, person, told, yes
from faubourg.games.la_citta.narrate.labels import on_positions, yields
from faubourg.games.la_citta.narrate.table import Table
from faubourg.games.la_citta.politics import price_of
from faubourg.games.la_citta.view import CityView


def log_turn(before: Table, after: Table, seat: Seat, action: Action) -> list[Message]:
    """What was done, and what it changes between cities."""
    if isinstance(action, Found | Donor):
        if after.view.step == "donor":
            return []  # told once the city stands
        return [_log_city(before, after, seat), *new_neighbours(before, after, seat, "log")]
    if isinstance(action, Build | SecondRoad):
        lines = [_log_build(before, after, seat, action), *_log_complete(before, after, seat)]
        return [*lines, *new_neighbours(before, after, seat, "log")]
    if isinstance(action, BreadAndGames | BlessedEra | Harvest | Ask):
        return [_log_politics(before, after, seat, action)]
    if isinstance(action, Gold):
        taken = after.view.players[seat].gold - before.view.players[seat].gold
        total = after.view.players[seat].gold
        return [told("log-gold", person(seat), gold=taken, total=total)]
    assert isinstance(action, Pass | Stop)
    return [told("log-pass", person(seat))] if isinstance(action, Pass) else []


def _log_city(before: Table, after: Table, seat: Seat) -> Message:
    """3.4.10 and 3.4.14: the new city, and where its first citizen comes from."""
    new = next(city for city in after.view.cities if city.castle not in before.cities)
    donor = next(
        city.castle
        for city in after.view.cities
        if city.castle in before.cities and city.citizens < before.cities[city.castle].citizens
    )
    count = sum(city.owner == seat for city in after.view.cities)
    values: Values = {
        "city": new.castle,
        "donor": donor,
        "citizens": new.citizens,
        "food": new.food,
    }
    return told("log-found", person(seat), values, cities=count)


def _log_build(before: Table, after: Table, seat: Seat, action: Build | SecondRoad) -> Message:
    kind = action.building if isinstance(action, Build) else ROAD
    way = WAYS[action.way] if isinstance(action, Build) else "second"
    price = price_of(action) if isinstance(action, Build) else 0
    city = after.at[after.name(action.hex)]
    values: Values = {
        "building": BUILDINGS[kind],
        "hex": after.name(action.hex),
        "city": city.castle,
        "way": way,
        "price": price,
        "paved": yes(before.building(action.hex) != NONE),
    }
    return told("log-build", person(seat), values, _gain(before, after, kind, action.hex, city))


def _gain(before: Table, after: Table, kind: int, hex: Hex, city: CityView) -> Values:
    """What a new building brings: food, gold, points of services, room."""
    was = before.cities[city.castle]
    gains: Values = dict(yields(after, kind, hex))
    gains["idle"] = yes(kind in (FARMHOUSE, QUARRY) and not any(gains.values()))
    raised = [s for s in range(len(SERVICES)) if city.points[s] != was.points[s]]
    for place in range(2):
        service = raised[place] if place < len(raised) else -1
        gains[f"service-{place + 1}"] = SERVICES[service] if service >= 0 else NONE
        gains[f"points-{place + 1}"] = in_arches(city.points[service]) if service >= 0 else "0"
    changed = was.limit != city.limit or kind == MARKET
    gains["limit"] = (str(city.limit) if city.limit else "free") if changed else NONE
    return gains


def _log_complete(before: Table, after: Table, seat: Seat) -> list[Message]:
    """7.2.3: a city that has all services now."""
    known = before.cities
    return [
        told("log-complete", person(seat), city=city.castle)
        for city in after.view.cities
        if city.complete and not (city.castle in known and known[city.castle].complete)
    ]


def _log_politics(
    before: Table, after: Table, seat: Seat, action: BreadAndGames | BlessedEra | Harvest | Ask
) -> Message:
    values: Values = {**person(seat), "price": price_of(action)}
    if isinstance(action, Ask):
        return told("log-ask", values, on_positions(action.positions))
    if isinstance(action, Harvest):
        more = after.view.players[seat].food - before.view.players[seat].food
        values |= {"hex": after.name(action.hex), "building": after.building(action.hex)}
        return told("log-harvest", values, food=more)
    city = after.cities[after.name(action.castle)]
    values["city"] = city.castle
    if isinstance(action, BlessedEra):
        return told("log-blessed", values, citizens=action.citizens, total=city.citizens)
    points = in_arches(city.points[action.service])
    service = SERVICES[action.service]
    return told("log-games", values, service=service, cubes=action.cubes, points=points)
