"""How what is left of a split tile may lie (4.4.4), as pictures to choose from."""

from __future__ import annotations

from typing import Final

from faubourg.core.presentation import Look
from faubourg.drawing.palette import INK
from faubourg.drawing.svg import SERIF, Markup, group, label, picture
from faubourg.games.arcologies.draw.people import ArcologyPicture
from faubourg.games.arcologies.draw.touching import PARTED, REMAIN
from faubourg.games.arcologies.draw.words import say
from faubourg.games.small_city.draw.frames import WIDE, at, button, thumbnail
from faubourg.games.small_city.draw.layout import layout_of
from faubourg.games.small_city.draw.paints import SHARED
from faubourg.games.small_city.draw.slots import SIGN, sign
from faubourg.games.small_city.draw.tiles import CELL, Parts
from faubourg.games.small_city.draw.words import named

ACROSS: Final = 4
STEP: Final = WIDE / ACROSS
DOWN: Final = 112.0


def choices(look: Look) -> list[str]:
    return sorted(name for name in look.lit if name.startswith(REMAIN))


def remainder(table: ArcologyPicture, language: str, look: Look) -> Markup:
    names = choices(look)
    found = [_way(table, language, look, name, place) for place, name in enumerate(names)]
    rows = -(-len(names) // ACROSS)
    return picture((0, 0, WIDE, DOWN * rows), say(language, "remainder"), "", *found,
                   class_="small-city remainder", **SHARED)  # fmt: skip


def _way(table: ArcologyPicture, language: str, look: Look, name: str, place: int) -> Markup:
    kind, *cells = name.removeprefix(REMAIN).split(PARTED)
    slots = table.kit.box.tiles[kind].slots
    layout = layout_of(table.grounds[look.seat].shown, look.turn)
    _, parts = layout.parts(tuple(zip(cells, slots, strict=True)))
    row, column = divmod(place, ACROSS)
    words = say(language, "remain", kind=named(language, kind), cells=", ".join(cells))
    box = (3.0, 3.0, STEP - 6, DOWN - 6)
    return group(
        button(name, words, box, True, thumbnail(kind, parts, (8, 8, STEP - 16, DOWN - 34)),
               _signs(parts),
               label(" ".join(cells), (STEP / 2, DOWN - 16), 15, fill=INK, font_family=SERIF)),
        transform=at((STEP * column, DOWN * row)),
    )  # fmt: skip


def _signs(parts: Parts) -> Markup:
    """What each cell brings, over the thumbnail."""
    across, down = max(p.x for p in parts) + 1, max(p.y for p in parts) + 1
    scale = min((STEP - 16) / (CELL * across), (DOWN - 34) / (CELL * down), 0.62)
    left = 8 + (STEP - 16 - CELL * across * scale) / 2
    top = 8 + (DOWN - 34 - CELL * down * scale) / 2
    signs = [sign(p.slot, (CELL * p.x + SIGN[0], CELL * p.y + SIGN[1]), True) for p in parts]
    return group(*signs, transform=at((left, top), scale))
