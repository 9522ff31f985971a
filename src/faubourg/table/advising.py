"""Hints, reviews and ghosts as a page is shown them, wherever they were thought out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from faubourg.bots.hint_words import HintTeller, ShownHint
from faubourg.bots.hinting import Hint
from faubourg.bots.review_words import ReviewTeller
from faubourg.core.foresight import ghost_of, guesses_at
from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.drawing.chart import value_chart
from faubourg.table import wire
from faubourg.table.history import holder_of
from faubourg.table.looking_back import Making
from faubourg.table.table import REPLAY, Table

HINTED: Final = "web.hint"  # a note


class NoGhost(ValueError):
    """There is no such moment, or nobody could choose this there."""


def hint(table: Table, texts: Texts, seat: Seat, known: Any, number: int, found: Hint) -> ShownHint:
    """Of what the seat knew when it asked, and of how much of it the page had seen."""
    teller = HintTeller(table.game, table.match.rules, texts, table.names_in(texts), seat)
    return teller.tell(known, found, number)


def is_hinted(table: Table, seat: Seat) -> bool:
    """Whether the seat has asked already since it last did something that all could see.

    Else its questions would tell how many choices it has made in secret.
    """
    notes = [n for n in table.notes if n.key == HINTED and n.values["player"] == seat + 1]
    return bool(notes) and not _has_acted_openly(table, seat, notes[-1].number)


def _has_acted_openly(table: Table, seat: Seat, since: int) -> bool:
    match = table.match
    pairs = zip(match.entries[since:], match.known[since:], strict=True)
    spectator = holder_of(match.rules, ())
    return any(entry.seat == seat and known & spectator for entry, known in pairs)


def why_no_review(table: Table) -> str:
    """The key of a text, or nothing: of a game that goes on nothing is told."""
    return "" if table.over or table.row.kind == REPLAY else "web.review-not-yet"


def review(table: Table, texts: Texts, making: Making) -> wire.ReviewState:
    """How far it is; once it is made, all of it."""
    found, names = making.review, table.names_in(texts)
    if found is None:
        return wire.ReviewState(making.done, making.of)
    told = ReviewTeller(table.game, table.match, texts, names).tell(found)
    steps = [0, *(moment.step for moment in found.moments)]
    values = [found.first, *(moment.values for moment in found.moments)]
    series = [[each[seat] for each in values] for seat in range(len(names))]
    chart = value_chart(texts.say("web.review-chart"), names, steps, series)
    return wire.ReviewState(making.of, making.of, told, chart)


def ghost(table: Table, texts: Texts, seat: Seat, at: int, action: int, turn: int) -> wire.Ghost:
    """A moment with another choice as a ghost."""
    rules, names = table.match.rules, tuple(table.names_in(texts))
    if seat >= rules.seats or at > len(table.match.steps) or action >= len(rules.catalogue):
        raise NoGhost(f"seat {seat}, step {at}, action {action}; this game has "
                      f"{rules.seats} seats, {len(table.match.steps)} steps")  # fmt: skip
    known = rules.known(table.past.after(table.match.steps, at), seat)
    chosen = rules.catalogue[action]
    if rules.why_not(known, seat, chosen) is not None:
        raise NoGhost(f"action {action} was not legal after step {at}")
    drawer = table.game.drawer(rules)
    after = ghost_of(rules, seat, chosen, guesses_at(rules, known, seat))
    lit = frozenset(drawer.touches(known, seat, chosen))
    look = Look(seat, turn, "", lit, after, names, seat)
    before = drawer.panels(known, texts, replace(look, ghost=None, lit=frozenset()))
    panels = drawer.panels(known, texts, look)
    changed = {key: svg for key, svg in panels.items() if svg != before.get(key)}
    return wire.Ghost(drawer.draw(known, texts, look), changed)
