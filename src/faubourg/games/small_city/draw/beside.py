"""The pictures beside the borough, and the boroughs in small."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.model import NOBODY, Seat
from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.marks import ink, outline
from faubourg.drawing.palette import CARD, CARD_LINE, PAPER, WATER
from faubourg.drawing.svg import Box, Markup, group, path, picture, rectangle, together
from faubourg.games.small_city.draw import strokes
from faubourg.games.small_city.draw.cards import draw_circle, promises
from faubourg.games.small_city.draw.council import draw_council
from faubourg.games.small_city.draw.desk import abroad, choices, desk, spots
from faubourg.games.small_city.draw.ground import zone_box
from faubourg.games.small_city.draw.income import income
from faubourg.games.small_city.draw.picture import Picture, layout_of, parts_of
from faubourg.games.small_city.draw.strokes import ROOFS
from faubourg.games.small_city.draw.style import Sign, Style, player, say
from faubourg.games.small_city.draw.tiles import CELL, WET, Part
from faubourg.games.small_city.draw.tiles import outline as tile_outline
from faubourg.games.small_city.draw.touching import DEMOLISH
from faubourg.games.small_city.draw.tray import supply, tray

Shape: TypeAlias = tuple[str, str]  # a family and a piece of a path
People: TypeAlias = tuple[tuple[Seat, float, float], ...]


Roof: TypeAlias = tuple[str, float, float]
SIGNS: Final[dict[str, Sign]] = {
    "residential": (12, 54, "v-22l24-20l24 20v22z"), "commercial": (14, 54, "v-32h44v32z"),
    "factory": (12, 54, "v-20l30-12v12l6-22h10v42z"),
    "park": (18, 34, "a18 18 0 1 0 36 0a18 18 0 1 0-36 0z"),
    "culture": (16, 54, "l-6-24l26-18l26 18l-6 24z"), WET: (10, 10, "h52v52h-52z"),
}  # fmt: skip


def small_borough(table: Picture, language: str, look: Look, seat: Seat) -> Markup:
    borough, style = table.grounds[seat], table.style
    layout = layout_of(borough.shown, look.turn)
    shapes, roofs, people, graves = [], [], [], []
    for tile in borough.tiles:
        (x, y), parts = parts_of(layout, tile)
        moved = tuple(Part(p.x + round(x / CELL), p.y + round(y / CELL), p.slot) for p in parts)
        what = style.family(tile.kind)
        shapes.append((what, tile_outline(moved)))
        signed = (min(moved),) if tile.kind in style.whole else moved
        roofs += [(WET if p.slot == WET else what, CELL * p.x, CELL * p.y) for p in signed]
        for slot in tile.slots:
            if slot.owner != NOBODY:
                people.append((slot.owner, *layout.corner(slot.cell)))
    for cell in borough.cemeteries:
        graves.append(layout.corner(cell))
    owner = player(language, look, seat)
    zone = zone_box(layout, borough.size)
    return _small(style, language, owner, layout.shown, zone, tuple(shapes),
                  tuple(roofs), tuple(people), tuple(graves))  # fmt: skip


@lru_cache(maxsize=256)
def _small(
    style: Style, language: str, owner: str, shown: int, zone: Box, shapes: tuple[Shape, ...],
    roofs: tuple[Roof, ...], people: People,
    graves: tuple[tuple[float, float], ...],
) -> Markup:  # fmt: skip
    side = CELL * shown
    return picture(
        (-8, -8, side + 16, side + 16), say(language, "borough", owner=owner), "",
        rectangle((-8, -8, side + 16, side + 16), rx=22, fill=CARD, stroke=CARD_LINE,
                  stroke_width=4),
        rectangle((0, 0, side, side), rx=14, fill=strokes.FIELD), rectangle(zone, rx=14,
                                                                            fill=strokes.LOT),
        *_plates(style, shapes), *_roofs(style, roofs),
        path([svg.rect(x + 18, y + 18, 36, 40) for x, y in graves], fill=strokes.ROCK),
        _crowd(people),
        class_="small-city small", **svg.SHARED,
    )  # fmt: skip


def _plates(style: Style, shapes: tuple[Shape, ...]) -> list[Markup]:
    found: dict[str, list[str]] = {}
    for what, piece in shapes:
        found.setdefault(what, []).append(piece)
    return [
        path(pieces, fill=style.tint(what).ground, stroke=style.tint(what).edge, stroke_width=7)
        for what, pieces in found.items()
    ]


def _roofs(style: Style, roofs: tuple[Roof, ...]) -> list[Markup]:
    """A simple sign for each family: gable, shop front, chimney, tree, temple."""
    found: dict[str, list[str]] = {}
    for what, x, y in roofs:
        dx, dy, rest = style.small.get(what) or SIGNS.get(what, SIGNS["culture"])
        found.setdefault(what, []).append(svg.way(x + dx, y + dy, rest))
    return [path(pieces, fill=_roof(style, what)) for what, pieces in found.items()]


def _roof(style: Style, what: str) -> str:
    if what == WET:
        return WATER
    return ROOFS[what].left if what in ROOFS else style.tint(what).edge


def _crowd(people: People) -> Markup:
    """One path a player."""
    found = []
    for seat in sorted({seat for seat, _, _ in people}):
        shapes = [outline(seat, (x + 36, y + 40), 15) for who, x, y in people if who == seat]
        found.append(path(shapes, class_=f"seat-{seat}", color=ink(seat), fill="currentColor"))
    return group(together(found), stroke=PAPER, stroke_width=5, paint_order="stroke")


def panels(table: Picture, language: str, look: Look) -> dict[str, str]:
    found: dict[str, str] = {}
    if any(name.startswith("tile:") or name == DEMOLISH for name in look.lit):
        found["tray"] = tray(table, language, look)
    if choices(look):
        found["desk"] = desk(table, language, look)
    if table.step in ("moves", "slot") and spots(table, look):
        found["abroad"] = abroad(table, language, look)
    if table.circle and table.known.phase in (1, 2):
        found["circle"] = draw_circle(table, language, look)
    if table.known.phase:
        found["council"] = draw_council(table, language, look)
        found["income"] = income(table, language, look)
    specials = table.grounds[look.seat].borough.specials
    if specials or table.promises("promise") or table.promises("special"):
        found["promise"] = promises(table, language, look)
    found["supply"] = supply(table, language, look)
    for seat in range(len(table.grounds)):
        found[f"city:{seat + 1}"] = small_borough(table, language, look, seat)
    return found
