"""Short facts about the table and about each player."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import NOBODY, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.big_city.components import CITY_HALL, INSTALLATIONS, PIECES, QUIET_ROUNDS
from faubourg.games.big_city.narrate.codes import on_decks, person, told, yes
from faubourg.games.big_city.narrate.table import table_of
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.trams import lay_set
from faubourg.games.big_city.view import BigCityView

NO_BUILDINGS: Final = {PIECES[number].name for number in INSTALLATIONS}
FEW: Final = 2  # kinds of pieces that have run out are named, if there are no more than this


def status(rules: AnyRules, view: View) -> list[Message]:
    """Whose turn, what is still closed, and what runs short; before and after it the step alone."""
    assert isinstance(rules, BigCityRules) and isinstance(view, BigCityView)
    if not view.actors or view.turn == NOBODY:
        return [told("chip-step", step=view.step)]
    return [
        told("chip-turn", person(view.turn)),
        *_line(rules, view),
        *_passes(rules, view),
        *_run_out(view),
    ]


def _line(rules: BigCityRules, view: BigCityView) -> list[Message]:
    table = table_of(rules, view)
    if not table.state.on[CITY_HALL]:
        return [told("chip-no-hall")]
    way = lay_set(rules.book, table.plan, table.state, rules.customs)
    return [told("chip-segments", left=view.segments, stuck=yes(view.segments and not way))]


def _passes(rules: BigCityRules, view: BigCityView) -> list[Message]:
    lines = []
    if view.passes:
        lines.append(told("chip-passes", passes=view.passes, players=rules.seats))
    if rules.house.guard and view.quiet >= rules.seats:
        limit = QUIET_ROUNDS * rules.seats
        lines.append(told("chip-quiet", quiet=view.quiet, limit=limit))
    return lines


def _run_out(view: BigCityView) -> list[Message]:
    """3.2.2: kinds of buildings of which the supply has no more."""
    unique = {*NO_BUILDINGS, PIECES[CITY_HALL].name}
    gone = [name for name, left in view.supply.items() if not left and name not in unique]
    if len(gone) > FEW:
        return [told("chip-many-gone", count=len(gone))]
    return [told("chip-gone", piece=name) for name in gone]


def summary(rules: AnyRules, view: View, seat: Seat) -> Message:
    """A player's points, buildings, and the backs of the cards in hand, in one line."""
    assert isinstance(view, BigCityView)
    built = sum(piece.seat == seat and piece.name not in NO_BUILDINGS for piece in view.pieces)
    return told("summary", on_decks(view.hands[seat]), points=view.scores[seat], built=built)
