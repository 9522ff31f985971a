"""RULES.md 10.1, 10.3 and 10.4: pollution, victims and cemeteries."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.games.small_city import reasons
from faubourg.games.small_city.pollution import generates
from games.small_city.table import Table, table

pollution = partial(table, phase=6)  # as it begins
CLINIC = "clinic a5* b5 a6 b6 a7"
CROWD = "museum a1* b1* c1*"  # three citizens
# All 49 cells of the first zone but those named are under tiles.
ROWS = "1234567"


def full(*empty: str) -> str:
    """A borough with a tile on every cell but these; one citizen stands on a1."""
    cells = [f"{x}{y}" for y in ROWS for x in "abcdefg"]
    hall = ("f6", "g6", "f7", "g7")
    left = [cell for cell in cells if cell not in (*hall, *empty)]
    return "; ".join(f"refinery {cell}" if cell != "a1" else "park-1 a1*" for cell in left)


def generated(game: Table) -> list[int]:
    return [borough.generated for borough in game.city.boroughs]


def levels(game: Table) -> list[int]:
    return [borough.pollution for borough in game.city.boroughs]


# Measuring (10.1)


@rule("10.1.1")
def test_each_citizen_on_a_slot_generates_a_point_whosever_it_is() -> None:
    game = pollution(f"{CROWD}; park-1 e1*2", hall=[3], graves=["g1"])
    assert generated(game) == [3 + 1 - 1, 0]


@rule("10.1.2")
def test_each_unit_made_in_the_borough_generates_a_point() -> None:
    game = table("factory-1 a1*; warehouse a2", "factory-1 a1*1; warehouse a2", phase=4)
    game.play("put wood 1 hall", "put wood 2 hall")
    assert generated(game) == [2, 2]


@rule("10.1.2", "4.3.6")
def test_the_engineer_of_the_borough_spares_its_units_whoever_made_them() -> None:
    boroughs = ("factory-1 a1*; factory-1 c1*2; warehouse a2", "factory-1 a1*1; warehouse a2")
    game = table(*boroughs, phase=4, cards=["engineer"])
    game.play("put wood 1 hall", "put wood 2 hall").sit(1).play("put wood 1 hall")
    assert generated(game) == [2, 2]


@rule("10.1.3", "6.8.3", "6.8.2")
def test_park_cells_take_points_away() -> None:
    game = pollution(f"{CROWD}; park-2 e1 f1")
    assert generated(game) == [1, 0]


@rule("10.1.3", "10.1.4")
def test_pol6_4_parks_never_lower_the_level() -> None:
    game = pollution(f"{CROWD}; park-3 e1 f1 g1; park-3 e2 f2 g2; park-2 e3 f3", pollution=[50])
    assert (generated(game)[0], levels(game)[0]) == (0, 50)


def worked_example(card: str = "") -> Table:
    """The rulebook's numbers: 13 citizens on slots, one of them a tourist, and 5 park cells."""
    homes = "residential-1 a7*; residential-1 c7*; residential-3 a1* b1* b2*"
    others = "museum a4*2 b4* c4*; school e4*; park-3 g1 g2 g3; park-2 d6 e6"
    borough = f"{homes}; residential-4 d1* e1* d2* e2*; {others}"
    game = table(
        borough, "school a1*", "school a1*", seats=3, phase=7,
        money=[1], hall=[2], cards=[card], graves=["a5"],
    )  # fmt: skip
    game.borough.made = 2
    return game


@rule("10.1.1", "10.1.2", "10.1.3")
def test_pol6_1_the_worked_example() -> None:
    game = worked_example()
    assert game.borough.citizens[0].bit_count() == 12
    assert generates(game.kit, game.borough) == 13 + 2 - 5


@rule("10.1.2")
def test_pol6_3_the_worked_example_with_the_engineer() -> None:
    game = worked_example("engineer")
    assert generates(game.kit, game.borough) == 8


@rule("10.1.4")
def test_what_is_generated_is_added_to_the_level() -> None:
    assert levels(pollution(CROWD, "school a1*", pollution=[2, 4])) == [5, 5]


@rule("10.1.5")
def test_all_are_measured_before_anybody_is_eliminated() -> None:
    game = pollution(CROWD, "school a1*1", CROWD, seats=3, pollution=[99, 0, 10])
    assert game.borough.gone
    # The tourist of the first was counted in the second borough before somebody took its slot.
    assert generated(game)[1:] == [1, 3]
    assert game.state.victims == [2]


# Victims (10.3)


@rule("10.3.1")
def test_pol6_5_below_10_nobody_dies() -> None:
    assert pollution(CROWD, pollution=[6, 9]).phase != 6
    assert pollution(CROWD, pollution=[7, 9]).actors == (0,)


@rule("10.3.2")
def test_pol6_2_who_generated_most_has_the_victim_whosever_level_it_is() -> None:
    game = worked_example()
    game.city.boroughs[1].made, game.city.boroughs[2].made = 8, 10
    game.begin(6)
    assert (generated(game), levels(game)) == ([10, 9, 11], [10, 9, 11])
    assert (game.step, game.actors) == ("victims", (2,))


@rule("10.3.3")
def test_of_those_who_generated_most_the_highest_level_counts() -> None:
    assert pollution(CROWD, CROWD, pollution=[10, 11]).actors == (1,)


@rule("10.3.3")
def test_if_that_is_equal_too_each_has_a_victim_in_turn_order() -> None:
    game = pollution(CROWD, CROWD, "", seats=3, host=1, pollution=[10, 10, 30])
    assert game.state.victims == [1, 0]
    game.follow("victim a1", "bury g1")
    assert game.actors == (0,)
    game.play("victim b1", "bury g2")
    assert game.phase != 6


@rule("10.3.4")
def test_pollution_kills_even_if_nobody_generated_anything() -> None:
    parks = "school a1*; park-3 c1 d1 e1"
    game = pollution(parks, parks, pollution=[12, 11])
    assert (generated(game), game.actors) == ([0, 0], (0,))


@rule("10.3.5")
def test_any_citizen_on_a_slot_of_the_own_borough_can_be_named() -> None:
    game = pollution("residential-1 a1*; school c1*2; police e1* f1", pollution=[10])
    assert game.legal("victim") == {"a1", "c1", "e1"}


@rule("10.3.6")
@pytest.mark.parametrize("cell", ["f6", "b1", "g1", "a3"])
def test_others_cannot_be_named(cell: str) -> None:
    game = pollution(
        "library a1* b1; park-1 g1", "park-1 a3*1; school a1", hall=[2], pollution=[10]
    )
    assert game.why_not(f"victim {cell}") == reasons.NO_VICTIM_THERE


@rule("10.3.7", "6.7.4", "A29")
def test_with_an_active_clinic_a_tourist_must_be_named() -> None:
    game = pollution(f"{CLINIC}; library a1* b1*2", pollution=[10])
    assert game.legal("victim") == {"b1"}
    assert game.why_not("victim a1") == reasons.CLINIC_PROTECTS


@rule("10.3.7", "6.7.4")
def test_the_clinic_does_not_protect_its_owners_tourists() -> None:
    game = pollution("library a1* b1*2", CLINIC, pollution=[10])
    assert game.legal("victim") == {"a1", "b1"}
    game.play("victim b1", "bury c1")
    assert game.state.city.boroughs[0].graves[1]


@rule("10.3.7")
def test_an_empty_clinic_protects_nobody() -> None:
    game = pollution(f"{CLINIC.replace('*', '')}; school a1*", pollution=[10])
    assert game.legal("victim") == {"a1"}


@rule("10.3.8", "6.5.4", "A30")
def test_pol6_8_a_tourist_with_a_fire_station_goes_home_and_the_duty_is_done() -> None:
    game = pollution("library a1* b1*2", "fire a1* b1 b2", pollution=[10])
    game.play("victim b1")
    assert game.phase != 6
    assert (game.citizens(1), game.cemeteries()) == (set(), set())
    assert game.sit(1).hall == 1


@rule("10.3.8", "1.4.3")
def test_a_tourist_who_is_spared_finds_the_town_hall_full() -> None:
    game = pollution("library a1* b1*2", "fire a1* b1 b2", pollution=[10], hall=[0, 4])
    career = game.sit(1).borough.career
    game.play("victim b1")
    assert (game.sit(1).hall, game.sit(1).borough.career) == (4, career + 1)


@rule("10.3.8")
def test_the_fire_station_does_not_protect_at_home() -> None:
    game = pollution("library a1* b1; fire d1* e1 e2", pollution=[10]).play("victim a1", "bury g1")
    assert game.cemeteries() == {"g1"}


@rule("10.3.9", "A31")
def test_pol6_7_if_nobody_can_be_named_nobody_dies() -> None:
    game = pollution(f"{CLINIC}; {CROWD}", "school a1*", pollution=[10])
    assert game.phase != 6
    assert game.cemeteries() == set()


@rule("10.3.9", "A31")
def test_nobody_dies_for_another() -> None:
    game = table("", "school a1*; park-1 c1", phase=7, pollution=[10])
    game.borough.made = 3
    assert game.begin(6).phase != 6
    assert game.sit(1).citizens() == {"a1"}


# Cemeteries (10.4)


@rule("10.4.1")
def test_the_owner_of_the_borough_names_the_cell_for_good() -> None:
    game = pollution("library a1*2 b1", pollution=[10]).play("victim a1")
    assert (game.step, game.actors, game.view().known.corpse) == ("graves", (0,), 1)
    game.play("bury d4")
    assert game.seen(0).cemeteries == {"d4": 1}
    assert game.sit(1).borough.career == 14 - 1  # not back in the career space


@rule("10.4.2")
def test_the_cell_must_be_empty_but_may_be_beside_the_mayor() -> None:
    game = pollution("library a1* b1; park-1 c1", pollution=[10], mayor="e1 f1").play("victim a1")
    for cell in ("a1", "b1", "c1", "f6"):
        assert game.why_not(f"bury {cell}") == reasons.GRAVE_NOT_EMPTY
    assert game.why_not("bury e1") is None


@rule("10.4.3")
def test_the_cell_must_lie_in_the_zone() -> None:
    game = pollution("library a1* b1", pollution=[10]).play("victim a1")
    assert game.why_not("bury h1") == reasons.GRAVE_OUTSIDE
    assert len(game.legal("bury")) == 49 - 2 - 4


@rule("10.4.4", "A63")
def test_a_new_cemetery_is_adjacent_to_an_old_one() -> None:
    game = pollution("library a1* b1", pollution=[10], graves=["c4 g1"]).play("victim a1")
    assert game.legal("bury") == {"b4", "d4", "c3", "c5", "f1", "g2"}
    assert game.why_not("bury a7") == reasons.GRAVE_NOT_ADJACENT


@rule("10.4.4")
def test_if_no_adjacent_cell_is_free_any_cell_will_do() -> None:
    around = "park-1 a2; library b1* c1"
    game = pollution(around, pollution=[10], graves=["a1"]).play("victim b1")
    assert "g1" in game.legal("bury")


@rule("10.4.5")
def test_from_a_full_zone_the_next_strip_takes_the_dead() -> None:
    game = pollution(full(), pollution=[10]).play("victim a1")
    assert game.legal("bury") == {*(f"h{y}" for y in range(1, 9)), *(f"{x}8" for x in "abcdefg")}
    assert game.why_not("bury i1") == reasons.GRAVE_NOT_IN_STRIP


@rule("10.4.5", "A63")
def test_adjacency_holds_in_the_next_strip_too() -> None:
    game = pollution(full("g3"), pollution=[10], graves=["g3"]).play("victim a1")
    assert game.legal("bury") == {"h3"}


@rule("10.4.6")
def test_without_any_cell_the_victim_leaves_the_game() -> None:
    tiles = full()
    game = pollution(tiles, pollution=[10], seats=2)
    # The zone cannot be extended any more.
    game.borough.sizes = (7,)
    game.play("victim a1")
    assert (game.borough.out, game.cemeteries()) == (1, set())


@rule("10.4.7", "5.4.3")
def test_a_cemetery_is_no_tile() -> None:
    game = table("park-1 a1", graves=["b1"], money=[5])
    assert game.why_not("build residential-1 b1") is not None
    assert game.why_not("demolish b1") is not None
    assert generates(game.kit, game.borough) == 0


@rule("1.4.1")
def test_the_dead_are_still_counted() -> None:
    game = pollution("library a1* b1", pollution=[10])
    before = game.rules.inventory(game.state)
    game.play("victim a1")
    assert game.rules.inventory(game.state) == before
    assert game.rules.inventory(game.play("bury g1").state) == before
