"""Learned floats become the small whole numbers that bots play with (faubourg.bots.net)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy
from numpy.typing import NDArray

from faubourg.bots.net import Layer, Straight

LARGEST: Final = 32_767  # a weight
TOP: Final = 4095  # of what a hidden unit tells
FINEST: Final = 16  # bits behind the point of a weight, at most
PARTS: Final = 20  # bits of a point, at most: so that thousands of points fit into 32
Floats = NDArray[numpy.float32]


def rounded(
    parts: Sequence[Floats], rows: NDArray[numpy.uint8]
) -> tuple[list[Layer], int, Straight]:
    """Weights and biases in turn become layers, and how many parts make a point; what stands
    behind them counts straight.

    All scales are powers of two. What hidden units tell over some rows decides how finely they can
    tell it; what lies above in other rows is cut off.
    """
    layers, rest = parts[: len(parts) // 2 * 2], parts[len(parts) // 2 * 2 :]
    found: list[Layer] = []
    unit = 1.0  # what a 1 of the layer's input means
    values = rows.astype(numpy.float64)
    for number in range(0, len(layers), 2):
        weights, bias = (
            layers[number].astype(numpy.float64),
            layers[number + 1].astype(numpy.float64),
        )
        last = number == len(layers) - 2
        most = min(FINEST, PARTS - _bits(unit)) if last else FINEST
        fine = 2.0 ** min(most, _bits(LARGEST / max(1e-9, float(numpy.abs(weights).max()))))
        values = values @ weights + bias
        shift = 0 if last else _shift(float(values.max()), fine * unit)
        found.append(_layer(weights * fine, bias * fine * unit, shift, 0 if last else TOP))
        unit *= fine / 2**shift
        values = numpy.maximum(values, 0)
    straight = [[round(each * unit) for each in row] for part in rest for row in part.tolist()]
    return found, round(unit), straight


def _bits(number: float) -> int:
    return int(numpy.floor(numpy.log2(number)))


def _shift(largest: float, unit: float) -> int:
    """Bits to drop so that the largest value just fits."""
    return max(0, int(numpy.ceil(numpy.log2(max(1e-9, largest) * unit / TOP))))


def _layer(
    weights: NDArray[numpy.float64], bias: NDArray[numpy.float64], shift: int, top: int
) -> Layer:
    """Half of what is dropped is added before: so dropping rounds."""
    half = 1 << shift - 1 if shift else 0
    return Layer(
        [[round(each) for each in row] for row in weights.tolist()],
        [round(each) + half for each in bias.tolist()],
        shift, top,
    )  # fmt: skip
