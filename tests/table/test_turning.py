"""Where a game turned: few moments, those that matter most first."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest
from golden import RECORDS, match_of

from faubourg.core.model import Message
from faubourg.core.registry import find_game
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts
from faubourg.table.history import Story
from faubourg.table.turning import END, HALF, LEAD, LEAP, PERIOD, Turning, period_of, turnings


def chip(**values: int) -> Message:
    return Message("chip", values)


def lead(step: int, player: int, points: int, kept: str = "no") -> Turning:
    return Turning(step, Message(LEAD, {"player": player, "points": points, "kept": kept}))


def test_a_lead_that_lasts_is_a_turning_and_a_short_one_is_none() -> None:
    first = [1] * 40 + [2] * 60 + [1] + [2] * 59
    second = [2] * 40 + [1] * 60 + [3] + [1] * 59
    assert turnings([], [first, second])[0] == lead(41, 1, 2, "yes")
    assert sum(t.message.key == LEAD for t in turnings([], [first, second])) == 1


def test_the_last_change_of_the_lead_comes_first_even_just_before_the_end() -> None:
    first = [1] * 50 + [3] * 48 + [3] * 2
    second = [2] * 98 + [4] * 2
    assert turnings([], [first, second])[:2] == [lead(99, 2, 4, "yes"), lead(51, 1, 3)]


def test_a_great_leap_is_a_turning_but_the_end_is_none() -> None:
    found = turnings([], [[0, 0, 9, 9, 40]])
    assert found[0] == Turning(3, Message(LEAP, {"player": 1, "points": 9}))
    assert sum(t.message.key == LEAP for t in found) == 1


def test_what_happens_at_once_is_one_moment() -> None:
    first, second = [0] * 100, [1] * 50 + [1] * 50
    first[60:] = [20] * 40
    assert [t.step for t in turnings([], [first, second])] == [61, 100]


def test_a_year_is_longer_than_a_round() -> None:
    assert period_of([chip(round=2, year=3)]) == ("year", 3)
    assert period_of([chip(round=2)]) == ("round", 2)
    assert period_of([chip(left=2)]) is None and period_of([]) is None


def test_of_many_rounds_the_last_and_the_middle_one_are_marked() -> None:
    found = turnings([(step, ("round", step)) for step in range(1, 60)], [[0] * 60])
    assert [(t.step, t.message.values["number"]) for t in found] == [(59, 0), (30, "30")]
    assert {t.message.key for t in found} == {PERIOD}


def test_where_nothing_happened_there_are_its_middle_and_its_end() -> None:
    assert [(t.step, t.message.key) for t in turnings([], [[0] * 60] * 2)] == [
        (30, HALF),
        (60, END),
    ]


def story_of(path: Path) -> Story:
    match = match_of(path.parent.name, path.stem)
    story = Story(find_game(match.rules.key), match.rules)
    story.catch_up(match.steps)
    story.totals()
    return story


def last_change(totals: list[list[int]]) -> tuple[int, int] | None:
    """Who was alone in front at last, if another had been so for long, and from which step on."""
    rows = list(zip(*totals, strict=True))
    alone = [row.index(max(row)) if row.count(max(row)) == 1 else -1 for row in rows]
    runs = [(who, len(list(group))) for who, group in groupby(alone)]
    before = [who for who, length in runs[:-1] if who >= 0 and length * 10 >= len(rows)]
    who, length = runs[-1]
    lasting = who >= 0 and length * 10 >= len(rows) and before and before[-1] != who
    return (who + 1, len(rows) - length + 1) if lasting else None


GOLDEN = sorted(RECORDS.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_golden_record_has_a_few_turnings(path: Path) -> None:
    """And if somebody took the lead from another for good, that comes first."""
    story = story_of(path)
    found, length = story.turnings, len(story.totals()[0])
    assert 2 <= len(found) <= 10
    assert all(0 < turning.step <= length for turning in found)
    assert len({turning.step for turning in found}) == len(found)
    if len(story.totals()) > 1 and (last := last_change(story.totals())) is not None:
        player, step = last
        assert found[0].message.key == LEAD and found[0].step <= step  # a tie may come between
        assert found[0].message.values["player"] == player
        assert found[0].message.values["kept"] == "yes"


@pytest.mark.parametrize(("language", "words"), [
    ("en", ["The last year begins", "Half-way: year 4 begins",
            "Ada takes the lead with 26 and keeps it to the end"]),
    ("fr", ["La dernière Année commence", "À mi-chemin, l’Année 4 commence",
            "Ada prend la tête avec 26 et la garde jusqu’à la fin"]),
])  # fmt: skip
def test_the_words_say_why(language: str, words: list[str]) -> None:
    story, names = story_of(RECORDS / "la_citta" / "three.jsonl"), ["Ada", "Ben", "Cleo"]
    texts = Texts(language)
    said = {texts.say(t.message.key, with_names(t.message.values, names)) for t in story.turnings}
    assert said == set(words)
