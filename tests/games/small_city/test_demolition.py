"""Demolition (RULES.md 5.4)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.small_city import reasons
from games.small_city.table import table

FACTORY = "factory-2 a1* b1; warehouse a2"


@rule("5.4.1", "5.4.5", "5.4.6", "5.4.8")
def test_dem_1_a_factory_is_demolished() -> None:
    game = table(FACTORY, money=[5], hall=[3]).play("demolish a1")
    assert (game.money, game.pollution, game.hall, game.citizens()) == (3, 2, 4, set())
    assert game.borough.generated == 0
    assert game.tiles() == {"warehouse a2"}


@rule("5.4.8", "13.6")
def test_dem_2_a_full_hall_forbids_it() -> None:
    assert table(FACTORY, money=[5], hall=[4]).why_not("demolish a1") == reasons.HALLS_FULL
    filled = table(FACTORY, money=[5], hall=[2], stock=["hall wood wood"])
    assert filled.why_not("demolish a1") == reasons.HALLS_FULL


@rule("5.4.8", "13.6")
def test_tourists_need_room_in_their_own_halls() -> None:
    game = table("park-1 a1*2", money=[5], hall=[4, 4])
    assert game.why_not("demolish a1") == reasons.HALLS_FULL
    game = table("park-1 a1*2", money=[5], hall=[4, 3]).play("demolish a1")
    assert game.city.boroughs[1].hall == 4


@rule("5.4.2", "5.4.1", "5.1.3")
def test_one_build_action_may_be_a_demolition() -> None:
    game = table("park-1 a1; park-1 c1", money=[9]).play("demolish a1")
    assert game.plan.builds == 1
    assert game.why_not("demolish c1") == reasons.DEMOLISHED_ALREADY
    game.play("build park-1 e1", "build park-1 f1")
    assert game.why_not("build park-1 g1") == reasons.NO_BUILDS_LEFT


@rule("5.4.3")
def test_only_a_tile_can_be_demolished() -> None:
    game = table("park-2 a1 b1", money=[9], graves=["d1"])
    assert game.why_not("demolish c1") == reasons.NO_TILE_THERE
    assert game.why_not("demolish d1") == reasons.NO_TILE_THERE
    assert game.why_not("demolish b1") == reasons.NO_TILE_THERE  # a tile is named by its first cell
    assert game.legal("demolish") == {"a1"}


@rule("5.4.4", "A16")
def test_the_town_hall_stays() -> None:
    assert table(money=[9]).why_not("demolish f6") == reasons.HALL_STAYS


@rule("5.4.5")
def test_without_the_money_it_is_refused() -> None:
    assert table("park-2 a1 b1", money=[1]).why_not("demolish a1") == reasons.DEMOLITION_TOO_DEAR


@rule("5.4.7", "18.7", "A14")
@pytest.mark.parametrize(("option", "price"), [("four", 4), ("two", 2)])
def test_a_port_counts_as_four_cells_or_two(option: str, price: int) -> None:
    game = table("port a1 b1 a2 b2", money=[9], options={"port_demolition": option})
    game.play("demolish a1")
    assert (game.money, game.pollution) == (9 - price, price)


@rule("5.4.9", "1.4.7", "A15")
def test_units_in_a_demolished_warehouse_go_back_to_the_supply() -> None:
    game = table("factory-1 a1; warehouse a2; factory-1 d1; warehouse d2", money=[9],
                 stock=["hall metal; a2 wood stone; d2 wood"])  # fmt: skip
    game.play("demolish a2")
    assert game.city.raw == [15, 8, 5]
    assert (game.stock("d2"), game.stock()) == ([1, 0, 0], [0, 0, 1])


@rule("5.4.10", "A59")
def test_the_cells_can_be_used_at_once() -> None:
    game = table("park-2 a1 b1", money=[9]).play("demolish a1", "build residential-1 a1")
    assert game.tiles() == {"residential-1 a1"}


@rule("5.4.10", "A59")
def test_a_tile_of_the_same_plan_can_be_demolished() -> None:
    game = table(money=[9]).play("build park-1 a1", "demolish a1")
    assert (game.tiles(), game.plan.builds) == (set(), 2)


@rule("5.4.11")
def test_a_tile_that_needed_the_influence_stays() -> None:
    hall = "town-hall c3 d3 c4 d4; school f5; residential-2 e3 e4"
    game = table(hall, money=[9]).play("demolish f5")
    assert game.tiles() == {"residential-2 e3 e4"}


@rule("5.4.12", "A61")
def test_reaching_100_ends_the_plan() -> None:
    game = table("park-1 a1; residential-1 c1", money=[9], pollution=[99]).play("demolish a1")
    assert game.choices() == {"commit"}
    assert game.why_not("build park-1 a1") == reasons.PLAN_LOST


@rule("5.4.12", "10.2.1", "10.2.9")
def test_who_reaches_100_is_eliminated_when_it_is_settled() -> None:
    game = table("park-1 a1", money=[9], pollution=[99]).play("demolish a1")
    assert not game.seen(0).eliminated
    game.commit()
    assert game.seen(0).eliminated
    assert (game.step, game.actors) == ("over", ())
    assert game.ranking() == [[1], [0]]


@rule("13.2")
def test_demolished_tiles_leave_the_game() -> None:
    game = table("park-1 a1", money=[9])
    before = game.supply("park-1")
    assert game.play("demolish a1").supply("park-1") == before


@rule("18.9", "7.3.7")
@pytest.mark.parametrize(("option", "left"), [("stay", {"a1", "c1"}), ("expel", {"c1"})])
def test_a_demolished_metro_and_its_tourists(option: str, left: set[str]) -> None:
    game = table("metro a1 b1 c1 d1", "park-1 a1*1; park-1 c1*1", money=[9],
                 options={"metro_lost": option})  # fmt: skip
    game.play("demolish a1")
    abroad = game.city.boroughs[1].citizens[0]
    assert set(game.kit.board.named(abroad)) == left
    assert game.hall == 2 - len(left)
