"""What has changed for a seat between two tables, in numbers."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.model import Message, Seat
from faubourg.games.la_citta.components import EACH_SERVICE, SERVICES
from faubourg.games.la_citta.narrate.codes import in_arches, person, told
from faubourg.games.la_citta.narrate.forecast import changed_moves, growth
from faubourg.games.la_citta.narrate.table import Table
from faubourg.games.la_citta.view import CityView


def changes(before: Table, after: Table, seat: Seat) -> list[Message]:
    """Gold, each city, food against mouths, then what growth and migration would bring."""
    own = [city for city in after.view.cities if city.owner == seat]
    cities = [
        line
        for city in own
        if city.castle in before.cities
        for line in _city(before.cities[city.castle], city)
    ]
    return [
        *_gold(before, after, seat),
        *_new_cities(before, own),
        *cities,
        *new_neighbours(before, after, seat, "effect"),
        *_food(before, after, seat),
        *_forecast(before, after, seat),
    ]


def _gold(before: Table, after: Table, seat: Seat) -> Iterator[Message]:
    was, now = before.view.players[seat], after.view.players[seat]
    if was.gold != now.gold:
        yield told("effect-gold", was=was.gold, now=now.gold)
    if was.income != now.income:
        yield told("effect-income", was=was.income, now=now.income)
    if now.cubes < was.cubes:
        yield told("effect-cubes", left=now.cubes)


def _new_cities(before: Table, own: list[CityView]) -> Iterator[Message]:
    for city in own:
        if city.castle not in before.cities:
            yield told("effect-new-city", citizens=city.citizens, city=city.castle)


def _city(was: CityView, now: CityView) -> Iterator[Message]:
    place = {"city": now.castle}
    if was.citizens != now.citizens:
        yield told("effect-citizens", place, was=was.citizens, now=now.citizens, limit=now.limit)
    elif now.on_castle < was.on_castle:
        yield told("effect-on-castle", place, left=now.on_castle)
    for service in EACH_SERVICE:
        if was.points[service] != now.points[service]:
            old, new = in_arches(was.points[service]), in_arches(now.points[service])
            yield told("effect-service", place, service=SERVICES[service], was=old, now=new)
    if was.limit != now.limit:
        yield told("effect-limit", place, was=was.limit, now=now.limit)
    if was.complete != now.complete:
        yield told("effect-complete", place, complete="yes" if now.complete else "no")


def new_neighbours(before: Table, after: Table, seat: Seat, kind: str) -> Iterator[Message]:
    """1.2.4: cities of others that have come within reach of a city of the seat."""
    for city in after.view.cities:
        if city.owner != seat:
            continue
        known = before.cities[city.castle].neighbours if city.castle in before.cities else []
        for castle in city.neighbours:
            owner = after.cities[castle].owner
            if castle not in known and owner != seat:
                yield told(f"{kind}-neighbour", person(owner), city=city.castle, other=castle)


def _food(before: Table, after: Table, seat: Seat) -> Iterator[Message]:
    """3.7.1, as if feeding came now."""
    was, now = before.view.players[seat], after.view.players[seat]
    if (was.food, was.citizens) != (now.food, now.citizens):
        lacking = max(0, now.citizens - now.food)
        values = {"food": now.food, "citizens": now.citizens, "lacking": lacking}
        yield told("effect-food", values)


def _forecast(before: Table, after: Table, seat: Seat) -> Iterator[Message]:
    if before.view.phase != 4:
        return
    if growth(before, seat) != growth(after, seat):
        yield told("effect-growth", was=growth(before, seat), now=growth(after, seat))
    for service, was, now in changed_moves(before, after, seat):
        values = {"was-drawn": was[0], "was-lost": was[1], "drawn": now[0], "lost": now[1]}
        yield told("effect-moves", values, service=SERVICES[service])
