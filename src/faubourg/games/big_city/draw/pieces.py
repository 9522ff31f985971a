"""The pieces as they stand on the map, with the numbers of their plots and their owners' marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import groupby
from typing import Final, TypeAlias

from faubourg.drawing import svg
from faubourg.drawing.marks import outline, painted
from faubourg.drawing.palette import PAPER
from faubourg.drawing.svg import NOTHING, Markup, Point, element, group, together
from faubourg.games.big_city.draw import buildings, installations, newcomers
from faubourg.games.big_city.draw.ground import bridges
from faubourg.games.big_city.draw.scene import CELL, Layout, Piece, Spot, cells_of, corner
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


@lru_cache(maxsize=1024)
def standing(layout: Layout, pieces: tuple[Piece, ...], overlay: str = "") -> Markup:
    """All pieces, nearer ones later; pale under an overlay that is about the ground."""
    if not pieces:
        return NOTHING
    order = sorted(pieces, key=lambda piece: max(layout.at[plot][1] for plot in piece.plots))
    pale = overlay in ("zones", "cards")
    shared = _shared(layout, pieces)
    return group(
        element("defs", *(_model(kind) for kind in sorted(shared))),
        *(piece_on(layout, piece, shared=shared) for piece in order),
        NOTHING if pale else _numbers(layout, pieces),
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
    body = element("use", href=f"#{_id((name, cells))}") if is_shared else _body(name, cells)
    return group(
        body, class_=f"piece {name}{' ghost' if ghost else ''}", opacity=0.6 if ghost else None,
        transform=svg.at(corner(start)), data_key=key,
    )  # fmt: skip


def _numbers(layout: Layout, pieces: tuple[Piece, ...]) -> Markup:
    """Small, in the corner of the lot, in the ink of the district."""
    built = sorted(plot for piece in pieces for plot in piece.plots)
    found = [
        group(*(_number(plot, layout.at[plot]) for plot in own), fill=TINTS[int(first) - 1].ink)
        for first, own in groupby(built, key=lambda plot: plot[0])
    ]
    return group(*found, class_="numbers", font_size=16, font_family=svg.SERIF, font_weight=700,
                 stroke=KERB, stroke_width=3.5, paint_order="stroke")  # fmt: skip


@lru_cache(maxsize=2048)
def _number(plot: str, spot: Spot) -> Markup:
    x, y = corner(spot)
    return svg.label(plot, (x + 22, y + 20), 16, font_size=None)


def mark_place(layout: Layout, piece: Piece) -> Point:
    """The lower right of its last plot."""
    y, x = max(layout.at[plot][::-1] for plot in piece.plots)
    return CELL * x + 85, CELL * y + 85


def _marks(layout: Layout, pieces: tuple[Piece, ...]) -> Markup:
    """Who built what: one path a player."""
    found = []
    for seat in sorted({piece.seat for piece in pieces}):
        shapes = [outline(seat, mark_place(layout, p), 7.5) for p in pieces if p.seat == seat]
        found.append(svg.path(shapes, **painted(seat), fill="currentColor"))
    return group(together(found), class_="marks", stroke=PAPER, stroke_width=4,
                 paint_order="stroke")  # fmt: skip
