"""Section 3.2 of RULES.md: construction."""

from __future__ import annotations

from random import Random

import pytest
from marks import rule

from faubourg.core.chance import Chance
from faubourg.core.match import COMMITTED, IllegalAction, Match
from faubourg.core.model import NOT_YOUR_TURN, Action, InvalidNotation
from faubourg.games.town_center import reasons
from faubourg.games.town_center.state import BUILD, TownCenterState
from games.town_center.random_games import walk
from games.town_center.table import city, crowd, start, table

OTHERS = [("O", "office"), ("R", "residence"), ("S", "shop"), ("U", "utility")]  # not black

# Order and simultaneity


@rule("3.2.1")
def test_the_two_cubes_are_placed_in_any_order() -> None:
    first = city("H@c3", hand="RS", seats=2).play("build residence b2", "build shop d4")
    second = city("H@c3", hand="RS", seats=2).play("build shop d4", "build residence b2")
    assert first.city == second.city
    assert first.hand == ""


@rule("3.2.1")
def test_only_cubes_in_hand_are_built() -> None:
    assert city("H@c3", hand="RS").why_not("build lift b2") == reasons.NOT_IN_HAND
    assert city("H@c3", hand="RS").why_not("discard lift") == reasons.NOT_IN_HAND


@rule("3.2.1")
def test_a_new_lift_raises_the_limit_for_the_second_cube() -> None:
    game = city("L@c3 U@c4 H@b2", hand="LR", seats=2)
    assert game.why_not("build residence b2+1") == reasons.TOO_HIGH
    assert game.play("build lift c3+1").why_not("build residence b2+1") is None


@rule("3.2.1")
def test_several_players_build_at_the_same_time() -> None:
    game = table(["H@c3"] * 3, hands=["RS"] * 3)
    assert game.actors == (0, 1, 2)
    game.sit(2).play("build residence b2")
    game.sit(0).play("build shop d4")
    assert game.actors == (0, 1, 2)


@rule("3.2.1")
def test_the_phase_ends_when_all_have_confirmed() -> None:
    game = table(["H@c3"] * 2, hands=["", ""], money=[0, 0])
    game.sit(1).play("confirm")
    assert (game.step, game.actors) == ("build", (0,))
    assert game.sit(1).why_not("confirm") == NOT_YOUR_TURN
    game.play("confirm")
    assert game.step != "build"


@rule("3.2.1")
def test_a_player_alone_does_not_confirm() -> None:
    assert city("H@c3", hand="R").why_not("confirm") == reasons.NO_CONFIRMATION
    assert city("H@c3", hand="R").play("build residence b2").step != "build"


def building_match() -> Match[TownCenterState, Action]:
    """Two players at the beginning of the first construction."""
    match = Match(start(2).rules, Chance.seeded("construction"))
    rng = Random(1)
    while match.state.step != BUILD:
        seat = match.state.actors[0]
        match.play(seat, rng.choice(match.rules.legal(match.state, seat)))
    return match


@rule("3.2.1")
def test_own_steps_are_taken_back_whatever_the_others_do() -> None:
    match = building_match()
    before = match.state.cities[0].clone()
    for seat in (0, 1):
        match.play(seat, match.rules.legal(match.state, seat)[0])
    other = match.state.cities[1].clone()
    match.undo(0)
    assert match.state.cities == [before, other]


@rule("3.2.1")
def test_a_confirmation_is_final() -> None:
    match = building_match()
    while 0 in match.state.actors:
        match.play(0, match.rules.legal(match.state, 0)[0])
    with pytest.raises(IllegalAction) as refusal:
        match.undo(0)
    assert refusal.value.reason == COMMITTED


# Where a cube may stand


@rule("3.2.2", "A6")
def test_a_cube_goes_on_top_of_a_stack_and_nowhere_else() -> None:
    game = city("LLLLL@c3 U@c4 OO@b2", hand="RU")
    assert game.why_not("build residence b2") == reasons.OCCUPIED
    assert game.why_not("build residence b2+1") == reasons.OCCUPIED
    assert game.why_not("build residence b2+2") is None
    assert game.why_not("build residence b2+3") == reasons.FLOATING
    assert game.why_not("build residence d2+1") == reasons.FLOATING


@rule("3.2.2", "A6")
def test_a_black_cube_is_not_slid_under_others() -> None:
    assert city("LL@c3 U@c4", hand="L").why_not("build lift c3") == reasons.OCCUPIED
    assert city("U@c3", hand="L").why_not("build lift c3") == reasons.OCCUPIED
    assert city("", hand="L").why_not("build lift c3+1") == reasons.FLOATING


@rule("3.2.2")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_cube_once_placed_never_moves(seats: int) -> None:
    before = [[0] * 6 for _ in range(seats)]
    for _, state in walk(seats, {}, f"fixed-{seats}"):
        for seat, town in enumerate(state.cities):
            assert all(old & ~new == 0 for old, new in zip(before[seat], town.cubes, strict=True))
            before[seat] = town.cubes[:]


@rule("3.2.3")
@pytest.mark.parametrize(("letter", "name"), OTHERS)
def test_in_the_suburb_a_cube_needs_an_empty_cell(letter: str, name: str) -> None:
    game = city("LL@c3 U@c4 H@a3 L@a2", hand=letter, money=9)
    assert game.why_not(f"build {name} a3") == reasons.SUBURB_FULL
    assert game.why_not(f"build {name} a2") == reasons.SUBURB_FULL
    assert game.why_not(f"build {name} a4") is None


@rule("3.2.3")
def test_the_suburb_has_no_upper_floor() -> None:
    with pytest.raises(InvalidNotation):
        city("LL@c3 U@c4 H@a3", hand="R").why_not("build residence a3+1")
    game = city("LL@c3 U@c4 H@b2", hand="R", side="B")  # b2 is Suburb on side B
    assert game.why_not("build residence b2+1") == reasons.SUBURB_FULL


@rule("3.2.3")
@pytest.mark.parametrize(("letter", "name"), OTHERS)
@pytest.mark.parametrize("height", [2, 3, 4])
def test_a_center_stack_is_never_higher_than_the_limit(letter: str, name: str, height: int) -> None:
    town = "L" * height + "@c3 U@c4 H" + "O" * (height - 2) + "@b2 H" + "O" * (height - 1) + "@d2"
    game = city(town, hand=letter, money=9)
    assert game.why_not(f"build {name} b2+{height - 1}") is None
    assert game.why_not(f"build {name} d2+{height}") == reasons.TOO_HIGH


@rule("3.2.3")
@pytest.mark.parametrize(("letter", "name"), OTHERS)
def test_nothing_but_black_goes_on_black(letter: str, name: str) -> None:
    game = city("LLL@c3 U@c4 L@b2", hand=letter, money=9)
    assert game.why_not(f"build {name} b2+1") == reasons.ON_A_LIFT
    assert game.why_not(f"build {name} c3+3") == reasons.ON_A_LIFT


@rule("3.2.4")
def test_a_black_cube_starts_a_car_park_on_any_empty_cell() -> None:
    game = city("H@c3", hand="L")
    assert game.legal("build lift") == set(game.rules.site.cell_names) - {"c3"}


@rule("3.2.4")
def test_a_black_cube_may_extend_a_car_park() -> None:
    game = city("L@c3", hand="L", seats=2).play("build lift c4")
    assert game.car_parks() == [{"c3", "c4"}]


@rule("3.2.4")
@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_the_height_limit_does_not_hold_for_lifts(height: int) -> None:
    game = city("L" * height + "@c3", hand="L")
    assert game.limit == 1
    assert game.why_not(f"build lift c3+{height}") is None


@rule("3.2.4")
def test_a_black_cube_never_goes_on_another_colour() -> None:
    game = city("LLL@c3 U@c4 H@b2", hand="L")
    assert game.why_not("build lift b2+1") == reasons.LIFT_ON_OTHERS
    assert game.why_not("build lift c4+1") == reasons.LIFT_ON_OTHERS


@rule("3.2.4")
def test_no_column_of_any_colour_has_more_than_five_cubes() -> None:
    game = city("LLLLL@c3 U@c4 OUOUO@b2", hand="LU")
    assert game.why_not("build lift c3+4") == reasons.COLUMN_FULL
    assert game.why_not("build utility b2+4") == reasons.COLUMN_FULL


@rule("3.2.4", "A11")
def test_a_lift_in_the_suburb_is_refused() -> None:
    assert city("L@a3", hand="L").why_not("build lift a3") == reasons.SUBURB_LIFT
    game = city("L@b2", hand="L", side="B")
    assert game.why_not("build lift b2+1") == reasons.SUBURB_LIFT


# Same colours


@rule("3.2.5")
@pytest.mark.parametrize(("letter", "name"), [("R", "residence"), ("S", "shop")])
def test_no_residence_beside_a_residence_and_no_shop_beside_a_shop(letter: str, name: str) -> None:
    game = city(f"LLL@b4 U@a4 {letter}@c3 HO@c2", hand=letter)
    for place in ("b3", "d3", "c4", "c3+1"):
        assert game.why_not(f"build {name} {place}") == reasons.SAME_COLOUR
    assert game.why_not(f"build {name} c2+2") is None  # not at the same height
    assert game.why_not(f"build {name} d2") is None  # diagonal


@rule("3.2.5")
def test_a_residence_may_stand_beside_a_shop_and_other_colours_beside_their_own() -> None:
    assert city("S@c3", hand="R").why_not("build residence c4") is None
    assert city("R@c3", hand="S").why_not("build shop c4") is None
    assert city("O@c3", hand="O", money=5).why_not("build office c4") is None
    assert city("U@c3", hand="U").why_not("build utility c4") is None


@rule("3.2.5")
def test_the_ban_does_not_hold_in_development() -> None:
    assert "c4" in city("R@c3 H@b3 O@d3", step="grow").legal("grow residence")


# Money


@rule("3.2.6")
def test_an_office_costs_5_dollars_when_it_is_placed() -> None:
    assert city("H@c3", hand="O", money=7, seats=2).play("build office b2").money == 2


@rule("3.2.6")
@pytest.mark.parametrize(("letter", "name"), [*OTHERS[1:], ("L", "lift")])
def test_all_other_cubes_are_free(letter: str, name: str) -> None:
    assert city("H@c3", hand=letter, money=0, seats=2).play(f"build {name} b2").money == 0


@rule("3.2.6", "3.2.7")
def test_an_office_that_cannot_be_paid_is_not_built() -> None:
    game = city("H@c3", hand="O", money=4)
    assert game.why_not("build office b2") == reasons.OFFICE_TOO_DEAR
    assert game.choices() == {"discard office"}


# The duty to build


@rule("3.2.7")
def test_a_cube_that_has_a_place_is_not_discarded() -> None:
    game = city("H@c3", hand="RS")
    assert game.why_not("discard residence") == reasons.MUST_BUILD


@rule("3.2.7")
def test_no_cube_is_kept() -> None:
    game = city("H@c3", hand="RS", seats=2)
    assert game.why_not("confirm") == reasons.CUBES_LEFT
    game.play("build shop b2")
    assert game.why_not("confirm") == reasons.CUBES_LEFT
    game.play("build residence b3")
    assert game.choices() == {"confirm"}


@rule("3.2.7", "A9")
def test_a_cube_may_not_take_the_only_place_of_the_other() -> None:
    """A shop may not go to d4, beside a shop, so b2 must be left to it."""
    game = city(crowd("b2 d4", "S@d3"), hand="RS")
    assert game.why_not("build residence b2") == reasons.BLOCKS_THE_OTHER
    assert game.choices() == {"build residence d4", "build shop b2"}


@rule("3.2.7", "A9")
def test_two_residences_may_not_be_laid_so_that_one_bars_the_other() -> None:
    game = city(crowd("b2 c2 d2"), hand="RR")
    assert game.why_not("build residence c2") == reasons.BLOCKS_THE_OTHER
    assert game.choices() == {"build residence b2", "build residence d2"}


@rule("3.2.7", "A9")
def test_the_order_must_be_the_one_that_places_both() -> None:
    """Only the lift makes room for the residence."""
    game = city(crowd("", "L@c3 U@c4"), hand="RL", seats=2)
    assert game.why_not("discard residence") == reasons.MUST_BUILD
    assert game.choices() == {"build lift c3+1"}
    game.play("build lift c3+1")
    assert game.why_not("discard residence") == reasons.MUST_BUILD
    assert game.why_not("build residence b2+1") is None


@rule("3.2.7", "A9")
def test_a_black_cube_must_go_where_it_makes_room_for_the_other() -> None:
    """With b2 free the black cube could start a car park, but then nothing else finds a place."""
    game = city(crowd("b2", "L@c3 U@c4 S@b3"), hand="LS")
    assert game.why_not("build lift b2") == reasons.BLOCKS_THE_OTHER
    assert game.choices() == {"build lift c3+1"}


@rule("3.2.7")
def test_the_player_chooses_which_of_two_cubes_takes_the_last_place() -> None:
    game = city(crowd("b2"), hand="RS", seats=2)
    assert game.choices() == {"build residence b2", "build shop b2"}
    game.play("build shop b2")
    assert game.choices() == {"discard residence"}


@rule("3.2.7")
def test_an_office_counts_as_buildable_only_with_5_dollars() -> None:
    """One place, taken by the office if it can be paid, else by the residence alone."""
    rich = city(crowd("b2"), hand="RO", money=5)
    assert rich.choices() == {"build residence b2", "build office b2"}
    poor = city(crowd("b2"), hand="RO", money=4)
    assert poor.choices() == {"build residence b2"}


@rule("3.2.8", "A10")
@pytest.mark.parametrize(
    ("letter", "name"),
    [*OTHERS, ("L", "lift")],
)
def test_a_cube_without_a_place_goes_to_the_reserve(letter: str, name: str) -> None:
    game = city(crowd(), hand=letter, money=50, seats=2)
    bag, before = game.bag, game.reserve[letter]
    assert game.choices() == {f"discard {name}"}
    game.play(f"discard {name}")
    assert (game.hand, game.reserve[letter], game.bag) == ("", before + 1, bag)
    assert game.money == 50


@rule("3.2.8")
def test_a_discarded_cube_is_available_in_development() -> None:
    """The residence may not be built at b2, but a residence may grow there."""
    game = city(crowd("b2", "R@b3"), hand="R", money=0, reserve="R0")
    game.play("discard residence")
    assert (game.step, game.choices()) == ("grow", {"grow residence b2"})


@rule("3.2.9", "A8")
@pytest.mark.parametrize("money", [5, 7, 9])
def test_two_offices_and_money_for_one_build_one(money: int) -> None:
    game = city("H@c3", hand="OO", money=money, seats=2)
    before = game.reserve["O"]
    assert game.why_not("discard office") == reasons.MUST_BUILD
    game.play("build office b2")
    assert game.choices() == {"discard office"}
    game.play("discard office")
    assert (game.money, game.reserve["O"], game.cubes("O")) == (money - 5, before + 1, {"b2"})


@rule("3.2.9")
@pytest.mark.parametrize("money", [0, 4])
def test_two_offices_and_less_than_5_dollars_both_go_to_the_reserve(money: int) -> None:
    game = city("H@c3", hand="OO", money=money, seats=2)
    before = game.reserve["O"]
    game.play("discard office", "discard office")
    assert (game.money, game.reserve["O"], game.cubes("O")) == (money, before + 2, set())


@rule("3.2.9")
def test_two_offices_and_one_place_build_one() -> None:
    game = city(crowd("b2"), hand="OO", money=20, seats=2)
    game.play("build office b2", "discard office")
    assert game.money == 15
