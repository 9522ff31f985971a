"""The pictures of a game's rules: positions kept beside its code, each with what it shows.

The file is written from the positions of the tests, with all numbers of the captions asked from
the rules; a test says when it is no longer what they would give.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from faubourg.core import snapshot
from faubourg.core.model import NOBODY, Message, Seat, State, Value
from faubourg.core.presentation import Look
from faubourg.core.registry import AnyRules, Game, find_game
from faubourg.core.texts import Texts

FILE: Final = "examples.json"


@dataclass(frozen=True)
class Example:
    """A position and a caption, beside one paragraph."""

    name: str  # its caption is the game's text example-NAME
    rule: str
    seats: int
    state: dict[str, Any]  # as snapshot.dump writes it
    options: dict[str, str] = field(default_factory=dict)
    seat: Seat = 0  # who looks, and would act
    values: dict[str, Value] = field(default_factory=dict)
    overlay: str = ""
    lit: list[str] = field(default_factory=list)
    shown: str = ""  # an action, in notation, drawn as if it were about to be done
    refused: str = ""  # an action whose refusal is told under the caption
    panel: str = ""  # this one instead of the board
    frame: list[float] = field(default_factory=list)  # x, y, width, height; all if empty
    board: Seat = NOBODY  # whose is shown, if not that of who looks


def examples(game: Game) -> list[Example]:
    """Those of a game, in the order of its rules; a game need not have any."""
    return _examples(game.package)


@cache
def _examples(package: str) -> list[Example]:
    kept = files(package).joinpath(FILE)
    if not kept.is_file():
        return []
    return [Example(**row) for row in json.loads(kept.read_text(encoding="utf-8"))]


@dataclass(frozen=True)
class Scene:
    """An example on a table of its own."""

    game: Game
    example: Example
    rules: AnyRules
    known: Any

    def draw(self, texts: Texts) -> str:
        example = self.example
        board = example.seat if example.board == NOBODY else example.board
        look = Look(seat=board, overlay=example.overlay, lit=frozenset(example.lit),
                    ghost=self._ghost(), viewer=example.seat)  # fmt: skip
        drawer = self.game.drawer(self.rules)
        if example.panel:
            return drawer.panels(self.known, texts, look)[example.panel]
        return drawer.draw(self.known, texts, look)

    def caption(self) -> Message:
        return Message(f"{self.game.key}.example-{self.example.name}", self.example.values)

    def refusal(self, texts: Texts) -> str:
        """The words of the table itself; nothing where nothing is refused."""
        if not self.example.refused:
            return ""
        seat, action = self.example.seat, self.rules.parse(self.example.refused)
        reason = self.rules.why_not(self.known, seat, action)
        assert reason is not None, f"{self.example.name}: {self.example.refused} is allowed"
        narrator = self.game.narrator(self.rules)
        return texts.refuse(reason, narrator.reason_values(self.known, seat, action, reason))

    def _ghost(self) -> State | None:
        if not self.example.shown:
            return None
        after: State = self.known.clone()
        self.rules.apply(after, self.example.seat, self.rules.parse(self.example.shown))
        return after


def scene(key: str, example: Example) -> Scene:
    game = find_game(key)
    rules = _rules(key, example.seats, tuple(sorted(example.options.items())))
    state = snapshot.load(type(rules.new_state()), example.state)
    return Scene(game, example, rules, rules.known(state, example.seat))


@lru_cache(maxsize=8)
def _rules(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> AnyRules:
    """Most examples of a game share them, and a long catalogue takes time."""
    return find_game(key).rules(seats, dict(options))
