"""Whether games, rows, masks and rewards are the same here as where they were first played.

`python -m faubourg.research.checksums` plays some games of each kind and compares; with `--write`
it keeps what it found, after a change that is meant.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib import resources
from pathlib import Path
from random import Random
from typing import Final

from faubourg.core.catalogue import pick_one
from faubourg.research.episode import Episode
from faubourg.research.settings import setting

GAMES: Final = ("arcologies", "big_city", "la_citta", "small_city", "town_center")
SEATS: Final = (2, 3)
SEEDS: Final = range(3)
FILE: Final = "checksums.json"


def checksum(game: str, seats: int) -> str:
    """Of some random games: all that a learner is told."""
    episode, told = Episode(setting(game, seats)), hashlib.sha256()
    for seed in SEEDS:
        episode.reset(seed)
        rng = Random(f"checksum {seed}")
        while episode.actors:
            seat = episode.actors[0]
            told.update(bytes([seat]))
            told.update(episode.row(seat))
            told.update(episode.mask(seat).tobytes())
            episode.play(seat, pick_one(episode.legal(seat), rng))
        told.update(repr(episode.rewards()).encode())
    return told.hexdigest()[:16]


def played(games: tuple[str, ...] = GAMES) -> dict[str, str]:
    return {f"{game} {seats}": checksum(game, seats) for game in games for seats in SEATS}


def kept() -> dict[str, str]:
    text = resources.files("faubourg.research").joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, str] = json.loads(text)
    return found


def main() -> None:
    found = played()
    if sys.argv[1:] == ["--write"]:
        Path(__file__).with_name(FILE).write_text(json.dumps(found, indent=1) + "\n")
        return
    others = [name for name, told in kept().items() if found.get(name) != told]
    print("\n".join(f"{name}: {found.get(name)}" for name in others) or "all the same")
    sys.exit(bool(others))


if __name__ == "__main__":
    main()
