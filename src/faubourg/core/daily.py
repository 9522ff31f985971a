"""The chance of a day: one for everybody, from a chain of hashes that nobody can bend afterwards.

A seed is hashed again and again; the end is published first. Each day shows the link before the
one shown last: its hash is what everybody knows already, so it could not be another.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from faubourg.core.chance import Chance
from faubourg.core.model import Value

DAYS: Final = 14_610  # in a chain: forty years
NOTE: Final = "daily"  # of a record: where its chain began and ended, and which day it is


class NoDay(ValueError):
    """A day without a link in the chain, and why."""


@dataclass(frozen=True)
class Anchor:
    """What is published before the first day."""

    first: date
    end: str  # the last hash, in hexadecimal

    def number(self, day: date) -> int:
        """From 1; how often the day's secret is hashed to come to the end."""
        number = (day - self.first).days + 1
        if not 1 <= number <= DAYS:
            last = self.first + timedelta(DAYS - 1)
            raise NoDay(f"no city of {day}; this chain is for the days {self.first} to {last}")
        return number

    def fits(self, day: date, secret: bytes) -> bool:
        return hashed(secret, self.number(day)).hex() == self.end


@dataclass(frozen=True)
class Chain:
    """All secrets, for who has the seed."""

    first: date
    seed: bytes

    def anchor(self) -> Anchor:
        return Anchor(self.first, hashed(self.seed, DAYS).hex())

    def secret(self, day: date) -> bytes:
        return hashed(self.seed, DAYS - Anchor(self.first, "").number(day))


@dataclass(frozen=True)
class Shown:
    """What is known once a day is over: its secret, and with it those of all days before."""

    anchor: Anchor
    day: date
    secret: bytes

    def of(self, day: date) -> bytes:
        """The secret of a day; NoDay for one that is not over, or if this is not of the chain."""
        self.anchor.number(day)
        if day > self.day:
            raise NoDay(f"the city of {day} is not shown; the last one is that of {self.day}")
        if not self.anchor.fits(self.day, self.secret):
            raise NoDay(f"the secret of {self.day} does not give the end of the chain")
        return hashed(self.secret, (self.day - day).days)


def hashed(secret: bytes, times: int) -> bytes:
    for _ in range(times):
        secret = sha256(secret).digest()
    return secret


def nonce_of(day: date, game: str, options: Mapping[str, str]) -> str:
    """In place of what players give: it keeps the ways to play apart, and nobody chooses it."""
    told = {"daily": day.isoformat(), "game": game, "options": dict(options)}
    words = json.dumps(told, separators=(",", ":"), sort_keys=True)
    return sha256(words.encode()).hexdigest()


def chance_of(day: date, secret: bytes, game: str, options: Mapping[str, str]) -> Chance:
    return Chance(secret, (nonce_of(day, game, options),))


def note_of(anchor: Anchor, day: date) -> dict[str, Value]:
    return {"day": day.isoformat(), "first": anchor.first.isoformat(), "end": anchor.end}


def problem(
    values: Mapping[str, Value], chance: Chance, game: str, options: Mapping[str, str]
) -> str:
    """Why this is not the chance of the day that a note names; "" if it is."""
    try:
        day, first = (date.fromisoformat(str(values.get(key))) for key in ("day", "first"))
        fits = Anchor(first, str(values.get("end"))).fits(day, chance.secret)
    except ValueError as error:
        return f"the note on the day cannot be read: {error}"
    if not fits:
        times = Anchor(first, "").number(day)
        return f"the secret, hashed {times} times, does not give the end of the chain"
    if chance.nonces != (nonce_of(day, game, options),):
        return f"the nonce is not that of {game} on {day}"
    return ""
