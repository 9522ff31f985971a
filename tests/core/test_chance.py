"""Verifiable chance: committed, unbiased, one stream per bag."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from faubourg.core.chance import SPAN, Chance, commitment, new_nonce, new_secret

CHANCE = Chance(b"secret", ("n1", "n2"))


def test_an_outcome_is_the_documented_hmac() -> None:
    words = b'[["n1","n2"],"bag",3,0]'
    digest = hmac.new(b"secret", words, hashlib.sha256).digest()
    assert CHANCE.number("bag", 3, 1000) == int.from_bytes(digest, "big") % 1000


def test_streams_ordinals_nonces_and_secrets_all_matter() -> None:
    below = 1 << 60
    others = [
        CHANCE.number("die", 0, below),
        CHANCE.number("bag", 1, below),
        Chance(b"secret", ("n1", "n3")).number("bag", 0, below),
        Chance(b"secre7", ("n1", "n2")).number("bag", 0, below),
    ]
    assert len({CHANCE.number("bag", 0, below), *others}) == 5


class Told(Chance):
    """Draws these numbers, one after the other."""

    def _digest(self, stream: str, ordinal: int, attempt: int) -> int:
        return (SPAN - 1, 5)[attempt]


def test_numbers_that_would_favour_the_small_ones_are_drawn_again() -> None:
    # SPAN - 1 lies above the last multiple of 3.
    assert Told(b"secret", ()).number("bag", 0, 3) == 2


def test_weights_are_respected() -> None:
    weighted = [("rare", 1), ("common", 9)]
    counts = Counter(CHANCE.choose("bag", ordinal, weighted) for ordinal in range(2000))
    assert 150 < counts["rare"] < 250  # 200 expected, four standard deviations are 54


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"abc") == hashlib.sha256(b"abc").hexdigest()


def test_secrets_and_nonces_are_never_the_same() -> None:
    assert new_secret() != new_secret()
    assert new_nonce() != new_nonce()
