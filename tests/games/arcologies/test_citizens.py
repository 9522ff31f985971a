"""RULES.md chapter 5: life inside, and pairs."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.games.arcologies.reasons import ARCOLOGY_CLOSED
from faubourg.games.small_city import reasons
from faubourg.games.small_city.actions import Go
from games.arcologies.squares import COMPLETE
from games.arcologies.table import Table, table

moves = partial(table, phase=3)
INSIDE = "arcology c3 d3*"
QUARRY = "arcology c3; factory-2 a1 b1"


# Inside (5.1)


@rule("5.1.1", "A15")
def test_the_owners_citizens_inside_may_move_or_stay() -> None:
    game = moves(f"{INSIDE}; residential-1 g1")
    assert game.why_not("stop") is None
    assert game.why_not("pick 1 d3") is None
    game.play("pick 1 d3", "go 1 g1")
    assert game.citizens() == {"g1"}
    game = moves(f"{INSIDE}; residential-1 g1").play("stop")
    assert game.arcology().inside == {"d3": 0}


@rule("5.1.2", "A16")
def test_tourists_inside_must_move() -> None:
    game = moves("residential-1 g1", "arcology c3 d3*1")
    assert game.why_not("stop") == reasons.MUST_STILL_MOVE
    assert game.legal("pick") == {"2 d3"}


@rule("5.1.3", "A17")
def test_nobody_enters_an_arcology() -> None:
    game = moves(f"{INSIDE} e3*; park-1 g1; park-1 g2").play("pick 1 d3", "go 1 g1", "pick 1 e3")
    assert game.why_not("go 1 d3") == ARCOLOGY_CLOSED
    assert game.why_not("go 1 c5") == ARCOLOGY_CLOSED
    abroad = moves("park-1 g1*", "arcology c3; park-1 g1").play("pick 1 g1")
    assert abroad.why_not("go 2 d3") == ARCOLOGY_CLOSED


@rule("5.1.4")
def test_citizens_inside_may_guard() -> None:
    game = moves(f"{INSIDE}; police g1 g2; fire f6 f7 g7; town-hall a1 b1 a2 b2").play("pick 1 d3")
    assert game.legal("go") == {"1 g1", "1 f6"}
    plan = table(f"{INSIDE}; town-hall a1 b1 a2 b2", money=[2]).play("build police g1 g2")
    assert plan.legal("guard") == {"d3", "none"}
    plan.play("guard d3")
    assert plan.citizens() == {"g1"}


@rule("5.1.4")
def test_tourists_inside_count_for_the_limit() -> None:
    game = moves("park-1 g1*; residential-1 g2", "arcology c3 d3*1; park-1 g1; park-1 g3")
    game.play("pick 1 g1")
    assert game.why_not("go 2 g1") == reasons.TOURIST_LIMIT


@rule("5.1.4")
def test_the_police_sends_tourists_inside_away() -> None:
    words = "arcology c3 e3*1 c3*1; police f2 g2; residential-1 g4*"
    game = moves("", words, host=1).sit(1).play("pick 2 g4", "go 2 f2")
    assert game.borough.citizens[0] == 1 << game.kit.board.number["c3"]
    game = moves("park-1 a1*", "arcology c3; police f2* g2; park-1 f3").play("pick 1 a1")
    assert game.why_not("go 2 f3") == reasons.POLICE_REFUSES


@rule("5.1.5")
def test_those_inside_bring_nothing_but_a_tourists_dollar() -> None:
    game = table("arcology c3 d3* d5* e5*2", phase=4, money=[0, 0])
    assert (game.money, game.votes, game.sit(1).money) == (1, 0, 0)
    assert game.city.raw == [16, 8, 6]


# Pairs (5.2)


def pair(words: str = QUARRY) -> Table:
    """Two citizens who could go to the stone slot on b1."""
    return moves(f"{words}; park-1 g1*; park-1 g2*")


@rule("5.2.1")
@pytest.mark.parametrize("factory", ["factory-2 a1 b1", "factory-3 a1 b1 b2"])
def test_a_stone_slot_holds_two(factory: str) -> None:
    game = pair(f"arcology c3; {factory}").play("pick 1 g1", "go 1 b1", "pick 1 g2")
    assert "1 b1" in game.legal("go")
    game.play("go 1 b1")
    assert game.pumps == 1
    assert game.arcology().pairs == ["b1"]
    assert game.seen(0).citizens_home == 2


@rule("5.2.1", "5.2.3")
def test_a_third_finds_no_room() -> None:
    game = moves(f"{QUARRY}; park-1 g1*; park-1 g2*; park-1 g3*")
    game.play("pick 1 g1", "go 1 b1", "pick 1 g2", "go 1 b1", "pick 1 g3")
    assert game.why_not("go 1 b1") == reasons.SLOT_TAKEN


@rule("5.2.2")
def test_without_an_arcology_there_are_no_pairs() -> None:
    game = pair("factory-2 a1 b1").play("pick 1 g1", "go 1 b1", "pick 1 g2")
    assert game.why_not("go 1 b1") == reasons.SLOT_TAKEN


@rule("5.2.3")
@pytest.mark.parametrize("cell", ["a1", "b2"])
def test_other_slots_hold_one(cell: str) -> None:
    game = pair("arcology c3; factory-3 a1 b1 b2").play("pick 1 g1", f"go 1 {cell}", "pick 1 g2")
    assert game.why_not(f"go 1 {cell}") == reasons.SLOT_TAKEN


@rule("5.2.4", "A18")
def test_a_tourist_is_no_half_of_a_pair() -> None:
    game = moves(f"{QUARRY.replace('b1', 'b1*2')}; park-1 g1*").play("pick 1 g1")
    assert game.why_not("go 1 b1") == reasons.SLOT_TAKEN
    game = moves("park-1 g1*", QUARRY.replace("b1", "b1*")).play("pick 1 g1")
    assert game.why_not("go 2 b1") == reasons.SLOT_TAKEN


@rule("5.2.4")
def test_abroad_there_are_no_pairs() -> None:
    """With a metro two may be tourists there; their own arcology does not help."""
    own = "arcology c3; metro a1 b1 c1 d1; park-1 g1*; park-1 g2*"
    game = moves(own, QUARRY).play("pick 1 g1", "go 2 b1", "pick 1 g2")
    assert game.why_not("go 2 b1") == reasons.SLOT_TAKEN


@rule("5.2.5", "A19")
def test_a_pair_is_not_made_in_two_rounds() -> None:
    game = moves(f"{QUARRY.replace('b1', 'b1*')}; park-1 g1*; park-1 g2").play("pick 1 g1")
    assert game.why_not("go 1 b1") == reasons.SLOT_CLOSED
    game = moves(f"{QUARRY.replace('b1', 'b1**')}; park-1 g1*; park-1 g2; park-1 g3; park-1 g4")
    game.play("pick 1 b1", "go 1 g2", "pick 1 b1", "go 1 g3", "pick 1 g1")
    assert game.why_not("go 1 b1") == reasons.SLOT_CLOSED


@rule("5.2.6")
def test_both_of_a_pair_must_move_each_by_itself() -> None:
    game = moves(f"{QUARRY.replace('b1', 'b1**')}; park-1 g1; park-1 g2")
    assert game.why_not("stop") == reasons.MUST_STILL_MOVE
    game.play("pick 1 b1", "go 1 g1")
    assert (game.arcology().pairs, game.citizens()) == ([], {"b1", "g1"})
    assert game.why_not("stop") == reasons.MUST_STILL_MOVE
    game.play("pick 1 b1", "go 1 g2")
    assert game.citizens() == {"g1", "g2"}


@rule("5.2.7", "A20")
def test_a_stone_slot_draws_one_citizen() -> None:
    assert moves(QUARRY).hall == 2  # for wood and stone
    assert pair().play("pick 1 g1", "go 1 b1", "pick 1 g2", "go 1 a1").hall == 0


@rule("5.2.8")
def test_a_factory_with_a_pair_may_grow() -> None:
    game = table("arcology e3; factory-2 b1 b2**; refinery a3; port c3 d3 c4 d4")
    game.play("grow factory-3 b1 b2 c2")
    assert (game.arcology().pairs, game.citizens()) == (["b2"], {"b2"})


@rule("5.2.8")
def test_both_return_when_their_factory_is_demolished() -> None:
    game = table("arcology c3; factory-2 a1 b1**", money=[2]).play("demolish a1")
    assert (game.hall, game.arcology().pairs, game.citizens()) == (2, [], set())
    full = table("arcology c3; factory-2 a1 b1**", money=[2], hall=[3])
    assert full.why_not("demolish a1") == reasons.HALLS_FULL


def test_a_guard_may_come_from_a_pair() -> None:
    game = table("arcology c3; factory-2 a1 b1**", money=[2]).play("build police g1 g2", "guard b1")
    assert (game.arcology().pairs, game.citizens()) == ([], {"b1", "g1"})


def test_a_tourist_may_not_pick_a_pair() -> None:
    game = moves("residential-1 a1*", QUARRY.replace("b1", "b1**"))
    assert game.why_not("pick 2 b1") == reasons.NOT_YOUR_CITIZEN
    assert Go(0, 0) in game.kit.book.find


# Option 10.5


@rule("10.5")
def test_with_leave_the_owners_citizens_must_go() -> None:
    options = {"inside": "leave"}
    game = moves(f"{INSIDE}; residential-1 g1", options=options)
    assert game.why_not("stop") == reasons.MUST_STILL_MOVE
    game.play("pick 1 d3", "go 1 g1")
    assert game.arcology().inside == {}
    game = moves(INSIDE, options=options).play("pick 1 d3")
    assert game.legal("go") == {"hall"}


@rule("10.5")
def test_with_sealed_nobody_moves_pollutes_or_dies() -> None:
    words = COMPLETE.replace("c3;", "c3*;").replace("d3;", "d3*2;").replace("e5;", "e5*;")
    game = table(f"{words}; residential-1 g1", options={"inside": "sealed"}, pollution=[20, 0])
    game.play("arcology c3 0").commit()
    assert game.arcology().inside == {"c3": 0, "e5": 0, "d3": 1}
    assert game.citizens() == game.citizens(1) == set()
    assert (game.state.round, game.phase) == (3, 1)  # nobody was asked anything
    assert (game.money, game.borough.generated, game.cemeteries()) == (0, 0, set())
    assert game.seen(0).citizens_home == 2
    assert game.seen(0).tourists == 0
    assert game.rules.inventory(game.state)["citizens 1"] == 22
