"""What a piece, a segment or a district would bring."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Message, Seat
from faubourg.games.big_city.actions import Build, Lay, Origin, Place
from faubourg.games.big_city.components import (
    CITY_HALL,
    DISTRICT_OF,
    INSTALLATIONS,
    PARKS,
    PIECES,
    PLOT_NAMES,
    Plots,
)
from faubourg.games.big_city.narrate.changes import church_plot, hole_cells, newly_central
from faubourg.games.big_city.narrate.codes import Values, listed, on_plots, plot_names, told, yes
from faubourg.games.big_city.narrate.sums import itemised, worth_at
from faubourg.games.big_city.narrate.table import Table, table_of, touching
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.trams import lay_set
from faubourg.games.big_city.values import has_tram
from faubourg.games.big_city.view import BigCityView


def piece_effects(
    rules: BigCityRules, before: BigCityView, seat: Seat, action: Build, after: BigCityView
) -> list[Message]:
    table, piece = table_of(rules, before), PIECES[action.piece]
    plots = table.plan.plots_at(piece.shape, action.plot, action.direction)
    if action.piece in INSTALLATIONS:
        lines = _installation(table, before, action, plots)
    elif action.piece == CITY_HALL:
        lines = [told("effect-hall")]
    else:
        worth = worth_at(table, action.piece, plots)
        left = after.supply[piece.name]
        lines = [
            told("effect-worth", itemised(worth), total=after.scores[seat]),
            *_neighbours(table, action, plots),
            told("effect-left", piece=piece.name, left=left),
        ]
    church = church_plot(table, table_of(rules, after))
    if church is not None:
        values: Values = {"plot": PLOT_NAMES[church], "district": DISTRICT_OF[church] + 1}
        lines.append(told("effect-church", values))
    return lines


def _neighbours(table: Table, action: Build, plots: Plots) -> list[Message]:
    """The pieces that make the building possible (3.2.13 to 3.2.16, 6.6)."""
    lines = []
    for kind, _ in PIECES[action.piece].needs:
        found = table.beside(plots, kind) if kind != "tram" else []
        names = sorted("+".join(plot_names(piece.plots)) for piece in found)
        lines.append(told("effect-neighbours", listed("plots", names), kind=kind))
    return lines


def _installation(table: Table, before: BigCityView, action: Build, plots: Plots) -> list[Message]:
    """4.2 and 4.3 for the free plots around; 1.16 for the viewer's own cards."""
    around = table.free(table.plan.around(plots))
    kind = "park" if action.piece in PARKS else "factory"
    lines = [told("effect-installation", on_plots(around), kind=kind)]
    own = [name for name in plot_names(plots) if name in before.hand]
    return [*lines, told("effect-obsolete", listed("plots", own))] if own else lines


def tram_effects(
    rules: BigCityRules, before: BigCityView, action: Lay, after: BigCityView
) -> list[Message]:
    """1.7: the plots that had no tram; what stands there gains nothing any more (4.13)."""
    table, new = table_of(rules, before), table_of(rules, after)
    street = table.plan.street_of[action.plot][action.side]
    along = table.plan.beside[street]
    fresh = [plot for plot in members(along) if not has_tram(table.plan, table.state, 1 << plot)]
    free = [PLOT_NAMES[plot] for plot in fresh if table.free(1 << plot)]
    built = [PLOT_NAMES[plot] for plot in fresh if not table.free(1 << plot)]
    lines = [told("effect-tram-free", listed("plots", free))] if free else []
    lines += [told("effect-tram-built", listed("plots", built))] if built else []
    lines += [] if fresh else [told("effect-tram-again", on_plots(along))]
    stuck = after.segments and not lay_set(rules.book, new.plan, new.state, rules.customs)
    return [*lines, told("effect-segments", left=after.segments, stuck=yes(stuck))]


def district_effects(rules: BigCityRules, before: BigCityView, action: Place) -> list[Message]:
    """2.11 and 2.12: in how many places it fits."""
    origins = table_of(rules, before).plan.origins(action.district, action.rotation)
    return [told("effect-origins", count=origins.bit_count())]


def origin_effects(
    rules: BigCityRules, before: BigCityView, action: Origin, after: BigCityView
) -> list[Message]:
    """2.12: the streets shared; 1.11: what becomes centre; 1.9: a hole that closes."""
    plan, new = table_of(rules, before).plan, table_of(rules, after).plan
    district, rotation = before.choosing[0] - 1, before.choosing[1]
    near = touching(plan, district, rotation, action.cell)
    beside = listed("plots", [PLOT_NAMES[plot] for plot in dict.fromkeys(near)])
    lines = [told("effect-contact", beside, streets=len(near))]
    inner = newly_central(plan, new)
    lines.append(told("effect-centre", on_plots(inner)))
    if hole := hole_cells(new) & ~hole_cells(plan):
        lines.append(told("effect-hole", cells=hole.bit_count()))
    return lines
