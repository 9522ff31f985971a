"""Finding actions by words and saying why none of them may be done."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from faubourg.core.model import A, Reason, Rules, S, Seat


def deepest(
    rules: Rules[S, A], state: S, seat: Seat, actions: Iterable[A]
) -> tuple[A, Reason] | None:
    """Of refused actions, the one that came furthest down the ladder of checks, and its reason."""
    refused = [(a, reason) for a in actions if (reason := rules.why_not(state, seat, a))]
    return max(refused, key=lambda pair: pair[1].depth, default=None)


def matches(words: str, text: str) -> bool:
    """Whether the words given begin words of the text, in the same order; accents are optional."""
    rest = iter(_plain(text).split())
    return all(any(word.startswith(given) for word in rest) for given in _plain(words).split())


def _plain(text: str) -> str:
    bare = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    return "".join(mark for mark in bare if not unicodedata.combining(mark))
