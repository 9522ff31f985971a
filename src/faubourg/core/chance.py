"""Chance anyone can verify: all outcomes follow from a committed secret and the seats' nonces."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

SPAN: Final = 1 << 256  # an HMAC-SHA-256 read as a number lies below this

T = TypeVar("T")


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def new_nonce() -> str:
    return secrets.token_hex(32)


def commitment(secret: bytes) -> str:
    """What is published first: of the secret, and by each seat of its nonce (its text in UTF-8)."""
    return hashlib.sha256(secret).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Chance:
    """The luck of one game."""

    secret: bytes
    nonces: tuple[str, ...]  # one per seat, given after the commitment

    @classmethod
    def seeded(cls, seed: str) -> Chance:
        """Repeatable luck for arenas and tests, where nobody has to be convinced."""
        return cls(hashlib.sha256(seed.encode()).digest(), ())

    def number(self, stream: str, ordinal: int, below: int) -> int:
        """An unbiased number below a bound: what would favour small numbers is drawn again."""
        limit = SPAN - SPAN % below
        attempt = 0
        while (drawn := self._digest(stream, ordinal, attempt)) >= limit:
            attempt += 1
        return drawn % below

    def _digest(self, stream: str, ordinal: int, attempt: int) -> int:
        words = json.dumps([list(self.nonces), stream, ordinal, attempt], separators=(",", ":"))
        return int.from_bytes(hmac.digest(self.secret, words.encode(), "sha256"), "big")

    def choose(self, stream: str, ordinal: int, weighted: list[tuple[T, int]]) -> T:
        """One outcome, with the chance its weight gives it."""
        left = self.number(stream, ordinal, sum(weight for _, weight in weighted))
        for outcome, weight in weighted:
            if left < weight:
                return outcome
            left -= weight
        raise AssertionError("the weights do not add up to their sum")
