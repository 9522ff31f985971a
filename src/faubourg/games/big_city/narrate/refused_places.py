"""The values of a refusal about a place: plots for a piece, a street for a tram."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from faubourg.core.catalogue import members
from faubourg.games.big_city.actions import Build, Lay
from faubourg.games.big_city.board import (
    DIRECTIONS,
    NOWHERE,
    SHAPES,
    SPAN,
    Crossing,
    street_ends,
)
from faubourg.games.big_city.components import (
    DISTRICT_OF,
    PARKING_LOT,
    PIECES,
    PLOT_NAMES,
    PLOTS_OF,
    SEGMENTS,
    Plot,
    Plots,
)
from faubourg.games.big_city.narrate.codes import (
    NONE,
    Values,
    listed,
    on_plots,
    plot_names,
    street_between,
    street_named,
)
from faubourg.games.big_city.narrate.table import Table
from faubourg.games.big_city.trams import Customs, crossings
from faubourg.games.big_city.values import has_tram

KINDS: Final = ("residence", "office", "special", "office-or-special")  # of neighbours
LACKS: Final = ("lacks-first", "lacks-second", "lacks-third", "lacks-fourth")


def build_values(table: Table, action: Build, hand: Sequence[str]) -> Values:
    """The piece and its plots, and everything that can be wrong with them."""
    piece, plot = PIECES[action.piece], action.plot
    found: Values = {
        "piece": piece.name,
        "plot": PLOT_NAMES[plot],
        "district": DISTRICT_OF[plot] + 1,
        "deck": piece.deck + 1,
        "count": piece.count,
        "shape": piece.shape,
        "way": DIRECTIONS[piece.shape][action.direction] or NONE,
        "present": _present(table, action),
    }
    plots = table.plan.plots_at(piece.shape, plot, action.direction)
    missing = listed("missing", [name for name in plot_names(plots) if name not in hand])
    return {**found, **missing, **_site_values(table, action, plots)}


def _present(table: Table, action: Build) -> int:
    """How many plots of the shape the city has there, from the anchor on."""
    cell, count = table.plan.cell[action.plot], 0
    if cell == NOWHERE:
        return 0
    for x, y in SHAPES[PIECES[action.piece].shape][action.direction]:
        if cell + x + SPAN * y not in table.plan.at:
            return count
        count += 1
    return count


def _site_values(table: Table, action: Build, plots: Plots) -> Values:
    return {
        **on_plots(plots),
        **_occupied_values(table, plots),
        **listed("outer", plot_names(plots & table.plan.periphery)),
        **_tram_values(table, plots),
        **_district_values(table, action.plot),
        **_neighbour_values(table, plots),
    }


def _occupied_values(table: Table, plots: Plots) -> Values:
    taken = plots & table.state.occupied
    if not taken:
        return {}
    first = members(taken)[0]
    piece = table.piece_on(first)
    assert piece is not None
    return {"taken": PLOT_NAMES[first], "other": PIECES[piece.piece].name}


def _tram_values(table: Table, plots: Plots) -> Values:
    """3.2.7: the street that would be covered."""
    covered = [street for street in table.plan.covered_by(plots) if street in table.state.trams]
    if not covered:
        return {}
    street = street_named(table.plan, covered[0])
    return {"one": street["plot"], "two": street["beyond"]}


def _district_values(table: Table, plot: Plot) -> Values:
    """3.2.12: the other plots of the district that are still free."""
    free = table.free(PLOTS_OF[DISTRICT_OF[plot]] & ~(1 << plot))
    return listed("free", plot_names(free))


def _neighbour_values(table: Table, plots: Plots) -> Values:
    """3.2.13 to 3.2.16 and 6.6: how many of each there are, and what a shopping centre lacks."""
    count = {kind: len(table.beside(plots, kind)) for kind in KINDS}
    lots = table.plan.around(plots) & table.state.on[PARKING_LOT]
    lacks = [kind for kind in KINDS[:3] if not count[kind]]
    lacks += [] if has_tram(table.plan, table.state, plots) else ["tram"]
    return {
        **{f"near-{kind}": number for kind, number in count.items()},
        **listed("lots", plot_names(lots)),
        "lacks": len(lacks),
        **dict(zip(LACKS, [*lacks, NONE, NONE, NONE, NONE], strict=False)),
    }


def street_values(table: Table, customs: Customs, action: Lay) -> Values:
    """The street, what stands beside it, and where the line is."""
    plan, state = table.plan, table.state
    found: Values = {
        **street_between(plan, action.plot, action.side),
        "district": DISTRICT_OF[action.plot] + 1,
        "segments": SEGMENTS,
        "allowed": customs.beside,
    }
    if plan.cell[action.plot] == NOWHERE:
        return found
    street = plan.street_of[action.plot][action.side]
    name = street_named(plan, street)
    piece = table.piece_on(action.plot)
    met = sorted(crossings(state) & {*street_ends(street)}, key=lambda end: end in state.ends)
    return {
        **found,
        "known-plot": name["plot"],
        "known-side": name["side"],
        "piece": PIECES[piece.piece].name if piece else NONE,
        **listed("end-1", corner(table, state.ends[0])),
        **listed("end-2", corner(table, state.ends[1])),
        **listed("corner", corner(table, met[0]) if met else []),
    }


def corner(table: Table, crossing: Crossing) -> list[str]:
    """The plots that meet at a crossing."""
    cells = (crossing - SPAN - 1, crossing - SPAN, crossing - 1, crossing)
    return [PLOT_NAMES[table.plan.at[cell]] for cell in cells if cell in table.plan.at]
