"""RULES.md 4.1 to 4.3: the step, the square, what does not match."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.arcologies import reasons
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.rules import WRONG_STEP
from faubourg.games.small_city.reasons import FINISH_FIRST, PLAN_LOST
from games.arcologies.squares import COMPLETE, EXAMPLE, FOUR, HALL, THREE_METAL
from games.arcologies.table import table

# Three of eight cells match Habitat on c3.
POOR = f"{HALL}; residential-1 c3; residential-1 c5; park-1 e3"
SIX = "hall metal metal metal metal; g1 metal metal"
SHEDS = "factory-1 g2; warehouse g1"


@rule("4.1.1")
def test_an_arcology_costs_no_money() -> None:
    game = table(COMPLETE, money=[0]).play("arcology c3 0")
    assert game.arcology().built
    assert game.money == 0


@rule("4.1.2", "A4")
def test_it_is_a_build_action() -> None:
    game = table(COMPLETE, money=[9]).play("arcology c3 0")
    assert game.plan.builds == 1
    game = table(COMPLETE, money=[9])
    game.play("build park-1 g1", "build park-1 g2", "build park-1 g3")
    assert game.why_not("arcology c3 0") == reasons.NO_BUILDS_LEFT
    assert game.legal("arcology") == set()
    game = table(COMPLETE, money=[9]).play("build park-1 g1", "extend")
    assert game.why_not("arcology c3 0") == reasons.NO_BUILDS_LEFT


@rule("10.2")
def test_it_can_be_free_of_a_build_action() -> None:
    game = table(COMPLETE, money=[9], options={"arcology_action": "free"})
    game.play("build park-1 g1", "build park-1 g2", "build park-1 g3", "arcology c3 0")
    assert game.plan.builds == 3


@rule("4.1.3")
def test_who_has_built_it_builds_no_other() -> None:
    game = table(COMPLETE).play("arcology c3 0")
    assert game.why_not("arcology a1 0") == reasons.ARCOLOGY_STANDS
    assert game.legal("arcology") == set()


@rule("4.1.4")
def test_place_then_remainder_then_store() -> None:
    words = f"{EXAMPLE.replace('commercial-2 b4 c4', 'commercial-3 b3 b4 c4')}; {SHEDS}"
    game = table(words, stock=["hall metal metal metal; g1 metal"]).play("arcology c3 0")
    assert game.seen(0).ask == "remainder"
    assert game.legal("remain") == {"commercial-2 b3 b4", "commercial-2 b4 b3"}
    assert game.why_not("commit") == FINISH_FIRST
    assert game.why_not("arcology c3 90") == FINISH_FIRST
    game.play("remain commercial-2 b4 b3")
    assert game.seen(0).ask == "store"
    game.play("spend g1")
    assert (game.stock(), game.stock("g1")) == ([0, 0, 1], [0, 0, 0])
    assert "commercial-2 b4 b3" in game.tiles()


@rule("4.1.5")
def test_tiles_of_the_same_plan_count() -> None:
    words = COMPLETE.replace("park-1 e3; ", "")
    game = table(f"{words}; residential-1 d4", money=[9])
    assert game.why_not("arcology c3 0") == reasons.NOT_LEFT_EMPTY
    game.play("demolish d4")
    assert game.why_not("arcology c3 0") == reasons.NO_METAL
    game.play("build park-1 e3", "arcology c3 0")
    assert game.arcology().built


@rule("4.1.6")
@pytest.mark.parametrize("phase", [1, 3, 7])
def test_no_other_phase_brings_an_arcology(phase: int) -> None:
    game = table(f"{COMPLETE}; residential-1 g1*", phase=phase, money=[9])
    if phase == 1:
        game.follow("street f1 f2").circle()
    acting = game.sit(game.actors[0])
    assert acting.why_not("arcology c3 0") == WRONG_STEP[BuildArcology]
    assert acting.legal("arcology") == set()


@rule("4.1.6")
def test_the_council_builds_no_arcology() -> None:
    game = table(COMPLETE, phase=7, money=[9], discs=["construction-3"])
    game.play("invest construction next money")
    assert game.why_not("arcology c3 0") == WRONG_STEP[BuildArcology]
    assert not any("arcology" in words for words in game.choices())


# The square


@rule("4.2.1")
def test_all_nine_cells_lie_in_the_zone() -> None:
    game = table(COMPLETE)
    assert game.why_not("arcology f3 0") == reasons.SQUARE_OUTSIDE
    assert game.why_not("arcology e3 0") not in (None, reasons.SQUARE_OUTSIDE)


@rule("4.2.2", "A12")
def test_c12_a_blocked_cell_may_not_lie_in_the_square() -> None:
    assert (
        table(EXAMPLE, stock=[FOUR], mayor="e4 f4").why_not("arcology c3 0")
        == reasons.SQUARE_BLOCKED
    )


@rule("4.2.3", "A12")
def test_c12_a_cemetery_may_not_lie_in_the_square() -> None:
    assert (
        table(EXAMPLE, stock=[FOUR], graves=["e4"]).why_not("arcology c3 0")
        == reasons.SQUARE_CEMETERY
    )


@rule("4.2.4", "A12")
def test_c12_the_town_hall_may_not_lie_in_the_square() -> None:
    assert table(EXAMPLE, stock=[FOUR]).why_not("arcology b2 0") == reasons.SQUARE_HALL


@rule("4.2.5")
def test_the_required_empty_cell_must_be_empty() -> None:
    game = table(f"{COMPLETE}; park-1 d4", stock=[FOUR])
    assert game.why_not("arcology c3 0") == reasons.NOT_LEFT_EMPTY
    assert game.place("c3").cells[4] == "x"


# What matches


@rule("4.3.1")
def test_a_cell_matches_with_exactly_the_tile_asked_for() -> None:
    assert table(COMPLETE).place("c3").cells == "====e===="
    other = COMPLETE.replace("founders", "artists")
    assert table(other).place("c3").metal == 1  # another statue
    assert table(COMPLETE.replace("park-1 e3", "school e3")).place("c3").metal == 1


@rule("4.3.2")
def test_empty_and_wrong_cells_cost_a_metal_each() -> None:
    game = table(f"{POOR}; {SHEDS}; school d3", stock=[SIX])
    assert game.place("c3").cells == "=m=mem=mm"
    assert game.place("c3").metal == 5
    game.play("arcology c3 0")
    assert (game.borough.owed, game.seen(0).ask) == ([0, 0, 5], "store")
    while game.borough.ask:
        game.play("spend hall" if "hall" in game.legal("spend") else "spend g1")
    assert sum(game.borough.stock) == 1


@rule("4.3.3", "4.3.4")
def test_larger_tiles_cost_for_each_cell() -> None:
    right = EXAMPLE.replace("residential-1 c5; ", "").replace("park-1 d5; ", "")
    assert table(f"{right}; museum c5 c6 c7").place("c3").metal == 5
    wrong = COMPLETE.replace("commercial-1 c4; ", "").replace("residential-1 c5; ", "")
    game = table(f"{wrong}; library c4 c5", stock=["hall metal metal"])
    assert game.place("c3").metal == 2
    game.play("arcology c3 0")
    assert (game.box("library"), game.stock()) == (1, [0, 0, 0])


@rule("10.3")
def test_splitting_can_be_free() -> None:
    game = table(EXAMPLE, options={"split": "free"}, stock=["hall metal"])
    assert game.place("c3").metal == 1  # the statue
    game.play("arcology c3 0")
    assert game.tiles() >= {"residential-2 e6 f6", "commercial-1 b4"}
    parks = COMPLETE.replace("park-1 e3; ", "").replace("statue-founders e4", "park-2 e3 e4")
    assert table(parks, options={"split": "free"}).place("c3").metal == 1
    assert table(parks).place("c3").metal == 2


@rule("4.3.5", "A14")
def test_metal_comes_from_own_stores_even_from_a_covered_one() -> None:
    words = COMPLETE.replace("park-1 e3", "warehouse e3")
    game = table(words, stock=["e3 metal metal"]).play("arcology c3 0")
    assert game.arcology().built
    assert game.city.raw[2] == 6
    game = table(EXAMPLE, cards=["architect"], stock=["hall metal metal"])
    assert game.why_not("arcology c3 0") == reasons.NO_METAL


@rule("4.3.6")
def test_with_too_little_metal_it_is_refused() -> None:
    assert table(POOR, stock=[FOUR]).why_not("arcology c3 0") == reasons.NO_METAL
    assert table(EXAMPLE, "", stock=["hall metal metal", THREE_METAL]).legal("arcology") == set()


def test_a_lost_plan_builds_no_arcology() -> None:
    game = table(f"{COMPLETE}; park-1 g1", pollution=[99], money=[9]).play("demolish g1")
    assert game.why_not("arcology c3 0") == PLAN_LOST
    assert game.choices() == {"commit"}
