"""What choices are worth by a value that was learned, seen as far as one's own turn goes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol

from mypy_extensions import mypyc_attr

from faubourg.core.encoding import Encoder
from faubourg.core.model import Action, Rules, Seat
from faubourg.core.presentation import K, R

GIVEN_UP: Final = float("-inf")  # other choices looked better on the way
DEEPEST: Final = 16  # choices of a turn


class Value(Protocol):
    """Learned: rows of bytes become parts of points, one output for each seat from its own on."""

    unit: int

    def values(self, rows: bytes | bytearray) -> list[list[int]]: ...


@dataclass
class Plan:
    """Where some choices lead."""

    state: Any
    first: int  # which of the choices it begins with


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Generic[R, K]):
    """Made for one set of rules. A game may know better where its turns end and who matters."""

    def __init__(self, rules: R, encoder: Encoder[R, K], value: Value) -> None:
        self.rules = rules
        self.encoder = encoder
        self.value = value
        self.asked = 0  # how many states were valued so far: what thinking costs

    def worths(self, guess: K, seat: Seat, legal: Sequence[Action], breadth: int) -> list[float]:
        """Points for each choice: as it stands at once, or with the best that may follow.

        At every step of the turn so many plans are followed; with a breadth of 1, none.
        """
        return self.followed(self.rules, guess, seat, legal, breadth)

    def followed(
        self, course: Rules[K, Any], start: K, seat: Seat, legal: Sequence[Action], breadth: int
    ) -> list[float]:
        """The same by rules that may leave the others out."""
        found = [GIVEN_UP] * len(legal)
        plans = [Plan(_after(course, start, seat, act), at) for at, act in enumerate(legal)]
        for step in range(DEEPEST):
            worth = self.valued([plan.state for plan in plans], seat)
            going = list[tuple[float, Plan]]()
            for points, plan in zip(worth, plans, strict=True):
                if breadth > 1 and step < DEEPEST - 1 and self.goes_on(start, plan.state, seat):
                    going.append((points, plan))
                else:
                    found[plan.first] = max(found[plan.first], points)
            if not going:
                break
            plans = [
                Plan(_after(course, plan.state, seat, act), plan.first)
                for plan in self._best(going, breadth)
                for act in course.legal(plan.state, seat)
            ]
        return found

    def _best(self, going: list[tuple[float, Plan]], breadth: int) -> list[Plan]:
        """Each place once: ways that lead to the same are one."""
        going.sort(key=lambda one: one[0], reverse=True)
        kept = dict[Hashable, Plan]()
        for number, (_, plan) in enumerate(going):
            if len(kept) == breadth:
                break
            key = self.key(plan.state)
            kept.setdefault(number if key is None else key, plan)
        return list(kept.values())

    def valued(self, states: list[K], seat: Seat) -> list[float]:
        """What is settled is counted; the rest is asked for in one go."""
        found = [self.settled(state, seat) for state in states]
        open_ones = [at for at, points in enumerate(found) if points is None]
        self.asked += len(open_ones)
        length = self.encoder.length
        rows = bytearray(length * len(open_ones))
        for place, at in enumerate(open_ones):
            self.encoder.encode(states[at], seat, rows, place * length)
        for at, outputs in zip(open_ones, self.value.values(rows), strict=True):
            found[at] = self.combined(outputs) / self.value.unit
        return [points for points in found if points is not None]

    # What a game may say otherwise

    def goes_on(self, start: K, state: K, seat: Seat) -> bool:
        """Whether the turn goes on with another choice of the same seat alone."""
        return state.actors == (seat,)

    def settled(self, state: K, seat: Seat) -> float | None:
        """The worth of what has ended."""
        if state.actors:
            return None
        return self.combined([self.rules.total(state, each) for each in self.around(seat)])

    def combined(self, outputs: list[int]) -> float:
        """One's own points against the best of the others."""
        return outputs[0] - max(outputs[1:], default=0)

    def around(self, seat: Seat) -> list[Seat]:
        """All seats, from this one on."""
        return [(seat + place) % self.rules.seats for place in range(self.rules.seats)]

    def key(self, state: K) -> Hashable:
        """Equal for states that are equal for what is to come; None where nobody can say."""
        return None


def _after(course: Rules[K, Any], state: K, seat: Seat, action: Action) -> K:
    after = state.clone()
    course.apply(after, seat, action)
    return after
