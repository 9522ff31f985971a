"""Telling changes nothing: no state, no view, nothing that a cache keeps, no later telling."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playing import play_on

from contract.cases import Case
from contract.tellings import Moment, Watch
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Seat
from faubourg.core.registry import AnyRules, find_game
from faubourg.core.replay import AnyMatch
from faubourg.games.town_center.draw import scene, stage
from faubourg.games.town_center.draw.scene import Unit
from faubourg.games.town_center.rules import TownCenterRules

CASES = [
    (Case(find_game(key), seats, options), pairs)
    for key, seats, options, pairs in (
        ("town_center", 1, (("solo", "central_park"),), 25),
        ("town_center", 3, (), 25),
        ("big_city", 3, (("trade", "on"), ("tram_rule", "english")), 20),
        ("la_citta", 2, (), 12),
        ("small_city", 2, (), 6),
        ("arcologies", 2, (), 6),
    )
]


def moments(case: Case, pairs: int) -> Iterator[Moment]:
    """Pairs of neighbours from a random game; the second begins with the views of the first."""
    rules, rng = case.rules(), Random(f"telling {case}")
    match: AnyMatch = play_on(Match(rules, Chance.seeded(str(case))), rng, anyone=True)
    story = [(state.clone(), step) for state, step in match.timeline()]
    for start in rng.sample(range(len(story) - 2), pairs):
        scenes = [(state, step, views(rules, state)) for state, step in story[start : start + 3]]
        for (state, _, before), (_, step, after) in pairwise(scenes):
            assert step is not None
            yield Moment(case.game, rules, state, step.seat, step.action, before, after)


def views(rules: AnyRules, state: Any) -> dict[Seat | None, Any]:
    return {viewer: rules.known(state, viewer) for viewer in (None, *range(rules.seats))}


@pytest.mark.parametrize("case, pairs", CASES, ids=str)
def test_telling_changes_nothing(case: Case, pairs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(moments(case, pairs))
    before = repr([(moment.state, moment.before, moment.after) for moment in found])
    watch = Watch(found[0].rules, monkeypatch)
    truths = []
    for moment in found:
        watch.forget()
        truths.append(moment.tell())
    watch.forget()
    for first in range(0, len(found), 2):
        for place in (first, first + 1, first):  # A, B and A again
            assert found[place].tell() == truths[place]
    assert watch.spoilt() == set()
    assert repr([(moment.state, moment.before, moment.after) for moment in found]) == before


def test_what_is_written_into_a_cache_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find_game("town_center").rules(1)
    assert isinstance(rules, TownCenterRules)
    watch = Watch(rules, monkeypatch)
    model = stage.model_of(rules, rules.new_state(), 0)
    assert scene.survey(model).units == [] and watch.spoilt() == set()
    scene.survey(model).units.append(Unit("shop", frozenset(), False, 0))
    assert watch.spoilt() == {"survey"}
