"""Playthroughs, OpenSpiel's way to notice any change of a game: `playthroughs/GAME.txt.gz`.

After a change that is meant they are written anew by
`PYTHONPATH=tests .venv/bin/python -m research.playing_through`.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

from research.settings import GAMES

flags.FLAGS.mark_as_parsed()  # the playthroughs' own, which stay as they are usually
FOLDER: Final = Path(__file__).parent / "playthroughs"


def kept(game: str) -> str:
    return gzip.decompress((FOLDER / f"{game}.txt.gz").read_bytes()).decode()


def write() -> None:
    for game in GAMES:
        words = f"python_faubourg_{game}(players=2)"
        text = generate_playthrough.playthrough(words, action_sequence=None, seed=1)
        (FOLDER / f"{game}.txt.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    write()
