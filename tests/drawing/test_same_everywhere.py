"""A picture is the same in every process: two servers, or one before and after a restart."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

RECORDS = Path(__file__).parents[2] / "records"
PROGRAM = """
import sys
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from faubourg.core import record
from faubourg.core.presentation import Look
from faubourg.core.registry import games
from faubourg.core.replay import follow
from faubourg.core.texts import Texts

FRENCH = Texts("fr")


def show(key, rules, state, seat, turn):
    known, drawer = rules.known(state, 0), games()[key].drawer(rules)
    for overlay in ("", *drawer.OVERLAYS):
        look = Look(seat=seat, overlay=overlay, turn=turn)
        shown = drawer.draw(known, FRENCH, look), drawer.panels(known, FRENCH, look)
        print(key, overlay, sha256(repr(shown).encode()).hexdigest())


for game in games().values():
    match = follow(record.load(files(game.package).joinpath("card.jsonl").read_text()))
    show(game.key, match.rules, match.state, 0, 0)
# Two cubes of one unit are seen equally well from this side.
match = follow(record.load(Path(sys.argv[1], "town_center", "chosen_first.jsonl").read_text()))
show("town_center", match.rules, [state for state, _ in match.timeline()][91], 2, 1)
"""


def pictures(seed: int) -> list[str]:
    """With that seed for the order in which sets are walked through."""
    command = [sys.executable, "-c", PROGRAM, str(RECORDS)]
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_a_picture_does_not_depend_on_the_process() -> None:
    first = pictures(1)
    assert len(first) > 10 and pictures(2) == first
