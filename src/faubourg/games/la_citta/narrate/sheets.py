"""Who got what, and why: income, growth, the Voices, migration, the harvest and its penalty."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Event, Seat
from faubourg.core.presentation import Share, Sheet
from faubourg.core.wording import Values, listed, yes
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta import events, towns
from faubourg.games.la_citta.narrate import codes
from faubourg.games.la_citta.narrate.codes import Words, told
from faubourg.games.la_citta.state import LaCittaState


class Sheets(Words):
    """Who got what, and why."""

    def sheet(self, event: Event, known: LaCittaState) -> Sheet | None:
        if isinstance(event, events.Paid):
            quarries = event.gold + event.missing - event.ports
            values: Values = {"quarries": quarries, "ports": event.ports, "missing": event.missing}
            return _alone("income", event.seat, event.gold, values)
        if isinstance(event, events.Grown):
            return _alone("growth", event.seat, len(event.grown), self._growth(event))
        if isinstance(event, events.Harvested):
            values = {"food": event.food, "citizens": event.citizens}
            return _alone("harvest", event.seat, event.food - event.citizens, values)
        if isinstance(event, events.Penalised):
            return _alone("penalty", event.seat, -1, {})
        if isinstance(event, events.Migrated):
            return self._migration(event)
        return _voices(event) if isinstance(event, events.Heard) else None

    def _growth(self, event: events.Grown) -> Values:
        grown, full = ([castle for castle, _ in counts] for counts in (event.grown, event.full))
        return {
            **listed("grown", [towns.name_at(castle) for castle in grown]),
            **listed("full", [towns.name_at(castle) for castle in full]),
            **listed("short", [towns.name_at(castle) for castle in event.short]),
        }

    def _migration(self, event: events.Migrated) -> Sheet | None:
        """The city that draws, then each one it draws from."""
        if not event.drawn:
            return None
        strong: Values = {
            "city": towns.name_at(event.castle),
            "service": box.SERVICES[event.service],
            "points": codes.in_arches(event.points),
        }
        gain = told("sheet-gain-why", strong, drawn=len(event.drawn), lost=event.lost)
        shares = [Share(event.seat, len(event.drawn) - event.lost, gain)]
        for seat, (castle, points) in zip(event.losers, event.drawn, strict=True):
            weak = {"from": towns.name_at(castle), "less": codes.in_arches(points)}
            shares.append(Share(seat, -1, told("sheet-loss-why", strong, weak)))
        return Sheet(told("sheet-migration"), tuple(shares))


def _alone(name: str, seat: Seat, amount: int, values: Values) -> Sheet:
    why = told(f"sheet-{name}-why", values)
    return Sheet(told(f"sheet-{name}"), (Share(seat, amount, why),))


def _voices(event: events.Heard) -> Sheet:
    """3.5.2: which services have most cards."""
    shares = [
        Share(CHANCE, cards, told("sheet-voice-why", service=box.SERVICES[service],
                                  heard=yes(service in event.voices)))
        for service, cards in enumerate(event.cards)
    ]  # fmt: skip
    return Sheet(told("sheet-voices"), tuple(shares))
