"""Floats become whole numbers that say nearly the same."""

from __future__ import annotations

import numpy
from numpy.typing import NDArray

from faubourg.bots.net import Net
from faubourg.train.rounding import TOP, Floats, rounded

SIZES = (40, 12, 6, 1)


def some_layers() -> list[Floats]:
    rng = numpy.random.default_rng(3)
    found: list[Floats] = []
    for before, after in zip(SIZES, SIZES[1:], strict=False):
        found.append(rng.normal(0, 0.4, (before, after)).astype(numpy.float32))
        found.append(rng.normal(0, 1, after).astype(numpy.float32))
    return found


def told_by(layers: list[Floats], rows: NDArray[numpy.uint8]) -> Floats:
    values = rows.astype(numpy.float32)
    for number in range(0, len(layers), 2):
        values = values @ layers[number] + layers[number + 1]
        if number < len(layers) - 2:
            values = numpy.maximum(values, 0)
    return values[:, 0]


def test_whole_numbers_say_nearly_the_same() -> None:
    rows = numpy.random.default_rng(4).integers(0, 3, (300, SIZES[0])).astype(numpy.uint8)
    layers = some_layers()
    whole, unit = rounded(layers, rows)
    values = [outputs[0] / unit for outputs in Net(whole, unit, {}).values(rows.tobytes())]
    expected = told_by(layers, rows)
    assert numpy.abs(numpy.array(values) - expected).max() < 0.01 * numpy.abs(expected).max()


def test_weights_and_hidden_values_stay_small() -> None:
    rows = numpy.full((5, SIZES[0]), 255, numpy.uint8)
    whole, _ = rounded(some_layers(), rows)
    assert [layer.top for layer in whole] == [TOP, TOP, 0]
    assert all(abs(weight) < 1 << 15 for layer in whole for row in layer.weights for weight in row)
