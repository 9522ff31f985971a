"""Tables that no server holds."""

from __future__ import annotations

from collections.abc import Sequence

from faubourg.core.record import ALONE
from faubourg.core.replay import AnyMatch
from faubourg.table.people import People, SeatRow
from faubourg.table.table import Table, TableRow


def table_of(match: AnyMatch, names: Sequence[str] = ("Ada", "Ben", "Cleo", "Dov", "Eva")) -> Table:
    """A table at which this match is played, told so far."""
    rules = match.rules
    row = TableRow("0" * 10, rules.key, rules.seats, rules.options, "", "00" * 32, "", "", "table",
                   False, rules.edition, ALONE)  # fmt: skip
    seats = [SeatRow(seat, names[seat], nonce="") for seat in range(rules.seats)]
    table = Table(row, People("", seats), [], match)
    table.catch_up()
    return table
