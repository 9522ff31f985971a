"""Every city that the rules page shows could have been built."""

from __future__ import annotations

import pytest

from faubourg.core.examples import Example, scene
from faubourg.games.town_center.components import HIGHEST, LIFT
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import City, column, height_limit
from games.town_center.pictured import PICTURES


@pytest.mark.parametrize("example", PICTURES, ids=lambda example: example.name)
def test_no_tower_is_higher_than_its_lift_allows(example: Example) -> None:
    shown = scene("town_center", example)
    assert isinstance(shown.rules, TownCenterRules)
    cities: list[City] = shown.known.cities
    for board, city in zip(shown.rules.boards, cities, strict=True):
        assert city.limit == height_limit(board, city)
        columns = [column(board, city, cell) for cell in range(len(board.columns))]
        for cubes in columns:
            black = cubes.count(LIFT)
            assert black in (0, len(cubes))  # 3.2.4
            assert len(cubes) <= (HIGHEST if black else city.limit)
