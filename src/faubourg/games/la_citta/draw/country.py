"""The country: terrain as landscape, and the hexes that can be touched."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import Final

from faubourg.drawing import svg
from faubourg.drawing.palette import AMBER, FAINT
from faubourg.drawing.svg import Markup, Point, group, number, path, way
from faubourg.games.la_citta.components import FARMS, LAKE, MOUNTAIN, SERVICES, UNLAID, WASTELAND
from faubourg.games.la_citta.draw import sketch
from faubourg.games.la_citta.draw.layout import HALO, INSET, LIT, Layout
from faubourg.games.la_citta.draw.scene import (
    Scene,
    Terrain,
    Town,
    Yield,
    named,
    of_limit,
    player,
    say,
    yields,
)
from faubourg.games.la_citta.draw.sketch import COUNTRY_LINE, FURROW, ROCK, drawn, filled
from faubourg.games.la_citta.narrate.codes import in_arches

# Where the sheaves of a field stand, from its middle; they are drawn twice as large as on tiles.
SHEAVES: Final = {1: ((0, 20),), 2: ((-20, 20), (20, 20)), 3: ((0, -6), (-24, 30), (24, 30))}
LARGE: Final = 2.2


def soft(rim: list[Point]) -> str:
    """An outline without corners: it runs through the middles of its sides."""
    middles = [
        ((ax + bx) / 2, (ay + by) / 2)
        for (ax, ay), (bx, by) in zip(rim, [*rim[1:], rim[0]], strict=True)
    ]
    (x, y), (ax, ay), (bx, by) = rim[1], middles[0], middles[1]
    first = f"q{number(x - ax)} {number(y - ay)} {number(bx - ax)} {number(by - ay)}"
    # A smooth curve finds its next corner itself, as a middle lies halfway between two corners.
    steps = [
        f"t{number(there[0] - here[0])} {number(there[1] - here[1])}"
        for here, there in pairwise([*middles[1:], middles[0]])
    ]
    return (way(*middles[0]) + first + "".join(steps) + "z").replace(" -", "-")


@lru_cache(maxsize=256)
def land(layout: Layout, terrain: Terrain) -> Markup:
    """All spaces that matter; kinds in their own layers, so that much is said only once."""
    laid = dict(zip(layout.spaces, terrain, strict=True))
    by_kind: dict[int, list[str]] = {}
    for space in layout.used:
        by_kind.setdefault(laid[space], []).append(space)
    return group(
        *(LAYERS[kind](layout, by_kind[kind]) for kind in LAYERS if kind in by_kind),
        group(*(_about(layout, space) for space in layout.used), pointer_events="all"),
        class_="land",
    )  # fmt: skip


def _about(layout: Layout, space: str) -> Markup:
    """A triangle to rest upon; its outline without corners would be much longer."""
    cells = layout.spaces[space]  # of an own box there may be fewer than six
    corners = [layout.at(cells[len(cells) * place // 6]) for place in (0, 3, 5)]
    return path([svg.closed(corners)], data_about=f"space:{space}")


def _shapes(layout: Layout, spaces: list[str]) -> list[str]:
    return [soft(layout.rim(space)) for space in spaces]


def _field(symbols: int) -> Callable[[Layout, list[str]], Markup]:
    def field(layout: Layout, spaces: list[str]) -> Markup:
        """Furrows, and a sheaf for each food symbol."""
        furrows = [
            f"{way(x - 14, y + 5)}l14-9m-6 13l14-9"
            for space in spaces
            for x, y in map(layout.at, layout.spaces[space][::2])
        ]
        feet = [(x + u, y + v) for x, y in map(layout.middle, spaces) for u, v in SHEAVES[symbols]]
        return group(
            path(_shapes(layout, spaces), fill=sketch.FIELDS[symbols - 1], stroke=FURROW,
                 stroke_opacity=0.5),
            path(furrows, stroke=FURROW, stroke_width=1.6, stroke_opacity=0.55),
            sketch.wheat(*feet, scale=LARGE), class_=f"farm farm-{symbols}",
        )  # fmt: skip

    return field


def _lakes(layout: Layout, spaces: list[str]) -> Markup:
    waves = []
    for x, y in map(layout.middle, spaces):
        for u, v in ((-24, 20), (4, 26), (-10, 4), (-4, -18)):
            waves.append(f"{way(x + u, y + v)}q4-5 8 0t8 0 8 0")
    return group(
        path(_shapes(layout, spaces), fill=sketch.WATER, stroke=sketch.SHORE, stroke_width=2.4),
        sketch.lines(sketch.FOAM, 2, *waves), class_="lake",
    )  # fmt: skip


def _mountains(layout: Layout, spaces: list[str]) -> Markup:
    """Three peaks: light from the left, snow on top."""
    peaks = ((-30, 36, 32, 54), (30, 34, 31, 50), (0, 40, 36, 92))  # x, foot, half, height
    left, right, snow = [], [], []
    for x, y in map(layout.middle, spaces):
        for u, foot, half, high in peaks:
            top = way(x + u, y + foot - high)
            left.append(f"{top}l-{half} {high}h{half + 4}z")
            right.append(f"{top}l4 {high}h{half - 4}z")
            cap = high * 0.3
            w = number(half * 0.3)
            snow.append(f"{top}l-{w} {number(cap)} {number(half * 0.18)}-3 {number(half * 0.14)} 5 "
                        f"{number(half * 0.14)}-5 {number(half * 0.14)} 3z")  # fmt: skip
    return group(
        path(_shapes(layout, spaces), fill=COUNTRY_LINE),
        drawn(filled(ROCK.left, *left), filled(ROCK.right, *right), line=ROCK.line),
        filled(sketch.SNOW, *snow), class_="mountain",
    )  # fmt: skip


def _wasteland(layout: Layout, spaces: list[str]) -> Markup:
    stones, cracks = [], []
    for x, y in map(layout.middle, spaces):
        stones += [f"{way(x + u, y + v)}l5-7 7 1 5 6z" for u, v in ((-26, 24), (12, 10), (-8, -8))]
        cracks.append(f"{way(x - 20, y + 4)}l9 4 6-3 8 5m2 12l9-3 6 4")
    return group(
        path(_shapes(layout, spaces), fill=sketch.DUST),
        drawn(filled(ROCK.top, *stones), line=ROCK.right), sketch.lines(ROCK.right, 1.2, *cracks),
        class_="wasteland",
    )  # fmt: skip


def _unlaid(layout: Layout, spaces: list[str]) -> Markup:
    marks = [svg.label("?", layout.middle(space), 40, fill=FAINT, font_family=svg.SERIF)
             for space in spaces]  # fmt: skip
    shapes = path(_shapes(layout, spaces), stroke=FAINT, stroke_width=1.5, stroke_dasharray="6 5")
    return svg.together([shapes, *marks])


LAYERS: Final[dict[int, Callable[[Layout, list[str]], Markup]]] = {
    UNLAID: _unlaid, WASTELAND: _wasteland, **{symbols: _field(symbols) for symbols in FARMS},
    LAKE: _lakes, MOUNTAIN: _mountains,
}  # fmt: skip


@lru_cache(maxsize=64)
def woods(layout: Layout) -> Markup:
    """Cypresses in the country outside the board."""
    left, top, wide, high = layout.box
    taken = {cell for cells in layout.spaces.values() for cell in cells} | set(layout.names)
    feet = []
    for row in range(-6, 30):
        for column in range(-7 - row % 2, 42, 2):
            x, y = layout.at((row, column))
            inside = left + 20 < x < left + wide - 20 and top + 30 < y < top + high - 14
            near = {(row, column), *(beyond for beyond, _, _ in layout.edges((row, column)))}
            if inside and (row * 5 + column * 3) % 7 < 4 and taken.isdisjoint(near):
                feet += [(x + (row * 7 + column * 3) % 17 - 8, y), (x + 15, y + row % 5 * 3)]
    return path([f"{way(x, y)}q-10-4 0-26q10 22 0 26" for x, y in feet], class_="woods",
                fill=sketch.CYPRESS)  # fmt: skip


ROUND: Final = 16.0


@lru_cache(maxsize=128)
def ground(layout: Layout, terrain: Terrain) -> Markup:
    """All that changes only while terrain is laid."""
    left, top, wide, high = layout.box
    sheet = svg.rectangle((left + 2, top + 2, wide - 4, high - 4), rx=ROUND, fill=sketch.COUNTRY,
                      stroke=COUNTRY_LINE, stroke_width=4)  # fmt: skip
    return group(sheet, woods(layout), land(layout, terrain), class_="ground")


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
        group(*gone, class_="out", fill=sketch.OUT, fill_opacity=0.7),
        group(*free, fill=sketch.PLOT, stroke=sketch.PLOT_LINE, stroke_width=1.5), class_="plots",
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
    counts = {"food": gets.food, "gold": gets.gold, "lake": int(gets.lake)}
    parts = [say(language, f"land-{kind}", count=count) for kind, count in counts.items() if count]
    return ", ".join(parts) or say(language, "land-none")


@lru_cache(maxsize=4096)
def _built(language: str, name: str, kind: str, town: Town, owner: str) -> str:
    if kind == "castle":
        return castle_words(language, town, owner)
    words = say(language, "built-hex", hex=name, kind=named(language, kind), city=town.name,
                owner=owner)  # fmt: skip
    return f"{words}. {say(language, 'has-harvest')}" if name in town.harvest else words


@lru_cache(maxsize=1024)
def castle_words(language: str, town: Town, owner: str) -> str:
    sums = dict(zip(SERVICES, map(in_arches, town.points), strict=True))
    words = say(
        language, "castle", city=town.name, owner=owner, citizens=town.citizens,
        limit=of_limit(town.limit), here=town.on_castle, food=town.food, **sums,
    )  # fmt: skip
    return f"{words} {say(language, 'is-short')}" if town.short else words


@lru_cache(maxsize=16384)
def _hex(layout: Layout, name: str, words: str, lit: bool, tile: bool = False) -> Markup:
    area = path([layout.outline(name, INSET)])
    shine = _shine(layout, name, tile) if lit else svg.NOTHING
    return group(
        svg.title(words), area, shine, class_="hex lit" if lit else None,
        data_name=f"hex:{name}",
    )  # fmt: skip


def _shine(layout: Layout, name: str, tile: bool) -> Markup:
    """Around a wall, whose colour may be close to amber; the hexes beside stay touchable."""
    part, full, wide, dash = (HALO, 0.2, 6.5, "13 5") if tile else (LIT, 0.35, 4, "10 5")
    return path(
        [layout.outline(name, part)], class_="lit", fill=LIGHT, fill_opacity=full, stroke=AMBER,
        stroke_width=wide, stroke_dasharray=dash, pointer_events="none" if tile else None,
    )  # fmt: skip
