"""A table needs no server: it is played, told, previewed and shown with nothing of one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("litestar", "sqlalchemy", "uvicorn") or name == "faubourg.web":
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nothing())

from random import Random
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.registry import find_game
from faubourg.core.texts import Texts
from faubourg.table.answers import preview, touching, why
from faubourg.table.situation import Painter, paint
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from table.tables import table_of

game = find_game(sys.argv[1])
table = table_of(Match(game.rules(2, game.for_programs()), Chance.seeded("alone")))
match, rng, viewer = table.match, Random(1), Viewer((0, 1), "fr")
while not table.over:
    seat = rng.choice(match.state.actors)
    action = match.rules.pick(match.state, seat, rng)
    if rng.random() < 0.02:
        painter = Painter(table, viewer, WantedLook(seat, eyes=seat))
        assert painter.situation().actions
        assert preview(painter, seat, action.index).board
        assert why(table, Texts("fr"), seat, {"nothing"}, touching(table, seat)).text
    match.play(seat, action)
    table.play_forced()
    table.catch_up()
table.story.totals()
assert paint(table, viewer, WantedLook()).result.chart
"""


@pytest.mark.parametrize("game", ["town_center", "small_city"])
def test_a_whole_game_without_a_server(game: str) -> None:
    command = [sys.executable, "-c", ALONE, game]
    done = subprocess.run(command, capture_output=True, text=True, cwd=TESTS, timeout=120)
    assert done.returncode == 0, done.stderr
