"""Counts of action sequences from fixed positions: any change in what is legal changes one.

The tests count by legal_set, and once more slowly not so deep, where why_not is asked about every
action of the catalogue. An outcome of chance is an edge like any
other, whatever its weight.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from marks import rule
from perft import perft, quickly, slowly

from games.arcologies.squares import COMPLETE, EXAMPLE, HALL
from games.arcologies.table import Table, start, table


def dealing() -> Table:
    """First player, arcologies, and the first town hall of three."""
    return start(3)


def example() -> Table:
    """The rulebook's example, one player with metal and a stone, the other without."""
    words = EXAMPLE.replace("commercial-2 b4 c4", "commercial-3 b3 b4 c4")
    stock = ["hall metal metal metal stone; g1 metal"]
    return table(f"{words}; warehouse g1", "residential-1 a1*", stock=stock, steps=[0, 0])


def moving_units() -> Table:
    """A covered warehouse whose units move, one after the other."""
    words = f"{COMPLETE.replace('park-1 e3', 'warehouse e3')}; warehouse g1; warehouse g3"
    stock = ["hall metal wood; g1 wood; e3 wood stone"]
    return table(words, stock=stock, options={"covered_materials": "move"}, seats=1)


def pairs() -> Table:
    """Citizens inside and at work, and stone slots for pairs."""
    words = "arcology c3 d3* e3*; factory-2 a1 b1**; factory-3 g1 f1 f2; park-1 a5; park-1 a6*"
    return table(words, "arcology c3 d3*1; park-1 g1", phase=3, pumps=[4], pollution=[9])


def offer() -> Table:
    """A draw is offered, then the next round begins."""
    return table(HALL, HALL, phase=8, quiet=15, last_host=1)


# Position, depth, count.
COUNTS: list[tuple[Callable[[], Table], int, int]] = [
    (dealing, 5, 7_776),
    (example, 4, 428),
    (moving_units, 3, 10_843),
    (pairs, 7, 20_236),
    (offer, 4, 3_648),
]


def _named(value: object) -> str:
    return str(getattr(value, "__name__", value))


@rule("2.3", "4.1.4", "5.2.1", "8.13", "10.4")
@pytest.mark.parametrize(("position", "depth", "count"), COUNTS, ids=_named)
def test_the_number_of_sequences(position: Callable[[], Table], depth: int, count: int) -> None:
    game = position()
    assert perft(game.rules, game.state, depth, quickly) == count


@pytest.mark.parametrize(
    ("position", "depth"), [(dealing, 5), (example, 2), (moving_units, 1), (pairs, 3), (offer, 2)],
    ids=_named,
)  # fmt: skip
def test_counting_slowly_gives_the_same(position: Callable[[], Table], depth: int) -> None:
    game = position()
    counts = [perft(game.rules, game.state, depth, edges) for edges in (quickly, slowly)]
    assert counts[0] == counts[1]
