"""After an undo the story goes back a little, not to the start; so does who looks at the past."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from endless import applied, long_match, say_often

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.presentation import Narrator
from faubourg.core.record import ALONE
from faubourg.core.registry import Game, find_game
from faubourg.core.replay import AnyMatch
from faubourg.core.states import CLOSEST
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.web.live_table import LiveTable
from faubourg.web.people import People, SeatRow
from faubourg.web.rows import TableRow
from faubourg.web.situation import Painter, Viewer
from faubourg.web.story import Story
from faubourg.web.wire import WantedLook

LONG = 20_000  # steps


PLAIN = cast(Game, SimpleNamespace(narrator=Narrator))  # tells each step by its notation


@pytest.mark.parametrize("later", [0, 1, 40, 900])
def test_a_story_goes_back_no_further_than_the_undo(later: int) -> None:
    match = long_match(LONG)
    story = Story(PLAIN, match.rules)
    say_often(match, 1, 1)
    say_often(match, 0, later)
    story.catch_up(match.steps)
    match.undo(1)
    before = applied(match)
    story.catch_up(match.steps)
    assert applied(match) - before <= 3 * (later + 1) + CLOSEST
    assert len(story.lines) == len(match.steps)


@pytest.mark.parametrize("key", ["town_center", "small_city", "big_city"])
def test_after_any_undo_the_story_is_the_one_told_anew(key: str) -> None:
    game, rng = find_game(key), Random(3)
    rules = game.rules(2, game.for_programs())
    match: AnyMatch = Match(rules, Chance.seeded(key))
    story = Story(game, rules)
    for _ in range(120):
        turn_back_or_play(match, rng)
        if rng.random() < 0.6:  # the others are told together with the next
            story.catch_up(match.steps)
    anew = Story(game, rules)
    anew.catch_up(match.steps)
    story.catch_up(match.steps)
    assert (story.lines, story.known) == (anew.lines, anew.known)


def turn_back_or_play(match: AnyMatch, rng: Random) -> None:
    seat = rng.choice(match.state.actors)
    able = [s for s in range(match.rules.seats) if match.why_not_undo(s) is None]
    if able and rng.random() < 0.4:
        match.undo(able[-1])
    else:
        match.play(seat, match.rules.pick(match.state, seat, rng))


@pytest.fixture
def table() -> LiveTable:
    """Town Center, well under way."""
    rules, rng = find_game("town_center").rules(2), Random(1)
    match: AnyMatch = Match(rules, Chance(b"s" * 32, ("", "")))
    while len(match.steps) < 150:
        seat = match.state.actors[0]
        match.play(seat, rules.pick(match.state, seat, rng))
    row = TableRow("t", "town_center", 2, {}, "", "", "", "", "table", False, 1, ALONE)
    return LiveTable(row, People("", [SeatRow(0, "Ada"), SeatRow(1, "Ben")]), [], match)


def state_at(table: LiveTable, at: int) -> Any:
    return Painter(table, Viewer((0,), "en"), WantedLook(at=at)).state


def test_looking_through_the_past_does_few_steps_again(
    table: LiveTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    states = [state for state, _ in table.match.timeline()]
    state_at(table, 149)
    calls, apply = [], TownCenterRules.apply

    def count(rules: Any, state: Any, *deed: Any) -> None:
        calls.append(deed)
        apply(rules, state, *deed)

    monkeypatch.setattr(TownCenterRules, "apply", count)
    for at in range(148, -1, -7):
        calls.clear()
        assert state_at(table, at) == states[at]
        assert len(calls) < CLOSEST


def test_what_is_kept_of_the_past_goes_when_nobody_looks_and_stays_while_one_plays(
    table: LiveTable,
) -> None:
    state_at(table, 100)
    table.changed()
    assert table.past.kept
    table.forget_drawings()
    assert not table.past.kept
