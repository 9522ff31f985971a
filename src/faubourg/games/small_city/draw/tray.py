"""Tiles to choose from with their prices, the ways to hold them, and all that is left of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.presentation import Look
from faubourg.drawing import svg
from faubourg.drawing.palette import FAINT, GREEN, INK, PAPER, ROSE, RULE
from faubourg.drawing.signs import numeral, pill
from faubourg.drawing.svg import SERIF, SHARED, Markup, Point, at, group, label, picture, title
from faubourg.games.small_city.components import RAWS
from faubourg.games.small_city.draw import signs
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.signs import WIDE, button, icon, parts_of_kind
from faubourg.games.small_city.draw.strokes import STRAW, poly
from faubourg.games.small_city.draw.tiles import Parts, Style, say
from faubourg.games.small_city.draw.touching import DEMOLISH

COINS: Final = ("money", *RAWS)
ACROSS: Final = 6
STEP: Final = WIDE / ACROSS
DOWN: Final = 74.0
HANDLE: Final = 50.0
TURNS: Final = (0, 90, 180, 270)
SMALL: Final = 9  # kinds across in the supply
LOW: Final = 60.0
WIDER: Final = 470.0
# A flag: it looks another way however it is turned or mirrored.
FLAG: Final = ((-8, 11), (-8, -11), (8, -11), (8, -1), (-2, -1), (-2, 11))
Price: TypeAlias = tuple[tuple[str, int, int], ...]  # of what, how many now and usually


def tray(table: Picture, language: str, look: Look) -> Markup:
    """Only what can be built now, so that it is large enough for a finger."""
    kinds = [kind for kind in table.kit.box.tiles if f"tile:{kind}" in look.lit]
    tiles = [_tile(table, language, place, kind) for place, kind in enumerate(kinds)]
    count = len(kinds)
    if DEMOLISH in look.lit:
        tiles.append(_tool(language, count))
        count += 1
    low = DOWN * -(-count // ACROSS)
    ways = [name for name in look.lit if name.startswith(("turn:", "mirror:"))]
    handles = _handles(language, low, look.turn, frozenset(ways)) if ways else svg.NOTHING
    return picture(
        (0, 0, WIDE, low + (HANDLE if ways else 0)), say(language, "tray"), "", *tiles, handles,
        class_="small-city tray", **SHARED,
    )  # fmt: skip


def _where(place: int) -> Point:
    row, column = divmod(place, ACROSS)
    return STEP * column, DOWN * row


def _tile(table: Picture, language: str, place: int, kind: str) -> Markup:
    number = table.kit.places.kinds.index(kind)
    tile, price = table.kit.box.tiles[kind], table.price(table.seat, number)
    both = zip(COINS, (price.money, *price.raw), (tile.money, *tile.raw), strict=True)
    asked = tuple(one for one in both if one[-1])
    return _priced(
        table.style, language, kind, parts_of_kind(tile), asked, price.choice, _where(place)
    )


@lru_cache(maxsize=1024)
def _priced(
    style: Style, language: str, kind: str, parts: Parts, price: Price, choice: bool, where: Point
) -> Markup:
    box = (2.0, 2.0, STEP - 4, DOWN - 4)
    return group(
        button(f"tile:{kind}", style.named(language, kind), box, True,
               signs.thumbnail(style, kind, parts, (6, 4, STEP - 12, DOWN - 28)), _price(price),
               pill("−1", (STEP - 17, 15), (26, 20), 14, GREEN.line) if choice else svg.NOTHING),
        transform=at(where),
    )  # fmt: skip


def _price(price: Price) -> Markup:
    """Money as a number, raw materials one by one; where it is cheaper, the usual one is struck."""
    wide, size = (34.0, 16.0) if len(price) < 3 else (21.5, 13.0)
    left, y = STEP / 2 - wide * len(price) / 2, DOWN - 15
    found = []
    for place, (what, now, usual) in enumerate(price):
        x = left + wide * (place + 0.5) + (size / 2 if now != usual else 0)
        tone = INK if now == usual else GREEN.line
        words = numeral(str(now), (x - size / 2, y), size, tone)
        found += [words, icon(what, (x + size / 2, y), size / 22)]
        if now != usual:
            found.append(_struck(str(usual), (x - 1.6 * size, y), size))
    return svg.together(found)


def _struck(words: str, where: Point, size: float) -> Markup:
    """The usual price, of which less is asked."""
    x, y = where
    line = svg.way(x - size / 2, y + 4, f"l{svg.number(size)}-8")
    stroke = svg.path([line], stroke=ROSE, stroke_width=1.6)
    return group(numeral(words, where, size, FAINT), stroke, class_="usual")


def _tool(language: str, place: int) -> Markup:
    x, y = _where(place)
    box = (x + 2, y + 2, STEP - 4, DOWN - 4)
    words = say(language, "demolish")
    return button(
        DEMOLISH, words, box, True, icon("demolish", (x + STEP / 2, y + 28), 1.9),
        label(words, (x + STEP / 2, y + DOWN - 14), 12.5, fill=INK),
    )  # fmt: skip


@lru_cache(maxsize=256)
def _handles(language: str, low: float, turn: int, lit: frozenset[str]) -> Markup:
    """Four turns and two sides."""
    names = [f"turn:{degrees}" for degrees in TURNS] + ["mirror:no", "mirror:yes"]
    found = [
        _handle(language, name, place, low, turn, name in lit) for place, name in enumerate(names)
    ]
    return group(*found, class_="handles")


def _handle(language: str, name: str, place: int, low: float, turn: int, lit: bool) -> Markup:
    what, _, value = name.partition(":")
    box = (STEP * place + 2, low + 2, STEP - 4, HANDLE - 4)
    middle = (STEP * (place + 0.5), low + HANDLE / 2)
    quarters = (int(value) // 90 if what == "turn" else 0) + turn
    flag = _turned(quarters, value == "yes", middle)
    words = say(language, what, degrees=value, value=value)
    return button(name, words, box, lit, svg.path([flag], fill=STRAW.ground, stroke=INK,
                                              stroke_width=1.6))  # fmt: skip


def _turned(quarters: int, mirrored: bool, where: Point) -> str:
    points: list[Point] = [(-x if mirrored else x, y) for x, y in FLAG]
    for _ in range(quarters % 4):
        points = [(-y, x) for x, y in points]
    return poly(*((x + where[0], y + where[1]) for x, y in points))


def supply(table: Picture, language: str, look: Look) -> Markup:
    """All kinds with how many are left, and the raw materials."""
    now, then = table.supply, (table.ghost or table).supply
    kit, own = table.kit, table.grounds[look.seat].unbuilt
    sets = {kit.places.kinds[kind] for kind in kit.own_set()}
    kinds = [kind for kind in kit.box.tiles if kind not in table.apart]
    found = []
    for place, kind in enumerate(kinds):
        left, after = (1, 1) if kind in sets and kind in own else (now[kind], then[kind])
        parts = parts_of_kind(kit.box.tiles[kind])
        found.append(_left(table.style, language, place, kind, parts, left, after))
    rows = -(-len(kinds) // SMALL)
    raws = [_raw(language, place, raw, table.city.raw[place]) for place, raw in enumerate(RAWS)]
    return picture(
        (0, 0, WIDER, LOW * rows + 34), say(language, "supply"), "", *found,
        group(*raws, transform=at((0, LOW * rows))), class_="small-city supply", **SHARED,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _left(
    style: Style, language: str, place: int, kind: str, parts: Parts, left: int, after: int
) -> Markup:
    row, column = divmod(place, SMALL)
    step = WIDER / SMALL
    box = (1.5, 1.5, step - 3, LOW - 3)
    words = f"{left}→{after}" if after != left else str(left)
    face = signs.portrait(style, kind, parts, (step / 2 - 15, 2))
    return group(
        title(say(language, "left", kind=style.named(language, kind), count=left)),
        svg.rectangle(box, rx=7, stroke=RULE, fill=PAPER, fill_opacity=0.5, pointer_events="all"),
        group(face, opacity=None if left else 0.3),
        label(words, (step / 2, LOW - 12), 16 if after == left else 13.5,
              fill=INK if left else ROSE, font_family=SERIF, font_weight=700),
        class_="kind", data_name=f"tile:{kind}", transform=at((step * column, LOW * row)),
    )  # fmt: skip


@lru_cache(maxsize=256)
def _raw(language: str, place: int, raw: str, count: int) -> Markup:
    x = 60.0 + 150 * place
    words = say(language, "left", kind=say(language, "raw", raw=raw), count=count)
    return group(
        title(words), icon(raw, (x, 18), 1.1),
        numeral(f"{count}", (x + 20, 18), 19, INK if count else ROSE, text_anchor="start"),
        class_="raw-left", data_about=f"raw:{raw}",
    )  # fmt: skip
