"""The log of what is seen in the city: pieces, districts and trams."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Message, Seat
from faubourg.games.big_city.actions import Build
from faubourg.games.big_city.board import cell_at
from faubourg.games.big_city.components import (
    CITY_HALL,
    INSTALLATIONS,
    PARKS,
    PIECES,
    PLOT_NAMES,
)
from faubourg.games.big_city.narrate.changes import church_plot, hole_cells, newly_central
from faubourg.games.big_city.narrate.codes import (
    listed,
    on_plots,
    person,
    second_street,
    street_named,
    told,
)
from faubourg.games.big_city.narrate.sums import itemised, worth_at
from faubourg.games.big_city.narrate.table import street_of, table_of, touching
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView

EARLY: Final = 10  # below this score nobody speaks of a lead


def log_piece(
    rules: BigCityRules, before: BigCityView, seat: Seat, action: Build, after: BigCityView
) -> list[Message]:
    """What was built, what it was worth, and what changes with it."""
    table, piece = table_of(rules, before), PIECES[action.piece]
    plots = table.plan.plots_at(piece.shape, action.plot, action.direction)
    who = {**person(seat), **on_plots(plots), "piece": piece.name}
    if action.piece in INSTALLATIONS:
        lines = [told("log-park" if action.piece in PARKS else "log-factory", who)]
    elif action.piece == CITY_HALL:
        lines = [told("log-hall", who)]
    else:
        worth = itemised(worth_at(table, action.piece, plots))
        lines = [told("log-build", who, worth, left=after.supply[piece.name])]
    return [*lines, *_log_lead(before, seat, after), *_log_church(rules, before, after)]


def _log_lead(before: BigCityView, seat: Seat, after: BigCityView) -> list[Message]:
    """A new leader, once there is something to lead."""
    others = [points for other, points in enumerate(after.scores) if other != seat]
    best, was, own = max(others), before.scores[seat], after.scores[seat]
    if best < EARLY or was > best or own <= best:
        return []
    return [told("log-lead", person(seat), points=own, margin=own - best)]


def _log_church(rules: BigCityRules, before: BigCityView, after: BigCityView) -> list[Message]:
    plot = church_plot(table_of(rules, before), table_of(rules, after))
    if plot is None:
        return []
    return [told("log-church", plot=PLOT_NAMES[plot], district=int(PLOT_NAMES[plot][0]))]


def log_district(
    rules: BigCityRules, before: BigCityView, seat: Seat, after: BigCityView
) -> list[Message]:
    """The district, its contact with the city, and what it does to its neighbours."""
    plan, new_plan = table_of(rules, before).plan, table_of(rules, after).plan
    new = next(d for d in after.districts if d.number == before.choosing[0])
    near = touching(plan, new.number - 1, new.rotation, cell_at(new.x, new.y))
    beside = listed("plots", [PLOT_NAMES[plot] for plot in dict.fromkeys(near)])
    place = {"district": new.number, "turn": 90 * new.rotation}
    lines = [told("log-district", person(seat), beside, place)]
    if inner := newly_central(plan, new_plan):
        lines.append(told("log-centre", on_plots(inner)))
    if hole := hole_cells(new_plan) & ~hole_cells(plan):
        lines.append(told("log-hole", cells=hole.bit_count()))
    return lines


def log_trams(rules: BigCityRules, before: BigCityView, seat: Seat, after: BigCityView) -> Message:
    """One or two segments, told together."""
    plan = table_of(rules, after).plan
    fresh = len(after.trams) - len(before.trams) + (before.step == "tram")
    streets = [street_named(plan, street_of(seen)) for seen in after.trams[-fresh:]]
    return told(
        "log-first-tram" if len(after.trams) == 1 else "log-trams",
        person(seat),
        streets[0],
        second_street(streets[-1]),
        count=fresh,
        left=after.segments,
    )
