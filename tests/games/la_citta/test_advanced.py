"""Chapter 8 of RULES.md: the advanced set-up."""

from __future__ import annotations

from random import Random

import pytest
from marks import rule

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE
from faubourg.games.la_citta.board import Board
from faubourg.games.la_citta.city import all_cities
from faubourg.games.la_citta.components import BOX
from faubourg.games.la_citta.reasons import CASTLE_OCCUPIED, CASTLE_TOO_NEAR
from games.la_citta.table import ADVANCED, EXPANSION, Table, start
from games.la_citta.test_narrate import logged


def laid(seats: int = 3, first: str = "1", options: dict[str, str] | None = None) -> Table:
    """The terrain lies, and the first castle is asked for."""
    game = start(seats, {**ADVANCED, "first_player": first, **(options or {})})
    rng = Random(8)
    while game.actors == (CHANCE,):
        game.rules.apply(game.state, CHANCE, draw(game.rules, game.state, rng))
    return game


@rule("8.1", "8.9", "A51")
def test_display_then_first_player_then_terrain_then_castles() -> None:
    game = start(2, ADVANCED)
    steps = []
    while game.step != "castles":
        steps.append(game.step)
        game.follow(next(iter(game.chances())))
    assert steps == ["display"] * 7 + ["start"] + ["terrain"] * 22
    assert game.actors == (0,)


@rule("8.1", "2.6", "2.9")
def test_all_else_stays_as_it_is() -> None:
    game = laid()
    assert (game.state.gold, game.cards, len(game.display)) == ([1, 1, 1], 3, 7)
    assert all_cities(game.state) == []
    printed = {space: game.terrain[space] for space in BOX.edge}
    assert printed == BOX.edge


@rule("8.2", "8.9")
def test_terrain_is_drawn_space_by_space_from_the_22_tiles() -> None:
    game = start(2, {**ADVANCED, "first_player": "1"})
    while game.step == "display":
        game.follow(next(iter(game.chances())))
    assert game.chances() == {"terrain A1 F1": 6, "terrain A1 F2": 6, "terrain A1 F3": 2,
                              "terrain A1 L": 5, "terrain A1 M": 3}  # fmt: skip
    assert game.terrain["A1"] == ""
    game.follow("terrain A1 F3", "terrain A2 F3")
    assert game.chances() == {"terrain A3 F1": 6, "terrain A3 F2": 6, "terrain A3 L": 5,
                              "terrain A3 M": 3}  # fmt: skip


@rule("8.2")
def test_the_same_tiles_lie_in_another_order() -> None:
    terrain = laid().terrain
    inner = [terrain[space] for space in BOX.terrain]
    assert sorted(inner) == sorted(BOX.terrain.values())
    assert inner != list(BOX.terrain.values())


@rule("8.3", "8.4", "8.8")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, "1", [0, 1, 1, 0]), (4, "2", [1, 0, 3, 2, 2, 3, 0, 1]), (3, "3", [2, 1, 0, 0, 1, 2])],
)
def test_counter_clockwise_then_back(seats: int, first: str, order: list[int]) -> None:
    game = laid(seats, first)
    placed: list[int] = []
    while game.step == "castles":
        placed += game.actors
        game.follow(sorted(game.sit(game.actors[0]).choices())[0])
    assert placed == order
    assert game.state.first == int(first) % seats  # the left neighbour of the first player


@rule("8.3", "2.5", "1.4.4")
def test_a_castle_comes_with_three_citizens_and_yields_food() -> None:
    game = laid().follow("castle 4-19")
    assert (game.population("4-19"), game.state.citizens) == ([3], 127)
    assert game.food == game.food_of("4-19") > 0


@rule("8.5")
def test_a_castle_goes_on_an_empty_hex() -> None:
    game = laid().follow("castle 4-19")
    assert game.sit(2).why_not("castle 4-19") == CASTLE_OCCUPIED


@rule("8.6", "A7")
def test_three_hexes_lie_between_castles() -> None:
    game = laid().follow("castle 4-13")
    assert game.sit(2).why_not("castle 2-17") == CASTLE_TOO_NEAR
    assert game.sit(2).why_not("castle 3-18") is None


@rule("8.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_is_always_a_hex(seats: int) -> None:
    board = Board(BOX, seats)
    closed = max((reach & board.in_play).bit_count() for reach in board.reach)
    assert closed == 14
    assert (2 * seats - 1) * closed < board.in_play.bit_count()


@rule("8.8")
def test_the_left_neighbour_begins_year_one() -> None:
    game = laid(3, "2")
    while game.step == "castles":
        told = logged(game.sit(game.actors[0]), sorted(game.sit(game.actors[0]).choices())[0])
    assert told[0][-1] == "All castles stand. Player 3 begins year 1."
    game.follow("voice open culture")
    assert (game.state.year, game.state.first, game.actors) == (1, 2, (2,))


@rule("9.1.4", "9.1.3")
def test_with_the_expansion_chance_lays_its_two_tiles_too() -> None:
    game = start(2, {**ADVANCED, **EXPANSION, "first_player": "1"})
    while not any(words.startswith("terrain e3") for words in game.chances()):
        game.follow(next(iter(game.chances())))
    assert game.chances() == {"terrain e3 F2": 1, "terrain e3 L": 1}
    game.follow("terrain e3 L")
    assert game.chances() == {"terrain w3 F2": 1}
    assert game.follow("terrain w3 F2").step == "castles"
