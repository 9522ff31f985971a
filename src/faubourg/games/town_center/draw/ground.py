"""The board under the cubes: rim, paving, lawns, trees, shadows and the pole of heights."""

from __future__ import annotations

from typing import Final

from faubourg.drawing.isometric import Block, project, tile
from faubourg.drawing.palette import (
    CARD,
    CARD_LINE,
    CARD_SIDE,
    FAINT,
    INK,
    LAWN,
    LAWN_LINE,
    LEAF,
    LEAF_DARK,
    PAPER,
    PAVING,
    PAVING_JOINT,
    PAVING_LINE,
    TRUNK,
    WATER,
)
from faubourg.drawing.svg import (
    NOTHING,
    Markup,
    Point,
    circle,
    closed,
    element,
    group,
    label,
    path,
    polygon,
    together,
)
from faubourg.games.town_center.components import CENTER, SUBURB
from faubourg.games.town_center.draw.stage import GAP, PARK, RIM, Stage, Stand

THICK: Final = 0.16  # of the cardboard
REACH: Final = 0.1  # of a shadow, and as much again for every level
FILLS: Final = {CENTER: (PAVING, PAVING_LINE), SUBURB: (LAWN, LAWN_LINE), PARK: (LAWN, LAWN_LINE)}
LAWN_TREES: Final = ((0.3, 0.26), (0.66, 0.36), (0.36, 0.7))
GROVE: Final = ((0.5, 0.12), (0.16, 0.2), (0.86, 0.5), (0.2, 0.84), (0.84, 0.86))
ZONE_CLASS: Final = {CENTER: "center", SUBURB: "suburb", PARK: "park"}


def ground(stage: Stage, textured: bool = True) -> Markup:
    """Everything flat; it is painted before all that stands."""
    tiles = [_tile(stand, textured) for stand in stage.stands]
    return group(_cardboard(stage), *tiles, _shadows(stage), class_="ground")


def _cardboard(stage: Stage) -> Markup:
    """Overlapping squares make one board: all outlines first, then the fills over them."""
    slabs = [
        Block(stand.x - RIM, stand.y - RIM, -THICK, 1 + 2 * RIM, 1 + 2 * RIM, THICK)
        for stand in stage.stands
    ]
    sides = [closed(slab.outline()) for slab in slabs]
    tops = [closed(slab.top.corners()) for slab in slabs]
    return together([
        path(sides, fill="none", stroke=CARD_LINE, stroke_width=2.4, stroke_linejoin="round"),
        path(sides, class_="edge", fill=CARD_SIDE),
        path(tops, fill="none", stroke=CARD_LINE, stroke_width=1.6, stroke_linejoin="round"),
        path(tops, class_="rim", fill=CARD),
    ])  # fmt: skip


def _tile(stand: Stand, textured: bool) -> Markup:
    fill, line = FILLS[stand.zone]
    face = tile(stand.x, stand.y, margin=0.025)
    plate = polygon(face.corners(), fill=fill, stroke=line, stroke_width=1.2,
                    stroke_linejoin="round")  # fmt: skip
    inside = _texture(stand) if textured or stand.zone == PARK else NOTHING
    return group(plate, inside, class_=f"tile {ZONE_CLASS[stand.zone]}")


def _texture(stand: Stand) -> Markup:
    face = tile(stand.x, stand.y, margin=0.025)
    if stand.zone == CENTER:
        cuts = [1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6]
        lines = [face.line([(0, at), (1, at)]) for at in cuts]
        lines += [face.line([(at, 0), (at, 1)]) for at in cuts]
        return path(lines, class_="joints", fill="none", stroke=PAVING_JOINT, stroke_width=0.9)
    if stand.zone == SUBURB:
        blades = [(0.12, 0.2), (0.3, 0.9), (0.86, 0.16), (0.9, 0.66), (0.55, 0.08), (0.08, 0.6)]
        lines = [face.line([(u, v), (u + 0.05, v + 0.05)]) for u, v in blades]
        return path(lines, class_="grass", fill="none", stroke=LAWN_LINE, stroke_width=1.3)
    return _pond(stand)


def _pond(stand: Stand) -> Markup:
    x, y = project(stand.x + 0.5, stand.y + 0.5)
    water = element("ellipse", cx=x, cy=y, rx=22, ry=13, fill=WATER, stroke=LAWN_LINE)
    wave = path([f"M{x - 9:.1f} {y:.1f}q4 -3 8 0t8 0"], fill="none", stroke=PAPER, stroke_width=1.4)
    return together([water, wave])


def _shadows(stage: Stage) -> Markup:
    """Light from the left: a column's shadow lies to its right, on the ground only."""
    pieces = [_shadow(stand) for stand in stage.stands if stand.cubes]
    return path(pieces, class_="shadow", fill=INK, fill_opacity=0.13)


def _shadow(stand: Stand) -> str:
    reach = REACH * (1 + stand.height)
    low, high = GAP, 1 - GAP
    feet = [(low, low), (low, high), (high, high)]
    far = [(high + reach, high - reach), (high + reach, low - reach), (low + reach, low - reach)]
    return closed([project(stand.x + dx, stand.y + dy) for dx, dy in feet + far])


def trees(stand: Stand) -> Markup:
    """A green Suburb as long as nobody builds there; the park for ever."""
    grown = [_tree(foot, 5.5 + 1.5 * (place % 2)) for place, foot in enumerate(_feet(stand))]
    return group(*grown, class_="trees", pointer_events="none")


def _feet(stand: Stand) -> list[Point]:
    spots = GROVE if stand.zone == PARK else LAWN_TREES
    return [project(stand.x + dx, stand.y + dy) for dx, dy in spots]


def bushes(stand: Stand) -> Markup:
    """Trees for a small picture: one shape for all."""
    crowns = [f"M{x - 7:.0f} {y - 6:.0f}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0" for x, y in _feet(stand)]
    return path(crowns, class_="trees", fill=LEAF)


def _tree(foot: Point, size: float) -> Markup:
    x, y = foot
    shade = element("ellipse", cx=x + 4, cy=y, rx=size, ry=size / 2.4, fill=INK, fill_opacity=0.12)
    trunk = path([f"M{x:.1f} {y:.1f}v-6"], stroke=TRUNK, stroke_width=2)
    crown = circle((x, y - 6 - size * 0.6), size, fill=LEAF_DARK)
    light = circle((x - size * 0.22, y - 6 - size * 0.8), size * 0.72, fill=LEAF)
    return together([shade, trunk, crown, light])


def edge_names(stage: Stage) -> Markup:
    """Names of the cells along the two sides turned to the viewer, printed on the rim."""
    taken = {(stand.x, stand.y) for stand in stage.stands}
    names = []
    for stand in stage.stands:
        if (stand.x, stand.y + 1) not in taken:
            names.append(_edge_name(stand, 0.5, 1 + RIM / 2))
        elif (stand.x + 1, stand.y) not in taken:
            names.append(_edge_name(stand, 1 + RIM / 2, 0.5))
    return group(
        *names, class_="names", fill=FAINT, font_weight=600, stroke=CARD, stroke_width=3,
        stroke_linejoin="round", paint_order="stroke", pointer_events="none",
    )  # fmt: skip


def _edge_name(stand: Stand, dx: float, dy: float) -> Markup:
    return label(stand.name, project(stand.x + dx, stand.y + dy), 10)
