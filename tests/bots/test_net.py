"""Whole-number networks: equal with NumPy and without it, kept in files, and refused if damaged."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from faubourg.bots import net
from faubourg.bots.net import BadNet, Fast, Layer, Net, Plain

SIZES = (40, 12, 6, 2)


def some_layers(rng: Random, largest: int = 32_767) -> list[Layer]:
    last = len(SIZES) - 2
    return [
        Layer(
            [[rng.randint(-largest, largest) for _ in range(after)] for _ in range(before)],
            [rng.randint(-50 * largest, 50 * largest) for _ in range(after)],
            *((0, 0) if number == last else (largest.bit_length() + 2, 4095)),
        )
        for number, (before, after) in enumerate(zip(SIZES, SIZES[1:], strict=False))
    ]


def rows(rng: Random, count: int) -> bytes:
    return bytes(rng.choice((0, 0, 1, 255, rng.randrange(256))) for _ in range(count * SIZES[0]))


def some_straight(rng: Random) -> list[list[int]]:
    return [[rng.randint(-(2**31), 2**31 - 1) for _ in range(SIZES[-1])] for _ in range(SIZES[0])]


def by_definition(layers: list[Layer], row: bytes) -> list[int]:
    found = list(row)
    for layer in layers:
        columns = zip(*layer.weights, strict=True)
        sums = [sum(x * w for x, w in zip(found, column, strict=True)) for column in columns]
        found = [total + bias for total, bias in zip(sums, layer.bias, strict=True)]
        if layer.top:
            found = [min(max(value >> layer.shift, 0), layer.top) for value in found]
    return found


@pytest.mark.parametrize("largest", [3, 32_767])  # sums for small floats and for large ones
@pytest.mark.parametrize("way", [Plain, Fast])
def test_both_ways_of_adding_give_what_is_defined(way: type[Plain | Fast], largest: int) -> None:
    if way is Fast:
        pytest.importorskip("numpy", reason="NumPy is an extra, and not installed here")
    rng = Random(largest)
    layers, told = some_layers(rng, largest), rows(rng, 30)
    expected = [by_definition(layers, told[at : at + 40]) for at in range(0, len(told), 40)]
    assert way(layers).values(told, 30) == expected
    assert len({tuple(values) for values in expected}) > 20  # not all cut off


@pytest.mark.parametrize("way", [Plain, Fast])
def test_bytes_may_count_straight(way: type[Plain | Fast]) -> None:
    if way is Fast:
        pytest.importorskip("numpy", reason="NumPy is an extra, and not installed here")
    rng = Random(5)
    layers, straight, told = some_layers(rng), some_straight(rng), rows(rng, 1)
    expected = by_definition(layers, told)
    for value, weights in zip(told, straight, strict=True):
        expected = [sum_ + value * weight for sum_, weight in zip(expected, weights, strict=True)]
    assert way(layers, straight).values(told, 1) == [expected]


@pytest.mark.parametrize("way", [Plain, Fast])
def test_what_counts_straight_depends_on_the_stage(way: type[Plain | Fast]) -> None:
    """The last stage of which an input is set."""
    if way is Fast:
        pytest.importorskip("numpy", reason="NumPy is an extra, and not installed here")
    zeros = Layer([[0] for _ in range(4)], [5])
    straight = [[weight] for stage in (1, 10, 100) for weight in [stage] * 4]
    stages = [[], [2], [3]]
    told = [(1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1), (0, 0, 0, 2)]
    rows = bytes(each for row in told for each in row)
    assert way([zeros], straight, stages).values(rows, 4) == [[7], [35], [405], [205]]


def test_stages_are_kept_and_must_fit(tmp_path: Path) -> None:
    file, layers = tmp_path / "staged.net", [Layer([[1], [2]], [3])]
    net.write(file, layers, 1, {}, [[1], [2], [3], [4]], [[], [1]])
    kept = net.read(file.read_bytes())
    assert kept.stages == [[], [1]] and kept.values(bytes([1, 1])) == [[3 + 3 + 7]]
    with pytest.raises(BadNet, match="inputs below 2"):
        Net(layers, 1, {}, [[1], [2], [3], [4]], [[], [2]])
    with pytest.raises(BadNet, match="straight"):
        Net(layers, 1, {}, [[1], [2]], [[], [1]])


def test_what_counts_straight_is_kept_and_must_fit(tmp_path: Path) -> None:
    file, layers, straight = (
        tmp_path / "value.net",
        some_layers(Random(6)),
        some_straight(Random(7)),
    )
    net.write(file, layers, 64, {}, straight)
    assert net.read(file.read_bytes()).straight == straight
    with pytest.raises(BadNet, match="damaged"):
        net.read(file.read_bytes()[:-1])
    with pytest.raises(BadNet, match="straight"):
        Net(layers, 64, {}, straight[1:])


def test_a_net_is_kept_in_a_file_to_the_last_weight(tmp_path: Path) -> None:
    rng = Random(1)
    file, layers = tmp_path / "value.net", some_layers(rng)
    net.write(file, layers, 64, {"game": "tiny", "name": "Été"})
    found = net.read(file.read_bytes())
    assert (found.layers, found.unit, found.about["name"]) == (layers, 64, "Été")
    assert (found.inputs, found.outputs) == (40, 2)
    told = rows(rng, 3)
    assert found.values(told) == [by_definition(layers, told[at : at + 40]) for at in (0, 40, 80)]
    assert found.values(b"") == []


def test_a_damaged_file_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "value.net"
    net.write(file, some_layers(Random(2)), 64, {})
    whole = file.read_bytes()
    for damaged, word in (
        (b"", "begins with"),
        (b"PK" + whole, "begins with"),
        (whole[:-1], "damaged|bytes of weights"),
        (whole + b"\0", "bytes of weights"),
        (whole.replace(b'"unit"', b'"unite"'), "damaged"),
        (whole.replace(b"4095", b"   0"), "cut off"),
        (whole.replace(b"[12, 6,", b"[6, 12,"), "damaged"),
    ):
        with pytest.raises(BadNet, match=word):
            net.read(damaged)


def test_rows_of_another_length_are_refused() -> None:
    with pytest.raises(BadNet, match="41 bytes are no rows of 40"):
        Net(some_layers(Random(3)), 64, {}).values(bytes(41))


def test_sums_that_no_float_holds_exactly_are_refused() -> None:
    huge = Layer([[32_767]] * 4, [0], 0, 2**50)
    with pytest.raises(BadNet, match="too large"):
        Net([huge, Layer([[32_767]], [0])], 1, {})
