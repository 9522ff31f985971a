"""What choices are worth by a value that was learned, seen as far as one's own turn goes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol

from mypy_extensions import mypyc_attr

from faubourg.core.budget import Budget
from faubourg.core.encoding import Encoder
from faubourg.core.model import Action, Rules, Seat
from faubourg.core.presentation import K, R

GIVEN_UP: Final = float("-inf")  # other choices looked better on the way
DEEPEST: Final = 16  # choices of a turn
AT_ONCE: Final = 256  # states that are valued between two looks at the clock


class Value(Protocol):
    """Learned: rows of bytes become parts of points, one output for each seat from its own on."""

    unit: int

    def values(self, rows: bytes | bytearray) -> Sequence[Sequence[float]]: ...


@dataclass
class Plan:
    """Where some choices lead."""

    state: Any
    first: int  # which of the choices it begins with


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook(Generic[R, K]):
    """Made for one set of rules. A game may know better where its turns end and who matters."""

    FUTURES: ClassVar[int] = 0  # choices that planner plays on until its next turn, if it pays
    OWN: ClassVar[bool] = False  # whether choices are compared by one's own points alone

    def __init__(self, rules: R, encoder: Encoder[R, K], value: Value) -> None:
        self.rules = rules
        self.encoder = encoder
        self.value = value
        self.asked = 0  # how many states were valued so far: what thinking costs
        self.budget = Budget()  # of the choice that is thought about; endless unless a bot says so
        self.amends = 0.0  # what makes a lead of what is told from the side of who thinks
        self.ends = list[K | None]()  # where each choice led that was asked about last

    def worths(self, guess: K, seat: Seat, legal: Sequence[Action], breadth: int) -> list[float]:
        """Points for each choice: as it stands at once, or with the best that may follow.

        At every step of the turn so many plans are followed; with a breadth of 1, none. Every
        choice is looked at once; what is left of the budget says how far the best are followed.
        """
        return self.followed(self.rules, guess, seat, legal, breadth)

    def followed(
        self, course: Rules[K, Any], start: K, seat: Seat, legal: Sequence[Action], breadth: int
    ) -> list[float]:
        """The same by rules that may leave the others out."""
        found = [GIVEN_UP] * len(legal)
        self.ends = [None] * len(legal)
        self.encoder.prepare(start, seat)
        self._make_amends(start, seat)
        plans = [Plan(_after(course, start, seat, act), at) for at, act in enumerate(legal)]
        for step in range(DEEPEST):
            worth = self.valued([plan.state for plan in plans], seat)
            going = list[tuple[float, Plan]]()
            for points, plan in zip(worth, plans, strict=True):
                if breadth > 1 and step < DEEPEST - 1 and self.goes_on(start, plan.state, seat):
                    going.append((points, plan))
                else:
                    self._end(found, points, plan)
            if not going:
                break
            plans = self._next(course, self._best(going, breadth), seat)
            if not plans:  # the budget is spent: they count as they stand
                for points, plan in going:
                    self._end(found, points, plan)
                break
        return found

    def _end(self, found: list[float], points: float, plan: Plan) -> None:
        """The best end of a choice counts."""
        if points > found[plan.first]:
            found[plan.first], self.ends[plan.first] = points, plan.state

    def end_of(self, place: int) -> K | None:
        """Where that one of the choices asked about last leads, as far as it was followed."""
        return self.ends[place]

    def _next(self, course: Rules[K, Any], plans: list[Plan], seat: Seat) -> list[Plan]:
        """What may follow, the best plans first, as far as the budget goes."""
        found = list[Plan]()
        for plan in plans:
            legal = course.legal(plan.state, seat)
            if len(found) + len(legal) > self.budget.left or self.budget.is_late():
                break
            found += [Plan(_after(course, plan.state, seat, act), plan.first) for act in legal]
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
        """Some are given up if time has run out."""
        found = list[float]()
        for start in range(0, len(states), AT_ONCE):
            if start and self.budget.is_late():
                break
            some = states[start : start + AT_ONCE]
            for state, points in zip(some, self.told(some, seat), strict=True):
                found.append(self.weighed(points) + (self.amends if state.actors else 0.0))
        return found + [GIVEN_UP] * (len(states) - len(found))

    def lead(self, state: K, seat: Seat) -> float:
        """Of points that are looked at from each seat's own side."""
        return self.combined([self.told([state], each)[0][0] for each in self.around(seat)])

    def _make_amends(self, start: K, seat: Seat) -> None:
        """A value may think worse of the seat it looks from than of the others, or better.

        That is the same for all choices but those that end the game, whose points are known.
        """
        if self.rules.seats > 1 and not self.OWN:
            self.amends = self.lead(start, seat) - self.combined(self.told([start], seat)[0])

    def told(self, states: list[K], seat: Seat) -> list[list[float]]:
        """Final points for each state, by seats from this one on.

        What is settled is counted; the rest is asked for in one go.
        """
        found = [self.settled(state, seat) for state in states]
        open_ones = [at for at, points in enumerate(found) if points is None]
        self.asked += len(open_ones)
        self.budget.left -= len(open_ones)
        length = self.encoder.length
        rows = bytearray(length * len(open_ones))
        for place, at in enumerate(open_ones):
            self.encoder.encode(states[at], seat, rows, place * length)
        for at, outputs in zip(open_ones, self.value.values(rows), strict=True):
            found[at] = [output / self.value.unit for output in outputs]
        return [points for points in found if points is not None]

    # What a game may say otherwise

    def goes_on(self, start: K, state: K, seat: Seat) -> bool:
        """Whether the turn goes on with another choice of the same seat alone."""
        return state.actors == (seat,)

    def settled(self, state: K, seat: Seat) -> list[float] | None:
        """Final points, by seats from this one on, of what has ended."""
        return None if state.actors else self.final(state, seat)

    def final(self, state: K, seat: Seat) -> list[float]:
        """What is to be learned at the end of a game."""
        return [float(self.rules.total(state, each)) for each in self.around(seat)]

    def combined(self, points: list[float]) -> float:
        """One's own points against the best of the others; nobody sits where more are told."""
        return points[0] - max(points[1 : self.rules.seats], default=0.0)

    def weighed(self, points: list[float]) -> float:
        """What choices are compared by."""
        return points[0] if self.OWN else self.combined(points)

    def lone(self) -> Outlook[R, K]:
        """Of the first seat by itself, where the others hardly matter to it."""
        return self

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
