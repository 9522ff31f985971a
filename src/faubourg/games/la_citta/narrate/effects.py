"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.la_citta import demolition, feeding, growth, migration
from faubourg.games.la_citta.actions import (
    Ask,
    Demolish,
    Enough,
    Found,
    Gold,
    Grow,
    Migrate,
    Pass,
    PlaceCastle,
    Starve,
    Stop,
)
from faubourg.games.la_citta.components import NO_CARD, ROUNDS, SERVICES
from faubourg.games.la_citta.narrate.changes import changes
from faubourg.games.la_citta.narrate.codes import person, told
from faubourg.games.la_citta.narrate.labels import castles, on_positions
from faubourg.games.la_citta.narrate.prompts import short_of
from faubourg.games.la_citta.narrate.table import Table, table_of
from faubourg.games.la_citta.politics import card_of
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.view import LaCittaView, not_seen, view_of


def consequences(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    """What the action does, what changes by it, and who is next."""
    assert isinstance(rules, LaCittaRules)
    assert isinstance(before, LaCittaView) and isinstance(after, LaCittaView)
    if seat == CHANCE:
        return []
    table = table_of(rules, before)
    if isinstance(action, Grow | Migrate | Starve | Demolish | Enough):
        return _resolved(table, seat, action)
    lines = [*_own(table, seat, action), *changes(table, table_of(rules, after), seat)]
    if before.step == "turn":
        lines += _card(before, seat, action)
    next_seat = after.actors[0] if after.actors else CHANCE
    if next_seat not in (seat, CHANCE):
        lines.append(told("effect-next", person(next_seat)))
    return lines or [told("effect-nothing")]


def _own(table: Table, seat: Seat, action: Action) -> list[Message]:
    """What cannot be seen on the table afterwards."""
    view = table.view
    if isinstance(action, Pass):
        return [told("effect-pass", left=ROUNDS - view.round)]
    if isinstance(action, Ask):
        positions = on_positions(action.positions)
        return [told("effect-ask", positions), told("effect-unheard", not_seen(view))]
    if isinstance(action, Stop):
        return [told("effect-stop")]
    if isinstance(action, Gold) and not view.bank:
        return [told("effect-no-gold")]
    if not isinstance(action, Found | PlaceCastle):
        return []
    food = table.symbols(action.hex)
    lines = [told("effect-castle", hex=table.name(action.hex), food=food)]
    left = view.players[seat].castles - 1
    return [*lines, told("effect-found", castles=left)] if isinstance(action, Found) else lines


def _card(before: LaCittaView, seat: Seat, action: Action) -> list[Message]:
    """3.4.4: the player cards that remain."""
    if isinstance(action, Pass) or card_of(action) != NO_CARD:
        return []
    return [told("effect-cards", cards=before.players[seat].cards - 1)]


def _resolved(
    table: Table, seat: Seat, action: Grow | Migrate | Starve | Demolish | Enough
) -> list[Message]:
    """Only this step: what follows from it by itself may reach into the next year."""
    if isinstance(action, Enough):
        return [told("effect-enough")]
    state = table.state.clone()
    lines: list[Message] = []
    if isinstance(action, Demolish):
        demolition.demolish(table.board, state, seat, action.hex)
    elif isinstance(action, Starve):
        feeding.starve(state, action)
    elif isinstance(action, Grow):
        growth.grow(state, state.castles.index(action.castle))
        lines = [told("effect-grow", left=state.citizens)]
    else:
        city = state.castles.index(action.castle)
        migration.handle(state, city, migration.weaker(state, city, action.service))
        lines = _drawn(table, action)
    after = view_of(table.board, state, table.view.seat)
    lines += changes(table, table_of(table.rules, after), seat)
    lines += _still_short(after, seat)
    return lines or [told("effect-nothing")]


def _drawn(table: Table, action: Migrate) -> list[Message]:
    """3.6.3 and 3.6.6."""
    city = table.cities[table.name(action.castle)]
    drawn = table.drawn(city, action.service)
    room = max(0, city.limit - city.citizens) if city.limit else len(drawn)
    values = {"city": city.castle, "service": SERVICES[action.service]}
    lost = max(0, len(drawn) - room)
    return [told("effect-drawn", values, castles("drawn", drawn), lost=lost)]


def _still_short(after: LaCittaView, seat: Seat) -> list[Message]:
    """6.3: what has to be demolished yet."""
    if after.shortage:
        return [told("effect-shortage", lacking=after.shortage)]
    short = [city for city in after.cities if city.owner == seat and city.short]
    return [
        told("effect-empty", city=city.castle)
        if not city.citizens
        else told("effect-short", city=city.castle, missing=short_of(city))
        for city in short
    ]
