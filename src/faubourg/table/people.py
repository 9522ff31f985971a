"""Who sits at a table: seats, the devices that hold them, and what each may do about them.

A seat belongs to whoever took it first. While its holder is away a bot or, if all others agree, a
guest may stand in, and everybody is told; the holder can come back at any time.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final

from faubourg.core.model import Seat

FREE: Final = "free"  # its invitation is still open; a bot may play meanwhile
TAKEN: Final = "taken"  # by its holder, or a bot's from the start
FREED: Final = "freed"  # a bot stands in
ASKED: Final = "asked"  # a bot stands in, and the others are asked whether a guest may
GIVEN: Final = "given"  # a guest stands in

STAND_IN: Final = ("free", "ask", "agree", "invite", "leave", "back")  # by others; in no ranked try

AWAY: Final = timedelta(minutes=5)  # without an open page, until one counts as absent
HERE: Final = "here"
# What people may say to each other: the names of texts, so that each reads their own language.
PHRASES: Final = (
    "hello", "nice", "your-turn", "thinking", "back-soon", "back", "oops", "sorry", "thanks",
    "close", "good-game", "again",
)  # fmt: skip


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
    left: datetime | None = None

    @property
    def is_here(self) -> bool:
        """Whether a page of it is open, as far as is stored: no clock decides when it is told."""
        return self.seen is not None and (self.left is None or self.left < self.seen)


@dataclass(frozen=True)
class Knock:
    """A device that asks to be let in."""

    seat: Seat
    browser: str
    label: str


@dataclass(frozen=True)
class Phrase:
    """What somebody at a seat has said."""

    id: int
    seat: Seat
    phrase: str


@dataclass(frozen=True)
class Turn:
    """Since when a table of several people waits for a seat."""

    seat: Seat
    number: int  # of entries when it began
    since: datetime
    waiting: bool


@dataclass(frozen=True)
class People:
    """All of them at one table."""

    owner: str  # hash of the browser that opened the table
    seats: list[SeatRow]
    holders: list[Holder] = field(default_factory=list)
    knocks: list[Knock] = field(default_factory=list)
    consents: frozenset[tuple[Seat, str]] = frozenset()  # (seat, browser that agrees to a guest)
    said: list[Phrase] = field(default_factory=list)  # lately, the oldest first
    turns: list[Turn] = field(default_factory=list)

    @property
    def browsers(self) -> set[str]:
        return {holder.browser for holder in self.holders}

    def since(self, seat: Seat) -> datetime | None:
        """When the table began to wait for it; None if it does not."""
        return next((in_utc(t.since) for t in self.turns if t.seat == seat and t.waiting), None)

    @property
    def waiting(self) -> set[Seat]:
        return {turn.seat for turn in self.turns if turn.waiting}

    def waited_for(self, actors: Iterable[Seat]) -> set[Seat]:
        """Those who are to act and may be elsewhere: no bots, nobody who plays alone."""
        people = {s.seat for s in self.seats if not s.bot and s.state != FREE}
        return people.intersection(actors) if len(self.browsers) > 1 else set()

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

    def presence(self, seat: Seat) -> str:
        """HERE, or when a page of who plays it was last open, to the minute; "" if never."""
        holders = [h for h in self.holders if h.seat == seat]
        if any(h.is_here for h in holders):
            return HERE
        times = [in_utc(when) for h in holders for when in (h.left or h.seen,) if when]
        return max(times).strftime("%Y-%m-%dT%H:%MZ") if times else ""

    @property
    def may_talk(self) -> bool:
        """Only people talk, and not to themselves."""
        return len({h.seat for h in self.holders}) > 1 and len(self.browsers) > 1

    def newcomers(self, browser: str) -> list[Holder]:
        """The devices that came in to seats of this browser's own later than itself."""
        own = [self.devices(seat) for seat in self.owned_by(browser)]
        return [h for seat in own for h in seat.values() if _since(h) > _since(seat[browser])]

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
            leave = self.seats[seat].state == TAKEN and self.may_talk
            return ["back"] * back + ["phone", "devices", "name"] + ["leave"] * leave
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


def _since(holder: Holder) -> datetime:
    """Before all others, where an older version has not noted it."""
    return in_utc(holder.since or datetime.min)


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
