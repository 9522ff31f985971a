"""What changed between two views that neither of them says by itself."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.games.big_city.board import SPAN, Cells, Plan
from faubourg.games.big_city.components import (
    CHURCH,
    CITY_HALL,
    DISTRICTS,
    DOUBLE_NUMBERS,
    PLOTS_OF,
    Plot,
    Plots,
)
from faubourg.games.big_city.narrate.table import Table


def newly_central(before: Plan, after: Plan) -> Plots:
    """1.11: plots that a new district has turned from periphery to centre."""
    return before.periphery & ~after.periphery


def hole_cells(plan: Plan) -> Cells:
    """1.9: empty cells that the city encloses."""
    xs, ys = zip(*(divmod(cell, SPAN)[::-1] for cell in plan.at), strict=True)
    row = sum(1 << x for x in range(min(xs), max(xs) + 1))
    box = sum(row << SPAN * y for y in range(min(ys), max(ys) + 1))
    return box & ~plan.filled & ~plan.outside


def church_plot(before: Table, after: Table) -> Plot | None:
    """3.2.8, 3.2.11 and 3.2.12: a plot on which a church has now become possible."""
    if not after.state.on[CITY_HALL] or not after.state.supply[CHURCH]:
        return None
    for district in range(DISTRICTS):
        plots = PLOTS_OF[district] & after.plan.city
        free = after.free(plots)
        if free.bit_count() == 1 and free & DOUBLE_NUMBERS and before.free(plots) != free:
            return members(free)[0]
    return None
