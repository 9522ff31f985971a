"""What can be laid over a borough: who influences whom, and why something cannot grow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from faubourg.core.wording import yes
from faubourg.drawing import palette, signs, svg
from faubourg.drawing.palette import BLACK, BLUE, GREEN, INK, PAPER, ROSE, VIOLET, Tone
from faubourg.drawing.svg import NOTHING, Markup, Point, group, number, path, rect, together, way
from faubourg.games.small_city import city, components, movement, table
from faubourg.games.small_city.draw.ground import in_zone
from faubourg.games.small_city.draw.picture import FOOT, Layout, Scene
from faubourg.games.small_city.draw.strokes import family
from faubourg.games.small_city.draw.tiles import CELL, Part, outline
from faubourg.games.small_city.ground import Ground, Tile


class Standing(NamedTuple):
    """What a growing tile has around it, and what its next level asks for; 0 at the highest."""

    around: tuple[Tile, ...]
    needed: int


def standing(ground: Ground, tile: Tile) -> Standing | None:
    """6.1.2, 6.2.2 and 6.3.2; None for what never grows."""
    kind = tile.placement.kind
    if not any(kind in kinds for kinds in components.GROWING):
        return None
    larger = table.next_level(kind)
    needed = 0 if larger is None else city.needed(larger)
    return Standing(tuple(ground.serving(tile)), needed)


def counts(ground: Ground, kinds: Sequence[components.Kind]) -> dict[str, int]:
    """By cell: how many tiles of these kinds influence it."""
    found: dict[str, int] = {}
    for tile in ground.of(kinds):
        for cell in ground.influenced(tile):
            found[cell] = found.get(cell, 0) + 1
    return found


OVERLAYS: Final[tuple[str, ...]] = ("culture", "homes", "industry", "police")
Layer: TypeAlias = Callable[[Scene], Markup]


def overlay(scene: Scene, layers: Mapping[str, Layer]) -> Markup:
    chosen = scene.look.overlay
    if chosen not in layers:
        return NOTHING
    return group(layers[chosen](scene), class_=f"overlay {chosen}", pointer_events="none")


def legend(scene: Scene) -> Markup:
    """What the overlay tells, in the place of the foot."""
    key, solo = f"legend-{scene.look.overlay}", yes(scene.table.kit.solo)
    words = scene.table.style.say(scene.language, key, solo=solo)
    half = len(words) // 2
    cut = max(words.rfind(" ", 0, half + 12), 0) if len(words) > 44 else 0
    rows = [words[:cut], words[cut + 1 :]] if cut else [words]
    side, y = scene.layout.side, scene.layout.low + FOOT / 2
    box = svg.rectangle((0, y - 25, side, 50), rx=10, fill=PAPER, stroke=INK, stroke_width=1)
    spots = [y] if len(rows) == 1 else [y - 11, y + 11]
    texts = [
        svg.label(row, (side / 2, at), 19, fill=INK) for row, at in zip(rows, spots, strict=True)
    ]
    return group(box, *texts, class_="legend")


def _square(layout: Layout, cells: Iterable[str]) -> list[str]:
    corners = [layout.corner(cell) for cell in cells if in_zone(cell, layout.shown)]
    return [rect(x + 3, y + 3, CELL - 6, CELL - 6) for x, y in corners]


def _pale(scene: Scene, keep: tuple[str, ...]) -> Markup:
    """Everything that has no part in it."""
    shapes = [
        outline(tuple(Part(*scene.layout.spot(cell), "") for cell in tile.cells))
        for tile in scene.borough.tiles
        if scene.table.style.family(tile.kind) not in keep
    ]
    return path(shapes, class_="pale", fill=palette.TABLE, fill_opacity=0.7)


def _free(scene: Scene) -> list[str]:
    borough = scene.borough
    return [
        cell
        for cell in scene.layout.names
        if in_zone(cell, borough.size)
        and cell not in scene.borough.tile_at
        and cell not in borough.cemeteries
    ]


def _numbers(scene: Scene, found: dict[str, int], tone: str) -> Markup:
    """On each free cell how many reach it, and a wash that deepens with them."""
    washes, digits = [], []
    for cell in _free(scene):
        count = found.get(cell, 0)
        x, y = scene.layout.corner(cell)
        if count:
            washes.append(path([rect(x + 5, y + 5, CELL - 10, CELL - 10)], fill=tone,
                               fill_opacity=min(0.85, 0.15 + 0.12 * count)))  # fmt: skip
        digits.append(svg.label(str(count), (x + 36, y + 36), 27, font_size=None))
    return together([
        *washes, group(*digits, font_size=27, fill=INK, font_family=svg.SERIF, font_weight=700,
                       class_="digits"),
    ])  # fmt: skip


def _needs(scene: Scene, what: str) -> Markup:
    """A pill on each tile that can grow: what it has, and what the next level asks for."""
    found = []
    for tile in scene.borough.tiles:
        state = standing(scene.borough, tile) if family(tile.kind) == what else None
        if state is not None:
            enough = state.needed and len(state.around) >= state.needed
            words = f"{len(state.around)}/{state.needed}" if state.needed else "★"
            found.append(_pill(words, _middle(scene, tile), bool(enough), not state.needed))
    return together(found)


def _middle(scene: Scene, tile: Tile) -> Point:
    corners = [scene.layout.corner(cell) for cell in tile.cells]
    x = sum(x for x, _ in corners) / len(corners)
    y = sum(y for _, y in corners) / len(corners)
    return x + CELL / 2, y + CELL / 2


@lru_cache(maxsize=1024)
def _pill(words: str, at: Point, enough: bool, full: bool) -> Markup:
    """Green where it may grow, rose where something is missing, dark at the highest level."""
    tone = INK if full else GREEN.right if enough else ROSE
    state = "full" if full else "enough" if enough else "short"
    return signs.pill(words, at, (56, 36), 25, tone, edge=2.4, class_=f"need {state}")


def _lines(scene: Scene, what: str, tone: str) -> Markup:
    """From each tile to what influences it."""
    ways = []
    for tile in scene.borough.tiles:
        state = standing(scene.borough, tile) if family(tile.kind) == what else None
        for other in state.around if state else ():
            (ax, ay), (bx, by) = _middle(scene, tile), _middle(scene, other)
            ways.append(way(ax, ay, f"L{number(bx)} {number(by)}"))
    return together([
        path(ways, class_="casing", stroke=PAPER, stroke_width=6),
        path(ways, stroke=tone, stroke_width=3, stroke_dasharray="2 7"),
    ]) if ways else NOTHING  # fmt: skip


def _served(scene: Scene, by: Sequence[components.Kind], source: str, what: str, tone: Tone
            ) -> Markup:  # fmt: skip
    """How many of some kinds of tiles there are for one that grows by them."""
    return together([
        _pale(scene, (source, what)), _numbers(scene, counts(scene.borough, by), tone.top),
        _lines(scene, what, tone.right), _needs(scene, what),
    ])  # fmt: skip


def _industry(scene: Scene) -> Markup:
    """No home where industry reaches, no industry where homes reach (5.2.6, 5.2.7)."""
    works = counts(scene.borough, components.INDUSTRIAL)
    homes = counts(scene.borough, components.RESIDENTIAL)
    free = _free(scene)
    smoky = [cell for cell in free if cell in works]
    hatch = [_hatch(*scene.layout.corner(cell), 0, 1) for cell in smoky]
    back = [_hatch(*scene.layout.corner(cell), 72, -1) for cell in free if cell in homes]
    return together([
        _pale(scene, ("residential", "factory", "warehouse", "refinery", "port")),
        path(_square(scene.layout, smoky), fill=palette.YELLOW.top, fill_opacity=0.5),
        path(hatch, stroke=BLACK.left, stroke_width=3), path(back, stroke=palette.RED.left,
                                                             stroke_width=3),
        _lines(scene, "factory", BLACK.left), _needs(scene, "factory"),
    ])  # fmt: skip


def _hatch(x: float, y: float, start: int, side: int) -> str:
    """From the left edge of a cell upwards to the right, or from the right one to the left."""
    ends = [(x + start + side * 6, x + start + side * n, n) for n in (20, 40, 60)]
    return "".join(way(left, y + n, f"L{number(right)} {number(y + 6)}") for left, right, n in ends)


def _police(scene: Scene) -> Markup:
    """The reach of the station, and the slots where tourists may stand (7.3), if there are any."""
    layers = []
    borough, board = scene.borough, scene.table.kit.board
    for tile in borough.of((components.POLICE,)):
        layers.append(path(_square(scene.layout, borough.influenced(tile)), fill=BLUE.left,
                           fill_opacity=0.4 if tile.active else 0.12, stroke=BLUE.right,
                           stroke_width=2.4,
                           stroke_dasharray=None if tile.active else "6 6"))  # fmt: skip
    kept = board.named(movement.policed(borough.kit, borough.city, borough.seat))
    open_to_all = 0 if borough.kit.solo else movement.visitor_slots(borough.borough)
    visited = board.named(open_to_all)
    slots = [slot for tile in borough.tiles for slot in tile.slots if slot.cell in visited]
    marks = [_ticket(scene.layout.corner(slot.cell), slot.cell in kept) for slot in slots]
    return together([*layers, *marks])


@lru_cache(maxsize=512)
def _ticket(at: Point, barred: bool) -> Markup:
    """A suitcase, open to tourists or not."""
    x, y = at[0] + 17, at[1] + 18
    case = way(x - 11, y + 9, "v-14h22v14zm6-14v-5h10v5")
    bar = way(x - 12, y + 11, "l24-22")
    fill = PAPER if barred else GREEN.top
    return group(
        path([case], fill=fill, stroke=INK, stroke_width=2),
        path([bar], stroke=ROSE, stroke_width=4) if barred else NOTHING,
        class_="ticket barred" if barred else "ticket",
    )  # fmt: skip


LAYERS: Final[Mapping[str, Layer]] = {
    "culture": lambda scene: _served(
        scene, components.CULTURAL, "culture", "residential", VIOLET
    ),
    "homes": lambda scene: _served(
        scene, components.RESIDENTIAL, "residential", "commercial", BLUE
    ),
    "industry": _industry, "police": _police,
}  # fmt: skip
