"""Chapter 2 of RULES.md, and the set-ups and decks of chapter 12."""

from __future__ import annotations

from itertools import combinations

import pytest
from marks import rule

from faubourg.core.model import CHANCE
from faubourg.core.registry import BadOption
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta import components as box
from faubourg.games.la_citta.city import castles_left
from games.la_citta.rulebook import rows
from games.la_citta.table import EXPANSION, begin, start

every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])


@rule("2.1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.rules(players)


@rule("2.1", "A50", "12.8")
def test_seats_have_their_colours_clockwise() -> None:
    assert box.COLOURS == ("red", "blue", "green", "violet", "ochre")


@rule("2.2", "12.1")
def test_each_player_has_four_castles_four_cubes_and_three_player_cards() -> None:
    game = start(3).sit(2)
    assert (castles_left(game.state, 2) + 2, game.cubes, game.cards) == (4, 4, 3)


@rule("2.4", "2.5", "12.7")
@every_count
def test_castles_stand_as_in_the_table_with_three_citizens(players: int) -> None:
    game = start(players)
    for number, colour, castles, food in rows("12.7"):
        if int(number) == players:
            mine = game.sit(box.COLOURS.index(colour)).castles
            assert [f"`{castle}`" for castle in mine] == _ticked(castles)
            assert game.population(*mine) == [3, 3]
            assert list(map(game.food_of, mine)) == [int(n) for n in food.split(" + ")]


def _ticked(castles: str) -> list[str]:
    return [f"`{name.strip('` ')}`" for name in castles.split(",")]


@rule("2.7", "12.7")
@every_count
def test_everybody_begins_with_seven_food(players: int) -> None:
    assert [start(players).sit(seat).food for seat in range(players)] == [7] * players


@rule("12.7")
@pytest.mark.parametrize(("players", "between"), [(2, 4), (3, 4), (4, 4), (5, 3)])
def test_so_many_hexes_lie_between_castles(players: int, between: int) -> None:
    board = start(players).board
    castles = [board.number[c] for pair in box.BOX.castles[players] for c in pair]
    assert all(_distance(board.near, a, b) > between for a, b in combinations(castles, 2))


def _distance(near: list[int], one: int, other: int) -> int:
    seen, steps = 1 << one, 0
    while not seen >> other & 1:
        seen |= sum(1 << h for h in range(len(near)) if near[h] & seen)
        steps += 1
    return steps


@rule("2.6")
@every_count
def test_each_player_takes_one_gold(players: int) -> None:
    game = start(players)
    assert (game.state.gold, game.state.bank) == ([1] * players, 33 - players)


@rule("2.8", "4.1.7", "12.1", "12.2")
def test_the_pools_of_the_base_game() -> None:
    for name, count in rows("4.1.7"):
        assert start(2).pool(name.split(" / ")[0]) == int(count)
    assert sum(box.BASE_TILES) + box.CASTLES_EACH * box.MOST == 141


@rule("4.1.7", "9.1.2", "12.11")
def test_the_pools_of_the_expansion() -> None:
    for name, count in rows("9.1.2"):
        assert start(2, EXPANSION).pool(name.replace(" ", "-")) == int(count)
    assert [len(kinds) for kinds in box.POOLS] == [2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]


@rule("2.9", "12.9")
def test_the_deck_of_the_base_game() -> None:
    assert box.BOX.deck == {name.lower().replace(" ", "-"): int(n) for name, n in rows("12.9")}
    assert sum(box.BOX.deck.values()) == 32
    assert sorted(box.BOX.deck.values()) == [2] * 4 + [4] * 6


@rule("2.9", "1.6.6")
def test_seven_cards_are_laid_open_one_by_one() -> None:
    game = start(2)
    assert game.chances()["lay palace"] == 4
    for number in range(7):
        assert (game.step, game.actors, game.state.deck) == ("display", (CHANCE,), 32 - number)
        game.follow(next(iter(game.chances())))
    assert game.display == ["palace"] * 4 + ["baths"] * 2 + ["hospital"]
    assert (game.step, game.state.deck) == ("start", 25)


@rule("2.10", "3.1.3", "12.2")
def test_the_voice_deck_has_nine_cards_for_each_service() -> None:
    assert box.VOICE_CARDS == (9, 9, 9)
    assert start(2).state.unheard == [9, 9, 9]


@rule("2.11", "10.3")
@every_count
def test_the_first_player_is_drawn(players: int) -> None:
    game = start(players)
    while game.step == "display":
        game.follow(next(iter(game.chances())))
    assert game.chances() == {f"start {seat}": 1 for seat in range(1, players + 1)}
    game.follow("start 2", "voice open culture")
    assert (game.state.first, game.actors) == (1, (1,))


@rule("2.3")
def test_the_first_turn_comes_after_the_first_voice_card() -> None:
    game = begin(2)
    assert (game.state.year, game.state.phase, game.actors) == (1, 4, (0,))
    assert game.terrain["B3"] == "F3"
