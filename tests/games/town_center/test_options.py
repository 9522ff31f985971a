"""Chapter 5 of RULES.md: options."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import CHANCE, NOT_YOUR_TURN
from faubourg.core.registry import BadOption
from faubourg.games.town_center import GAME, reasons
from games.town_center.table import Table, city, crowd, start, table

OPTIONAL = {"offices": "optional"}
NONE = {"two_offices": "none"}
CYCLIC = {"shortage": "cyclic"}
TEACHING = {"first_round": "city_by_city"}


@rule("5.1", "5.2", "5.3", "5.4", "5.5", "5.6", "5.7")
def test_the_defaults() -> None:
    assert GAME.rules(3).options == {
        "sides": "A,A,A", "shortage": "block", "offices": "forced", "two_offices": "one",
        "first_player": "random", "first_round": "together",
    }  # fmt: skip
    assert GAME.rules(1).options == {
        "sides": "A", "solo": "bag", "offices": "forced", "two_offices": "one",
    }  # fmt: skip


@rule("5.1")
@pytest.mark.parametrize("sides", ["A", "A,C", "A,B,A", "A,central_park"])
def test_sides_name_a_or_b_for_each_seat(sides: str) -> None:
    with pytest.raises(BadOption):
        GAME.rules(2, {"sides": sides})


@rule("5.2")
def test_central_park_is_for_one_player() -> None:
    with pytest.raises(BadOption):
        GAME.rules(2, {"solo": "central_park"})


@rule("5.2")
def test_the_usual_solo_game_has_no_line() -> None:
    assert start(1).step == "halls"
    assert start(1, {"solo": "central_park"}).step == "line"


def growers(game: Table) -> list[int]:
    """Who grows, in order, when all have confirmed; each takes the first place on the list."""
    for seat in game.actors:
        game.sit(seat).play("confirm")
    order: list[int] = []
    while game.step == "grow":
        order += game.actors
        game.follow(sorted(game.sit(game.actors[0]).choices())[0])
    return order


@rule("5.3")
def test_block_develops_city_after_city_and_cyclic_cube_after_cube() -> None:
    town = "R@c3 H@b3 O@d3 O@c2"
    assert growers(table([town] * 3, first=1)) == [0, 0, 2, 2, 1, 1]
    assert growers(table([town] * 3, first=1, options=CYCLIC)) == [0, 2, 1, 0, 2, 1]


@rule("5.3")
def test_cyclic_skips_who_cannot_grow_and_goes_on_with_the_others() -> None:
    twice, once, never = "R@c3 H@b3 O@d3 O@c2", "R@c3 H@b3 O@d3", "H@c3"
    assert growers(table([twice, never, once], options=CYCLIC)) == [2, 0, 0]


@rule("5.3")
def test_cyclic_shares_a_short_reserve() -> None:
    town = "R@c3 H@b3 O@d3 O@c2"
    assert growers(table([town] * 2, reserve="R2", options=CYCLIC)) == [1, 0]
    assert growers(table([town] * 2, reserve="R2")) == [1, 1]


@rule("5.4", "A7")
def test_an_office_that_can_be_paid_must_be_built_unless_offices_are_optional() -> None:
    assert city("H@c3", hand="O", money=5).why_not("discard office") == reasons.MUST_BUILD
    game = city("H@c3", hand="O", money=5, seats=2, options=OPTIONAL)
    assert game.why_not("build office b2") is None
    game.play("discard office")
    assert (game.money, game.reserve["O"]) == (5, 7)


@rule("5.4")
def test_other_cubes_must_still_be_built() -> None:
    game = city("H@c3", hand="RO", money=5, options=OPTIONAL)
    assert game.why_not("discard residence") == reasons.MUST_BUILD
    assert game.why_not("discard office") is None


@rule("5.4")
def test_an_optional_office_may_not_take_the_place_of_another_cube() -> None:
    game = city(crowd("b2"), hand="RO", money=5, options=OPTIONAL)
    assert game.why_not("build office b2") == reasons.BLOCKS_THE_OTHER
    assert game.why_not("build residence b2") is None
    assert city(crowd("b2"), hand="RO", money=5).why_not("build office b2") is None


@rule("5.4")
def test_an_optional_office_that_carries_another_cube_must_be_built() -> None:
    """The only free ground, b2, is beside a residence; its first floor is not."""
    stacks = " ".join(f"RO@{cell}" for cell in ("b3", "b4", "c3", "c4", "d2", "d3", "d4"))
    town = crowd("b2", f"LL@c2 U@c1 {stacks}")
    game = city(town, hand="RO", money=5, options=OPTIONAL)
    assert game.why_not("discard office") == reasons.MUST_BUILD
    assert game.choices() == {"build office b2"}


@rule("5.5")
@pytest.mark.parametrize("seat", ["0", "4", "9", "nobody"])
def test_the_first_player_is_random_or_a_seat_in_the_game(seat: str) -> None:
    with pytest.raises(BadOption):
        GAME.rules(3, {"first_player": seat})


@rule("5.5")
def test_a_random_first_player_is_drawn_by_chance() -> None:
    game = start(2).follow("hall c3", "hall c3")
    assert (game.step, game.actors) == ("start", (CHANCE,))


@rule("5.6")
def test_city_by_city_the_first_round_is_built_in_turn_order() -> None:
    game = table(["H@c3"] * 3, hands=["RS"] * 3, round=1, first=1, options=TEACHING)
    asked: list[int] = []
    while game.step == "build":
        asked += game.actors
        assert game.sit((game.actors[0] + 1) % 3).why_not("build shop b2") == NOT_YOUR_TURN
        game.follow(sorted(game.sit(game.actors[0]).choices())[0])
    assert asked == [1, 1, 2, 2, 0, 0]


@rule("5.6")
def test_city_by_city_nobody_confirms() -> None:
    game = table(["H@c3"] * 3, hands=["RS"] * 3, round=1, options=TEACHING)
    assert game.why_not("confirm") == reasons.NO_CONFIRMATION


@rule("5.6")
def test_from_round_2_on_all_build_at_once() -> None:
    assert table(["H@c3"] * 3, hands=["RS"] * 3, round=2, options=TEACHING).actors == (0, 1, 2)
    assert table(["H@c3"] * 3, hands=["RS"] * 3, round=1).actors == (0, 1, 2)


@rule("5.6")
def test_the_draft_of_the_teaching_round_leads_to_the_first_player() -> None:
    game = table([""] * 2, towers="SR UL", step="draft", round=1, first=1, options=TEACHING)
    game.follow("pick 1", "pick 1", "pick 2", "pick 2")
    assert (game.step, game.actors) == ("build", (1,))


@rule("5.7", "A34")
@pytest.mark.parametrize("money", [0, 5, 9])
def test_by_the_strict_reading_two_offices_need_10_dollars(money: int) -> None:
    game = city("H@c3", hand="OO", money=money, seats=2, options=NONE)
    before = game.reserve["O"]
    if money >= 5:
        assert game.why_not("build office b2") == reasons.OFFICES_TOO_DEAR
    assert game.choices() == {"discard office"}
    game.play("discard office")
    assert (game.hand, game.money, game.reserve["O"]) == ("", money, before + 2)
    assert game.choices() == {"confirm"}


@rule("5.7")
def test_by_the_strict_reading_10_dollars_build_two_offices() -> None:
    game = city("H@c3", hand="OO", money=10, seats=2, options=NONE)
    assert game.why_not("discard office") == reasons.MUST_BUILD
    game.play("build office b2", "build office b3")
    assert (game.money, game.hand) == (0, "")


@rule("5.7")
def test_by_the_strict_reading_one_office_still_needs_5_dollars() -> None:
    game = city("H@c3", hand="RO", money=5, seats=2, options=NONE)
    assert game.why_not("build office b2") is None
    assert game.why_not("discard office") == reasons.MUST_BUILD


@rule("5.4", "5.7")
def test_both_options_together() -> None:
    both = {**OPTIONAL, **NONE}
    poor = city("H@c3", hand="OO", money=7, seats=2, options=both)
    assert poor.choices() == {"discard office"}
    assert poor.play("discard office").hand == ""
    rich = city("H@c3", hand="OO", money=10, seats=2, options=both).play("discard office")
    assert rich.hand == "O"
    assert rich.why_not("build office b2") is None
    assert rich.why_not("discard office") is None
