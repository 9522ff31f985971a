"""What a piece would cover is marked whole, on the board that is shown, from every side."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from contract.test_presentation import Source, each_source, moments, sources
from faubourg.core.presentation import Look

NUMBER = re.compile(r"-?\d*\.?\d+")
BUILDERS = ("big_city", "small_city", "arcologies")


def box_of(shape: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a path that says all its corners."""
    assert re.fullmatch(r"(M[^MZz]+z)+", shape) and not re.search("[a-lnp-y]", shape)
    numbers = [float(found) for found in NUMBER.findall(shape)]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


@each_source
def test_a_footprint_lies_on_the_paper(source: Source) -> None:
    met = 0
    for place, moment in enumerate(moments(source)):
        known, seat, drawer = moment.before[moment.viewer], moment.viewer, moment.drawer
        look = Look(seat, turn=place % 4, viewer=seat)
        legal = moment.rules.legal(moment.state, seat)
        shapes = {a.index: drawer.footprint(known, seat, a, look) for a in legal}
        found = [box_of(shape) for shape in shapes.values() if shape]
        if not found:
            continue
        met += 1
        paper = ElementTree.fromstring(drawer.draw(known, moment.texts, look)).get("viewBox", "")
        left, top, wide, high = map(float, paper.split())
        for box in found:
            assert left <= box[0] < box[2] <= left + wide
            assert top <= box[1] < box[3] <= top + high
    assert met or not str(source).startswith(BUILDERS)


@pytest.mark.parametrize("key", BUILDERS)
def test_they_turn_with_the_board(key: str) -> None:
    """From all four sides a piece is as large, and lies elsewhere."""
    source = next(found for found in sources() if str(found).startswith(key))
    for moment in moments(source):
        known, seat = moment.before[moment.viewer], moment.viewer
        for action in moment.rules.legal(moment.state, seat)[:200]:
            looks = [Look(seat, turn=turn, viewer=seat) for turn in range(4)]
            shapes = [moment.drawer.footprint(known, seat, action, look) for look in looks]
            if not shapes[0]:
                continue
            sizes = [(right - left, low - top) for left, top, right, low in map(box_of, shapes)]
            assert sizes[0] == pytest.approx(sizes[1][::-1], abs=0.2)
            assert sizes[0] == pytest.approx(sizes[2], abs=0.2)
            assert len(set(shapes)) > 1
            return
    raise AssertionError("no piece covers several places")
