"""Positions whose number of action sequences is known: see perft.py."""

from __future__ import annotations

from marks import rule
from perft import Count, each

from faubourg.games.la_citta import year
from faubourg.games.la_citta.components import CARDS, UNSEEN
from games.la_citta.table import ADVANCED, EXPANSION, Table, start, table


def first_turns() -> Table:
    """The first turns of a game for two."""
    game = start(2, {"first_player": "2"})
    cards = ("palace", "hospital", "bread-and-games", "blessed-era", "ask-the-people")
    game.follow(*(f"lay {card}" for card in (*cards, "bountiful-harvest", "master-builder")))
    return game.follow("voice open health")


def politics() -> Table:
    """A small city for each of two players, money, and cards of every kind."""
    return table(
        red=["6-13:4 hospital@6-15 farmhouse@5-12"], blue=["8-25:2"], gold=[5, 2], cards=[0, 0],
        display="bread-and-games blessed-era bountiful-harvest ask-the-people palace", round=5,
    )  # fmt: skip


def roads() -> Table:
    """The expansion: roads, replacing them, and the Master Builder."""
    return table(
        red=["4-13:3 road@3-14", "8-9:2"], blue=["2-19:2 road@3-18"], gold=[2, 4], cards=[1, 1],
        display="master-builder port estate", round=5, pools="road=3", options=EXPANSION,
    )  # fmt: skip


def two_voices() -> Table:
    """Three players with neighbours everywhere; culture and education are Voices."""
    game = table(
        red=["4-11:3 palace@4-9 school@4-7", "2-19:3 statue@2-17"],
        blue=["4-21:4 palace@4-23 university@4-25", "8-13:4 school@9-12"],
        green=["6-15:4 statue@6-17 school@7-14 school@7-18"],
        seats=3,
    )
    return game.reveal("culture", "education")


def hunger() -> Table:
    """Both players starve, and tiles go one by one; then the next year begins."""
    game = table(
        red=["4-13:4 school@3-14 statue@4-11 school@4-9", "2-19:3 quarry@2-17"],
        blue=["4-21:5 school@4-23 market@4-25 statue@5-24"],
    )
    return game.reveal("health", "education", "education")


def relocation() -> Table:
    """The expansion: short cities with roads, a market and a fountain."""
    game = table(
        red=["8-9:8 market@8-7 fountain@9-8 road@8-11 school@8-13 statue@9-12 road@7-14 "
             "school@6-13 school@6-15", "4-19:2 road@4-21 road@3-18"],
        blue=["8-23:2 road@8-21"],
        options=EXPANSION,
    ).crowd("8-9", 5).crowd("4-19", 1)  # fmt: skip
    return game.reveal("health", "education", "education")


def growth() -> Table:
    """Citizens for three of blue's four cities, and none for red."""
    game = table(
        red=["4-13:3", "8-9:5"], blue=["8-23:3", "4-19:4", "12-19:1", "12-13:2"], cards=[0, 0],
        citizens=3, first=1,
    )  # fmt: skip
    year.begin_year(game.state)
    return game


def castles() -> Table:
    """The advanced set-up for two: the last terrain, then four castles."""
    game = start(2, {**ADVANCED, "first_player": "1"})
    while not any(words.startswith("terrain E3") for words in game.chances()):
        game.follow(next(iter(game.chances())))
    return game


def shuffles() -> Table:
    """The deck is empty; cards that nobody has seen lie in the discard and in front of players."""
    game = table(red=["4-13:1"], blue=["8-23:1"], cards=[0, 0], display="blessed-era", round=4)
    state = game.state
    state.unseen = [2, 1, 1] + [0] * (len(CARDS) - 3)
    state.discard[3], state.discard_unseen, state.deck = 3, 2, 0
    state.taken = [(UNSEEN,), (UNSEEN,)]
    return game


COUNTS = [
    Count(first_turns, 3, 196_359, 2), Count(politics, 5, 34_002, 2), Count(roads, 3, 165_629, 2),
    Count(two_voices, 12, 1_496, 2), Count(hunger, 13, 28_374, 2), Count(relocation, 7, 743_814, 2),
    Count(growth, 5, 3_528, 2), Count(castles, 5, 267_960, 2), Count(shuffles, 11, 45_846, 2),
]  # fmt: skip


@rule("3.4.2", "3.6.14", "3.7.3", "5.1.9", "6.3", "8.3", "9.2.6")
@each(COUNTS)
def test_the_number_of_sequences(count: Count) -> None:
    count.check()
