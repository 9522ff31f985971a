"""PettingZoo's own tests, of every game, and what they do not look at."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from research.settings import GAMES

pytest.importorskip("pettingzoo")  # not there for the newest Python

from pettingzoo.env_registry.registration import make
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from faubourg.research.zoo import TogetherEnv, TurnEnv

# So it says of every environment with a mask that is not in its own list of names.
MASKED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)


@contextmanager
def no_other_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for words in MASKED:
            warnings.filterwarnings("ignore", words)
        yield


def aec(game: str, **kwargs: Any) -> Any:
    return make("aec", f"faubourg/{game}-v0", **kwargs)


def parallel(game: str, **kwargs: Any) -> Any:
    return make("parallel", f"faubourg/{game}-v0", **kwargs)


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_environment_passes_their_tests(game: str) -> None:
    with no_other_warnings():
        api_test(aec(game), num_cycles=150)
        seed_test(lambda: aec(game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_environment_passes_their_tests(game: str) -> None:
    with no_other_warnings():
        parallel_api_test(parallel(game), num_cycles=80)
        parallel_seed_test(lambda: parallel(game, max_cycles=20), num_cycles=20)
        mod = SimpleNamespace(
            parallel_env=lambda **kwargs: parallel(game, **kwargs),
            env=lambda **kwargs: parallel_to_aec(parallel(game, **kwargs)),
        )
        max_cycles_test(mod)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_shown_as_text_and_as_a_picture(game: str) -> None:
    with no_other_warnings():
        render_test(
            lambda **kwargs: aec(game, **kwargs), {"svg": lambda picture: "<svg" in picture[:400]}
        )


def play_out(env: Any, rng: numpy.random.Generator) -> dict[str, float]:
    last = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, told = env.last()
        last[agent] = reward
        if ended or cut:
            env.step(None)
            continue
        assert (told["action_mask"] == seen["action_mask"]).all()
        env.step(int(rng.choice(numpy.flatnonzero(seen["action_mask"]))))
    return last


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_ends_with_its_rewards(game: str) -> None:
    env = aec(game)
    env.reset(seed=3)
    rewards = play_out(env, numpy.random.default_rng(1))
    assert len(rewards) == 2 and sum(rewards.values()) == 0
    assert env.unwrapped.episode.rewards() == [rewards["seat_0"], rewards["seat_1"]]


def test_all_players_of_a_large_table_are_told() -> None:
    env = aec("town_center", seats=8, reward="points")
    env.reset(seed=3)
    rewards = play_out(env, numpy.random.default_rng(1))
    assert len(rewards) == 8
    assert [rewards[f"seat_{seat}"] for seat in range(8)] == env.unwrapped.episode.rewards()


def test_a_refused_action_changes_nothing_and_names_its_rule() -> None:
    env = TurnEnv("town_center")
    env.reset(seed=1)
    before, agent = env.episode.state.clone(), env.agent_selection
    env.step(int(numpy.flatnonzero(env.infos[agent]["action_mask"] == 0)[0]))
    assert env.episode.state == before and env.agent_selection == agent
    assert env.infos[agent]["refused"] and env.infos[agent]["rule"]


def test_with_their_wrappers_a_refused_action_loses() -> None:
    env = aec("town_center")
    env.reset(seed=1)
    *_, told = env.last()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wrapper says so aloud
        env.step(int(numpy.flatnonzero(told["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards["seat_0"] == -1


@pytest.mark.parametrize("game", ["town_center", "small_city", "arcologies"])
def test_seats_really_act_at_once(game: str) -> None:
    env, rng = TogetherEnv(game, 3), numpy.random.default_rng(2)
    seen, _ = env.reset(seed=4)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][-1]]
        together += len(asked) > 1
        chosen = {
            agent: int(rng.choice(numpy.flatnonzero(seen[agent]["action_mask"])))
            for agent in env.agents
        }
        done = len(env.episode.log)
        seen, rewards, *_ = env.step(chosen)
        assert len([e for e in env.episode.log[done:] if e[0] >= 0]) == len(asked)
    assert together > 5 and env.episode.is_over and sum(rewards.values()) == pytest.approx(0)
