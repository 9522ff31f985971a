"""States as plain data and back, for snapshots and for people who want to look inside."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from faubourg.core.catalogue import members
from faubourg.core.model import Names

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
    return {name: hints[name] for name in names_of(kind)}
