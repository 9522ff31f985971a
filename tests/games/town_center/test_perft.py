"""Counts of action sequences from fixed positions: any change in what is legal changes one.

The counts were made by `slowly`, which asks why_not about every action of the catalogue and never
touches legal_set: `python -m games.town_center.test_perft` in tests/ prints them all that way, in
half a minute. The tests count by legal_set, and once more slowly at a smaller depth. An outcome of
chance is an edge like any other, whatever its weight; seats that act at once act in seat order.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from marks import rule
from perft import perft, quickly, slowly

from games.town_center.table import Table, crowd, start, table


def solo_start() -> Table:
    """Hall, three draws, one cube back, the first cube built."""
    return start(1)


def central_park() -> Table:
    """The last places of the line, the hall, and what is taken from the line."""
    game = start(1, {"solo": "central_park"})
    names = ["lift", "utility", "shop", "residence"] * 3 + ["lift", "utility", "residence"]
    return game.play(*(f"draw {name}" for name in names))


def tight_construction() -> Table:
    """Two cities with few places left, one of which must be kept for the second cube."""
    one = crowd("b2 c2 d4 e4", "L@c3 U@c4 S@d3 R@a2")
    other = crowd("b3 b4", "LL@c3 U@c2 RO@c4 R@d4")
    return table([one, other], hands=["RS", "RL"], money=[4, 12], round=6, first=1)


def towers_for_five() -> Table:
    """The first player stacks ten cubes of five colours."""
    return table([""] * 5, drawn="OORRRSUULL", towers="- - - -", step="towers", round=3)


def towers_for_four_to_draft() -> Table:
    """The last cubes are stacked, then everybody takes."""
    return table(["H@c3"] * 4, drawn="RSL", towers="RU SL O -", step="towers", round=3)


def development_chain() -> Table:
    """Three cities that grow several times, merge and run the reserve out; then they may buy."""
    high = "LLL@c2 U@c1 R@b3 O@b2 O@a3 HO@b4 OR@c3 S@d3 R@d4"
    flat = "R@c3 H@b3 O@d3 O@c2 S@d4 R@e4 R@d5"
    shops = "S@b3 S@d3 R@b2 R@b4 R@d2 R@d4 U@c3"
    game = table([high, flat, shops], reserve="R4 S3", money=[9, 15, 0], round=4)
    for seat in range(3):
        game.sit(seat).play("confirm")
    return game


# Position, depth, count.
COUNTS: list[tuple[Callable[[], Table], int, int]] = [
    (solo_start, 6, 107_520),
    (central_park, 8, 22_800),
    (tight_construction, 8, 30_880),
    (towers_for_five, 6, 1_090_800),
    (towers_for_four_to_draft, 8, 10_800),
    (development_chain, 9, 276_276),
]


def _named(value: object) -> str:
    return str(getattr(value, "__name__", value))


@rule("3.1.3", "3.1.4", "3.2.7", "3.3.6", "3.5.1", "4.2", "4.3")
@pytest.mark.parametrize(("position", "depth", "count"), COUNTS, ids=_named)
def test_the_number_of_sequences(position: Callable[[], Table], depth: int, count: int) -> None:
    game = position()
    assert perft(game.rules, game.state, depth) == count


@pytest.mark.parametrize("position", [position for position, _, _ in COUNTS], ids=_named)
def test_counting_slowly_gives_the_same(position: Callable[[], Table]) -> None:
    game = position()
    counts = [perft(game.rules, game.state, 3, edges) for edges in (quickly, slowly)]
    assert counts[0] == counts[1]


if __name__ == "__main__":
    for made, far, _ in COUNTS:
        there = made()
        print(made.__name__, far, perft(there.rules, there.state, far, slowly))
