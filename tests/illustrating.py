"""The pictures of the rules pages, from the positions of the tests.

Each game has a module `pictured.py` with its PICTURES; `python illustrating.py [GAME ...]` in
tests/ writes them beside the game's code, and a test says when they are no longer the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from position import AnyPosition

from faubourg.core import snapshot
from faubourg.core.examples import FILE, Example
from faubourg.core.model import NOBODY, Seat, Value
from faubourg.core.registry import find_game

DRAWN = ("town_center", "big_city", "la_citta", "small_city", "arcologies")


def picture(
    name: str, rule: str, game: AnyPosition, *, values: Mapping[str, Value] | None = None,
    overlay: str = "", lit: Iterable[str] = (), shown: str = "", refused: str = "",
    panel: str = "", frame: Sequence[float] = (), board: Seat = NOBODY,
) -> Example:  # fmt: skip
    """As its seat sees it. What is shown must be allowed, what is refused must not be."""
    assert not shown or game.why_not(shown) is None, f"{name}: {shown} is refused"
    assert not refused or game.why_not(refused) is not None, f"{name}: {refused} is allowed"
    state = snapshot.dump(game.state)
    assert isinstance(state, dict)
    return Example(
        name, rule, game.rules.seats, state, dict(game.rules.options), game.seat,
        dict(values or {}), overlay, sorted(lit), shown, refused, panel,
        [round(number, 1) for number in frame], board,
    )  # fmt: skip


def lit(game: AnyPosition, kind: str, place: int = -1) -> set[str]:
    """What the page would light for all choices that begin so."""
    legal = game.rules.legal(game.state, game.seat)
    chosen = [action for action in legal if game.rules.notation(action).startswith(kind)]
    return {game.drawer.touches(game.known, game.seat, action)[place] for action in chosen}


def pictures(key: str) -> list[Example]:
    made: list[Example] = import_module(f"games.{key}.pictured").PICTURES
    return made


def written(key: str) -> str:
    """One line an example; what is as usual is left out."""
    usual = asdict(Example("", "", 0, {}))
    rows = [
        {name: value for name, value in asdict(one).items() if value != usual[name]}
        for one in pictures(key)
    ]
    lines = [json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def path_of(key: str) -> Path:
    return Path(str(files(find_game(key).package)), FILE)


if __name__ == "__main__":
    for key in sys.argv[1:] or DRAWN:
        path_of(key).write_text(written(key), encoding="utf-8")
        print(f"{key}: {len(pictures(key))} pictures")
