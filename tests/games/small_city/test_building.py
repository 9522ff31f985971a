"""Laying new tiles in construction (RULES.md 5.2, 5.3 and chapter 6)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.match import Match
from faubourg.games.small_city import reasons
from games.small_city.table import table

HALL = "town-hall c3 d3 c4 d4"
BIG_HALL = "hall wood wood stone stone"


# Places


@rule("5.2.1", "5.2.2", "5.2.3")
def test_a_tile_lies_on_empty_cells_of_the_zone() -> None:
    game = table("park-1 b1", money=[9], graves=["a3"])
    assert game.why_not("build park-2 g1 h1") == reasons.OUTSIDE_ZONE
    assert game.why_not("build park-2 a1 b1") == reasons.NOT_EMPTY
    assert game.why_not("build park-2 a2 a3") == reasons.NOT_EMPTY
    game.play("build park-2 a1 a2")
    assert game.tiles() == {"park-1 b1", "park-2 a1 a2"}


@rule("5.2.1", "1.2.6")
def test_the_place_of_a_slot_is_chosen() -> None:
    left = table(money=[9]).play("build park-2 a1 b1")
    right = table(money=[9]).play("build park-2 b1 a1")
    assert left.borough.slots != right.borough.slots


@rule("5.2.2")
def test_the_expert_side_is_smaller() -> None:
    game = table("town-hall c3 d3 c4 d4", money=[9], options={"sides": "expert,easy"})
    assert game.why_not("build park-1 g1") == reasons.OUTSIDE_ZONE


@rule("5.2.4", "13.1")
def test_the_tile_must_be_in_the_supply() -> None:
    game = table(money=[9], supply="park-1=1")
    game.play("build park-1 a1")
    assert game.supply("park-1") == 0
    assert game.why_not("build park-1 a2") == reasons.NONE_LEFT


@rule("5.2.4", "2.5")
def test_a_contested_building_must_be_left() -> None:
    game = table("", "police a1 b1", money=[9])
    assert game.why_not("build police a1 b1") == reasons.NONE_LEFT


@rule("5.2.5")
def test_a_building_of_the_own_set_is_built_once() -> None:
    game = table("refinery a1", money=[9])
    assert game.why_not("build refinery c1") == reasons.BUILT_ONCE
    assert "police" in game.seen(0).unbuilt and "refinery" not in game.seen(0).unbuilt


@rule("5.2.5", "5.4.1")
def test_cul_3_a_demolished_school_is_not_built_again() -> None:
    game = table("school a1", money=[9], stock=["hall wood"])
    game.play("demolish a1")
    assert game.why_not("build school c1") == reasons.BUILT_ONCE


@rule("5.2.6", "6.3.5")
def test_res_13_no_home_beside_a_warehouse() -> None:
    game = table("warehouse c3; factory-1 c4", money=[9])
    assert game.why_not("build residential-1 b2") == reasons.NEAR_INDUSTRY
    assert game.why_not("build residential-1 a1") is None


@rule("5.2.7")
@pytest.mark.parametrize("tile", ["factory-1 b2", "refinery b2", "port b2 c2 b3 c3"])
def test_nothing_industrial_beside_a_home(tile: str) -> None:
    assert table("residential-1 a1", money=[9]).why_not(f"build {tile}") == reasons.NEAR_HOMES


@rule("5.2.8", "6.1.2", "6.1.3", "5.3.1")
def test_res_1_a_new_level_2_beside_hall_and_school() -> None:
    game = table(f"{HALL}; school f5", money=[9])
    assert game.play("build residential-2 e3 e4").money == 7


@rule("5.2.8", "6.1.2")
def test_res_2_without_two_influences_level_2_is_refused() -> None:
    assert table(f"{HALL}; school f5", money=[9]).why_not(
        "build residential-2 e2 f2") == reasons.LACKS_CULTURE  # fmt: skip


@rule("5.2.8")
def test_res_3_one_single_cell_needs_all_influences() -> None:
    game = table(f"{HALL}; school g4", money=[9])
    assert game.why_not("build residential-2 e4 f4") == reasons.LACKS_CULTURE


@rule("6.1.2")
@pytest.mark.parametrize(
    ("tile", "others"),
    [
        ("residential-2 e4 f4", ["metro e5 e6 e7 e8"]),
        ("residential-3 f3 e4 f4", ["metro e5 e6 e7 e8", "library f5 g5"]),
        ("residential-4 e3 f3 e4 f4", ["metro e5 e6 e7 e8", "library f5 g5", "museum d1 d2 d3"]),
        (
            "residential-5 f3 g3 e4 f4 g4",
            ["metro e5 e6 e7 e8", "library f5 g5", "museum d1 d2 d3", "school e3"],
        ),
    ],
)
def test_each_level_needs_as_many_cultural_buildings(tile: str, others: list[str]) -> None:
    hall = "town-hall c4 d4 c5 d5"
    enough = table("; ".join([hall, *others]), money=[9], steps=[3])
    assert enough.why_not(f"build {tile}") is None
    fewer = table("; ".join([hall, *others[:-1]]), money=[9], steps=[3])
    assert fewer.why_not(f"build {tile}") == reasons.LACKS_CULTURE


@rule("5.2.9", "6.8.2")
def test_other_tiles_need_no_influence() -> None:
    game = table("factory-1 a2; warehouse b2; residential-1 e2", money=[9], stock=["hall wood"])
    for tile in ("park-1 a1", "school a1", "police a1 b1", "fire a3 b3 a4"):
        assert game.why_not(f"build {tile}") is None


@rule("5.2.10")
def test_res_12_tiles_of_one_kind_may_touch_and_never_merge() -> None:
    game = table("residential-1 a1; residential-1 b1; residential-1 a2", money=[9])
    game.play("build residential-1 b2")
    assert len(game.tiles()) == 4
    assert game.legal("grow") == set()


@rule("5.2.11", "5.1.8")
def test_a_new_tile_has_its_influence_at_once() -> None:
    game = table(HALL, money=[9], stock=["hall wood"])
    assert game.why_not("build residential-2 e3 e4") == reasons.LACKS_CULTURE
    game.play("build school f5")
    assert game.why_not("build residential-2 e3 e4") is None


@rule("4.1.10")
def test_the_street_is_closed_to_the_host() -> None:
    assert table(mayor="a1 a2", money=[9]).why_not("build park-1 a2") == reasons.MAYOR_BLOCKS


# Prices


@rule("5.3.1", "6.4.2")
def test_inf_6_a_port_costs_two_dollars() -> None:
    assert table(money=[2]).play("build port a1 b1 a2 b2").money == 0


@rule("5.3.1")
@pytest.mark.parametrize(
    ("tile", "price"),
    [("residential-1 a1", 1), ("park-3 a1 b1 c1", 3), ("police a1 b1", 2), ("fire a1 b1 a2", 3),
     ("refinery a1", 1)],
)  # fmt: skip
def test_a_tile_costs_a_dollar_for_each_cell(tile: str, price: int) -> None:
    assert table(money=[price]).play(f"build {tile}").money == 0
    assert table(money=[price - 1]).why_not(f"build {tile}") == reasons.NO_MONEY


@rule("5.3.2", "1.4.5", "A26")
def test_nobody_may_owe_money() -> None:
    assert table(money=[1]).why_not("build park-2 a1 b1") == reasons.NO_MONEY


@rule("5.3.3", "20.6")
def test_cul_1_a_school_costs_a_wood() -> None:
    game = table(stock=["hall wood"]).play("build school a1")
    assert (game.money, game.stock(), game.city.raw) == (0, [0, 0, 0], [16, 8, 6])


@rule("5.3.3", "20.6")
def test_cul_2_a_museum_costs_two_wood_and_a_stone() -> None:
    game = table(stock=["hall wood wood stone"]).play("build museum a1 b1 c1")
    assert game.stock() == [0, 0, 0]


@rule("5.3.4", "1.4.8")
def test_raw_materials_must_lie_in_the_own_stores() -> None:
    game = table("", "factory-1 a1; warehouse a2", stock=["", "a2 wood"])
    assert game.why_not("build school a1") == reasons.NO_RAW
    assert game.sit(1).why_not("build school c1") is None


@rule("5.3.5", "5.3.6", "1.6.6", "A54")
def test_each_unit_is_paid_from_a_named_store() -> None:
    game = table("factory-1 a1; warehouse a2", stock=["hall wood wood stone; a2 wood"])
    game.play("build museum d1 e1 f1")
    assert game.choices() == {"spend hall", "spend a2"}
    assert game.why_not("spend b2") == reasons.STORE_LACKS
    game.play("spend a2")
    assert (game.stock(), game.stock("a2")) == ([1, 0, 0], [0, 0, 0])


@rule("5.3.5", "1.6.2")
def test_wood_is_paid_before_stone() -> None:
    game = table("factory-1 a1; warehouse a2", stock=["hall wood wood stone; a2 wood stone"]).play(
        "build museum d1 e1 f1", "spend hall", "spend a2"
    )
    assert game.seen(0).borough.owed == [0, 1, 0]
    game.play("spend a2")
    assert (game.stock(), game.stock("a2")) == ([1, 1, 0], [0, 0, 0])


@rule("1.6.2")
def test_a_payment_without_a_choice_is_made_by_itself() -> None:
    game = table("factory-1 a1; warehouse a2", stock=["hall wood; a2 wood"])
    assert game.play("build library d1 e1").seen(0).ask == ""


@rule("5.3.7", "1.6.4")
def test_the_architect_leaves_out_what_belongs_to_the_price() -> None:
    game = table(cards=["architect"], stock=["hall wood wood"])
    game.play("build museum a1 b1 c1")
    assert game.why_not("leave metal") == reasons.NOT_IN_PRICE
    assert game.why_not("leave wood") == reasons.ARCHITECT_NEEDED
    assert game.why_not("leave none") == reasons.ARCHITECT_NEEDED


@rule("1.6.2", "1.6.10")
def test_what_a_plan_leaves_no_choice_in_happens_by_itself_but_not_its_commitment() -> None:
    game = table("park-1 g1", cards=["architect"], money=[9], stock=["hall wood wood"])
    match = Match(game.rules, None)
    match.state = game.play("build museum a1 b1 c1").state
    forced = match.forced()  # although the other player plans as well
    assert forced is not None and game.rules.notation(forced[1]) == "leave stone"
    match.play(*forced)
    game.play("build park-1 e1", "build park-1 e3")
    assert game.choices() == {"commit"} and match.forced() is None


@rule("4.3.3", "4.3.4")
def test_the_architect_spares_one_unit_only() -> None:
    game = table(cards=["architect"], stock=["hall wood"])
    assert game.why_not("build museum a1 b1 c1") == reasons.NO_RAW


@rule("5.3.7")
def test_the_architect_does_not_help_with_money() -> None:
    assert table(cards=["architect"]).why_not("build park-1 a1") == reasons.NO_MONEY


# Residential


@rule("6.1.1", "6.1.4")
def test_res_9_a_citizen_moves_onto_a_new_home() -> None:
    game = table(money=[9], hall=[2]).play("build residential-1 a1")
    assert (game.hall, game.citizens()) == (1, {"a1"})


@rule("6.1.4")
def test_res_10_without_citizens_in_the_hall_a_home_stays_empty() -> None:
    game = table(money=[9], hall=[0]).play("build residential-1 a1")
    assert game.citizens() == set()


@rule("6.1.4")
def test_res_11_nobody_moves_onto_a_new_level_2() -> None:
    game = table(f"{HALL}; school f5", money=[9], hall=[2]).play("build residential-2 e3 e4")
    assert (game.hall, game.citizens()) == (2, set())


# Commercial


@rule("6.2.1", "6.2.2", "5.2.8")
def test_com_1_a_commercial_level_2_beside_two_homes() -> None:
    game = table("residential-1 a1; residential-1 c1; residential-1 d3", money=[9])
    assert game.play("build commercial-2 b2 c2").money == 7


@rule("6.2.2")
def test_com_3_a_commercial_tile_needs_a_home() -> None:
    assert table(money=[9]).why_not("build commercial-1 a1") == reasons.LACKS_HOMES
    assert table("residential-1 b2", money=[9]).why_not("build commercial-1 a1") is None


@rule("6.2.2")
def test_the_level_of_the_homes_does_not_matter() -> None:
    game = table(f"{HALL}; school f5; residential-2 e3 e4", money=[9])
    assert game.why_not("build commercial-1 f3") is None
    assert game.why_not("build commercial-2 f3 g3") == reasons.LACKS_HOMES


# Factories and warehouses


@rule("6.3.1", "6.3.3", "6.3.4", "5.1.7")
def test_wh_1_a_factory_comes_with_a_warehouse() -> None:
    game = table(money=[9]).play("build factory-1 b2")
    assert game.seen(0).ask == "warehouse"
    assert game.legal("warehouse") == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    game.play("warehouse a1")
    assert (game.money, game.supply("warehouse")) == (8, 11)
    assert game.plan.builds == 1


@rule("6.3.2", "6.3.3")
def test_wh_2_a_new_level_2_needs_refinery_or_port_and_brings_a_warehouse() -> None:
    assert table(money=[9]).why_not("build factory-2 b2 c2") == reasons.LACKS_INDUSTRY
    for near in ("refinery a1", "port d3 d4 e3 e4"):
        game = table(near, money=[9]).play("build factory-2 b2 c2")
        assert game.seen(0).ask == "warehouse"


@rule("6.3.2", "6.3.3", "5.2.8")
def test_wh_3_a_new_level_3_needs_refinery_and_port_on_one_cell() -> None:
    near = table("refinery c1; port d3 d4 e3 e4", money=[9])
    assert near.play("build factory-3 b2 c2 c3").seen(0).ask == "warehouse"
    apart = table("refinery a1; port d3 d4 e3 e4", money=[9])
    assert apart.why_not("build factory-3 b2 c2 c3") == reasons.LACKS_INDUSTRY


@rule("6.3.6", "1.6.4")
def test_wh_4_without_a_place_for_a_warehouse_there_is_no_factory() -> None:
    game = table("park-1 b1; park-1 a2; park-1 b2", money=[9])
    assert game.why_not("build factory-1 a1") == reasons.NO_WAREHOUSE_CELL


@rule("13.3")
def test_wh_4_without_a_warehouse_in_the_supply_there_is_no_factory() -> None:
    game = table("factory-1 a1", money=[9], supply="warehouse=0")
    assert game.why_not("build factory-1 c4") == reasons.NO_WAREHOUSE_LEFT


@rule("6.3.4", "6.3.5")
def test_the_warehouse_lies_beside_its_factory_and_away_from_homes() -> None:
    game = table("residential-1 d4", money=[9], graves=["a2"]).play("build factory-1 b2")
    assert game.why_not("warehouse f1") == reasons.WAREHOUSE_TOO_FAR
    assert game.why_not("warehouse c3") == reasons.NEAR_HOMES
    assert game.why_not("warehouse a2") == reasons.NOT_EMPTY


@rule("6.3.5")
def test_the_warehouse_lies_in_the_zone_and_off_the_street() -> None:
    game = table(money=[9], mayor="f1 f2").play("build factory-1 g2")
    assert game.why_not("warehouse h2") == reasons.OUTSIDE_ZONE
    assert game.why_not("warehouse f1") == reasons.MAYOR_BLOCKS


@rule("6.3.3", "1.6.2")
def test_a_single_cell_takes_the_warehouse_by_itself() -> None:
    game = table("park-1 b1; park-1 a2", money=[9]).play("build factory-1 a1")
    assert "warehouse b2" in game.tiles()


@rule("6.3.7")
def test_a_warehouse_cannot_be_built_alone() -> None:
    notations = {game for game in table(money=[9]).choices() if "warehouse" in game}
    assert notations == set()


@rule("1.2.5")
def test_a_warehouse_is_a_store_with_two_places() -> None:
    game = table("factory-1 a1; warehouse a2", stock=["a2 wood"])
    store = game.seen(0).stores[1]
    assert (store.name, store.raw, store.room) == ("a2", [1, 0, 0], 1)


@rule("1.2.4")
def test_the_town_hall_has_four_places_for_citizens_and_units() -> None:
    store = table(hall=[2], stock=["hall wood"]).seen(0).stores[0]
    assert (store.name, store.citizens, store.raw, store.room) == ("hall", 2, [1, 0, 0], 1)


# Stations


@rule("6.5.1", "6.5.2", "6.5.3", "5.1.7")
def test_a_citizen_of_the_borough_may_man_a_new_fire_station() -> None:
    game = table("residential-1 a1*", money=[9], hall=[2])
    game.play("build fire c1 d1 c2")
    assert game.choices() == {"guard a1", "guard none"}
    assert game.why_not("guard b1") == reasons.NO_CITIZEN_THERE
    game.play("guard a1")
    assert (game.money, game.citizens(), game.hall) == (6, {"c1"}, 2)
    assert [tile.active for tile in game.seen(0).tiles if tile.kind == "fire"] == [True]


@rule("6.5.2")
def test_a_station_may_be_left_empty() -> None:
    game = table("residential-1 a1*", money=[9]).play("build police c1 d1", "guard none")
    assert game.citizens() == {"a1"}


@rule("6.5.3", "6.6.2")
def test_pol_3_citizens_in_the_hall_cannot_be_named() -> None:
    game = table("", "park-1 a1*1", money=[9], hall=[3]).play("build police c1 d1")
    assert game.seen(0).ask == ""
    assert "extend" in game.choices()


@rule("6.6.1", "6.6.2", "6.6.3", "1.4.3", "1.4.2")
def test_pol_1_an_active_police_station_sends_tourists_home() -> None:
    around = ("c3", "c4", "c5", "d3", "d5", "e3", "e5", "f3", "f4", "f5")
    tourists = "; ".join(f"park-1 {cell}*2" for cell in around[:4])
    game = table(
        f"{tourists}; park-1 a1*2; residential-1 a7*", "", money=[9], hall=[0, 2],
    )  # fmt: skip
    game.play("build police d4 e4", "guard a7")
    assert game.citizens(1) == {"a1"}
    theirs = game.city.boroughs[1]
    assert (theirs.hall, theirs.career) == (4, 22 - 8 - 1 - 4)
    police = next(tile for tile in game.seen(0).tiles if tile.kind == "police")
    assert set(game.seen(0).influenced(police)) == set(around)


@rule("6.6.4")
def test_pol_2_without_a_citizen_tourists_stay() -> None:
    game = table("park-1 c3*2; residential-1 a7*", money=[9])
    game.play("build police d4 e4", "guard none")
    assert game.citizens(1) == {"c3"}


@rule("6.6.3")
def test_own_citizens_stay_beside_the_own_police() -> None:
    game = table("park-1 c3*; residential-1 a7*", money=[9])
    game.play("build police d4 e4", "guard a7")
    assert game.citizens() == {"c3", "d4"}


@rule("1.4.4")
def test_who_leaves_an_active_building_ends_its_power() -> None:
    game = table("fire a1* b1 a2", money=[9]).play("build police d4 e4", "guard a1")
    active = {tile.kind: tile.active for tile in game.seen(0).tiles}
    assert (active["fire"], active["police"]) == (False, True)


# Cultural buildings and parks


@rule("6.7.1")
def test_the_town_hall_cannot_be_built() -> None:
    assert not any("town-hall" in words for words in table(money=[9]).choices())


@rule("6.7.2", "6.7.3", "6.7.4", "6.7.5")
@pytest.mark.parametrize(
    ("tile", "slots"),
    [("school a1", 1), ("library a1 b1", 2), ("museum a1 b1 c1", 3), ("metro a1 b1 c1 d1", 4),
     ("clinic a1 b1 a2 b2 a3", 1), ("university a1 b1 c1 a2 b2 c2", 1)],
)  # fmt: skip
def test_slots_of_cultural_buildings(tile: str, slots: int) -> None:
    tiles = {t.kind: t for t in table(tile).seen(0).tiles}
    assert len(tiles[tile.split()[0]].slots) == slots


@rule("6.7.6")
def test_a_clinic_starts_without_a_citizen() -> None:
    game = table(
        "factory-1 g1; warehouse g2; residential-1 a7*", hall=[0],
        stock=[f"{BIG_HALL}; g2 metal"],
    )  # fmt: skip
    game.play("build clinic a1 b1 a2 b2 a3")
    assert (game.seen(0).ask, game.citizens()) == ("", {"a7"})


@rule("6.8.1", "20.11")
@pytest.mark.parametrize("tile", ["park-1 a1", "park-2 a1 b1", "park-3 a1 b1 c1"])
def test_each_park_has_one_slot(tile: str) -> None:
    parks = [t for t in table(tile).seen(0).tiles if t.kind.startswith("park")]
    assert len(parks[0].slots) == 1


@rule("6.8.2")
def test_two_parks_never_become_one() -> None:
    game = table("park-1 a1", money=[9]).play("build park-1 b1")
    assert game.tiles() == {"park-1 a1", "park-1 b1"}


@rule("6.4.2")
def test_no_tile_lies_on_water() -> None:
    assert table("port a1 b1 a2 b2", money=[9]).why_not("build park-1 a2") == reasons.NOT_EMPTY


@rule("5.2.9")
def test_every_refusal_agrees_with_the_legal_set() -> None:
    game = table(
        f"{HALL}; school f5; refinery a1; residential-1 g7*; factory-1 a3; warehouse a4",
        money=[4], stock=["hall wood wood; a4 stone"], mayor="b1 c1", hall=[1],
    )  # fmt: skip
    rules, state = game.rules, game.state
    allowed = {a.index for a in rules.catalogue if rules.why_not(state, 0, a) is None}
    assert allowed == {a.index for a in rules.legal(state, 0)}
    assert len(allowed) > 200
