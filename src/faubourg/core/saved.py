"""A match as plain data and back, so that a long game need not be played again to be gone on with.

The entries stay the truth. What is saved beside them is believed only by the code that wrote it.
"""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

from faubourg.core.match import Entry, Match
from faubourg.core.registry import AnyRules
from faubourg.core.snapshot import dump, load
from faubourg.core.states import Step


def save(match: Match[Any, Any]) -> dict[str, Any]:
    """All a match knows beyond its entries; an action is only its place in the catalogue."""
    return {
        "state": dump(match.state),
        "steps": [[s.seat, s.action.index, s.actors, s.forced, s.known] for s in match.steps],
        "known": match.known,
        "undone": [[seat, _indices(taken)] for seat, taken in match.undone.items()],
        "drawn": match.drawn,
        "recent": [[length, dump(state)] for length, state in match.recent.kept.items()],
    }


def _indices(taken_back: list[list[Any]]) -> list[list[int]]:
    return [[action.index for action in actions] for actions in taken_back]


def restore(rules: AnyRules, entries: list[Entry], saved: dict[str, Any]) -> Match[Any, Any]:
    """The match as it was when these were its entries. Chance must be given anew."""
    match, catalogue = Match(rules, None), rules.catalogue
    kind = type(match.state)
    match.state = load(kind, saved["state"])
    match.recent.kept = {length: load(kind, state) for length, state in saved["recent"]}
    match.entries, match.known = entries, saved["known"]
    match.steps = [Step(s, catalogue[i], tuple(a), *rest) for s, i, a, *rest in saved["steps"]]
    for seat, taken_back in saved["undone"]:
        match.undone[seat] = [[catalogue[i] for i in indices] for indices in taken_back]
    match.drawn = saved["drawn"]
    return match


def code_of(rules: AnyRules) -> str:
    """Names the very sources these rules are made of: another version reads states otherwise."""
    return _code_of(type(rules))


@cache
def _code_of(kind: type) -> str:
    folders = {folder for base in kind.__mro__ if (folder := _folder(base.__module__))}
    digest = hashlib.sha256()
    for file in sorted(file for folder in folders for file in folder.glob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _folder(module: str) -> Path | None:
    """Where our sources and those of a game from elsewhere lie; not Python's own."""
    file = getattr(sys.modules[module], "__file__", None)
    own = module.split(".")[0] not in sys.stdlib_module_names
    return Path(file).parent if file and own else None
