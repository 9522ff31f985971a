"""Who sits at a table: seats, the devices that hold them, and what each may do about them.

A seat belongs to whoever took it first. While its holder is away a bot or, if all others agree, a
guest may stand in, and everybody is told; the holder can come back at any time.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

from faubourg.core.model import Seat

FREE: Final = "free"  # its invitation is still open; a bot may play meanwhile
TAKEN: Final = "taken"  # by its holder, or a bot's from the start
FREED: Final = "freed"  # a bot stands in
ASKED: Final = "asked"  # a bot stands in, and the others are asked whether a guest may
GIVEN: Final = "given"  # a guest stands in

AWAY: Final = timedelta(minutes=5)  # without an open page, until one counts as absent


@dataclass(frozen=True)
class SeatRow:
    """One place at a table."""

    seat: Seat
    name: str
    bot: str = ""  # "" for a person
    promise: str | None = None  # the commitment to its nonce
    nonce: str | None = None  # None until it is told
    state: str = TAKEN


@dataclass(frozen=True)
class Holder:
    """A device that a seat is open on."""

    seat: Seat
    browser: str  # hash of its secret
    guest: bool
    label: str
    since: datetime | None = None
    seen: datetime | None = None


@dataclass(frozen=True)
class Knock:
    """A device that asks to be let in."""

    seat: Seat
    browser: str
    label: str


@dataclass(frozen=True)
class People:
    """All of them at one table."""

    owner: str  # hash of the browser that opened the table
    seats: list[SeatRow]
    holders: list[Holder] = field(default_factory=list)
    knocks: list[Knock] = field(default_factory=list)
    consents: frozenset[tuple[Seat, str]] = frozenset()  # (seat, browser that agrees to a guest)

    @property
    def browsers(self) -> set[str]:
        return {holder.browser for holder in self.holders}

    @property
    def away(self) -> list[Seat]:
        return [seat.seat for seat in self.seats if self.is_away(seat.seat)]

    def held_by(self, browser: str) -> tuple[Seat, ...]:
        """The seats a browser sees the cards of."""
        return tuple(sorted({h.seat for h in self.holders if h.browser == browser}))

    def played_by(self, browser: str) -> tuple[Seat, ...]:
        """The seats it may act for: not while somebody stands in."""
        return tuple(s for s in self.held_by(browser) if self._plays(browser, s))

    def _plays(self, browser: str, seat: Seat) -> bool:
        row = self.seats[seat]
        guest = any(h.guest for h in self.holders if (h.seat, h.browser) == (seat, browser))
        return not row.bot and guest == (row.state == GIVEN)

    def owned_by(self, browser: str) -> tuple[Seat, ...]:
        """The seats that are its own."""
        return tuple(s for s in self.held_by(browser) if browser in self.devices(s))

    def devices(self, seat: Seat) -> dict[str, Holder]:
        """Of the seat's holder, by browser."""
        return {h.browser: h for h in self.holders if h.seat == seat and not h.guest}

    def is_bots_own(self, seat: Seat) -> bool:
        return self.seats[seat].state == TAKEN and bool(self.seats[seat].bot)

    def is_away(self, seat: Seat, now: datetime | None = None) -> bool:
        """Whether no page of those who play it was open for a while."""
        since = (now or datetime.now(UTC)) - AWAY
        seen = [h.seen for h in self.holders if h.seat == seat and h.seen is not None]
        return all(in_utc(when) < since for when in seen)

    def asked(self, seat: Seat) -> list[Seat]:
        """The seats that must agree to a guest: of all holders but the owner and the absent one.

        Also of those for whom somebody stands in: or the owner could free one after the other.
        """
        others = [s.seat for s in self.seats if s.seat != seat and self._is_somebodys(s)]
        return [s for s in others if self.owner not in self.devices(s)]

    def _is_somebodys(self, row: SeatRow) -> bool:
        """Also when it is open on no device at the moment."""
        return row.state != FREE and not self.is_bots_own(row.seat)

    def agreed(self, seat: Seat, other: Seat) -> bool:
        return any((seat, browser) in self.consents for browser in self.devices(other))

    def may(self, browser: str, seat: Seat) -> list[str]:
        """What a browser may do about a seat: the words of web/seat_api.py."""
        if browser in self.devices(seat):
            back = self.seats[seat].state in (FREED, ASKED, GIVEN)
            return ["back", "devices"] if back else ["devices"]
        as_owner = self._may_as_owner(seat) if browser == self.owner else []
        return as_owner + (["agree"] if self._may_agree(browser, seat) else [])

    def _may_as_owner(self, seat: Seat) -> list[str]:
        state, others = self.seats[seat].state, self.asked(seat)
        if state in (FREE, TAKEN, GIVEN):
            return ["free"] if not self.seats[seat].bot and self.is_away(seat) else []
        if state == FREED:
            return ["ask"] if others else []  # nobody else could agree: then only a bot
        return ["invite"] if others and all(self.agreed(seat, s) for s in others) else []

    def _may_agree(self, browser: str, seat: Seat) -> bool:
        mine = [s for s in self.asked(seat) if browser in self.devices(s)]
        return self.seats[seat].state == ASKED and any(not self.agreed(seat, s) for s in mine)


def in_utc(when: datetime) -> datetime:
    """SQLite gives times back without their zone, PostgreSQL in that of its settings."""
    return when.astimezone(UTC) if when.tzinfo else when.replace(tzinfo=UTC)


@dataclass(frozen=True)
class Device:
    """A browser as it shows itself."""

    browser: str  # hash of its secret
    label: str


def hashed(secret: str) -> str:
    """All that is kept of a browser's secret, or a link's."""
    return hashlib.sha256(secret.encode()).hexdigest()


def device_id(browser: str) -> str:
    """Names a device in a list, without what is stored of it."""
    return hashlib.sha256(f"device {browser}".encode()).hexdigest()[:16]


def link_secret(owner: str, table: str, seat: Seat) -> str:
    """The secret of a seat's link, from the table owner's own: only the owner can show it again."""
    digest = hmac.digest(owner.encode(), f"seat {table}/{seat}".encode(), "sha256")
    return urlsafe_b64encode(digest[:18]).decode()


_BROWSERS = (("Edg", "Edge"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
_SYSTEMS = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"),
            ("Mac OS", "macOS"), ("Linux", "Linux"))  # fmt: skip


def label_of(agent: str) -> str:
    """What a device is, as its owner knows it: nothing that somebody sends as its name."""
    names = [next((name for sign, name in known if sign in agent), "")
             for known in (_BROWSERS, _SYSTEMS)]  # fmt: skip
    return " · ".join(filter(None, names))
