"""What everybody may count, and the way back: after an undo the story goes back a little."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from endless import applied, long_match, say_often
from playing import act

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE, Action
from faubourg.core.presentation import Drawer, Narrator
from faubourg.core.registry import Game, find_game
from faubourg.core.replay import AnyMatch
from faubourg.core.states import CLOSEST, Step
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.table.history import Note, Sight, Story, Told, holder_of
from faubourg.table.situation import Painter
from faubourg.table.table import Table
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from table.tables import table_of

LONG = 20_000  # steps


PLAIN = cast(Game, SimpleNamespace(narrator=Narrator, drawer=Drawer))  # tells by notation


# Numbers of one's own


def planning() -> AnyMatch:
    """Small City when plans begin; a seat has planned one step, another has committed."""
    rules = find_game("small_city").rules(2, {"first_player": "1"})
    match: AnyMatch = Match(rules, Chance.seeded("sight"))
    while not rules.in_secret(match.state):
        seat = match.state.actors[0]
        match.play(seat, rules.legal(match.state, seat)[0])
    match.play(1, rules.legal(match.state, 1)[0])
    match.play(0, rules.parse("commit"))
    return match


def sight(match: AnyMatch, *mine: int) -> Sight:
    return Sight(match, holder_of(match.rules, mine))


def test_who_may_not_see_an_entry_does_not_count_it() -> None:
    match = planning()
    watching, first, second = sight(match), sight(match, 0), sight(match, 1)
    assert watching.entries[-1] == first.entries[-1] == match.entries[-1]
    assert match.entries[-2] in second.entries and match.entries[-2] not in first.entries
    both = sight(match, 0, 1)
    assert watching.number < first.number < both.number <= len(match.entries)
    assert second.steps < both.steps <= len(match.steps)


def test_a_moment_is_right_after_its_step_and_before_what_is_hidden() -> None:
    match = planning()
    for who in (sight(match), sight(match, 0), sight(match, 1), sight(match, 0, 1), Sight(match)):
        lengths = [who.length(at) for at in range(who.steps + 1)]
        assert lengths[0] == 0 and lengths == sorted(set(lengths))
        assert [who.at(length - 1) for length in lengths[1:]] == list(range(1, who.steps + 1))
        assert who.at(len(match.steps) + 5) == who.steps  # a note behind the last step
    hidden = len(match.steps) - 2
    assert sight(match).at(hidden) == sight(match).at(hidden - 1)


def test_the_table_itself_counts_everything() -> None:
    match = planning()
    assert Sight(match).entries == match.entries
    assert (Sight(match).steps, Sight(match).length(7), Sight(match).at(7)) == (
        len(match.steps), 7, 8,
    )  # fmt: skip


def test_only_known_entries_can_be_missed() -> None:
    """Seat 1 may plan while the other commits; a visible undo asks for the news."""
    match = planning()
    known = sight(match, 1)
    assert known.is_by_peers(1, known.entries[-1:])
    assert not known.is_by_peers(1, known.entries[-2:])  # the second last is its own
    match.undo(1)
    watching = sight(match)
    assert not sight(match, 1).is_by_peers(0, sight(match, 1).entries[-1:])
    assert match.entries[-1] not in watching.entries


# The story, and looking back


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
    able = [s for s in range(match.rules.seats) if match.why_not_undo(s) is None]
    if able and rng.random() < 0.4:
        match.undo(able[-1])
    else:
        act(match, rng, anyone=True)


@pytest.fixture
def table() -> Table:
    """Town Center, well under way."""
    match: AnyMatch = Match(find_game("town_center").rules(2), Chance(b"s" * 32, ("", "")))
    rng = Random(1)
    while len(match.steps) < 150:
        act(match, rng)
    return table_of(match)


def state_at(table: Table, at: int) -> Any:
    return Painter(table, Viewer((0,), "en"), WantedLook(at=at)).state


def test_looking_through_the_past_does_few_steps_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
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


# Notes


def test_a_note_stands_where_it_was_made_although_choices_were_taken_back() -> None:
    """Its number counts entries, of which there are more than steps that stand."""
    match = planned_alone()
    for _ in range(3):
        match.undo(0)
        match.play(0, match.rules.legal(match.state, 0)[0])
    note = Note(len(match.entries), "web.hint", {"who": "Ada", "player": 1})
    told, at = Story(find_game("town_center"), match.rules), len(match.steps)
    for _ in range(4):
        match.play(0, match.rules.legal(match.state, 0)[0])
    told.catch_up(match.steps, [note])
    assert [line.step for line in told.lines if line.is_note] == [at]
    assert told.lines == again(match, [note]) and not told.lines[-1].is_note


def test_a_note_is_told_once_whatever_is_taken_back_and_done_again() -> None:
    match = planned_alone()
    notes = [Note(0, "web.hint", {"who": "Ada", "player": 1})]
    told = Story(find_game("town_center"), match.rules)
    for way in ("undo", "undo", "redo", "undo", "redo", "redo"):
        notes.append(Note(len(match.entries), "web.hint", {"who": "Ada", "player": 1}))
        notes.append(Note(len(match.entries), "web.unheard-of", {}))
        told.catch_up(match.steps, notes)
        getattr(match, way)(0)
        told.catch_up(match.steps, notes)
        assert told.lines == again(match, notes)
        assert sum(line.is_note for line in told.lines) == len(notes) // 2 + 1


def planned_alone() -> AnyMatch:
    """Some choices without a draw behind them, so that they can be taken back."""
    rules = find_game("town_center").rules(1, {})
    match: AnyMatch = Match(rules, Chance.seeded("notes"))
    while match.why_not_undo(0) or sum(not step.forced for step in undoable(match)) < 2:
        match.play(0, rules.legal(match.state, 0)[0])
    return match


def undoable(match: AnyMatch) -> list[Step[Action]]:
    """Since the last draw."""
    last = max((at for at, step in enumerate(match.steps) if step.seat == CHANCE), default=-1)
    return match.steps[last + 1 :]


def again(match: AnyMatch, notes: list[Note]) -> list[Told]:
    story = Story(find_game("town_center"), match.rules)
    story.catch_up(match.steps, notes)
    return story.lines
