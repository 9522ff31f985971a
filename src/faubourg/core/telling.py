"""A match told in words: who did what, step by step, and what followed from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from faubourg.core.model import Action, Event, Message, Seat, Value, is_over
from faubourg.core.registry import AnyRules, Game
from faubourg.core.states import Recent, Step


def with_names(values: Mapping[str, Value], names: Sequence[str]) -> dict[str, Value]:
    """With names as `who`, and as `who-2` where a sentence is about two players.

    Whether there is a name is said apart from it: no name may choose the words around it.
    """
    named = dict(values)
    for second in ("", "-2"):
        if isinstance(player := values.get(f"player{second}"), int):
            named |= {f"who{second}": names[player - 1], f"named{second}": "yes"}
    return named


@dataclass(frozen=True)
class Happening:
    """A step as a viewer knows it."""

    step: Step[Action]
    before: Any
    after: Any
    seen: bool
    events: list[Event]


class Teller:
    """Tells steps one after the other to one viewer; None is a spectator.

    Pages, the terminal and replays all listen here: what is secret is so for each of them.
    """

    def __init__(self, game: Game, rules: AnyRules, viewer: Seat | None = None) -> None:
        self.narrator = game.narrator(rules)
        self.rules = rules
        self.viewer = viewer
        self.recent: Recent[Any, Any] = Recent(rules)
        self.stand(rules.new_state(), 0)

    def stand(self, state: Any, length: int) -> None:
        """Go on from here, after so many steps; the state is the teller's own."""
        self.state, self.length = state, length
        self.known = self.rules.known(state, self.viewer)

    def return_to(self, steps: Sequence[Step[Action]], length: int) -> None:
        """To after so many of the steps, as an undo does."""
        self.stand(self.recent.return_to(steps, length), length)

    def tell(self, step: Step[Action]) -> list[Message]:
        """Do the next step, and say what the viewer may know of it: in the end everything."""
        return self.words(self.follow(step))

    def follow(self, step: Step[Action]) -> Happening:
        """Do the next step."""
        rules, state, before = self.rules, self.state, self.known
        seen = rules.sees(state, self.viewer, step.seat, step.action)
        events = [rules.known_event(state, self.viewer, event) for event in self._do(step)]
        told = [event for event in events if event is not None]
        return Happening(step, before, self.known, seen or is_over(state), told)

    def words(self, done: Happening) -> list[Message]:
        step, lines = done.step, list[Message]()
        if done.seen:
            lines += self.narrator.log_lines(done.before, step.seat, step.action, done.after)
        for event in done.events:
            lines += self.narrator.event_lines(event, done.after)
        return lines

    def _do(self, step: Step[Action]) -> list[Event]:
        events: list[Event] = []
        self.state.events = events
        self.recent.apply(self.state, self.length, step)
        self.state.events = None
        self.stand(self.state, self.length + 1)
        return events
