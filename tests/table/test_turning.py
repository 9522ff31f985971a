"""Where a game turns: few moments, those that matter most first."""

from __future__ import annotations

from pathlib import Path

import pytest

from faubourg.core import record, replay
from faubourg.core.model import Message
from faubourg.core.registry import find_game
from faubourg.table.history import Story
from faubourg.table.turning import LEAD, LEAP, period_of, turnings

RECORDS = Path(__file__).parents[2] / "records"


def chip(**values: int) -> Message:
    return Message("chip", values)


def test_a_lead_that_lasts_is_a_turning_and_a_short_one_is_none() -> None:
    first = [1] * 40 + [2] * 60 + [1] + [2] * 59
    second = [2] * 40 + [1] * 60 + [3] + [1] * 59
    found = turnings([], [first, second])
    assert [(t.step, t.message) for t in found] == [(41, Message(LEAD, {"player": 1, "points": 2}))]


def test_a_great_leap_is_a_turning_but_the_end_is_none() -> None:
    found = turnings([], [[0, 0, 9, 9, 40]])
    assert [(t.step, t.message) for t in found] == [(3, Message(LEAP, {"player": 1, "points": 9}))]


def test_a_year_is_longer_than_a_round() -> None:
    assert period_of([chip(round=2, year=3)]) == ("year", 3)
    assert period_of([chip(round=2)]) == ("round", 2)
    assert period_of([chip(left=2)]) is None and period_of([]) is None


def test_of_many_rounds_some_are_marked() -> None:
    found = turnings([(step, chip(round=step)) for step in range(1, 60)], [[0] * 60])
    assert len(found) <= 12 and found[0].step == 1


@pytest.mark.parametrize("path", [
    "town_center/two", "big_city/three", "la_citta/three", "small_city/two", "arcologies/two",
    "town_center/solo",
])  # fmt: skip
def test_every_game_has_a_few_turnings(path: str) -> None:
    match = replay.follow(record.load((RECORDS / f"{path}.jsonl").read_text("utf-8")))
    story = Story(find_game(match.rules.key), match.rules)
    story.catch_up(match.steps)
    story.totals()
    assert 3 <= len(story.turnings) <= 18
    assert all(0 < turning.step <= len(match.steps) for turning in story.turnings)
