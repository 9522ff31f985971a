"""What people do about seats and luck: come in, stand in, come back, commit to a nonce.

Everybody is told.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from sqlalchemy import Connection

from faubourg.core.chance import commitment
from faubourg.core.model import Seat
from faubourg.core.record import OPEN, SEALED
from faubourg.table.people import FREE, Device, device_id, hashed
from faubourg.table.table import LOST
from faubourg.web import access, seating
from faubourg.web.live_table import LiveTable
from faubourg.web.seating import NotNow

STAND_IN: Final = "apprentice"  # the bot that plays for an absent person
A_DAY: Final = timedelta(days=1)  # how long a link opens a seat
AGAIN: Final = "web.luck-again"  # a note
FOR_EVER: Final = timedelta(days=36_500)  # longer than any table stands


# Coming in


@dataclass(frozen=True)
class Arrival:
    """What somebody brings who takes a seat."""

    device: Device
    name: str = ""
    promise: str = ""  # the commitment to its nonce
    nonce: str = ""  # in clear, for a table of 0.1.0


def take(connection: Connection, table: LiveTable, seat: Seat, who: Arrival) -> None:
    """By its invitation, which is used up with that."""
    stood_in = bool(table.seats[seat].bot)
    given = who.nonce if table.row.luck == OPEN else None
    seating.take(connection, table.id, seat, who.device, who.name, given)
    if stood_in:
        _tell(connection, table, seat, "web.seat-returned")
        _people_changed(connection, table, seat)
    if table.row.luck == SEALED and who.promise:
        seating.promise(connection, table.id, seat, who.promise)


def use_link(connection: Connection, table: LiveTable, link: str, device: Device) -> None:
    found = seating.linked(connection, table.id, link)
    seating.use_link(connection, table.id, link, device)
    if found is not None and found[1]:
        _tell(connection, table, found[0], "web.seat-given")


def knock(connection: Connection, table: LiveTable, seat: Seat, device: Device) -> None:
    if table.seats[seat].state == FREE:
        raise NotNow("web.link-used")
    seating.knock(connection, table.id, seat, device)


def answer(connection: Connection, table: LiveTable, seat: Seat, device: str, yes: bool) -> None:
    """The holder's page says whether a device that knocked may come in."""
    asking = [k for k in table.people.knocks if (k.seat, device_id(k.browser)) == (seat, device)]
    if not asking:
        raise NotNow("web.device-gone")
    if yes:
        known = Device(asking[0].browser, asking[0].label)
        seating.admit(connection, table.id, seat, known, guest=False)
    else:
        seating.drop_knock(connection, table.id, seat, asking[0].browser)


def end(connection: Connection, table: LiveTable, seat: Seat, device: str) -> str:
    """One's own devices; with the last one goes a link, for there would be no other way back."""
    devices = table.people.devices(seat)
    found = [browser for browser in devices if device_id(browser) == device]
    if not found:
        raise NotNow("web.device-gone")
    seating.end_device(connection, table.id, seat, found[0])
    return new_link(connection, table, seat, FOR_EVER) if len(devices) == 1 else ""


def new_link(
    connection: Connection, table: LiveTable, seat: Seat, lives: timedelta = A_DAY, *,
    guest: bool = False,
) -> str:  # fmt: skip
    """A link that opens the seat once; only its hash is kept."""
    secret = access.new_secret()
    seating.open_link(connection, table.id, seat, hashed(secret), lives, guest=guest)
    return f"/join/{table.id}/{secret}"


# Being away


def free(
    connection: Connection, table: LiveTable, seat: Seat, browser: str, why: str = "web.seat-freed"
) -> None:
    seating.free(connection, table.id, table.seats[seat], STAND_IN)
    _tell(connection, table, seat, why)
    _people_changed(connection, table, seat)


def ask(connection: Connection, table: LiveTable, seat: Seat, browser: str) -> None:
    seating.ask(connection, table.id, seat)
    _tell(connection, table, seat, "web.seat-asked")


def agree(connection: Connection, table: LiveTable, seat: Seat, browser: str) -> None:
    seating.agree(connection, table.id, seat, browser)


def back(connection: Connection, table: LiveTable, seat: Seat, browser: str) -> None:
    seating.take_back(connection, table.id, seat)
    _tell(connection, table, seat, "web.seat-returned")
    _people_changed(connection, table, seat)


# Leaving is letting a bot stand in for oneself: one comes back as if freed by the owner.
COMMANDS = {"free": free, "leave": free, "ask": ask, "agree": agree, "back": back}


def rename(connection: Connection, table: LiveTable, seat: Seat, name: str) -> None:
    """Everybody sees it; nobody takes the name of another."""
    others = {row.name.casefold() for row in table.seats if row.seat != seat and row.name}
    if name.casefold() in others:
        raise NotNow("web.name-taken")
    seating.rename(connection, table.id, seat, name)


# Luck


def promise(connection: Connection, table: LiveTable, seat: Seat, round_: int, given: str) -> None:
    if table.row.luck != SEALED or round_ != table.row.round:
        raise NotNow("web.luck-other-round")
    if table.seats[seat].promise == given:
        return  # said twice, because the first answer was lost
    if seat not in table.to_promise():
        raise NotNow("web.luck-promised")
    seating.promise(connection, table.id, seat, given)


def reveal(connection: Connection, table: LiveTable, seat: Seat, round_: int, nonce: str) -> None:
    row = table.seats[seat]
    if row.nonce == nonce:
        return
    if round_ != table.row.round or seat not in table.to_reveal():
        raise NotNow("web.luck-other-round")
    if table.row.luck == SEALED and commitment(nonce.encode()) != row.promise:
        raise NotNow("web.luck-not-promised")
    seating.reveal(connection, table.id, seat, nonce)


def give_up(connection: Connection, table: LiveTable, seat: Seat, round_: int) -> None:
    """The seat's nonce is lost. Everybody is told, and any holder can start a new round."""
    if seat in table.lost() and round_ == table.row.round:
        return
    if table.row.luck != SEALED or round_ != table.row.round or seat not in table.to_reveal():
        raise NotNow("web.luck-other-round")
    _tell(connection, table, seat, LOST, round=table.row.round)


def start_again(connection: Connection, table: LiveTable, browser: str) -> None:
    if not table.may_start_again(browser):
        raise NotNow("web.luck-wait")
    _new_round(connection, table, (table.lost() or table.to_reveal())[0])


def _people_changed(connection: Connection, table: LiveTable, seat: Seat) -> None:
    """Another one gives a nonce, or none: then all commit anew, unless luck has begun."""
    if table.row.luck == SEALED and not table.is_complete:
        _new_round(connection, table, seat)


def _new_round(connection: Connection, table: LiveTable, seat: Seat) -> None:
    seating.new_round(connection, table.id, table.row.round + 1)
    _tell(connection, table, seat, AGAIN, round=table.row.round)


def _tell(connection: Connection, table: LiveTable, seat: Seat, key: str, **more: int) -> None:
    seating.add_note(connection, table.id, table.number, key, {**table.person(seat), **more})
