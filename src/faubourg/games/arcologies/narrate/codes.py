"""Codes and values that the texts of the expansion are told."""

from __future__ import annotations

from collections.abc import Mapping

from faubourg.core.model import Message, Value
from faubourg.games.small_city.narrate.codes import Values

BASE = "small_city."
OWN = "arcologies."


def told(name: str, *parts: Mapping[str, Value], **values: Value) -> Message:
    found: Values = {}
    for part in parts:
        found.update(part)
    return Message(f"{OWN}{name}", {**found, **values})


def retold(message: Message, **values: Value) -> Message:
    """What Small City tells, in words of the expansion: the same key and more values."""
    return Message(message.key.replace(BASE, OWN), {**message.values, **values})


def is_base(message: Message, name: str) -> bool:
    return message.key == f"{BASE}{name}"
