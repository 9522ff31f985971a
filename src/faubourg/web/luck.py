"""The luck of a table: who has committed to a nonce, who has told it, and for whom it waits.

Once all have committed, all tell: neither the server nor the last one to join can choose
(docs/records.md).
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Connection

from faubourg.core.chance import commitment
from faubourg.core.model import Seat, Value
from faubourg.core.record import ALONE, SEALED
from faubourg.web import seating
from faubourg.web.live_table import LiveTable
from faubourg.web.people import FREE, in_utc
from faubourg.web.seating import NotNow

PATIENCE: Final = timedelta(hours=24)  # with one who does not tell, until all may commit anew
LOST: Final = "web.luck-lost"  # notes
AGAIN: Final = "web.luck-again"


def to_promise(table: LiveTable) -> list[Seat]:
    """The seats that have not committed yet, those nobody has taken included."""
    if table.row.luck != SEALED:
        return []
    return [s.seat for s in table.seats if s.nonce is None and s.promise is None]


def to_reveal(table: LiveTable) -> list[Seat]:
    """The seats whose nonce is wanted now: nobody's, until all have committed."""
    return [] if to_promise(table) else table.missing()


def awaited(table: LiveTable) -> list[Seat]:
    """For whom the luck waits: first for who has not sat down yet."""
    missing = to_promise(table) or table.missing()
    return sorted(missing, key=lambda seat: table.seats[seat].state != FREE)


def may_start_again(table: LiveTable, browser: str, now: datetime | None = None) -> bool:
    """Any holder: after a day, or as soon as somebody has said that their nonce is lost."""
    if table.row.luck != SEALED or not to_reveal(table) or not table.people.owned_by(browser):
        return False
    waited = (now or datetime.now(UTC)) - in_utc(table.row.promised or datetime.now(UTC))
    return waited >= PATIENCE or bool(lost(table))


def lost(table: LiveTable) -> list[Seat]:
    """The seats that cannot tell what they have committed to in this round, as they said."""
    said = [n.values for n in table.notes if n.key == LOST]
    seats = {v["player"] for v in said if v["round"] == table.row.round}
    return [seat for seat in to_reveal(table) if seat + 1 in seats]


def promise(connection: Connection, table: LiveTable, seat: Seat, round_: int, given: str) -> None:
    if table.row.luck != SEALED or round_ != table.row.round:
        raise NotNow("web.luck-other-round")
    if table.seats[seat].promise == given:
        return  # said twice, because the first answer was lost
    if seat not in to_promise(table):
        raise NotNow("web.luck-promised")
    seating.promise(connection, table.id, seat, given)


def reveal(connection: Connection, table: LiveTable, seat: Seat, round_: int, nonce: str) -> None:
    row = table.seats[seat]
    if row.nonce == nonce:
        return
    if round_ != table.row.round or seat not in to_reveal(table):
        raise NotNow("web.luck-other-round")
    if table.row.luck == SEALED and commitment(nonce.encode()) != row.promise:
        raise NotNow("web.luck-not-promised")
    seating.reveal(connection, table.id, seat, nonce)


def give_up(connection: Connection, table: LiveTable, seat: Seat, round_: int) -> None:
    """The seat's nonce is lost. Everybody is told, and any holder can start a new round."""
    if seat in lost(table) and round_ == table.row.round:
        return
    if table.row.luck != SEALED or round_ != table.row.round or seat not in to_reveal(table):
        raise NotNow("web.luck-other-round")
    _tell(connection, table, seat, LOST)


def start_again(connection: Connection, table: LiveTable, browser: str) -> None:
    if not may_start_again(table, browser):
        raise NotNow("web.luck-wait")
    _new_round(connection, table, (lost(table) or to_reveal(table))[0])


def people_changed(connection: Connection, table: LiveTable, seat: Seat) -> None:
    """Another one gives a nonce, or none: then all commit anew, unless luck has begun."""
    if table.row.luck == SEALED and not table.is_complete:
        _new_round(connection, table, seat)


def _new_round(connection: Connection, table: LiveTable, seat: Seat) -> None:
    seating.new_round(connection, table.id, table.row.round + 1)
    _tell(connection, table, seat, AGAIN)


def _tell(connection: Connection, table: LiveTable, seat: Seat, key: str) -> None:
    values: dict[str, Value] = {**table.person(seat), "round": table.row.round}
    seating.add_note(connection, table.id, table.number, key, values)


def way_for(browsers: int) -> str:
    """With one browser there is nobody to wait for, and nobody to convince."""
    return SEALED if browsers > 1 else ALONE
