"""The board under the cubes: rim, paving, lawns, trees, shadows and the pole of heights."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.drawing import palette, svg
from faubourg.drawing.isometric import Block, Face, project, tile
from faubourg.drawing.palette import CARD, INK, LAWN, LAWN_LINE, LEAF
from faubourg.drawing.svg import Markup, Point, circle, closed, element, group, path, together
from faubourg.games.town_center.components import CENTER, SUBURB
from faubourg.games.town_center.draw.stage import GAP, PARK, RIM, Plot, Stage, names_at

THICK: Final = 0.16  # of the cardboard
REACH: Final = 0.1  # of a shadow, and as much again for every level
FILLS: Final = {
    CENTER: (palette.PAVING, palette.PAVING_LINE),
    SUBURB: (LAWN, LAWN_LINE),
    PARK: (LAWN, LAWN_LINE),
}
LAWN_TREES: Final = ((0.3, 0.26), (0.66, 0.36), (0.36, 0.7))
GROVE: Final = ((0.5, 0.12), (0.16, 0.2), (0.86, 0.5), (0.2, 0.84), (0.84, 0.86))
JOINTS: Final = [[(0, n / 6), (1, n / 6)] for n in range(1, 6)] + [
    [(n / 6, 0), (n / 6, 1)] for n in range(1, 6)
]
BLADES: Final = [
    [(u, v), (u + 0.05, v + 0.05)]
    for u, v in ((0.12, 0.2), (0.3, 0.9), (0.86, 0.16), (0.9, 0.66), (0.55, 0.08), (0.08, 0.6))
]
ZONE_CLASS: Final = {CENTER: "center", SUBURB: "suburb", PARK: "park"}


def ground(stage: Stage, textured: bool = True) -> Markup:
    """Everything flat; it is painted before all that stands."""
    return group(_board(stage.plots, textured), _shadows(stage), class_="ground")


@lru_cache(maxsize=64)
def _board(plots: tuple[Plot, ...], textured: bool) -> Markup:
    """What never changes during a game."""
    zones = [zone for zone in FILLS if any(plot.zone == zone for plot in plots)]
    tiles = [_tiles(zone, [p for p in plots if p.zone == zone], textured) for zone in zones]
    return together([_cardboard(plots), *tiles])


def _cardboard(plots: tuple[Plot, ...]) -> Markup:
    """Overlapping squares make one board: all outlines first, then the fills over them."""
    slabs = [
        Block(plot.x - RIM, plot.y - RIM, -THICK, 1 + 2 * RIM, 1 + 2 * RIM, THICK) for plot in plots
    ]
    sides = [closed(slab.outline()) for slab in slabs]
    tops = [closed(slab.top.corners()) for slab in slabs]
    return group(
        path(sides, class_="edge", fill=palette.CARD_SIDE, stroke_width=2.4),
        path(tops, class_="rim", fill=CARD, stroke_width=1.6),
        stroke=palette.CARD_LINE, paint_order="stroke",
    )  # fmt: skip


def _tiles(zone: str, plots: list[Plot], textured: bool) -> Markup:
    """All cells of a zone."""
    fill, line = FILLS[zone]
    faces = [tile(plot.x, plot.y, margin=0.025) for plot in plots]
    plates = group(*(svg.polygon(face.corners()) for face in faces), fill=fill, stroke=line,
                   stroke_width=1.2)  # fmt: skip
    ponds = together(_pond(plot) for plot in plots if zone == PARK)
    texture = _texture(zone, faces) if textured and zone != PARK else ponds
    return group(plates, texture, class_=f"tile {ZONE_CLASS[zone]}")


def _texture(zone: str, faces: list[Face]) -> Markup:
    """Paving in the Center, grass in the Suburb."""
    marks = JOINTS if zone == CENTER else BLADES
    fields = [path([face.line(mark) for mark in marks]) for face in faces]
    if zone == CENTER:
        return group(*fields, class_="joints", stroke=palette.PAVING_JOINT, stroke_width=0.9)
    return group(*fields, class_="grass", stroke=LAWN_LINE, stroke_width=1.3)


def _pond(plot: Plot) -> Markup:
    x, y = project(plot.x + 0.5, plot.y + 0.5)
    water = element("ellipse", cx=x, cy=y, rx=22, ry=13, fill=palette.WATER, stroke=LAWN_LINE)
    wave = path([f"M{x - 9:.1f} {y:.1f}q4 -3 8 0t8 0"], stroke=palette.PAPER, stroke_width=1.4)
    return together([water, wave])


def _shadows(stage: Stage) -> Markup:
    """Light from the left: a column's shadow lies to its right, on the ground only."""
    pieces = [_shadow(stand.x, stand.y, stand.height) for stand in stage.stands if stand.cubes]
    return path(pieces, class_="shadow", fill=INK, fill_opacity=0.13)


@lru_cache(maxsize=1024)
def _shadow(x: int, y: int, height: int) -> str:
    reach = REACH * (1 + height)
    low, high = GAP, 1 - GAP
    feet = [(low, low), (low, high), (high, high)]
    far = [(high + reach, high - reach), (high + reach, low - reach), (low + reach, low - reach)]
    return closed([project(x + dx, y + dy) for dx, dy in feet + far])


@lru_cache(maxsize=256)
def trees(zone: str, x: int, y: int) -> Markup:
    """A green Suburb as long as nobody builds there; the park for ever."""
    grown = [(foot, 5.5 + 1.5 * (place % 2)) for place, foot in enumerate(_feet(zone, x, y))]
    return group(
        group(*(element("ellipse", cx=x + 4, cy=y, rx=size, ry=size / 2.4)
                for (x, y), size in grown), fill=INK, fill_opacity=0.12),
        group(*(path([svg.stroke([(x, y), (x, y - 6)])]) for (x, y), _ in grown),
              stroke=palette.TRUNK, stroke_width=2),
        group(*(circle((x, y - 6 - size * 0.6), size) for (x, y), size in grown),
              fill=palette.LEAF_DARK),
        group(*(circle((x - size * 0.22, y - 6 - size * 0.8), size * 0.72)
                for (x, y), size in grown), fill=LEAF),
        class_="trees", pointer_events="none",
    )  # fmt: skip


def _feet(zone: str, x: int, y: int) -> list[Point]:
    spots = GROVE if zone == PARK else LAWN_TREES
    return [project(x + dx, y + dy) for dx, dy in spots]


@lru_cache(maxsize=256)
def bushes(zone: str, x: int, y: int) -> Markup:
    """Trees for a small picture: one shape for all."""
    feet = _feet(zone, x, y)
    crowns = [f"M{x - 7:.0f} {y - 6:.0f}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0" for x, y in feet]
    return path(crowns, class_="trees", fill=LEAF)


@lru_cache(maxsize=64)
def edge_names(plots: tuple[Plot, ...]) -> Markup:
    """Names of the cells along the two sides turned to the viewer, printed on the rim."""
    taken = names_at(plots)
    names = []
    for plot in plots:
        if (plot.x, plot.y + 1) not in taken:
            names.append(_edge_name(plot, 0.5, 1 + RIM / 2))
        elif (plot.x + 1, plot.y) not in taken:
            names.append(_edge_name(plot, 1 + RIM / 2, 0.5))
    return group(
        *names, class_="names", font_size=12, fill=palette.FAINT, font_weight=600, stroke=CARD,
        stroke_width=3, paint_order="stroke", pointer_events="none",
    )  # fmt: skip


def _edge_name(plot: Plot, dx: float, dy: float) -> Markup:
    return svg.label(plot.name, project(plot.x + dx, plot.y + dy), 12, font_size=None)
