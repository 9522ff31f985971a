"""Chapters 11 and 12 of RULES.md: rulings and data that no other file shows."""

from __future__ import annotations

from dataclasses import fields

from marks import rule

from faubourg.games.la_citta import components
from faubourg.games.la_citta.state import LaCittaState
from games.la_citta.table import EDUCATION, start, table


@rule("A17")
def test_cubes_of_bread_and_games_lie_with_a_city_and_a_service() -> None:
    """The school they were laid at is lost in relocation; they have counted and return."""
    game = table(red=["4-19:3 school@3-18", "12-13:5"], blue=["4-13:3 school@3-14"],
                 display="bread-and-games")  # fmt: skip
    game.play("games 4-19 education 1").crowd("4-19", 0)
    game.reveal(*EDUCATION)
    assert game.step == "relocation"
    assert game.population("4-19", "4-13") == [1, 2]
    game.play("demolish 3-18")
    assert (game.cubes, game.services("4-19")) == (4, (0, 0, 0))


@rule("12.1")
def test_the_known_numbers() -> None:
    known = {"CASTLES_EACH": 4, "CUBES_EACH": 4, "PLAYER_CARDS": 3, "GOLD": 33, "CITIZENS": 130,
             "START_GOLD": 1, "START_CITIZENS": 3, "OPEN_CARDS": 7, "YEARS": 6, "ROUNDS": 5,
             "GOLD_TAKEN": 2, "FOUNDERS": 2, "LIMIT": 5, "MARKET_LIMIT": 8, "CLOSE": 3,
             "SERVICE_BONUS": 3, "HUNGER_COST": 5, "ESTATE_FOOD": 5}  # fmt: skip
    assert {name: getattr(components, name) for name in known} == known
    assert (components.MASTER_PRICES, components.STEP_PRICES) == ((1, 2, 4), (0, 2, 5))


@rule("12.2")
def test_141_tiles() -> None:
    castles = components.CASTLES_EACH * components.MOST
    assert sum(components.BASE_TILES) + castles == 141


@rule("A28", "1.6.7")
def test_no_deck_has_an_order() -> None:
    """Decks are numbers of cards by kind; only the display and cards in front have places."""
    state = start(3).state
    assert sum(state.unseen) == state.deck == 32
    assert len(state.unseen) == len(components.CARDS)
    ordered = {field.name for field in fields(LaCittaState)} & {"order", "seed", "pile", "stack"}
    assert not ordered
