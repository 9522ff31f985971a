"""The map of the city: the large picture, and what can be touched in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from faubourg.core.catalogue import members
from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.foot import with_foot
from faubourg.drawing.palette import AMBER, FAINT
from faubourg.drawing.svg import NOTHING, Markup, group, number, path, rect, rectangle, title
from faubourg.games.big_city.board import ROTATIONS, position, rotated_size
from faubourg.games.big_city.components import District
from faubourg.games.big_city.draw import scene as scenes
from faubourg.games.big_city.draw.ground import LOT, ground, line, part_of
from faubourg.games.big_city.draw.overlay import foot, overlay
from faubourg.games.big_city.draw.pieces import FINE, ghost, numbers, standing
from faubourg.games.big_city.draw.scene import CELL, Layout, Piece, Scene, Spot, Street, named, say
from faubourg.games.big_city.draw.sketch import GOLD, GOLD_LINE, TINTS
from faubourg.games.big_city.places import place_name
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import ORIGIN, BigCityState


def draw_city(rules: BigCityRules, known: BigCityState, language: str, look: Look) -> Markup:
    scene = scenes.scene_of(rules, known, language, look)
    layout, city = scene.layout, scene.city
    box = layout.paper(scene.growing)
    return svg.picture(
        with_foot(box, scenes.letters(box)), say(language, "city"), _about(scene), spots(scene),
        ground(layout),
        plots(scene), line(layout, city.trams, city.ends),
        standing(layout, city.pieces, look.overlay), streets(scene), overlay(scene),
        pins(layout, tuple(scene.mine), frozenset(city.kinds)),
        numbers(layout, city.pieces, look.overlay), ghost(scene, box),
        foot(scene, box),
        class_=f"big-city city overlay-{look.overlay or 'none'}", data_fine=FINE, data_grows="",
        **svg.SHARED,
    )  # fmt: skip


def _about(scene: Scene) -> str:
    return say(scene.language, "about", districts=len(scene.layout.districts),
               pieces=len(scene.city.pieces), segments=len(scene.city.trams))  # fmt: skip


# Plots: what can be touched, and what is written on them

SIDE: Final = CELL - 2 * LOT  # of a lot
LIGHT: Final = "#fff4dc"
RENUMBERED: Final = ("zones", "cards", "values")  # overlays that write the numbers themselves


def plots(scene: Scene) -> Markup:
    standing = scene.city.kinds
    found = [_one(scene, plot, standing.get(plot)) for plot in scene.layout.at]
    return group(
        *found, class_="plots", font_family=svg.SERIF, font_weight=700, font_size=48,
        pointer_events="all",
    )  # fmt: skip


def _one(scene: Scene, plot: str, piece: Piece | None) -> Markup:
    zone = "periphery" if plot in scene.layout.periphery else "centre"
    owner = scenes.player(scene.language, scene.look, piece.seat) if piece else ""
    words = plot_words(scene.language, plot, zone, piece, owner, plot in scene.hand)
    name = f"plot:{plot}"
    covered = any(plot in shown.plots for shown in scene.new_pieces)
    told = piece is None and not covered and scene.look.overlay not in RENUMBERED
    return _plot(plot, scene.layout.at[plot], words, told, name in scene.look.lit)


@lru_cache(maxsize=8192)
def plot_words(
    language: str, plot: str, zone: str, piece: Piece | None, owner: str, mine: bool
) -> str:
    """What lies there, in words."""
    if piece is None:
        words = say(language, "free-plot", plot=plot, zone=zone)
    elif piece.is_installation:
        words = say(language, "green-plot", plot=plot, kind=named(language, piece.name),
                    owner=owner)  # fmt: skip
    else:
        words = say(language, "built-plot", plot=plot, kind=named(language, piece.name),
                    owner=owner, points=piece.points)  # fmt: skip
    return f"{words} {say(language, 'your-card')}" if mine else words


@lru_cache(maxsize=8192)
def _plot(plot: str, spot: Spot, words: str, numbered: bool, lit: bool) -> Markup:
    x, y = scenes.corner(spot)
    area = path([rect(x + LOT, y + LOT, SIDE, SIDE)])
    ink = TINTS[int(plot[0]) - 1].ink
    digits = (
        svg.label(plot, (x + 50, y + 52), 48, font_size=None, fill=ink) if numbered else NOTHING
    )
    shine = _lit(x, y) if lit else NOTHING
    return group(title(words), area, shine, digits, class_="plot lit" if lit else None,
                 data_name=f"plot:{plot}")  # fmt: skip


def _lit(x: float, y: float) -> Markup:
    """You can act here: along the kerb, around what else is marked."""
    return rectangle((x + LOT - 2, y + LOT - 2, SIDE + 4, SIDE + 4), class_="lit", rx=8, fill=LIGHT,
                     fill_opacity=0.45, stroke=AMBER, stroke_width=4.5,
                     stroke_dasharray="11 6")  # fmt: skip


@lru_cache(maxsize=1024)
def pins(layout: Layout, mine: tuple[str, ...], built: frozenset[str]) -> Markup:
    """A gold card on every plot whose card one holds, and a gold edge; crossed out if obsolete."""
    if not mine:
        return NOTHING
    corners = [scenes.corner(layout.at[plot]) for plot in mine]
    free = [scenes.corner(layout.at[plot]) for plot in mine if plot not in built]
    gone = [scenes.corner(layout.at[plot]) for plot in mine if plot in built]
    edges = [rect(x + LOT + 4, y + LOT + 4, SIDE - 8, SIDE - 8) for x, y in free]
    cards = [f"M{number(x + 70)} {number(y + 7)}h16q3 0 3 3v22q0 3-3 3h-16q-3 0-3-3v-22q0-3 3-3z"
             for x, y in corners]  # fmt: skip
    signs = [f"M{number(x + 78)} {number(y + 13)}l5.5 8l-5.5 8l-5.5-8z" for x, y in corners]
    strikes = [f"M{number(x + 64)} {number(y + 4)}l28 34m0-34l-28 34" for x, y in gone]
    return group(
        path(edges, stroke=GOLD, stroke_width=3), path(cards, fill=GOLD, stroke=GOLD_LINE),
        path(signs, fill="#fff"), path(strikes, stroke=GOLD_LINE, stroke_width=3.5),
        class_="mine", stroke_width=2, pointer_events="none",
    )  # fmt: skip


# Streets: a strip along each, lit where a tram may be laid

ASIDE: Final = scenes.STREET / 2 + 2  # from the crossings, where streets meet


def streets(scene: Scene) -> Markup:
    lit = frozenset(name for name in scene.look.lit if name.startswith("street:"))
    return _strips(scene.language, scene.city, lit)


@lru_cache(maxsize=512)
def _strips(language: str, city: scenes.City, lit: frozenset[str]) -> Markup:
    """All but those that a piece covers, which nobody sees."""
    covered = {name for p in city.pieces for name in city.layout.covered(p.on)}
    open_streets = [s for name, s in city.layout.streets.items() if name not in covered]
    dull = [_dull(language, s, s.name in city.trams) for s in open_streets if s.name not in lit]
    bright = [_lit_street(language, s) for s in open_streets if s.name in lit]
    return group(
        group(*dull, stroke_width=scenes.STREET),
        group(*bright, fill=LIGHT), class_="streets",
        pointer_events="stroke",
    )  # fmt: skip


@lru_cache(maxsize=16384)
def _dull(language: str, street: Street, has_tram: bool) -> Markup:
    words = title(_street_words(language, street.name, "tram-street" if has_tram else "street"))
    return svg.element("path", words, d=part_of(street, ASIDE), data_name=street.name)


@lru_cache(maxsize=4096)
def _lit_street(language: str, street: Street) -> Markup:
    (x, y), long, thick = street.middle, CELL / 2, scenes.STREET - 6
    wide, high = (long, thick) if street.across else (thick, long)
    return group(
        title(_street_words(language, street.name, "street")), _reach(street),
        rectangle((x - wide / 2, y - high / 2, wide, high), class_="lit", rx=7, stroke=AMBER,
                  stroke_width=3, stroke_dasharray="6 3.5"),
        class_="street lit", data_name=street.name,
    )  # fmt: skip


def _reach(street: Street) -> Markup:
    """What a finger touches: as wide as what is left of the plots beside it.

    At its ends it becomes slim, so that it does not lie over the reach of streets that cross it.
    """
    long, wide, slim = CELL / 2 - ASIDE, CELL / 4, ASIDE
    corners = [(-long, -slim), (-wide, -wide), (wide, -wide), (long, -slim),
               (long, slim), (wide, wide), (-wide, wide), (-long, slim)]  # fmt: skip
    x, y = street.middle
    at = [(x + a, y + b) if street.across else (x + b, y + a) for a, b in corners]
    return path([svg.closed(at)], class_="reach", fill="none", pointer_events="all")


def _street_words(language: str, name: str, key: str) -> str:
    _, plot, side = name.split(":")
    return say(language, key, plot=plot, side=side)


# Where the district in hand may go, however it is turned: a mark in the middle of each place

MARK: Final = 64.0  # side of a mark
SLIM: Final = 42.0  # where the district lies only along or only across


def spots(scene: Scene) -> Markup:
    """Only for who is to choose; others see the city as it is."""
    lit = frozenset(name for name in scene.look.lit if name.startswith("cell:"))
    if scene.known.step != ORIGIN or not lit:
        return NOTHING
    return _marks(scene.language, scene.layout, scene.known.chosen // ROTATIONS, lit)


@lru_cache(maxsize=128)
def _marks(language: str, layout: Layout, district: District, lit: frozenset[str]) -> Markup:
    """Lit where it may go, a dot where the action shown does not put it, nothing elsewhere."""
    allowed = _places(layout, district, lambda turn, _: _allowed(layout, district, turn))
    far = _places(layout, district, lambda _, size: _empty(layout, size))
    areas = [_area(name, lying[0]) for name, lying in far.items() if name not in allowed]
    near = [_mark(language, name, lying, name in lit) for name, lying in allowed.items()]
    return group(
        group(title(say(language, "no-place")), *areas),
        group(*near, fill=LIGHT, fill_opacity=0.6, stroke_width=4.5),
        class_="spots", pointer_events="all",
    )  # fmt: skip


class Lying(NamedTuple):
    """A district in one place and one way: its middle and its size, on the paper."""

    middle: svg.Point
    size: Spot


def _places(
    layout: Layout, district: District, origins: Callable[[int, Spot], Iterable[Spot]]
) -> dict[str, list[Lying]]:
    """By name: along and across a district may have the same middle."""
    found: dict[str, list[Lying]] = {}
    for turn in range(ROTATIONS // 2):  # the other two cover the same
        size = rotated_size(district, turn)
        seen = size if layout.turn % 2 == 0 else (size[1], size[0])
        for origin in origins(turn, size):
            lying = Lying(middle(layout, origin, size), seen)
            found.setdefault(place_name(origin, size), []).append(lying)
    return found


def _allowed(layout: Layout, district: District, turn: int) -> list[Spot]:
    return [position(cell) for cell in members(layout.plan.origins(district, turn))]


def middle(layout: Layout, origin: Spot, size: Spot) -> svg.Point:
    """The middle of a district, on the paper."""
    x, y = origin[0] + size[0] / 2, origin[1] + size[1] / 2
    for _ in range(layout.turn):
        x, y = -y, x
    return CELL * x, CELL * y


def _area(name: str, lying: Lying) -> Markup:
    x, y = lying.middle
    return path([rect(x - 50, y - 50, CELL, CELL)], data_name=name)


def _mark(language: str, name: str, lying: list[Lying], lit: bool) -> Markup:
    """Long where the district would be."""
    x, y = lying[0].middle
    area = rect(x - 50, y - 50, CELL, CELL)
    words = title(say(language, "place"))
    if not lit:
        dot = path([f"M{x - 4:.0f} {y:.0f}h8m-4-4v8"], stroke=FAINT)
        return group(words, path([area], fill="none"), dot, data_name=name)
    wide = SLIM if all(wide < high for _, (wide, high) in lying) else MARK
    high = SLIM if all(high < wide for _, (wide, high) in lying) else MARK
    frame = path([rect(x - wide / 2, y - high / 2, wide, high)], class_="lit", stroke=AMBER,
                 stroke_dasharray="11 6")  # fmt: skip
    return group(words, path([area], fill="none"), frame, class_="spot lit", data_name=name)


def _empty(layout: Layout, size: Spot) -> list[Spot]:
    """Origins near the city whose district would have its middle on empty ground."""
    city = set(map(position, layout.plan.at))
    xs, ys = [x for x, _ in city], [y for _, y in city]
    wide, high = size
    every = [
        (x, y)
        for y in range(min(ys) - high, max(ys) + 2)
        for x in range(min(xs) - wide, max(xs) + 2)
    ]
    return [(x, y) for x, y in every if (x + wide // 2, y + high // 2) not in city]
