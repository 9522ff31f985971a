"""States and matches of one moment as plain data and back.

A match is kept so that a long game need not be played again to be gone on with. The entries stay
the truth: what is kept beside them is believed only by the code that wrote it.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from faubourg.core.builds import is_compiled
from faubourg.core.catalogue import members
from faubourg.core.match import Entry, Match
from faubourg.core.model import Names, Rules
from faubourg.core.states import Step

Plain: TypeAlias = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]

T = TypeVar("T")
ATOMS: Final = (bool, int, float, str, type(None))
LARGEST: Final = 2**53 - 1  # beyond it JavaScript reads another number
NO_NAMES: Final = Names()


def dump(value: object) -> Plain:
    """Dataclasses become objects by field name, lists and tuples become lists."""
    if isinstance(value, ATOMS):  # asked first, because most values are
        return value
    if is_dataclass(value):
        return {name: dump(getattr(value, name)) for name in names_of(type(value))}
    if isinstance(value, list | tuple):
        return [dump(item) for item in value]
    assert isinstance(value, dict), f"not plain: {value!r}"
    return {str(key): dump(item) for key, item in value.items()}


def describe(value: object, names: Mapping[str, Names], own: Names = NO_NAMES) -> Plain:
    """The same for programs that only read it, with the game's names where it has numbers."""
    if is_dataclass(value):
        kept = names_of(type(value))
        return {key: describe(getattr(value, key), names, names.get(key, own)) for key in kept}
    if isinstance(value, list | tuple):
        return [describe(item, names, own) for item in value]
    if isinstance(value, dict):
        return {str(key): describe(item, names, own) for key, item in value.items()}
    if type(value) is not int:
        return dump(value)
    return [_name(n, own) for n in members(value)] if own.is_set else _name(value, own)


def _name(number: int, own: Names) -> Plain:
    if 0 <= number < len(own.words):
        return own.words[number]
    return number if abs(number) <= LARGEST else str(number)


def load(kind: type[T], plain: Plain) -> T:
    """What dump made, as this kind of dataclass again."""
    loaded: T = _load(kind, plain)
    return loaded


def _load(kind: Any, plain: Plain) -> Any:
    if is_dataclass(kind):
        assert isinstance(plain, dict)
        make: Any = kind
        return make(*(_load(hint, plain[name]) for name, hint in _hints(make).items()))
    origin, given = get_origin(kind), get_args(kind)
    if origin is list:
        assert isinstance(plain, list)
        return [_load(given[0], item) for item in plain]
    if origin is tuple:
        assert isinstance(plain, list)
        kinds = [given[0]] * len(plain) if given[-1] is Ellipsis else list(given)
        return tuple(_load(each, item) for each, item in zip(kinds, plain, strict=True))
    if origin is dict:
        assert isinstance(plain, dict)
        return {key: _load(given[1], item) for key, item in plain.items()}
    return plain


def names_of(kind: type) -> tuple[str, ...]:
    """The fields it is made from; who listens to a state is none of them."""
    return _names_of(kind)


@cache
def _names_of(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.init)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    hints = get_type_hints(kind)
    for base in reversed(kind.__mro__):
        hints |= _written(base) if is_dataclass(base) else {}
    return {name: hints[name] for name in names_of(kind)}


def _written(kind: Any) -> dict[str, Any]:
    """A compiled class only knows that a field is a list: of what is read in its source."""
    if not is_compiled(kind.__module__):
        return {}
    module = sys.modules[kind.__module__]
    file = Path(str(module.__file__))
    tree = ast.parse(file.with_name(file.name.split(".")[0] + ".py").read_bytes())
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    body = next(node.body for node in classes if node.name == kind.__name__)
    return {
        line.target.id: eval(ast.unparse(line.annotation), vars(module))
        for line in body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


# Matches


def save(match: Match[Any, Any]) -> dict[str, Any]:
    """All a match knows beyond its entries; an action is only its place in the catalogue."""
    return {
        "state": dump(match.state),
        "steps": [
            [s.seat, s.action.index, s.actors, s.forced, s.known, s.entry] for s in match.steps
        ],
        "known": match.known,
        "undone": [[seat, _indices(taken)] for seat, taken in match.undone.items()],
        "drawn": match.drawn,
        "recent": [[length, dump(state)] for length, state in match.recent.kept.items()],
    }


def _indices(taken_back: list[list[Any]]) -> list[list[int]]:
    return [[action.index for action in actions] for actions in taken_back]


def restore(rules: Rules[Any, Any], entries: list[Entry], saved: dict[str, Any]) -> Match[Any, Any]:
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


def code_of(rules: Rules[Any, Any]) -> str:
    """Names the very sources these rules are made of: another version reads states otherwise."""
    return _code_of(type(rules))


@cache
def _code_of(kind: type) -> str:
    folders = {folder for base in kind.__mro__ if (folder := _folder(base.__module__))}
    digest = hashlib.sha256()
    for file in sorted(file for folder in folders for file in folder.glob("*.py*")):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _folder(module: str) -> Path | None:
    """Where our sources and those of a game from elsewhere lie; not Python's own."""
    file = getattr(sys.modules[module], "__file__", None)
    own = module.split(".")[0] not in sys.stdlib_module_names
    return Path(file).parent if file and own else None
