"""Where the arcology would stand: patterns in all turns, what fits, and what is to be paid."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.drawing import svg
from faubourg.drawing.palette import AMBER, GREEN, INK, PAPER, ROSE
from faubourg.drawing.svg import NOTHING, Markup, Point, at, circle, disc, group, path, together
from faubourg.games.arcologies.components import DEGREES, SIDE
from faubourg.games.arcologies.draw.picture import ARCOLOGY, STYLE, TILE, ArcologyPicture, say
from faubourg.games.arcologies.table import BLOCKS, COSTS, MATCHES, STAYS_EMPTY, Arcology, Place
from faubourg.games.small_city.board import LETTERS
from faubourg.games.small_city.draw import plots, signs
from faubourg.games.small_city.draw.picture import Scene
from faubourg.games.small_city.draw.tiles import CELL, Part, outline

Rows: TypeAlias = tuple[tuple[str, ...], ...]  # the top row first
QUARTER: Final = 90


def turned(rows: Sequence[Sequence[str]], quarters: int) -> Rows:
    """Clockwise."""
    found = tuple(tuple(row) for row in rows)
    for _ in range(quarters % len(DEGREES)):
        found = tuple(zip(*reversed(found), strict=True))
    return found


def pattern_rows(own: Arcology, degrees: int, look_turn: int = 0) -> Rows:
    """As it lies before the viewer."""
    return turned(own.rows, degrees // QUARTER + look_turn)


def fit_rows(place: Place, look_turn: int = 0) -> Rows:
    """How each cell fits; the table tells them from the lowest row on."""
    rows = [place.cells[first : first + SIDE] for first in range(0, len(place.cells), SIDE)]
    return turned(rows[::-1], look_turn)


NAMES: Final = {MATCHES: "matches", COSTS: "costs", STAYS_EMPTY: "empty", BLOCKS: "blocks"}


@lru_cache(maxsize=2048)
def fit(letter: str, where: Point, size: float = 1) -> Markup:
    """Around a point; of size 1 it is 28 wide."""
    return group(_fit(letter), class_=f"fit {NAMES[letter]}", transform=at(where, size))


def _fit(letter: str) -> Markup:
    if letter == MATCHES:
        tick = path(["M-6 0l4 5l8-10"], stroke=PAPER, stroke_width=4, stroke_linecap="round")
        return group(circle((0, 0), 13, fill=GREEN.right, stroke=PAPER, stroke_width=2), tick)
    if letter == COSTS:
        ring = circle((0, 0), 13, fill=PAPER, stroke=INK, stroke_width=1.6)
        return group(ring, signs.icon("metal", (0, 0), 0.9))
    if letter == STAYS_EMPTY:
        return circle((0, 0), 10, stroke=GREEN.right, stroke_width=3, stroke_dasharray="5 4")
    cross = path(["M-5-5l10 10m0-10l-10 10"], stroke=PAPER, stroke_width=4, stroke_linecap="round")
    return group(circle((0, 0), 13, fill=ROSE, stroke=PAPER, stroke_width=2), cross)


@lru_cache(maxsize=256)
def price(metal: int, where: Point, size: float = 1) -> Markup:
    """How much metal it takes, in a pill."""
    if metal < 0:
        return NOTHING
    return group(
        svg.rectangle((-34, -18, 68, 36), rx=18, fill=INK, stroke=PAPER, stroke_width=2.4),
        svg.label(str(metal), (-12, 0), 24, fill=PAPER, font_weight=700, font_family=svg.SERIF),
        signs.icon("metal", (13, 0), 1.1), class_="sum metal-price", transform=at(where, size),
    )  # fmt: skip


SQUARE: Final = tuple(Part(x, y, "") for y in range(SIDE) for x in range(SIDE))
FREE: Final = 0.5  # opacity of an arcology that does not stand yet


def own_of(scene: Scene) -> Arcology | None:
    return scene.table.arcologies[scene.seat] if isinstance(scene.table, ArcologyPicture) else None


def after_of(scene: Scene) -> Arcology | None:
    """The same once the action shown is done."""
    ghost = scene.table.ghost
    return ghost.arcologies[scene.seat] if isinstance(ghost, ArcologyPicture) else None


def square_corner(scene: Scene, corner: str) -> Point:
    """The upper left of a square on the paper, by its lower left cell."""
    x, y = LETTERS.index(corner[0]), int(corner[1:])
    cells = (corner, f"{LETTERS[x + SIDE - 1]}{y + SIDE - 1}")
    spots = [scene.layout.corner(cell) for cell in cells]
    return min(x for x, _ in spots), min(y for _, y in spots)


@lru_cache(maxsize=512)
def frame(where: Point, colour: str, dashes: str | None = "12 7", class_: str = "square") -> Markup:
    return path([outline(SQUARE, 1)], class_=class_, stroke=colour, stroke_width=4,
                stroke_dasharray=dashes, transform=at(where))  # fmt: skip


@lru_cache(maxsize=512)
def fits_on(where: Point, rows: Rows, size: float = 1) -> Markup:
    """A sign on each of the nine cells."""
    x, y = where
    return together(
        fit(letter, (x + CELL * (column + 0.5), y + CELL * (row + 0.5)), size)
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
    )


def over_ghost(scene: Scene) -> Markup:
    """What fits and what costs metal in the square that was chosen, over the dome to come."""
    own, after = own_of(scene), after_of(scene)
    if own is None or after is None:
        return NOTHING
    if own.square or not after.square:
        return NOTHING
    place = place_of(own, after)
    where = square_corner(scene, after.corner)
    parts = [NOTHING if after.built else _unfinished(where), frame(where, INK), _cuts(scene, after)]
    if place is not None:
        parts.append(fits_on(where, fit_rows(place, scene.look.turn)))
        parts.append(price(place.metal, (where[0] + 1.5 * CELL, max(4.0, where[1] - 4))))
    return group(*parts, class_="shown ghost arcology-plan", pointer_events="none")


def place_of(own: Arcology, after: Arcology) -> Place | None:
    """The place where it is built or would be."""
    wanted = (after.corner, after.turn)
    return next((place for place in own.places if (place.corner, place.turn) == wanted), None)


def _cuts(scene: Scene, after: Arcology) -> Markup:
    """4.4.1: scissors where a tile is split."""
    square, found = set(after.square), []
    for tile in scene.borough.tiles:
        outside = [cell for cell in tile.cells if cell not in square]
        if outside and len(outside) < len(tile.cells):
            pairs = [(a, b) for a in tile.cells if a in square for b in outside]
            found += [_between(scene, a, b) for a, b in pairs if _adjacent(scene, a, b)]
    return together(scissors(where) for where in found)


def _adjacent(scene: Scene, a: str, b: str) -> bool:
    (ax, ay), (bx, by) = scene.layout.spot(a), scene.layout.spot(b)
    return abs(ax - bx) + abs(ay - by) == 1


def _between(scene: Scene, a: str, b: str) -> Point:
    (ax, ay), (bx, by) = scene.layout.corner(a), scene.layout.corner(b)
    return (ax + bx + CELL) / 2, (ay + by + CELL) / 2


@lru_cache(maxsize=256)
def scissors(where: Point) -> Markup:
    blades = "M-5-8L3 4M5-8L-3 4"
    rings = disc(-4.4, 6.4, 2.8) + disc(4.4, 6.4, 2.8)
    return group(
        circle((0, 0), 12, fill=PAPER, stroke=ROSE, stroke_width=2),
        path([blades, rings], stroke=ROSE, stroke_width=2, stroke_linecap="round"),
        class_="cut", transform=at(where),
    )  # fmt: skip


@lru_cache(maxsize=128)
def _unfinished(where: Point) -> Markup:
    return group(plots.placed(STYLE, ARCOLOGY, where, SQUARE), opacity=FREE)


def being_built(scene: Scene, own: Arcology) -> Markup:
    """While stores and remainders are still asked for."""
    if own.built or not own.square:
        return NOTHING
    where = square_corner(scene, own.corner)
    return group(_unfinished(where), frame(where, INK), class_="being-built",
                 pointer_events="none")  # fmt: skip


def places(scene: Scene, own: Arcology) -> Markup:
    """Every square that is allowed; the page shows them once the arcology is chosen."""
    if TILE not in scene.look.lit or _is_chosen(scene):
        return NOTHING
    found: dict[str, int] = {}
    for place in own.places:
        if not place.reason:
            found[place.corner] = min(place.metal, found.get(place.corner, place.metal))
    corners = [(square_corner(scene, corner), metal) for corner, metal in found.items()]
    squares = [frame(where, AMBER, class_="lit") for where, _ in corners]
    # In the middle cell, under what stands there.
    prices = [price(metal, (x + 1.5 * CELL, y + 1.75 * CELL), 0.8) for (x, y), metal in corners]
    words = say(scene.language, "place", count=len(found))
    return group(svg.title(words), *squares, *prices, class_="places when-chosen",
                 data_name=TILE, pointer_events="none")  # fmt: skip


def _is_chosen(scene: Scene) -> bool:
    after = after_of(scene)
    return after is not None and bool(after.square)
