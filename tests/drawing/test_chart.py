"""Charts over time: their numbers can be read, also where values lie close together."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from faubourg.drawing.chart import value_chart

NUMBER = re.compile(r'class="axis" x="\S+" y="(\S+)"')


@pytest.mark.parametrize(("low", "high"), [(-5, 61), (-60, 3), (-100, 100), (0, 40), (-1, 1)])
def test_numbers_at_the_edge_do_not_touch(low: float, high: float) -> None:
    drawn = str(value_chart("", ["Ada"], [0, 3], [[low, high]]))
    heights = sorted(map(float, NUMBER.findall(drawn)))
    assert len(heights) == len({low, high, 0})
    assert all(below - above > 17 for above, below in pairwise(heights))
    assert 0 < heights[0] and heights[-1] < 270
