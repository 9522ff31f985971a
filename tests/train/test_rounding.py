"""Floats become whole numbers that say nearly the same."""

from __future__ import annotations

from pathlib import Path

import numpy
from numpy.typing import NDArray

from faubourg.bots.net import Net, read, write
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
    whole, unit, _ = rounded(layers, rows)
    values = [outputs[0] / unit for outputs in Net(whole, unit, {}).values(rows.tobytes())]
    expected = told_by(layers, rows)
    assert numpy.abs(numpy.array(values) - expected).max() < 0.01 * numpy.abs(expected).max()


def test_weights_and_hidden_values_stay_small() -> None:
    rows = numpy.full((5, SIZES[0]), 255, numpy.uint8)
    whole, _, _ = rounded(some_layers(), rows)
    assert [layer.top for layer in whole] == [TOP, TOP, 0]
    assert all(abs(weight) < 1 << 15 for layer in whole for row in layer.weights for weight in row)


def test_what_counts_straight_is_rounded_in_the_same_parts() -> None:
    rows = numpy.random.default_rng(4).integers(0, 3, (300, SIZES[0])).astype(numpy.uint8)
    layers = some_layers()
    straight = numpy.random.default_rng(5).normal(0, 2, (SIZES[0], 1)).astype(numpy.float32)
    whole, unit, counted = rounded([*layers, straight], rows)
    values = [each[0] / unit for each in Net(whole, unit, {}, counted).values(rows.tobytes())]
    expected = told_by(layers, rows) + (rows @ straight)[:, 0]
    assert numpy.abs(numpy.array(values) - expected).max() < 0.01 * numpy.abs(expected).max()


def test_numbers_fit_their_file_while_little_is_learned(tmp_path: Path) -> None:
    """Small weights are told finely, but never so that what counts straight grows too large."""
    rows = numpy.random.default_rng(4).integers(0, 3, (300, SIZES[0])).astype(numpy.uint8)
    layers = [layer * numpy.float32(1e-3) for layer in some_layers()]
    layers[-1] += 512
    straight = numpy.full((SIZES[0], 1), 160, numpy.float32)
    whole, unit, counted = rounded([*layers, straight], rows)
    write(tmp_path / "value.net", whole, unit, {}, counted)
    again = read((tmp_path / "value.net").read_bytes())
    values = [each[0] / unit for each in again.values(rows.tobytes())]
    expected = told_by(layers, rows) + (rows @ straight)[:, 0]
    assert numpy.abs(numpy.array(values) - expected).max() < 0.01
