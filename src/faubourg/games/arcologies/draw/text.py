"""The table in plain text: Small City's, and the arcologies of all players."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.games.arcologies.components import PUMPS
from faubourg.games.arcologies.draw.picture import STYLE, ArcologyPicture, quiet_words, say
from faubourg.games.arcologies.table import EMPTY, Arcology
from faubourg.games.small_city.draw import text as base
from faubourg.games.small_city.draw.tiles import player

HOLE: Final = "()"


def table(table: ArcologyPicture, language: str, look: Look) -> str:
    parts = [[base.table(table, language, look)], [say(language, "text-legend-more")]]
    parts += [_arcology(table, language, look, seat) for seat in range(len(table.arcologies))]
    parts.append(_rounds(table, language))
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _arcology(table: ArcologyPicture, language: str, look: Look, seat: Seat) -> list[str]:
    own = table.arcologies[seat]
    if not own.pattern:
        return []
    return [
        say(language, "race-row", owner=player(language, look, seat), pattern=own.pattern,
            state=own.stage, pumps=own.pumps),
        *([say(language, "pumps", count=own.pumps, most=PUMPS)] if own.built else []),
        *([] if own.built else _rows(own, language)),
        *_best(own, language),
    ]  # fmt: skip


def _rows(own: Arcology, language: str) -> list[str]:
    """Above one another, as on the tile."""
    words = [
        [HOLE if kind == EMPTY else STYLE.code(language, kind) for kind in row] for row in own.rows
    ]
    return ["    " + " ".join(f"{word:3}" for word in row).rstrip() for row in words]


def _best(own: Arcology, language: str) -> list[str]:
    """Turn by turn."""
    return [
        "  " + say(language, "text-best", degrees=degrees, cell=place.corner, metal=place.metal,
                   blocked=place.blocks)
        for degrees, place in own.best_by_turn.items()
    ]  # fmt: skip


def _rounds(table: ArcologyPicture, language: str) -> list[str]:
    if not table.state.quiet:
        return []
    return [quiet_words(table, language)]
