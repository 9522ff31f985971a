"""The values that the words of a refusal need."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Reason, Seat
from faubourg.games.la_citta import actions, reasons
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import NOWHERE, Hex
from faubourg.games.la_citta.building import beside, occupied
from faubourg.games.la_citta.demolition import is_short, missing
from faubourg.games.la_citta.narrate import codes as codess
from faubourg.games.la_citta.narrate.codes import NONE, Values, building_on, castle, castles, listed
from faubourg.games.la_citta.politics import card_of, price_of
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import STEPS, City, LaCittaState
from faubourg.games.la_citta.voice import heard

_TRIED: Final[dict[type[Action], str]] = {
    actions.Gold: "gold", actions.Pass: "pass", actions.Found: "found", actions.Build: "build",
    actions.BreadAndGames: "games",
    actions.BlessedEra: "blessed", actions.Harvest: "harvest", actions.Ask: "ask",
    actions.Donor: "donor", actions.SecondRoad: "road",
    actions.Stop: "stop", actions.Grow: "grow", actions.Migrate: "migrate",
    actions.Starve: "starve", actions.Demolish: "demolish",
    actions.Enough: "enough", actions.PlaceCastle: "castle", actions.Start: "start",
    actions.Lay: "lay", actions.SetAside: "aside",
    actions.VoiceCard: "voice", actions.LayTerrain: "terrain",
}  # fmt: skip


def reason_values(
    rules: LaCittaRules, known: LaCittaState, seat: Seat, action: Action, reason: Reason
) -> Values:
    """What the refusal's text needs: what was tried, what stands against it, what is missing."""
    if not reason.rule:
        return {}  # a rule of every game
    if reason in reasons.WRONG_STEP.values():
        return {"tried": _TRIED[type(action)], "step": STEPS[known.step]}
    values = {**_player_values(known, seat, action), **_piece_values(action)}
    if isinstance(
        action,
        actions.Found
        | actions.Build
        | actions.SecondRoad
        | actions.Harvest
        | actions.Demolish
        | actions.PlaceCastle,
    ):
        values |= _hex_values(rules, known, seat, action.hex)
        if isinstance(action, actions.Demolish):
            values["building"] = values["there"]
        if reason in (reasons.TOO_NEAR, reasons.CASTLE_TOO_NEAR):
            values |= _near_values(rules, known, seat, action.hex)
    if isinstance(
        action,
        actions.Donor
        | actions.BreadAndGames
        | actions.BlessedEra
        | actions.Grow
        | actions.Migrate
        | actions.Starve,
    ):
        values |= _hex_values(rules, known, seat, action.castle) | _voice_values(known)
    return (
        values | _still_short(rules, known, seat) if isinstance(action, actions.Enough) else values
    )


def _player_values(known: LaCittaState, seat: Seat, action: Action) -> Values:
    """What the player has, and what the action costs."""
    card, price, gold = card_of(action), price_of(action), known.gold[seat]
    return {
        "tried": _TRIED[type(action)],
        "card": NONE if card == box.NO_CARD else box.CARDS[card],
        "price": price,
        "gold": gold,
        "missing": price - gold,
        "castles": box.CASTLES_EACH,
        "cubes": cities.cubes_left(known, seat),
        "reserve": known.citizens,
        "players": len(known.gold),
    }


def _piece_values(action: Action) -> Values:
    """The building, the service and the number that the action names."""
    values: Values = {"building": "castle"}
    if isinstance(action, actions.Build):
        values["building"] = box.BUILDINGS[action.building]
    elif isinstance(action, actions.SecondRoad):
        values["building"] = box.BUILDINGS[box.ROAD]
    elif isinstance(action, actions.BreadAndGames | actions.Migrate):
        values["service"] = box.SERVICES[action.service]
    if isinstance(action, actions.BreadAndGames):
        values["wanted"] = action.cubes
    elif isinstance(action, actions.BlessedEra):
        values["wanted"] = action.citizens
    return values


def _voice_values(known: LaCittaState) -> Values:
    services = heard(known)
    return codess.both_services("voices", services) if services else {}


def _still_short(rules: LaCittaRules, known: LaCittaState, seat: Seat) -> Values:
    """9.2.14: the first city that is short."""
    short = [city for city in cities.cities_of(known, seat) if is_short(known, city)]
    return _city_values(rules, known, short[0]) if short else {}


# Places


def _hex_values(rules: LaCittaRules, known: LaCittaState, seat: Seat, hex: Hex) -> Values:
    """What lies on a hex and whose it is, its city or the city that would build there."""
    there, around = cities.city_at(known, hex), beside(known, hex)
    own = [city for city in around if cities.owner(city) == seat]
    others = [city for city in around if cities.owner(city) != seat]
    about = there if there != NOWHERE else others[0] if others else NOWHERE
    values: Values = {
        "hex": rules.board.names[hex],
        "there": building_on(known, hex),
        "whose": NONE if there == NOWHERE else _whose(there, seat),
        **_terrain(rules, known, hex),
        **listed("cities", castles(rules, known, around)),
        **listed("own", castles(rules, known, own)),
        "other": castle(rules, known, others[0]) if others else NONE,
        **codess.person(cities.owner(about) if about != NOWHERE else seat),
    }
    city = there if there != NOWHERE else own[0] if own else NOWHERE
    return values if city == NOWHERE else {**values, **_city_values(rules, known, city)}


def _whose(city: City, seat: Seat) -> str:
    return "own" if cities.owner(city) == seat else "other"


def _city_values(rules: LaCittaRules, known: LaCittaState, city: City) -> Values:
    citizens, limit = known.population[city], codess.limit_of(known, city)
    return {
        "city": castle(rules, known, city),
        "citizens": citizens,
        "castle-citizens": cities.on_castle(known, city),
        "limit": limit,
        "room": limit - citizens,
        "tiles": cities.staffed(known, city),
        "short": missing(known, city),
    }


def _terrain(rules: LaCittaRules, known: LaCittaState, hex: Hex) -> Values:
    """1.1.6: what the hex touches, at most two kinds of terrain."""
    laid = [known.land.terrain[space] for space in rules.board.touched[hex]]
    codes = [NONE if terrain == box.UNLAID else box.TERRAINS[terrain] for terrain in laid]
    first, last = (codes[0], codes[-1]) if codes else (NONE, NONE)
    return {"land-1": first, "land-2": "same" if first == last else last}


def _near_values(rules: LaCittaRules, known: LaCittaState, seat: Seat, hex: Hex) -> Values:
    """3.4.9: the nearest tile and the hexes between."""
    near, steps = nearest(rules, known, hex)
    city = cities.city_at(known, near)
    return {
        **codess.person(cities.owner(city)),
        "near": rules.board.names[near],
        "building": building_on(known, near),
        "between": steps - 1,
        "whose": _whose(city, seat),
        "city": castle(rules, known, city),
    }


def nearest(rules: LaCittaRules, known: LaCittaState, hex: Hex) -> tuple[Hex, int]:
    """1.1.11: the nearest tile and how many steps away it is; there must be one in reach."""
    found, tiles, steps = 1 << hex, occupied(known), 0
    while not found & tiles:
        found |= rules.board.touching(found)
        steps += 1
    return members(found & tiles)[0], steps
