"""A position of any game, and short questions about it; each game adds its own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar

from faubourg.core.match import EVERYBODY
from faubourg.core.model import CHANCE, Action, Message, Reason, Rules, Seat, State
from faubourg.core.registry import find_game
from faubourg.core.states import Step
from faubourg.core.telling import Teller

R = TypeVar("R", bound=Rules[Any, Any])
S = TypeVar("S", bound=State)


@dataclass
class Position(Generic[R, S]):
    """Asked by the first seat unless another is named."""

    rules: R
    state: S
    seat: Seat = 0

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

    # Asking

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


def done(seat: Seat, action: Action) -> Step[Action]:
    """As a match would keep it, for a teller."""
    return Step(seat, action, (seat,), False, EVERYBODY)
