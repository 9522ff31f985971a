"""A position of any game, and short questions about it; each game adds its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from faubourg.bots.playout import draw
from faubourg.core.match import EVERYBODY
from faubourg.core.model import CHANCE, Action, Message, Reason, Rules, Seat, State
from faubourg.core.presentation import Drawer, Narrator
from faubourg.core.registry import find_game
from faubourg.core.states import Step
from faubourg.core.telling import Teller

R = TypeVar("R", bound=Rules[Any, Any])
S = TypeVar("S", bound=State)


@dataclass
class Position(Generic[R, S]):
    """Asked by the first seat unless another is named."""

    KEY: ClassVar[str]  # of the game
    STEPS: ClassVar[Sequence[str]]
    rules: R
    state: S
    seat: Seat = 0

    @classmethod
    def start(cls, seats: int, options: dict[str, str] | None = None, content: str = "") -> Self:
        """A new game."""
        rules = _rules(cls.KEY, seats, tuple((options or {}).items()), content)
        return cls(rules, rules.new_state())

    def sit(self, seat: Seat) -> Self:
        """The same table seen from another seat."""
        return replace(self, seat=seat)

    def copy(self) -> Self:
        return replace(self, state=self.state.clone())

    # Acting

    def action(self, words: str) -> Action:
        found: Action = self.rules.parse(words)
        return found

    def why_not(self, words: str) -> Reason | None:
        return self.rules.why_not(self.state, self.seat, self.action(words))

    def play(self, *actions: str) -> Self:
        """Do them one after the other: chance if it is chance's turn, else this seat."""
        for words in actions:
            seat = CHANCE if self.state.actors == (CHANCE,) else self.seat
            self.rules.apply(self.state, seat, self.possible(words))
        return self

    def possible(self, words: str) -> Action:
        """What chance or this seat may do now."""
        if self.state.actors == (CHANCE,):
            assert words in self.chances(), words
        else:
            assert self.why_not(words) is None, f"{words}: {self.why_not(words)}"
        return self.action(words)

    def teller(self, viewer: Seat | None = None) -> Teller:
        """Plays on at this table and tells it; None is a spectator."""
        teller = Teller(find_game(self.rules.key), self.rules, viewer)
        teller.stand(self.state, 0)
        return teller

    def told(self, action: Action, viewer: Seat | None = None) -> list[Message]:
        """Do it, whoever's turn it is, and give what the viewer is told of it."""
        return self.teller(viewer).tell(done(self.actors[0], action))

    def follow(self, *actions: str) -> Self:
        """Do them one after the other, whoever's turn it is."""
        for words in actions:
            self.sit(self.state.actors[0]).play(words)
        return self

    def walk(self, rng: Random) -> Iterator[Self]:
        """A random game from here, after every action; it is one object that changes."""
        yield self
        while self.actors:
            rules, state, seat = self.rules, self.state, rng.choice(self.actors)
            action = draw(rules, state, rng) if seat == CHANCE else rules.pick(state, seat, rng)
            rules.apply(state, seat, action)
            yield self

    # Asking

    @property
    def narrator(self) -> Narrator[R, S]:
        return find_game(self.KEY).narrator(self.rules)

    @property
    def drawer(self) -> Drawer[R, S]:
        return find_game(self.KEY).drawer(self.rules)

    @property
    def known(self) -> S:
        """What this seat knows of it."""
        known: S = self.rules.known(self.state, self.seat)
        return known

    @property
    def step(self) -> str:
        return self.STEPS[self.state.step]  # type: ignore[attr-defined]  # our games have steps

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.state.actors

    def choices(self) -> set[str]:
        """The notation of every legal action."""
        return {self.rules.notation(a) for a in self.rules.legal(self.state, self.seat)}

    def legal(self, kind: str) -> set[str]:
        """The last words of the legal actions that begin so: legal("build shop") gives places."""
        return {words[len(kind) + 1 :] for words in self.choices() if words.startswith(f"{kind} ")}

    def chances(self) -> dict[str, int]:
        """What may come, with its weight."""
        return {self.rules.notation(a): weight for a, weight in self.rules.chances(self.state)}

    def total(self) -> int:
        return self.rules.total(self.state, self.seat)

    def ranking(self) -> list[list[Seat]]:
        return self.rules.ranking(self.state)


AnyPosition: TypeAlias = Position[Any, Any]


@cache
def _rules(key: str, seats: int, options: tuple[tuple[str, str], ...], content: str) -> Any:
    """Made once: a long catalogue takes more time than most tests."""
    return find_game(key).rules(seats, dict(options), content)


def done(seat: Seat, action: Action) -> Step[Action]:
    """As a match would keep it, for a teller."""
    return Step(seat, action, (seat,), False, EVERYBODY)
