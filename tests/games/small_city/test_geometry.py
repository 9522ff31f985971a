"""Cells, placements and influence (RULES.md 1.1 to 1.3, 20.5)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.catalogue import members
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import Placement
from faubourg.games.small_city.city import layers, not_empty
from games.small_city.table import start, table

KIT = start(2).kit


def place(name: str) -> Placement:
    return KIT.places.all[KIT.places.names.index(name)]


@rule("1.1.4")
def test_adjacent_cells_share_a_side_and_touching_ones_a_side_or_a_corner() -> None:
    board = KIT.board
    c3 = board.number["c3"]
    assert set(board.named(board.beside[c3])) == {"c2", "b3", "d3", "c4"}
    assert board.around[c3].bit_count() == 8
    assert set(board.named(board.around[board.number["a1"]])) == {"b1", "a2", "b2"}


def test_sets_of_cells_know_their_neighbours() -> None:
    board = KIT.board
    for cell in range(board.count):
        assert board.touching(1 << cell) == board.around[cell] | 1 << cell
        assert board.adjacent(1 << cell) == board.beside[cell]
        assert board.ring(1 << cell) == board.around[cell]
    for cells in (0x123456789ABCDEF, board.zone[4], 1 | 1 << 99):
        around = [board.around[cell] for cell in members(cells)]
        assert board.ring(cells) == layers(around, 1)[1]


@rule("1.1.5")
def test_a_cell_that_the_mayor_blocks_is_empty() -> None:
    game = table("park-1 a1", mayor="c1 c2", graves=["e1"])
    filled = game.kit.board.named(not_empty(game.borough))
    assert {"a1", "e1"} <= set(filled) and not {"c1", "c2"} & set(filled)


@rule("1.2.1", "20.5")
def test_a_level_is_a_number_of_cells() -> None:
    for kind, name in enumerate(box.KINDS):
        family, _, level = name.partition("-")
        if level.isdigit():
            assert len(box.BOX.tiles[name].cells) == int(level), name
            assert all(placement.size == int(level) for placement in KIT.places.of(kind))


@rule("1.2.2")
def test_families() -> None:
    assert {box.KINDS[kind] for kind in box.INDUSTRIAL} == {
        "factory-1", "factory-2", "factory-3", "warehouse", "refinery", "port"
    }  # fmt: skip
    assert {box.KINDS[kind] for kind in box.CULTURAL} == {
        "town-hall", "school", "library", "museum", "metro", "clinic", "university"
    }  # fmt: skip


@rule("1.2.3")
def test_a_cell_has_at_most_one_slot() -> None:
    for placement in KIT.places.all:
        cells = [cell for cell, _ in placement.slots]
        assert len(set(cells)) == len(cells)
        assert set(cells) <= set(placement.order)


@rule("1.2.6", "20.5", "A71")
@pytest.mark.parametrize(
    ("kind", "ways"),
    [
        ("residential-1", 1), ("residential-2", 2), ("residential-3", 4), ("residential-4", 1),
        ("residential-5", 8), ("commercial-2", 4), ("commercial-3", 8), ("commercial-4", 8),
        ("factory-3", 8), ("park-1", 1), ("park-2", 4), ("park-3", 4), ("port", 4),
        ("police", 2), ("fire", 4), ("town-hall", 1), ("library", 2), ("museum", 2),
        ("metro", 2), ("clinic", 8), ("university", 2),
    ],
)  # fmt: skip
def test_ways_to_turn_and_mirror_a_tile(kind: str, ways: int) -> None:
    assert len(KIT.places.forms[box.KINDS.index(kind)]) == ways


@rule("1.2.6")
def test_equal_ways_to_lay_a_tile_are_listed_once() -> None:
    for kind, name in enumerate(box.KINDS):
        slots = box.BOX.tiles[name].slots
        plain = kind in box.FOR_RESIDENTS
        seen = {
            (p.cells, p.solid, () if plain else tuple(sorted(p.slots))) for p in KIT.places.of(kind)
        }
        assert len(seen) == len(KIT.places.of(kind)), (name, slots)


@rule("1.2.6", "20.5")
def test_a_slot_for_residents_lies_on_the_first_cell() -> None:
    for kind in ("police", "fire", "clinic", "university"):
        for placement in KIT.places.of(box.KINDS.index(kind)):
            assert [cell for cell, _ in placement.slots] == [placement.first]


@rule("1.2.8", "6.4.2")
def test_the_port_is_half_water() -> None:
    for port in KIT.places.of(box.PORT):
        assert (port.cells.bit_count(), port.solid.bit_count()) == (4, 2)
        assert port.cells == KIT.board.touching(port.solid) & port.cells
    assert box.BOX.tiles["port"].slots.count(box.WATER) == 2


@rule("1.3.1", "6.4.1")
def test_inf_1_to_3_influence_zones_in_the_middle() -> None:
    assert place("refinery d4").near.bit_count() == 8
    assert place("residential-2 c4 d4").near.bit_count() == 10
    assert place("police c4 d4").near.bit_count() == 10


@rule("1.3.6")
def test_influence_ends_at_the_edge() -> None:
    assert place("refinery a1").near.bit_count() == 3
    assert place("refinery j5").near.bit_count() == 5


@rule("1.3.2", "1.3.4")
def test_cells_are_influenced_by_different_tiles() -> None:
    zones = [place("school c3").near, place("library d4 e4").near]
    both = layers(zones, 3)[2]
    assert set(KIT.board.named(both)) == {"c4", "d3", "c5", "d2"} & set(KIT.board.named(both))
    assert KIT.board.named(layers(zones, 3)[3]) == []
    twice = layers([place("library c3 d3").near], 2)
    assert twice[1] and not twice[2]


@rule("1.3.3", "6.4.3", "5.2.6", "5.2.7", "A1", "20.12")
def test_inf_4_homes_keep_away_from_the_port_but_not_from_its_water() -> None:
    game = table("port c4 d4 c3 d3", money=[9])
    beside = {"b3", "b4", "b5", "c5", "d5", "e3", "e4", "e5"}
    free = game.legal("build residential-1")
    assert not beside & free
    assert {"b2", "c2", "d2", "e2"} <= free


@rule("1.3.3", "5.2.7")
def test_a_port_may_turn_its_water_to_a_home() -> None:
    game = table("residential-1 c2", money=[9])
    assert game.why_not("build port c4 d4 c3 d3") is None
    assert game.why_not("build port c3 d3 c4 d4") is not None


@rule("1.3.5")
def test_influence_needs_no_citizen() -> None:
    game = table("town-hall c3 d3 c4 d4; school f5", money=[9])
    assert game.why_not("build residential-2 e3 e4") is None


@rule("1.2.7")
def test_no_action_turns_or_moves_a_tile() -> None:
    verbs = {KIT.book.notation(action).split()[0] for action in KIT.book.actions}
    assert not verbs & {"turn", "mirror", "move"}


@rule("20.1", "20.2", "20.10", "20.11")
def test_known_tiles() -> None:
    known = {"police": 2, "fire": 3, "school": 1, "library": 2, "metro": 4, "refinery": 1}
    assert {kind: len(box.BOX.tiles[kind].cells) for kind in known} == known
    assert {box.KINDS[kind] for kind in box.ONCE} <= set(box.BOX.tiles)
    assert box.BOX.places == 2


@rule("20.10", "5.5.7", "6.2.1", "6.3.1")
@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("residential-1 d4", 4), ("residential-2 d4 e4", 4), ("residential-3 d4 e4 d5", 1),
        ("residential-4 d4 e4 d5 e5", 8), ("residential-5 d4 e4 f4 d5 e5", 0),
        ("commercial-1 d4", 4), ("commercial-2 d4 e4", 2), ("commercial-3 d4 e4 e5", 1),
        ("factory-1 d4", 4), ("factory-2 d4 e4", 2), ("factory-3 d4 e4 e5", 0),
        ("park-1 d4", 0),
    ],
)  # fmt: skip
def test_onto_how_many_cells_a_tile_may_grow(tile: str, cells: int) -> None:
    old = place(tile)
    growths = KIT.places.growths[old.number]
    assert len(growths) == cells
    for cell, number in growths:
        new = KIT.places.all[number]
        assert new.cells == old.cells | 1 << cell
        assert set(old.slots) <= set(new.slots)
        assert len(new.slots) == len(old.slots) + 1


@rule("20.5")
def test_all_slots_have_a_name() -> None:
    assert {box.SLOTS[slot] for placement in KIT.places.all for _, slot in placement.slots} == set(
        box.SLOTS
    )
