"""Who got what, and why: goods, money, votes, pollution and what else a round counts."""

from __future__ import annotations

from faubourg.core.model import Event, Seat
from faubourg.core.presentation import Share, Sheet
from faubourg.core.wording import Values, yes
from faubourg.games.small_city import events
from faubourg.games.small_city.narrate.codes import raws, told


def sheet(event: Event, victory: str) -> Sheet | None:
    if isinstance(event, events.Earned):
        values: Values = {"guests": event.guests, "cash": event.cash, "total": event.money}
        return _alone("income", event.seat, event.guests + event.cash, values)
    if isinstance(event, events.UnitsCame) and event.made:
        return _alone("raw", event.seat, sum(event.units), raws(event.units))
    if isinstance(event, events.Voted):
        homes = event.count - event.university
        values = {"homes": homes, "university": event.university, "total": event.votes}
        return _alone("votes", event.seat, event.count, values)
    if isinstance(event, events.Polluted) and has_polluted(event):
        return _alone("pollution", event.seat, event.generated, polluted(event, 0, 0))
    if isinstance(event, events.ValueRose):
        values = {"total": event.value}
        return _alone("value", event.seat, event.count, values, {"victory": victory})
    return None


def has_polluted(event: events.Polluted) -> bool:
    """Also what parks or the Engineer have taken away again."""
    return bool(event.citizens or event.generated)


def polluted(event: events.Polluted, pairs: int, dirt: int) -> Values:
    """10.1: parks take away no more than there is; an expansion has pairs, and more dirt."""
    citizens = event.citizens + pairs
    parks = citizens + event.made + dirt - event.generated
    return {"citizens": citizens, "made": event.made, "parks": parks,
            "engineer": yes(event.engineer), "total": event.pollution}  # fmt: skip


def _alone(
    name: str, seat: Seat, amount: int, values: Values, title: Values | None = None
) -> Sheet:
    why = told(f"sheet-{name}-why", values)
    return Sheet(told(f"sheet-{name}", title or {}), (Share(seat, amount, why),))
