"""Draws the pictures of the documentation: docs/pictures/*.svg."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.drawing.svg import standalone
from faubourg.games.town_center import GAME
from faubourg.games.town_center.components import LETTERS
from faubourg.games.town_center.draw import Drawer
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import TownCenterState, put

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
# A city of the seventh round, by cell; each column bottom first.
TOWN: Final = {
    "b2": "LLL", "c2": "ORR", "d2": "US", "b3": "URR", "c3": "UO", "d3": "SS", "b4": "O",
    "c4": "RR", "d4": "H", "a3": "S", "c1": "R", "d5": "L", "e3": "R",
}  # fmt: skip


def town() -> tuple[TownCenterRules, TownCenterState]:
    rules = GAME.rules(1)
    assert isinstance(rules, TownCenterRules)
    state, site = rules.new_state(), rules.site
    for name, column in TOWN.items():
        cell = site.cell_names.index(name)
        for level, letter in enumerate(column):
            where = site.position(cell, level)
            put(rules.boards[0], state.cities[0], LETTERS.index(letter), where)
    return rules, state


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    rules, state = town()
    svg = Drawer(rules).draw(state, Texts("en"), Look(names=("Faubourg",)))
    (FOLDER / "town_center.svg").write_text(standalone(svg), encoding="utf-8")


if __name__ == "__main__":
    main()
