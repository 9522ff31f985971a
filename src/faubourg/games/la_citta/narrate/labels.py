"""What a choice is called in a list."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.la_citta.actions import (
    OPEN_POSITION,
    WAYS,
    Ask,
    BlessedEra,
    BreadAndGames,
    Build,
    Demolish,
    Donor,
    Enough,
    Found,
    Gold,
    Grow,
    Harvest,
    Lay,
    LayTerrain,
    Migrate,
    Pass,
    PlaceCastle,
    SecondRoad,
    SetAside,
    Start,
    Starve,
    Stop,
    VoiceCard,
)
from faubourg.games.la_citta.board import Hex
from faubourg.games.la_citta.components import (
    BUILDINGS,
    CARDS,
    ESTATE,
    ESTATE_FOOD,
    FARMHOUSE,
    GOLD_TAKEN,
    LARGE_FARMHOUSE,
    LARGE_FARMHOUSE_FOOD,
    PORT,
    PORT_FOOD,
    PORT_GOLD,
    QUARRY,
    SERVICES,
    TERRAINS,
    Building,
)
from faubourg.games.la_citta.narrate.codes import Values, listed, person, told
from faubourg.games.la_citta.narrate.table import Table, table_of
from faubourg.games.la_citta.politics import price_of
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.view import CityView, LaCittaView


def label(rules: AnyRules, view: View, action: Action) -> Message:
    """The choice in a few words, with what the chooser must know: place, price, yield."""
    assert isinstance(rules, LaCittaRules) and isinstance(view, LaCittaView)
    table = table_of(rules, view)
    if isinstance(action, Build):
        return _label_build(table, action)
    if isinstance(action, BreadAndGames | BlessedEra | Harvest | Ask):
        return _label_politics(table, action)
    if isinstance(action, Found | PlaceCastle):
        name = "label-found" if isinstance(action, Found) else "label-castle"
        return told(name, hex=table.name(action.hex), food=table.symbols(action.hex))
    if isinstance(action, SecondRoad):
        return told("label-second-road", hex=table.name(action.hex))
    if isinstance(action, Demolish):
        building = table.building(action.hex)
        return told("label-demolish", hex=table.name(action.hex), building=building)
    if isinstance(action, Donor | Grow | Starve | Migrate):
        return _label_city(table, action)
    return _label_plain(table, action)


def _label_build(table: Table, action: Build) -> Message:
    hex = action.hex
    seat = acting(table.view)
    return told(
        "label-build",
        yields(table, action.building, hex),
        building=BUILDINGS[action.building],
        hex=table.name(hex),
        city=table.builder(seat, hex),
        way=WAYS[action.way],
        price=price_of(action),
    )


def acting(view: LaCittaView) -> Seat:
    """Whose choices are being named."""
    return view.actors[0] if view.actors and view.actors[0] >= 0 else view.turn


def yields(table: Table, building: Building, hex: Hex) -> Values:
    """4.1.13: the yearly food and gold of a building on a hex."""
    symbols = table.symbols(hex)
    food = {
        FARMHOUSE: symbols, LARGE_FARMHOUSE: LARGE_FARMHOUSE_FOOD + symbols, PORT: PORT_FOOD,
        ESTATE: ESTATE_FOOD,
    }  # fmt: skip
    gold = {QUARRY: table.mountains(hex), PORT: PORT_GOLD}
    return {"food": food.get(building, 0), "income": gold.get(building, 0)}


def _label_politics(table: Table, action: BreadAndGames | BlessedEra | Harvest | Ask) -> Message:
    price = price_of(action)
    if isinstance(action, Harvest):
        values: Values = {"hex": table.name(action.hex), "building": table.building(action.hex)}
        return told("label-harvest", values, food=table.symbols(action.hex))
    if isinstance(action, Ask):
        return told("label-ask", on_positions(action.positions), price=price)
    city = table.name(action.castle)
    if isinstance(action, BlessedEra):
        return told("label-blessed", city=city, citizens=action.citizens, price=price)
    service = SERVICES[action.service]
    return told("label-games", city=city, service=service, cubes=action.cubes, price=price)


def on_positions(positions: tuple[int, ...]) -> Values:
    return listed("positions", [str(position + 1) for position in positions])


def _label_city(table: Table, action: Donor | Grow | Starve | Migrate) -> Message:
    name = table.name(action.castle)
    city = table.cities.get(name)
    if isinstance(action, Migrate):
        drawn = table.drawn(city, action.service) if city else []
        return told("label-migrate", castles("drawn", drawn), city=name,
                    service=SERVICES[action.service])  # fmt: skip
    if isinstance(action, Donor):
        return told("label-donor", city=name, citizens=city.on_castle if city else 0)
    kind = "label-grow" if isinstance(action, Grow) else "label-starve"
    return told(kind, city=name, citizens=city.citizens if city else 0)


def castles(name: str, cities: list[CityView]) -> Values:
    return listed(name, [city.castle for city in cities])


def _label_plain(table: Table, action: Action) -> Message:
    if isinstance(action, Gold):
        return told("label-gold", gold=min(GOLD_TAKEN, table.view.bank))
    if isinstance(action, Lay | SetAside):
        return told("label-card", card=CARDS[action.card])
    if isinstance(action, VoiceCard):
        number = 0 if action.position == OPEN_POSITION else action.position + 1
        return told("label-voice", number=number, service=SERVICES[action.service])
    if isinstance(action, LayTerrain):
        space = table.board.space_names[action.space]
        return told("label-terrain", space=space, terrain=TERRAINS[action.terrain])
    if isinstance(action, Start):
        return told("label-start", person(action.seat))
    assert isinstance(action, Pass | Stop | Enough)
    return told(f"label-{type(action).__name__.lower()}")
