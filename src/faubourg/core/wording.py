"""Codes and values that the texts of all games are told in the same way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from faubourg.core.model import CHANCE, Message, Seat, Value

Values: TypeAlias = dict[str, Value]

NONE: Final = "none"


def told(game: str, name: str, /, *parts: Mapping[str, Value], **values: Value) -> Message:
    found: Values = {}
    for part in parts:
        found.update(part)
    return Message(f"{game}.{name}", {**found, **values})


def plainly(game: str, kind: str, said: str, /, **values: Value) -> Message:
    """What nothing in the code tells better: the text KIND-WORD, with the rest of the notation."""
    word, _, what = said.partition(" ")
    return told(game, f"{kind}-{word}", values, what=what)


def yes(answer: object) -> str:
    return "yes" if answer else "no"


def person(seat: Seat) -> Values:
    """The seat as people count; whoever knows the names adds one as `who`."""
    return {"player": seat + 1, "named": "no"}


def waiting(game: str, actors: tuple[Seat, ...], step: str) -> Message:
    """Whom one waits for: chance, one player or several."""
    if actors == (CHANCE,):
        return told(game, "prompt-chance", step=step)
    if len(actors) > 1:
        return told(game, "prompt-wait-many", count=len(actors))
    return told(game, "prompt-wait", person(actors[0]), step=step)


def places(ranking: Sequence[Sequence[Seat]]) -> Iterator[tuple[Seat, int]]:
    """All seats, best first, each with its place; tied seats share one."""
    better = 0
    for tied in ranking:
        yield from ((seat, better + 1) for seat in tied)
        better += len(tied)


def listed(name: str, items: Sequence[str]) -> Values:
    """How many, all but the last, and the last: the text puts its "and" between them."""
    last = items[-1] if items else NONE
    return {name: len(items), f"{name}-rest": ", ".join(items[:-1]), f"{name}-last": last}
