"""RULES.md chapter 12: the next visit; 3.1 and 3.2: rounds and phases."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.core.model import NOBODY
from faubourg.games.small_city.components import ROUNDS
from games.small_city.table import table

visit = partial(table, phase=8, seats=4)  # as it begins


@rule("12.1", "4.3.2")
def test_the_player_with_the_mayor_card_is_the_next_host() -> None:
    game = visit(host=0, cards=["", "", "mayor", ""])
    assert (game.state.host, game.state.last_host) == (2, 0)


@rule("12.1")
def test_a_host_with_the_mayor_card_stays_host() -> None:
    assert visit(host=1, cards=["", "mayor"]).state.host == 1


@rule("12.1")
@pytest.mark.parametrize(("host", "following"), [(0, 1), (3, 0)])
def test_otherwise_the_next_player_clockwise(host: int, following: int) -> None:
    assert visit(host=host).state.host == following


@rule("12.2")
def test_an_eliminated_player_is_never_host() -> None:
    game = table(phase=7, seats=4, host=0, money=[1], cards=["", "mayor"])
    game.city.boroughs[1].gone = 26
    assert game.begin(8).state.host == 2


@rule("12.2")
def test_eliminated_players_are_skipped() -> None:
    game = table(phase=7, seats=4, host=3, money=[0, 0, 0, 1])
    game.city.boroughs[0].gone = 26
    assert game.begin(8).state.host == 1


@rule("12.2", "10.2.8")
def test_after_an_eliminated_host_comes_the_next_one() -> None:
    game = table(phase=7, seats=4, host=2, money=[1])
    game.city.boroughs[2].gone = 22
    assert game.begin(8).state.host == 3


@rule("12.3")
def test_mayor_and_discs_leave_and_the_next_round_begins() -> None:
    game = visit(host=0, mayor="a1 a2", cards=["mediator", "engineer", "opponent", "architect"])
    assert (game.state.round, game.phase) == (3, 1)
    assert all(borough.mayor == 0 for borough in game.city.boroughs)
    assert [player.card for player in game.view().grounds] == [""] * 4
    assert not game.sit(0).borough.architect
    game.sit(0).play(sorted(game.sit(0).choices())[0])  # the host before has the last word
    assert game.state.discs == [] and game.state.last_disc == NOBODY


@rule("12.3", "15.1", "3.1")
def test_after_round_8_comes_the_end() -> None:
    assert visit(round=ROUNDS - 1).step != "over"
    game = visit(round=ROUNDS)
    assert (game.step, game.actors) == ("over", ())


@rule("3.1", "3.2")
def test_phases_follow_one_another_in_their_order() -> None:
    game = table("residential-1 a1*; school c1", money=[3, 3])
    seen = [game.phase]
    while game.state.round == 2:
        there = game.sit(game.actors[0])
        there.play(sorted(there.choices(), key=lambda words: words not in ("commit", "stop"))[0])
        seen.append(game.phase)
    assert sorted(set(seen[:-1])) == [2, 3, 7]  # nobody had a choice in the others
    assert seen[:-1] == sorted(seen[:-1])
