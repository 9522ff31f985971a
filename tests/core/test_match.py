"""Undo that cannot peek, redo, forced actions and the checked door."""

from __future__ import annotations

from random import Random

import pytest
import tiny
from playing import act, play_on

from faubourg.core import snapshot
from faubourg.core.chance import Chance
from faubourg.core.match import (
    CHANCE_SINCE,
    COMMITTED,
    EVERYBODY,
    NOT_DRAWN,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    OTHERS_SINCE,
    IllegalAction,
    Match,
    only_commitment,
)
from faubourg.core.model import CHANCE, GAME_OVER, NOT_YOUR_TURN, Reason
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch


def town_center(seats: int, **options: str) -> AnyMatch:
    rules = find_game("town_center").rules(seats, options)
    return Match(rules, Chance.seeded("two colours among the first three cubes"))


def play(match: AnyMatch, *lines: str) -> None:
    """Lines such as "0 hall c3"."""
    for line in lines:
        seat, words = line.split(" ", 1)
        match.play(int(seat), match.rules.parse(words))


def play_until(match: AnyMatch, step: int) -> None:
    """The first legal action, again and again, until that step begins."""
    while match.state.step != step:
        seat = match.state.actors[0]
        match.play(seat, match.rules.legal(match.state, seat)[0])


def refused(call: object, *arguments: object) -> Reason:
    with pytest.raises(IllegalAction) as caught:
        call(*arguments)  # type: ignore[operator]
    return caught.value.reason


BUILD = 7


def test_a_secret_entry_is_known_to_who_made_it() -> None:
    match: AnyMatch = Match(tiny.GAME.rules(2), Chance.seeded("known"))
    drawn = len(match.entries)
    play(match, "0 bid 1")
    assert match.known == [EVERYBODY] * drawn + [0b01]
    play(match, "1 bid 2")
    assert match.known[drawn : drawn + 3] == [0b01, 0b10, EVERYBODY]  # the next gem
    assert [step.known for step in match.steps] == match.known


def test_who_knows_a_step_knows_that_it_was_taken_back_and_done_again() -> None:
    rules = find_game("small_city").rules(2, {"first_player": "1"})
    match: AnyMatch = Match(rules, Chance.seeded("plans"))
    while rules.why_not(match.state, 0, rules.parse("commit")) is not None:
        seat = match.state.actors[0]
        match.play(seat, rules.legal(match.state, seat)[0])
    public = len(match.entries)
    match.play(1, rules.legal(match.state, 1)[0])
    play(match, "0 commit")
    match.undo(1)
    match.redo(1)
    assert match.known[public:] == [0b10, EVERYBODY, 0b10, 0b10]
    assert [step.known for step in match.steps[-2:]] == [EVERYBODY, 0b10]


def test_without_secrets_everybody_knows_everything() -> None:
    match = town_center(2)
    play_until(match, BUILD)
    assert set(match.known) == {EVERYBODY} and len(match.known) == len(match.entries)


def test_a_choice_can_be_taken_back_until_another_seat_decides() -> None:
    match = town_center(2, first_player="1")
    play(match, "0 hall c3")
    match.undo(0)
    assert match.state == match.rules.new_state()
    play(match, "0 hall b2", "1 hall c3")
    assert refused(match.undo, 0) == CHANCE_SINCE  # the cubes were drawn after the last hall


def test_another_seats_decision_is_final_for_the_one_before() -> None:
    match = town_center(3, first_player="1")
    play(match, "0 hall b2", "1 hall c3")
    assert refused(match.undo, 0) == OTHERS_SINCE


def test_nobody_can_look_into_the_bag_and_go_back() -> None:
    match = town_center(1)
    play(match, "0 hall c3")
    assert match.steps[-1].seat == CHANCE
    assert refused(match.undo, 0) == CHANCE_SINCE


def test_those_who_build_at_once_take_back_their_own_steps_only() -> None:
    match = town_center(2, first_player="1")
    play_until(match, BUILD)
    first = match.rules.legal(match.state, 0)[0]
    second = match.rules.legal(match.state, 1)[0]
    match.play(0, first)
    alone = match.state.clone()
    match.play(1, second)
    match.undo(1)
    assert match.state == alone
    match.play(1, second)
    match.undo(0)  # although seat 1 has built since
    match.redo(0)
    assert match.steps[-1].action == first


def test_a_confirmation_is_final() -> None:
    match = town_center(2, first_player="1")
    play_until(match, BUILD)
    while match.state.cities[0].hand:
        match.play(0, match.rules.legal(match.state, 0)[0])
    play(match, "0 confirm")
    assert refused(match.undo, 0) == COMMITTED


def test_an_undo_steps_over_what_was_forced() -> None:
    match = town_center(1)
    play(match, "0 hall c3")
    before = match.state.clone()
    entries = len(match.steps)
    seat, action = 0, match.rules.legal(match.state, 0)[0]
    match.play(seat, action)
    while (forced := match.forced()) is not None:
        match.play(*forced)
    match.undo(0)
    assert match.state == before and len(match.steps) == entries


def test_of_those_who_act_at_once_one_may_have_no_choice() -> None:
    match, rng = town_center(2, first_player="1"), Random("one cube, one place")
    while len(match.state.actors) < 2 or match.forced() is None:
        act(match, rng, anyone=True)
    seat, action = match.forced() or (CHANCE, None)
    assert match.rules.legal(match.state, seat) == [action]


def test_a_commitment_is_never_forced() -> None:
    match = town_center(2, first_player="1")
    play_until(match, BUILD)
    for seat in (0, 1):
        while match.state.cities[seat].hand:
            match.play(seat, match.rules.legal(match.state, seat)[0])
    assert [len(match.rules.legal(match.state, seat)) for seat in (0, 1)] == [1, 1]
    assert match.forced() is None
    assert only_commitment(match.rules, match.state, 0) == match.rules.parse("confirm")
    play(match, "0 confirm")
    assert only_commitment(match.rules, match.state, 0) is None  # whoever has committed


def test_redo_is_forgotten_once_something_else_is_done() -> None:
    match = town_center(2, first_player="1")
    play(match, "0 hall c3")
    match.undo(0)
    play(match, "0 hall b2")
    assert refused(match.redo, 0) == NOTHING_TO_REDO


def test_several_undos_are_redone_in_order() -> None:
    match = town_center(1)
    play(match, "0 hall c3")
    play_until(match, BUILD)
    match.play(0, match.rules.legal(match.state, 0)[0])
    after = match.state.clone()
    match.undo(0)
    match.undo(0)
    match.redo(0)
    match.redo(0)
    assert match.state == after


def test_what_a_copy_does_leaves_the_match_alone() -> None:
    match = town_center(1)
    play(match, "0 hall c3")
    play_until(match, BUILD)
    match.play(0, match.rules.legal(match.state, 0)[0])
    match.undo(0)
    before = repr((match.entries, snapshot.save(match)))
    for other in (match.copy(), match.copy()):
        other.redo(0)
        other.undo(0)
        other.undo(0)
        other.play(0, other.rules.legal(other.state, 0)[-1])
    assert repr((match.entries, snapshot.save(match))) == before
    match.redo(0)


def test_nothing_done_is_nothing_to_undo() -> None:
    assert refused(town_center(2).undo, 1) == NOTHING_TO_UNDO


def test_the_history_is_only_ever_appended_to() -> None:
    match = town_center(2, first_player="1")
    play(match, "0 hall c3")
    kept = list(match.entries)
    match.undo(0)
    match.redo(0)
    assert match.entries[: len(kept)] == kept
    assert [entry.words for entry in match.entries] == ["hall c3", "undo", "redo"]


def test_the_last_secret_bid_cannot_be_taken_back_after_the_reveal() -> None:
    match: AnyMatch = Match(tiny.GAME.rules(2), Chance.seeded("bid"))
    play(match, "0 bid 3", "1 bid 1")
    assert refused(match.undo, 1) in (COMMITTED, CHANCE_SINCE)
    play(match, "0 bid 0")
    assert refused(match.undo, 0) == COMMITTED


def test_a_finished_game_is_closed() -> None:
    match: AnyMatch = play_on(Match(tiny.GAME.rules(2), Chance.seeded("end")), Random(1))
    assert refused(match.play, 0, match.rules.catalogue[0]) == GAME_OVER
    assert refused(match.undo, 0) == GAME_OVER


def test_out_of_turn_and_false_chance_are_refused() -> None:
    match = town_center(2, first_player="1")
    assert refused(match.play, 1, match.rules.parse("hall c3")) == NOT_YOUR_TURN
    assert refused(match.play, CHANCE, match.rules.parse("draw shop")) == NOT_DRAWN


def test_a_refused_action_changes_nothing() -> None:
    match = town_center(2, first_player="1")
    before = match.state.clone()
    refused(match.play, 0, match.rules.parse("pick 1"))
    assert match.state == before and not match.entries


def test_an_observation_holds_no_secret() -> None:
    match: AnyMatch = Match(tiny.GAME.rules(2), Chance.seeded("look"))
    play(match, "0 bid 3")
    guesses = {match.observe(1).imagine(Random(n)).bids[0] for n in range(40)}
    assert len(guesses) > 1
    assert match.observe(1).known is not match.state
