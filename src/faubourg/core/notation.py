"""Notation made of the fields of an action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from faubourg.core.model import Action
from faubourg.core.snapshot import names_of


def spelled(action: Action, first: str, names: Mapping[str, Sequence[str]]) -> str:
    """What is done, then its fields in their order, each by its name or as a number."""
    words = [first] if first else []
    for field in names_of(type(action)):
        value = getattr(action, field)
        for number in value if isinstance(value, tuple) else (value,):
            words.append(names[field][number] if field in names else str(number))
    return " ".join(words)


def counted(most: int) -> list[str]:
    """Names of numbers, as people count: from one."""
    return [str(number + 1) for number in range(most)]
