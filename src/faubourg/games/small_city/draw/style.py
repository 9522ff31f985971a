"""The words of the drawings, and what an expansion draws and says besides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from faubourg.core.model import Value
from faubourg.drawing.svg import Markup
from faubourg.drawing.words import Words, said
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.strokes import Sketch, Tint

WORDS: Final = Words("small_city")
say, named, player = WORDS.say, WORDS.named, WORDS.player
Sign: TypeAlias = tuple[float, float, str]  # where a path begins in a cell, and the path


@dataclass(frozen=True, eq=False)
class Style:
    """Its own kinds of tiles, slots and signs, and its own words."""

    game: str = WORDS.game
    own: frozenset[str] = frozenset()  # words of that game: a key, or a key and its first value
    tints: dict[str, Tint] = field(default_factory=dict)  # of plates, by kind
    houses: dict[str, Callable[[Sketch, float, float, int], None]] = field(default_factory=dict)
    whole: dict[str, Callable[[Sketch, float, float], None]] = field(default_factory=dict)
    small: dict[str, Sign] = field(default_factory=dict)  # signs of kinds in a small borough
    alike: dict[str, str] = field(default_factory=dict)  # slots whose works look as of another
    signs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # of slots, by name of icon
    icons: dict[str, Callable[[], Markup]] = field(default_factory=dict)

    def say(self, language: str, key: str, **values: Value) -> str:
        first = next(iter(values.values()), "")
        own = key in self.own or f"{key} {first}" in self.own
        return said(self.game if own else WORDS.game, language, key, **values)

    def named(self, language: str, kind: str) -> str:
        return self.say(language, "kind", kind=kind)

    def code(self, language: str, kind: str) -> str:
        return self.say(language, "code", kind=kind)

    def family(self, kind: str) -> str:
        return kind if kind in self.tints else strokes.family(kind)

    def tint(self, kind: str) -> Tint:
        return self.tints.get(kind) or strokes.tint(kind)


PLAIN: Final = Style()
