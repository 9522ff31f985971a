"""What the action shown would add: a building with its sum, tram segments, a district."""

from __future__ import annotations

from faubourg.drawing import signs, svg
from faubourg.drawing.palette import GREEN, INK, PAPER, RED
from faubourg.drawing.svg import NOTHING, Box, Markup, Point, circle, group, path, rect, rectangle
from faubourg.games.big_city.components import NUMBER_OF
from faubourg.games.big_city.draw import scene as scenes
from faubourg.games.big_city.draw.ground import KERBSIDE, car, seats, tile, tracks
from faubourg.games.big_city.draw.pieces import piece_on
from faubourg.games.big_city.draw.scene import CELL, Layout, Piece, Scene, Spot
from faubourg.games.big_city.draw.sketch import OUTLINE, TINTS
from faubourg.games.big_city.values import Worth, worth


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
    edge = [rect(CELL * x + KERBSIDE, CELL * y + KERBSIDE, CELL - 20, CELL - 20) for x, y in spots]
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
    digits = [svg.label(plot, (CELL * x + 50, CELL * y + 54), 36) for plot, (x, y) in new.items()]
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
        group(circle((x + 24, y + 76), 11, fill=PAPER, stroke=INK, stroke_width=2.5),
              circle((x + 24, y + 76), 4.5, fill=INK), class_="centred")
        for x, y in places
    )  # fmt: skip
