"""Section 3.1 of RULES.md: drawing, towers and the draft."""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod

import pytest
from marks import rule

from faubourg.core.model import CHANCE, NOT_YOUR_TURN, InvalidNotation
from faubourg.games.town_center import reasons
from faubourg.games.town_center.state import BUY
from games.town_center.random_games import walk
from games.town_center.table import Table, start, table


def opened(seats: int) -> Table:
    """Round 1 is about to draw; seat 1 is first player."""
    game = start(seats, {"first_player": "1"} if seats > 1 else None)
    return game.follow(*["hall c3"] * seats)


def stacking(seats: int, drawn: str, towers: str = "") -> Table:
    """The first player is stacking; a dash is a tower not begun."""
    count = min(seats, 4)
    return table([""] * seats, step="towers", drawn=drawn, towers=towers or " ".join("-" * count))


@rule("3.1.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_cubes_are_drawn_for_each_player(seats: int) -> None:
    game = opened(seats)
    drawn = 0
    while game.actors == (CHANCE,):
        game.play("draw residence")
        drawn += 1
    assert drawn == 2 * seats
    assert game.bag["R"] == 6 * seats - drawn


@rule("3.1.2")
@pytest.mark.parametrize("seats", range(1, 9))
def test_no_office_can_be_drawn_in_round_1(seats: int) -> None:
    game = opened(seats)
    assert game.chances() == {"draw residence": 6 * seats, "draw shop": 3 * seats,
                              "draw utility": 4 * seats, "draw lift": 4 * seats}  # fmt: skip


@rule("3.1.2")
def test_offices_mix_with_the_rest_from_round_2_on() -> None:
    game = table(["H@c3"] * 2, step="draw", round=2)
    assert game.chances()["draw office"] == 6


@rule("A3")
def test_every_set_of_other_cubes_is_equally_likely_in_round_1() -> None:
    """Drawing among the others is the same as returning offices and drawing again."""
    game = opened(2)
    likely: dict[tuple[int, ...], Fraction] = {}

    def explore(at: Table, chance: Fraction) -> None:
        if at.step != "draw":
            drawn = tuple(at.state.drawn)
            likely[drawn] = likely.get(drawn, Fraction(0)) + chance
            return
        total = sum(at.chances().values())
        for words, weight in at.chances().items():
            explore(Table(at.rules, at.state.clone()).play(words), chance * weight / total)

    explore(game, Fraction(1))
    others = [12, 6, 8, 8]
    for drawn, chance in likely.items():
        ways = prod(comb(there, taken) for there, taken in zip(others, drawn[1:], strict=True))
        assert chance == Fraction(ways, comb(34, 4))


@rule("3.1.3")
@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 3), (4, 4), (5, 4), (6, 4), (8, 4)])
def test_as_many_towers_as_players_but_four_at_most(seats: int, count: int) -> None:
    game = opened(seats)
    game.play(*["draw residence"] * 2 * seats)
    assert game.towers == [""] * count


@rule("3.1.3")
def test_up_to_four_players_a_tower_has_exactly_two_cubes() -> None:
    game = stacking(3, "RSUL", "RR - -")
    assert game.why_not("stack shop 1") == reasons.TOWER_FULL
    assert game.why_not("stack shop 2") is None


@rule("3.1.3")
def test_with_fewer_players_there_are_fewer_towers() -> None:
    assert stacking(3, "RSUL", "RR L -").why_not("stack shop 4") == reasons.NO_SUCH_TOWER


@rule("3.1.3")
def test_there_is_never_a_fifth_tower() -> None:
    with pytest.raises(InvalidNotation):
        stacking(5, "RSULRSULRS").rules.parse("stack shop 5")


@rule("3.1.3")
def test_the_first_player_decides_which_cube_lies_above() -> None:
    game = stacking(2, "RRUL")
    game.play("stack utility 1", "stack residence 1", "stack residence 2", "stack lift 2")
    assert game.towers == ["UR", "RL"]


@rule("3.1.3")
def test_towers_are_opened_from_the_left() -> None:
    game = stacking(4, "RSULRSUL")
    assert game.why_not("stack shop 2") == reasons.TOWER_OUT_OF_ORDER
    assert game.play("stack shop 1").why_not("stack residence 2") is None
    assert game.why_not("stack residence 3") == reasons.TOWER_OUT_OF_ORDER


@rule("3.1.3")
def test_a_tower_begun_may_be_continued_later() -> None:
    game = stacking(2, "RSUL").play("stack shop 1", "stack residence 2", "stack lift 1")
    assert game.towers == ["SL", "R"]


@rule("3.1.3")
def test_only_drawn_cubes_are_stacked() -> None:
    assert stacking(2, "RRRR").why_not("stack office 1") == reasons.NOT_DRAWN


@rule("3.1.3")
def test_only_the_first_player_stacks() -> None:
    assert stacking(2, "RRRR").sit(1).why_not("stack residence 1") == NOT_YOUR_TURN


@rule("3.1.3")
def test_above_four_players_a_step_that_leaves_a_tower_too_low_is_refused() -> None:
    game = stacking(5, "RRRR", "RR RRRR - -")
    assert game.why_not("stack residence 1") == reasons.TOWERS_TOO_LOW
    assert game.why_not("stack residence 3") is None
    assert stacking(5, "RRRRR", "RR RRR - -").why_not("stack residence 1") is None


@rule("A4", "3.1.3")
def test_all_drawn_cubes_go_into_the_towers_before_the_draft() -> None:
    game = stacking(5, "R", "RR RR RR RRR")
    assert game.step == "towers"
    game.play("stack residence 2")
    assert (game.step, sum(game.state.drawn)) == ("draft", 0)
    assert sum(map(len, game.towers)) == 10


@rule("3.1.4")
def test_everybody_takes_one_cube_then_one_more_in_reverse_order() -> None:
    game = table([""] * 3, towers="UR OU SL", step="draft", first=1)
    order: list[int] = []
    while game.step == "draft":
        order += game.actors
        game.follow("pick " + min(game.sit(game.actors[0]).legal("pick")))
    assert order == [1, 2, 0, 0, 2, 1]
    assert game.towers == ["", "", ""]
    assert [len(city.hand) for city in game.state.cities] == [2, 2, 2]
    assert game.step == "build"


@rule("3.1.4")
def test_an_uncovered_cube_can_be_taken_at_once() -> None:
    game = table([""] * 2, towers="SR UL", step="draft")
    game.follow("pick 1", "pick 1")
    assert [game.sit(seat).hand for seat in (0, 1)] == ["R", "S"]


@rule("3.1.4")
def test_an_empty_tower_offers_nothing() -> None:
    game = table([""] * 2, towers="- UL", step="draft")
    assert game.why_not("pick 1") == reasons.TOWER_EMPTY
    assert game.why_not("pick 3") == reasons.NO_TOWER_THERE


@rule("A5", "3.1.4")
def test_nobody_may_pass_in_the_draft() -> None:
    game = table([""] * 2, towers="SR UL", step="draft")
    assert game.choices() == {"pick 1", "pick 2"}
    assert game.why_not("pass") == reasons.WRONG_STEP[BUY]
    assert game.sit(1).why_not("pick 1") == NOT_YOUR_TURN


@rule("3.1.5")
@pytest.mark.parametrize("seats", range(1, 9))
def test_the_bag_loses_two_cubes_a_player_each_round_and_ends_empty(seats: int) -> None:
    before: dict[int, int] = {}
    for _, state in walk(seats, {}, f"bag-{seats}"):
        if state.round:
            before.setdefault(state.round, sum(state.bag))
    assert before == {r: 20 * seats - 2 * seats * (r - 1) for r in range(1, 11)}
    assert sum(state.bag) == 0


@rule("3.1.5", "3.2.8")
def test_discarded_cubes_never_return_to_the_bag() -> None:
    game = table(["H@c3"] * 2, hands=["O", ""], money=[4, 3])
    bag = dict(game.bag)
    game.play("discard office")
    assert (game.bag, game.reserve["O"]) == (bag, 7)
