"""Growing tiles (RULES.md 5.5)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.small_city import reasons
from faubourg.games.small_city.actions import Grow
from faubourg.games.small_city.rules import WRONG_STEP
from games.small_city.table import Table, table

HALL = "town-hall c3 d3 c4 d4"
SERVED = f"{HALL}; school f5; library f3 g3"  # hall, school and library around e4


def homes(
    home: str = "residential-1 e5*", supply: str = "", mayor: str = "", money: int = 0
) -> Table:
    return table(f"{SERVED}; {home}", supply=supply, mayor=mayor, money=[money])


@rule("5.5.1", "5.5.7", "5.5.9", "5.1.7")
def test_res_5_a_home_grows_for_nothing() -> None:
    game = homes()
    assert "residential-2 e4 e5" in game.legal("grow")
    game.play("grow residential-2 e4 e5")
    assert (game.money, game.plan.builds) == (0, 0)
    assert game.tiles() >= {"residential-2 e4 e5"}


@rule("5.5.11", "5.2.11")
def test_res_6_a_tile_grows_again_in_the_same_plan() -> None:
    game = homes().play("grow residential-2 e4 e5")
    assert game.legal("grow") == {"residential-3 e4 d5 e5", "residential-3 e4 f4 e5"}


@rule("5.5.3")
def test_res_8_a_tile_built_in_this_phase_does_not_grow() -> None:
    game = table(SERVED, money=[9]).play("build residential-1 e5")
    assert game.why_not("grow residential-2 e4 e5") == reasons.BUILT_THIS_PHASE


@rule("5.5.3", "4.3.11")
def test_a_tile_of_the_council_grows_in_the_same_round() -> None:
    game = homes()
    assert not any(tile.fresh for tile in game.seen(0).tiles)
    assert game.why_not("grow residential-2 e4 e5") is None


@rule("5.5.2")
def test_parks_do_not_grow() -> None:
    assert table("park-1 a1").legal("grow") == set()


@rule("5.5.4")
@pytest.mark.parametrize(
    "tile", ["residential-5 a1 b1 c1 a2 b2", "commercial-4 a1 b1 b2 a2", "factory-3 a1 b1 b2"]
)
def test_the_highest_levels_do_not_grow(tile: str) -> None:
    assert table(tile).legal("grow") == set()


@rule("5.5.4", "A17")
def test_a_tile_grows_by_one_level() -> None:
    assert homes().why_not("grow residential-3 e4 f4 e5") == reasons.NOTHING_GROWS_SO


@rule("5.5.5", "13.1")
def test_the_next_tile_must_be_there_and_the_old_one_goes_back() -> None:
    assert (
        homes(supply="residential-2=0").why_not("grow residential-2 e4 e5")
        == reasons.NO_LARGER_TILE
    )
    game = homes()
    before = game.supply("residential-1"), game.supply("residential-2")
    game.play("grow residential-2 e4 e5")
    assert (game.supply("residential-1"), game.supply("residential-2")) == (
        before[0] + 1, before[1] - 1
    )  # fmt: skip


@rule("13.1")
def test_a_tile_that_went_back_can_be_taken_at_once() -> None:
    game = homes(supply="residential-1=0", money=9)
    assert "residential-1 a1" not in game.legal("build")
    game.play("grow residential-2 e4 e5", "build residential-1 a1")
    assert game.supply("residential-1") == 0


@rule("5.5.6")
def test_the_new_cell_must_be_empty_and_in_the_zone() -> None:
    game = table(f"{SERVED}; residential-1 e5; park-1 d5")
    assert game.why_not("grow residential-2 d5 e5") == reasons.GROWTH_NOT_EMPTY
    edge = table("town-hall f5 g5 f6 g6; school e7; residential-1 f7")
    assert edge.why_not("grow residential-2 f7 f8") == reasons.GROWTH_OUTSIDE


@rule("5.5.6", "4.1.10")
def test_no_tile_grows_onto_the_street() -> None:
    assert homes(mayor="e4 f4").why_not("grow residential-2 e4 e5") == reasons.GROWTH_BLOCKED


@rule("5.5.7", "5.5.8")
def test_citizens_and_slots_stay_on_their_cells() -> None:
    game = homes().play("grow residential-2 e4 e5")
    assert game.citizens() == {"e5"}


@rule("5.5.7", "1.2.7")
def test_a_cell_that_makes_wood_goes_on_making_wood() -> None:
    game = table("factory-1 c3; refinery a2; warehouse d4")
    assert game.why_not("grow factory-2 c3 b3") == reasons.GROWTH_LACKS_INDUSTRY
    game = table("factory-1 c3; refinery b2; warehouse d4")
    assert game.why_not("grow factory-2 b3 c3") == reasons.NOTHING_GROWS_SO
    game.play("grow factory-2 c3 b3")
    kinds = {slot.cell: slot.kind for tile in game.seen(0).tiles for slot in tile.slots}
    assert kinds == {"c3": "wood", "b3": "stone"}


@rule("5.5.9", "6.3.2", "20.12")
def test_fac_1_and_2_factories_grow_with_refinery_and_port() -> None:
    game = table(
        "port d4 e4 d5 e5; refinery b5; factory-1 c3; warehouse d2; factory-1 c6; warehouse c7"
    )
    assert "factory-2 c3 c4" in game.legal("grow")
    assert "factory-2 c6 c5" in game.legal("grow")
    game.play("grow factory-2 c3 c4", "grow factory-2 c6 c5")
    assert game.legal("grow") == {"factory-3 c3 c4 b4"}


@rule("5.5.9", "5.5.7", "6.3.1")
def test_fac_3_the_slots_of_a_grown_factory() -> None:
    game = table("port d4 e4 d5 e5; refinery b5; factory-1 c3; warehouse d2")
    game.play("grow factory-2 c3 c4", "grow factory-3 c3 c4 b4")
    kinds = {slot.cell: slot.kind for tile in game.seen(0).tiles for slot in tile.slots}
    assert kinds == {"c3": "wood", "c4": "stone", "b4": "metal"}


@rule("5.5.12")
def test_wh_5_a_growing_factory_needs_no_warehouse() -> None:
    game = table("factory-1 c3; refinery b2; warehouse d4", supply="warehouse=0")
    game.play("grow factory-2 c3 b3")
    assert game.seen(0).ask == ""


@rule("5.5.12")
def test_a_growing_home_draws_nobody() -> None:
    game = table(f"{SERVED}; residential-1 e5", hall=[2]).play("grow residential-2 e4 e5")
    assert (game.hall, game.citizens()) == (2, set())


@rule("5.5.9", "6.1.2", "A18")
def test_the_old_tile_needs_the_influences() -> None:
    # The new cell e4 touches hall, school and library; the old one, e6, the school only.
    game = table(f"{HALL}; school f5; residential-1 e6")
    assert game.why_not("grow residential-2 e5 e6") == reasons.GROWTH_LACKS_CULTURE


@rule("5.5.9")
def test_different_cells_may_bring_different_influences() -> None:
    game = table(f"{HALL}; school g4; library g2 g3; residential-2 e4 f4")
    assert "residential-3 e4 f4 e5" in game.legal("grow")
    assert game.why_not("build residential-3 e4 f4 e5") is not None


@rule("5.5.9", "6.2.2")
def test_com_2_commerce_grows_with_homes_in_the_next_round() -> None:
    homes = "residential-1 a1; residential-1 c1; residential-1 d3"
    same = table(homes, money=[9]).play("build commercial-2 b2 c2")
    assert same.why_not("grow commercial-3 b2 c2 c3") == reasons.BUILT_THIS_PHASE
    later = table(f"{homes}; commercial-2 b2 c2")
    assert later.why_not("grow commercial-3 b2 c2 c3") is None
    lonely = table("residential-1 a1; residential-1 c1; commercial-2 b2 c2")
    assert lonely.why_not("grow commercial-3 b2 c2 c3") == reasons.GROWTH_LACKS_HOMES


@rule("5.5.10", "A18")
def test_a_home_does_not_grow_towards_industry() -> None:
    game = homes("residential-1 e5; refinery d7")
    assert game.why_not("grow residential-2 d5 e5") is None
    assert game.why_not("grow residential-2 e5 e6") == reasons.GROWTH_NEAR_INDUSTRY


@rule("5.5.10")
def test_a_factory_does_not_grow_towards_a_home() -> None:
    game = table("factory-1 c3; refinery b2; warehouse d4; residential-1 a5")
    assert game.why_not("grow factory-2 c3 c4") is None
    assert game.why_not("grow factory-2 c3 b3") is None
    near = table("factory-1 c3; refinery b2; warehouse d4; residential-1 b5")
    assert near.why_not("grow factory-2 c3 c4") == reasons.GROWTH_NEAR_HOMES


@rule("11.3.8", "5.5.1")
def test_growth_belongs_to_construction() -> None:
    game = table(f"{SERVED}; residential-1 e5", phase=1).sit(1)
    assert game.why_not("grow residential-2 e4 e5") == WRONG_STEP[Grow]
