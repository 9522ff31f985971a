"""The spaces of the council as the texts are told of them (RULES.md chapter 11)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.small_city.actions import NO_LINE, PAYS, Invest
from faubourg.games.small_city.benefits import GRANTS, NEWCOMERS
from faubourg.games.small_city.components import COLUMNS, LINES, SPECIAL_DRAWS
from faubourg.games.small_city.narrate.codes import NONE, Values
from faubourg.games.small_city.narrate.table import Table


def offered(line: str, column: int) -> Values:
    """What a space gives, for any line."""
    place = max(0, min(column, COLUMNS) - 1)
    return {"line": line or NONE, "column": column, "reward": GRANTS[place],
            "people": NEWCOMERS[place]}  # fmt: skip


def target(table: Table, seat: Seat, action: Invest) -> tuple[str, int]:
    """Line and column that an investment enters."""
    if not action.advance:
        return LINES[action.line], 1
    line = LINES[action.disc]
    discs = table.view.boroughs[seat].discs
    column = next((disc.column for disc in discs if disc.line == line), 0)
    return line, min(column + 1, COLUMNS)


def invest_values(table: Table, seat: Seat, action: Invest) -> Values:
    line, column = target(table, seat, action)
    start = action.disc == NO_LINE
    disc = NONE if start else LINES[action.disc]
    way = "start" if start else "again" if disc == line else "change"
    draws = min(SPECIAL_DRAWS[column - 1], table.view.stack)
    values: Values = {"disc": disc, "pay": PAYS[action.pay], "price": column, "draws": draws}
    return {**offered(line, column), **values, "way": "advance" if action.advance else way}
