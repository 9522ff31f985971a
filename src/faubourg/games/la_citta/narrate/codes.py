"""Codes, numbers and lists that the texts are told; their words are the texts' own business."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from faubourg.core.model import Message, Seat, Value
from faubourg.games.la_citta.components import HALVES

Values: TypeAlias = dict[str, Value]

NONE: Final = "none"


def told(name: str, *parts: Mapping[str, Value], **values: Value) -> Message:
    told: Values = {}
    for part in parts:
        told.update(part)
    return Message(f"la_citta.{name}", {**told, **values})


def yes(answer: object) -> str:
    return "yes" if answer else "no"


def person(seat: Seat) -> Values:
    """The seat as people count; whoever knows the names adds one as `who`."""
    return {"player": seat + 1, "named": "no"}


def listed(name: str, items: Sequence[str]) -> Values:
    """How many, all but the last, and the last: the text puts its "and" between them."""
    last = items[-1] if items else NONE
    return {name: len(items), f"{name}-rest": ", ".join(items[:-1]), f"{name}-last": last}


def in_arches(halves: int) -> str:
    """Points are counted in halves, because of the theatre: 3 halves are 1½."""
    whole, half = divmod(halves, HALVES)
    return f"{whole or ''}½" if half else str(whole)


def both_services(name: str, services: Sequence[str]) -> Values:
    """One or two services, as the Voices of a year: name-1, name-2 and how many."""
    return {name: len(services), f"{name}-1": services[0], f"{name}-2": services[-1]}
