"""The borough without its tiles: cardboard, streets, free lots, the land of the next strip."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from faubourg.core.model import Seat
from faubourg.core.wording import yes
from faubourg.drawing import palette, svg
from faubourg.drawing.marks import ink, outline
from faubourg.drawing.palette import AMBER, CARD_LINE, GREEN, INK, PAPER, ROSE
from faubourg.drawing.svg import NOTHING, Markup, Point, group, number, path, rectangle, way
from faubourg.games.small_city.board import LETTERS
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.picture import Layout, Scene
from faubourg.games.small_city.draw.strokes import FIELD_LINE, Sketch
from faubourg.games.small_city.draw.tiles import CELL, GAP, Part, player, say
from faubourg.games.small_city.draw.tiles import outline as outline_of

RIM: Final = 10.0
THICK: Final = 7.0
INSET: Final = GAP + 1


def ground(scene: Scene) -> Markup:
    return group(
        _board(scene.layout, scene.borough.size), _strip(scene),
        *(_lot(scene, cell) for cell in _bare(scene)), class_="ground",
    )  # fmt: skip


def _bare(scene: Scene) -> list[str]:
    """Cells without a tile; those of the strip only where cells of it can be named."""
    size = scene.borough.size
    apart = not scene.asks_for_zone
    return [
        cell
        for cell in scene.layout.names
        if cell not in scene.borough.tile_at and (apart or in_zone(cell, size))
    ]


def in_zone(cell: str, size: int) -> bool:
    return LETTERS.index(cell[0]) < size and int(cell[1:]) <= size


@lru_cache(maxsize=128)
def _board(layout: Layout, size: int) -> Markup:
    """What never changes while the zone is not extended."""
    side = layout.side
    card = (-RIM, -RIM, side + 2 * RIM, side + 2 * RIM)
    zone = zone_box(layout, size)
    return svg.together([
        rectangle((card[0], card[1] + THICK, card[2], card[3]), rx=14, fill=palette.CARD_SIDE,
                  stroke=CARD_LINE),
        rectangle(card, rx=14, fill=palette.CARD, stroke=CARD_LINE, stroke_width=1.4),
        rectangle((0, 0, side, side), rx=8, class_="field", fill=strokes.FIELD, stroke=FIELD_LINE,
                  stroke_width=2),
        _countryside(layout, size),
        rectangle(zone, rx=10, class_="road", fill=strokes.ROAD), _middle_lines(zone, size),
        _edge_names(layout),
    ])  # fmt: skip


def zone_box(layout: Layout, size: int) -> tuple[float, float, float, float]:
    corners = [layout.spot(cell) for cell in ("a1", f"{LETTERS[size - 1]}{size}")]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return CELL * left, CELL * top, CELL * size, CELL * size


def _middle_lines(zone: tuple[float, float, float, float], size: int) -> Markup:
    left, top, wide, high = zone
    ways = [
        line
        for n in range(1, size)
        for line in (
            way(left, top + CELL * n, f"h{number(wide)}"),
            way(left + CELL * n, top, f"v{number(high)}"),
        )
    ]
    return path(ways, class_="road-line", stroke=strokes.ROAD_LINE, stroke_dasharray="8 10",
                stroke_width=1.2)  # fmt: skip


def _countryside(layout: Layout, size: int) -> Markup:
    """Furrows and some trees where nobody may build yet."""
    sketch = Sketch()
    for cell in layout.names:
        if in_zone(cell, size):
            continue
        x, y = layout.corner(cell)
        if (LETTERS.index(cell[0]) * 3 + int(cell[1:])) % 4 == 0:
            sketch.trees(11, (x + 24, y + 36), (x + 48, y + 56))
        else:
            rows = [way(x + 10, y + n, "h52") for n in (18, 30, 42, 54)]
            sketch.line(FIELD_LINE, 2.4, *rows)
    return group(sketch.markup(), class_="countryside")


def _edge_names(layout: Layout) -> Markup:
    """Letters and numbers on the sides where the rows begin, whichever way the board is turned."""
    found = []
    for n in range(layout.shown):
        x, y = layout.corner(f"{LETTERS[n]}1")
        found.append(svg.label(LETTERS[n], _beside(layout, x, y, layout.turn), 21, font_size=None))
        x, y = layout.corner(f"a{n + 1}")
        where = _beside(layout, x, y, layout.turn + 1)
        found.append(svg.label(str(n + 1), where, 21, font_size=None))
    return group(*found, class_="names", fill=palette.FAINT, font_size=21, font_family=svg.SERIF,
                 font_weight=700)  # fmt: skip


def _beside(layout: Layout, x: float, y: float, side: int) -> Point:
    """Below, left, above or right of the board."""
    middle, far = CELL / 2, layout.side + 25
    places: tuple[Point, ...] = (
        (x + middle, far), (-22, y + middle), (x + middle, -20), (far - 4, y + middle)
    )  # fmt: skip
    return places[side % 4]


def _strip(scene: Scene) -> Markup:
    """The next step of the zone; one thing to touch while it may be made."""
    if not scene.borough.strip:
        return NOTHING
    layout, lit = scene.layout, scene.lit("zone")
    shape = shape_of(layout, tuple(scene.borough.strip))
    named = scene.asks_for_zone
    words = say(scene.language, "strip", size=scene.borough.shown)
    start = layout.corner("a1")
    corners = [layout.corner(cell) for cell in scene.borough.strip]
    far = max(corners, key=lambda at: abs(at[0] - start[0]) + abs(at[1] - start[1]))
    return group(
        svg.title(words), path([shape], pointer_events="all" if named else None),
        path([shape], class_="lit", fill=AMBER, fill_opacity=0.1, stroke=AMBER, stroke_width=2.6,
             stroke_dasharray="8 5") if lit else NOTHING,
        group(_grown(far), class_="spot") if named else NOTHING,
        class_="strip lit" if lit else "strip", data_name="zone" if named else None,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def shape_of(layout: Layout, cells: tuple[str, ...]) -> str:
    """Around several cells, as a piece of a path."""
    return outline_of(tuple(Part(*layout.spot(cell), "") for cell in cells))


@lru_cache(maxsize=64)
def _grown(at: Point) -> Markup:
    x, y = at[0] + CELL / 2, at[1] + CELL / 2
    cross = way(x - 9, y, "h18m-9-9v18")
    return svg.together([
        svg.circle((x, y), 17, fill=PAPER, stroke=GREEN.line, stroke_width=1.6),
        path([cross], stroke=GREEN.left, stroke_width=4, stroke_linecap="round"),
    ])  # fmt: skip


def _lot(scene: Scene, cell: str) -> Markup:
    borough, name = scene.borough, f"cell:{cell}"
    zone = in_zone(cell, borough.size)
    buried = borough.cemeteries.get(cell, -1)
    blocked = cell in borough.mayor
    if not zone and buried < 0 and not blocked and not scene.lit(name):
        return NOTHING if scene.table.step not in ("street", "graves") else _far(scene, cell)
    if buried < 0:
        state = "blocked" if blocked else "free" if zone else "outside"
        return _plain_lot(scene.language, scene.layout, cell, state, scene.lit(name))
    who = player(scene.language, scene.look, buried)
    words = say(scene.language, "cell-cemetery", cell=cell, owner=who)
    at = scene.layout.corner(cell)
    return _drawn_lot(name, at, words, "cemetery", buried, scene.lit(name))


def _far(scene: Scene, cell: str) -> Markup:
    return _plain_lot(scene.language, scene.layout, cell, "outside", False)


@lru_cache(maxsize=8192)
def _plain_lot(language: str, layout: Layout, cell: str, state: str, lit: bool) -> Markup:
    words = say(language, f"cell-{state}", cell=cell, owner="")
    return _drawn_lot(f"cell:{cell}", layout.corner(cell), words, state, -1, lit)


@lru_cache(maxsize=4096)
def _drawn_lot(name: str, at: Point, words: str, state: str, buried: Seat, lit: bool) -> Markup:
    x, y = at
    box = (x + INSET, y + INSET, CELL - 2 * INSET, CELL - 2 * INSET)
    paint = {"fill": "none", "pointer_events": "all"} if state == "outside" else {
        "class_": "lot", "fill": strokes.LOT, "stroke": strokes.LOT_LINE}  # fmt: skip
    return group(
        svg.title(words), rectangle(box, rx=8, **paint),
        lit_box(at) if lit else NOTHING, _barrier(at) if state == "blocked" else NOTHING,
        _grave(at, buried) if buried >= 0 else NOTHING,
        class_=f"cell {state}{' lit' if lit else ''}", data_name=name, data_key=name,
    )  # fmt: skip


@lru_cache(maxsize=512)
def lit_box(at: Point) -> Markup:
    """You can act here."""
    x, y = at
    box = (x + 8, y + 8, CELL - 16, CELL - 16)
    return rectangle(box, rx=8, class_="lit", fill=AMBER, fill_opacity=0.13, stroke=AMBER,
                     stroke_width=2.6, stroke_dasharray="7 5")  # fmt: skip


def _barrier(at: Point) -> Markup:
    """Police tape while the mayor parades."""
    x, y = at
    ways = [way(x + 12, y + n, f"l{number(48)}-16") for n in (34, 58)]
    return svg.together([
        path(ways, stroke=PAPER, stroke_width=8, stroke_linecap="round"),
        path(ways, stroke=ROSE, stroke_width=6, stroke_dasharray="7 7"),
    ])  # fmt: skip


def _grave(at: Point, seat: Seat) -> Markup:
    """A stone with the mark of who lies there."""
    x, y = at
    stone = way(x + 22, y + 58, "v-24a14 14 0 0 1 28 0v24z")
    sketch = Sketch()
    sketch.line(GREEN.right, 3, way(x + 14, y + 59, "h44"))
    return svg.together([
        path([stone], class_="grave", fill=strokes.ROCK, stroke=strokes.ROCK_LINE,
             stroke_width=1.6),
        path([outline(seat, (x + 36, y + 38), 8)], class_=f"seat-{seat}", color=ink(seat),
             fill="currentColor", stroke=PAPER, stroke_width=1.6, paint_order="stroke"),
        sketch.markup(),
    ])  # fmt: skip


def mayor(scene: Scene, cells: list[str]) -> Markup:
    """Between the two cells of the street, with hat and sash (4.1.1); or beside the board."""
    words = say(scene.language, "mayor")
    if not cells:
        beside = scene.table.known.beside and scene.seat == scene.table.known.host
        return _mayor((scene.layout.side - 20, -2), words, 0.6) if beside else NOTHING
    spots = [scene.layout.corner(cell) for cell in cells]
    x = sum(at[0] for at in spots) / len(spots) + CELL / 2
    y = sum(at[1] for at in spots) / len(spots) + CELL / 2
    return _mayor((x, y + 20), words, 1)


@lru_cache(maxsize=256)
def _mayor(at: Point, words: str, size: float) -> Markup:
    x, y = at
    body = "M-13 0v-10c0-9 5-14 13-14s13 5 13 14v10z"
    hat = "M-8-39v-13h16v13zM-13-39h26v3h-26z"
    return group(
        svg.title(words), path([body], fill=INK), svg.circle((0, -31), 8, fill=strokes.FACE,
                                                             stroke=INK),
        path([hat], fill=INK), path(["M-11-14l16 14"], stroke=ROSE, stroke_width=4.5),
        class_="mayor", stroke=PAPER, stroke_width=1.4, paint_order="stroke",
        transform=f"translate({number(x)} {number(y)}) scale({size:.3g})", data_key="mayor",
        pointer_events="none",
    )  # fmt: skip


def smog(scene: Scene) -> Markup:
    """10.2: over the borough of who is eliminated."""
    if not scene.borough.eliminated:
        return NOTHING
    side = scene.layout.side
    words = say(scene.language, "eliminated", solo=yes(scene.table.kit.solo))
    return group(
        rectangle((0, 0, side, side), rx=8, fill=strokes.SMOKE, fill_opacity=0.6),
        rectangle((side / 2 - 120, side / 2 - 28, 240, 56), rx=28, fill=INK),
        svg.label(words, (side / 2, side / 2), 30, fill=PAPER, font_family=svg.SERIF,
                  font_weight=700),
        class_="smog", pointer_events="none",
    )  # fmt: skip
