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


LARGEST = 18 * 0.64  # a digit where the page writes the numbers largest (css/desk.css)


def test_three_digits_are_on_the_paper_also_where_they_are_written_larger() -> None:
    drawn = str(value_chart("", ["Ada"], [0, 3], [[-100.0, 160.0]]))
    numbers = re.findall(r'class="axis" x="([\d.]+)"[^>]*>([^<]+)<', drawn)
    assert "160" in [words for _, words in numbers]
    assert all(float(x) >= LARGEST * len(words) for x, words in numbers)
