"""What happened: Small City's log, and what only the expansion has to tell."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.arcologies import actions as own
from faubourg.games.arcologies.narrate.codes import is_base, retold, told
from faubourg.games.arcologies.narrate.log_steps import offered_draw, refused_draw
from faubourg.games.arcologies.narrate.table import ArcologyTable, arcology_table
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.narrate.codes import person, yes
from faubourg.games.small_city.narrate.log import log_lines as base_lines


def log_lines(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    """The action and all that followed from it by itself."""
    was, now = arcology_table(rules, before), arcology_table(rules, after)
    if isinstance(action, own.DealArcology):
        return [_dealt(was, action)]
    pair = _formed_pair(was, seat, action)
    lines = [*_answer(was, now, seat, action), *pair]
    for message in base_lines(rules, before, seat, action, after):
        if not (pair and is_base(message, "log-go")):
            lines += _in_own_words(was, now, message)
    return [*lines, *offered_draw(was.seen, now.seen)]


def _dealt(was: ArcologyTable, action: own.DealArcology) -> Message:
    """2.3."""
    pattern = was.tables.patterns.names[action.pattern]
    return told("log-dealt", person(was.view.turn), pattern=pattern)


def _answer(was: ArcologyTable, now: ArcologyTable, seat: Seat, action: Action) -> list[Message]:
    """8.13: read by whoever answers; once it is over, the end tells it."""
    if not isinstance(action, own.AcceptDraw | own.GoOn) or not now.view.actors:
        return []
    return [told("log-answer", person(seat), accepts=yes(isinstance(action, own.AcceptDraw)))]


def _formed_pair(was: ArcologyTable, seat: Seat, action: Action) -> list[Message]:
    """5.2.1: who comes to a citizen on a stone slot makes a pair."""
    if not isinstance(action, a.Go) or not makes_pair(was, seat, action):
        return []
    return [told("log-pair", person(seat), cell=was.name(action.cell))]


def makes_pair(table: ArcologyTable, seat: Seat, action: a.Go) -> bool:
    if action.borough != seat:
        return False
    slot = table.own(seat).slots.get(table.name(action.cell))
    return slot is not None and slot.kind == "stone" and slot.owner == seat


def _in_own_words(was: ArcologyTable, now: ArcologyTable, message: Message) -> list[Message]:
    """Lines of Small City that must say more here, or something else."""
    if is_base(message, "log-round"):
        return [*refused_draw(was.seen), retold(message)]
    if is_base(message, "log-pollution"):
        pumps = now.seen.arcologies[_seat(message)].pumps
        return [retold(message, pumps=pumps, dirt=2 * pumps)]
    if is_base(message, "log-eliminated"):
        lost = was.seen.arcologies[_seat(message)]
        return [retold(message, built=yes(lost.built), pumps=lost.pumps)]
    return [message]


def _seat(message: Message) -> Seat:
    return int(message.values["player"]) - 1
