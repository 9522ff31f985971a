"""OpenSpiel's own tests of every game, and what they do not look at."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from research.settings import ALONE, GAMES

pyspiel = pytest.importorskip("pyspiel")  # not built for the newest Python

from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from research import playing_through  # noqa: E402


def load(game: str, words: str = "players=2") -> Any:
    return pyspiel.load_game(f"python_faubourg_{game}({words})")


def play(state: Any, rng: Random, steps: int = 1_000_000) -> Any:
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_game_passes_their_test_with_serialization(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ALONE)
def test_a_game_for_one_passes_their_test(game: str) -> None:
    pyspiel.random_sim_test(load(game, "players=1"), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_playthrough_is_the_same(game: str, tmp_path: Path) -> None:
    file, kept = tmp_path / "playthrough.txt", playing_through.kept(game)
    file.write_text(kept, encoding="utf-8")
    expected, played = generate_playthrough.replay(str(file))
    assert played == expected and len(played) > 100_000


@pytest.mark.parametrize("game", GAMES)
def test_clones_and_pickles_go_their_own_way(game: str) -> None:
    state = play(load(game).new_initial_state(), Random(1), 60)
    told = str(state)
    clone, read = state.clone(), pickle.loads(pickle.dumps(state))
    again = load(game).deserialize_state(state.serialize())
    for copy in (clone, read, again):
        assert str(copy) == told and copy.history() == state.history()
        seat = max(copy.current_player(), 0)
        assert copy.information_state_string(seat) == state.information_state_string(seat)
        play(copy, Random(2), 5)
    assert str(state) == told and str(clone) == str(read) == str(again) != told


def test_a_game_is_read_from_a_pickle_in_another_process() -> None:
    kept = pickle.dumps(load("town_center", "players=3,sides=A/B/A"))
    program = f"import pickle; print(pickle.loads({kept!r}).num_players())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "3\n"), done.stderr


def test_chances_are_those_of_the_pieces() -> None:
    state = play(load("town_center").new_initial_state(), Random(1), 0)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    rules, truth = state.course.rules, state.course.state
    weights = {action.index: weight for action, weight in rules.chances(truth)}
    total = sum(weights.values())
    assert dict(state.chance_outcomes()) == {i: w / total for i, w in weights.items()}


@pytest.mark.parametrize("game", ["big_city", "la_citta", "small_city"])
def test_an_information_state_tells_all_one_did_and_nothing_secret(game: str) -> None:
    """Games that differ in others' hidden choices alone look the same; own ones are all there."""
    state, own = load(game, "players=3").new_initial_state(), defaultdict[int, list[str]](list)
    rng = Random(5)
    while not state.is_terminal() and state.move_number() < 400:
        seat = state.current_player()
        if seat >= 0:
            action = rng.choice(state.legal_actions())
            own[seat].append(f"{seat}: {state.action_to_string(seat, action)}")
            state.apply_action(action)
        else:
            play(state, rng, 1)
    for seat in range(3):
        lines = state.information_state_string(seat).splitlines()
        assert [line for line in lines if line.startswith(f"{seat}: ")] == own[seat]
    guess = state.clone()
    hidden = 0
    for seat in range(3):
        course = state.course
        guess.course.state = course.rules.determinize(course.state, seat, Random(1))
        assert guess.observation_string(seat) == state.observation_string(seat)
        assert guess.information_state_string(seat) == state.information_state_string(seat)
        hidden += sum(not known >> seat & 1 for _, _, known in course.past)
    assert hidden
