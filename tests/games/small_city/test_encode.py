"""Rows of bytes: as long as they say, opened by the judge, and what single bytes mean."""

from __future__ import annotations

from typing import Any

import pytest
import rows

from faubourg.core.encoding import digest
from faubourg.core.registry import find_game
from faubourg.games.small_city.encode import Encoder
from faubourg.games.small_city.judge import Judge
from faubourg.games.small_city.state import OVER
from games.small_city.random_games import crowded, walk
from games.small_city.table import Table, start, table

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}), (1, {"difficulty": "president", "sides": "expert"}), (2, {}),
    (3, {"victory": "electoral"}), (2, {"victory": "economic"}), (4, {"victory": "citizen"}),
]  # fmt: skip
BOROUGH = "town-hall c3 d3 c4 d4; residential-2 e3* e4*; school e5; park-2 a1 b1; factory-1 g7"


def row_of(game: Table, seat: int = 0) -> bytearray:
    return rows.row_of(Encoder(game.rules), game.state, seat)


def told(game: Table, name: str, seat: int = 0) -> list[int]:
    return rows.part(Encoder(game.rules), row_of(game, seat), name)


def opened(encoder: Encoder, row: bytearray) -> float:
    """What a row is worth before anything is learned."""
    weights, points = encoder.opening()
    return points + sum(row[at] * weight for at, weight in weights)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_row_is_worth_what_the_judge_says(seats: int, options: dict[str, str]) -> None:
    for games in (walk, crowded):
        for number, game in enumerate(games(seats, options, "opening")):
            if number % 9 or game.state.step == OVER:
                continue
            encoder, judge = Encoder(game.rules), Judge(game.rules)
            for seat in range(seats):
                row = bytearray(encoder.length)
                encoder.encode(game.state, seat, row, 0)
                worth = sum(judge.terms(game.state, seat).values())
                assert abs(opened(encoder, row) - worth) <= 1 / 16


def test_what_is_remembered_does_not_change_a_row() -> None:
    """Rows of one encoder that has seen a whole game, and of one made anew."""
    old: Encoder | None = None
    for number, game in enumerate(crowded(3, {}, "remembered")):
        old = old or Encoder(game.rules)
        if number % 3 == 0:
            for seat in range(3):
                row = bytearray(old.length)
                old.encode(game.state, seat, row, 0)
                assert row == row_of(game, seat)


def test_weights_fit_rows_of_one_meaning_only() -> None:
    game = find_game("small_city")
    known = {digest(game.encoder(game.rules(seats, options))) for seats, options in TABLES}
    assert len(known) == 1
    assert game.encoder(game.rules(1, {})).OUTPUTS == game.most


def test_a_row_fills_its_own_bytes_alone() -> None:
    game = start(2, {})
    encoder = Encoder(game.rules)
    rows = bytearray(b"\xff" * (encoder.length + 8))
    encoder.encode(game.state, 1, rows, 3)
    assert rows[:3] == b"\xff" * 3 and rows[-5:] == b"\xff" * 5
    assert rows[3:-5] == row_of(game, 1)


def built(**given: Any) -> Table:
    return table(BOROUGH, **given)


def test_money_votes_and_pollution_are_told_with_marks() -> None:
    game = built(money=[4], votes=[9], pollution=[31])
    assert told(game, "own: money") == [4, 1, 1, 1, 1] + 7 * [0]
    assert told(game, "own: votes")[:6] == [9, 1, 1, 1, 1, 0]
    assert told(game, "own: pollution") == [31, 1, 1, 1, 1] + 6 * [0]


def test_what_would_be_generated_and_voted_now() -> None:
    """Two citizens on slots, and two park cells."""
    game = built()
    assert told(game, "own: generated now")[0] == 0
    assert told(game, "own: votes of a round as it stands")[0] == 3


def test_citizens_of_the_own_borough() -> None:
    game = built(hall=[1])
    assert told(game, "own: in the hall, its room") == [1, 0, 0, 0, 1, 1, 1, 0]
    named = "own: career, reserve, out, on slots, abroad, guests, graves"
    assert told(game, named) == [11, 8, 0, 2, 0, 0, 0]


def test_the_best_home_is_told_by_level_citizens_culture_and_room() -> None:
    found = told(built(), "home 1: level, citizens, culture, room; fresh")
    level, citizens, culture, room = (sum(found[n : n + 5]) for n in (0, 5, 10, 15))
    assert (level, citizens, culture, found[20]) == (2, 2, 2, 0)
    assert room >= 3
    assert not any(told(built(), "home 2: level, citizens, culture, room; fresh"))


def test_a_factory_that_stands_idle_is_seen() -> None:
    """The sixth kind of slot makes wood: one there, nobody on it."""
    assert told(built(), "own: slots, citizens, guests, free by kind")[20:24] == [1, 0, 0, 1]


def test_solo_deaths_are_foreseen_by_difficulty() -> None:
    crowd = "town-hall c3 d3 c4 d4; residential-2 e3* e4*; residential-2 e1* f1*"
    for difficulty, dead in (("citizen", 0), ("mayor", 0), ("deputy", 1), ("president", 4)):
        game = table(crowd, seats=1, options={"difficulty": difficulty})
        assert told(game, "own: deaths alone") == [dead]


def test_a_promise_is_told_to_its_holder_alone() -> None:
    game = built(money=[3])
    game.state.city.boroughs[0].promise = 10  # at least $10
    game.begin(2)
    assert told(game, "promise, one of")[9] == 1
    assert told(game, "promise: lacking") == [7]
    before = row_of(game, 1)
    game.state.city.boroughs[0].promise = 3
    game.begin(2)
    assert row_of(game, 1) == before


def test_others_are_told_in_turn_and_blank_where_nobody_sits() -> None:
    game = table("", BOROUGH, seats=2, money=[1, 7])
    assert told(game, "rival 1: money") == [7]
    assert told(game, "rival 1: homes by level") == [0, 1, 0, 0, 0]
    assert told(game, "rival 2: sits there, eliminated") == [0, 0]
    assert told(game, "rival 1: money", seat=1) == [1]


def test_the_plan_tells_what_it_may_still_do() -> None:
    game = built(money=[5])
    assert told(game, "plan: builds left, one of") == [0, 0, 0, 1]
    game.sit(0).play("build park-1 a7")
    assert told(game, "plan: builds left, one of") == [0, 0, 1, 0]
    assert told(game, "rival 1: money", seat=1) == [5]  # a plan is secret
