"""Further cases, by the numbers of the specification; the others stand in their chapters."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.city import castles_left
from faubourg.games.la_citta.components import CARDS
from games.la_citta.table import EDUCATION, EXPANSION, QUIET, table


@rule("3.4.9", "3.4.10", "3.4.14")
def test_n2_the_distance_of_a_new_castle() -> None:
    game = table(red=["4-13:3"])
    reserve = game.state.citizens
    assert game.why_not("found 2-17") == reasons.TOO_NEAR
    game.play("found 3-18")
    assert (game.population("4-13", "3-18"), game.state.citizens) == ([2, 3], reserve - 2)


@rule("6.7")
def test_n7_only_the_end_of_a_row_may_go() -> None:
    game = table(red=["4-11:3 farmhouse@4-9 school@4-7"], blue=["8-23:3"]).crowd("4-11", 2)
    assert game.reveal(*QUIET).choices() == {"demolish 4-7"}


@rule("6.7")
def test_n8_in_a_triangle_either_may_go() -> None:
    game = table(red=["6-13:3 school@6-15 statue@7-14"], blue=["8-23:3"]).crowd("6-13", 2)
    assert game.reveal(*QUIET).choices() == {"demolish 6-15", "demolish 7-14"}


@rule("6.2")
def test_n10_a_city_without_citizens() -> None:
    game = table(red=["8-9:3", "4-13 farmhouse@5-12"], blue=["8-23:3"]).crowd("4-13", 0)
    game.reveal(*QUIET)
    assert (game.stands("4-13"), castles_left(game.state, 0), game.food) == (False, 3, 5)


@rule("3.7.7", "3.7.8")
def test_n11_ten_citizens_and_eight_food() -> None:
    """Two are lost and a farmhouse of two food with them: eight citizens, six food, no more."""
    red = ["5-12:5", "4-19:5 school@3-18 statue@5-20 farmhouse@4-21 school@4-23"]
    game = table(red=red, blue=["12-19:3"], year=3)
    assert (game.citizens, game.food) == (10, 8)
    game.reveal(*QUIET).play("starve 4-19", "starve 4-19", "demolish 4-23", "demolish 4-21")
    assert (game.citizens, game.food, game.state.year) == (8, 6, 4)
    assert game.state.penalised == 0b01


@rule("3.7.9", "7.2.4")
def test_n12_the_same_in_year_six() -> None:
    game = table(red=["4-13:3 farmhouse@2-13 school@3-14"], blue=["8-23:3"], year=6)
    game.reveal(*QUIET).play("starve 4-13", "demolish 2-13")
    assert (game.step, game.score()["hunger"]) == ("over", -5)


@rule("5.5.1", "5.5.4", "5.5.5")
def test_n13_harvests() -> None:
    cards = "bountiful-harvest bountiful-harvest bread-and-games"
    game = table(red=["8-9:4 farmhouse@9-12 school@8-11 farmhouse@8-7"], display=cards, gold=[5])
    food = game.food
    game.play("harvest 9-12").again()
    assert game.food == food + 3
    assert game.why_not("harvest 9-12") == reasons.HARVESTED
    game.play("games 8-9 education 3").again()
    assert game.why_not("harvest 8-7") == reasons.NO_CUBE


@rule("5.1.7")
def test_n18_nine_cards_are_shuffled() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"], display="blessed-era")
    game.state.unseen, game.state.deck = [0] * len(CARDS), 0
    game.state.discard[0] = 9
    game.play("blessed 4-13 1").follow("lay palace")
    assert (game.state.deck, game.display) == (8, ["palace"])


@rule("4.1.7")
def test_n19_fifteen_schools_leave_no_university() -> None:
    game = table(red=["4-13:5"], display="university", gold=[3], pools="school=0")
    assert game.why_not("card university 3-14") == reasons.NO_TILE


@rule("9.2.5", "9.2.10", "9.2.11")
def test_n22_a_market_on_a_road() -> None:
    game = table(red=["4-11:1"], options=EXPANSION).play("build road 4-9", "road 4-7").again()
    assert game.why_not("build farmhouse 4-9") == reasons.NO_CITIZEN
    roads = game.pool("road")
    game.play("build market 4-9")
    assert (game.tiles("4-11"), game.pool("road")) == ({"4-9": "market", "4-7": "road"}, roads + 1)


@rule("9.5.1", "9.6.1")
@pytest.mark.parametrize(("building", "food"), [("large-farmhouse", 1), ("estate", 5)])
def test_n24_food_without_a_farm(building: str, food: int) -> None:
    game = table(red=[f"18-13:2 {building}@18-15"], seats=4, options=EXPANSION)
    bare = table(red=["18-13:2"], seats=4, options=EXPANSION)
    assert game.food - bare.food == food


@rule("7.1.1", "7.1.2")
def test_n25_eliminated_before_phase_seven() -> None:
    game = table(
        red=["4-19:3 school@3-18", "8-9:3"], blue=["2-15:1"], green=["12-19:3"], seats=3, year=4,
        gold=[0, 3, 0],
    )  # fmt: skip
    game.reveal(*EDUCATION)
    assert (game.state.out[1], game.state.gold[1], game.state.bank) == (46, 0, 33)


@rule("9.2.4")
def test_n26_a_road_beside_a_second_own_city() -> None:
    game = table(red=["4-13:3 school@3-14", "2-17:3"], options=EXPANSION)
    assert game.why_not("build road 2-15") == reasons.ROAD_JOINS


@rule("5.2.6")
def test_n27_the_master_builder_with_four_gold() -> None:
    game = table(red=["6-13:5"], display="master-builder", gold=[4])
    built = {words.split()[1] for words in game.choices() if words.startswith("master")}
    assert built == {"farmhouse", "quarry", "school", "statue", "fountain", "market", "palace",
                     "baths", "hospital", "cathedral", "university"}  # fmt: skip


@rule("3.5.2", "3.5.3")
@pytest.mark.parametrize(
    ("hidden", "heard"),
    [
        ("culture culture culture", ["culture"]),
        ("culture education culture", ["culture"]),
        ("health education culture", ["culture"]),
        ("health culture health", ["culture", "health"]),
    ],
)
def test_n28_patterns_of_the_four_voice_cards(hidden: str, heard: list[str]) -> None:
    """4-0-0, 3-1-0, 2-1-1 and 2-2-0; red is stronger in every service, so that a tie is asked."""
    strong = "4-19:5 cathedral@3-18 hospital@4-21"
    game = table(red=[strong], blue=["4-13:3 farmhouse@3-14"]).reveal(*hidden.split())
    if len(heard) > 1:
        assert game.choices() == {f"migrate 4-19 {service}" for service in heard}
    else:
        assert game.population("4-13") == [2]


@rule("3.6.4")
def test_n30_equal_and_full_neighbours() -> None:
    game = table(red=["4-19:5 school@3-18"], blue=["4-13:5 school@3-14"])
    reserve = game.state.citizens
    game.reveal(*EDUCATION)
    assert game.population("4-19", "4-13") == [5, 5]
    assert game.state.citizens == reserve
