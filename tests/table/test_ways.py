"""A district that was only taken up may be laid as if it had been turned otherwise."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.core.match import IllegalAction
from faubourg.core.model import Action
from faubourg.core.replay import AnyMatch
from faubourg.games.big_city.actions import Origin, Place
from faubourg.table import ways
from faubourg.table.answers import preview
from faubourg.table.situation import Painter
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from table.tables import table_of
from table.test_since import match_of, seen


def begun() -> tuple[AnyMatch, int, Action]:
    """Somebody has taken up a starting district."""
    match = match_of("big_city", 2)
    (seat,) = match.state.actors
    place = match.rules.parse("district 2 0")
    match.play(seat, place)
    return match, seat, place


def places_of(match: AnyMatch) -> dict[int, set[int]]:
    """By turn: where the district may lie, by the rules alone."""
    found = {}
    for turn in range(4):
        other = match.rules.new_state()
        for step in match.steps[:-1]:
            match.rules.apply(other, step.seat, step.action)
        (seat,) = other.actors
        match.rules.apply(other, seat, match.rules.parse(f"district 2 {90 * turn}"))
        found[turn] = {action.index for action in match.rules.legal(other, seat)}
    return found


def test_the_places_of_all_turns_are_offered_at_once() -> None:
    match, seat, _ = begun()
    shown = seen(table_of(match), seat)
    offered = [*shown.actions, *shown.ways]
    size, allowed = len(match.rules.catalogue), places_of(match)
    by_turn: dict[str, set[int]] = {}
    for number, names, _words in offered:
        by_turn.setdefault(names[-1], set()).add(number % size)
    assert by_turn == {f"turn:{90 * turn}": cells for turn, cells in allowed.items()}
    assert len({number for number, *_ in offered}) == len(offered)
    assert {number for number, *_ in offered} == set(shown.footprints)
    assert all(number < size for number, *_ in shown.actions)


def test_a_district_turned_otherwise_is_taken_back_turned_and_laid() -> None:
    match, seat, _ = begun()
    table, size = table_of(match), len(match.rules.catalogue)
    number, names, words = seen(table, seat).ways[0]
    assert number >= size
    painter = Painter(table, Viewer((seat,), "en"), WantedLook(seat))
    told = preview(painter, seat, number)
    assert told is not None and told.label == words
    ways.play(table, seat, number)
    turn = names[-1].removeprefix("turn:")
    assert [entry.words for entry in match.entries[-3:-1]] == ["undo", f"district 2 {turn}"]
    assert isinstance(match.steps[-1].action, Origin)
    assert isinstance(match.steps[-2].action, Place)
    with pytest.raises(IllegalAction):
        ways.play(table, seat, number)
    assert preview(Painter(table, Viewer((seat,), "en"), WantedLook(seat)), seat, number) is None


@pytest.mark.parametrize("key", ["town_center", "la_citta", "small_city", "arcologies"])
def test_where_nothing_is_turned_there_are_no_other_ways(key: str) -> None:
    match, rng = match_of(key, 2), Random(3)
    for _ in range(30):
        seat: Any = match.state.actors[0]
        shown = seen(table_of(match), seat)
        assert not shown.ways
        match.play(seat, match.rules.pick(match.state, seat, rng))


def test_a_number_that_stands_for_nothing_is_no_choice() -> None:
    match, seat, _ = begun()
    table, size = table_of(match), len(match.rules.catalogue)
    assert ways.action_at(table, (ways.MOST_WAYS + 1) * size) is None
    assert ways.choice_at(table, seat, ways.MOST_WAYS * size) is None
