"""A small network of whole numbers: the same answers on every machine, with NumPy or without it.

Rows of bytes go in. Each layer multiplies by whole weights, adds a bias, and, but for the last one,
divides by a power of two and cuts off what is below 0 or above a top. Bytes may also count straight
for the outputs, in each stage of a game otherwise. No sum leaves the whole numbers that a float
holds exactly, so NumPy may add in any order.

Without NumPy a row of weights is one large integer, with 64 bits for each sum: to add it is to add
to all sums at once.
"""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from pathlib import Path
from sys import byteorder
from typing import Any, Final, Protocol

# Threads of its own only slow small products down, as long as nobody wants them.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
try:
    import numpy
except ImportError:  # only slower
    numpy = None  # type: ignore[assignment]

MAGIC: Final = b"faubourg net 1\n"
BYTE: Final = 255  # the largest input
EXACT: Final = {"float32": 2**24, "float64": 2**53}  # whole numbers up to here
LANE: Final = 64  # bits of a sum
MIDDLE: Final = 1 << 15  # makes weights of 16 bits positive
NONE: Final[list[list[int]]] = []
ALWAYS: Final[list[list[int]]] = [[]]  # one stage, whatever the bytes are


class BadNet(ValueError):
    """Weights that cannot be read, or that fit nothing."""


@dataclass(frozen=True)
class Layer:
    """What stands between two rows of numbers."""

    weights: list[list[int]]  # for each input, one for each output; 16 bits
    bias: list[int]  # 32 bits
    shift: int = 0  # bits that are dropped behind it
    top: int = 0  # where it is cut off; 0 for the last layer, which is not


# For each stage and input, what it adds to each output; 32 bits; empty for none.
Straight = list[list[int]]
# Inputs by stage: the last one of which an input is not 0 is the present one.
Stages = list[list[int]]


class Adding(Protocol):
    """One way to add up."""

    def values(self, rows: bytes | bytearray, count: int) -> list[list[int]]: ...


class Net:
    """Values of rows, in parts of a point."""

    def __init__(
        self,
        layers: Sequence[Layer],
        unit: int,
        about: dict[str, Any],
        straight: Straight = NONE,
        stages: Stages = ALWAYS,
    ) -> None:
        _check(layers, unit, straight, stages)
        self.layers = list(layers)
        self.straight, self.stages = straight, stages
        self.unit = unit  # so many parts are a point
        self.about = about  # what it was learned for, and how
        self.inputs = len(layers[0].weights)
        self.outputs = len(layers[-1].bias)
        way = Plain if numpy is None else Fast
        self.adding: Adding = way(self.layers, straight, stages)

    def values(self, rows: bytes | bytearray) -> list[list[int]]:
        """The outputs for each of these rows, which lie one after the other."""
        count, rest = divmod(len(rows), self.inputs)
        if rest:
            raise BadNet(f"{len(rows)} bytes are no rows of {self.inputs}")
        return self.adding.values(rows, count) if count else []


class Fast:
    """With NumPy, many rows at once."""

    def __init__(
        self, layers: Sequence[Layer], straight: Straight = NONE, stages: Stages = ALWAYS
    ) -> None:
        kinds = [_smallest(bound) for bound in bounds(layers)]
        self.stages = stages
        inputs = len(layers[0].weights)
        self.straight = [
            numpy.array(straight[at : at + inputs], "float64")
            for at in range(0, len(straight), inputs)
        ]
        self.layers = [
            (numpy.array(layer.weights, kind), numpy.array(layer.bias, kind), layer)
            for layer, kind in zip(layers, kinds, strict=True)
        ]

    def values(self, rows: bytes | bytearray, count: int) -> list[list[int]]:
        found = given = numpy.frombuffer(rows, numpy.uint8).reshape(count, -1)
        for weights, bias, layer in self.layers:
            found = found.astype(weights.dtype) @ weights + bias
            if layer.top:
                found = numpy.clip(numpy.floor(found / (1 << layer.shift)), 0, layer.top)
        if self.straight:
            found = found + self._straight(given)
        told: list[list[int]] = found.astype(numpy.int64).tolist()
        return told

    def _straight(self, given: Any) -> Any:
        found = given.astype("float64") @ self.straight[0]
        for stage, inputs in list(enumerate(self.stages))[1:]:
            now = given[:, inputs].any(axis=1)
            found[now] = given[now].astype("float64") @ self.straight[stage]
        return found


class Plain:
    """Without NumPy, row by row."""

    def __init__(
        self, layers: Sequence[Layer], straight: Straight = NONE, stages: Stages = ALWAYS
    ) -> None:
        inputs = len(layers[0].weights)
        parts = [straight[at : at + inputs] for at in range(0, len(straight), inputs)]
        self.stages = stages
        self.columns = [list(zip(*part, strict=True)) for part in parts]
        self.layers = [([_packed(row) for row in layer.weights], layer) for layer in layers]

    def values(self, rows: bytes | bytearray, count: int) -> list[list[int]]:
        length = len(self.layers[0][0])
        return [self._values(rows[at : at + length]) for at in range(0, count * length, length)]

    def _values(self, row: Sequence[int]) -> list[int]:
        found = list(row)
        for packed, layer in self.layers:
            found = _sums(found, packed, layer)
            if layer.top:
                found = [min(max(each >> layer.shift, 0), layer.top) for each in found]
        for place, column in enumerate(self.columns[self._stage(row)] if self.columns else ()):
            found[place] += sum(map(mul, row, column))
        return found

    def _stage(self, row: Sequence[int]) -> int:
        reached = [at for at, inputs in enumerate(self.stages) if any(row[each] for each in inputs)]
        return max(reached, default=0)


def _packed(row: list[int]) -> int:
    return sum((weight + MIDDLE) << LANE * lane for lane, weight in enumerate(row))


def _sums(inputs: list[int], packed: list[int], layer: Layer) -> list[int]:
    together = total = 0
    for place, value in enumerate(inputs):
        if value:
            together += packed[place] * value
            total += value
    size = len(layer.bias) * LANE // 8
    lanes = memoryview(together.to_bytes(size, byteorder)).cast("Q").tolist()
    ordered = lanes if byteorder == "little" else lanes[::-1]
    moved = total * MIDDLE
    return [lane - moved + bias for lane, bias in zip(ordered, layer.bias, strict=True)]


# What fits


def bounds(layers: Sequence[Layer]) -> list[int]:
    """How large the sums of each layer can become."""
    found, largest = [], BYTE
    for layer in layers:
        columns = zip(*layer.weights, strict=True)
        sums = [largest * sum(map(abs, column)) for column in columns]
        found.append(max(each + abs(bias) for each, bias in zip(sums, layer.bias, strict=True)))
        largest = layer.top
    return found


def _smallest(bound: int) -> str:
    return next(kind for kind, exact in EXACT.items() if bound < exact)


def _check(layers: Sequence[Layer], unit: int, straight: Straight, stages: Stages) -> None:
    if not layers or unit < 1:
        raise BadNet(f"{len(layers)} layers, {unit} parts to a point; expected at least 1 of each")
    for number, layer in enumerate(layers):
        last = number == len(layers) - 1
        if {len(row) for row in layer.weights} != {len(layer.bias)}:
            raise BadNet(f"layer {number + 1} has rows that do not fit its {len(layer.bias)} sums")
        if last != (layer.top == 0) or layer.top < 0 or layer.shift < 0:
            raise BadNet(f"layer {number + 1} of {len(layers)} is cut off at {layer.top}")
        if not last and len(layers[number + 1].weights) != len(layer.bias):
            raise BadNet(f"layers {number + 1} and {number + 2} do not fit")
    _check_straight(straight, stages, len(layers[0].weights), len(layers[-1].bias))
    most = max((sum(map(abs, column)) for column in zip(*straight, strict=True)), default=0)
    if max(bounds(layers)) + BYTE * most >= EXACT["float64"]:
        raise BadNet("its sums may become too large to be exact")


def _check_straight(straight: Straight, stages: Stages, inputs: int, outputs: int) -> None:
    if not stages or any(not 0 <= place < inputs for stage in stages for place in stage):
        raise BadNet(f"stages {str(stages)[:99]}; expected some, by inputs below {inputs}")
    if straight and [len(row) for row in straight] != [outputs] * (len(stages) * inputs):
        raise BadNet("what counts straight does not fit the stages, inputs and outputs")


# Files: a line that names the format, a line of JSON, then weights and biases, layer by layer, and
# what counts straight


def write(
    path: Path,
    layers: Sequence[Layer],
    unit: int,
    about: dict[str, Any],
    straight: Straight = NONE,
    stages: Stages = ALWAYS,
) -> None:
    _check(layers, unit, straight, stages)
    shapes = [[len(each.weights), len(each.bias), each.shift, each.top] for each in layers]
    told = {"layers": shapes, "unit": unit, "about": about, "straight": bool(straight)}
    told |= {"stages": stages}
    head = json.dumps(told, ensure_ascii=False)
    parts = [MAGIC, head.encode(), b"\n"]
    for layer in layers:
        parts.append(_stored("h", [weight for row in layer.weights for weight in row]))
        parts.append(_stored("i", layer.bias))
    parts.append(_stored("i", [weight for row in straight for weight in row]))
    path.write_bytes(b"".join(parts))


def read(content: bytes) -> Net:
    """What was written; BadNet if it is anything else."""
    if not content.startswith(MAGIC):
        raise BadNet(f"it begins with {content[: len(MAGIC)]!r}; expected {MAGIC!r}")
    line, _, stored = content[len(MAGIC) :].partition(b"\n")
    try:
        head = json.loads(line)
        layers, at = [], 0
        for inputs, outputs, shift, top in head["layers"]:
            weights, at = _loaded("h", stored, at, inputs * outputs)
            bias, at = _loaded("i", stored, at, outputs)
            layers.append(Layer(_rows(weights, outputs), bias, shift, top))
        unit, about, straight = head["unit"], head["about"], NONE
        stages: Stages = [[int(place) for place in stage] for stage in head.get("stages", ALWAYS)]
        if head.get("straight"):
            count, outputs = len(stages) * len(layers[0].weights), len(layers[-1].bias)
            weights, at = _loaded("i", stored, at, count * outputs)
            straight = _rows(weights, outputs)
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise BadNet(f"its head or its weights are damaged: {error}") from None
    if at != len(stored):
        raise BadNet(f"{len(stored)} bytes of weights; expected {at}")
    return Net(layers, unit, about, straight, stages)


def _rows(numbers: list[int], length: int) -> list[list[int]]:
    return [numbers[at : at + length] for at in range(0, len(numbers), length)]


def _stored(kind: str, numbers: list[int]) -> bytes:
    held = array(kind, numbers)
    if byteorder == "big":
        held.byteswap()
    return held.tobytes()


def _loaded(kind: str, stored: bytes, at: int, count: int) -> tuple[list[int], int]:
    held = array(kind)
    end = at + count * held.itemsize
    held.frombytes(stored[at:end])
    if len(held) != count:
        raise ValueError(f"{len(held)} numbers where {count} should be")
    if byteorder == "big":
        held.byteswap()
    return held.tolist(), end
