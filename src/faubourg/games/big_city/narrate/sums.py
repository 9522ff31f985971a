"""What a building is worth, item by item (chapter 4)."""

from __future__ import annotations

from typing import Final

from faubourg.games.big_city.components import PIECES, PieceNumber, Plots
from faubourg.games.big_city.narrate.codes import NONE, Values
from faubourg.games.big_city.narrate.table import Table
from faubourg.games.big_city.values import CROWDED, Worth, worth

# All that can raise or lower a value; a text names those that are not 0.
ITEMS: Final = (
    "park", "periphery", "centre", "factory", "petrol-station", "school", "shopping-centre",
    "cinema", "bank", "post-office", "parking-lot", CROWDED,
)  # fmt: skip
NO_ITEMS: Final[Values] = {f"plus-{name}": 0 for name in ITEMS}
WORTHLESS: Final = Worth(0, (), (), 0)


def worth_at(table: Table, number: PieceNumber, plots: Plots) -> Worth:
    """The engine's own sum; nothing for the pieces that never bring points."""
    return worth(table.plan, table.state, number, plots) if PIECES[number].base else WORTHLESS


def form(own: Worth) -> str:
    """Which form the sum takes in words."""
    if not own.base:
        return NONE
    total = own.base + sum(points for _, points in own.bonuses)
    if own.points != total * own.times:
        return "least"  # 4.9
    added = any(points for _, points in own.bonuses)
    if own.multipliers:
        return "both" if added else "product"
    return "sum" if added else "base"


def itemised(own: Worth) -> Values:
    """(base + bonuses) × multipliers = points, for a text that names every item."""
    return {
        **NO_ITEMS,
        **{f"plus-{name}": points for name, points in own.bonuses},
        "form": form(own),
        "base": own.base,
        "times": "both" if len(own.multipliers) > 1 else (*own.multipliers, NONE)[0],
        "before": own.base + sum(points for _, points in own.bonuses),
        "points": own.points,
    }


def in_figures(own: Worth) -> Values:
    """The same without words, for a short text: (6 + 1) × 2."""
    signed = "".join(
        f" {'+' if points > 0 else '−'} {abs(points)}" for _, points in own.bonuses if points
    )
    shape = form(own)
    terms = f"{own.base}{signed}"
    figures = {"sum": terms, "product": f"{own.base} × {own.times}"}
    figures["both"] = f"({terms}) × {own.times}"
    return {"form": shape, "figures": figures.get(shape, NONE), "points": own.points}
