"""Positions whose number of action sequences is known: see perft.py."""

from __future__ import annotations

from marks import rule
from perft import Count, each

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


COUNTS = [
    Count(solo_start, 6, 107_520, 3), Count(central_park, 8, 22_800, 3),
    Count(tight_construction, 8, 30_880, 3), Count(towers_for_five, 6, 1_090_800, 3),
    Count(towers_for_four_to_draft, 8, 10_800, 3), Count(development_chain, 9, 276_276, 3),
]  # fmt: skip


@rule("3.1.3", "3.1.4", "3.2.7", "3.3.6", "3.5.1", "4.2", "4.3")
@each(COUNTS)
def test_the_number_of_sequences(count: Count) -> None:
    count.check()
