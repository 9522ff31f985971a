"""The values that the words of a refusal need."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Reason, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.actions import (
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
from faubourg.games.la_citta.components import (
    BUILDINGS,
    CARDS,
    CASTLES_EACH,
    NO_CARD,
    ROAD,
    SERVICES,
)
from faubourg.games.la_citta.narrate.codes import NONE, Values, both_services
from faubourg.games.la_citta.narrate.refused_places import city_values, hex_values, near_values
from faubourg.games.la_citta.narrate.table import Table, table_of
from faubourg.games.la_citta.politics import card_of, price_of
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.view import LaCittaView

_TRIED: Final[dict[type[Action], str]] = {
    Gold: "gold", Pass: "pass", Found: "found", Build: "build", BreadAndGames: "games",
    BlessedEra: "blessed", Harvest: "harvest", Ask: "ask", Donor: "donor", SecondRoad: "road",
    Stop: "stop", Grow: "grow", Migrate: "migrate", Starve: "starve", Demolish: "demolish",
    Enough: "enough", PlaceCastle: "castle", Start: "start", Lay: "lay", SetAside: "aside",
    VoiceCard: "voice", LayTerrain: "terrain",
}  # fmt: skip


def reason_values(
    rules: AnyRules, view: View, seat: Seat, action: Action, reason: Reason
) -> Values:
    """What the refusal's text needs: what was tried, what stands against it, what is missing."""
    assert isinstance(rules, LaCittaRules) and isinstance(view, LaCittaView)
    if not reason.rule:
        return {}  # a rule of every game
    if reason in reasons.WRONG_STEP.values():
        return {"tried": _TRIED[type(action)], "step": view.step}
    table = table_of(rules, view)
    values = {**_player_values(view, seat, action), **_piece_values(action)}
    if isinstance(action, Found | Build | SecondRoad | Harvest | Demolish | PlaceCastle):
        values |= hex_values(table, seat, action.hex)
        if isinstance(action, Demolish):
            values["building"] = values["there"]
        if reason in (reasons.TOO_NEAR, reasons.CASTLE_TOO_NEAR):
            values |= near_values(table, seat, action.hex)
    if isinstance(action, Donor | BreadAndGames | BlessedEra | Grow | Migrate | Starve):
        values |= hex_values(table, seat, action.castle) | _voice_values(view)
    return values | _still_short(table, seat) if isinstance(action, Enough) else values


def _player_values(view: LaCittaView, seat: Seat, action: Action) -> Values:
    """What the player has, and what the action costs."""
    player, card = view.players[seat], card_of(action)
    price = price_of(action)
    return {
        "tried": _TRIED[type(action)],
        "card": NONE if card == NO_CARD else CARDS[card],
        "price": price,
        "gold": player.gold,
        "missing": price - player.gold,
        "castles": CASTLES_EACH,
        "cubes": player.cubes,
        "reserve": view.reserve,
        "players": len(view.players),
    }


def _piece_values(action: Action) -> Values:
    """The building, the service and the number that the action names."""
    values: Values = {"building": "castle"}
    if isinstance(action, Build):
        values["building"] = BUILDINGS[action.building]
    elif isinstance(action, SecondRoad):
        values["building"] = BUILDINGS[ROAD]
    elif isinstance(action, BreadAndGames | Migrate):
        values["service"] = SERVICES[action.service]
    if isinstance(action, BreadAndGames):
        values["wanted"] = action.cubes
    elif isinstance(action, BlessedEra):
        values["wanted"] = action.citizens
    return values


def _voice_values(view: LaCittaView) -> Values:
    return both_services("voices", view.voices) if view.voices else {}


def _still_short(table: Table, seat: Seat) -> Values:
    """9.2.14: the first city that is short."""
    short = [city for city in table.view.cities if city.owner == seat and city.short]
    return city_values(short[0]) if short else {}
