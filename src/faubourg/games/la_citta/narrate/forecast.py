"""What the next growth and this year's migration would bring as things stand."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.la_citta.components import EACH_SERVICE, Service
from faubourg.games.la_citta.narrate.table import Table
from faubourg.games.la_citta.view import CityView, LaCittaView


def grows(city: CityView) -> bool:
    """3.3.1: below its limit."""
    return not city.limit or city.citizens < city.limit


def growing(view: LaCittaView, seat: Seat) -> list[CityView]:
    """3.3.4: during growth, the cities of a seat that still may."""
    return [
        city
        for city in view.cities
        if city.owner == seat and grows(city) and city.castle not in view.handled
    ]


def growth(table: Table, seat: Seat) -> int:
    """3.3.1: how many citizens the next growth brings, if the reserve has them."""
    return sum(city.owner == seat and grows(city) for city in table.view.cities)


def moves(table: Table, seat: Seat, service: Service) -> tuple[int, int]:
    """3.6: the citizens that a seat would draw and lose if this were the Voice, limits aside."""
    gained = lost = 0
    for city in table.view.cities:
        drawn = table.drawn(city, service)
        if city.owner == seat:
            gained += len(drawn)
        else:
            lost += sum(other.owner == seat for other in drawn)
    return gained, lost


def changed_moves(
    before: Table, after: Table, seat: Seat
) -> list[tuple[Service, tuple[int, int], tuple[int, int]]]:
    """The services whose migration would come out otherwise, as it was and as it would be."""
    found = []
    for service in EACH_SERVICE:
        was, now = moves(before, seat, service), moves(after, seat, service)
        if was != now:
            found.append((service, was, now))
    return found
