"""What can be laid over the city, and the foot of the map with what its signs mean."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from faubourg.core.catalogue import members
from faubourg.drawing import marks, svg
from faubourg.drawing.foot import Entry, Foot, draw_foot
from faubourg.drawing.palette import INK, MEADOW, PAPER, SAND, TABLE
from faubourg.drawing.svg import NOTHING, SERIF, Markup, Point, group, number, path, rect, together
from faubourg.drawing.words import shortened
from faubourg.games.big_city.building import has_influence
from faubourg.games.big_city.components import PLOT_NAMES
from faubourg.games.big_city.draw import scene as scenes
from faubourg.games.big_city.draw.ground import KERBSIDE
from faubourg.games.big_city.draw.pieces import mark_place
from faubourg.games.big_city.draw.scene import CELL, City, Layout, Scene, corner, player, say
from faubourg.games.big_city.draw.sketch import GOLD, GOLD_LINE, TINTS, icon

OVERLAYS: Final = ("zones", "cards", "owners", "values")
SIDE: Final = CELL - 2 * KERBSIDE
DIGIT: Final = 15.5  # width of one in a pill
INFLUENCES: Final = ("tram", "city-hall", "park", "factory")


def overlay(scene: Scene) -> Markup:
    chosen = scene.look.overlay
    if chosen not in LAYERS:
        return NOTHING
    return group(LAYERS[chosen](scene), class_=f"overlay {chosen}", pointer_events="none")


def _squares(layout: Layout, plots: list[str]) -> list[str]:
    corners = [corner(layout.at[plot]) for plot in plots]
    return [rect(x + KERBSIDE, y + KERBSIDE, SIDE, SIDE) for x, y in corners]


def _digits(layout: Layout, plots: list[str], size: float, place: Point) -> Markup:
    found = []
    for plot in plots:
        x, y = corner(layout.at[plot])
        where = (x + place[0], y + place[1])
        found.append(svg.label(plot, where, size, font_size=None, fill=TINTS[int(plot[0]) - 1].ink))
    return group(*found, font_size=size, font_family=SERIF, font_weight=700)


def _zones(scene: Scene) -> Markup:
    """Of the city as it would be, if a district is shown."""
    city = scene.after if scene.after and scene.new_plots else scene.city
    return _zoned(city.layout)


@lru_cache(maxsize=128)
def _zoned(layout: Layout) -> Markup:
    inner = [spot for plot, spot in layout.at.items() if plot not in layout.periphery]
    places = [corner(spot) for spot in inner]
    rings = [f"M{number(x + 16)} {number(y + 50)}a34 34 0 1 0 68 0a34 34 0 1 0-68 0z"
             for x, y in places]  # fmt: skip
    return together([
        _fields(layout, list(layout.at), 0.75),
        path(rings, stroke=SAND.right, stroke_width=4),
        _digits(layout, list(layout.at), 32, (50, 50)),
    ])  # fmt: skip


def _fields(layout: Layout, plots: list[str], full: float) -> Markup:
    """Green and hatched in the periphery, sand in the centre."""
    outer = [plot for plot in plots if plot in layout.periphery]
    inner = [plot for plot in plots if plot not in layout.periphery]
    hatches = [_hatch(*corner(layout.at[plot])) for plot in outer]
    return together([
        path(_squares(layout, outer), fill=MEADOW.top, fill_opacity=full),
        path(_squares(layout, inner), fill=SAND.top, fill_opacity=full),
        path(hatches, stroke=MEADOW.left, stroke_width=3),
    ])  # fmt: skip


def _hatch(x: float, y: float) -> str:
    """Two strokes in each of two corners."""
    left, top, right, bottom = x + 10, y + 10, x + 90, y + 90
    return "".join(
        f"M{number(left)} {number(top + step)}l{step}-{step}"
        f"M{number(right - step)} {number(bottom)}l{step}-{step}"
        for step in (14, 28, 42)
    )


def _cards(scene: Scene) -> Markup:
    """Everything else pales beside the plots in one's hand, and those one knows of."""
    layout = scene.layout
    known = [plot for plot in layout.at if plot in scene.remembered]
    seen = {*scene.hand, *known}
    others = [plot for plot in layout.at if plot not in seen]
    own = scene.mine
    return together([
        path(_squares(layout, others), fill=TABLE, fill_opacity=0.6),
        _digits(layout, others, 24, (50, 50)),
        path(_squares(layout, own), fill=GOLD, fill_opacity=0.35, stroke=GOLD_LINE,
             stroke_width=4),
        _digits(layout, own, 34, (50, 54)),
        path(_squares(layout, known), fill=PAPER, fill_opacity=0.6),
        _digits(layout, known, 26, (50, 34)),
        *(_known(scene, plot) for plot in known),
    ])  # fmt: skip


def _known(scene: Scene, plot: str) -> Markup:
    """Whose hand it is in, or that it lies under its deck."""
    x, y = corner(scene.layout.at[plot])
    spots = scene.remembered[plot][:3]
    parts = []
    for place, (kind, seat) in enumerate(spots):
        where = (x + 50 + 26 * (place - (len(spots) - 1) / 2), y + 66)
        parts.append(marks.mark(seat, where, 11) if kind == "hand" else icon("under", where, 0.9))
    return together(parts)


def whole(layout: Layout, plots: tuple[str, ...]) -> str:
    """The lots of a piece, and what lies between them."""
    (left, top), cells = scenes.cells_of(layout, plots)
    steps = {(x, y): {(x + 1, y), (x, y + 1), (x + 1, y + 1)} & set(cells) for x, y in cells}
    found = []
    for (x, y), beyond in steps.items():
        across, down = CELL * (left + x) + KERBSIDE, CELL * (top + y) + KERBSIDE
        wide = CELL if (x + 1, y) in beyond else SIDE
        found.append(rect(across, down, wide, SIDE))
        if (x, y + 1) in beyond:
            found.append(rect(across, down + SIDE, CELL if len(beyond) == 3 else SIDE, CELL - SIDE))
    return "".join(found)


@lru_cache(maxsize=128)
def _owned(city: City) -> Markup:
    """Lots in the colour of who built there, with the mark and the points."""
    layout = city.layout
    seats = sorted({piece.seat for piece in city.pieces})
    washes = []
    for seat in seats:
        lots = [whole(layout, piece.plots) for piece in city.pieces if piece.seat == seat]
        washes.append(path(lots, **marks.painted(seat), fill="currentColor", fill_opacity=0.45))
    tags = []
    for piece in city.pieces:
        x, y = mark_place(layout, piece)
        words = "" if piece.is_installation else str(piece.points)
        tags.append(pill(piece.seat, (x - 35, y - 35), words))
    return together([*washes, *tags])


@lru_cache(maxsize=2048)
def pill(seat: int, where: Point, words: str) -> Markup:
    """A pill: the mark, and the points if there can be any."""
    x, y = where
    wide = 38 + DIGIT * len(words) if words else 32
    left = x - wide / 2
    points = svg.label(words, (left + 28 + DIGIT * len(words) / 2, y), 24, fill=INK,
                       font_weight=700, font_family=SERIF) if words else NOTHING  # fmt: skip
    return group(
        svg.rectangle((left, y - 16, wide, 32), rx=16, fill=PAPER, stroke=INK, stroke_width=1.6),
        marks.mark(seat, (left + 16, y), 9), points,
    )  # fmt: skip


def _values(scene: Scene) -> Markup:
    plan, known = scene.layout.plan, scene.known
    signs = tuple([
        (PLOT_NAMES[plot],
         tuple([name for name in INFLUENCES if has_influence(plan, known, 1 << plot, name)]))
        for plot in members(plan.city & ~known.occupied)
    ])  # fmt: skip
    return _influenced(scene.city, signs)


@lru_cache(maxsize=128)
def _influenced(city: City, signs: tuple[tuple[str, tuple[str, ...]], ...]) -> Markup:
    """On every free plot what would raise or lower the value of a building there."""
    layout, free = city.layout, [plot for plot, _ in signs]
    return together([
        path(_squares(layout, list(city.kinds)), fill=TABLE, fill_opacity=0.35),
        _fields(layout, free, 0.9), _digits(layout, free, 24, (30, 29)),
        *(_signs(*corner(layout.at[plot]), names) for plot, names in signs),
    ])  # fmt: skip


def _signs(x: float, y: float, names: tuple[str, ...]) -> Markup:
    """Two by two."""
    places = [(x + 33 + 34 * (n % 2), y + 51 + 25 * (n // 2)) for n in range(len(names))]
    return together(icon(name, at, 1.05) for name, at in zip(names, places, strict=True))


LAYERS: Final[dict[str, Callable[[Scene], Markup]]] = {
    "zones": _zones, "cards": _cards, "owners": lambda scene: _owned(scene.city), "values": _values,
}  # fmt: skip


# The foot: a compass, and the signs

SIGNS: Final = {
    "zones": ("periphery", "centre"),
    "cards": ("card", "under", "mark"),
    "values": ("tram", "park", "factory", "city-hall", "periphery", "centre"),
}


def foot(scene: Scene, box: svg.Box) -> Markup:
    """Below the city; box is that of the city alone."""
    north = say(scene.language, "north")
    return draw_foot(FOOT, box, scenes.letters(box), scene.layout.turn, north, _entries(scene))


def _entries(scene: Scene) -> tuple[Entry, ...]:
    overlay = scene.look.overlay
    if overlay == "owners":
        seats = range(len(scene.known.hands))
        return tuple(Entry("", s, shortened(player(scene.language, scene.look, s))) for s in seats)
    signs = SIGNS.get(overlay, ())
    return tuple(
        Entry(sign, 0, say(scene.language, "legend", sign=sign, overlay=overlay)) for sign in signs
    )


def _sign(entry: Entry, where: Point, size: float) -> Markup:
    if entry.sign in ("", "mark"):
        return marks.mark(entry.seat, where, size * 0.42)
    return icon(entry.sign, where, size / 22)


FOOT: Final = Foot(_sign, indent=1.3, letters=0.86, needle=13 / 19, north=1.15, middle=1.6)
