"""What happened, told from the views before and after."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.la_citta.actions import (
    Ask,
    Demolish,
    Enough,
    Grow,
    Lay,
    LayTerrain,
    Migrate,
    PlaceCastle,
    Start,
    Starve,
    VoiceCard,
)
from faubourg.games.la_citta.components import CARDS, SERVICES, START_CITIZENS
from faubourg.games.la_citta.narrate.codes import Values, person, told
from faubourg.games.la_citta.narrate.log_turn import log_turn
from faubourg.games.la_citta.narrate.log_year import log_grow, log_open
from faubourg.games.la_citta.narrate.retelling import Retelling
from faubourg.games.la_citta.narrate.table import table_of
from faubourg.games.la_citta.rules import LaCittaRules
from faubourg.games.la_citta.view import LaCittaView


def log_lines(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    """The action and all that followed from it by itself.

    Whoever reads it, nothing is told of voice cards that the viewer has not seen, and nothing of
    the cards that lie unseen in front of players.
    """
    assert isinstance(rules, LaCittaRules)
    assert isinstance(before, LaCittaView) and isinstance(after, LaCittaView)
    if isinstance(action, VoiceCard):
        return _log_voice(rules, before, action, after)
    if isinstance(action, Grow):
        return log_grow(rules, before, seat, action, after)
    if isinstance(action, Migrate | Starve | Demolish | Enough):
        return Retelling(rules, before).after_choice(seat, action)
    if seat == CHANCE:
        return _log_chance(before, action, after)
    if isinstance(action, PlaceCastle):
        return _log_castle(rules, before, seat, action, after)
    lines = log_turn(table_of(rules, before), table_of(rules, after), seat, action)
    return [*lines, told("log-shuffle")] if _shuffles(before, action, after) else lines


def _shuffles(before: LaCittaView, action: Action, after: LaCittaView) -> bool:
    """5.1.7; after a question the deck is filled only once the cards have been looked at."""
    return not before.deck if isinstance(action, Ask) else after.deck > before.deck


def _log_voice(
    rules: LaCittaRules, before: LaCittaView, action: VoiceCard, after: LaCittaView
) -> list[Message]:
    if before.step == "voice":
        return log_open(rules, before, action, after)
    if before.step == "reveal":
        return Retelling(rules, before).after_card(action)
    if not after.hidden[action.position]:
        return []  # 5.6.3: only who asked sees the card
    return [told("log-look", number=action.position + 1, service=SERVICES[action.service])]


def _log_chance(before: LaCittaView, action: Action, after: LaCittaView) -> list[Message]:
    if isinstance(action, Start):
        return [told("log-start", person(action.seat))]
    if isinstance(action, Lay):
        return _log_card(before, action, after)
    if isinstance(action, LayTerrain) and after.step == "castles":
        return [told("log-terrain", person(after.actors[0]))]
    return []  # one of many spaces, or a card that nobody sees (5.1.9)


def _log_card(before: LaCittaView, action: Lay, after: LaCittaView) -> list[Message]:
    """2.9 at once, when the display is full; 5.1.6 card by card."""
    if before.year:
        return [told("log-card", card=CARDS[action.card])]
    if after.step == "display":
        return []
    lines = [told("log-display", cards=len(after.display))]
    return lines if after.step == "start" else [*lines, told("log-named", person(after.first))]


def _log_castle(
    rules: LaCittaRules, before: LaCittaView, seat: Seat, action: PlaceCastle, after: LaCittaView
) -> list[Message]:
    """8.3, 8.4 and 8.8."""
    table = table_of(rules, before)
    values: Values = {"hex": table.name(action.hex), "food": table.symbols(action.hex)}
    lines = [told("log-castle", person(seat), values, citizens=START_CITIZENS)]
    return lines if after.step == "castles" else [*lines, told("log-ready", person(after.first))]
