"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from faubourg.core.model import CHANCE, Action, Message, Seat
from faubourg.core.wording import Values, person, yes
from faubourg.games.la_citta import actions, citizens, politics, relocation, towns, year
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.narrate import codes
from faubourg.games.la_citta.narrate.codes import Words, fed, limit_of, told
from faubourg.games.la_citta.scoring import has_all_services
from faubourg.games.la_citta.state import TURN, City, LaCittaState


class Effects(Words):
    """What an action would bring."""

    def consequences(
        self, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
    ) -> list[Message]:
        """What the action does, what changes by it, and who is next."""
        if seat == CHANCE:
            return []
        if isinstance(action, actions.Resolved | actions.Enough):
            return self._resolved(before, seat, action)
        lines = [*self._own(before, seat, action), *self.changes(before, after, seat)]
        if before.step == TURN:
            lines += _card(before, seat, action)
        next_seat = after.actors[0] if after.actors else CHANCE
        if next_seat not in (seat, CHANCE):
            lines.append(told("effect-next", person(next_seat)))
        return lines or [told("effect-nothing")]

    def _own(self, before: LaCittaState, seat: Seat, action: Action) -> list[Message]:
        """What cannot be seen on the table afterwards."""
        if isinstance(action, actions.Pass):
            return [told("effect-pass", left=box.ROUNDS - before.round)]
        if isinstance(action, actions.Ask):
            asked, not_seen = codes.on_positions(action.positions), year.undrawn(before)
            return [told("effect-ask", asked), told("effect-unheard", codes.by_service(not_seen))]
        if isinstance(action, actions.Stop):
            return [told("effect-stop")]
        if isinstance(action, actions.Gold) and not before.bank:
            return [told("effect-no-gold")]
        if not isinstance(action, actions.Found | actions.PlaceCastle):
            return []
        food = codes.symbols(before, action.hex)
        lines = [told("effect-castle", city=towns.name_at(action.hex), food=food)]
        if isinstance(action, actions.Found):
            lines.append(told("effect-found", castles=cities.castles_left(before, seat) - 1))
        return lines

    def _resolved(
        self, before: LaCittaState, seat: Seat, action: actions.Resolved | actions.Enough
    ) -> list[Message]:
        """Only this step."""
        if isinstance(action, actions.Enough):
            return [told("effect-enough")]
        after, lines = self.alone(before, action), list[Message]()
        if isinstance(action, actions.Grow):
            lines = [told("effect-grow", left=after.citizens)]
        elif isinstance(action, actions.Migrate):
            lines = _without_place(before, after)
        lines += [*self.changes(before, after, seat), *self._still_short(after, seat)]
        return lines or [told("effect-nothing")]

    def alone(self, before: LaCittaState, action: actions.Resolved) -> LaCittaState:
        """After this step, without what follows by itself: that may reach into the next year."""
        after = before.clone()
        if isinstance(action, actions.Demolish):
            relocation.demolish(self.rules.board, after, action.hex)
        elif isinstance(action, actions.Starve):
            relocation.starve(after, action.castle)
        elif isinstance(action, actions.Grow):
            citizens.grow(after, cities.city_of(after, action.castle))
        else:
            citizens.handle(after, cities.city_of(after, action.castle), action.service)
        return after

    def _still_short(self, after: LaCittaState, seat: Seat) -> list[Message]:
        """6.3: what has to be demolished yet."""
        if after.shortage:
            return [told("effect-shortage", lacking=after.shortage)]
        return [self._short(after, city) for city in relocation.short_cities(after, seat)]

    def _short(self, after: LaCittaState, city: City) -> Message:
        place, missing = {"city": towns.name_of(after, city)}, relocation.missing(after, city)
        if not after.population[city]:
            return told("effect-empty", place)
        return told("effect-short", place, missing=missing)

    # What has changed for a seat

    def changes(self, before: LaCittaState, after: LaCittaState, seat: Seat) -> list[Message]:
        """Gold, food against mouths, what growth and migration would bring, then each city.

        A low bar shows no more than the first of them.
        """
        own = cities.cities_of(after, seat)
        new = [city for city in own if after.castles[city] != before.castles[city]]
        return [
            *_means(before, after, seat),
            *(
                told("effect-new-city", citizens=after.population[c], city=towns.name_of(after, c))
                for c in new
            ),
            *_food(before, after, seat),
            *(_forecast(before, after, seat) if before.phase == 4 else ()),
            *(line for c in own if c not in new for line in self._city(before, after, c)),
            *(
                told("effect-neighbour", person(cities.owner(other)), _named(after, city, other))
                for city, other in _new_neighbours(before, after, seat)
            ),
        ]

    def _city(self, before: LaCittaState, after: LaCittaState, city: City) -> Iterator[Message]:
        place, limit = {"city": towns.name_of(after, city)}, limit_of(after, city)
        was, now = before.population[city], after.population[city]
        left = cities.on_castle(after, city)
        if was != now:
            yield told("effect-citizens", place, was=was, now=now, limit=limit)
        elif left < cities.on_castle(before, city):
            yield told("effect-on-castle", place, left=left)
        for service in box.EACH_SERVICE:
            old, new = (codes.in_arches(cities.points(s, city, service)) for s in (before, after))
            if old != new:
                yield told("effect-service", place, service=box.SERVICES[service], was=old, now=new)
        if limit_of(before, city) != limit:
            yield told("effect-limit", place, was=limit_of(before, city), now=limit)
        if has_all_services(before, city) != has_all_services(after, city):
            yield told("effect-complete", place, complete=yes(has_all_services(after, city)))

    def log_neighbours(
        self, before: LaCittaState, after: LaCittaState, seat: Seat
    ) -> Iterator[Message]:
        """Named is who brought them together: the line stays with that turn."""
        for city, other in _new_neighbours(before, after, seat):
            yield told("log-neighbour", person(seat), _named(after, city, other))


def _without_place(before: LaCittaState, after: LaCittaState) -> list[Message]:
    """3.6.6: whom a city draws is what its choice is called, but not who goes to the reserve."""
    lost = after.citizens - before.citizens
    return [told("effect-no-room", lost=lost)] if lost else []


def _new_neighbours(
    before: LaCittaState, after: LaCittaState, seat: Seat
) -> Iterator[tuple[City, City]]:
    """1.2.4: cities of others that have come within reach of a city of the seat."""
    for city in cities.cities_of(after, seat):
        for other in cities.all_cities(after):
            was, now = (citizens.are_neighbours(s, city, other) for s in (before, after))
            if now and not was and cities.owner(other) != seat:
                yield city, other


def _named(state: LaCittaState, city: City, other: City) -> Values:
    one, two = towns.names_of(state, (city, other))
    return {"city": one, "other": two}


def _card(before: LaCittaState, seat: Seat, action: Action) -> list[Message]:
    """3.4.4: the player cards that remain."""
    if isinstance(action, actions.Pass) or politics.card_of(action) != box.NO_CARD:
        return []
    return [told("effect-cards", cards=before.cards[seat] - 1)]


def _means(before: LaCittaState, after: LaCittaState, seat: Seat) -> Iterator[Message]:
    if before.gold[seat] != after.gold[seat]:
        yield told("effect-gold", was=before.gold[seat], now=after.gold[seat])
    was, now = (cities.income(state, cities.territory(state, seat)) for state in (before, after))
    if was != now:
        yield told("effect-income", was=was, now=now)
    left = cities.cubes_left(after, seat)
    if left < cities.cubes_left(before, seat):
        yield told("effect-cubes", left=left)


def _food(before: LaCittaState, after: LaCittaState, seat: Seat) -> Iterator[Message]:
    if fed(before, seat) != fed(after, seat):
        yield told("effect-food", fed(after, seat))


def _forecast(before: LaCittaState, after: LaCittaState, seat: Seat) -> Iterator[Message]:
    """What the next growth and this year's migration would bring as things stand."""
    grown = [len(citizens.growing(state, seat)) for state in (before, after)]
    if grown[0] != grown[1]:
        yield told("effect-growth", was=grown[0], now=grown[1])
    for service in box.EACH_SERVICE:
        was, now = _moves(before, seat, service), _moves(after, seat, service)
        if was != now:
            values = {"was-drawn": was.drawn, "was-lost": was.lost, "drawn": now.drawn,
                      "lost": now.lost, "full": now.full}  # fmt: skip
            yield told("effect-moves", values, service=box.SERVICES[service])


class Moves(NamedTuple):
    """3.6: the citizens of a seat that a Voice would move as things stand."""

    drawn: int
    lost: int
    full: int  # of those drawn, who find no room


def _moves(state: LaCittaState, seat: Seat, service: box.Service) -> Moves:
    gained = lost = full = 0
    for city in cities.all_cities(state):
        drawn = citizens.weaker(state, city, service)
        if cities.owner(city) == seat:
            gained += len(drawn)
            full += _without_room(state, city, len(drawn))
        lost += sum(cities.owner(other) == seat for other in drawn)
    return Moves(gained, lost, full)


def _without_room(state: LaCittaState, city: City, drawn: int) -> int:
    """3.6.6: how many of them the city may not have."""
    room = max(0, cities.limit(state, city) - state.population[city])
    return max(0, drawn - room)
