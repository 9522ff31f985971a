"""Who got what, and why: income, votes and pollution of a round."""

from __future__ import annotations

from faubourg.core.model import Event, Seat
from faubourg.core.presentation import Share, Sheet
from faubourg.core.wording import Values, yes
from faubourg.games.small_city import events
from faubourg.games.small_city.narrate.codes import told


def sheet(event: Event) -> Sheet | None:
    if isinstance(event, events.Earned):
        values: Values = {"guests": event.guests, "cash": event.cash, "total": event.money}
        return _alone("income", event.seat, event.guests + event.cash, values)
    if isinstance(event, events.Voted):
        homes = event.count - event.university
        values = {"homes": homes, "university": event.university, "total": event.votes}
        return _alone("votes", event.seat, event.count, values)
    if isinstance(event, events.Polluted):
        values = {"parks": event.parks, "engineer": yes(event.engineer), "total": event.pollution}
        return _alone("pollution", event.seat, event.generated, values)
    return None


def _alone(name: str, seat: Seat, amount: int, values: Values) -> Sheet:
    why = told(f"sheet-{name}-why", values)
    return Sheet(told(f"sheet-{name}"), (Share(seat, amount, why),))
