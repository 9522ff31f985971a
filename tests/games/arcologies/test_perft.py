"""Positions whose number of action sequences is known: see perft.py."""

from __future__ import annotations

from marks import rule
from perft import Count, each

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


COUNTS = [
    Count(dealing, 5, 7_776, 5), Count(example, 4, 428, 2), Count(moving_units, 3, 10_843, 1),
    Count(pairs, 7, 20_236, 3), Count(offer, 4, 3_648, 2),
]  # fmt: skip


@rule("2.3", "4.1.4", "5.2.1", "8.13", "10.4")
@each(COUNTS)
def test_the_number_of_sequences(count: Count) -> None:
    count.check()
