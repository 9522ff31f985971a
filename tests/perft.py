"""Counts of action sequences from fixed positions: any change in what is legal changes one.

`quickly` counts by legal sets; `slowly` asks why_not about every action of the catalogue and never
touches a set: `python -m perft big_city` in tests/ prints all counts of a game that way, in some
minutes. An outcome of chance is an edge like any other, whatever its weight; seats that act at once
act in seat order.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

import pytest
from position import AnyPosition

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


@dataclass(frozen=True)
class Count:
    """A position, how many sequences of a length there are, and the length to count slowly."""

    position: Callable[[], AnyPosition]
    depth: int
    count: int
    slow: int

    def number(self, depth: int, edges: Edges = quickly) -> int:
        game = self.position()
        return perft(game.rules, game.state, depth, edges)

    def check(self) -> None:
        assert self.number(self.depth) == self.count
        assert self.number(self.slow) == self.number(self.slow, slowly)


def each(counts: list[Count]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("count", counts, ids=lambda count: count.position.__name__)


if __name__ == "__main__":
    for known in import_module(f"games.{sys.argv[1]}.test_perft").COUNTS:
        print(known.position.__name__, known.depth, known.number(known.depth, slowly), flush=True)
