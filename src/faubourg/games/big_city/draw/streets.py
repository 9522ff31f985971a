"""The streets as things that can be touched: a strip along each, lit where a tram may be laid."""

from __future__ import annotations

from functools import lru_cache

from faubourg.drawing.palette import AMBER
from faubourg.drawing.svg import Markup, element, group, number, path, rectangle, title
from faubourg.games.big_city.draw.layout import CELL, STREET, Street
from faubourg.games.big_city.draw.plots import LIGHT
from faubourg.games.big_city.draw.scene import City, Scene
from faubourg.games.big_city.draw.words import say


def streets(scene: Scene) -> Markup:
    lit = frozenset(name for name in scene.look.lit if name.startswith("street:"))
    return _strips(scene.language, scene.city, lit)


@lru_cache(maxsize=512)
def _strips(language: str, city: City, lit: frozenset[str]) -> Markup:
    """All but those that a piece covers, which nobody sees."""
    covered = {name for p in city.pieces for name in city.layout.covered(p.on)}
    open_streets = [s for name, s in city.layout.streets.items() if name not in covered]
    dull = [_dull(language, s, s.name in city.trams) for s in open_streets if s.name not in lit]
    bright = [_lit(language, s) for s in open_streets if s.name in lit]
    return group(
        group(*dull, stroke_width=STREET),
        group(*bright, stroke_width=STREET + 14, fill=LIGHT), class_="streets",
        pointer_events="stroke",
    )  # fmt: skip


@lru_cache(maxsize=16384)
def _dull(language: str, street: Street, has_tram: bool) -> Markup:
    words = title(_words(language, street.name, "tram-street" if has_tram else "street"))
    return element("path", words, d=_way(street), data_name=street.name)


@lru_cache(maxsize=4096)
def _lit(language: str, street: Street) -> Markup:
    (x, y), long, thick = street.middle, CELL / 2, STREET - 6
    wide, high = (long, thick) if street.across else (thick, long)
    return group(
        title(_words(language, street.name, "street")), path([_way(street)]),
        rectangle((x - wide / 2, y - high / 2, wide, high), class_="lit", rx=7, stroke=AMBER,
                  stroke_width=3, stroke_dasharray="6 3.5"),
        class_="street lit", data_name=street.name,
    )  # fmt: skip


def _words(language: str, name: str, key: str) -> str:
    _, plot, side = name.split(":")
    return say(language, key, plot=plot, side=side)


def _way(street: Street) -> str:
    """Between the crossings, where streets do not meet."""
    x, y = CELL * street.one[0], CELL * street.one[1]
    inset, length = STREET / 2 + 2, number(CELL - STREET - 4)
    start = (x + inset, y) if street.across else (x, y + inset)
    step = f"h{length}" if street.across else f"v{length}"
    return f"M{number(start[0])} {number(start[1])}{step}".replace(" -", "-")
