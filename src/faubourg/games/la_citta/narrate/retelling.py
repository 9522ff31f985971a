"""Phases 5 to 8 told step by step, because they may pass by in a single action (see year.py)."""

from __future__ import annotations

from collections.abc import Mapping

from faubourg.core.model import Action, Message, Seat, Value
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import demolition, feeding, migration, voice, year
from faubourg.games.la_citta.actions import Demolish, Enough, Migrate, Starve, VoiceCard
from faubourg.games.la_citta.components import Service
from faubourg.games.la_citta.narrate import codes
from faubourg.games.la_citta.narrate.asking import log_end
from faubourg.games.la_citta.narrate.codes import Values, person
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.state import OVER, City, LaCittaState


class Retelling:
    """A table, played on by the rules' own steps while somebody takes notes."""

    def __init__(self, rules: LaCittaRules, known: LaCittaState) -> None:
        self.rules = rules
        self.board = rules.board
        self.state = known.clone()
        self.lines: list[Message] = []

    def note(self, name: str, *parts: Mapping[str, Value], **values: Value) -> None:
        self.lines.append(codes.told(name, *parts, **values))

    def name(self, city: City) -> str:
        return self.board.names[self.state.castles[city]]

    # What begins it

    def after_card(self, action: VoiceCard) -> list[Message]:
        """3.5.1: told when the last of the three lies open."""
        voice.show(self.state, action)
        if self.state.revealed < box.HIDDEN:
            return []
        cards = [self.state.open, *self.state.hidden]
        counts = codes.by_service(cards.count(service) for service in box.EACH_SERVICE)
        self.note("log-voices", codes.both_services("voices", voice.voices(self.state)), counts)
        self.state.phase = 6
        self.migrate(year.order(self.state), everybody=True)
        return self.lines

    def after_choice(self, seat: Seat, action: Action) -> list[Message]:
        state = self.state
        if isinstance(action, Migrate):
            city = state.castles.index(action.castle)
            self.handle(city, action.service, migration.weaker(state, city, action.service))
            self.migrate([seat, *year.after(state, seat)])
        elif isinstance(action, Starve):
            self.starve(seat, action)
        elif isinstance(action, Demolish):
            self.demolish(seat, action)
        else:
            assert isinstance(action, Enough)
            self.end_relocation(seat)
        return self.lines

    # Phase 6

    def migrate(self, seats: list[Seat], everybody: bool = False) -> None:
        """3.6.1, as year.migrate and migration.asks have it."""
        state, heard, told_before = self.state, voice.voices(self.state), len(self.lines)
        for seat in seats:
            if len(heard) > 1:
                if migration.takers(state, seat):
                    return
                continue
            if self.rules.order_matters(state, seat):
                return
            for city in migration.unhandled(state, seat):
                self.handle(city, heard[0], migration.weaker(state, city, heard[0]))
        if everybody and len(self.lines) == told_before:
            self.note("log-still")
        state.handled = 0
        self.relocate(year.order(state))

    def handle(self, city: City, service: Service, losers: list[City]) -> None:
        """City by city; who takes nothing is not worth a line, unless it was chosen so."""
        state, room = self.state, cities.limit(self.state, city) - self.state.population[city]
        if losers:
            drawn = [f"{self.name(other)} ({self.points(other, service)})" for other in losers]
            migration.handle(state, city, losers)
            self.note(
                "log-migrate",
                person(cities.owner(city)),
                codes.listed("drawn", drawn),
                city=self.name(city),
                service=box.SERVICES[service],
                points=self.points(city, service),
                lost=max(0, len(losers) - room),
                total=state.population[city],
            )
        elif len(voice.voices(state)) > 1:
            values = {"city": self.name(city), "service": box.SERVICES[service]}
            self.note("log-no-move", person(cities.owner(city)), values)
            migration.handle(state, city, losers)
        else:
            migration.handle(state, city, losers)

    def points(self, city: City, service: Service) -> str:
        return codes.in_arches(cities.points(self.state, city, service))

    def relocate(self, seats: list[Seat]) -> None:
        for seat in seats:
            self.clear(seat)
            if demolition.asks(self.board, self.state, seat):
                return self.note_short(seat)
        if not self.eliminate():
            self.state.phase = 7
            self.feed(year.order(self.state), everybody=True)

    def clear(self, seat: Seat) -> None:
        """6.2: what is lost with the last citizen."""
        for city in cities.cities_of(self.state, seat):
            if not self.state.population[city]:
                tiles = self.state.tiles[city].bit_count() - 1
                self.note("log-deserted", person(seat), city=self.name(city), tiles=tiles)
        demolition.clear(self.state, seat)

    def note_short(self, seat: Seat) -> None:
        state = self.state
        for city in cities.cities_of(state, seat):
            if demolition.is_short(state, city):
                tiles, citizens = cities.staffed(state, city), state.population[city]
                values: Values = {"citizens": citizens, "tiles": tiles, "city": self.name(city)}
                self.note("log-short", person(seat), values)

    def demolish(self, seat: Seat, action: Demolish) -> None:
        state = self.state
        city = cities.city_at(state, action.hex)
        building = box.BUILDINGS[cities.kind_at(state, action.hex)]
        limit, people = cities.limit(state, city), state.population[city]
        food = cities.food(state, state.tiles[city])
        demolition.demolish(self.board, state, action.hex)
        limited = cities.limit(state, city)
        values: Values = {
            "building": building, "hex": self.board.names[action.hex], "city": self.name(city),
            "gone": people - state.population[city],
            "food": food - cities.food(state, state.tiles[city]),
            "limit": 0 if limited in (limit, box.NO_LIMIT) else limited,
        }  # fmt: skip
        self.note("log-demolish", person(seat), values)
        if not demolition.asks(self.board, state, seat):
            self.end_relocation(seat)

    def end_relocation(self, seat: Seat) -> None:
        rest = year.after(self.state, seat)
        if self.state.phase == 6:
            self.relocate(rest)
        else:
            self.feed(rest)

    # Phases 7 and 8

    def feed(self, seats: list[Seat], everybody: bool = False) -> None:
        """3.7.1: in the words of those who go short, or of all if nobody does."""
        state = self.state
        for seat in seats:
            if feeding.starves(state, seat):
                citizens = cities.population_of(state, seat)
                values = {"citizens": citizens, "food": citizens - state.shortage}
                last = "yes" if state.year == box.YEARS else "no"
                self.note("log-hunger", person(seat), values, lacking=state.shortage, last=last)
                return
        if everybody:
            self.note("log-fed")
        if not self.eliminate():
            year.end_year(state)
            self.note_end()

    def starve(self, seat: Seat, action: Starve) -> None:
        state, city = self.state, cities.city_of(self.state, action.castle)
        feeding.starve(state, action)
        values = {"left": state.population[city], "lacking": state.shortage}
        self.note("log-starve", person(seat), values, city=self.name(city))
        if state.shortage:
            return
        self.clear(seat)
        if demolition.asks(self.board, state, seat):
            return self.note_short(seat)
        self.feed(year.after(state, seat))

    def eliminate(self) -> bool:
        """7.1.1 to 7.1.3."""
        state = self.state
        for seat in year.order(state):
            if not cities.territory(state, seat):
                self.note("log-eliminated", person(seat), gold=state.gold[seat])
        over = year.eliminate(state)
        self.note_end()
        return over

    def note_end(self) -> None:
        if self.state.step == OVER:
            self.lines += log_end(self.rules, self.state)
