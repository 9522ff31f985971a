"""The supply: every kind of piece with its picture and how many are left, and the trams."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.presentation import Look
from faubourg.drawing.palette import INK, ROSE
from faubourg.drawing.svg import (
    NOTHING,
    SERIF,
    Markup,
    group,
    label,
    picture,
    rectangle,
    title,
)
from faubourg.games.big_city.components import PIECES, SEGMENTS
from faubourg.games.big_city.draw.cards import at, frame, thumbnail
from faubourg.games.big_city.draw.icons import icon
from faubourg.games.big_city.draw.paints import SHARED
from faubourg.games.big_city.draw.words import named, say
from faubourg.games.big_city.state import BigCityState

ACROSS: Final = 6
STEP: Final = 70.0
DOWN: Final = 64.0
Counts: TypeAlias = tuple[tuple[str, int], ...]


def supply(known: BigCityState, language: str, look: Look) -> Markup:
    after = look.ghost or known
    counts = tuple([(PIECES[n].name, left) for n, left in enumerate(known.supply)])
    taken = frozenset([counts[n][0] for n, left in enumerate(after.supply) if left < counts[n][1]])
    lit = frozenset([name for name in look.lit if name.startswith("piece:")])
    laid = len(after.trams) - len(known.trams)
    return _all(language, counts, SEGMENTS - len(known.trams), taken, laid, lit)


@lru_cache(maxsize=512)
def _all(
    language: str, counts: Counts, segments: int, taken: frozenset[str], laid: int,
    lit: frozenset[str],
) -> Markup:  # fmt: skip
    kinds = [
        _kind(language, place, name, left, name in taken, f"piece:{name}" in lit)
        for place, (name, left) in enumerate(counts)
    ]
    rows = (len(counts) + ACROSS) // ACROSS
    return picture(
        (0, 0, STEP * ACROSS, DOWN * rows), say(language, "supply"), "", *kinds,
        _trams(language, len(counts), segments, laid), class_="big-city supply", **SHARED,
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _kind(language: str, place: int, name: str, left: int, taken: bool, lit: bool) -> Markup:
    area = (2.0, 2.0, STEP - 4, DOWN - 4)
    picture_of = thumbnail(name, (STEP / 2, 26), 60, 40)
    return group(
        title(say(language, "left", kind=named(language, name), count=left)),
        rectangle(area, pointer_events="all"), frame(area) if lit else NOTHING,
        group(picture_of, opacity=None if left else 0.3), _count(left, taken),
        class_="kind lit" if lit else "kind", data_name=f"piece:{name}",
        transform=_where(place),
    )  # fmt: skip


def _where(place: int) -> str:
    row, column = divmod(place, ACROSS)
    return at((STEP * column, DOWN * row))


def _count(left: int, taken: bool) -> Markup:
    """With one less, if the action shown takes it."""
    words = f"{left} → {left - 1}" if taken else str(left)
    return label(words, (STEP / 2, DOWN - 10), 14, fill=INK if left else ROSE, font_weight=700,
                 font_family=SERIF)  # fmt: skip


def _trams(language: str, place: int, segments: int, laid: int) -> Markup:
    words = say(language, "segments", count=segments, all=SEGMENTS)
    count = f"{segments} → {segments - laid}" if laid else str(segments)
    return group(
        title(words), icon("tram", (STEP / 2, 27), 1.7),
        label(count, (STEP / 2, DOWN - 10), 14, fill=INK if segments else ROSE, font_weight=700,
              font_family=SERIF),
        class_="kind", transform=_where(place),
    )  # fmt: skip
