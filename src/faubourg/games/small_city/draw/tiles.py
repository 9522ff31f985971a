"""A tile as it lies, its words, and what an expansion draws and says besides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.model import Value
from faubourg.drawing.cells import around
from faubourg.drawing.palette import WATER
from faubourg.drawing.svg import Markup, group, path
from faubourg.drawing.words import Words, said
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.civic import civic, town_hall
from faubourg.games.small_city.draw.houses import BY_SLOT, HOMES, SHEDS, park, quay, water
from faubourg.games.small_city.draw.strokes import OUTLINE, Sketch, Tint, family

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
    icons: dict[str, Markup] = field(default_factory=dict)

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


CELL: Final = 72.0
GAP: Final = 3.5  # half a street
ROUND: Final = 9.0
WET: Final = "water"


class Part(NamedTuple):
    """One cell of a tile on the paper, counted from its upper left."""

    x: int
    y: int
    slot: str  # "", the kind of its slot, or water


Parts: TypeAlias = tuple[Part, ...]


@lru_cache(maxsize=1024)
def art(style: Style, kind: str, parts: Parts) -> Markup:
    """Plate and buildings."""
    sketch = Sketch()
    for place, part in enumerate(parts):
        _cell(sketch, style, kind, part, place)
    ground = plate(style.tint(kind), parts)
    return group(ground, sketch.markup(), class_="art", stroke_width=OUTLINE)


def _cell(sketch: Sketch, style: Style, kind: str, part: Part, place: int) -> None:
    x, y, what = CELL * part.x, CELL * part.y, family(kind)
    whole = town_hall if kind == "town-hall" else style.whole.get(kind)
    if what == "residential":
        HOMES[int(kind[-1]) - 1](sketch, x, y)
    elif what in ("commercial", "factory"):
        BY_SLOT[style.alike.get(part.slot, part.slot)](sketch, x, y)
    elif what == "park":
        park(sketch, x, y, place)
    elif what == "port":
        water(sketch, x, y, place == 2) if part.slot == WET else quay(sketch, x, y, place == 0)
    elif whole:  # one building for all its cells
        whole(sketch, x, y) if (part.x, part.y) == (0, 0) else None
    elif what in SHEDS:
        SHEDS[what](sketch, x, y)
    else:
        style.houses.get(kind, civic(kind))(sketch, x, y, place)


@lru_cache(maxsize=1024)
def plate(tint: Tint, parts: Parts) -> Markup:
    """The ground of a tile: its cells and the streets between them, as one piece."""
    ground, edge, _ = tint
    dry = [part for part in parts if part.slot != WET]
    wet = [part for part in parts if part.slot == WET]
    shapes = [path([outline(tuple(dry))], class_="plate", fill=ground, stroke=edge)]
    if wet:
        shapes.append(path([outline(tuple(wet))], class_="plate", fill=WATER, stroke=edge))
    return group(*shapes, stroke_width=2.4)


@lru_cache(maxsize=2048)
def outline(parts: Parts, gap: float = GAP) -> str:
    """Around all cells of a tile; inner corners are square, outer ones round."""
    return around({(part.x, part.y) for part in parts}, CELL, gap, ROUND)
