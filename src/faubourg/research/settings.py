"""What is studied: a game with its seats, options and reward, and what rows and masks of it are."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy
from numpy.typing import NDArray

import faubourg
from faubourg.core.encoding import Encoder, digest
from faubourg.core.model import Seat
from faubourg.core.registry import AnyRules, BadOption, find_game
from faubourg.core.solo import fewer_is_better

Rows = NDArray[numpy.uint8]
Mask = NDArray[numpy.int8]
SHARE: Final = "share"  # 1 for a victory, 0 in sum; ties are split
POINTS: Final = "points"  # those of the final score
REWARDS: Final = (SHARE, POINTS)
LOST: Final = -100.0  # points of a game for one that was lost


@dataclass(frozen=True)
class Setting:
    """All that a process needs to play it."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]  # all of them
    reward: str

    @property
    def rules(self) -> AnyRules:
        return _rules(self)

    @property
    def encoder(self) -> Encoder[Any, Any]:
        return _encoder(self)

    @property
    def actions(self) -> int:
        return len(self.rules.catalogue)

    @property
    def digest(self) -> str:
        """Names what rows mean."""
        return digest(self.encoder)

    def row(self, known: Any, seat: Seat) -> bytearray:
        return row_of(self.encoder, known, seat)

    def rewards(self, state: Any) -> list[float]:
        """Of a finished game, by seat."""
        if self.reward == SHARE:
            return shares(self.rules.ranking(state)[0], self.seats)
        if self.seats == 1:
            return [_alone(self.rules, state)]
        return [float(self.rules.total(state, seat)) for seat in range(self.seats)]


def setting(
    game: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "",
) -> Setting:
    """By default two seats, or as many as the game allows; alone it is about points."""
    found = find_game(str(game))
    count = min(max(2, found.fewest), found.most) if seats is None else seats
    _check_kinds(count, options or {})
    rules = found.rules(count, found.for_programs(options))
    wished = reward or (POINTS if count == 1 else SHARE)
    if wished not in (REWARDS if count > 1 else (POINTS,)):
        expected = " or ".join(REWARDS if count > 1 else (POINTS,))
        raise BadOption(f"reward {reward!r} with {count} seats; expected {expected}")
    made = Setting(game, count, tuple(sorted(rules.options.items())), wished)
    if not made.encoder.length:
        raise BadOption(f"{game} has no encode.py, so there are no rows of it to learn from")
    return made


def _check_kinds(seats: object, options: object) -> None:
    """Notebooks know no types."""
    if not isinstance(seats, int):
        raise BadOption(f"{seats!r} seats; expected a whole number")
    if not isinstance(options, Mapping) or not all(isinstance(v, str) for v in options.values()):
        raise BadOption(f"options {options!r}; expected texts by name, as in {{'sides': 'A,B'}}")


@lru_cache(maxsize=32)
def _rules(made: Setting) -> AnyRules:
    return find_game(made.game).rules(made.seats, dict(made.options))


@lru_cache(maxsize=32)
def _encoder(made: Setting) -> Encoder[Any, Any]:
    return find_game(made.game).encoder(made.rules)


def row_of(encoder: Encoder[Any, Any], known: Any, seat: Seat) -> bytearray:
    """What the seat knows, told by the game's encoder."""
    row = bytearray(encoder.length)
    encoder.encode(known, seat, row, 0)
    return row


def mask_of(legal: int, actions: int) -> Mask:
    """A set of actions as a byte for each."""
    packed = numpy.frombuffer(legal.to_bytes((actions + 7) // 8, "little"), numpy.uint8)
    return numpy.unpackbits(packed, count=actions, bitorder="little").view(numpy.int8)


def shares(best: list[Seat], seats: int) -> list[float]:
    """1 for who wins alone, the same sum lost by the others; who share a victory share it."""
    tied = (seats / len(best) - 1) / (seats - 1)
    return [tied if seat in best else -1 / (seats - 1) for seat in range(seats)]


def _alone(rules: AnyRules, state: Any) -> float:
    points = rules.solo_score(state)
    if points is None:
        return LOST
    return float(-points if fewer_is_better(rules.solo_ranks()) else points)


@lru_cache(maxsize=8)
def sources(made: Setting) -> str:
    """Names the code of a game and of its bots, with what they have learned."""
    modules = {kind.__module__ for kind in type(made.rules).__mro__} & sys.modules.keys()
    files = [Path(str(getattr(sys.modules[name], "__file__", None))) for name in modules]
    own = Path(faubourg.__file__).parent
    folders = {
        file.parent for file in files if file.parent.name == made.game or own in file.parents
    }
    found = hashlib.sha256()
    for file in sorted(file for folder in {*folders, own / "bots"} for file in folder.rglob("*")):
        if file.suffix in (".py", ".net"):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def check_seat(made: Setting, seat: Seat) -> Seat:
    if not 0 <= seat < made.seats:
        raise BadOption(f"seat {seat} at a table for {made.seats}; expected 0 to {made.seats - 1}")
    return seat
