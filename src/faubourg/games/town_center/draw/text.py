"""A table in plain text, aligned, for the terminal and for screen readers."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.registry import Look
from faubourg.games.town_center.components import CENTER, HIGHEST, SUBURB
from faubourg.games.town_center.draw.words import NAME_OF, letter, letters, owner, say
from faubourg.games.town_center.view import CityView, TownCenterView

Columns: TypeAlias = tuple[tuple[str, str], ...]  # name and cubes, of those that have any
WIDE: Final = HIGHEST + 2  # of a cell: the highest column between two brackets
FREE: Final = "."


def table(view: TownCenterView, language: str, look: Look) -> str:
    """The city of the seat in full, what lies on the table, and the other cities in brief."""
    city = view.cities[look.seat]
    parts = [
        [say(language, "city", owner=owner(language, look)), _numbers(language, city)],
        _grid(tuple(city.rows), tuple(city.columns.items()), city.limit, language),
        [_legend(language)],
        _stock(view, language, look),
        [
            _brief(view, language, look, seat)
            for seat in range(len(view.cities))
            if seat != look.seat
        ],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


def _numbers(language: str, city: CityView) -> str:
    return say(language, "numbers", money=city.money, income=city.income, limit=city.limit,
               points=city.points)  # fmt: skip


@lru_cache(maxsize=1024)
def _grid(rows: tuple[str, ...], columns: Columns, limit: int, language: str) -> list[str]:
    """Columns from left to right, in each cell its cubes from the ground up."""
    wide = max(len(row) for row in rows)
    heads = "".join(f" {chr(ord('a') + x):^{WIDE}}" for x in range(wide))
    standing, lines = dict(columns), ["  " + heads.rstrip()]
    for y, row in enumerate(rows):
        names = [f"{chr(ord('a') + x)}{y + 1}" for x in range(len(row))]
        cells = [_cell(zone, letters(language, standing.get(name, "")), limit)
                 for zone, name in zip(row, names, strict=True)]  # fmt: skip
        lines.append(f"{y + 1:>2} " + " ".join(cells).rstrip())
    return lines


def _cell(zone: str, cubes: str, limit: int) -> str:
    """[RRS..] in the Center, the points being floors still allowed; (R) in the Suburb."""
    if zone == CENTER:
        return f"[{cubes.ljust(limit, FREE):{HIGHEST}}]"
    return f"{f'({cubes or FREE})':^{WIDE}}" if zone == SUBURB else " " * WIDE


def _legend(language: str) -> str:
    return say(language, "legend")


def _stock(view: TownCenterView, language: str, look: Look) -> list[str]:
    """Hand, towers, bag and reserve, one line each, without the empty ones."""
    city = view.cities[look.seat]
    towers = [
        f"{place + 1} {_plain(language, cubes) or FREE}" for place, cubes in enumerate(view.towers)
    ]
    lines = {
        "hand": _plain(language, city.hand),
        "towers": "   ".join(towers) if any(view.towers) else "",
        "drawn": _plain(language, view.drawn),
        "line": _plain(language, view.line),
        "bag": _counts(language, view.bag),
        "reserve": _counts(language, view.reserve),
    }
    shown = {say(language, key): words for key, words in lines.items() if words}
    wide = max(len(head) for head in shown)
    return [f"{head:{wide}}  {words}" for head, words in shown.items()]


def _plain(language: str, cubes: str) -> str:
    """Cubes that are no buildings yet: black is a lift even alone."""
    return "".join(letter(language, NAME_OF[cube]) for cube in cubes)


def _counts(language: str, counts: dict[str, int]) -> str:
    return "  ".join(
        f"{count:2} {letter(language, NAME_OF[cube])}" for cube, count in counts.items()
    )


def _brief(view: TownCenterView, language: str, look: Look, seat: int) -> str:
    city = view.cities[seat]
    columns = _columns(tuple(city.columns.items()), language)
    hand = f"   [{_plain(language, city.hand)}]" if city.hand else ""
    heading = say(language, "brief", owner=owner(language, replace(look, seat=seat)),
                  numbers=_numbers(language, city))  # fmt: skip
    return f"{heading}{hand}\n   {columns or FREE}"


@lru_cache(maxsize=1024)
def _columns(columns: Columns, language: str) -> str:
    return ", ".join(f"{name} {letters(language, cubes)}" for name, cubes in sorted(columns))
