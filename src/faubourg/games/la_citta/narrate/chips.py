"""Short facts about the table and about each player."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.la_citta.components import ROUNDS, YEARS
from faubourg.games.la_citta.narrate.codes import Values, both_services, told
from faubourg.games.la_citta.view import LaCittaView

SCARCE: Final = 5  # citizens in the reserve: from here on it is worth knowing


def status(rules: AnyRules, view: View) -> list[Message]:
    """Year and phase, the Voice as far as the viewer knows it, and warnings."""
    assert isinstance(view, LaCittaView)
    if not view.actors or not view.year:
        return [told("chip-step", step=view.step)]
    moment: Values = {"phase": view.phase, "round": view.round, "rounds": ROUNDS}
    return [
        told("chip-year", moment, year=view.year, years=YEARS),
        *_voice(view),
        *_hunger(view),
        *_reserve(view),
    ]


def _voice(view: LaCittaView) -> list[Message]:
    if view.voices:
        return [told("chip-voices", both_services("voices", view.voices))]
    if not view.open:
        return []
    seen = [service for service in view.hidden if service]
    counts = {service: (view.open, *seen).count(service) for service in view.unheard}
    return [told("chip-open", counts, service=view.open, seen=len(seen))]


def _hunger(view: LaCittaView) -> list[Message]:
    """The viewer's own, as phones have room for few chips: 3.7.1 as things stand, and last year's
    penalty while it lasts. The others' are among the players."""
    if view.seat is None:
        return []
    player, lines = view.players[view.seat], []
    if player.citizens > player.food:
        lines.append(told("chip-hunger", lacking=player.citizens - player.food))
    if player.penalised and view.round == 1:
        lines.append(told("chip-penalty"))
    return lines


def _reserve(view: LaCittaView) -> list[Message]:
    lines = [] if view.bank else [told("chip-no-gold")]
    return lines if view.reserve > SCARCE else [*lines, told("chip-citizens", left=view.reserve)]


def summary(rules: AnyRules, view: View, seat: Seat) -> Message:
    """Gold, food against mouths, and cities, in one line."""
    assert isinstance(view, LaCittaView)
    player = view.players[seat]
    if player.eliminated:
        return told("summary-out", year=player.eliminated)
    count = sum(city.owner == seat for city in view.cities)
    values = {"gold": player.gold, "food": player.food, "citizens": player.citizens}
    lacking = max(0, player.citizens - player.food)
    return told("summary", values, cities=count, cards=player.cards, lacking=lacking)
