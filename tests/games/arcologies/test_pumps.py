"""RULES.md chapters 6 and 7: pumps, pollution, elimination."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import Seat
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.reasons import NO_VICTIM_THERE
from games.arcologies.squares import COMPLETE
from games.arcologies.table import Table, table

PAIR = "arcology c3; factory-2 a1 b1**; warehouse a2"


# Income


@rule("6.1", "6.3", "A22")
def test_each_pair_makes_a_pump_and_no_stone() -> None:
    game = table(f"{PAIR}; factory-3 g1 f1** f2; warehouse g2", phase=4)
    assert (game.pumps, sum(game.borough.stock), game.city.raw[1]) == (2, 0, 8)


@rule("6.3")
def test_a_pump_needs_no_stone_and_no_place() -> None:
    game = table(PAIR, phase=4, raw="stone=0", stock=["hall wood wood wood wood; a2 wood wood"])
    assert game.pumps == 1


@rule("6.2")
def test_a_single_citizen_makes_a_stone() -> None:
    game = table("arcology c3; factory-2 a1 b1*; warehouse a2", phase=4)
    assert game.step == "storing"
    game.play("put stone 1 hall")
    assert (game.pumps, game.stock()) == (0, [0, 1, 0])


@rule("6.4", "A21")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 6), (6, 6)])
def test_there_is_no_seventh_pump(before: int, after: int) -> None:
    game = table(f"{PAIR}; factory-3 g1 f1** f2", phase=4, pumps=[before])
    assert game.pumps == after
    assert game.borough.stock == [0] * 6


@rule("6.5")
def test_pumps_stay() -> None:
    """Whatever happens to the factories."""
    game = table("arcology c3; factory-1 g1", pumps=[3], money=[9]).play("demolish g1").commit()
    assert game.arcology().pumps == 3


# Pollution


@rule("7.1", "A24")
def test_each_pump_generates_2_also_in_its_first_round() -> None:
    assert table("arcology c3", phase=6, pumps=[3]).borough.generated == 6
    game = table(PAIR, phase=4, pumps=[1])
    assert game.borough.generated == 2 + 2 * 2


@rule("7.2")
def test_the_engineer_only_helps_the_own_pumps() -> None:
    game = table("arcology c3", "arcology c3", phase=6, pumps=[2, 2], cards=["engineer"])
    assert [game.sit(seat).borough.generated for seat in (0, 1)] == [0, 4]


@rule("7.3")
def test_a_pair_generates_two_and_no_more() -> None:
    assert table(PAIR, phase=6, cards=["engineer"]).borough.generated == 2
    assert table(PAIR, phase=6).seen(0).polluting_citizens == 2


@rule("7.4")
def test_those_inside_generate_a_point_each() -> None:
    assert table("arcology c3 d3* e5*2", phase=6).borough.generated == 2


CROWD = (
    "arcology c3 c3* d3* e3* c4* d4*; residential-5 a1* b1* c1* a2* b2*; residential-2 e1* f1*; "
    "factory-2 a6 b6; park-3 d6 e6 f6; park-2 d7 e7; residential-1 g1*2; town-hall f2 g2 f3 g3"
)
SMALL = (
    "arcology c3 c3* d3* e3*; park-3 a1 b1 c1; park-3 a2 b2 c2; park-2 e1 f1"
)  # fmt: skip


def generated(words: str, made: int, pumps: int, card: str = "", **options: str) -> int:
    game = table(words, pumps=[pumps], cards=[card], options=options)
    game.borough.made = made
    return generates(game.kit, game.borough)


@rule("7.5", "A23")
def test_the_sums_of_the_examples() -> None:
    assert generated(CROWD, made=2, pumps=3) == 13 + 2 + 6 - 5
    assert generated(CROWD, made=2, pumps=3, card="engineer") == 8
    assert generated(SMALL, made=0, pumps=1) == 0


@rule("10.6")
def test_pumps_can_be_apart_from_parks() -> None:
    assert generated(SMALL, 0, 1, pumps_and_parks="apart") == 2
    assert generated(SMALL, 0, 1, "engineer", pumps_and_parks="apart") == 0
    assert generated(CROWD, 2, 3, pumps_and_parks="apart") == 16


@rule("7.6")
def test_people_inside_can_die() -> None:
    game = table("arcology c3 d3* e5*2", phase=6, pollution=[20])
    assert game.step == "victims"
    assert game.legal("victim") == {"d3", "e5"}
    game.play("victim e5", "bury a1")
    assert game.arcology().inside == {"d3": 0}


@rule("7.6")
def test_of_a_pair_the_other_one_stays() -> None:
    game = table(PAIR, phase=6, pollution=[20]).play("victim b1", "bury g1")
    assert (game.citizens(), game.arcology().pairs) == ({"b1"}, [])
    assert game.why_not("victim g1") is not None


@rule("7.6")
def test_clinic_and_fire_station_protect() -> None:
    clinic = "clinic a1* b1 a2 b2 a3; town-hall f6 g6 f7 g7"
    game = table(f"arcology c3 d3* e5*2; {clinic}", phase=6, pollution=[20])
    assert game.legal("victim") == {"e5"}
    fire = "fire a1* b1 b2"
    game = table("arcology c3 e5*2 d3*2 d5*", fire, phase=6, pollution=[20]).play("victim e5")
    assert game.sit(1).hall == 1
    assert game.cemeteries() == set()
    assert table("arcology c3 d3*", phase=6, pollution=[20]).why_not("victim e5") == NO_VICTIM_THERE


# Elimination


def fallen(seats: int = 3, **options: str) -> Table:
    """The first of three falls in phase 6, with pumps and people inside."""
    words = COMPLETE.replace("c3;", "c3*;").replace("d3;", "d3*2;")
    game = table(
        f"{words}; factory-2 g1 g2**", "arcology c3 e5*1 d3*", "", seats=seats,
        pollution=[99], pumps=[2], phase=2, options=options,
    )  # fmt: skip
    if options.get("inside") == "sealed":
        borough = game.state.city.boroughs[1]  # the plans' own one, too: none has changed it
        _lock(borough.citizens, borough.extras)
    game.play("arcology c3 0").commit()
    while not game.state.city.boroughs[0].gone:
        acting = game.sit(game.actors[0])
        acting.play(next(iter(sorted(acting.choices(), key=_idle))))
    return game


def _lock(citizens: list[int], extras: list[int]) -> None:
    for seat, cells in enumerate(citizens):
        extras[7 + seat], citizens[seat] = cells, 0


def _idle(words: str) -> tuple[bool, str]:
    return not words.startswith(("stop", "commit")), words


@rule("7.7", "7.8", "A32")
@pytest.mark.parametrize("inside", ["stay", "sealed"])
def test_what_an_elimination_does(inside: str) -> None:
    game = fallen(inside=inside)
    first, second = game.sit(0).borough, game.sit(1).borough
    assert first.gone and not second.gone
    assert (game.pumps, game.arcology().pairs, game.arcology().inside) == (0, [], {})
    assert out(game, 0) == 22
    assert game.arcology(1).inside.get("e5") is None  # the tourist is out, nobody follows
    assert second.hall + second.career + second.reserve + standing(game, 1) == 22
    assert game.rules.inventory(game.state)["citizens 2"] == 22


@rule("7.7")
def test_both_citizens_of_a_pair_leave_with_who_falls() -> None:
    words = "arcology c3; factory-2 g1 g2**"
    game = table(words, "", "", seats=3, pollution=[99], pumps=[2], phase=6)
    assert game.borough.gone and (out(game, 0), game.arcology().pairs) == (22, [])


def out(game: Table, seat: Seat) -> int:
    return game.sit(seat).borough.out


def standing(game: Table, seat: Seat) -> int:
    city = game.state.city
    return sum(game.kit.citizens_in(city, where, seat) for where in range(3))
