"""Numbering all actions of a game once, and sets of those numbers as Python integers."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from random import Random
from typing import Final, Protocol, TypeVar


class Indexed(Protocol):
    """Anything that can be told its place in a catalogue."""

    index: int


T = TypeVar("T", bound=Indexed)
# Bits taken off the top of a set at a time: so many are a small number to compiled code, and what
# is left of a large set becomes smaller.
WORD: Final = 60


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
    """The indices in a set, ascending."""
    found = []
    while bits:
        start = bits.bit_length() - WORD
        if start < 0:
            start = 0
        word = bits >> start
        bits ^= word << start
        while word:
            top = word.bit_length() - 1
            found.append(start + top)
            word ^= 1 << top
    found.reverse()
    return found


def pick_one(bits: int, rng: Random) -> int:
    """A uniformly random member of a set that is not empty."""
    size = bits.bit_count()
    higher = size - 1 - int(rng.random() * size)  # members above it
    start = bits.bit_length() - WORD
    while higher and start > 0:
        word = bits >> start
        here = word.bit_count()
        if here > higher:
            return start + _below(word, higher)
        higher -= here
        bits ^= word << start
        start = bits.bit_length() - WORD
    return _below(bits, higher)


def _below(bits: int, higher: int) -> int:
    """The member with so many above it."""
    for _ in range(higher):
        bits ^= 1 << (bits.bit_length() - 1)
    return bits.bit_length() - 1


LONGEST: Final = 100  # of a word that anything is compared with


def closest(word: str, known: Iterable[str]) -> str:
    """Up to three known words that look like the one given, quoted, or nothing."""
    near = get_close_matches(word, list(known), n=3, cutoff=0.5) if len(word) <= LONGEST else []
    return ", ".join(map(repr, near))
