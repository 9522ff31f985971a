"""RULES.md 4.4 and 4.5: splitting, and what happens."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.arcologies import reasons
from faubourg.games.small_city.reasons import BUILT_ONCE, BUILT_THIS_PHASE, NOT_ASKED
from games.arcologies.squares import COMPLETE, EXAMPLE, FOUR, HALL, THREE_METAL
from games.arcologies.table import Table, table

NO_PARK = COMPLETE.replace("park-1 e3; ", "")
NO_STATUE = COMPLETE.replace("; statue-founders e4", "")


@rule("4.4.1", "A10")
def test_also_a_wrong_tile_is_split() -> None:
    game = table(f"{NO_STATUE}; commercial-2 e4 f4", stock=["hall metal"])
    game.play("arcology c3 0")
    assert "commercial-1 f4" in game.tiles()
    assert game.borough.slots[1] == 1 << game.kit.board.number["f4"]


@rule("4.4.2", "A7")
def test_the_remainder_must_have_the_shape_of_its_level() -> None:
    words = f"{NO_STATUE}; residential-4 e4 f4 e5 f5".replace("residential-1 e5; ", "")
    assert table(words, stock=[FOUR]).why_not("arcology c3 0") is None  # f4 and f5 are a 2
    words = f"{NO_PARK}; residential-3 f2 e3 f3"
    assert table(words, stock=[FOUR]).why_not("arcology c3 0") is None  # f2 and f3 too
    words = f"{NO_PARK}; residential-3 e2 e3 f3"  # e2 and f3 touch at a corner only
    game = table(words, stock=[FOUR])
    assert game.why_not("arcology c3 0") == reasons.PART_SHAPE
    assert game.place("c3").cells[2] == "x"


@rule("4.4.2", "A7")
def test_the_covered_part_must_have_the_shape_of_its_level_too() -> None:
    row = NO_PARK.replace("residential-1 c3; ", "").replace("commercial-1 d3; ", "")
    game = table(f"{row}; residential-5 c2 d2 c3 d3 e3", stock=[FOUR])
    assert game.why_not("arcology c3 0") == reasons.PART_SHAPE  # c3, d3 and e3 lie in one row
    assert game.place("c3").cells[:3] == "xxx"
    words = NO_PARK.replace("; statue-founders e4", "")
    game = table(f"{words}; residential-5 e3 f3 g3 e4 f4", stock=[FOUR])
    assert game.why_not("arcology c3 0") is None  # a 2 is covered, and a 3 remains


@rule("4.4.3", "A11")
@pytest.mark.parametrize(
    "tile", ["park-2 e3 f3", "police e3 f3", "library e3 f3", "fire e3 f3 f4", "museum e3 f3 g3"]
)
def test_c12_other_tiles_cannot_be_split(tile: str) -> None:
    game = table(f"{NO_PARK}; {tile}", stock=[FOUR])
    assert game.why_not("arcology c3 0") == reasons.CANNOT_BE_SPLIT
    inside = COMPLETE.replace("park-1 e3; ", "").replace("statue-founders e4", "park-2 e3 e4")
    assert table(inside, stock=[FOUR]).why_not("arcology c3 0") is None


@rule("4.4.3")
def test_water_of_a_port_sticks_out_too() -> None:
    port = f"{NO_PARK.replace('commercial-1 d3; ', '')}; port d3 e3 d2 e2"
    assert table(port, stock=[FOUR]).why_not("arcology c3 0") == reasons.CANNOT_BE_SPLIT


@rule("4.4.4", "A8")
def test_the_remainder_has_the_slots_of_its_level() -> None:
    """A stone cell that is left alone makes wood; of two ways to lie one is chosen."""
    factory = f"{NO_STATUE}; factory-2 e4 f4"
    game = table(factory, stock=["hall metal"]).play("arcology c3 0")
    assert game.tiles() >= {"factory-1 f4"}
    words = f"{NO_STATUE}; factory-3 f5 f4 e4"
    game = table(words, stock=["hall metal"]).play("arcology c3 0")
    assert game.legal("remain") == {"factory-2 f5 f4", "factory-2 f4 f5"}
    assert game.why_not("remain factory-2 a5 a6") == reasons.NO_SUCH_REMAINDER
    game.play("remain factory-2 f5 f4")
    assert game.tiles() >= {"factory-2 f5 f4"}


@rule("4.4.4")
def test_remainders_come_in_cell_order() -> None:
    words = EXAMPLE.replace("commercial-2 b4 c4", "commercial-3 b3 b4 c4")
    words = f"{words}; commercial-3 g3 f3 e3".replace("commercial-3 g3 f3 e3", "factory-3 f2 f3 e3")
    game = table(words.replace("park-1 e3; ", ""), stock=[FOUR]).play("arcology c3 0")
    assert game.legal("remain") == {"factory-2 f2 f3", "factory-2 f3 f2"}
    game.play("remain factory-2 f2 f3")
    assert game.legal("remain") == {"commercial-2 b3 b4", "commercial-2 b4 b3"}


@rule("4.4.5")
def test_citizens_outside_stay_on_their_cells() -> None:
    words = EXAMPLE.replace("e5 e6 f6", "e5* e6* f6").replace("b4 c4", "b4*2 c4")
    game = table(words, stock=[THREE_METAL]).play("arcology c3 0")
    assert game.citizens() == {"e5", "e6"}
    assert game.citizens(1) == {"b4"}
    assert game.arcology().inside == {"e5": 0}


@rule("4.4.6")
def test_the_remainder_comes_from_the_supply_or_the_box() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL]).play("arcology c3 0")
    assert game.supply("residential-2") == 20 - 1
    short = table(EXAMPLE, stock=[THREE_METAL], supply="residential-2=0")
    assert short.why_not("arcology c3 0") == reasons.NO_PART_LEFT
    kind = short.kit.places.kinds.index("residential-2")
    short.city.razed[kind] = 1
    short.play("arcology c3 0")
    assert (short.box("residential-2"), short.supply("residential-2")) == (0, 0)


@rule("4.4.6", "4.5.2", "A9")
def test_both_parts_come_and_the_split_tile_goes_back() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    kinds = ("residential-1", "residential-2", "residential-3", "commercial-1", "commercial-2")
    before = [game.supply(kind) for kind in kinds]
    game.play("arcology c3 0")
    changes = [game.supply(kind) - was for kind, was in zip(kinds, before, strict=True)]
    assert changes == [-1, -1, 1, -2, 1]
    short = table(EXAMPLE, stock=[THREE_METAL], supply="residential-1=0")
    assert short.why_not("arcology c3 0") == reasons.NO_PART_LEFT
    short.city.razed[short.kit.places.kinds.index("residential-1")] = 1
    short.play("arcology c3 0")
    assert short.box("residential-1") == 1 + 2  # as it came, and the two that were covered


@rule("4.4.6")
def test_what_the_arcology_covers_does_not_help() -> None:
    """The commercial 1 on d3 goes to the box too late for b4."""
    game = table(EXAMPLE, stock=[THREE_METAL], supply="commercial-1=0")
    assert game.why_not("arcology c3 0") == reasons.NO_PART_LEFT


@rule("4.4.6")
def test_a_remainder_may_be_gone_when_the_plan_is_settled() -> None:
    game = table(EXAMPLE, EXAMPLE, stock=[THREE_METAL, THREE_METAL], supply="residential-2=1")
    for seat in (0, 1):
        game.sit(seat).play("arcology c3 0", "commit")
    assert game.actors == (1,)
    late = game.sit(1)
    assert not late.arcology(1).built
    assert late.why_not("arcology c3 0") == reasons.NO_PART_LEFT
    late.play("commit")
    assert [game.arcology(seat).built for seat in (0, 1)] == [True, False]


@rule("4.4.7", "A31")
def test_a_remainder_may_grow_if_the_tile_could() -> None:
    words = f"{EXAMPLE}; library f7 g7; school g5; museum c7 d7 e7"
    game = table(words, stock=[THREE_METAL]).play("arcology c3 0")
    assert game.legal("grow") == {"residential-3 f5 e6 f6"}
    new = f"{HALL}; residential-1 c3; residential-1 c5; residential-1 e5; commercial-1 d3; "
    game = table(f"{new} park-1 e3; park-1 d5; statue-founders e4; residential-1 a5; school b6",
                 money=[9], stock=["hall metal"])  # fmt: skip
    game.play("build commercial-2 b4 c4", "arcology c3 0")
    assert "commercial-1 b4" in game.tiles()
    assert game.why_not("grow commercial-2 b4 b5") == BUILT_THIS_PHASE


@rule("4.4.7")
def test_a_remainder_brings_no_warehouse_and_no_citizen() -> None:
    words = f"{NO_STATUE}; factory-2 e4 f4; residential-2 c6 c7"
    game = table(words, stock=["hall metal"], hall=[2]).play("arcology c3 0")
    assert (game.hall, game.borough.sheds) == (2, [])


# What happens


@rule("4.5.1")
def test_the_arcology_lies_on_all_nine_cells() -> None:
    game = table(COMPLETE).play("arcology c3 0")
    assert game.tiles() == {"arcology c3 d3 e3 c4 d4 e4 c5 d5 e5"}
    view = game.arcology()
    assert (view.corner, view.turn, len(view.square)) == ("c3", 0, 9)
    assert (view.pattern, view.pumps, view.places) == ("habitat", 0, [])


@rule("4.5.2")
def test_covered_tiles_go_to_the_box() -> None:
    game = table(COMPLETE)
    supply = [game.supply(kind) for kind in ("residential-1", "commercial-1", "park-1")]
    game.play("arcology c3 0")
    assert [game.supply(k) for k in ("residential-1", "commercial-1", "park-1")] == supply
    boxed = [game.box(k) for k in ("residential-1", "commercial-1", "park-1", "statue-founders")]
    assert boxed == [3, 2, 2, 1]


@rule("4.5.3")
def test_tiles_outside_stay_without_their_influence() -> None:
    game = table(f"{COMPLETE}; commercial-1 f6").play("arcology c3 0")
    assert "commercial-1 f6" in game.tiles()


@rule("4.5.4", "A13")
def test_units_of_a_covered_warehouse_go_to_the_supply() -> None:
    words = COMPLETE.replace("park-1 e3", "warehouse e3")
    game = table(words, stock=["hall metal; e3 wood stone"])
    raw = game.city.raw[:]
    game.play("arcology c3 0")
    assert game.city.raw == [raw[0] + 1, raw[1] + 1, raw[2] + 1]
    assert sum(game.borough.stock) == 0


@rule("10.4")
def test_units_of_a_covered_warehouse_can_move() -> None:
    words = f"{COMPLETE.replace('park-1 e3', 'warehouse e3')}; warehouse g1"
    stock = ["hall metal wood; g1 wood; e3 wood stone"]
    game = table(words, stock=stock, options={"covered_materials": "move"}).play("arcology c3 0")
    assert game.seen(0).ask == "move"
    assert game.legal("put") == {
        "wood 1 hall", "wood 1 g1", "stone 1 hall", "stone 1 g1",
    }  # fmt: skip
    assert game.why_not("put metal 1 hall") == reasons.UNIT_NOT_COVERED
    assert game.why_not("put wood 2 hall") == reasons.UNIT_NOT_COVERED
    assert game.why_not("put wood 1 e3") == reasons.NO_OTHER_STORE
    assert game.why_not("put wood 1 supply") == reasons.NO_OTHER_STORE
    game.play("put stone 1 g1")
    assert game.stock("g1") == [1, 1, 0]
    assert game.arcology().built  # the wood had one way left
    assert game.stock() == [2, 0, 0]


@rule("10.4")
def test_the_rest_goes_to_the_supply() -> None:
    words = f"{COMPLETE.replace('park-1 e3', 'warehouse e3')}; warehouse g1"
    stock = ["hall wood wood wood wood; g1 metal metal; e3 wood stone"]
    game = table(words, stock=stock, options={"covered_materials": "move"}).play("arcology c3 0")
    assert game.why_not("put stone 1 hall") == reasons.NO_ROOM_THERE
    wood = game.city.raw[0]
    game.play("put stone 1 g1")
    assert game.arcology().built
    assert (game.stock("g1"), game.city.raw[0]) == ([0, 1, 1], wood + 1)


def test_nothing_is_asked_out_of_turn() -> None:
    game = table(COMPLETE)
    assert game.why_not("remain factory-2 a5 a6") == NOT_ASKED
    assert game.why_not("put wood 1 hall") == NOT_ASKED


@rule("4.5.6")
def test_the_power_of_a_covered_building_ends_for_good() -> None:
    words = NO_PARK.replace("statue-founders e4", "police e3* e4")
    game = table(words, stock=[FOUR]).play("arcology c3 0").commit()
    assert not any(tile.active for tile in game.seen(0).tiles)
    game = table(words, stock=[FOUR], money=[9]).play("arcology c3 0")
    assert game.why_not("build police g1 g2") == BUILT_ONCE


@rule("4.5.7")
def test_covering_neither_costs_nor_pollutes() -> None:
    game = table(COMPLETE, money=[3]).play("arcology c3 0")
    assert (game.money, game.pollution, game.plan.demolished) == (3, 0, False)


@rule("4.5.8")
def test_an_arcology_cannot_be_demolished() -> None:
    game = table("arcology c3", money=[20])
    assert game.why_not("demolish c3") == reasons.ARCOLOGY_STAYS
    assert game.legal("demolish") == set()


def test_what_a_seat_is_asked_is_in_its_view() -> None:
    game: Table = table(f"{NO_STATUE}; factory-3 f5 f4 e4", stock=["hall metal"])
    game.play("arcology c3 0")
    view = game.arcology()
    assert (view.built, view.corner, game.seen(0).borough.owed) == (False, "c3", [0, 0, 1])
