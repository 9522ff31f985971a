"""Plain data and back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from faubourg.core.model import Names
from faubourg.core.snapshot import describe, dump, load


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


def test_programs_are_told_names_where_the_game_has_them() -> None:
    names = {"many": Names(("red", "green")), "pair": Names(), "table": Names(("a", "b"), True)}
    value = Outer([Inner((1, "x"), (0, 1, -1, 7))], {"y": [0b11]}, None)
    assert describe(value, names) == {
        "inner": [{"pair": [1, "x"], "many": ["red", "green", -1, 7]}],
        "table": {"y": [["a", "b"]]},
        "none": None,
    }


def test_a_number_that_javascript_cannot_read_is_a_text() -> None:
    assert describe([2**53 - 1, 2**53, True], {}) == [2**53 - 1, str(2**53), True]


def test_what_is_not_plain_is_our_bug() -> None:
    with pytest.raises(AssertionError, match="not plain"):
        dump(object())
