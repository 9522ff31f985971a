"""Plain data and back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from faubourg.core.snapshot import dump, load


@dataclass
class Inner:
    pair: tuple[int, str]
    many: tuple[int, ...]


@dataclass
class Outer:
    inner: list[Inner]
    table: dict[str, list[int]]
    none: int | None


def test_nested_dataclasses_come_back_with_their_types() -> None:
    value = Outer([Inner((1, "a"), (1, 2, 3)), Inner((2, "b"), ())], {"x": [1]}, None)
    assert load(Outer, dump(value)) == value


def test_what_is_not_plain_is_our_bug() -> None:
    with pytest.raises(AssertionError, match="not plain"):
        dump(object())
