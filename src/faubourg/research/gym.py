"""Gymnasium: one seat against chosen bots, or alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces as kinds

from faubourg.bots import USUAL
from faubourg.core.model import Reason, Seat
from faubourg.core.registry import BadOption
from faubourg.research import spaces
from faubourg.research.episode import Episode
from faubourg.research.settings import Setting, check_seat, setting
from faubourg.train.seeding import seeds


def opponents(made: Setting, seat: Seat, bots: str | Sequence[str]) -> dict[Seat, str]:
    """Who sits in the other seats, from the next one on: one name for all, or one for each."""
    others = [(seat + place) % made.seats for place in range(1, made.seats)]
    names = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(names) != len(others):
        raise BadOption(f"{len(names)} bots {names}; expected one for each of {len(others)} seats")
    return dict(zip(others, names, strict=True))


class SeatEnv(gymnasium.Env[spaces.Observed, Any]):
    """An action that the rules refuse changes nothing, and `info` says why."""

    metadata = {"render_modes": spaces.MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: Seat = 0,
        bots: str | Sequence[str] = USUAL,
        options: Mapping[str, str] | None = None,
        reward: str = "",
        render_mode: str | None = None,
    ) -> None:
        made = setting(game, seats, options, reward)
        self.seat = check_seat(made, seat)
        self.episode = Episode(made, opponents(made, seat, bots))
        self.render_mode = spaces.check_mode(render_mode)
        self.observation_space = spaces.observation_space(made, made.actions)
        self.action_space: kinds.Space[Any] = kinds.Discrete(made.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[spaces.Observed, dict[str, Any]]:
        super().reset(seed=seed)
        # The first game of a seed is that seed's; those after it follow from it.
        self.episode.reset(
            int(self.np_random.integers(*seeds("training"))) if seed is None else seed
        )
        return self._told(None)

    def step(self, action: int) -> tuple[spaces.Observed, float, bool, bool, dict[str, Any]]:
        reason = self.episode.play(self.seat, spaces.number(self.episode, action))
        seen, told = self._told(reason)
        if self.render_mode == "human":
            self.render()
        return seen, self.episode.rewards()[self.seat], self.episode.is_over, False, told

    def render(self) -> str | None:
        """What the seat knows."""
        return spaces.render(self.episode, self.render_mode, self.seat)

    def _told(self, reason: Reason | None) -> tuple[spaces.Observed, dict[str, Any]]:
        seen = spaces.observed(self.episode, self.seat)
        return seen, {"action_mask": seen["action_mask"].copy(), **spaces.refusal(reason)}
