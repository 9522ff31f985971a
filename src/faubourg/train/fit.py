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

from faubourg.train.selfplay import Played

POINTS: Final = 10.0  # the network tells tens of points: targets near 1 are learned best
STEADY: Final = 0.99  # how much of its average a weight keeps at each step
LASTING: Final = 0.88  # what older rows count for, iteration by iteration


@dataclass(frozen=True)
class Shape:
    """What a network is made for."""

    length: int  # bytes of a row
    hidden: tuple[int, int]
    outputs: int = 1
    opening: tuple[tuple[int, float], ...] = ()  # points for some bytes, before all learning
    number: float = 0.0  # added to them
    stages: tuple[tuple[int, ...], ...] = ((),)  # bytes that tell the stage, as in a Net
    ones: tuple[tuple[int, ...], ...] = ((),)  # for each stage bytes of which just one is 1
    held: float = 1500.0  # rows that would have to say otherwise than the opening

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
        self.stages = shape.stages
        self.straight: nn.Parameter | None = None  # by stage, byte and output
        if shape.is_straight:
            self._open(shape)

    def _open(self, shape: Shape) -> None:
        """It begins with what the opening says; what is learned is added to that.

        The opening's own bytes are one number in two: nothing else is learned from them.
        """
        self.straight = nn.Parameter(torch.zeros(len(shape.stages), shape.length, shape.outputs))
        opening = torch.zeros(shape.length, shape.outputs)
        for place, points in shape.opening:
            opening[place, 0] = points / POINTS
            self.scale[place] = 0.0
        self.register_buffer("opening", opening)
        with torch.no_grad():
            self.last.weight.zero_()
            self.last.bias.zero_()
            self.last.bias[0] = shape.number / POINTS

    def forward(self, rows: Tensor) -> Tensor:
        given = rows.to(self.scale.dtype)
        scaled = given * self.scale
        found = torch.relu(self.first(scaled))
        found = self.last(torch.relu(self.second(found)))
        if self.straight is not None:
            found = found + self._straight(given, scaled) + given @ self.opening
        return found

    def _straight(self, given: Tensor, scaled: Tensor) -> Tensor:
        assert self.straight is not None
        each = torch.einsum("ni,sio->nso", scaled, self.straight)
        return each[torch.arange(len(given), device=given.device), self.stage_of(given)]

    def stage_of(self, rows: Tensor) -> Tensor:
        """By number, for each row."""
        found = torch.zeros(len(rows), dtype=torch.long, device=rows.device)
        for number, places in enumerate(self.stages):
            if places:
                found[(rows[:, list(places)] > 0).any(1)] = number
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
        counted = (value.straight * value.scale[:, None] + value.opening) * POINTS
        parts.append(counted.flatten(0, 1))
    return [part.detach().contiguous().cpu().numpy() for part in parts]


def flat(layers: Sequence[NDArray[numpy.float32]]) -> NDArray[numpy.float32]:
    """All of them one after the other, as a kernel reads them."""
    return numpy.concatenate([part.ravel() for part in layers]).astype(numpy.float32)


New = tuple[Tensor, Tensor, Tensor]  # rows, targets, turns


class Replay:
    """The newest rows of one kind of table, in a ring; all have the same symmetries."""

    def __init__(self, room: int, symmetries: list[list[int]], outputs: int, device: str) -> None:
        length = len(symmetries[0])
        self.rows = torch.empty((room, length), dtype=torch.uint8, device=device)
        self.targets = torch.empty((room, outputs), device=device)
        self.turns = torch.zeros(room, dtype=torch.long, device=device)
        self.symmetries = torch.tensor(symmetries, device=device)
        self.room, self.number, self.filled, self.new = room, 0, 0, 0

    def begin(self) -> None:
        """What is added from now on is new."""
        self.new = 0

    def newest(self) -> list[New]:
        """What is new, in one part or two."""
        start = self.number - min(self.new, self.filled)
        parts = [slice(max(0, start), self.number), slice(start % self.room, self.room)]
        parts = parts[: 1 + (start < 0)]
        return [(self.rows[at], self.targets[at], self.turns[at]) for at in parts]

    def add(self, played: Played) -> None:
        turns = numpy.zeros(len(played.rows), numpy.int64) if played.turns is None else played.turns
        for start in range(0, len(played.rows), self.room):
            at = slice(start, start + self.room)
            self._add(played.rows[at], played.targets[at], turns[at])

    def _add(
        self,
        rows: NDArray[numpy.uint8],
        targets: NDArray[numpy.float32],
        turns: NDArray[numpy.int64],
    ) -> None:
        fits = min(len(rows), self.room - self.number)
        for part, at in ((slice(fits), self.number), (slice(fits, None), 0)):
            count = len(rows[part])
            self.rows[at : at + count] = torch.from_numpy(rows[part])
            self.targets[at : at + count] = torch.from_numpy(targets[part])
            self.turns[at : at + count] = torch.from_numpy(turns[part])
        self.number = (self.number + len(rows)) % self.room
        self.new += len(rows)
        self.filled = min(self.room, self.filled + len(rows))

    def sample(self, count: int) -> tuple[Tensor, Tensor]:
        """Some rows, all turned or mirrored in the same way."""
        device = self.rows.device
        chosen = torch.randint(self.filled, (count,), device=device)
        rows, ways = self.rows[chosen], len(self.symmetries)
        if ways > 1:
            rows = rows[:, self.symmetries[int(torch.randint(ways, ()))]]
        return rows, self.targets[chosen]


class Ridge(nn.Module):
    """Sums of a linear regression for each stage, held to 0; what is older counts less.

    Rows are compared with those of the same turn in other games, as choices are: all rows of a game
    end with the same points, so else what grows in a game would seem to be worth nothing, and to
    pass would keep all that is to come. What all rows have in common goes where a 1 is. Rows of
    tables with fewer seats tell nothing of the outputs behind.
    """

    products: Tensor
    both: Tensor
    bytes: Tensor
    told: Tensor
    rows: Tensor

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        stages, length, outputs = len(shape.stages), shape.length, shape.outputs
        # By stage and how many outputs are told; products of what differs from its turn.
        self.register_buffer("products", torch.zeros(stages, outputs, length, length))
        self.register_buffer("both", torch.zeros(stages, outputs, length, outputs))
        self.register_buffer("bytes", torch.zeros(stages, outputs, length))
        self.register_buffer("told", torch.zeros(stages, outputs, outputs))
        self.register_buffer("rows", torch.zeros(stages, outputs))

    def age(self) -> None:
        for sums in self.buffers():
            sums *= LASTING

    def add(self, scaled: Tensor, stage: Tensor, targets: Tensor, turns: Tensor) -> None:
        known = (~targets.isnan()).sum(1)
        for now in stage.unique().tolist():
            for count in known[stage == now].unique().tolist():
                chosen = (stage == now) & (known == count)
                x, y, at = scaled[chosen], targets[chosen].nan_to_num(), (now, count - 1)
                apart, points = (_apart(each, turns[chosen]) for each in (x, y))
                self.products[at] += apart.T @ apart
                self.both[at] += apart.T @ points
                self.bytes[at] += x.sum(0)
                self.told[at] += y.sum(0)
                self.rows[at] += len(x)

    def solved(self) -> Tensor:
        found = torch.zeros_like(self.both[:, 0])
        for stage, ones in enumerate(self.shape.ones):
            for output in range(self.shape.outputs):
                found[stage, :, output], common = self._solved(stage, output)
                found[stage, list(ones), output] += common
        return found

    def _solved(self, stage: int, output: int) -> tuple[Tensor, Tensor]:
        """From all tables with a seat there: for each byte, and for all rows in common."""
        rows = self.rows[stage, output:].sum().double().clamp(min=1)
        byte = self.bytes[stage, output:].sum(0).double() / rows
        told = self.told[stage, output:, output].sum().double() / rows
        products = self.products[stage, output:].sum(0).double() / rows
        both = self.both[stage, output:, :, output].sum(0).double() / rows
        held = products.diagonal().clamp(min=0.001) * self.shape.held / rows
        found: Tensor = torch.linalg.solve(products + held.diag(), both)
        return found.to(self.both.dtype), (told - byte @ found).to(self.both.dtype)


def _apart(numbers: Tensor, turns: Tensor) -> Tensor:
    """By how much they differ from the mean of their turn."""
    sums = numbers.new_zeros(int(turns.max()) + 1, numbers.shape[1]).index_add_(0, turns, numbers)
    return numbers - (sums / turns.bincount().clamp(min=1)[:, None])[turns]


class Learner:
    """The network, how it is fitted, and its average over the last steps, which plays."""

    def __init__(self, shape: Shape, device: str) -> None:
        self.device = device
        self.value = Value(shape).to(device)
        self.average = Value(shape).to(device)
        self.average.load_state_dict(self.value.state_dict())
        self.adam = torch.optim.Adam(self.value.parameters(), lr=1e-3)
        self.ridge = Ridge(shape).to(device)

    def measure_scale(self, rows: Tensor) -> None:
        """Once, from the first rows: what is counted in large numbers is made small."""
        numbers = rows[:20_000].float()
        usual = numbers.sum(0) / (numbers > 0).sum(0).clamp(min=1)
        scale = (self.value.scale > 0) / usual.clamp(min=1)
        self.value.scale.copy_(scale)
        self.average.scale.copy_(scale)

    def fit(self, replays: Sequence[Replay], steps: int, batch: int, rate: float) -> float:
        """Some steps on rows of all kinds, by how many there are; the mean error in points."""
        for group in self.adam.param_groups:
            group["lr"] = rate
        kinds = [replay for replay in replays if replay.filled]
        rows = sum(replay.filled for replay in kinds)
        total = torch.zeros((), device=self.device)
        for _ in range(steps):
            drawn = [replay.sample(max(1, batch * replay.filled // rows)) for replay in kinds]
            total += self._step(
                torch.cat([rows for rows, _ in drawn]), torch.cat([told for _, told in drawn])
            )
        return POINTS * math.sqrt(total.item() / steps)

    def fit_straight(self, new: Sequence[New]) -> float:
        """What bytes count straight, at once, from new rows and those before; the error of these.

        A whole network would rather learn the games by heart while there are few.
        """
        with torch.no_grad():
            self._solve(new)
            return self._error(new)

    def _solve(self, new: Sequence[New]) -> None:
        assert self.value.straight is not None and self.average.straight is not None
        self.ridge.age()
        for given, targets, turns in new:
            left = targets / POINTS - self._without_straight(given)
            scaled, stage = given.float() * self.value.scale, self.value.stage_of(given)
            self.ridge.add(scaled, stage, left, turns)
        self.value.straight.copy_(self.ridge.solved())
        self.average.straight.copy_(self.value.straight)

    def _error(self, new: Sequence[New]) -> float:
        total, rows = 0.0, 0
        for given, targets, _ in new:
            told = (self.value(given) - targets / POINTS)[~targets.isnan()].square()
            total, rows = total + told.sum().item(), rows + len(told)
        return POINTS * math.sqrt(total / max(1, rows))

    def _without_straight(self, rows: Tensor) -> Tensor:
        given = rows.float()
        found = torch.relu(self.value.first(given * self.value.scale))
        found = self.value.last(torch.relu(self.value.second(found)))
        return found + given @ self.value.opening

    def _step(self, rows: Tensor, targets: Tensor) -> Tensor:
        there = ~targets.isnan()  # a row tells nothing of seats at which nobody sits
        error = (self.value(rows) - targets / POINTS)[there].square().mean()
        self.adam.zero_grad(set_to_none=True)
        error.backward()
        self.adam.step()
        with torch.no_grad():
            pairs = zip(self.average.parameters(), self.value.parameters(), strict=True)
            for mean, now in pairs:
                mean.lerp_(now, 1 - STEADY)
        return error.detach()

    def weights(self) -> Layers:
        return weights_of(self.average)

    def state(self) -> dict[str, Any]:
        return {
            "value": self.value.state_dict(), "average": self.average.state_dict(),
            "adam": self.adam.state_dict(), "ridge": self.ridge.state_dict(),
        }  # fmt: skip

    def load(self, state: dict[str, Any]) -> None:
        self.value.load_state_dict(state["value"])
        self.average.load_state_dict(state["average"])
        self.adam.load_state_dict(state["adam"])
        if "ridge" in state:  # not in folders of before
            self.ridge.load_state_dict(state["ridge"])
