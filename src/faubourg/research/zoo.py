"""PettingZoo: every seat is an agent, asked in turn, or all who act at once together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces as kinds
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from faubourg.core.model import Reason, Seat
from faubourg.research import spaces
from faubourg.research.episode import Episode
from faubourg.research.settings import Setting, setting

Space = kinds.Space[Any]


class _Agents:
    """What both kinds of environment have in common; agents are `seat_0` and so on."""

    metadata: dict[str, Any] = {}

    def _sit(self, made: Setting, actions: int, max_cycles: int | None, mode: str | None) -> None:
        self.setting = made
        self.max_cycles = max_cycles
        self.render_mode = spaces.check_mode(mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(made.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = {
            agent: spaces.observation_space(made, actions) for agent in self.possible_agents
        }
        self._actions = {agent: kinds.Discrete(actions) for agent in self.possible_agents}
        self.metadata = {
            "render_modes": spaces.MODES, "name": f"{made.game}_v0", "is_parallelizable": False,
            "render_fps": 1,
        }  # fmt: skip
        self.episode = Episode(made)
        self._next = 0  # the seed where none is given

    def observation_space(self, agent: str) -> Space:
        return self._observed[agent]

    def action_space(self, agent: str) -> Space:
        return self._actions[agent]

    def render(self) -> str | None:
        """What everybody may see."""
        return spaces.render(self.episode, self.render_mode, None)

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None) -> None:
        """Without a seed the next one, so that the same calls give the same games."""
        self._next = self._next if seed is None else seed
        self.episode.reset(self._next)
        self._next += 1
        self.agents = self.possible_agents[:]
        self.cycles = 0

    def _is_cut(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles


class TurnEnv(_Agents, AECEnv[str, Any, int]):
    """One agent after the other. An action that the rules refuse changes nothing."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        made = setting(game, seats, options, reward)
        self._sit(made, made.actions, max_cycles, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(None)

    def observe(self, agent: str) -> spaces.Observed:
        mask = self.infos.get(agent, {}).get("action_mask")
        return spaces.observed(self.episode, self._seats[agent], mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is asked and gave None; expected an action"
        reason = self.episode.play(self._seats[agent], spaces.number(self.episode, action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
        cut = self._is_cut() and not self.episode.is_over
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._ask(reason)
        if self.render_mode == "human":
            self.render()

    def _ask(self, reason: Reason | None) -> None:
        """Of several who act at once, the first; at the end they are told in their order."""
        asked = self.episode.actors
        seat: Seat = asked[0] if asked else 0
        self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {} for agent in self.agents}
        mask = self.episode.mask(seat)
        self.infos[self.agent_selection] = {"action_mask": mask, **spaces.refusal(reason)}


class TogetherEnv(_Agents, ParallelEnv[str, Any, int]):
    """All who may act do so in one step; who may not has one choice, the last: to wait."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        made = setting(game, seats, options, reward)
        self._sit(made, made.actions + 1, max_cycles, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._begin(seed)
        return self._told({})

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
    ]:  # fmt: skip
        reasons = self._play(actions)
        self.cycles += 1
        seen, told = self._told(reasons)
        over = self.episode.is_over
        cut = self._is_cut() and not over
        rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        ended, stopped = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return seen, rewards, ended, stopped, told

    def _play(self, actions: dict[str, int]) -> dict[str, Reason]:
        """Who was asked acts, in the order of seats; why not, where the rules refuse.

        If what somebody may do has changed meanwhile, the answer was to another question.
        """
        refused, numbers = {}, {a: spaces.number(self.episode, n) for a, n in actions.items()}
        asked = {seat: self.episode.legal(seat) for seat in self.episode.actors}
        for seat, legal in asked.items():
            agent = self.possible_agents[seat]
            if agent in numbers and self.episode.legal(seat) == legal:
                reason = self.episode.play(seat, numbers[agent])
                if reason is not None:
                    refused[agent] = reason
        return refused

    def _told(self, reasons: dict[str, Reason]) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = {agent: spaces.observed(self.episode, self._seats[agent]) for agent in self.agents}
        told = {}
        for agent, each in seen.items():
            each["action_mask"] = spaces.waiting(each["action_mask"])
            told[agent] = {"action_mask": each["action_mask"], **spaces.refusal(reasons.get(agent))}
        return seen, told


def env(game: str, **kwargs: Any) -> AECEnv[str, Any, int]:
    """With PettingZoo's usual wrappers: whoever chooses what is not legal loses at once."""
    guarded = wrappers.TerminateIllegalWrapper(TurnEnv(game, **kwargs), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
