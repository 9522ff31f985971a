"""A picture is the same in every process: two servers, or one before and after a restart."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
from hashlib import sha256
from importlib.resources import files

from faubourg.core import record
from faubourg.core.presentation import Look
from faubourg.core.registry import games
from faubourg.core.replay import follow
from faubourg.core.texts import Texts

FRENCH = Texts("fr")
for game in games().values():
    match = follow(record.load(files(game.package).joinpath("card.jsonl").read_text()))
    view, drawer = match.rules.known(match.state, 0), game.drawer(match.rules)
    for overlay in ("", *drawer.OVERLAYS):
        look = Look(overlay=overlay)
        shown = drawer.draw(view, FRENCH, look), drawer.panels(view, FRENCH, look)
        print(game.key, overlay, sha256(repr(shown).encode()).hexdigest())
"""


def pictures(seed: int) -> list[str]:
    """With that seed for the order in which sets are walked through."""
    command = [sys.executable, "-c", PROGRAM]
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_a_picture_does_not_depend_on_the_process() -> None:
    first = pictures(1)
    assert len(first) > 10 and pictures(2) == first
