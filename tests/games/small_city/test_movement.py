"""RULES.md 7.1 to 7.3: who moves, and where to."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.core.match import Match
from faubourg.core.model import NOT_YOUR_TURN
from faubourg.games.small_city import movement, reasons
from faubourg.games.small_city.actions import GoHall, Pick
from faubourg.games.small_city.city import has
from faubourg.games.small_city.components import METRO
from faubourg.games.small_city.rules import WRONG_STEP
from games.small_city.table import Table, start, table

MUST = [
    "factory-1 a1*",
    "commercial-1 a1*",
    "park-1 a1*",
    "school a1*",
    "library a1* b1",
    "museum a1 b1* c1",
    "metro a1 b1 c1 d1*",
]
MAY = [
    "residential-1 a1*",
    "police a1* b1",
    "fire a1* b1 b2",
    "clinic a1* b1 a2 b2 a3",
    "university a1* b1 c1 a2 b2 c2",
]
HOUSE = "residential-1 g1"
moves = partial(table, phase=3)  # as it begins


def slots_for(game: Table, citizen: str) -> set[str]:
    """Where a citizen may go, "hall" included."""
    there = Table(game.rules, game.state.clone(), game.seat).play(f"pick {citizen}")
    return there.legal("go")


# Who moves (7.1)


@rule("7.1.1")
def test_players_move_one_after_the_other_in_turn_order() -> None:
    game = moves(*["residential-1 a1*; park-1 c1"] * 3, seats=3, host=1)
    for seat in (1, 2, 0):
        assert game.actors == (seat,)
        game.follow("stop")
    assert game.phase != 3


@rule("7.1.1")
def test_housing_follows_the_own_moves() -> None:
    game = moves("residential-1 a1; park-1 c1*", "residential-1 a1*", hall=[1])
    game.play("pick 1 c1")
    assert game.legal("go") == {"1 a1"}  # leaving the park does not open it: nobody may stay
    game.play("go 1 a1")
    assert game.hall == 1  # the house is taken, so nobody moves in


@rule("7.1.2")
@pytest.mark.parametrize("tile", MUST)
def test_citizens_on_these_tiles_must_move(tile: str) -> None:
    game = moves(f"{tile}; {HOUSE}")
    assert game.why_not("stop") == reasons.MUST_STILL_MOVE
    assert len(game.legal("pick")) == 1


@rule("7.1.2")
def test_all_tourists_must_move() -> None:
    game = moves(HOUSE, "park-1 a1*1; school c1")
    assert game.why_not("stop") == reasons.MUST_STILL_MOVE
    assert game.legal("pick") == {"2 a1"}


@rule("7.1.3", "7.1.9")
@pytest.mark.parametrize("tile", MAY)
def test_citizens_on_these_tiles_may_move_or_stay(tile: str) -> None:
    game = moves(f"{tile}; {HOUSE}")
    assert game.choices() == {"pick 1 a1", "stop"}


@rule("7.1.3")
def test_mov_2_and_mov_3_who_may_stay_keeps_the_building_active() -> None:
    game = moves(f"residential-1 g3*; clinic a1* b1 a2 b2 a3; {HOUSE}").play("stop")
    assert game.citizens() == {"g3", "a1"}
    assert next(tile for tile in game.seen(0).tiles if tile.kind == "clinic").active


@rule("7.1.3")
def test_mov_10_a_citizen_of_a_new_house_may_work_in_the_same_round() -> None:
    game = table("factory-1 a1; warehouse a2", money=[1], hall=[1])
    game.play("build residential-1 g1").commit()
    assert (game.phase, game.step) == (3, "moves")
    assert "1 a1" in slots_for(game, "1 g1")


@rule("7.1.4")
def test_citizens_in_the_town_hall_and_the_career_space_do_not_move() -> None:
    game = moves(f"{HOUSE}; residential-1 a1*", hall=[3])
    assert game.legal("pick") == {"1 a1"}
    assert game.why_not("pick 1 f6") == reasons.NOBODY_THERE


@rule("7.1.5")
def test_the_citizens_of_others_cannot_be_named() -> None:
    game = moves("residential-1 a1*; park-1 c1*2; park-1 e1", "residential-1 a1*; park-1 c1")
    assert game.why_not("pick 1 c1") == reasons.NOT_YOUR_CITIZEN
    assert game.why_not("pick 2 a1") == reasons.NOT_YOUR_CITIZEN
    assert game.sit(1).why_not("pick 2 a1") == NOT_YOUR_TURN


@rule("7.1.6")
def test_no_citizen_moves_twice() -> None:
    game = moves("residential-1 a1*; residential-1 c1*; park-1 e1; park-1 g1")
    game.play("pick 1 a1", "go 1 e1")
    assert game.why_not("pick 1 e1") == reasons.MOVED_ALREADY
    assert game.legal("pick") == {"1 c1"}
    slots = [slot for tile in game.seen(0).tiles for slot in tile.slots]
    assert [slot.cell for slot in slots if slot.moved] == ["e1"]


@rule("7.1.7", "A53")
def test_a_slot_left_behind_is_free_for_the_next_one() -> None:
    game = moves("park-1 a1*; school c1*; residential-1 e1")
    assert slots_for(game, "1 a1") == {"1 e1"}
    game.play("pick 1 a1", "go 1 e1", "pick 1 c1")
    assert game.legal("go") == {"1 a1"}


@rule("7.1.7", "1.6.3")
def test_a_citizen_named_goes_before_another_is_named() -> None:
    game = moves("park-1 a1*; school c1*; residential-1 e1").play("pick 1 a1")
    assert game.why_not("pick 1 c1") == WRONG_STEP[Pick]
    assert (game.view().picked, game.view().picked_in) == ("a1", 0)


@rule("7.1.7")
def test_going_to_the_hall_belongs_to_a_named_citizen() -> None:
    assert moves("park-1 a1*").why_not("go hall") == WRONG_STEP[GoHall]


@rule("7.1.8")
def test_who_may_stay_and_has_nowhere_to_go_cannot_be_named() -> None:
    game = moves("residential-1 a1*; park-1 c1*; factory-1 e1*", "park-1 a1*1")
    assert game.legal("pick") == {"1 c1", "1 e1", "2 a1"}
    assert game.why_not("pick 1 a1") == reasons.NOWHERE_TO_GO


@rule("7.1.9")
def test_the_end_is_refused_while_somebody_must_move() -> None:
    game = moves("park-1 a1*; residential-1 c1*; school e1")
    assert game.why_not("stop") == reasons.MUST_STILL_MOVE
    game.play("pick 1 a1", "go 1 e1")
    assert game.why_not("stop") is None


@rule("7.1.10", "1.6.2")
def test_moves_end_by_themselves_when_nobody_can_move() -> None:
    assert moves("residential-1 a1*", "park-1 a1*").actors == (1,)
    assert moves("residential-1 a1*", "park-1 a1*; park-1 c1").actors == (0,)
    assert moves("residential-1 a1*", "residential-1 a1").phase != 3


def test_there_are_only_as_many_boroughs_as_players() -> None:
    game = moves("park-1 a1*; school c1")
    assert game.why_not("pick 3 a1") == reasons.NO_BOROUGH
    assert game.play("pick 1 a1").why_not("go 4 a1") == reasons.NO_BOROUGH


# At home (7.2)


@rule("7.2.1")
def test_the_slot_must_be_empty_and_may_be_on_the_same_tile() -> None:
    game = moves("museum a1* b1 c1*; residential-1 e1*2").play("pick 1 a1")
    assert game.legal("go") == {"1 b1"}
    assert game.why_not("go 1 c1") == reasons.SLOT_TAKEN
    assert game.why_not("go 1 a1") == reasons.SLOT_TAKEN


@rule("7.2.2")
@pytest.mark.parametrize("cell", ["g1", "c1", "d1", "e1", "f1", "b7"])
def test_a_cell_without_a_slot_is_refused(cell: str) -> None:
    tiles = "park-1 a1*; school a3; warehouse c1; refinery d1; port e1 f1 e2 f2"
    game = moves(tiles, graves=["b7"]).play("pick 1 a1")
    assert game.why_not(f"go 1 {cell}") == reasons.NO_SLOT_THERE


@rule("7.2.3", "A20")
def test_the_town_hall_is_refused() -> None:
    game = moves("park-1 a1*; school c1").play("pick 1 a1")
    assert game.why_not("go 1 f6") == reasons.HALL_REFUSED
    assert game.why_not("go hall") == reasons.HOME_HAS_SLOTS


@rule("7.2.4")
def test_mov_1_the_slot_of_a_worker_is_closed_to_the_player() -> None:
    game = moves("factory-1 a1*; warehouse a2; residential-1 d1")
    assert slots_for(game, "1 a1") == {"1 d1"}
    game.play("pick 1 a1")
    assert game.why_not("go hall") == reasons.HOME_HAS_SLOTS


@rule("7.2.4")
def test_mov_4_two_shop_workers_cannot_change_places() -> None:
    game = moves("commercial-2 a1* b1*; residential-1 d1; park-1 f1")
    game.play("pick 1 a1", "go 1 d1", "pick 1 b1")
    assert game.why_not("go 1 a1") == reasons.SLOT_CLOSED
    assert game.legal("go") == {"1 f1"}


@rule("7.2.4")
def test_slots_abroad_are_closed_in_the_same_way() -> None:
    game = moves("residential-1 a1*; park-1 g1", "factory-1 a1*1; park-1 c1; factory-1 e1")
    assert slots_for(game, "2 a1") == {"1 g1", "2 c1", "2 e1"}
    game.play("pick 2 a1", "go 2 c1", "pick 1 a1")
    assert game.why_not("go 2 a1") == reasons.SLOT_CLOSED


@rule("7.2.4")
def test_parks_and_culture_are_not_closed() -> None:
    game = moves("park-1 a1*; school c1*; residential-1 e1")
    game.play("pick 1 a1", "go 1 e1", "pick 1 c1", "go 1 a1")
    assert game.citizens() == {"e1", "a1"}


@rule("7.2.5")
def test_mov_1_a_closed_slot_is_open_to_others_once_it_is_empty() -> None:
    game = moves("factory-1 a1*; residential-1 d1", "residential-1 a1*")
    game.play("pick 1 a1", "go 1 d1")
    assert slots_for(game.sit(1), "2 a1") == {"1 a1"}


@rule("7.2.5")
def test_closed_slots_are_forgotten_when_the_phase_is_over() -> None:
    game = moves("factory-1 a1*; residential-1 d1").play("pick 1 a1", "go 1 d1")
    assert game.state.closed == []
    assert game.begin(3).play("pick 1 d1").legal("go") == {"1 a1"}


@rule("7.2.6", "A19")
@pytest.mark.parametrize("station", ["police a1 b1", "fire a1 b1 b2"])
def test_only_a_citizen_of_the_borough_guards(station: str) -> None:
    game = moves(f"{station}; park-1 g1*; residential-1 g3", "park-1 a1*1; park-1 c1")
    assert slots_for(game, "1 g1") == {"1 a1", "1 g3"}
    assert slots_for(game, "2 a1") == {"1 g3", "2 c1"}
    assert game.play("pick 2 a1").why_not("go 1 a1") == reasons.GUARD_FROM_ABROAD


@rule("18.8", "A19")
def test_a_tourist_who_comes_home_may_guard_by_option() -> None:
    game = moves("police a1 b1", "park-1 a1*1", options={"returning_guards": "yes"})
    assert slots_for(game, "2 a1") == {"1 a1"}


@rule("7.2.7", "A20")
def test_who_has_no_slot_at_home_goes_to_the_town_hall_or_abroad() -> None:
    game = moves("park-1 a1*", "park-1 a1; residential-1 c1*")
    assert slots_for(game, "1 a1") == {"hall", "2 a1"}
    game.play("pick 1 a1", "go hall")
    assert (game.hall, game.citizens()) == (1, set())


@rule("7.2.7", "1.4.3")
def test_a_full_town_hall_sends_to_the_career_space() -> None:
    game = moves("park-1 a1*", hall=[4])
    career = game.borough.career
    game.play("pick 1 a1", "go hall")
    assert (game.hall, game.borough.career) == (4, career + 1)


@rule("7.2.7")
def test_who_may_stay_does_not_go_to_the_town_hall() -> None:
    game = moves("residential-1 a1*", "park-1 a1").play("pick 1 a1")
    assert game.why_not("go hall") == reasons.STAYS_RATHER


@rule("7.2.8", "6.6.3", "A62")
def test_a_citizen_on_the_police_station_drives_tourists_out_at_once() -> None:
    game = moves("police b2 c2; park-1 a1*2; school d3*2; park-1 e2*2; residential-1 g1*", "")
    game.play("pick 1 g1", "go 1 b2")
    assert game.citizens(1) == {"e2"}
    assert game.sit(1).hall == 2


@rule("7.2.8", "1.4.4")
def test_who_leaves_ends_the_power() -> None:
    game = moves("university a1* b1 c1 a2 b2 c2; residential-1 e1").play("pick 1 a1", "go 1 e1")
    assert game.votes == 1  # the house alone


# Tourists (7.3)


@rule("7.3.1")
@pytest.mark.parametrize("tile", [tile.replace("*", "") for tile in MUST])
def test_tourists_may_stand_on_these(tile: str) -> None:
    game = moves("residential-1 a1*", tile)
    assert slots_for(game, "1 a1") == {f"2 {cell}" for cell in tile.split()[1:]}


@rule("7.3.2")
@pytest.mark.parametrize("tile", [tile.replace("*", "") for tile in MAY])
def test_tourists_may_not_stand_on_these(tile: str) -> None:
    game = moves("residential-1 a1*; park-1 c1", tile).play("pick 1 a1")
    assert game.why_not("go 2 a1") == reasons.RESIDENTS_ONLY


@rule("7.3.3")
def test_the_town_hall_of_another_is_refused() -> None:
    game = moves("residential-1 a1*; park-1 c1").play("pick 1 a1")
    assert game.why_not("go 2 f6") == reasons.HALL_ABROAD


@rule("7.3.4", "6.6.4", "A62")
def test_the_police_keeps_tourists_out_of_its_zone() -> None:
    guarded = "police b2* c2; museum b1 c1 d1; library d3 e3"
    game = moves("residential-1 a1*", guarded).play("pick 1 a1")
    assert game.legal("go") == {"2 e3"}
    assert game.why_not("go 2 d3") == reasons.POLICE_REFUSES


@rule("6.6.4")
def test_pol_2_without_a_guard_tourists_come_and_stay() -> None:
    game = moves("residential-1 a1*", "police b2 c2; park-1 a1")
    assert slots_for(game, "1 a1") == {"2 a1"}


@rule("7.3.5", "A72")
def test_mov_6_one_tourist_in_each_other_borough() -> None:
    game = moves("residential-1 a1*; residential-1 c1", "museum a1*1 b1 c1")
    assert slots_for(game, "2 a1") == {"1 c1", "2 b1", "2 c1"}
    assert slots_for(game, "1 a1") == {"1 c1"}
    assert game.play("pick 1 a1").why_not("go 2 b1") == reasons.TOURIST_LIMIT


@rule("7.3.6", "6.7.3")
def test_mov_6_with_the_metro_two() -> None:
    metro = "metro a3 b3 c3 d3; residential-1 a1*; residential-1 c1*"
    game = moves(metro, "museum a1*1 b1 c1; library a3 b3")
    game.play("pick 1 a1", "go 2 b1", "pick 1 c1")
    assert game.why_not("go 2 c1") == reasons.TOURIST_LIMIT_METRO
    assert movement.tourist_limit(game.kit, game.city, 0) == 2


@rule("7.3.6")
def test_a_tile_of_another_kind_is_no_metro() -> None:
    game = moves("park-1 a1*")
    kit, tiles = game.kit, game.borough.tiles
    for kind in range(len(kit.places.kinds)):
        for laid in kit.places.of(kind)[:1] + kit.places.of(kind)[-1:]:
            tiles[:] = [laid.number]
            assert has(kit, game.borough, METRO) == (kind == METRO)


@rule("7.3.7", "A21")
def test_two_tourists_stay_when_the_metro_is_lost_but_the_next_to_move_leaves() -> None:
    game = moves("residential-1 c1", "museum a1*1 b1*1 c1")
    assert slots_for(game, "2 a1") == {"1 c1"}
    game.play("pick 2 a1", "go 1 c1", "pick 2 b1")
    assert game.legal("go") == {"2 a1", "2 c1"}


@rule("7.3.8")
def test_mov_5_from_home_only_to_a_neighbour() -> None:
    game = moves("residential-1 a1*", "park-1 a1", "park-1 a1", "park-1 a1", seats=4)
    assert slots_for(game, "1 a1") == {"2 a1", "4 a1"}
    assert game.play("pick 1 a1").why_not("go 3 a1") == reasons.TOO_FAR_FROM_HOME


@rule("7.3.9")
def test_a_tourist_moves_inside_its_borough_or_to_a_neighbour_of_it() -> None:
    boroughs = ("residential-1 a1", "park-1 a1*1; park-1 c1", "park-1 a1", "park-1 a1")
    game = moves(*boroughs, seats=4)
    assert slots_for(game, "2 a1") == {"1 a1", "2 c1", "3 a1"}
    assert game.play("pick 2 a1").why_not("go 4 a1") == reasons.TOO_FAR_ABROAD


@rule("7.3.10", "A22")
def test_a_tourist_may_come_home_from_a_neighbour() -> None:
    game = moves("residential-1 a1", "park-1 a1*1; park-1 c1").play("pick 2 a1", "go 1 a1")
    assert game.citizens() == {"a1"}


@rule("7.3.11")
def test_a_tourist_two_boroughs_away_does_not_come_home_while_a_slot_is_left() -> None:
    boroughs = ("residential-1 a1", "", "park-1 a1*1", "park-1 a1")
    game = moves(*boroughs, seats=4)
    assert slots_for(game, "3 a1") == {"4 a1"}
    assert game.play("pick 3 a1").why_not("go 1 a1") == reasons.NOT_HOME_YET
    assert game.why_not("go hall") == reasons.OTHER_SLOTS_LEFT


@rule("7.3.11")
def test_mov_7_a_tourist_without_a_slot_comes_home_from_anywhere() -> None:
    game = moves("residential-1 a1", "", "park-1 a1*1", "", seats=4)
    assert slots_for(game, "3 a1") == {"1 a1"}


@rule("7.3.11", "1.4.3")
@pytest.mark.parametrize(("hall", "after"), [(2, 3), (4, 4)])
def test_mov_7_without_a_slot_at_home_to_the_town_hall_then_the_career(
    hall: int, after: int
) -> None:
    game = moves("", "", "park-1 a1*1", "", seats=4, hall=[hall])
    citizens = game.hall + game.borough.career
    assert slots_for(game, "3 a1") == {"hall"}
    game.play("pick 3 a1", "go hall")
    assert game.hall == after
    assert game.hall + game.borough.career == citizens + 1


@rule("18.10", "A22")
def test_by_option_a_tourist_comes_home_only_if_it_must() -> None:
    forced = {"homecoming": "forced"}
    game = moves("residential-1 a1", "park-1 a1*1; park-1 c1", options=forced)
    assert slots_for(game, "2 a1") == {"2 c1"}
    assert game.play("pick 2 a1").why_not("go 1 a1") == reasons.NOT_HOME_YET
    game = moves("residential-1 a1", "park-1 a1*1", options=forced)
    assert slots_for(game, "2 a1") == {"1 a1"}


@rule("7.3.12")
def test_a_tourist_earns_for_its_player() -> None:
    game = table("", "commercial-1 a1*1; park-1 c1*1", phase=4)
    assert [borough.money for borough in game.city.boroughs] == [1, 2]


@rule("1.5.2")
def test_with_two_players_both_neighbours_are_the_same() -> None:
    game = start(2)
    assert movement.neighbours(game.kit, game.city, 0) == [1]
    assert movement.neighbours(start(1).kit, start(1).city, 0) == []


@rule("1.5.2", "10.2.5", "18.11", "A28")
@pytest.mark.parametrize(("option", "found"), [("closed", [1, 2]), ("gap", [1])])
def test_the_ring_closes_around_an_eliminated_borough(option: str, found: list[int]) -> None:
    game = start(4, {"eliminated_borough": option})
    game.city.boroughs[3].gone = 16
    assert movement.neighbours(game.kit, game.city, 0) == found


@rule("1.6.2")
def test_a_match_takes_the_only_slot_by_itself() -> None:
    game = moves("park-1 a1*; residential-1 c1").play("pick 1 a1")
    match = Match(game.rules, None)
    match.state = game.state
    forced = match.forced()
    assert forced is not None and game.rules.notation(forced[1]) == "go 1 c1"
