"""A match told in words: who did what, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from faubourg.core.model import CHANCE, Action, Message, Seat, State, Value, is_over
from faubourg.core.presentation import Look
from faubourg.core.registry import Game
from faubourg.core.replay import AnyMatch
from faubourg.core.states import Step
from faubourg.core.texts import Texts


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
class Page:
    """One step of a replay: what happened, and the board afterwards."""

    lines: list[str]
    board: str


class Tale:
    """Tells a match in one language, with the players' names."""

    def __init__(
        self,
        game: Game,
        match: AnyMatch,
        texts: Texts,
        players: Sequence[str],
        viewer: Seat | None = None,
    ) -> None:
        self.narrator, self.drawer = game.narrator(match.rules), game.drawer(match.rules)
        self.match = match
        self.texts = texts
        self.players = players
        self.viewer = viewer

    def name(self, seat: Seat) -> str:
        return self.players[seat]

    def tell(self, message: Message) -> str:
        """A message whose seat numbers become names."""
        return self.texts.say(message.key, with_names(message.values, self.players))

    def lines(self, before: Any, seat: Seat, action: Action, after: Any) -> list[str]:
        told = self.narrator.log_lines(before, seat, action, after)
        return [self.tell(message) for message in told]

    def pages(self) -> list[Page]:
        """The start, then a page for each standing step that has something to tell."""
        pages: list[Page] = []
        before: State | None = None
        for after, step in self.match.timeline():
            lines = [] if before is None or step is None else self._lines(before, step, after)
            if step is None or lines:
                known = self.match.rules.known(after, self.viewer)
                pages.append(Page(lines, self.board(known, _focus(step), self.viewer)))
            before = after
        return pages

    def _lines(self, before: State, step: Step[Action], after: State) -> list[str]:
        """From the states around it; what the viewer may not know is not told, but for the end."""
        rules, viewer = self.match.rules, self.viewer
        if not rules.sees(before, viewer, step.seat, step.action) and not is_over(after):
            return []
        known = rules.known(before, viewer), rules.known(after, viewer)
        return self.lines(known[0], step.seat, step.action, known[1])

    def board(self, known: Any, seat: Seat, viewer: Seat | None) -> str:
        look = Look(seat=seat, names=tuple(self.players), viewer=viewer)
        return self.drawer.draw_text(known, self.texts, look)


def _focus(step: Step[Action] | None) -> Seat:
    return 0 if step is None or step.seat == CHANCE else step.seat
