"""The network while it learns: floats in PyTorch, fitted to what the last games left."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

POINTS: Final = 10.0  # the network tells tens of points: targets near 1 are learned best
STEADY: Final = 0.99  # how much of its average a weight keeps at each step


@dataclass(frozen=True)
class Shape:
    """What a network is made for."""

    length: int  # bytes of a row
    hidden: tuple[int, int]
    outputs: int = 1
    opening: tuple[tuple[int, float], ...] = ()  # points for some bytes, before all learning
    number: float = 0.0  # added to them
    plain: tuple[int, ...] = ()  # bytes that are learned from at first

    @property
    def is_straight(self) -> bool:
        """Whether bytes also count straight for the outputs."""
        return bool(self.opening)


class Value(nn.Module):
    """Two hidden layers between a row and the points that seats will have."""

    scale: Tensor
    opening: Tensor

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        first, second = shape.hidden
        self.first = nn.Linear(shape.length, first)
        self.second = nn.Linear(first, second)
        self.last = nn.Linear(second, shape.outputs)
        # Counts are learned as if they were about 1, too; folded into the weights when they leave.
        self.register_buffer("scale", torch.ones(shape.length))
        self.straight: nn.Linear | None = None
        if shape.is_straight:
            self._open(shape)

    def _open(self, shape: Shape) -> None:
        """It begins with what the opening says; what is learned is added to that.

        The opening's own bytes are one number in two: nothing else is learned from them.
        """
        self.straight = nn.Linear(shape.length, shape.outputs, bias=False)
        opening = torch.zeros(shape.length, shape.outputs)
        for place, points in shape.opening:
            opening[place, 0] = points / POINTS
            self.scale[place] = 0.0
        self.register_buffer("opening", opening)
        with torch.no_grad():
            for each in (self.straight.weight, self.last.weight, self.last.bias):
                each.zero_()
            self.last.bias[0] = shape.number / POINTS

    def forward(self, rows: Tensor) -> Tensor:
        given = rows.to(self.scale.dtype)
        scaled = given * self.scale
        found = torch.relu(self.first(scaled))
        found = self.last(torch.relu(self.second(found)))
        if self.straight is not None:
            found = found + self.straight(scaled) + given @ self.opening
        return found


Layers = list[NDArray[numpy.float32]]


def weights_of(value: Value) -> Layers:
    """For each layer weights (inputs first) and bias, so that rows of bytes give points.

    Where bytes count straight, their weights come last, without a bias.
    """
    first = value.first.weight * value.scale
    parts = [
        first.T, value.first.bias, value.second.weight.T, value.second.bias,
        value.last.weight.T * POINTS, value.last.bias * POINTS,
    ]  # fmt: skip
    if value.straight is not None:
        parts.append(((value.straight.weight * value.scale).T + value.opening) * POINTS)
    return [part.detach().contiguous().cpu().numpy() for part in parts]


def flat(layers: Sequence[NDArray[numpy.float32]]) -> NDArray[numpy.float32]:
    """All of them one after the other, as a kernel reads them."""
    return numpy.concatenate([part.ravel() for part in layers]).astype(numpy.float32)


class Replay:
    """The newest rows of one kind of table, in a ring; all have the same symmetries."""

    def __init__(self, room: int, symmetries: list[list[int]], outputs: int, device: str) -> None:
        length = len(symmetries[0])
        self.rows = torch.empty((room, length), dtype=torch.uint8, device=device)
        self.targets = torch.empty((room, outputs), device=device)
        self.symmetries = torch.tensor(symmetries, device=device)
        self.room, self.number, self.filled = room, 0, 0

    def add(self, rows: NDArray[numpy.uint8], targets: NDArray[numpy.float32]) -> None:
        for start in range(0, len(rows), self.room):
            self._add(rows[start : start + self.room], targets[start : start + self.room])

    def _add(self, rows: NDArray[numpy.uint8], targets: NDArray[numpy.float32]) -> None:
        fits = min(len(rows), self.room - self.number)
        for part, at in ((slice(fits), self.number), (slice(fits, None), 0)):
            count = len(rows[part])
            self.rows[at : at + count] = torch.from_numpy(rows[part])
            self.targets[at : at + count] = torch.from_numpy(targets[part])
        self.number = (self.number + len(rows)) % self.room
        self.filled = min(self.room, self.filled + len(rows))

    def sample(self, count: int) -> tuple[Tensor, Tensor]:
        """Some rows, all turned or mirrored in the same way."""
        device = self.rows.device
        chosen = torch.randint(self.filled, (count,), device=device)
        rows, ways = self.rows[chosen], len(self.symmetries)
        if ways > 1:
            rows = rows[:, self.symmetries[int(torch.randint(ways, ()))]]
        return rows, self.targets[chosen]


class Learner:
    """The network, how it is fitted, and its average over the last steps, which plays."""

    def __init__(self, shape: Shape, device: str) -> None:
        self.device = device
        self.value = Value(shape).to(device)
        self.average = Value(shape).to(device)
        self.average.load_state_dict(self.value.state_dict())
        self.adam = torch.optim.Adam(self.value.parameters(), lr=1e-3)
        self.plain = torch.zeros(shape.length, device=device)
        self.plain[list(shape.plain)] = 1.0

    def measure_scale(self, rows: Tensor) -> None:
        """Once, from the first rows: what is counted in large numbers is made small."""
        numbers = rows[:20_000].float()
        usual = numbers.sum(0) / (numbers > 0).sum(0).clamp(min=1)
        scale = (self.value.scale > 0) / usual.clamp(min=1)
        self.value.scale.copy_(scale)
        self.average.scale.copy_(scale)

    def fit(
        self, replays: Sequence[Replay], steps: int, batch: int, rate: float, *, plainly: bool
    ) -> float:
        """Some steps on rows of all kinds, by how many there are; the mean error in points.

        Plainly: only what the judge's terms count for each seat is learned. A whole network would
        rather learn the games by heart while there are few.
        """
        for group in self.adam.param_groups:
            group["lr"] = rate
        kinds = [replay for replay in replays if replay.filled]
        rows = sum(replay.filled for replay in kinds)
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            drawn = [replay.sample(max(1, batch * replay.filled // rows)) for replay in kinds]
            rows_drawn, told = (torch.cat(parts) for parts in zip(*drawn, strict=True))
            total += self._step(rows_drawn, told, plainly)
        return POINTS * math.sqrt(total.item() / steps)

    def _step(self, rows: Tensor, targets: Tensor, plainly: bool) -> Tensor:
        there = ~targets.isnan()  # a row tells nothing of seats at which nobody sits
        error = (self.value(rows) - targets / POINTS)[there].square().mean()
        self.adam.zero_grad(set_to_none=True)
        error.backward()
        if plainly:
            self._forget_the_rest()
        self.adam.step()
        with torch.no_grad():
            pairs = zip(self.average.parameters(), self.value.parameters(), strict=True)
            for mean, now in pairs:
                mean.lerp_(now, 1 - STEADY)
        return error.detach()

    def _forget_the_rest(self) -> None:
        """Gradients of all that is not learned yet; Adam leaves alone what has none."""
        straight = self.value.straight
        for each in (*self.value.first.parameters(), *self.value.second.parameters()):
            each.grad = None
        self.value.last.weight.grad = None
        if straight is not None and straight.weight.grad is not None:
            straight.weight.grad *= self.plain

    def weights(self) -> Layers:
        return weights_of(self.average)

    def state(self) -> dict[str, Any]:
        return {
            "value": self.value.state_dict(), "average": self.average.state_dict(),
            "adam": self.adam.state_dict(),
        }  # fmt: skip

    def load(self, state: dict[str, Any]) -> None:
        self.value.load_state_dict(state["value"])
        self.average.load_state_dict(state["average"])
        self.adam.load_state_dict(state["adam"])
