"""The hexes that can be touched, on top of what stands there, and what they tell."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing.palette import AMBER
from faubourg.drawing.svg import NOTHING, Markup, group, path, title
from faubourg.games.la_citta.components import SERVICES
from faubourg.games.la_citta.draw.layout import HALO, INSET, LIT, Layout
from faubourg.games.la_citta.draw.paints import OUT, PLOT, PLOT_LINE
from faubourg.games.la_citta.draw.scene import Scene, Terrain, Town, Yield, yields
from faubourg.games.la_citta.draw.words import halves, named, of_limit, player, say

LIGHT: Final = "#fff4dc"


def plots(scene: Scene) -> Markup:
    taken = frozenset(scene.built)
    lit = frozenset([name for name in scene.look.lit if name.startswith("hex:")])
    return _plots(scene.layout, scene.terrain, scene.language, taken, lit)


@lru_cache(maxsize=512)
def _plots(
    layout: Layout, terrain: Terrain, language: str, taken: frozenset[str], lit: frozenset[str]
) -> Markup:
    """The free hexes; those out of play are grey and have no edge."""
    gets, playable = yields(layout, terrain), layout.playable
    free: list[Markup] = []
    gone: list[Markup] = []
    for name in layout.seen:
        if name not in taken:
            words = _free(language, name, gets[name], name in playable)
            drawn = _hex(layout, name, words, f"hex:{name}" in lit)
            (free if name in playable else gone).append(drawn)
    return group(
        group(*gone, class_="out", fill=OUT, fill_opacity=0.7),
        group(*free, fill=PLOT, stroke=PLOT_LINE, stroke_width=1.5), class_="plots",
    )  # fmt: skip


def built(scene: Scene) -> Markup:
    """Above what stands there, so that light falls upon it; only the numbers stay above."""
    found = []
    for name, (town, kind) in scene.built.items():
        owner = player(scene.language, scene.look, town.owner)
        words = _built(scene.language, name, kind, town, owner)
        found.append(_hex(scene.layout, name, words, f"hex:{name}" in scene.look.lit, True))
    return group(*found, class_="built", pointer_events="all")


@lru_cache(maxsize=2048)
def _free(language: str, name: str, gets: Yield, playable: bool) -> str:
    if not playable:
        return say(language, "out-of-play", hex=name)
    return say(language, "free-hex", hex=name, land=land_words(language, gets))


@lru_cache(maxsize=256)
def land_words(language: str, gets: Yield) -> str:
    """What the land gives, or that it gives nothing."""
    parts = [
        *([say(language, "land-food", count=gets.food)] if gets.food else []),
        *([say(language, "land-gold", count=gets.gold)] if gets.gold else []),
        *([say(language, "land-lake")] if gets.lake else []),
    ]
    return ", ".join(parts) or say(language, "land-none")


@lru_cache(maxsize=4096)
def _built(language: str, name: str, kind: str, town: Town, owner: str) -> str:
    if kind == "castle":
        return castle_words(language, town, owner)
    words = say(language, "built-hex", hex=name, kind=named(language, kind), castle=town.castle,
                owner=owner)  # fmt: skip
    return f"{words}. {say(language, 'has-harvest')}" if name in town.harvest else words


@lru_cache(maxsize=1024)
def castle_words(language: str, town: Town, owner: str) -> str:
    sums = dict(zip(SERVICES, map(halves, town.points), strict=True))
    words = say(
        language, "castle", hex=town.castle, owner=owner, citizens=town.citizens,
        limit=of_limit(town.limit), here=town.on_castle, food=town.food, **sums,
    )  # fmt: skip
    return f"{words} {say(language, 'is-short')}" if town.short else words


@lru_cache(maxsize=16384)
def _hex(layout: Layout, name: str, words: str, lit: bool, tile: bool = False) -> Markup:
    area = path([layout.outline(name, INSET)])
    shine = _halo(layout, name) if tile else _light(layout, name)
    return group(
        title(words), area, shine if lit else NOTHING, class_="hex lit" if lit else None,
        data_name=f"hex:{name}",
    )  # fmt: skip


def _light(layout: Layout, name: str) -> Markup:
    return path(
        [layout.outline(name, LIT)], class_="lit", fill=LIGHT, fill_opacity=0.35,
        stroke=AMBER, stroke_width=4, stroke_dasharray="10 5",
    )  # fmt: skip


def _halo(layout: Layout, name: str) -> Markup:
    """Around the wall, whose colour may be close to amber; the hexes beside stay touchable."""
    return path(
        [layout.outline(name, HALO)], class_="lit", fill=LIGHT, fill_opacity=0.2, stroke=AMBER,
        stroke_width=6.5, stroke_dasharray="13 5", pointer_events="none",
    )  # fmt: skip
