"""Counts of action sequences, for the fixed positions of every game.

`quickly` counts by legal sets; `slowly` asks why_not about every action of the catalogue and never
touches a set. An outcome of chance is an edge like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from faubourg.core.model import CHANCE, Action, Seat
from faubourg.core.registry import AnyRules

Edge: TypeAlias = tuple[Seat, Action]
Edges: TypeAlias = Callable[[AnyRules, Any], Iterator[Edge]]


def quickly(rules: AnyRules, state: Any) -> Iterator[Edge]:
    for seat in state.actors:
        actions = drawn(rules, state) if seat == CHANCE else rules.legal(state, seat)
        yield from ((seat, action) for action in actions)


def slowly(rules: AnyRules, state: Any) -> Iterator[Edge]:
    for seat in state.actors:
        if seat == CHANCE:
            yield from ((seat, action) for action in drawn(rules, state))
        for action in rules.catalogue:
            if rules.why_not(state, seat, action) is None:
                yield seat, action


def drawn(rules: AnyRules, state: Any) -> list[Action]:
    return [action for action, _ in rules.chances(state)]


def perft(rules: AnyRules, state: Any, depth: int, edges: Edges = quickly) -> int:
    """How many sequences of so many actions there are."""
    if depth == 1:
        return sum(1 for _ in edges(rules, state))
    count = 0
    for seat, action in edges(rules, state):
        after = state.clone()
        rules.apply(after, seat, action)
        count += perft(rules, after, depth - 1, edges)
    return count
