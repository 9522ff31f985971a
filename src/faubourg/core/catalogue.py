"""Numbering all actions of a game once, and sets of those numbers as Python integers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from random import Random
from typing import Final, Protocol, TypeVar


class Indexed(Protocol):
    """Anything that can be told its place in a catalogue."""

    index: int


T = TypeVar("T", bound=Indexed)


def catalogue_of(actions: Iterable[T], first: int = 0) -> list[T]:
    """Give each action its index, which is also its bit in a set and its id for learning."""
    numbered = list(actions)
    for index, action in enumerate(numbered, start=first):
        object.__setattr__(action, "index", index)
    return numbered


def set_of(indices: Iterable[int]) -> int:
    bits = 0
    for index in indices:
        bits |= 1 << index
    return bits


def members(bits: int) -> list[int]:
    """The indices in a set, ascending: by lowest bit, or by byte where the set is large."""
    return list(_by_byte(bits)) if bits.bit_count() > 60 else _by_lowest(bits)


def _by_lowest(bits: int) -> list[int]:
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


_BYTES = [tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256)]


def _by_byte(bits: int) -> Iterator[int]:
    for place, byte in enumerate(bits.to_bytes((bits.bit_length() + 7) // 8, "little")):
        for bit in _BYTES[byte]:
            yield place * 8 + bit


def pick_one(bits: int, rng: Random) -> int:
    """A uniformly random member of a set that is not empty."""
    skipped = int(rng.random() * bits.bit_count())
    if skipped > 60:
        return members(bits)[skipped]
    for _ in range(skipped):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


LONGEST: Final = 100  # of a word that anything is compared with


def closest(word: str, known: Iterable[str]) -> str:
    """Up to three known words that look like the one given, quoted, or nothing."""
    near = get_close_matches(word, list(known), n=3, cutoff=0.5) if len(word) <= LONGEST else []
    return ", ".join(map(repr, near))
