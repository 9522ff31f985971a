"""Short facts about the table and about each player."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.model import Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.narrate.codes import is_base, retold, told
from faubourg.games.arcologies.narrate.table import ArcologyTable, arcology_table
from faubourg.games.arcologies.reasons import NO_METAL
from faubourg.games.arcologies.view import ArcologyView, PlaceView
from faubourg.games.small_city.narrate.chips import status as base_status
from faubourg.games.small_city.narrate.chips import summary as base_summary
from faubourg.games.small_city.narrate.codes import person, yes

NEAR = 4  # pumps: from here on a take-off is worth a warning
WITHIN_REACH = 4  # metal: up to here a place is worth a fact
POSSIBLE = ("", NO_METAL.key)  # places that only lack metal, or nothing


def status(rules: AnyRules, view: View) -> list[Message]:
    """Small City's facts, pumps, the own best place, and quiet rounds."""
    table = arcology_table(rules, view)
    lines = [_in_own_words(message) for message in base_status(rules, view)]
    if not view.actors or not table.view.round:
        return lines
    return [*lines, *_take_offs(table), *_place(table), *_quiet(table)]


def _in_own_words(message: Message) -> Message:
    """8.1: no round is the last; and arcologies are dealt in the set-up."""
    own = is_base(message, "chip-round") or message.values.get("step") == "arcologies"
    return retold(message) if own else message


def _take_offs(table: ArcologyTable) -> Iterator[Message]:
    for seat, arcology in enumerate(table.seen.arcologies):
        if arcology.takes_off:
            yield told("chip-take-off", person(seat))
        elif arcology.pumps >= NEAR:
            yield told("chip-pumps", person(seat), pumps=arcology.pumps)


def nearest(arcology: ArcologyView) -> PlaceView | None:
    """The place that asks for least metal, of those that metal is enough for."""
    places = [place for place in arcology.places if place.refused in POSSIBLE]
    return min(places, key=lambda place: place.metal, default=None)


def _place(table: ArcologyTable) -> Iterator[Message]:
    seat = table.view.seat
    place = nearest(table.seen.arcologies[seat]) if seat is not None else None
    if place is not None and place.metal <= WITHIN_REACH:
        yield told("chip-place", corner=place.corner, degrees=place.turn, metal=place.metal,
                   ready=yes(not place.refused))  # fmt: skip


def _quiet(table: ArcologyTable) -> Iterator[Message]:
    """8.12: once half of the quiet rounds have passed."""
    view = table.seen
    if 2 * view.quiet >= view.quiet_limit:
        yield told("chip-quiet", quiet=view.quiet, limit=view.quiet_limit,
                   last=2 * view.quiet_limit)  # fmt: skip


def summary(rules: AnyRules, view: View, seat: Seat) -> Message:
    """Small City's line with the arcology in front."""
    table = arcology_table(rules, view)
    plain = base_summary(rules, view, seat)
    if table.view.boroughs[seat].eliminated:
        return plain
    seen = table.seen.arcologies[seat]
    return retold(plain, pattern=seen.pattern or "none", built=yes(seen.built), pumps=seen.pumps,
                  most=MOST_PUMPS, inside=len(seen.inside))  # fmt: skip
