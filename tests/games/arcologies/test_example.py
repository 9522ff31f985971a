"""RULES.md 4.6, the rulebook's example, and the cases of the specification with their numbers."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.games.arcologies.reasons import NO_METAL, NOT_LEFT_EMPTY
from faubourg.games.small_city.reasons import SLOT_TAKEN
from games.arcologies.squares import EXAMPLE, HALL, THREE_METAL
from games.arcologies.table import table


@rule("4.6.1", "4.6.2", "4.6.3", "12.6", "A6", "A9")
def test_arc_1_the_worked_example() -> None:
    words = EXAMPLE.replace("c3;", "c3*;").replace("e5 e6 f6", "e5* e6* f6").replace("c4", "c4*")
    game = table(words, stock=[THREE_METAL]).play("arcology c3 0")
    assert game.stock() == [0, 0, 0]
    assert game.tiles() == {
        "residential-2 e6 f6", "commercial-1 b4", "arcology c3 d3 e3 c4 d4 e4 c5 d5 e5",
    }  # fmt: skip
    boxed = {"residential-1": 2 + 1, "commercial-1": 1 + 1, "park-1": 2}  # whole tiles, and parts
    assert {kind: game.box(kind) for kind in boxed} == boxed
    assert sum(game.city.razed) == sum(boxed.values()) == 7
    assert game.arcology().inside == {"c3": 0, "c4": 0, "e5": 0}
    assert game.citizens() == {"c3", "c4", "e5", "e6"}


@rule("4.6.2", "4.3.6")
def test_arc_2_two_metal_are_not_enough() -> None:
    game = table(EXAMPLE, stock=["hall metal metal"])
    assert game.why_not("arcology c3 0") == NO_METAL
    assert game.place("c3").metal == 3


@rule("4.2.5")
def test_arc_3_no_metal_makes_up_for_the_empty_cell() -> None:
    game = table(f"{EXAMPLE}; park-1 d4", stock=["hall metal metal metal metal"])
    assert game.why_not("arcology c3 0") == NOT_LEFT_EMPTY


# Habitat turned by 90 degrees clockwise, with 8 cells that match, and its mirror image.
TURNED = (
    f"{HALL}; residential-1 c5; commercial-1 d5; residential-1 e5; commercial-1 c4; park-1 e4; "
    "park-1 c3; statue-founders d3; residential-1 e3"
)
MIRRORED = (
    f"{HALL}; residential-1 c5; park-1 d5; residential-1 e5; statue-founders c4; commercial-1 e4; "
    "park-1 c3; commercial-1 d3; residential-1 e3"
)


@rule("1.5", "A5")
def test_arc_4_turned_but_not_mirrored() -> None:
    assert table(TURNED).legal("arcology") == {"c3 90"}
    assert table(MIRRORED).legal("arcology") == set()


@rule("6.1", "7.1", "7.3")
def test_arc_6_a_pair_makes_a_pump_that_pollutes_from_then_on() -> None:
    game = table("arcology c3; factory-2 a1 b1**; warehouse a2", phase=4)
    assert (game.pumps, game.stock(), game.borough.made) == (1, [0, 0, 0], 0)
    assert game.borough.generated == 2 + 2
    game = table("arcology c3", phase=6, pumps=[1])
    assert game.borough.generated == 2


@rule("7.2")
def test_arc_7_the_engineer_silences_pumps() -> None:
    pumps = table("arcology c3", phase=6, pumps=[3])
    engineer = table("arcology c3", phase=6, pumps=[3], cards=["engineer"])
    assert (pumps.borough.generated, engineer.borough.generated) == (6, 0)


@rule("5.2.3")
def test_arc_8_a_wood_slot_holds_one() -> None:
    game = table("arcology c3; factory-2 a1 b1; park-1 g1*; park-1 g2*", phase=3)
    game.play("pick 1 g1", "go 1 a1", "pick 1 g2")
    assert game.why_not("go 1 a1") == SLOT_TAKEN


@rule("8.4", "8.5", "8.6", "8.7", "A25", "A26")
@pytest.mark.parametrize(
    ("one", "other", "pollution", "ranking"),
    [
        ("residential-1 a1*", "", [50, 0], [[0], [1]]),
        ("residential-1 a1*", "residential-1 a1*", [3, 2], [[1], [0]]),
        ("residential-1 a1*", "residential-1 a1*", [2, 2], [[0, 1]]),
    ],
)
def test_arc_9_two_take_off(
    one: str, other: str, pollution: list[int], ranking: list[list[int]]
) -> None:
    game = table(
        f"arcology c3; {one}", f"arcology c3; {other}", pumps=[6, 6], pollution=pollution, phase=8
    )
    assert game.actors == ()
    assert game.ranking() == ranking
