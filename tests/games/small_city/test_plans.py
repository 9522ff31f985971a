"""Secret plans, settling and the reveal (RULES.md 5.1 and 5.6)."""

from __future__ import annotations

from random import Random

import pytest
from marks import rule
from playing import act

from faubourg.core.chance import Chance
from faubourg.core.match import COMMITTED, Match
from faubourg.core.model import NOT_YOUR_TURN
from faubourg.games.small_city import reasons
from faubourg.games.small_city.state import CONSTRUCTION, City
from games.small_city.table import Table, start, table

# Planning


def named(game: Table, steps: list[int]) -> list[str]:
    return [game.rules.notation(game.rules.catalogue[index]) for index in steps]


def planned(game: Table) -> list[str]:
    return named(game, game.plan.steps)


@rule("5.1.1", "1.6.1", "3.1")
def test_all_plan_at_the_same_time() -> None:
    game = table(seats=3, money=[9, 9, 9])
    assert game.actors == (0, 1, 2)
    game.sit(2).play("build park-1 a1")
    game.sit(0).play("build park-1 a1")
    assert game.actors == (0, 1, 2)


@rule("5.1.1", "1.6.8", "5.6.6")
def test_nobody_sees_the_plan_of_another() -> None:
    game = table(money=[9, 9])
    game.play("build park-1 a1", "extend")
    assert game.seen(0).size == 8
    other = game.sit(1)
    assert (other.seen(0).size, other.seen(0).borough.money) == (7, 9)
    assert [tile.kind for tile in other.seen(0).tiles] == ["town-hall"]
    assert other.view().supply["park-1"] == game.view().supply["park-1"] + 1
    spectator = game.rules.known(game.state, None)
    assert spectator.city == game.state.city
    assert [plan.steps for plan in spectator.plans] == [[], []]
    assert spectator.plans[0].city == game.state.city


def shared(lender: City, city: City) -> list[bool]:
    """By seat: whether two cities have the borough in common."""
    return [a is b for a, b in zip(lender.boroughs, city.boroughs, strict=True)]


def test_a_plan_has_boroughs_of_its_own_where_it_changes_them() -> None:
    game = table("park-1 a1*2", money=[9, 9], hall=[0, 3])
    city, plans = game.state.city, game.state.plans
    before = city.clone()
    game.play("build park-1 c1")
    assert [shared(city, plan.city) for plan in plans] == [[False, True], [True, True]]
    game.play("demolish a1")  # and a tourist goes home
    assert [shared(city, plan.city) for plan in plans] == [[False, False], [True, True]]
    assert (plans[0].city.boroughs[1].hall, city) == (4, before)


def test_a_copy_of_a_state_shares_boroughs_within_itself_only() -> None:
    game = table(money=[9, 9]).play("build park-1 c1")
    copy = game.state.clone()
    assert copy == game.state
    assert [shared(copy.city, plan.city) for plan in copy.plans] == [[False, True], [True, True]]
    for mine, other in zip(game.state.plans, copy.plans, strict=True):
        assert shared(mine.city, other.city) == [False, False]
    assert shared(game.state.city, copy.city) == [False, False]


@rule("5.1.1", "1.6.8")
def test_the_steps_of_a_plan_are_read_by_its_player_alone() -> None:
    game = table(money=[9, 9])
    rules, state = game.rules, game.state
    build, commit = rules.parse("build park-1 a1"), rules.parse("commit")
    assert rules.sees(state, 0, 0, build)
    assert not rules.sees(state, 1, 0, build) and not rules.sees(state, None, 0, build)
    assert rules.sees(state, 1, 0, commit)


@rule("5.1.2", "5.1.3")
def test_three_build_actions() -> None:
    game = table(money=[9]).play("build park-1 a1", "build park-1 b1", "build park-1 c1")
    assert game.why_not("build park-1 d1") == reasons.NO_BUILDS_LEFT
    assert game.choices() == {"commit"}


@rule("5.1.2", "5.1.3", "5.1.5")
@pytest.mark.parametrize("order", [("extend", "build park-1 h8"), ("build park-1 a1", "extend")])
def test_one_build_action_and_an_extension_in_either_order(order: tuple[str, str]) -> None:
    game = table(money=[9]).play(*order)
    assert game.seen(0).size == 8
    assert game.why_not("build park-1 b1") == reasons.NO_BUILDS_LEFT
    assert game.why_not("extend") == reasons.EXTENDED_ALREADY


@rule("5.1.4")
def test_after_two_build_actions_the_zone_is_not_extended() -> None:
    game = table(money=[9]).play("build park-1 a1", "build park-1 b1")
    assert game.why_not("extend") == reasons.TOO_LATE_TO_EXTEND


@rule("5.1.6")
def test_a_zone_at_its_largest_size_is_not_extended() -> None:
    assert table(steps=[3]).why_not("extend") == reasons.ZONE_LARGEST


@rule("5.1.2", "5.1.10", "A12")
def test_a_plan_may_be_empty() -> None:
    assert "commit" in table().choices()


@rule("5.1.7")
def test_what_is_free_needs_no_build_action() -> None:
    served = "town-hall c3 d3 c4 d4; school f5; library f3 g3; residential-1 e5*"
    game = table(served, money=[9])
    game.play("build factory-1 a1", "warehouse b1", "build police a6 b6", "guard e5")
    game.play("grow residential-2 e4 e5")
    assert game.plan.builds == 2


@rule("1.6.3", "5.1.10")
def test_a_build_action_is_finished_before_another_begins() -> None:
    game = table(money=[9]).play("build factory-1 b2")
    assert game.why_not("commit") == reasons.FINISH_FIRST
    assert game.why_not("build park-1 a1") == reasons.FINISH_FIRST
    assert game.why_not("spend hall") == reasons.NOT_ASKED
    assert table(money=[9]).why_not("warehouse a1") == reasons.NOT_ASKED


@rule("5.1.9", "1.6.9")
def test_steps_are_taken_back_whatever_the_others_do() -> None:
    match = Match(start(2).rules, Chance.seeded("undo"))
    rng = Random(1)
    while match.state.step != CONSTRUCTION:
        act(match, rng)
    match.play(0, match.rules.parse("extend"))
    match.play(1, match.rules.parse("extend"))
    match.undo(0)
    assert [plan.extended for plan in match.state.plans] == [False, True]


@rule("1.6.10", "5.1.10")
def test_a_commitment_is_final() -> None:
    match = Match(start(2).rules, Chance.seeded("final"))
    rng = Random(1)
    while match.state.step != CONSTRUCTION:
        act(match, rng)
    match.play(0, match.rules.parse("commit"))
    assert match.why_not_undo(0) == COMMITTED
    assert match.rules.why_not(match.state, 0, match.rules.parse("extend")) == NOT_YOUR_TURN


# Settling


def shortage(host: int = 0) -> Table:
    """Both have planned the last park of three cells, each after another step."""
    game = table(money=[9, 9], supply="park-3=1 park-1=9", host=host)
    for seat in (0, 1):
        game.sit(seat).play("build park-1 a7", "build park-3 a1 b1 c1", "build park-1 b7")
    return game.commit()


@rule("5.6.1", "5.6.3", "13.4", "A52")
@pytest.mark.parametrize("host", [0, 1])
def test_who_comes_later_in_turn_order_plans_anew(host: int) -> None:
    game = shortage(host)
    later = game.sit(1 - host)
    assert game.actors == (1 - host,)
    assert later.tiles() == {"park-1 a7"}
    assert planned(later) == ["build park-1 a7"]
    assert (later.plan.builds, later.plan.settled, later.money) == (1, 1, 8)
    assert later.why_not("build park-3 a1 b1 c1") == reasons.NONE_LEFT


@rule("5.6.3", "5.6.5", "5.6.6")
def test_the_plan_made_anew_is_settled_when_it_is_committed() -> None:
    game = shortage()
    game.sit(1).play("build park-2 a1 b1", "commit")
    assert game.phase > 2
    assert game.tiles() == {"park-1 a7", "park-3 a1 b1 c1", "park-1 b7"}
    assert game.sit(1).tiles() == {"park-1 a7", "park-2 a1 b1"}


@rule("5.6.4")
def test_who_plans_anew_sees_the_real_supply_and_nothing_else() -> None:
    game = shortage().sit(1)
    view = game.view()
    assert view.supply["park-3"] == 0
    assert view.supply["park-1"] == 9 - 2 - 1  # two of the first player, one of the own
    assert [tile.kind for tile in game.seen(0).tiles] == ["town-hall"]
    assert view.known.real


@rule("5.6.4")
def test_who_plans_anew_sees_the_room_of_all_town_halls() -> None:
    game = table("", "park-1 e1*1", money=[9, 9], hall=[3, 0], supply="park-3=1")
    game.play("build residential-1 a1", "build park-3 a4 b4 c4")
    game.sit(1).play("build park-3 a1 b1 c1")
    assert game.sit(1).seen(0).stores[0].room == 1
    game.commit()
    store = game.sit(1).seen(0).stores[0]
    assert (store.citizens, store.room) == (3, 2)


@rule("5.6.5")
def test_players_later_in_turn_order_wait() -> None:
    game = table(seats=3, money=[9] * 3, supply="park-3=1")
    for seat in (0, 1):
        game.sit(seat).play("build park-3 a1 b1 c1")
    game.sit(2).play("build park-1 a1")
    game.commit()
    assert game.actors == (1,)
    assert planned(game.sit(2)) == ["build park-1 a1"]
    assert game.sit(0).plan.committed and game.sit(2).plan.committed
    game.sit(1).play("commit")
    assert game.sit(2).tiles() == {"park-1 a1"}


@rule("5.6.2", "6.1.4")
def test_who_moves_onto_a_home_is_found_anew() -> None:
    # The first player's demolition sends a citizen home, who moves onto the second one's new tile.
    game = table("park-1 a1*2", money=[9, 9], hall=[0, 0])
    game.play("demolish a1")
    game.sit(1).play("build residential-1 c1")
    assert game.sit(1).citizens() == set()
    game.commit()
    assert game.state.shown and "c1" in game.kit.board.named(
        game.state.city.boroughs[1].citizens[1]
    )


@rule("5.6.2", "5.4.8", "5.6.3")
def test_a_town_hall_filled_meanwhile_stops_a_demolition() -> None:
    game = table("park-1 a1*2", "park-1 c1*", money=[9, 9], hall=[0, 3])
    game.play("demolish a1")
    game.sit(1).play("demolish c1")
    game.commit()
    assert game.actors == (1,)
    assert game.sit(1).hall == 4
    assert game.sit(1).plan.steps == []


@rule("5.6.2", "6.5.2")
def test_a_guard_who_was_not_there_is_not_asked_for() -> None:
    game = table("park-1 a1*2", money=[9, 9], hall=[0, 0])
    game.play("demolish a1")
    game.sit(1).play("build residential-1 c1", "build police e1 f1", "build park-1 a7")
    game.commit()
    assert game.phase > 2
    assert game.state.city.boroughs[1].ask == 0


@rule("5.6.6")
def test_the_reveal_shows_the_steps_in_their_order() -> None:
    game = table(money=[9, 9])
    game.play("build park-1 a1", "extend")
    game.commit()
    own, others = game.sit(1).known.shown
    assert (named(game, own), others) == (["build park-1 a1", "extend"], [])
    assert {"park-1"} <= {tile.kind for tile in game.sit(1).seen(0).tiles}


@rule("13.4", "2.5")
def test_contested_buildings_go_to_the_first_in_turn_order() -> None:
    game = table(money=[9, 9], host=1)
    for seat in (0, 1):
        game.sit(seat).play("build police a1 b1")
    game.commit()
    assert game.actors == (0,)
    assert game.why_not("build police a1 b1") == reasons.NONE_LEFT


@rule("17.1.9")
def test_alone_the_commitment_ends_the_phase() -> None:
    game = table(seats=1, money=[9]).play("build park-1 a1", "commit")
    assert game.phase > 2


@rule("10.2.8", "10.2.1", "5.4.12")
def test_an_eliminated_host_leaves_the_turn_order() -> None:
    game = table("park-1 a1", seats=3, money=[9] * 3, pollution=[99], supply="park-3=1")
    game.play("demolish a1")
    for seat in (1, 2):
        game.sit(seat).play("build park-3 a4 b4 c4")
    game.commit()
    assert game.actors == (2,)
    assert game.sit(2).seen(0).eliminated and game.sit(1).seen(0).eliminated


# Knowledge


@rule("1.6.8", "5.1.1")
def test_a_guess_knows_nothing_of_other_plans() -> None:
    game = table(money=[9, 9])
    game.sit(1).play("build park-1 a1", "commit")
    guess = game.rules.determinize(game.state, 0, Random(1))
    assert guess.plans[1].steps == []
    assert guess.plans[1].committed
    assert game.rules.legal_set(guess, 0) == game.rules.legal_set(game.state, 0)


@rule("1.6.8", "5.6.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_guess_while_plans_are_settled_can_be_played_on(seat: int) -> None:
    game = shortage()
    guess = game.rules.determinize(game.state, seat, Random(1))
    assert game.rules.known(guess, seat) == game.sit(seat).known
    game.rules.apply(guess, 1, game.rules.parse("commit"))
    assert guess.phase > 2
    own = {game.kit.places.names[tile] for tile in guess.city.boroughs[seat].tiles}
    assert game.sit(seat).tiles() <= own
