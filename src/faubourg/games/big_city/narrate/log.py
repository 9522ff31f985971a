"""What happened, told from the views before and after."""

from __future__ import annotations

from faubourg.core.model import CHANCE, NOBODY, Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.big_city.actions import (
    Accept,
    Ask,
    Build,
    Confirm,
    Discard,
    Draw,
    Lay,
    Origin,
    Pass,
    Start,
    Stop,
)
from faubourg.games.big_city.components import CARD_NAMES
from faubourg.games.big_city.narrate import log_cards, log_city
from faubourg.games.big_city.narrate.codes import person, told, yes
from faubourg.games.big_city.narrate.ending import is_the_end, log_end
from faubourg.games.big_city.narrate.table import installation_on, table_of
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView


def log_lines(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    """The action and all that followed from it; some steps are told only once complete.

    Whoever reads it, no card is named that lies face down for the viewer.
    """
    assert isinstance(rules, BigCityRules)
    assert isinstance(before, BigCityView) and isinstance(after, BigCityView)
    if seat == CHANCE:
        return _log_chance(rules, before, action, after)
    lines = _log_action(rules, before, seat, action, after)
    if before.turn == NOBODY and after.step == "turn":
        lines.append(told("log-first-turn", person(after.turn)))
    return [*lines, *log_end(rules, after)] if is_the_end(rules, before, action, after) else lines


def _log_chance(
    rules: BigCityRules, before: BigCityView, action: Action, after: BigCityView
) -> list[Message]:
    if isinstance(action, Start):
        pool = {"from": rules.pool[0] + 1, "to": rules.pool[-1] + 1}
        return [
            told("log-start", person(action.seat), cards=after.full[action.seat]),
            told("log-pool", person(after.actors[0]), pool),
        ]
    own = [card for card in after.hand if card not in before.hand]
    if before.step == "deal" or not own:
        return []  # 1.15: only who takes a card sees it
    return [told("log-card", card=own[0])]


def _log_action(
    rules: BigCityRules, before: BigCityView, seat: Seat, action: Action, after: BigCityView
) -> list[Message]:
    if isinstance(action, Build):
        return log_city.log_piece(rules, before, seat, action, after)
    if isinstance(action, Origin):
        return log_city.log_district(rules, before, seat, after)
    if isinstance(action, Lay):
        return [] if after.step == "tram" else [log_city.log_trams(rules, before, seat, after)]
    if isinstance(action, Pass):
        return [_log_pass(rules, before, seat, after)]
    if isinstance(action, Discard):
        over = installation_on(table_of(rules, before), action.card)
        return [told("log-discard", person(seat), card=CARD_NAMES[action.card], piece=over)]
    return _log_cards(rules, before, seat, action, after)


def _log_pass(rules: BigCityRules, before: BigCityView, seat: Seat, after: BigCityView) -> Message:
    """5.3: a turn with discards is no pass."""
    missing = rules.seats - after.passes if not before.discards else rules.seats
    values = {"passes": after.passes, "missing": missing}
    return told("log-pass", person(seat), values, counts=yes(not before.discards))


def _log_cards(
    rules: BigCityRules, before: BigCityView, seat: Seat, action: Action, after: BigCityView
) -> list[Message]:
    """Cards go face down: of an exchange or a trade everybody sees only the decks."""
    if isinstance(action, Draw):
        return log_cards.log_draw(rules, before, seat, action)
    if isinstance(action, Ask):
        return [log_cards.log_ask(seat, after)]
    if isinstance(action, Confirm):
        return log_cards.log_answers(after)
    if isinstance(action, Accept):
        return [log_cards.log_trade(before, action)]
    if not isinstance(action, Stop):
        return []  # a card or a wish of what is told later
    if before.step == "tram":
        return [log_city.log_trams(rules, before, seat, after)]
    return log_cards.log_stop(before, seat)
