"""Gymnasium's vector environment over a batch: one seat of many games against bots, or alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy
from gymnasium import spaces as kinds
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from faubourg.bots import USUAL
from faubourg.core.model import Seat
from faubourg.research import spaces
from faubourg.research.batch import Batch
from faubourg.research.gym import opponents
from faubourg.research.settings import check_seat, setting
from faubourg.train.seeding import seeds

Flags = NDArray[numpy.bool_]
Told = tuple[dict[str, Any], NDArray[numpy.float64], Flags, Flags, dict[str, Any]]


class SeatVectorEnv(VectorEnv[dict[str, Any], NDArray[Any], NDArray[Any]]):
    """Without `copy` the arrays given are the same ones at every step."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        seat: Seat = 0,
        bots: str | Sequence[str] = USUAL,
        options: Mapping[str, str] | None = None,
        reward: str = "",
        workers: int | None = None,
        copy: bool = True,
    ) -> None:
        made = setting(game, seats, options, reward)
        self.num_envs = num_envs
        self.seat = check_seat(made, seat)
        self.copy = copy
        self.batch = Batch(made, num_envs, opponents(made, seat, bots), workers)
        self.single_observation_space = spaces.observation_space(made, made.actions)
        self.single_action_space = kinds.Discrete(made.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Any = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        if isinstance(seed, int):
            self.batch.reset(seed)
        else:
            self.batch.reset(self._seeds(seed or [None] * self.num_envs))
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, actions: NDArray[Any]) -> Told:
        batch = self.batch
        batch.step(numpy.asarray(actions))
        seen, ends = self._seen(), batch.ends.copy()
        told: dict[str, Any] = {"action_mask": seen["action_mask"], "refused": batch.refused.copy()}
        if ends.any():
            told |= {"final_obs": self._finals(ends), "_final_obs": ends}
        rewards = batch.rewards[:, self.seat].astype(numpy.float64)
        return seen, rewards, ends, numpy.zeros_like(ends), told

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()

    def _seeds(self, wished: Sequence[int | None]) -> NDArray[numpy.int64]:
        drawn = self.np_random.integers(*seeds("training"), size=self.num_envs)
        found = [int(d) if w is None else w for w, d in zip(wished, drawn, strict=True)]
        return numpy.array(found, numpy.int64)

    def _seen(self) -> dict[str, Any]:
        rows, masks = self.batch.rows, self.batch.masks
        kept = (rows.copy(), masks.copy()) if self.copy else (rows, masks)
        return {"observation": kept[0], "action_mask": kept[1]}

    def _finals(self, ends: Flags) -> NDArray[Any]:
        found = numpy.full(self.num_envs, None, dtype=object)
        for game in numpy.flatnonzero(ends):
            mask = numpy.zeros(self.batch.setting.actions, numpy.int8)
            found[game] = {"observation": self.batch.finals[game].copy(), "action_mask": mask}
        return found
