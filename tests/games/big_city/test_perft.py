"""Positions whose number of action sequences is known: see perft.py."""

from __future__ import annotations

from marks import rule
from perft import Count, each

from games.big_city.table import Table, begun, city


def pool() -> Table:
    """Two players place the first two districts."""
    return begun(2)


def extra_card() -> Table:
    """Three players in reverse order; the last to place draws first."""
    game = begun(3, {"extra_card": "on", "reverse_placement": "on"})
    return game.follow("district 2 0", "at 3 0", "district 3 90", "at 0 3")


def builders() -> Table:
    """A grown city with parks, a factory, a tram and full hands."""
    return city("""
        layout L1
        city-hall 16
        lincoln-park 32 33
        stanford 11 14 17
        residence-2 12 13
        office-1 26
        office-1 19
        residence-1 51
        tram H,1,1 V,2,1 H,2,2
        hand 1: 15 18 25 41 central-park
        hand 2: 22 27 31 35 36
        decks 2 5 7
    """)


def new_buildings() -> Table:
    """The same town with every new building in the supply."""
    return city("""
        layout L1
        city-hall 16
        rockwell 34 35 37 38
        cinema 12
        office-1 26
        office-2 19 41
        residence-1 51
        residence-1 13
        tram H,1,1
        hand 1: 15 18 25 21 53
        hand 2: 22 27 42 43 17
        decks 2 5
    """, options={"new_buildings": "all", "limited_trams": "pieces"})  # fmt: skip


def german_line() -> Table:
    """A line near the edge, one segment left for each of two turns."""
    return city("city-hall 15\nresidence-2 12 13\ntram H,0,1 V,1,1\nhand 1: 11 17\nhand 2: 18 19")


def english_line() -> Table:
    text = "city-hall 15\nresidence-2 12 13\ntram H,0,1 V,1,1\nhand 1: 11 17\nhand 2: 18 19"
    return city(text, options={"tram_rule": "english"})


def last_cards() -> Table:
    """All districts and trams are laid; obsolete cards go, hands shrink, all may pass."""
    return city("""
        layout ALL
        city-hall 16
        lincoln-park 15 18
        tram H,0,0 H,1,0 H,2,0 H,3,0 H,4,0 H,5,0 H,6,0 V,7,0 V,7,1 V,7,2 V,7,3 H,7,4 H,8,4 V,9,4
        tram V,9,5 V,9,6 H,8,7
        hand 1: 15 11 31
        hand 2: 18 12
        full 3 3
        under 1: 14
        decks 7
        out 71 72 73 74 75 76
    """)


def limited_draws() -> Table:
    return city("""
        layout L1
        hand 1: 61 11 12 13
        hand 2: 62 31
        decks 1 3 6
        out 14 15 16 17 18 33 34 35 36 37 38 39
    """, options={"limited_draws": "on", "obsolete": "exchange"})  # fmt: skip


def market() -> Table:
    """Three players trade; the decks are almost empty, for those who find nobody."""
    return city("""
        hand 1: 11 21
        hand 2: 12
        hand 3: 31 13
        decks 8
        out 81 82 83 84 85 86 87
    """, seats=3, options={"trade": "on"})  # fmt: skip


COUNTS = [
    Count(pool, 4, 38_016, 2), Count(extra_card, 5, 86_102, 2), Count(builders, 3, 10_956, 2),
    Count(new_buildings, 3, 13_207, 2), Count(german_line, 4, 206_193, 2),
    Count(english_line, 4, 244_327, 2), Count(last_cards, 9, 25_276, 2),
    Count(limited_draws, 8, 17_252, 2), Count(market, 6, 48_757, 2),
]  # fmt: skip


@rule("2.12", "3.2.1", "3.3.5", "3.4.7", "3.6.3", "3.8.4", "6.1.6", "6.3.1", "6.5.1")
@each(COUNTS)
def test_the_number_of_sequences(count: Count) -> None:
    count.check()
