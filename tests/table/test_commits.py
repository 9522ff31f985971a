"""A choice that leaves nothing but a commitment is asked once: the commitment is made with it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from faubourg.core.chance import Chance
from faubourg.core.match import Match, only_commitment
from faubourg.core.model import Action, Seat
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch
from faubourg.table.answers import preview
from faubourg.table.situation import Painter
from faubourg.table.table import LESSON, Table
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from table.tables import table_of


def commits(table: Table, seat: Seat, action: Action) -> bool:
    """As a page is told before it plays."""
    told = preview(Painter(table, Viewer((seat,), "en"), WantedLook(seat)), seat, action.index)
    assert told is not None
    return told.commits


def next_of(table: Table, rng: Random) -> tuple[Seat, Action]:
    table.play_forced()
    match = table.match
    seat = rng.choice(match.state.actors)
    return seat, match.rules.pick(match.state, seat, rng)


def at_the_last_choice(key: str) -> tuple[Table, Seat, Action]:
    """A random game until one would leave nothing but a commitment."""
    match: AnyMatch = Match(find_game(key).rules(2), Chance.seeded("commits"))
    table, rng = table_of(match), Random(3)
    for _ in range(200):
        seat, action = next_of(table, rng)
        if commits(table, seat, action):
            return table, seat, action
        table.play(seat, action)
    raise AssertionError("there is none")


GAMES = pytest.mark.parametrize("key", ["town_center", "small_city"])


@GAMES
def test_who_is_told_so_commits_with_the_choice(key: str) -> None:
    table, seat, action = at_the_last_choice(key)
    before = len(table.match.entries)
    table.play(seat, action, commit=True)
    table.play_forced()
    own = [step for step in table.match.steps if step.seat == seat]
    assert type(own[-1].action).final and action in [step.action for step in own]
    assert len(table.match.entries) >= before + 2  # each with an entry of its own, as ever
    assert table.match.why_not_undo(seat) is not None


@GAMES
def test_who_is_not_told_is_asked_to_commit(key: str) -> None:
    table, seat, action = at_the_last_choice(key)
    table.play(seat, action)
    table.play_forced()
    assert only_commitment(table.match.rules, table.match.state, seat) is not None
    assert table.match.why_not_undo(seat) is None


def test_what_leaves_more_to_decide_commits_to_nothing() -> None:
    match: AnyMatch = Match(find_game("town_center").rules(2), Chance.seeded("commits"))
    table, rng, asked = table_of(match), Random(5), 0
    for _ in range(60):
        seat, action = next_of(table, rng)
        told = commits(table, seat, action)
        asked += not told
        before = table.match.copy()
        table.play(seat, action, commit=not told)
        table.play_forced()
        if not told:  # wished for or not
            before.play(seat, action)
            while (forced := before.forced()) is not None:
                before.play(*forced)
            assert table.match.state == before.state
    assert asked > 20


def test_a_lesson_asks_for_it_apart() -> None:
    table, seat, action = at_the_last_choice("town_center")
    assert commits(table, seat, action)
    table.row = replace(table.row, kind=LESSON)
    assert not commits(table, seat, action)
