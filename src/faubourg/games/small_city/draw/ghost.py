"""What the action shown would change in the borough."""

from __future__ import annotations

from typing import TypeAlias

from faubourg.core.model import NOBODY
from faubourg.drawing import svg
from faubourg.drawing.palette import INK, PAPER, ROSE
from faubourg.drawing.signs import pill
from faubourg.drawing.svg import NOTHING, Markup, Point, group, path, rect, way
from faubourg.games.small_city.draw.ground import in_zone, mayor
from faubourg.games.small_city.draw.picture import Scene, parts_of
from faubourg.games.small_city.draw.plots import FEET, placed
from faubourg.games.small_city.draw.signs import citizen
from faubourg.games.small_city.draw.strokes import LOT, LOT_LINE, ROCK, ROCK_LINE, lines
from faubourg.games.small_city.draw.tiles import CELL, Parts, outline
from faubourg.games.small_city.ground import Ground, Tile

Key: TypeAlias = tuple[str, tuple[str, ...]]


def ghost(scene: Scene) -> Markup:
    """Translucent, with dashed edges."""
    if scene.after is None:
        return _hall(scene, scene.table.hall_chosen)
    now, after = _by_cells(scene.borough), _by_cells(scene.after)
    gone = [tile for key, tile in now.items() if key not in after]
    new = [tile for key, tile in after.items() if key not in now]
    parts = [
        _hall(scene, scene.after.table.hall_chosen), _parade(scene, scene.after),
        _zone(scene, scene.after),
        *(_gone(scene, tile) for tile in gone if not _makes_way(tile, new)),
        *(_new(scene, tile) for tile in new if _fits(scene, tile)), _people(scene, scene.after),
        _graves(scene, scene.after), _price(scene, scene.after, new or gone),
    ]  # fmt: skip
    return group(*parts, class_="shown ghost", pointer_events="none") if any(parts) else NOTHING


def _hall(scene: Scene, chosen: str) -> Markup:
    """2.7: where the own town hall will stand, while others still choose."""
    kind, *cells = chosen.split() or [""]
    if not cells or scene.seat != scene.table.viewer:
        return NOTHING
    at, parts = scene.layout.parts(tuple((cell, "") for cell in cells))
    return _tile(scene, kind, at, parts)


def _parade(scene: Scene, after: Ground) -> Markup:
    """The mayor on the street in question."""
    if not after.mayor or after.mayor == scene.borough.mayor:
        return NOTHING
    return group(mayor(scene, after.mayor), opacity=0.8)


def _by_cells(borough: Ground) -> dict[Key, Tile]:
    return {(tile.kind, tuple(tile.cells)): tile for tile in borough.tiles}


def _makes_way(tile: Tile, new: list[Tile]) -> bool:
    """It grows, or other tiles take all of its place."""
    return set(tile.cells) <= {cell for other in new for cell in other.cells}


def _fits(scene: Scene, tile: Tile) -> bool:
    return all(in_zone(cell, scene.layout.shown) for cell in tile.cells)


def _new(scene: Scene, tile: Tile) -> Markup:
    return _tile(scene, tile.kind, *parts_of(scene.layout, tile))


def _tile(scene: Scene, kind: str, at: Point, parts: Parts) -> Markup:
    drawn = group(placed(scene.table.style, kind, at, parts), opacity=0.7)
    return group(drawn, _edge(at, parts, INK), class_=f"ghost {kind}")


def _gone(scene: Scene, tile: Tile) -> Markup:
    """Pale, under a cross."""
    at, parts = parts_of(scene.layout, tile)
    x, y = at
    wide, high = max(part.x for part in parts) + 1, max(part.y for part in parts) + 1
    right, low = x + CELL * wide - 12, y + CELL * high - 12
    cross = lines((x + 12, y + 12), (right, low)) + lines((right, y + 12), (x + 12, low))
    veil = path([outline(parts)], fill=PAPER, fill_opacity=0.6, transform=svg.at(at))
    return group(veil, path([cross], stroke=ROSE, stroke_width=6, stroke_linecap="round"),
                 class_="gone")  # fmt: skip


def _edge(at: Point, parts: Parts, colour: str) -> Markup:
    return path([outline(parts, 4)], stroke=colour, stroke_width=3, stroke_dasharray="9 6",
                transform=svg.at(at))  # fmt: skip


def _zone(scene: Scene, after: Ground) -> Markup:
    """The strip becomes lots."""
    if after.size == scene.borough.size:
        return NOTHING
    corners = [scene.layout.corner(cell) for cell in scene.borough.strip]
    lots = [rect(x + 5, y + 5, CELL - 10, CELL - 10) for x, y in corners]
    return path(lots, class_="ghost", fill=LOT, fill_opacity=0.85, stroke=LOT_LINE,
                stroke_width=2, stroke_dasharray="8 5")  # fmt: skip


def _people(scene: Scene, after: Ground) -> Markup:
    """Who would stand elsewhere."""
    now = {slot.cell: slot.owner for tile in scene.borough.tiles for slot in tile.slots}
    found = []
    for tile in after.tiles:
        for slot in tile.slots:
            if slot.owner not in (NOBODY, now.get(slot.cell, NOBODY)):
                x, y = scene.layout.corner(slot.cell)
                found.append(citizen(slot.owner, (x + FEET[0], y + FEET[1]), opacity=0.75))
    return svg.together(found)


def _graves(scene: Scene, after: Ground) -> Markup:
    new = [cell for cell in after.cemeteries if cell not in scene.borough.cemeteries]
    stones = []
    for cell in new:
        x, y = scene.layout.corner(cell)
        stones.append(way(x + 22, y + 58, "v-24a14 14 0 0 1 28 0v24z"))
    return path(stones, class_="ghost", fill=ROCK, stroke=ROCK_LINE, stroke_width=2,
                stroke_dasharray="6 4") if stones else NOTHING  # fmt: skip


def _price(scene: Scene, after: Ground, tiles: list[Tile]) -> Markup:
    """What it costs, beside the tile."""
    change = after.borough.money - scene.borough.borough.money
    inside = [tile for tile in tiles if _fits(scene, tile)]
    if not change or not inside:
        return NOTHING
    (x, y), parts = parts_of(scene.layout, inside[0])
    words = f"{'+' if change > 0 else '−'}${abs(change)}"
    px, py = x + CELL * (max(part.x for part in parts) + 1) / 2, max(2.0, y - 4)
    return pill(words, (px, py), (62, 32), 24)
