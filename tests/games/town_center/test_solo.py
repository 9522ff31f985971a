"""Chapter 4 of RULES.md: solo."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.core.model import CHANCE
from faubourg.games.town_center import reasons
from faubourg.games.town_center.components import BOARDS, LETTERS, OFFICE, RANKS
from faubourg.games.town_center.scoring import solo_rank
from faubourg.games.town_center.state import CHOOSE
from games.town_center.random_games import walk
from games.town_center.table import Table, start

BOOK = Rulebook("town_center")
PARK = {"solo": "central_park"}
# The line of a bag, no office in front: R R S, then all others, offices last.
LINE = "RRS" + "R" * 4 + "S" * 2 + "U" * 4 + "L" * 4 + "O" * 3
NAMES = {"O": "office", "R": "residence", "S": "shop", "U": "utility", "L": "lift"}


def drawn(letters: str, game: Table) -> Table:
    return game.play(*(f"draw {NAMES[letter]}" for letter in letters))


def laid() -> Table:
    """Central Park, line and hall on the table."""
    return drawn(LINE, start(1, PARK)).play("hall b2")


@rule("4.1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_one_player_uses_the_first_line_of_the_table_on_either_side(side: str) -> None:
    game = start(1, {"sides": side})
    assert sum(game.bag.values()) == 20
    assert list(game.reserve.values()) == [9, 36, 22, 16, 16]
    assert game.board.rows == BOARDS[side]


@rule("4.1")
def test_the_phases_of_a_solo_round_follow_as_usual() -> None:
    game = drawn("RLU", start(1).play("hall c3")).play("return residence")
    steps = [game.step]
    game.play("build lift c2", "build utility c4")
    assert steps == ["build"]
    # The car park touches the hall: $1, the hall pays $1 more, so $5 buy a second cube: too dear.
    assert (game.money, game.step, game.state.round) == (5, "draw", 2)


@rule("4.2")
def test_three_cubes_are_drawn_one_goes_back_and_two_are_built() -> None:
    game = drawn("RLU", start(1).play("hall c3"))
    assert (game.step, game.choices()) == (
        "choose",
        {"return residence", "return lift", "return utility"},
    )
    before = game.bag["L"]
    game.play("return lift")
    assert (game.hand, game.bag["L"], game.step) == ("RU", before + 1, "build")


@rule("4.2")
def test_only_one_of_the_three_goes_back() -> None:
    game = drawn("RRU", start(1).play("hall c3"))
    assert game.choices() == {"return residence", "return utility"}
    assert game.why_not("return shop") == reasons.NOT_OFFERED
    assert game.play("return residence").hand == "RU"
    assert game.why_not("return utility") == reasons.WRONG_STEP[CHOOSE]


@rule("4.2", "A29")
def test_no_office_is_among_the_three_of_round_1() -> None:
    game = start(1).play("hall c3")
    while game.actors == (CHANCE,):
        assert "draw office" not in game.chances()
        game.play("draw shop")
    game.play("return shop", "build shop b2", "build shop d4")
    assert game.chances()["draw office"] == 3


@rule("4.2", "A28")
def test_ed16_the_bag_before_the_draws_and_no_choice_in_round_10() -> None:
    before: dict[int, int] = {}
    asked = set()
    for _, state in walk(1, {}, "ed16"):
        if state.round:
            before.setdefault(state.round, sum(state.bag))
        if state.step == CHOOSE:
            asked.add(state.round)
    assert list(before.values()) == [20, 18, 16, 14, 12, 10, 8, 6, 4, 2]
    assert asked == set(range(1, 10))


@rule("4.3", "A29", "A36")
def test_the_line_has_no_office_in_the_first_three_places() -> None:
    game = start(1, PARK)
    for letter in "RRS":
        assert "draw office" not in game.chances()
        drawn(letter, game)
    assert "draw office" in game.chances()
    drawn(LINE[3:], game)
    assert (len(game.line), sum(game.bag.values())) == (20, 0)


@rule("4.3")
def test_the_line_is_drawn_evenly_from_the_bag() -> None:
    game = start(1, PARK)
    assert game.chances() == {"draw residence": 6, "draw shop": 3, "draw utility": 4,
                              "draw lift": 4}  # fmt: skip
    drawn("RRS", game)
    assert game.chances() == {"draw office": 3, "draw residence": 4, "draw shop": 2,
                              "draw utility": 4, "draw lift": 4}  # fmt: skip


@rule("4.3")
def test_the_line_is_open_to_see() -> None:
    game = laid()
    assert "".join(LETTERS[c] for c in game.rules.known(game.state, None).line) == LINE


@rule("4.3")
def test_the_first_three_of_the_line_are_offered_and_the_third_goes_to_its_end() -> None:
    game = laid()
    assert game.choices() == {"return residence", "return shop"}
    assert game.why_not("return lift") == reasons.NOT_IN_FRONT
    game.play("return shop")
    assert game.why_not("return residence") == reasons.WRONG_STEP_IN_LINE
    assert (game.hand, game.line) == ("RR", LINE[3:] + "S")


@rule("4.3")
def test_the_order_within_the_first_three_does_not_matter() -> None:
    game = laid().play("return residence")
    assert (game.hand, game.line) == ("RS", LINE[3:] + "R")


@rule("4.3", "5.2")
def test_central_park_replaces_the_sides() -> None:
    game = start(1, {**PARK, "sides": "B"})
    assert game.board.rows == BOARDS["central_park"]
    assert len(game.board.columns) == 8


@rule("4.3")
@pytest.mark.parametrize("seed", ["ed17-a", "ed17-b", "ed17-c"])
def test_ed17_all_cubes_of_the_line_are_built_or_discarded(seed: str) -> None:
    asked = set()
    lines: dict[int, int] = {}
    for _, state in walk(1, PARK, seed):
        if len(state.line) >= 3:
            assert state.round or OFFICE not in state.line[:3]
        if state.round:
            lines.setdefault(state.round, len(state.line))
        if state.step == CHOOSE:
            asked.add(state.round)
    assert asked == set(range(1, 10))
    assert list(lines.values()) == [20, 18, 16, 14, 12, 10, 8, 6, 4, 0]
    assert (state.line, state.cities[0].hand, sum(state.bag)) == ((), (), 0)


@rule("4.3", "A33")
def test_nothing_is_built_in_the_park_and_it_touches_nothing() -> None:
    game = laid().play("return residence", "build residence b3", "build shop d3")
    assert game.board.ground.bit_count() == 20
    # The hall, and nothing for the park between b3 and d3.
    assert game.income() == 1


@rule("4.4", "A32")
@pytest.mark.parametrize("row", BOOK.rows("4.4"), ids=lambda row: str(row[1]))
def test_a_score_gives_the_rank_of_the_table(row: list[str]) -> None:
    bounds, name = row
    plain = name.lower().replace(" ", "-").replace("é", "e")
    numbers = [int(word) for word in bounds.replace(" and more", "").split() if word.isdigit()]
    assert {solo_rank(score) for score in numbers} == {plain}


@rule("4.4")
def test_the_ranks_begin_where_the_table_says() -> None:
    assert [least for least, _ in RANKS] == [0, 40, 50, 60, 70, 80, 85, 90, 95, 100]


@rule("4.4", "A32")
def test_a_score_below_0_has_the_lowest_rank() -> None:
    assert solo_rank(-7) == solo_rank(0) == "lieu-dit"


@rule("4.4")
def test_the_highest_rank_has_no_upper_end() -> None:
    assert solo_rank(250) == "megalopole"
