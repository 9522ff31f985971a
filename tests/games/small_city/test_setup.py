"""Set-up (RULES.md chapter 2) and how the game asks (1.6)."""

from __future__ import annotations

from random import Random

import pytest
from marks import rule

from faubourg.core.match import COMMITTED, Match
from faubourg.core.model import CHANCE, NOT_YOUR_TURN
from faubourg.core.registry import BadOption
from faubourg.games.small_city import GAME
from faubourg.games.small_city.actions import Build
from faubourg.games.small_city.components import CONTESTED, UNKNOWN
from faubourg.games.small_city.reasons import HALL_OUTSIDE, NOT_DEALT
from faubourg.games.small_city.rules import WRONG_STEP
from games.small_city.table import Table, start

FIRST = {"first_player": "1"}
CORNER = "place town-hall a1 b1 a2 b2"


def halls(seats: int = 2, options: dict[str, str] | None = None) -> Table:
    return start(seats, {**FIRST, **(options or {})})


def dealt(seats: int = 2) -> Table:
    """All have placed their town halls; chance deals 1, 7, 12 to the first, and so on."""
    game = halls(seats)
    for seat in range(seats):
        game.sit(seat).play(CORNER)
    while game.step == "deal":
        game.follow(next(iter(game.chances())))
    return game


@rule("2.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    assert len(start(seats).state.city.boroughs) == seats
    with pytest.raises(BadOption):
        GAME.rules(5)


@rule("2.2", "18.2", "20.3")
def test_sides_may_differ() -> None:
    game = start(2, {"sides": "easy,expert"})
    assert [b.size for b in game.view().grounds] == [7, 6]
    assert [b.borough.sizes for b in game.view().grounds] == [(7, 8, 9, 10), (6, 7, 8, 9)]


@rule("2.3", "1.6.7", "18.4")
def test_the_first_player_is_drawn_or_named() -> None:
    assert start(3).chances() == {"first 1": 1, "first 2": 1, "first 3": 1}
    assert start(3).follow("first 2").state.host == 1
    assert start(3, {"first_player": "3"}).state.host == 2
    with pytest.raises(BadOption):
        GAME.rules(2, {"first_player": "3"})


@rule("2.4", "5.2.5")
def test_each_player_has_the_own_set() -> None:
    unbuilt = halls().seen(1).unbuilt
    assert {"school", "library", "museum", "refinery", "port"} <= set(unbuilt)


@rule("2.5", "17.1.1")
@pytest.mark.parametrize(("seats", "each"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_contested_buildings_by_number_of_players(seats: int, each: int) -> None:
    game = start(seats)
    assert [game.state.city.supply[kind] for kind in CONTESTED] == [each] * 5


@rule("2.6", "20.4", "1.4.7")
@pytest.mark.parametrize("seats", [1, 4])
def test_the_supply_is_always_the_same(seats: int) -> None:
    view = start(seats).view()
    for family, total in (("residential", 78), ("commercial", 40), ("factory", 37), ("park", 55)):
        assert sum(n for kind, n in view.supply.items() if kind.startswith(family)) == total
    assert view.supply["warehouse"] == 12
    assert view.city.raw == [16, 8, 6]


@rule("2.7", "1.6.1", "1.6.10", "A3")
def test_town_halls_are_secret_until_all_stand() -> None:
    game = halls()
    assert game.actors == (0, 1)
    game.play(CORNER)
    assert list(game.actors) == [1]
    assert game.view().hall_chosen == "town-hall a1 b1 a2 b2"
    assert game.sit(1).view().hall_chosen == ""
    assert game.sit(1).seen(0).tiles == []
    game.sit(1).play("place town-hall c3 d3 c4 d4")
    assert [tile.kind for tile in game.sit(1).seen(0).tiles] == ["town-hall"]


@rule("1.6.10")
def test_a_town_hall_is_not_taken_back() -> None:
    match = Match(halls().rules, None)
    match.play(0, match.rules.parse(CORNER))
    assert match.why_not_undo(0) == COMMITTED


@rule("2.8")
def test_the_town_hall_lies_inside_the_zone() -> None:
    assert halls().why_not("place town-hall g7 h7 g8 h8") == HALL_OUTSIDE
    assert halls().why_not("place town-hall f6 g6 f7 g7") is None
    expert = halls(2, {"sides": "expert,easy"})
    assert expert.why_not("place town-hall f6 g6 f7 g7") == HALL_OUTSIDE
    assert len(halls().legal("place")) == 36


@rule("2.9", "1.4.1")
def test_citizens_at_the_start() -> None:
    borough = halls().borough
    assert (borough.hall, borough.career, borough.reserve) == (3, 11, 8)


@rule("16.4.1")
def test_the_citizen_victory_has_no_reserve() -> None:
    borough = halls(2, {"victory": "citizen"}).borough
    assert (borough.hall, borough.career, borough.reserve) == (3, 19, 0)


@rule("2.10")
def test_everybody_starts_with_nothing() -> None:
    for ground in halls().view().grounds:
        borough = ground.borough
        assert (borough.votes, borough.pollution, borough.steps) == (0, 0, 0)
        assert [disc.column for disc in ground.discs] == [0, 0]


@rule("2.11")
def test_money_by_place_in_turn_order() -> None:
    game = start(4).follow("first 3")
    assert [borough.money for borough in game.state.city.boroughs] == [5, 6, 4, 5]
    assert start(1).state.city.boroughs[0].money == 4


@rule("2.12", "14.1", "1.6.7")
def test_each_player_is_dealt_one_card_of_each_stack() -> None:
    game = halls()
    game.sit(0).play(CORNER)
    game.sit(1).play(CORNER)
    assert set(game.chances()) == {f"deal {n}" for n in range(1, 7)}
    game.follow("deal 4")
    assert set(game.chances()) == {f"deal {n}" for n in range(7, 12)}
    game.follow("deal 7")
    assert set(game.chances()) == {f"deal {n}" for n in range(12, 17)}
    game.follow("deal 12")
    assert set(game.chances()) == {f"deal {n}" for n in (1, 2, 3, 5, 6)}


@rule("2.12", "14.3", "1.6.8")
def test_only_its_player_sees_what_is_dealt() -> None:
    game = dealt()
    assert game.seen(0).borough.dealt == [1, 7, 12]
    assert game.sit(1).seen(0).borough.dealt == [UNKNOWN] * 3
    rules, state = game.rules, game.state
    hidden = halls()
    hidden.sit(0).play(CORNER)
    hidden.sit(1).play(CORNER)
    deal = rules.parse("deal 4")
    assert rules.sees(hidden.state, 0, CHANCE, deal)
    assert not rules.sees(hidden.state, 1, CHANCE, deal)
    assert not rules.sees(state, 1, 0, rules.parse("keep 1"))
    assert rules.sees(state, 0, 0, rules.parse("keep 1"))


@rule("2.13", "2.14", "1.6.1", "A51")
def test_each_keeps_one_of_the_three() -> None:
    game = dealt()
    assert game.actors == (0, 1)
    assert game.why_not("keep 2") == NOT_DEALT
    assert game.legal("keep") == {"1", "7", "12"}
    game.sit(1).play("keep 2").sit(0).play("keep 7")
    assert game.seen(0).promise == 7
    assert [one.words for one in game.seen(0).conditions("promise", 7)] == ["pollution <= 20"]
    assert game.seen(1).promise == 0


@rule("2.15")
def test_no_promise_is_dealt_again() -> None:
    game = dealt(4)
    boroughs = game.state.city.boroughs
    cards = [card for borough in boroughs for card in borough.dealt]
    assert len(set(cards)) == 12


@rule("16.4.2")
def test_promise_11_is_not_in_the_citizen_victory() -> None:
    game = halls(2, {"victory": "citizen"})
    game.sit(0).play(CORNER)
    game.sit(1).play(CORNER)
    game.follow("deal 1")
    assert "deal 11" not in game.chances()


@rule("16.1.1", "16.3.1", "16.5.1")
@pytest.mark.parametrize(
    ("victory", "absent"), [("electoral", 0), ("economic", 14), ("citizen", 0), ("cultural", 16)]
)
def test_special_promises_of_each_victory(victory: str, absent: int) -> None:
    unseen = start(2, {"victory": victory}).state.unseen
    assert [n for n in range(1, 17) if not unseen >> n & 1] == ([absent] if absent else [])
    assert start(2).view().stack == 0


@rule("16.5.2")
def test_nothing_cultural_is_contested_in_the_cultural_victory() -> None:
    game = start(2, {"victory": "cultural"})
    assert [game.supply(kind) for kind in ("metro", "clinic", "university")] == [0, 0, 0]
    assert [game.supply(kind) for kind in ("police", "fire")] == [1, 1]
    assert {"metro", "clinic", "university"} <= {
        game.kit.places.kinds[kind] for kind in game.kit.own_set()
    }


@rule("2.16", "3.1")
def test_the_first_round_follows_the_promises() -> None:
    game = dealt()
    game.sit(0).play("keep 1")
    game.sit(1).play("keep 2")
    assert (game.state.round, game.phase, game.step) == (1, 1, "street")


@rule("1.6.5")
def test_what_belongs_to_another_moment_or_player_is_refused() -> None:
    game = halls()
    assert game.why_not("build residential-1 a1") == WRONG_STEP[Build]
    game.play(CORNER)
    assert game.why_not(CORNER) == NOT_YOUR_TURN


@rule("1.1.1", "1.1.2")
def test_cells_are_named_from_the_lower_left() -> None:
    board = start(2).kit.board
    assert (board.names[0], board.names[1], board.names[10]) == ("a1", "b1", "a2")
    assert board.named(board.zone[2]) == ["a1", "b1", "a2", "b2"]


@rule("1.1.3")
def test_the_next_strip_is_a_row_and_a_column() -> None:
    game = halls()
    strip = game.seen(0).strip
    assert len(strip) == 15
    assert {"h1", "h8", "a8"} <= set(strip)
    game.state.city.boroughs[0].steps = 3
    assert game.seen(0).strip == []


@rule("1.6.8", "2.7")
def test_a_guess_at_another_town_hall_is_any_that_fits() -> None:
    game = halls()
    game.sit(1).play("place town-hall c3 d3 c4 d4")
    guesses = {game.rules.determinize(game.state, 0, Random(seed)).halls[1] for seed in range(200)}
    assert len(guesses) > 25


@rule("1.6.8", "14.3")
def test_a_guess_at_another_promise_is_none_of_the_own_cards() -> None:
    game = dealt()
    game.sit(1).play("keep 2")
    for seed in range(50):
        guess = game.rules.determinize(game.state, 0, Random(seed)).city.boroughs[1]
        assert guess.promise in guess.dealt
        assert not set(guess.dealt) & {1, 7, 12}
