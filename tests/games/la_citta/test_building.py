"""Chapter 4 of RULES.md: where and how buildings are built."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.components import NO_LIMIT
from games.la_citta.rulebook import rows
from games.la_citta.table import table


@rule("4.1.1", "5.2.6")
def test_there_are_three_ways_to_build() -> None:
    game = table(red=["4-13:3"], display="palace master-builder", gold=[4])
    assert {"build school 3-14", "card palace 3-14", "master palace 3-14"} <= game.choices()
    assert not any(words.startswith("card hospital") for words in game.choices())
    assert table(red=["4-13:3"], gold=[4]).legal("master school") == set()


@rule("4.1.2", "4.1.3")
def test_a_building_goes_on_an_empty_hex_beside_the_city() -> None:
    game = table(red=["4-13:4 school@3-14"])
    assert game.legal("build statue") == {"4-11", "5-12", "2-13", "2-15"}
    assert game.why_not("build statue 3-14") == reasons.OCCUPIED
    assert game.why_not("build statue 4-9") == reasons.NOT_ADJACENT


@rule("4.1.3", "4.1.5")
def test_beside_another_players_city_alone_nothing_can_be_built() -> None:
    game = table(red=["4-13:4"], blue=["8-23:3"])
    assert game.why_not("build statue 8-21") == reasons.NOT_ADJACENT


@rule("4.1.3")
def test_the_new_tile_belongs_to_the_city_beside_it() -> None:
    game = table(red=["4-13:3", "8-9:3"]).play("build school 8-11")
    assert (game.tiles("4-13"), game.tiles("8-9")) == ({}, {"8-11": "school"})


@rule("4.1.4")
def test_a_building_never_joins_two_own_cities() -> None:
    game = table(red=["4-13:3", "2-17:3"])
    assert game.why_not("build statue 3-14") is None
    game.play("build statue 3-14")
    assert game.again().why_not("build statue 2-15") == reasons.JOINS_YOUR_CITIES


@rule("4.1.5")
def test_a_building_never_touches_another_players_city() -> None:
    game = table(red=["4-13:4 school@3-14"], blue=["2-17:3"])
    assert game.why_not("build statue 2-15") == reasons.TOUCHES_ANOTHER
    assert game.sit(0).legal("build statue") == {"4-11", "5-12", "2-13"}


@rule("4.1.6", "4.1.7")
@pytest.mark.parametrize("row", range(6))
def test_without_a_tile_in_the_pool_neither_side_can_be_built(row: int) -> None:
    sides = rows("4.1.7")[row][0].split(" / ")
    game = table(red=["6-13:9 school@6-15"], display="master-builder", gold=[9],
                 pools=f"{sides[0]}=0")  # fmt: skip
    for side in sides:
        assert game.why_not(f"master {side} 7-14") == reasons.NO_TILE
    full = table(red=["6-13:9"], display="master-builder", gold=[9], pools=f"{sides[0]}=1")
    assert all(full.why_not(f"master {side} 6-15") is None for side in sides)


@rule("4.1.8")
def test_the_castle_gives_a_citizen_and_keeps_one() -> None:
    game = table(red=["4-13:2 school@3-14"])
    assert game.why_not("build statue 4-11") == reasons.NO_CITIZEN
    enough = table(red=["4-13:3 school@3-14"]).play("build statue 4-11")
    assert (enough.population("4-13"), enough.on_castle("4-13")) == ([3], 1)


@rule("4.1.9", "4.2.5", "4.3.2")
def test_a_wave_building_needs_a_lake() -> None:
    game = table(red=["5-12:5 school@6-13"], display="baths", gold=[1])
    assert game.why_not("build fountain 4-13") == reasons.NO_LAKE
    assert game.why_not("card baths 4-13") == reasons.NO_LAKE
    assert game.legal("build fountain") == game.legal("card baths") == {"6-15", "7-14"}


@rule("4.1.10", "3.2.1")
def test_a_building_counts_at_once_but_a_quarry_pays_in_phase_two() -> None:
    game = table(red=["4-13:5"], gold=[0])
    game.play("build farmhouse 5-12").again()
    assert game.food == 2 + 4
    game.play("build statue 3-14").again()
    assert game.services("4-13") == (1, 0, 0)
    game.play("build quarry 4-11")
    assert (game.gold, game.income) == (0, 1)


@rule("4.1.11", "A3")
def test_nothing_else_limits_building() -> None:
    """The same building twice, at the limit of five citizens, and where it yields nothing."""
    game = table(red=["4-13:5 school@3-14"])
    assert game.why_not("build school 4-11") is None
    assert game.why_not("build quarry 5-12") is None  # no mountain there
    farm = table(red=["7-30:3"], seats=5)
    before = farm.food
    assert farm.why_not("build farmhouse 8-31") is None  # two lakes
    assert farm.play("build farmhouse 8-31").food == before


@rule("4.1.12")
def test_no_building_is_moved_or_demolished_by_choice() -> None:
    game = table(red=["4-13:5 school@3-14"])
    words = {word.split()[0] for word in game.choices()}
    assert words == {"gold", "found", "build", "pass"}
    assert game.why_not("demolish 3-14") is not None


@rule("4.2.1")
@pytest.mark.parametrize(("hex", "food"), [("5-12", 4), ("4-11", 2), ("3-14", 2)])
def test_a_farmhouse_yields_the_symbols_it_touches(hex: str, food: int) -> None:
    assert table(red=["4-13:3"]).play(f"build farmhouse {hex}").food == 2 + food


@rule("4.2.2")
@pytest.mark.parametrize(("hex", "gold"), [("14-15", 1), ("14-13", 0)])
def test_a_quarry_pays_for_the_mountains_it_touches(hex: str, gold: int) -> None:
    """14-15 touches C4; the board has one place for two mountains, see test_examples.py."""
    game = table(red=["13-12:4 school@14-13"]) if hex == "14-15" else table(red=["13-12:4"])
    assert game.play(f"build quarry {hex}").income == gold


@rule("4.2.3", "4.2.4", "4.2.5", "4.3.1", "4.3.2", "4.3.3", "4.4.1", "4.4.2")
@pytest.mark.parametrize(("building", "services"), [
    ("school", (0, 1, 0)), ("statue", (1, 0, 0)), ("fountain", (0, 0, 1)), ("market", (0, 0, 0)),
    ("palace", (2, 0, 0)), ("baths", (0, 0, 2)), ("hospital", (0, 1, 1)),
    ("cathedral", (3, 0, 0)), ("university", (0, 3, 0)),
])  # fmt: skip
def test_arches(building: str, services: tuple[int, ...]) -> None:
    game = table(red=["6-13:5"], display="master-builder", gold=[4])
    assert game.play(f"master {building} 6-15").services("6-13") == services


@rule("4.2.6", "4.1.10")
def test_a_market_raises_the_limit_at_once() -> None:
    game = table(red=["6-13:3"])
    assert game.play("build market 5-12").limit("6-13") == 8
    wet = table(red=["6-13:3 fountain@6-15"])
    assert wet.play("build market 5-12").limit("6-13") == NO_LIMIT


@rule("4.2.7", "A49")
def test_the_citizen_of_a_market_comes_from_the_reserve() -> None:
    game = table(red=["4-13:5"])
    reserve = game.state.citizens
    game.play("build market 3-14")
    assert (game.population("4-13"), game.on_castle("4-13")) == ([6], 5)
    assert game.state.citizens == reserve - 1
    alone = table(red=["4-13:1"])
    assert alone.why_not("build market 3-14") is None
    assert alone.why_not("build school 3-14") == reasons.NO_CITIZEN


@rule("4.2.8")
def test_no_market_without_a_citizen_in_the_reserve() -> None:
    game = table(red=["4-13:3"], citizens=0)
    assert game.why_not("build market 3-14") == reasons.NO_CITIZEN_LEFT
    assert game.why_not("build school 3-14") is None


@rule("4.2.9")
def test_a_city_has_one_market() -> None:
    game = table(red=["4-13:5 market@3-14", "8-9:3"])
    assert game.why_not("build market 4-11") == reasons.SECOND_MARKET
    assert game.legal("build market") == {"8-11", "8-7", "9-8"}


@rule("4.3.3")
def test_a_hospital_needs_no_lake_and_lifts_no_limit() -> None:
    game = table(red=["5-12:3 market@6-13"], display="hospital", gold=[1])
    assert game.why_not("card hospital 4-11") is None
    assert game.play("card hospital 4-11").limit("5-12") == 8
