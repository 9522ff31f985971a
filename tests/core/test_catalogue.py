"""Sets of indices as integers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from faubourg.core.catalogue import closest, members, pick_one, set_of


@pytest.mark.parametrize("size", [0, 1, 5, 59, 60, 61, 500, 3000])
def test_members_lists_what_set_of_collected(size: int) -> None:
    chosen = sorted(Random(size).sample(range(12_000), size))
    assert members(set_of(chosen)) == chosen


def test_a_pick_is_uniform_in_small_and_large_sets() -> None:
    for size in (3, 200):
        chosen = [7 * number for number in range(size)]
        rng = Random(5)
        counts = Counter(pick_one(set_of(chosen), rng) for _ in range(200 * size))
        assert set(counts) == set(chosen)
        assert 120 < min(counts.values()) and max(counts.values()) < 280


@pytest.mark.parametrize("spread", [1, 7, 59, 60, 61, 400])
def test_a_pick_is_the_member_at_its_place_however_far_they_are_apart(spread: int) -> None:
    chosen = [place * spread for place in range(90)]
    for seed in range(50):
        place = int(Random(seed).random() * len(chosen))
        assert pick_one(set_of(chosen), Random(seed)) == chosen[place]


def test_words_that_look_alike_are_suggested() -> None:
    assert closest("town_centre", ["town_center", "big_city"]) == "'town_center'"
    assert closest("zzz", ["town_center"]) == ""
