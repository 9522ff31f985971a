"""The pieces as they stand on the map, and what the action shown would add."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import groupby
from typing import Final, TypeAlias

from faubourg.drawing import marks, signs, svg
from faubourg.drawing.palette import GREEN, INK, PAPER, RED
from faubourg.drawing.svg import NOTHING, Box, Markup, Point, group, path, rectangle, together
from faubourg.games.big_city.building import Worth, worth
from faubourg.games.big_city.components import NUMBER_OF
from faubourg.games.big_city.draw import buildings, installations, newcomers
from faubourg.games.big_city.draw import scene as scenes
from faubourg.games.big_city.draw.ground import KERBSIDE, bridges, car, seats, tile, tracks
from faubourg.games.big_city.draw.scene import CELL, Layout, Piece, Scene, Spot, cells_of, corner
from faubourg.games.big_city.draw.sketch import KERB, OUTLINE, TINTS

Cells: TypeAlias = tuple[Spot, ...]  # from the upper left of the piece
Kind: TypeAlias = tuple[str, Cells]  # pieces that look the same

_SINGLE: Final[dict[str, Callable[[], Markup]]] = {
    "city-hall": buildings.city_hall, "church": buildings.church, "cinema": buildings.cinema,
    "post-office": buildings.post_office, "bank": buildings.bank,
    "rockwell": installations.rockwell, "parking-lot": newcomers.parking_lot,
    "school": newcomers.school,
    "police-station": newcomers.police_station, "petrol-station": newcomers.petrol_station,
    "restaurant": newcomers.restaurant,
}  # fmt: skip
_LONG: Final[dict[str, Callable[[int, bool], Markup]]] = {
    "residence": buildings.residence, "office": buildings.office,
    "lincoln-park": installations.park, "central-park": installations.park,
    "shopping-centre": lambda _, upright: buildings.shopping_centre(upright),
    "hospital": lambda _, upright: newcomers.hospital(upright),
}  # fmt: skip


@lru_cache(maxsize=256)
def art(name: str, cells: Cells) -> Markup:
    """A piece by its name: what stands on the ground, without the ground."""
    if name == "stanford":
        return installations.stanford(cells)
    if name in _SINGLE:
        return _SINGLE[name]()
    upright = len({x for x, _ in cells}) == 1 and len(cells) > 1
    return _LONG[name.rstrip("-123")](len(cells), upright)


PALE: Final = ("zones", "cards")  # overlays that are about the ground


@lru_cache(maxsize=1024)
def standing(layout: Layout, pieces: tuple[Piece, ...], overlay: str = "") -> Markup:
    """All pieces, nearer ones later; pale under an overlay that is about the ground."""
    if not pieces:
        return NOTHING
    order = sorted(pieces, key=lambda piece: max(layout.at[plot][1] for plot in piece.plots))
    pale = overlay in PALE
    shared = _shared(layout, pieces)
    return group(
        svg.element("defs", *(_model(kind) for kind in sorted(shared))),
        *(piece_on(layout, piece, shared=shared) for piece in order),
        NOTHING if overlay else _marks(layout, pieces), class_="pieces", stroke_width=OUTLINE,
        opacity=0.4 if pale else None, pointer_events="none",
    )  # fmt: skip


def _shared(layout: Layout, pieces: tuple[Piece, ...]) -> frozenset[Kind]:
    """What stands there more than once is drawn once: a full city takes half the room."""
    kinds = Counter((piece.name, cells_of(layout, piece.plots)[1]) for piece in pieces)
    return frozenset(kind for kind, number in kinds.items() if number > 1)


def _id(kind: Kind) -> str:
    """A name for the whole page; the shape is told by where its last plot lies."""
    x, y = kind[1][-1]
    return f"big-city-{kind[0]}-{x}{y}"


@lru_cache(maxsize=64)
def _model(kind: Kind) -> Markup:
    return group(_body(*kind), id=_id(kind))


def _body(name: str, cells: Cells) -> Markup:
    yard = bridges(cells) if len(cells) > 1 else NOTHING
    return together([yard, art(name, cells)])


def piece_on(
    layout: Layout, piece: Piece, ghost: bool = False, shared: frozenset[Kind] = frozenset()
) -> Markup:
    start, cells = cells_of(layout, piece.plots)
    is_shared = (piece.name, cells) in shared
    return _placed(piece.name, start, cells, f"piece:{piece.plots[0]}", ghost, is_shared)


@lru_cache(maxsize=4096)
def _placed(name: str, start: Spot, cells: Cells, key: str, ghost: bool, is_shared: bool) -> Markup:
    body = svg.element("use", href=f"#{_id((name, cells))}") if is_shared else _body(name, cells)
    return group(
        body, class_=f"piece {name}{' ghost' if ghost else ''}", opacity=0.6 if ghost else None,
        transform=svg.at(corner(start)), data_key=key,
    )  # fmt: skip


FINE: Final = 22.0  # letters that are drawn only for who looks closely


@lru_cache(maxsize=1024)
def numbers(layout: Layout, pieces: tuple[Piece, ...], overlay: str = "") -> Markup:
    """Small, in the corner of the lot, in the ink of the district; no ring crosses them out."""
    if not pieces or overlay in PALE:
        return NOTHING
    built = sorted(plot for piece in pieces for plot in piece.plots)
    found = [
        group(*(_number(plot, layout.at[plot]) for plot in own), fill=TINTS[int(first) - 1].ink)
        for first, own in groupby(built, key=lambda plot: plot[0])
    ]
    return group(*found, class_="numbers fine above", font_size=FINE, font_family=svg.SERIF,
                 font_weight=700, stroke=KERB, stroke_width=3.5, paint_order="stroke",
                 pointer_events="none")  # fmt: skip


@lru_cache(maxsize=2048)
def _number(plot: str, spot: Spot) -> Markup:
    x, y = corner(spot)
    return svg.label(plot, (x + 24, y + 22), FINE, font_size=None)


def mark_place(layout: Layout, piece: Piece) -> Point:
    """The lower right of its last plot."""
    y, x = max(layout.at[plot][::-1] for plot in piece.plots)
    return CELL * x + 85, CELL * y + 85


def _marks(layout: Layout, pieces: tuple[Piece, ...]) -> Markup:
    """Who built what: one path a player."""
    found = []
    for seat in sorted({piece.seat for piece in pieces}):
        shapes = [marks.outline(seat, mark_place(layout, p), 7.5) for p in pieces if p.seat == seat]
        found.append(svg.path(shapes, **marks.painted(seat), fill="currentColor"))
    return group(together(found), class_="marks", stroke=PAPER, stroke_width=4,
                 paint_order="stroke")  # fmt: skip


def ghost(scene: Scene, box: Box) -> Markup:
    """Translucent, with dashed edges."""
    if scene.after is None:
        return NOTHING
    parts = [
        _district(scene) if scene.new_plots else NOTHING,
        *(_segment(scene.layout, name) for name in scene.new_trams),
        *(_piece(scene, piece, box) for piece in scene.new_pieces),
    ]
    return group(*parts, class_="shown", pointer_events="none") if any(parts) else NOTHING


def _piece(scene: Scene, piece: Piece, box: Box) -> Markup:
    spots = [scene.layout.at[plot] for plot in piece.plots]
    edge = [
        svg.rect(CELL * x + KERBSIDE, CELL * y + KERBSIDE, CELL - 20, CELL - 20) for x, y in spots
    ]
    body = group(piece_on(scene.layout, piece, ghost=True), stroke_width=OUTLINE)
    dashes = path(edge, class_="ghost", stroke=INK, stroke_width=3, stroke_dasharray="9 6")
    value = worth(scene.layout.plan, scene.known, NUMBER_OF[piece.name], piece.on)
    told = pill(written(value), _above(spots), box) if value.base else NOTHING
    return svg.together([dashes, body, told])


def written(worth: Worth) -> str:
    """(6 + 1 − 2) × 2 = 10; a fixed value stands alone."""
    bonuses = [points for _, points in worth.bonuses if points]
    signed = [f"{'+' if bonus > 0 else '−'} {abs(bonus)}" for bonus in bonuses]
    terms = " ".join([str(worth.base), *signed])
    if worth.base + sum(bonuses) <= 0:
        return f"{terms} → {worth.points}"  # 4.9: never less than one point
    if worth.times == 1:
        return f"{terms} = {worth.points}" if signed else str(worth.points)
    product = f"({terms})" if signed else terms
    return f"{product} × {worth.times} = {worth.points}"


def _above(spots: list[Spot]) -> Point:
    top = min(y for _, y in spots)
    across = [x for x, y in spots if y == top]
    return CELL * (min(across) + max(across) + 1) / 2, CELL * top - 6


def pill(words: str, where: Point, box: Box) -> Markup:
    """Large enough to be read however much of the city is seen, and never over the edge."""
    size = 1.3 * scenes.letters(box)
    wide, high = size * (0.56 * len(words) + 0.9), size * 1.5
    x = max(box[0] + wide / 2 + 4, min(box[0] + box[2] - wide / 2 - 4, where[0]))
    y = max(box[1] + high / 2 + 4, where[1] - high / 2 + 10)
    return signs.pill(words, (x, y), (wide, high), size, edge=size / 12)


def _segment(layout: Layout, name: str) -> Markup:
    street = layout.streets[name]
    body = group(car(street), stroke=RED.left, stroke_width=15)
    x, y = street.middle
    wide, high = (CELL - 14, 30) if street.across else (30, CELL - 14)
    edge = rectangle((x - wide / 2, y - high / 2, wide, high), rx=9, stroke=INK, stroke_width=3,
                     stroke_dasharray="9 6")  # fmt: skip
    laid = group(tracks([street]), body, seats([street]), opacity=0.7)
    return group(edge, laid, class_="ghost")


def _district(scene: Scene) -> Markup:
    """The tile, the streets it shares with the city, and the plots it takes from the periphery."""
    new = scene.new_plots
    number = int(next(iter(new))[0])
    ink = TINTS[number - 1].ink
    digits = [svg.label(plot, (CELL * x + 50, CELL * y + 52), 48) for plot, (x, y) in new.items()]
    xs, ys = [x for x, _ in new.values()], [y for _, y in new.values()]
    left, top = CELL * min(xs) - KERBSIDE, CELL * min(ys) - KERBSIDE
    wide, high = CELL * (max(xs) + 1) + KERBSIDE - left, CELL * (max(ys) + 1) + KERBSIDE - top
    return group(
        group(tile(number, list(new.values())), opacity=0.7),
        rectangle((left, top, wide, high), rx=10, stroke=INK, stroke_width=4,
                  stroke_dasharray="14 9"),
        group(*digits, fill=ink, font_family=svg.SERIF, font_weight=700),
        _contacts(scene), _drawn_in(scene), class_="ghost",
    )  # fmt: skip


def _contacts(scene: Scene) -> Markup:
    """A staple across every shared street."""
    pairs = [
        (spot, (spot[0] + dx, spot[1] + dy))
        for spot in scene.new_plots.values()
        for dx, dy in scenes.STEPS
        if (spot[0] + dx, spot[1] + dy) in scene.layout.plots
    ]
    ways = [_staple(one, other) for one, other in pairs]
    return group(
        path(ways, stroke=PAPER, stroke_width=16), path(ways, stroke=GREEN.right, stroke_width=9),
        class_="contacts", stroke_linecap="round",
    )  # fmt: skip


def _staple(one: Spot, other: Spot) -> str:
    (ax, ay), (bx, by) = one, other
    x, y = CELL * (ax + bx + 1) / 2, CELL * (ay + by + 1) / 2
    dx, dy = 17 * (bx - ax), 17 * (by - ay)
    return f"M{x - dx:.0f} {y - dy:.0f}L{x + dx:.0f} {y + dy:.0f}"


def _drawn_in(scene: Scene) -> Markup:
    """Plots that come to lie in the centre."""
    if scene.after is None:
        return NOTHING
    gone = sorted(scene.layout.periphery - scene.after.layout.periphery)
    places = [scenes.corner(scene.layout.at[plot]) for plot in gone]
    return svg.together(
        group(svg.circle((x + 24, y + 76), 11, fill=PAPER, stroke=INK, stroke_width=2.5),
              svg.circle((x + 24, y + 76), 4.5, fill=INK), class_="centred")
        for x, y in places
    )  # fmt: skip
