"""What was done, and what happened by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from faubourg.core.model import Action, Event, Message, Seat
from faubourg.core.snapshot import names_of
from faubourg.core.wording import NONE, Values, listed, person, plainly, yes
from faubourg.games.la_citta import (
    actions,
    building,
    chapter,
    citizens,
    events,
    politics,
    scoring,
    towns,
)
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import state as steps
from faubourg.games.la_citta.narrate import asking, codes, effects
from faubourg.games.la_citta.narrate.codes import told
from faubourg.games.la_citta.state import City, LaCittaState

# What happened, where the text needs just what the event says.
PLAIN: Final[dict[type[Event], str]] = {
    events.DisplayLaid: "log-display", events.FirstNamed: "log-named",
    events.TerrainLaid: "log-terrain", events.CastlesStand: "log-ready",
    events.Paid: "log-income", events.Penalised: "log-penalty", events.Shuffled: "log-shuffle",
    events.NobodyMoved: "log-still", events.Deserted: "log-deserted", events.Short: "log-short",
    events.Fed: "log-fed", events.Eliminated: "log-eliminated",
}  # fmt: skip
# Of these, what follows tells, or they are not worth a line.
NO_LINE: Final = (
    actions.Stop | actions.Enough | actions.Migrate | actions.SetAside | actions.LayTerrain
    | actions.Lay
)  # fmt: skip


class Log(asking.Asking, effects.Effects):
    """The lines of the log."""

    def log_lines(
        self, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
    ) -> list[Message]:
        if isinstance(action, actions.Found | actions.Donor):
            return self._log_city(before, seat, action, after)
        if isinstance(action, actions.Build | actions.SecondRoad):
            return self._log_build(before, seat, action, after)
        if isinstance(action, actions.BreadAndGames | actions.BlessedEra | actions.Harvest):
            return [self._log_politics(before, seat, action, after)]
        if isinstance(action, actions.Grow | actions.Starve | actions.Demolish):
            return [self._log_loss(before, seat, action)]
        if isinstance(action, actions.VoiceCard):
            return _log_voice(before, action)
        return self._log_plainly(before, seat, action, after)

    def _log_plainly(
        self, before: LaCittaState, seat: Seat, action: Action, after: LaCittaState
    ) -> list[Message]:
        if isinstance(action, actions.Gold):
            total = after.gold[seat]
            return [told("log-gold", person(seat), gold=total - before.gold[seat], total=total)]
        if isinstance(action, actions.Pass):
            return [told("log-pass", person(seat))]
        if isinstance(action, actions.Ask):
            asked = codes.on_positions(action.positions)
            return [told("log-ask", person(seat), asked, price=politics.price_of(action))]
        if isinstance(action, actions.PlaceCastle):
            city, food = towns.name_at(action.hex), codes.symbols(before, action.hex)
            values: Values = {"city": city, "food": food, "citizens": box.START_CITIZENS}
            return [told("log-castle", person(seat), values)]
        if isinstance(action, actions.Start):
            return [told("log-start", person(action.seat))]
        if isinstance(action, actions.Lay) and before.year:
            return [told("log-card", card=box.CARDS[action.card])]
        if isinstance(action, NO_LINE):
            return []
        return [plainly("la_citta", "log", self.rules.notation(action), **person(seat))]

    # A turn of phase 4

    def _log_city(
        self,
        before: LaCittaState,
        seat: Seat,
        action: actions.Found | actions.Donor,
        after: LaCittaState,
    ) -> list[Message]:
        """3.4.10 and 3.4.14: told once it stands, with where its first citizen comes from."""
        if after.step == steps.DONOR:
            return []
        if isinstance(action, actions.Found):
            site, donor = action.hex, before.castles[building.donors(before, seat)[0]]
        else:
            site, donor = before.site, action.castle
        city = cities.city_of(after, site)
        values: Values = {
            "city": towns.name_at(site), "donor": towns.name_at(donor),
            "citizens": after.population[city], "food": cities.food(after, after.tiles[city]),
            "cities": len(cities.cities_of(after, seat)),
        }  # fmt: skip
        return [
            told("log-found", person(seat), values),
            *self.log_neighbours(before, after, seat),
        ]

    def _log_build(
        self,
        before: LaCittaState,
        seat: Seat,
        action: actions.Build | actions.SecondRoad,
        after: LaCittaState,
    ) -> list[Message]:
        """The building, then what it changes for and between cities."""
        kind = action.building if isinstance(action, actions.Build) else box.ROAD
        city = cities.city_at(after, action.hex)
        food, income = cities.yields(after, kind, action.hex)
        values: Values = {
            "building": box.BUILDINGS[kind],
            "city": towns.name_of(after, city),
            "way": actions.WAYS[action.way] if isinstance(action, actions.Build) else "second",
            "price": politics.price_of(action),
            "paved": yes(codes.building_on(before, action.hex) != NONE),
            "food": food,
            "income": income,
            "idle": yes(kind in (box.FARMHOUSE, box.QUARRY) and not food and not income),
        }
        lines = [told("log-build", person(seat), values, _gain(before, after, kind, city))]
        if scoring.has_all_services(after, city) and not scoring.has_all_services(before, city):
            lines.append(told("log-complete", person(seat), city=towns.name_of(after, city)))
        return [*lines, *self.log_neighbours(before, after, seat)]

    def _log_politics(
        self,
        before: LaCittaState,
        seat: Seat,
        action: actions.BreadAndGames | actions.BlessedEra | actions.Harvest,
        after: LaCittaState,
    ) -> Message:
        values: Values = {**person(seat), "price": politics.price_of(action)}
        if isinstance(action, actions.Harvest):
            was, now = (cities.food(s, cities.territory(s, seat)) for s in (before, after))
            building, city = codes.building_on(after, action.hex), codes.city_on(after, action.hex)
            return told("log-harvest", values, building=building, city=city, food=now - was)
        home, values["city"] = cities.city_of(after, action.castle), towns.name_at(action.castle)
        if isinstance(action, actions.BlessedEra):
            total = after.population[home]
            return told("log-blessed", values, citizens=action.citizens, total=total)
        points = codes.in_arches(cities.points(after, home, action.service))
        service = box.SERVICES[action.service]
        return told("log-games", values, service=service, cubes=action.cubes, points=points)

    # Choices of the other phases

    def _log_loss(
        self,
        before: LaCittaState,
        seat: Seat,
        action: actions.Grow | actions.Starve | actions.Demolish,
    ) -> Message:
        after = self.alone(before, action)
        if isinstance(action, actions.Demolish):
            return self._log_demolish(before, seat, action, after)
        left = after.population[cities.city_of(after, action.castle)]
        place: Values = {**person(seat), "city": towns.name_at(action.castle)}
        if isinstance(action, actions.Starve):
            return told("log-starve", place, left=left, lacking=after.shortage)
        short = [] if after.citizens else towns.names_of(after, citizens.growing(after, seat))
        return told("log-grow", place, listed("short", short), citizens=left)

    def _log_demolish(
        self, before: LaCittaState, seat: Seat, action: actions.Demolish, after: LaCittaState
    ) -> Message:
        city = cities.city_at(before, action.hex)
        was, now = (cities.food(s, s.tiles[city]) for s in (before, after))
        limit = codes.limit_of(after, city)
        values: Values = {
            "building": codes.building_on(before, action.hex), "city": towns.name_of(before, city),
            "gone": before.population[city] - after.population[city],
            "food": was - now,
            "limit": 0 if limit == codes.limit_of(before, city) else limit,
        }  # fmt: skip
        return told("log-demolish", person(seat), values)

    # What happened by itself

    def event_lines(self, event: Event, known: LaCittaState) -> list[Message]:
        if isinstance(event, events.Over):
            return self._log_over(known)
        if isinstance(event, events.Grown):
            return [self._log_grown(event)]
        if isinstance(event, events.Migrated):
            return [self._log_migrated(event)]
        if isinstance(event, events.Harvested):
            return []  # a sheet has it; the log tells of the hungry
        if isinstance(event, events.Heard):
            voices = codes.both_services("voices", event.voices)
            return [told("log-voices", voices, codes.by_service(event.cards))]
        if isinstance(event, events.Hungry):
            food, last = event.citizens - event.lacking, yes(known.year == box.YEARS)
            return [told("log-hunger", self._values(event), food=food, last=last)]
        return [told(PLAIN[type(event)], self._values(event))]

    def _values(self, event: Event) -> Values:
        """Seats and castles by their names, and numbers."""
        values: Values = {}
        for field in names_of(type(event)):
            value = getattr(event, field)
            if field == "seat":
                values |= person(value)
            elif field == "castle":
                values["city"] = towns.name_at(value)
            else:
                values[field] = value
        return values

    def _log_grown(self, event: events.Grown) -> Message:
        return told(
            "log-growth",
            person(event.seat),
            listed("grown", self._counted(event.grown)),
            listed("full", self._counted(event.full)),
            listed("short", [towns.name_at(castle) for castle in event.short]),
        )

    def _counted(self, counts: Sequence[events.Count]) -> list[str]:
        return [f"{towns.name_at(castle)} ({count})" for castle, count in counts]

    def _log_migrated(self, event: events.Migrated) -> Message:
        place: Values = {
            **person(event.seat),
            "city": towns.name_at(event.castle),
            "service": box.SERVICES[event.service],
        }
        if not event.drawn:
            return told("log-no-move", place)
        drawn = [f"{towns.name_at(castle)} ({codes.in_arches(n)})" for castle, n in event.drawn]
        points = codes.in_arches(event.points)
        numbers: Values = {"points": points, "lost": event.lost, "total": event.total}
        return told("log-migrate", place, listed("drawn", drawn), numbers)

    def _log_over(self, known: LaCittaState) -> list[Message]:
        """Why it ended, everybody's points, and the victory."""
        left = chapter.order(known)
        why = "log-over-years" if len(left) > 1 else "log-over-alone" if left else "log-over-nobody"
        ranks: list[Message] = []
        for tied in self.rules.ranking(known):
            place = len(ranks) + 1
            ranks += [self._log_rank(known, seat, place) for seat in tied if seat in left]
        return [told(why, years=box.YEARS), *ranks, self.victory(known, "log")]

    def _log_rank(self, known: LaCittaState, seat: Seat, place: int) -> Message:
        citizens, services, hunger = (line.points for line in self.rules.score(known, seat))
        values = {"citizens": citizens, "services": services, "hunger": -hunger}
        total = self.rules.total(known, seat)
        return told("log-rank", person(seat), values, place=place, points=total)


def _log_voice(before: LaCittaState, action: actions.VoiceCard) -> list[Message]:
    """3.1.1 to all, 5.6.1 to the one who asked; what is revealed is heard when all lie open."""
    service = box.SERVICES[action.service]
    if before.step == steps.LOOK:
        return [told("log-look", number=action.position + 1, service=service)]
    if before.step == steps.REVEAL:
        return []
    values: Values = {"year": before.year, "last": yes(before.year == box.YEARS)}
    return [told("log-year", person(before.first), values, service=service)]


def _gain(before: LaCittaState, after: LaCittaState, kind: box.Building, city: City) -> Values:
    """What a new building brings its city: points of services, room, a citizen (rule 4.2.7)."""
    points = [cities.points(after, city, service) for service in box.EACH_SERVICE]
    raised = [s for s in box.EACH_SERVICE if points[s] != cities.points(before, city, s)]
    gains: Values = {}
    for place in range(2):
        service = raised[place] if place < len(raised) else -1
        gains[f"service-{place + 1}"] = box.SERVICES[service] if service >= 0 else NONE
        gains[f"points-{place + 1}"] = codes.in_arches(points[service]) if service >= 0 else "0"
    limit = codes.limit_of(after, city)
    changed = codes.limit_of(before, city) != limit or kind == box.MARKET
    gains["limit"] = (str(limit) if limit else "free") if changed else NONE
    gains["newcomer"] = yes(kind == box.MARKET)
    return gains
