"""A total is told with what it counts: points, or what the game calls it."""

from __future__ import annotations

import pytest

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch
from faubourg.table.situation import Painter
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from table.tables import table_of


@pytest.mark.parametrize(
    ("game", "seats", "language", "told"),
    [
        ("town_center", 2, "en", "0 pts"), ("town_center", 2, "fr", "0 pt"),
        ("arcologies", 2, "en", "0 pumps"), ("arcologies", 2, "fr", "0 pompe"),
        ("arcologies", 1, "en", "0 rounds"), ("arcologies", 1, "fr", "0 tour"),
    ],
)  # fmt: skip
def test_a_total_is_told_with_what_it_counts(
    game: str, seats: int, language: str, told: str
) -> None:
    match: AnyMatch = Match(find_game(game).rules(seats), Chance.seeded("unit"))
    painter = Painter(table_of(match), Viewer((0,), language), WantedLook(0))
    player = painter.situation().players[0]
    assert f"{player.total} {player.unit}" == told
