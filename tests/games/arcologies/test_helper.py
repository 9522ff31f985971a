"""The aids of Arcologies: Small City's, and pairs once the arcology stands."""

from __future__ import annotations

from faubourg.games.arcologies import helper
from games.arcologies.table import Table, table


def finish(game: Table, aid: str) -> Table:
    """All that the aid does, one legal choice after the other."""
    while (action := helper.Helper(game.rules).next_choice(game.state, game.seat, aid)) is not None:
        game.play(game.rules.notation(action))
    return game


def test_two_who_must_move_become_a_pair() -> None:
    words = "arcology c3; factory-2 a1 b1; commercial-1 a3*; commercial-1 a4*; residential-1 a5"
    game = table(words, phase=3)
    assert helper.Helper(game.rules).aids(game.state, 0) == ["movement"]
    assert finish(game, "movement").pumps == 1


def test_without_an_arcology_they_go_their_own_ways() -> None:
    words = "factory-2 a1 b1; commercial-1 a3*; commercial-1 a4*; residential-1 a5"
    assert finish(table(words, phase=3), "movement").pumps == 0


def test_one_alone_does_not_wait_for_a_partner() -> None:
    """A single citizen makes a stone, which may be worth less than a home."""
    words = "arcology c3; factory-2 a1 b1; commercial-1 a3*; residential-2 a5 a6*"
    assert finish(table(words, phase=3), "movement").pumps == 0


def test_six_pumps_are_enough() -> None:
    words = "arcology c3; factory-2 a1 b1; commercial-1 a3*; commercial-1 a4*; residential-1 a5"
    game = table(words, phase=3, pumps=[6]).play("pick 1 a3")
    choice = helper.Helper(game.rules).next_choice(game.state, 0, "movement")
    assert choice is not None and game.rules.notation(choice) != "go 1 b1"


def test_those_inside_leave_only_if_they_must() -> None:
    words = "arcology c3 d3*; factory-1 a1; commercial-1 a3; residential-1 a5"
    assert finish(table(words, phase=3), "movement").arcology().inside == {"d3": 0}
    leave = table(words, phase=3, options={"inside": "leave"})
    assert finish(leave, "movement").arcology().inside == {}


def test_no_round_is_the_last() -> None:
    """Money and goods keep their worth after round 8."""
    game = table("commercial-2 b2* b1*; residential-1 a1", phase=4, round=12, stock=["hall wood"])
    assert helper.Helper(game.rules).aids(game.state, 0) == ["income"]
