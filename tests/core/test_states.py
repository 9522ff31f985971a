"""Going back costs the steps gone back, not the whole game, and leads to the very same states."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from endless import EndlessMatch, applied, long_match, say_often

from faubourg.core import replay, snapshot
from faubourg.core.chance import Chance, commitment
from faubourg.core.match import REDO, UNDO, Entry, Match
from faubourg.core.model import is_over
from faubourg.core.record import ALONE, Header, Record
from faubourg.core.registry import AnyRules, find_game
from faubourg.core.replay import AnyMatch, draws_of, follow
from faubourg.core.states import CLOSEST, MOST_SPREAD, Recent, Spread

LONG = 20_000  # steps
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")


@pytest.fixture(scope="module")
def played() -> EndlessMatch:
    return long_match(LONG)


@pytest.fixture
def long(played: EndlessMatch) -> EndlessMatch:
    """Loaded, as most long tables are."""
    return restored(played)


def restored(match: AnyMatch) -> AnyMatch:
    text = json.dumps(snapshot.save(match))
    return snapshot.restore(match.rules, list(match.entries), json.loads(text))


def cost(match: EndlessMatch, deed: Callable[[], object]) -> int:
    before = applied(match)
    deed()
    return applied(match) - before


@pytest.mark.parametrize("later", [0, 1, 7, 60, 500, 6000])
def test_an_undo_costs_the_steps_since_what_it_takes_back(long: EndlessMatch, later: int) -> None:
    say_often(long, 1, 1)
    say_often(long, 0, later)
    length, said = len(long.steps), long.state.said[0]
    assert cost(long, lambda: long.undo(1)) <= 3 * (later + 1) + CLOSEST
    assert len(long.steps) == length - 1 and long.state.said[0] == said


def test_undos_in_a_row_cost_little_each(long: EndlessMatch) -> None:
    many, length = 1000, len(long.steps)
    before = applied(long)
    for _ in range(many):
        long.undo(0)
    assert applied(long) - before < 2 * CLOSEST * many
    assert len(long.steps) == length - many


def test_few_states_are_kept_of_a_long_game(long: EndlessMatch) -> None:
    assert len(long.recent.kept) <= LONG.bit_length()


def test_after_a_draw_nothing_before_it_is_kept() -> None:
    match = long_match(100)
    match.play(0, match.rules.parse("say 9"))
    assert not match.recent.kept
    say_often(match, 1, 1)
    assert list(match.recent.kept) == [len(match.steps) - 1]


def with_undo_pairs(match: EndlessMatch, pairs: int) -> list[Entry]:
    return [*match.entries, *[Entry(0, UNDO), Entry(0, REDO)] * pairs]


def test_a_record_with_many_undos_is_followed_in_little_more_than_its_entries(
    long: EndlessMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries, most = with_undo_pairs(long, 50), len(long.entries) + 50 * 2 * CLOSEST
    header = Header("endless", 1, 2, {}, "", commitment(b"s"), ["", ""], ["", ""], ALONE)
    monkeypatch.setattr(replay, "rules_for", lambda *_: long.rules)
    assert cost(long, lambda: follow(Record(header, entries))) <= most
    assert cost(long, lambda: draws_of(long.rules, entries)) <= most


def test_an_undo_right_behind_a_snapshot_costs_as_little(played: EndlessMatch) -> None:
    match = restored(played)
    assert cost(match, lambda: match.undo(0)) <= CLOSEST
    assert match.steps == played.steps[:-1]


def test_any_moment_of_a_long_past_is_near_a_kept_state(long: EndlessMatch) -> None:
    spread, rng = Spread(long.rules), Random(1)
    apart = cost(long, lambda: spread.after(long.steps, len(long.steps))) // MOST_SPREAD * 2
    for _ in range(20):
        length = rng.randrange(len(long.steps))
        assert cost(long, lambda length=length: spread.after(long.steps, length)) < apart  # type: ignore[misc]
    assert len(spread.kept) <= MOST_SPREAD


def test_the_past_is_thinned_out_while_the_game_grows() -> None:
    match = long_match(10)
    spread = Spread(match.rules)
    for _ in range(9):
        spread.after(match.steps, len(match.steps))
        assert len(spread.kept) <= MOST_SPREAD
        say_often(match, 0, len(match.steps))


def test_what_an_undo_has_changed_is_not_shown() -> None:
    match = long_match(3)
    say_often(match, 1, 1)
    say_often(match, 0, 60)
    spread = Spread(match.rules)
    spread.after(match.steps, 60)
    match.undo(1)
    assert spread.after(match.steps, 60) == [state for state, _ in match.timeline()][60]


class FromTheStart(Match[Any, Any]):
    """The reference: an undo plays the whole game again without what it takes back."""

    def _take_back(self, places: list[int]) -> None:
        steps = [step for place, step in enumerate(self.steps) if place not in places]
        self.state, self.steps, self.drawn = self.rules.new_state(), [], {}
        self.recent = Recent(self.rules)
        for step in steps:
            self._apply(step._replace(actors=self.state.actors))


def history(match: AnyMatch) -> list[object]:
    return [match.state, match.steps, match.entries, match.known, match.undone, match.drawn]


def act(match: AnyMatch, rng: Random) -> None:
    """Play, or take something back, or do it again: any seat, whoever has acted since."""
    seat, dice = rng.choice(match.state.actors), rng.random()
    seats = rng.sample(range(match.rules.seats), match.rules.seats)
    back = next((s for s in seats if match.why_not_undo(s) is None), None)
    again = next((s for s in seats if match.why_not_redo(s) is None), None)
    if dice < 0.3 and back is not None:
        match.undo(back)
    elif dice < 0.45 and again is not None:
        match.redo(again)
    else:
        match.play(seat, match.rules.pick(match.state, seat, rng))


def some_rules() -> list[AnyRules]:
    found = map(find_game, GAMES)
    return [game.rules(seats, game.for_programs()) for game in found for seats in (2, 3)]


@pytest.mark.parametrize("rules", some_rules(), ids=lambda rules: f"{rules.key}-{rules.seats}")
def test_random_games_with_undo_are_the_same_as_played_from_the_start(rules: AnyRules) -> None:
    chance = Chance.seeded(rules.key)
    match: AnyMatch = Match(rules, chance)
    plain, rng, twin_rng = FromTheStart(rules, chance), Random(7), Random(7)
    for number in range(400):
        if is_over(match.state):
            break
        act(match, rng)
        act(plain, twin_rng)
        assert history(match) == history(plain)
        if number % 60 == 0:
            match = restored(match)
            match.continue_with(chance)
    assert sum(entry.words == UNDO for entry in match.entries) > 10


def test_the_past_of_a_game_with_undo_is_the_one_that_stands() -> None:
    rules, rng = find_game("town_center").rules(2), Random(2)
    match: AnyMatch = Match(rules, Chance.seeded("past"))
    spread = Spread(rules)
    while not is_over(match.state):
        act(match, rng)
        states = [state for state, _ in match.timeline()]
        length = rng.randrange(len(states))
        assert spread.after(match.steps, length) == states[length]
