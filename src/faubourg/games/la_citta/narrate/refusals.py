"""The values that the words of a refusal need."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Reason, Seat
from faubourg.core.wording import NONE, Values, listed, person
from faubourg.games.la_citta import actions, building, politics, reasons, relocation, towns, year
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.board import NOWHERE, Hex
from faubourg.games.la_citta.narrate import codes
from faubourg.games.la_citta.state import STEPS, City, LaCittaState


class Refusals(codes.Words):
    """What the words of a refusal need."""

    def reason_values(
        self, known: LaCittaState, seat: Seat, action: Action, reason: Reason
    ) -> Values:
        """What was tried, what stands against it, what is missing."""
        if not reason.rule:
            return {}  # a rule of every game
        if reason in reasons.WRONG_STEP.values():
            return {"tried": self._tried(action), "step": STEPS[known.step]}
        values = {"tried": self._tried(action), **_player_values(known, seat, action)}
        values |= _piece_values(action)
        if isinstance(action, actions.AtHex):
            values |= self._hex_values(known, seat, action.hex)
            if isinstance(action, actions.Demolish):
                values["building"] = values["there"]
            if reason in (reasons.TOO_NEAR, reasons.CASTLE_TOO_NEAR):
                values |= self._near_values(known, seat, action.hex)
        if isinstance(action, actions.AtCastle):
            values |= self._hex_values(known, seat, action.castle) | _voice_values(known)
        if isinstance(action, actions.Enough):
            values |= self._short_values(known, seat)
        return values

    def _tried(self, action: Action) -> str:
        """The first word of its notation; by whatever card, building is building."""
        is_build = isinstance(action, actions.Build)
        return "build" if is_build else self.rules.notation(action).split()[0]

    def _short_values(self, known: LaCittaState, seat: Seat) -> Values:
        """9.2.14: the first city that is short."""
        short = relocation.short_cities(known, seat)
        return self._city_values(known, short[0]) if short else {}

    # Places

    def _hex_values(self, known: LaCittaState, seat: Seat, hex: Hex) -> Values:
        """What lies on a hex and whose it is, its city or the city that would build there."""
        there, around = cities.city_at(known, hex), building.beside(known, hex)
        own = [city for city in around if cities.owner(city) == seat]
        others = [city for city in around if cities.owner(city) != seat]
        about = there if there != NOWHERE else others[0] if others else NOWHERE
        values: Values = {
            "there": codes.building_on(known, hex),
            "whose": NONE if there == NOWHERE else _whose(there, seat),
            **self._terrain_values(known, hex),
            **listed("cities", towns.names_of(known, around)),
            **listed("own", towns.names_of(known, own)),
            "other": towns.name_of(known, others[0]) if others else NONE,
            **person(cities.owner(about) if about != NOWHERE else seat),
        }
        city = there if there != NOWHERE else own[0] if own else NOWHERE
        return values if city == NOWHERE else {**values, **self._city_values(known, city)}

    def _city_values(self, known: LaCittaState, city: City) -> Values:
        citizens, limit = known.population[city], codes.limit_of(known, city)
        return {
            "city": towns.name_of(known, city),
            "citizens": citizens,
            "castle-citizens": cities.on_castle(known, city),
            "limit": limit,
            "room": limit - citizens,
            "tiles": cities.staffed(known, city),
            "short": relocation.missing(known, city),
        }

    def _terrain_values(self, known: LaCittaState, hex: Hex) -> Values:
        """1.1.6: what the hex touches, at most two kinds of terrain."""
        laid = [known.land.terrain[space] for space in self.rules.board.touched[hex]]
        kinds = [NONE if terrain == box.UNLAID else box.TERRAINS[terrain] for terrain in laid]
        first, last = (kinds[0], kinds[-1]) if kinds else (NONE, NONE)
        return {"land-1": first, "land-2": "same" if first == last else last}

    def _near_values(self, known: LaCittaState, seat: Seat, hex: Hex) -> Values:
        """3.4.9: the nearest tile and the hexes between."""
        near, steps = self._nearest(known, hex)
        city = cities.city_at(known, near)
        return {
            **person(cities.owner(city)),
            "building": codes.building_on(known, near),
            "between": steps - 1,
            "whose": _whose(city, seat),
            "city": towns.name_of(known, city),
        }

    def _nearest(self, known: LaCittaState, hex: Hex) -> tuple[Hex, int]:
        """1.1.11: the nearest tile and how many steps away it is; there must be one in reach."""
        found, tiles, steps = 1 << hex, building.occupied(known), 0
        while not found & tiles:
            found |= self.rules.board.touching(found)
            steps += 1
        return members(found & tiles)[0], steps


def _player_values(known: LaCittaState, seat: Seat, action: Action) -> Values:
    """What the player has, and what the action costs."""
    card, price, gold = politics.card_of(action), politics.price_of(action), known.gold[seat]
    return {
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
    services = year.heard(known)
    return codes.both_services("voices", services) if services else {}


def _whose(city: City, seat: Seat) -> str:
    return "own" if cities.owner(city) == seat else "other"
