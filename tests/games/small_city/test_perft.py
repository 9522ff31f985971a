"""Positions whose number of action sequences is known: see perft.py."""

from __future__ import annotations

from marks import rule
from perft import Count, each

from games.small_city.table import Table, start, table


def town_halls() -> Table:
    """The set-up for two, one of them on the expert side."""
    return start(2, {"sides": "easy,expert", "first_player": "2"})


def cards() -> Table:
    """Four players take action cards; the City councillor and the Urban planner are among them."""
    game = table(phase=1, round=3, seats=4, money=[1, 2, 0, 3], steps=[3, 3, 2, 0])
    return game.follow("street a1 b1").circle("supporter", "planner", "engineer", "opponent")


def plans() -> Table:
    """Two plan in secret: houses and a factory that grow, a mayor, stores to pay from."""
    return table(
        "town-hall a1 b1 a2 b2; school c3; residential-1 c1*; factory-1 f6; warehouse g6; "
        "refinery f4",
        "town-hall a1 b1 a2 b2; residential-2 c1* d1*; library a3 b3; police f1 g1",
        money=[2, 1], stock=["hall wood; g6 wood stone", "hall wood"], mayor="c2 d2", hall=[2, 1],
    )  # fmt: skip


def moves() -> Table:
    """Tourists, a metro, an active police station, a fire station, closed slots."""
    return table(
        "metro a1* b1 c1 d1; factory-1 f1*; residential-1 a3*; fire a5 b5 b6; park-1 g3*2",
        "police a1* b1; commercial-2 c2 d2*1; museum e5*1 f5 g5*; residential-1 a7*",
        "school a1*; park-1 c1*1; factory-2 e1*3 f1; residential-1 g1",
        seats=3, phase=3, hall=[1, 0, 1],
    )  # fmt: skip


def commerce() -> Table:
    """Two use their shops at the same time, one of them abroad too."""
    return table(
        "commercial-4 a1* b1* b2* a2*; warehouse d1", "commercial-3 a1* b1*1 b2*; warehouse d1",
        phase=4, money=[1, 2], stock=["hall wood; d1 stone wood", "d1 metal"],
    )  # fmt: skip


def stores() -> Table:
    """Scarce wood made at home and abroad, and too little room."""
    return table(
        "factory-2 a1* b1*; factory-1 d1*; warehouse a3; warehouse c3",
        "factory-1 a1*1; factory-3 c1*1 d1* d2*; warehouse a3",
        phase=4, raw="wood=2 stone=2 metal=1", hall=[3, 4], stock=["a3 stone", "a3 wood"],
    )  # fmt: skip


def victims() -> Table:
    """Two have a victim; one has a clinic, the other graves already; then comes the council."""
    return table(
        "clinic a1* b1 a2 b2 a3; museum c1* d1*2 e1*2", "metro a1* b1* c1* d1*1",
        phase=6, pollution=[20, 20], graves=["", "d4"], hall=[0, 4],
    )  # fmt: skip


def council() -> Table:
    """The advanced game: money, votes or the last special promises."""
    game = table(
        "warehouse a1", phase=7, money=[3, 1], votes=[1, 0], hall=[3], stock=["a1 wood"],
        discs=["industry-1 tourism-3", "economy-3"], options={"victory": "electoral"},
    )  # fmt: skip
    game.state.unseen, game.state.under, game.state.known = 0b110, [9, 5], [0b10, 0b10]
    return game


def council_tiles() -> Table:
    """Column 4 of construction: nearly every tile, with warehouses and guards."""
    game = table(
        "residential-1 c3*; residential-1 e5; refinery g1", phase=7, money=[4], hall=[1],
        discs=["construction-3"], mayor="a1 b1",
    )  # fmt: skip
    return game.play("invest construction next money")


def alone() -> Table:
    """Solo, President: four die, then the council, then the next ring of cards."""
    return table(
        "residential-4 a1* b1* a2* b2*", seats=1, phase=6, graves=["g1"], money=[1],
        options={"difficulty": "president"},
    )  # fmt: skip


COUNTS = [
    Count(town_halls, 4, 54_000, 2), Count(cards, 5, 204_730, 3), Count(plans, 2, 232_897, 1),
    Count(moves, 7, 39_207, 4), Count(commerce, 5, 34_098, 2), Count(stores, 8, 4_320, 5),
    Count(victims, 5, 72_224, 2), Count(council, 4, 409_668, 2), Count(council_tiles, 2, 79_774, 1),
    Count(alone, 9, 11_760, 5),
]  # fmt: skip


@rule("4.2.3", "5.1.8", "7.1.7", "8.2.2", "8.4.3", "10.3.5", "11.1.3", "16.1.2", "17.2.8")
@each(COUNTS)
def test_the_number_of_sequences(count: Count) -> None:
    count.check()
