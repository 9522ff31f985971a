"""Chapter 5 of RULES.md: politics cards and their effects."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.components import CARDS, CULTURE, HEALTH
from faubourg.games.la_citta.state import UNKNOWN
from games.la_citta.table import Table, table

GAMES = "bread-and-games"
ERA = "blessed-era"
HARVEST = "bountiful-harvest"
ASK = "ask-the-people"


@rule("5.1.1")
def test_only_a_card_that_lies_open_can_be_taken() -> None:
    game = table(red=["4-13:3"], display="palace", gold=[9])
    assert game.why_not("card palace 3-14") is None
    for words in ("card hospital 3-14", "master school 3-14", "blessed 4-13 1", "ask 1 2"):
        assert game.why_not(words) == reasons.NOT_OPEN


@rule("5.1.2", "A1")
def test_a_card_that_was_taken_lies_in_front_of_its_player() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"], display=ERA).play("blessed 4-13 1")
    assert game.state.taken[0] == (CARDS.index(ERA),)
    assert game.chances()["lay blessed-era"] == 3
    game.follow("lay palace")
    assert game.sit(1).why_not("blessed 8-23 1") == reasons.NOT_OPEN


@rule("5.1.3")
def test_the_price_goes_to_the_reserve_and_must_be_paid() -> None:
    game = table(red=["4-13:3"], display="palace", gold=[1])
    bank = game.state.bank
    game.play("card palace 3-14")
    assert (game.gold, game.state.bank) == (0, bank + 1)
    assert table(red=["4-13:3"], display="palace").why_not("card palace 3-14") == reasons.TOO_DEAR


@rule("5.1.4", "A2")
def test_a_card_without_a_possible_effect_cannot_be_taken() -> None:
    game = table(red=["4-13:1"], display=f"palace {GAMES} {HARVEST}", gold=[9])
    assert game.why_not("card palace 3-14") == reasons.NO_CITIZEN
    assert {words.split()[0] for words in game.choices()} == {"gold", "build", "pass"}


@rule("5.1.5", "A3", "A55")
def test_a_useless_effect_may_be_chosen() -> None:
    """A farmhouse between two lakes, and a question whose answers are known."""
    game = table(red=["7-30:3"], seats=5, display=f"{HARVEST} {ASK} {ASK}", gold=[2])
    game.play("build farmhouse 8-31").again()
    food = game.food
    assert game.play("harvest 8-31").food == food
    game.again().play("ask 1 2 3", "voice 1 health", "voice 2 health", "voice 3 health")
    assert game.again().why_not("ask 1 2") is None


@rule("5.1.6")
def test_the_free_place_is_filled_after_the_effect() -> None:
    game = table(red=["4-13:3"], display=f"palace {ERA} baths").play("blessed 4-13 1")
    assert (game.step, game.display) == ("display", ["palace", "", "baths"])
    game.follow("lay cathedral")
    assert (game.display, game.actors) == (["palace", "cathedral", "baths"], (1,))


BUILDS = [("palace", 1), ("baths", 1), ("hospital", 1), ("cathedral", 3), ("university", 3)]


@rule("5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5")
@pytest.mark.parametrize(("building", "price"), BUILDS)
def test_a_card_builds_its_building(building: str, price: int) -> None:
    game = table(red=["6-13:3"], display=building, gold=[price])
    game.play(f"card {building} 6-15")
    assert (game.tiles("6-13"), game.gold) == ({"6-15": building}, 0)
    poor = table(red=["6-13:3"], display=building, gold=[price - 1])
    assert poor.why_not(f"card {building} 6-15") == reasons.TOO_DEAR


@rule("5.2.6")
@pytest.mark.parametrize(
    ("gold", "sizes"),
    [(0, ""), (1, "small"), (2, "small medium"), (3, "small medium"), (4, "small medium large")],
)
def test_the_master_builder_builds_any_size_for_its_price(gold: int, sizes: str) -> None:
    size_of = {"school": "small", "market": "small", "fountain": "small", "palace": "medium",
               "baths": "medium", "cathedral": "large", "university": "large"}  # fmt: skip
    game = table(red=["6-13:3"], display="master-builder", gold=[gold])
    built = {kind for kind in size_of if game.why_not(f"master {kind} 6-15") is None}
    assert built == {kind for kind, size in size_of.items() if size in sizes.split()}


@rule("5.2.6")
@pytest.mark.parametrize(("building", "left"), [("school", 3), ("palace", 2), ("cathedral", 0)])
def test_the_master_builder_is_paid_by_size(building: str, left: int) -> None:
    game = table(red=["6-13:3"], display="master-builder", gold=[4])
    assert game.play(f"master {building} 6-15").gold == left


@rule("5.3.1", "5.3.2")
@pytest.mark.parametrize(("cubes", "price"), [(1, 0), (2, 2), (3, 5)])
def test_cubes_add_points_for_their_price(cubes: int, price: int) -> None:
    game = table(red=["4-13:3 school@3-14"], display=GAMES, gold=[5])
    game.play(f"games 4-13 education {cubes}")
    assert (game.services("4-13"), game.gold) == ((0, 1 + cubes, 0), 5 - price)
    assert game.cubes == 4 - cubes


@rule("5.3.2", "5.1.3")
@pytest.mark.parametrize(("gold", "most"), [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3)])
def test_only_what_can_be_paid(gold: int, most: int) -> None:
    game = table(red=["4-13:3 school@3-14"], display=f"{GAMES} {ERA}", gold=[gold], citizens=9)
    assert game.legal("games 4-13 education") == {str(n) for n in range(1, most + 1)}
    small = table(red=["4-13:1"], display=ERA, gold=[gold])
    assert small.legal("blessed 4-13") == {str(n) for n in range(1, most + 1)}


@rule("5.3.3", "5.5.4")
def test_four_cubes_serve_both_cards() -> None:
    game = table(red=["8-9:5 school@9-8 farmhouse@8-11"], display=f"{GAMES} {GAMES} {HARVEST}",
                 gold=[9])  # fmt: skip
    game.play("games 8-9 education 3").again()
    assert game.why_not("games 8-9 education 2") == reasons.TOO_FEW_CUBES
    assert game.why_not("harvest 8-11") is None
    game.play("games 8-9 education 1").again()
    assert (game.cubes, game.why_not("harvest 8-11")) == (0, reasons.NO_CUBE)


@rule("5.3.4")
def test_games_are_held_in_an_own_city() -> None:
    game = table(red=["4-13:3 school@3-14"], blue=["4-21:3 school@4-23"], display=GAMES)
    assert game.why_not("games 4-21 education 1") == reasons.GAMES_NOT_YOURS
    assert game.why_not("games 3-14 education 1") == reasons.GAMES_NOT_YOURS  # no castle there


@rule("5.3.5")
def test_games_need_an_arch_of_the_service() -> None:
    game = table(red=["4-13:4 hospital@3-14 farmhouse@4-11"], display=GAMES)
    assert game.why_not("games 4-13 culture 1") == reasons.NO_ARCH
    assert game.legal("games") == {"4-13 education 1", "4-13 health 1"}


@rule("5.3.6")
def test_several_cards_add_up() -> None:
    game = table(red=["4-13:3 school@3-14"], display=f"{GAMES} {GAMES}", gold=[2])
    game.play("games 4-13 education 2").again().play("games 4-13 education 1")
    assert game.services("4-13") == (0, 4, 0)


@rule("5.4.1")
@pytest.mark.parametrize(("citizens", "price"), [(1, 0), (2, 2), (3, 5)])
def test_citizens_come_to_one_castle(citizens: int, price: int) -> None:
    game = table(red=["4-13:1", "8-9:1"], display=ERA, gold=[5])
    reserve = game.state.citizens
    game.play(f"blessed 4-13 {citizens}")
    assert (game.population("4-13", "8-9"), game.gold) == ([1 + citizens, 1], 5 - price)
    assert game.state.citizens == reserve - citizens


@rule("5.4.2")
def test_the_castle_must_be_yours() -> None:
    game = table(red=["4-13:3 school@3-14"], blue=["4-21:3"], display=ERA)
    assert game.why_not("blessed 4-21 1") == reasons.ERA_NOT_YOURS
    assert game.why_not("blessed 3-14 1") == reasons.ERA_NOT_YOURS


@rule("5.4.3", "A16")
@pytest.mark.parametrize(("population", "most"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_all_must_have_room(population: int, most: int) -> None:
    game = table(red=[f"4-13:{population}"], display=ERA, gold=[5])
    assert len(game.legal("blessed 4-13")) == most
    assert game.why_not("blessed 4-13 3") == (None if most == 3 else reasons.NO_ROOM)


@rule("5.4.4", "1.4.6", "A16")
def test_the_reserve_must_hold_them_all() -> None:
    game = table(red=["4-13:1"], display=ERA, gold=[5], citizens=2)
    assert game.why_not("blessed 4-13 3") == reasons.TOO_FEW_CITIZENS
    assert game.legal("blessed 4-13") == {"1", "2"}


def farm(year: int = 2) -> Table:
    return table(red=["8-9:4 farmhouse@8-11 quarry@9-8"], blue=["8-23:3 farmhouse@8-21"],
                 display=f"{HARVEST} {HARVEST}", year=year)  # fmt: skip


@rule("5.5.1")
def test_a_harvest_counts_the_symbols_once_more() -> None:
    game = farm()
    game.play("harvest 8-11")
    assert (game.food, game.gold, game.cubes) == (15, 0, 3)
    assert game.names(game.state.harvest) == {"8-11"}


@rule("5.5.2")
def test_only_a_farmhouse_carries_the_cube() -> None:
    assert farm().why_not("harvest 8-9") == reasons.NO_FARMHOUSE  # a castle
    assert farm().why_not("harvest 9-8") == reasons.NO_FARMHOUSE  # a quarry
    assert farm().why_not("harvest 8-13") == reasons.NO_FARMHOUSE  # nothing


@rule("5.5.3")
def test_the_farmhouse_must_be_yours() -> None:
    assert farm().why_not("harvest 8-21") == reasons.NOT_YOUR_FARMHOUSE


@rule("5.5.5")
def test_a_farmhouse_carries_one_cube() -> None:
    game = farm().play("harvest 8-11").again()
    assert game.why_not("harvest 8-11") == reasons.HARVESTED


@rule("5.5.6")
def test_no_harvest_in_the_last_year() -> None:
    assert farm(year=6).why_not("harvest 8-11") == reasons.LAST_YEAR
    assert farm(year=5).why_not("harvest 8-11") is None


@rule("A55", "5.5.1")
def test_a_farmhouse_of_this_year_may_be_harvested() -> None:
    game = table(red=["8-9:4"], display=HARVEST).play("build farmhouse 8-11").again()
    assert game.play("harvest 8-11").food == 15


@rule("5.6.1", "5.6.2")
def test_two_cards_for_nothing_three_for_two_gold() -> None:
    poor = table(red=["4-13:3"], display=ASK, gold=[1])
    assert poor.legal("ask") == {"1 2", "1 3", "2 3"}
    rich = table(red=["4-13:3"], display=ASK, gold=[2])
    assert rich.legal("ask") == {"1 2", "1 3", "2 3", "1 2 3"}
    assert rich.play("ask 1 2 3").gold == 0


@rule("5.6.1", "A42")
def test_both_positions_are_named_before_one_looks() -> None:
    game = table(red=["4-13:3"], display=ASK).play("ask 1 3")
    assert set(game.chances()) == {"voice 1 culture", "voice 1 education", "voice 1 health"}
    game.play("voice 1 health")
    assert set(game.chances()) == {"voice 3 culture", "voice 3 education", "voice 3 health"}
    assert game.play("voice 3 culture").known.hidden == [HEALTH, UNKNOWN, CULTURE]
