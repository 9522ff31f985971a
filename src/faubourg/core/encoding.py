"""What a seat knows as a row of bytes, for values that are learned."""

from __future__ import annotations

from hashlib import sha256
from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from faubourg.core.model import Seat
from faubourg.core.presentation import K, R


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[R, K]):
    """Made for one set of rules; plain, it tells nothing. Features are bytes, from 0 to 255."""

    VERSION: ClassVar[int] = 0  # raised when a byte means something else
    OUTPUTS: ClassVar[int] = 1  # seats whose final points are learned, from the own one on

    def __init__(self, rules: R) -> None:
        self.rules = rules
        self.length = sum(size for _, size in self.features())  # bytes of a row

    def features(self) -> list[tuple[str, int]]:
        """Names and sizes in bytes, in the order of a row."""
        return []

    def encode(self, known: K, seat: Seat, row: bytearray, at: int) -> None:
        """Fill a row's bytes from there on, with what the seat knows and nothing else."""

    def prepare(self, state: K, seat: Seat) -> None:
        """What follows differs from this state by one choice of the seat; rows stay the same."""

    def opening(self) -> tuple[list[tuple[int, float]], float]:
        """The own points before anything is learned: what some bytes count, and a number more."""
        return [], 0.0

    def stages(self) -> list[list[int]]:
        """Bytes by stages of a game: the last stage of which one is set is the present one."""
        return [[]]

    def places_of(self, feature: str) -> list[int]:
        """The bytes of a feature."""
        at = 0
        for name, size in self.features():
            if name == feature:
                return list(range(at, at + size))
            at += size
        raise LookupError(f"no feature {feature!r}")

    def symmetries(self) -> list[list[int]]:
        """Where the bytes of a row go if the board is turned or mirrored, itself first."""
        return [list(range(self.length))]


def digest(encoder: Encoder[R, K]) -> str:
    """Names what rows mean: weights fit only the features that they were learned with."""
    told = f"{encoder.rules.key} {encoder.VERSION} {encoder.features()}"
    return sha256(told.encode()).hexdigest()[:16]


def write_marks(number: int, marks: list[int], row: bytearray, at: int) -> int:
    """A byte for each mark that is reached; where the next feature begins."""
    for place, mark in enumerate(marks):
        if number < mark:
            break
        row[at + place] = 1
    return at + len(marks)


def write_steps(number: int, most: int, row: bytearray, at: int) -> int:
    """A byte for each of the first numbers that is reached; where the next feature begins."""
    for place in range(min(number, most)):
        row[at + place] = 1
    return at + most
