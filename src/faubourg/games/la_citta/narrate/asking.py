"""What is asked, what choices and things are called, and short facts about table and players."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Action, Message, Seat
from faubourg.core.presentation import Phase, phases_of
from faubourg.core.wording import NONE, Values, listed, person, plainly, waiting, yes
from faubourg.games.la_citta import actions, chapter, citizens, politics, relocation, towns, year
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.board import NOWHERE, Hex
from faubourg.games.la_citta.building import beside
from faubourg.games.la_citta.narrate import codes
from faubourg.games.la_citta.narrate.codes import (
    both_services,
    building_on,
    city_on,
    fed,
    symbols,
    told,
)
from faubourg.games.la_citta.state import City, LaCittaState

SCARCE: Final = 5  # citizens in the reserve: from here on it is worth knowing
OVERLAYS: Final = ("migration", "limits", "terrain", "owners")
PANELS: Final = ("actions", "politics", "buildings", "voice", "players", "year")
WORDS: Final = ("gold", "found", "pass", "stop", "enough")
THINGS: Final = {"card": "card", "build": "building", "service": "service"}
PHASES: Final = ("voice", "income", "growth", "actions", "counting", "migration", "feeding", "year")
COUNTS: Final = ("voice", "cubes", "citizens")


class Asking(codes.Words):
    """Questions, answers, chips and names."""

    def prompt(self, known: LaCittaState, seat: Seat) -> Message:
        """What the seat is asked to do; whom one waits for; or how the game ended."""
        if not known.actors:
            return self.victory(known, "prompt")
        if seat not in known.actors:
            return waiting("la_citta", known.actors, steps.STEPS[known.step])
        if known.step == steps.TURN:
            # Short, as it stays in sight on a phone: what a player card can do is drawn.
            values: Values = {"cards": known.cards[seat], "gold": known.gold[seat]}
            last = yes(known.year == box.YEARS)
            return told("prompt-turn", values, left=box.ROUNDS - known.round, last=last)
        if known.step == steps.MIGRATION:
            return told("prompt-migration", both_services("voices", year.voices(known)))
        if known.step == steps.RELOCATION:
            return self._ask_for_tile(known, seat)
        return self._ask_plainly(known, seat)

    def _ask_plainly(self, known: LaCittaState, seat: Seat) -> Message:
        if known.step == steps.CASTLES:
            placed = box.CASTLES_EACH - cities.castles_left(known, seat)
            return told("prompt-castle", number=placed + 1, of=box.START_CASTLES)
        if known.step == steps.DONOR:
            return told("prompt-donor", site=towns.name_at(known.site))
        if known.step == steps.SECOND_ROAD:
            return told("prompt-second-road", left=known.pools[box.POOL_OF[box.ROAD]])
        if known.step == steps.GROWTH:
            count = len(citizens.growing(known, seat))
            return told("prompt-growth", left=known.citizens, cities=count)
        return told("prompt-hunger", fed(known, seat), lacking=known.shortage)

    def _ask_for_tile(self, known: LaCittaState, seat: Seat) -> Message:
        short = relocation.short_cities(known, seat)
        if not short:
            return told("prompt-roads")
        first = short[0]
        values: Values = {
            "city": towns.name_of(known, first),
            "citizens": known.population[first],
            "missing": relocation.missing(known, first),
            "tiles": cities.staffed(known, first),
            "road": yes(self._must_lose_a_road(known, first)),
        }
        return told("prompt-demolish", listed("cities", towns.names_of(known, short)), values)

    def _must_lose_a_road(self, known: LaCittaState, city: City) -> bool:
        """9.2.15: nothing but roads can go."""
        return not relocation.removable(self.rules.board, known, city) & ~known.kinds[box.ROAD]

    # Choices

    def label(self, known: LaCittaState, seat: Seat, action: Action) -> Message:
        """The choice in a few words, with what the chooser must know: place, price, yield."""
        if isinstance(action, actions.Build):
            return self._label_build(known, seat, action)
        if isinstance(action, actions.Effect):
            return self._label_politics(known, action)
        if isinstance(action, actions.Found | actions.PlaceCastle):
            name = "label-found" if isinstance(action, actions.Found) else "label-castle"
            place = self._place(action.hex, towns.name_at(action.hex))
            return told(name, place, food=symbols(known, action.hex))
        if isinstance(action, actions.SecondRoad):
            return told("label-second-road", self._site(known, seat, action.hex))
        if isinstance(action, actions.Demolish):
            place = self._place(action.hex, city_on(known, action.hex))
            return told("label-demolish", place, building=building_on(known, action.hex))
        if isinstance(action, actions.OfCity):
            return self._label_city(known, action)
        return self._label_plain(known, action)

    def _label_build(self, known: LaCittaState, seat: Seat, action: actions.Build) -> Message:
        food, income = cities.yields(known, action.building, action.hex)
        values: Values = {"food": food, "income": income}
        return told(
            "label-build",
            values,
            self._site(known, seat, action.hex),
            building=box.BUILDINGS[action.building],
            way=actions.WAYS[action.way],
            price=politics.price_of(action),
        )

    def _site(self, known: LaCittaState, seat: Seat, hex: Hex) -> Values:
        """A hex, led to by the city that builds there."""
        own = [city for city in beside(known, hex) if cities.owner(city) == seat]
        return self._place(hex, towns.name_of(known, own[0]) if own else NONE)

    def _place(self, hex: Hex, city: str) -> Values:
        return {"hex": self.name(hex), "city": city}

    def _label_politics(self, known: LaCittaState, action: actions.Effect) -> Message:
        price = politics.price_of(action)
        if isinstance(action, actions.Harvest):
            food, building = symbols(known, action.hex), building_on(known, action.hex)
            place = self._place(action.hex, city_on(known, action.hex))
            return told("label-harvest", place, building=building, food=food)
        if isinstance(action, actions.Ask):
            return told("label-ask", codes.on_positions(action.positions), price=price)
        city = towns.name_at(action.castle)
        if isinstance(action, actions.BlessedEra):
            return told("label-blessed", city=city, citizens=action.citizens, price=price)
        service = box.SERVICES[action.service]
        return told("label-games", city=city, service=service, cubes=action.cubes, price=price)

    def _label_city(self, known: LaCittaState, action: actions.OfCity) -> Message:
        name, city = towns.name_at(action.castle), cities.city_of(known, action.castle)
        if isinstance(action, actions.Migrate):
            drawn = citizens.weaker(known, city, action.service) if city != NOWHERE else []
            values = listed("drawn", towns.names_of(known, drawn))
            return told("label-migrate", values, city=name, service=box.SERVICES[action.service])
        if isinstance(action, actions.Donor):
            here = cities.on_castle(known, city) if city != NOWHERE else 0
            return told("label-donor", city=name, citizens=here)
        kind = "label-grow" if isinstance(action, actions.Grow) else "label-starve"
        return told(kind, city=name, citizens=known.population[city] if city != NOWHERE else 0)

    def _label_plain(self, known: LaCittaState, action: Action) -> Message:
        if isinstance(action, actions.Gold):
            return told("label-gold", gold=min(box.GOLD_TAKEN, known.bank))
        if isinstance(action, actions.Lay | actions.SetAside):
            return told("label-card", card=box.CARDS[action.card])
        if isinstance(action, actions.VoiceCard):
            number = 0 if action.position == actions.OPEN_POSITION else action.position + 1
            return told("label-voice", number=number, service=box.SERVICES[action.service])
        if isinstance(action, actions.LayTerrain):
            space = self.rules.board.space_names[action.space]
            return told("label-terrain", space=space, terrain=box.TERRAINS[action.terrain])
        if isinstance(action, actions.Start):
            return told("label-start", person(action.seat))
        return plainly("la_citta", "label", self.rules.notation(action))

    # Chips

    def status(self, known: LaCittaState, viewer: Seat | None) -> list[Message]:
        """Year and phase, the Voice as far as it is known, and warnings."""
        if not known.actors or not known.year:
            return [told("chip-step", step=steps.STEPS[known.step])]
        moment: Values = {"phase": known.phase, "round": known.round, "rounds": box.ROUNDS}
        return [
            told("chip-year", moment, year=known.year, years=box.YEARS),
            *_voice(known),
            *([] if viewer is None else _hunger(known, viewer)),
            *_reserve(known),
        ]

    def phases(self, known: LaCittaState) -> list[Phase]:
        """3: behind the last year comes the end."""
        if not known.actors:
            return phases_of("la_citta", ["over"], "over")
        if not known.phase:
            return phases_of("la_citta", ["setup", *PHASES], "setup")
        behind = ["over"] if known.year == box.YEARS else []
        return phases_of("la_citta", [*PHASES, *behind], PHASES[known.phase - 1])

    def summary(self, known: LaCittaState, seat: Seat) -> Message:
        """Gold, food against mouths, and cities, in one line."""
        if known.out[seat]:
            return told("summary-out", year=known.out[seat] // 10)
        count = len(cities.cities_of(known, seat))
        values: Values = {"gold": known.gold[seat], "cards": known.cards[seat], "cities": count}
        return told("summary", values, fed(known, seat))

    # How it ended

    def victory(self, known: LaCittaState, prefix: str) -> Message:
        """One winner, a win by gold, the last one left, or a shared victory."""
        winners, left = self.rules.ranking(known)[0], chapter.order(known)
        first = winners[0]
        points = self.rules.total(known, first)
        if len(winners) > 1:
            return told(f"{prefix}-shared", count=len(winners), points=points, alive=yes(left))
        tied = [seat for seat in left if self.rules.total(known, seat) == points]
        how = "gold" if len(tied) > 1 else "alone" if len(left) == 1 else "points"
        return told(f"{prefix}-won", person(first), points=points, gold=known.gold[first], how=how)

    # The page

    def overlay_name(self, key: str) -> Message:
        return told("overlay", key=key) if key in OVERLAYS else Message("plain", {"words": key})

    def panel_name(self, key: str) -> Message:
        """A panel of the table, or of one player: "city:2"."""
        kind, _, number = key.partition(":")
        if number.isdecimal():
            return told("panel-player", person(int(number) - 1))
        return told("panel", key=kind) if kind in PANELS else Message("plain", {"words": key})

    def button(self, known: LaCittaState, name: str) -> Message:
        """For a name as Drawer.touches gives it: a word, or a kind and which one, "hex:4-19"."""
        kind, _, what = name.partition(":")
        if name in WORDS:
            return told("button", key=name)
        if kind == "hex" and what in self.rules.board.number:
            return self._touch_hex(known, self.rules.board.number[what])
        if kind in THINGS and what:
            return told(f"touch-{THINGS[kind]}", {THINGS[kind]: what})
        if kind in COUNTS and what.isdecimal():
            return told(f"touch-{kind}", count=int(what))
        return Message("plain", {"words": name})

    def _touch_hex(self, known: LaCittaState, hex: Hex) -> Message:
        """By the city there, or beside it: its castle needs no more than its name."""
        there, near = building_on(known, hex), towns.names_of(known, beside(known, hex))
        city = city_on(known, hex) if there != NONE else near[0] if near else NONE
        return told("touch-hex", self._place(hex, city), there=there, building=there)


def _voice(known: LaCittaState) -> list[Message]:
    if heard := year.heard(known):
        return [told("chip-voices", both_services("voices", heard))]
    if known.open == steps.UNKNOWN:
        return []
    seen = [service for service in known.hidden if service != steps.UNKNOWN]
    counts = codes.by_service([known.open, *seen].count(n) for n, _ in enumerate(box.SERVICES))
    return [told("chip-open", counts, service=box.SERVICES[known.open], seen=len(seen))]


def _hunger(known: LaCittaState, viewer: Seat) -> list[Message]:
    """The viewer's own, as phones have room for few chips: 3.7.1 as things stand, and last year's
    penalty while it lasts. The others' are among the players."""
    lines, lacking = [], relocation.lacking(known, viewer)
    if lacking:
        lines.append(told("chip-hunger", lacking=lacking))
    if known.penalised >> viewer & 1 and known.round == 1:
        lines.append(told("chip-penalty"))
    return lines


def _reserve(known: LaCittaState) -> list[Message]:
    lines = [] if known.bank else [told("chip-no-gold")]
    scarce = known.citizens <= SCARCE
    return [*lines, told("chip-citizens", left=known.citizens)] if scarce else lines
