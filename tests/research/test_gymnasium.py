"""Gymnasium's own checks of one seat against bots, and alone."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from faubourg.bots import UnknownBot
from faubourg.core.registry import BadOption
from faubourg.research.gym import SeatEnv
from faubourg.research.zoo import TogetherEnv
from research.settings import ALONE, GAMES


def make(game: str, **kwargs: Any) -> Any:
    return gymnasium.make(f"faubourg/{game}-v0", **kwargs)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_among_bots_passes_their_check(game: str) -> None:
    check_env(make(game, seats=3, seat=1, bots=["random", "newcomer"]).unwrapped)


@pytest.mark.parametrize("game", ALONE)
def test_a_game_for_one_passes_their_check(game: str) -> None:
    check_env(make(game, seats=1).unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str) -> None:
    env, rng = make(game, bots="random"), numpy.random.default_rng(1)
    seen, told = env.reset(seed=9)
    over, reward = False, 0.0
    while not over:
        action = int(rng.choice(numpy.flatnonzero(told["action_mask"])))
        seen, reward, over, cut, told = env.step(action)
        assert not cut and "refused" not in told
        assert (told["action_mask"] == seen["action_mask"]).all()
    assert reward in (-1.0, 0.0, 1.0)
    assert {seat for seat, _ in env.unwrapped.episode.log} == {-1, 0, 1}


def test_what_is_wrong_with_a_table_is_said() -> None:
    with pytest.raises(BadOption, match="seat 2 at a table for 2; expected 0 to 1"):
        make("town_center", seat=2)
    with pytest.raises(BadOption, match="expected one for each of 1 seats"):
        make("town_center", bots=["random", "random"])
    with pytest.raises(UnknownBot, match="no bot 'grandmaster'"):
        make("town_center", bots="grandmaster")
    with pytest.raises(BadOption, match="expected human or ansi or svg"):
        SeatEnv("town_center", render_mode="hologram")


@pytest.mark.parametrize("action", [3.7, "place", None, numpy.array([1, 2])])
def test_what_is_no_number_of_an_action_is_refused_by_name_and_changes_nothing(action: Any) -> None:
    env = SeatEnv("town_center")
    env.reset(seed=1)
    before = env.episode.state.clone()
    with pytest.raises(TypeError, match=r"no number of an action; expected 0 to 582"):
        env.step(action)
    assert env.episode.state == before
    together = TogetherEnv("small_city")
    together.reset(seed=1)
    before = together.episode.state.clone()
    with pytest.raises(TypeError, match="no number of an action"):
        together.step({agent: action if agent == "seat_1" else 0 for agent in together.agents})
    assert together.episode.state == before
