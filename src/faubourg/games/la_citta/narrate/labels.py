"""What a choice is called in a list, and what the page calls whatever can be touched."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Message, Seat
from faubourg.games.la_citta import actions, citizens
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta.board import NOWHERE
from faubourg.games.la_citta.building import beside
from faubourg.games.la_citta.components import BUILDINGS, CARDS, GOLD_TAKEN, SERVICES, TERRAINS
from faubourg.games.la_citta.narrate import codes
from faubourg.games.la_citta.narrate.codes import Values, Words, building_on, person, symbols, told
from faubourg.games.la_citta.politics import price_of
from faubourg.games.la_citta.state import LaCittaState

OVERLAYS: Final = ("migration", "limits", "terrain", "owners")
PANELS: Final = ("actions", "politics", "buildings", "voice", "players", "year")
WORDS: Final = ("gold", "found", "pass", "stop", "enough")
THINGS: Final = {"hex": "hex", "card": "card", "build": "building", "service": "service"}
COUNTS: Final = ("voice", "cubes", "citizens")


class Labels(Words):
    """Choices and things."""

    def label(self, known: LaCittaState, seat: Seat, action: Action) -> Message:
        """The choice in a few words, with what the chooser must know: place, price, yield."""
        if isinstance(action, actions.Build):
            return self._label_build(known, seat, action)
        if isinstance(
            action, actions.BreadAndGames | actions.BlessedEra | actions.Harvest | actions.Ask
        ):
            return self._label_politics(known, action)
        if isinstance(action, actions.Found | actions.PlaceCastle):
            name = "label-found" if isinstance(action, actions.Found) else "label-castle"
            return told(name, hex=self.name(action.hex), food=symbols(known, action.hex))
        if isinstance(action, actions.SecondRoad):
            return told("label-second-road", hex=self.name(action.hex))
        if isinstance(action, actions.Demolish):
            building = building_on(known, action.hex)
            return told("label-demolish", hex=self.name(action.hex), building=building)
        if isinstance(action, actions.Donor | actions.Grow | actions.Starve | actions.Migrate):
            return self._label_city(known, action)
        return self._label_plain(known, action)

    def _label_build(self, known: LaCittaState, seat: Seat, action: actions.Build) -> Message:
        own = [city for city in beside(known, action.hex) if cities.owner(city) == seat]
        food, income = cities.yields(known, action.building, action.hex)
        values: Values = {"food": food, "income": income, "building": BUILDINGS[action.building]}
        return told(
            "label-build",
            values,
            hex=self.name(action.hex),
            city=self.castle(known, own[0]) if own else codes.NONE,
            way=actions.WAYS[action.way],
            price=price_of(action),
        )

    def _label_politics(
        self,
        known: LaCittaState,
        action: actions.BreadAndGames | actions.BlessedEra | actions.Harvest | actions.Ask,
    ) -> Message:
        price, names = price_of(action), self.rules.board.names
        if isinstance(action, actions.Harvest):
            food, building = symbols(known, action.hex), building_on(known, action.hex)
            return told("label-harvest", hex=names[action.hex], building=building, food=food)
        if isinstance(action, actions.Ask):
            return told("label-ask", codes.on_positions(action.positions), price=price)
        city = names[action.castle]
        if isinstance(action, actions.BlessedEra):
            return told("label-blessed", city=city, citizens=action.citizens, price=price)
        service = SERVICES[action.service]
        return told("label-games", city=city, service=service, cubes=action.cubes, price=price)

    def _label_city(
        self,
        known: LaCittaState,
        action: actions.Donor | actions.Grow | actions.Starve | actions.Migrate,
    ) -> Message:
        name, city = self.name(action.castle), cities.city_of(known, action.castle)
        if isinstance(action, actions.Migrate):
            drawn = citizens.weaker(known, city, action.service) if city != NOWHERE else []
            return told("label-migrate", codes.listed("drawn", self.castles(known, drawn)),
                        city=name,
                        service=SERVICES[action.service])  # fmt: skip
        if isinstance(action, actions.Donor):
            here = cities.on_castle(known, city) if city != NOWHERE else 0
            return told("label-donor", city=name, citizens=here)
        kind = "label-grow" if isinstance(action, actions.Grow) else "label-starve"
        return told(kind, city=name, citizens=known.population[city] if city != NOWHERE else 0)

    def _label_plain(self, known: LaCittaState, action: Action) -> Message:
        if isinstance(action, actions.Gold):
            return told("label-gold", gold=min(GOLD_TAKEN, known.bank))
        if isinstance(action, actions.Lay | actions.SetAside):
            return told("label-card", card=CARDS[action.card])
        if isinstance(action, actions.VoiceCard):
            number = 0 if action.position == actions.OPEN_POSITION else action.position + 1
            return told("label-voice", number=number, service=SERVICES[action.service])
        if isinstance(action, actions.LayTerrain):
            space = self.rules.board.space_names[action.space]
            return told("label-terrain", space=space, terrain=TERRAINS[action.terrain])
        if isinstance(action, actions.Start):
            return told("label-start", person(action.seat))
        assert isinstance(action, actions.Pass | actions.Stop | actions.Enough)
        return told(f"label-{type(action).__name__.lower()}")

    # The page

    def overlay_name(self, key: str) -> Message:
        return told("overlay", key=key) if key in OVERLAYS else Message("plain", {"words": key})

    def panel_name(self, key: str) -> Message:
        """A panel of the table, or of one player: "city:2"."""
        kind, _, number = key.partition(":")
        if number.isdecimal():
            return told("panel-player", person(int(number) - 1))
        return told("panel", key=kind) if kind in PANELS else Message("plain", {"words": key})

    def button(self, name: str) -> Message:
        """For a name as Drawer.touches gives it: a word, or a kind and which one, "hex:4-19"."""
        kind, _, what = name.partition(":")
        if name in WORDS:
            return told("button", key=name)
        if kind in THINGS and what:
            return told(f"touch-{THINGS[kind]}", {THINGS[kind]: what})
        if kind in COUNTS and what.isdecimal():
            return told(f"touch-{kind}", count=int(what))
        return Message("plain", {"words": name})
