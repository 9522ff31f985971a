"""A table in plain text, aligned, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final

from faubourg.core.presentation import Look
from faubourg.games.town_center.components import CENTER, HIGHEST, NAMES, SUBURB, Colour
from faubourg.games.town_center.draw.scene import letter, letters, owner, say
from faubourg.games.town_center.draw.stage import Model, model_of
from faubourg.games.town_center.investment import spread
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import income, points
from faubourg.games.town_center.state import TownCenterState

WIDE: Final = HIGHEST + 2  # of a cell: the highest column between two brackets
FREE: Final = "."


def table(rules: TownCenterRules, known: TownCenterState, language: str, look: Look) -> str:
    """The city of the seat in full, what lies on the table, and the other cities in brief."""
    model = model_of(rules, known, look.seat)
    parts = [
        [say(language, "city", owner=owner(language, look)), _numbers(language, model)],
        _grid(model, language),
        [say(language, "legend")],
        _stock(known, language, look),
        [
            _brief(model_of(rules, known, seat), language, replace(look, seat=seat))
            for seat in range(rules.seats)
            if seat != look.seat
        ],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _numbers(language: str, model: Model) -> str:
    board, city = model.board, model.city
    return say(language, "numbers", money=city.money, income=income(board, city), limit=city.limit,
               points=points(board, city))  # fmt: skip


@lru_cache(maxsize=1024)
def _grid(model: Model, language: str) -> list[str]:
    """Columns from left to right, in each cell its cubes from the ground up."""
    rows, standing = model.board.rows, model.columns
    wide = max(len(row) for row in rows)
    heads = "".join(f" {chr(ord('a') + x):^{WIDE}}" for x in range(wide))
    lines = ["  " + heads.rstrip()]
    for y, row in enumerate(rows):
        names = [f"{chr(ord('a') + x)}{y + 1}" for x in range(len(row))]
        cells = [_cell(zone, letters(language, standing.get(name, "")), model.limit)
                 for zone, name in zip(row, names, strict=True)]  # fmt: skip
        lines.append(f"{y + 1:>2} " + " ".join(cells).rstrip())
    return lines


def _cell(zone: str, cubes: str, limit: int) -> str:
    """[RRS..] in the Center, the points being floors still allowed; (R) in the Suburb."""
    if zone == CENTER:
        return f"[{cubes.ljust(limit, FREE):{HIGHEST}}]"
    return f"{f'({cubes or FREE})':^{WIDE}}" if zone == SUBURB else " " * WIDE


def _stock(known: TownCenterState, language: str, look: Look) -> list[str]:
    """Hand, towers, bag and reserve, one line each, without the empty ones."""
    towers = [f"{n} {_plain(language, tower) or FREE}" for n, tower in enumerate(known.towers, 1)]
    lines = {
        "hand": _plain(language, known.cities[look.seat].hand),
        "towers": "   ".join(towers) if any(known.towers) else "",
        "drawn": _plain(language, spread(known.drawn)),
        "line": _plain(language, known.line),
        "bag": _counts(language, known.bag),
        "reserve": _counts(language, known.reserve),
    }
    shown = {say(language, key): words for key, words in lines.items() if words}
    wide = max(len(head) for head in shown)
    return [f"{head:{wide}}  {words}" for head, words in shown.items()]


def _plain(language: str, cubes: Iterable[Colour]) -> str:
    """Cubes that are no buildings yet: black is a lift even alone."""
    return "".join(letter(language, NAMES[colour]) for colour in cubes)


def _counts(language: str, counts: list[int]) -> str:
    return "  ".join(f"{n:2} {letter(language, NAMES[c])}" for c, n in enumerate(counts))


def _brief(model: Model, language: str, look: Look) -> str:
    hand = f"   [{_plain(language, model.city.hand)}]" if model.city.hand else ""
    heading = say(language, "brief", owner=owner(language, look),
                  numbers=_numbers(language, model))  # fmt: skip
    return f"{heading}{hand}\n   {_columns(model, language) or FREE}"


@lru_cache(maxsize=1024)
def _columns(model: Model, language: str) -> str:
    columns = sorted(model.columns.items())
    return ", ".join(f"{name} {letters(language, cubes)}" for name, cubes in columns)
