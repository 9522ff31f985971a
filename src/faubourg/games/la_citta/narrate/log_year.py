"""The log of the phases that begin a year: the open voice card, income and growth."""

from __future__ import annotations

from faubourg.core.model import Message, Seat
from faubourg.games.la_citta.actions import Grow, VoiceCard
from faubourg.games.la_citta.components import SERVICES, YEARS
from faubourg.games.la_citta.narrate.codes import Values, listed, person, told, yes
from faubourg.games.la_citta.narrate.forecast import growing, grows
from faubourg.games.la_citta.narrate.table import Table, table_of
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.view import LaCittaView


def log_open(
    rules: LaCittaRules, before: LaCittaView, action: VoiceCard, after: LaCittaView
) -> list[Message]:
    """3.1 to 3.3, as far as nobody must choose, and who is under the hunger penalty (3.4.3)."""
    values: Values = {"year": before.year, "last": yes(before.year == YEARS)}
    service = SERVICES[action.service]
    lines = [told("log-year", person(before.first), values, service=service)]
    for seat in in_order(before):
        lines += _log_income(before, seat, after)
    return lines + _log_growths(rules, before, in_order(before), after)


def log_grow(
    rules: LaCittaRules, before: LaCittaView, seat: Seat, action: Grow, after: LaCittaView
) -> list[Message]:
    """3.3.4: the city that was chosen; with the last citizen, those that go short."""
    city = table_of(rules, before).cities[rules.board.names[action.castle]]
    others = [other.castle for other in growing(before, seat) if other is not city]
    values: Values = {"city": city.castle, "citizens": city.citizens + 1}
    over = after.step != "growth"
    lines = [told("log-grow", person(seat), values, listed("short", others if over else []))]
    seats = in_order(before)
    later = seats[seats.index(seat) + 1 :]
    return lines + (_log_growths(rules, before, later, after) if over else [])


def _log_growths(
    rules: LaCittaRules, before: LaCittaView, seats: list[Seat], after: LaCittaView
) -> list[Message]:
    """Of these, up to the one who must choose; then the penalties, as phase 4 begins."""
    lines = list[Message]()
    for seat in seats:
        if after.step == "growth" and seat in after.actors:
            return lines
        lines += _log_growth(table_of(rules, before), seat, table_of(rules, after))
    hungry = [seat for seat in in_order(before) if before.players[seat].penalised]
    return lines + [told("log-penalty", person(seat)) for seat in hungry]


def in_order(view: LaCittaView) -> list[Seat]:
    """1.5.2: from the first player clockwise, without the eliminated."""
    count = len(view.players)
    around = [(view.first + place) % count for place in range(count)]
    return [seat for seat in around if not view.players[seat].eliminated]


def _log_income(before: LaCittaView, seat: Seat, after: LaCittaView) -> list[Message]:
    due = before.players[seat].income
    if not due:
        return []
    total = after.players[seat].gold
    paid = total - before.players[seat].gold
    return [told("log-income", person(seat), gold=paid, missing=due - paid, total=total)]


def _log_growth(before: Table, seat: Seat, after: Table) -> list[Message]:
    """3.3.1 to 3.3.3: which cities gain a citizen, which are full, which go short."""
    own = [city for city in before.view.cities if city.owner == seat]
    own.sort(key=lambda city: before.board.number[city.castle])
    grown = [c for c in own if after.cities[c.castle].citizens > c.citizens]
    full = [f"{city.castle} ({city.citizens})" for city in own if not grows(city)]
    short = [city.castle for city in own if grows(city) and city not in grown]
    return [
        told(
            "log-growth",
            person(seat),
            listed("grown", [f"{c.castle} ({c.citizens + 1})" for c in grown]),
            listed("full", full),
            listed("short", short),
        )
    ]
