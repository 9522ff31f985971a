"""Rows of bytes: opened by the judge, and what the expansion adds to Small City's."""

from __future__ import annotations

from typing import Any

import pytest
import rows

from faubourg.core.encoding import digest
from faubourg.core.registry import find_game
from faubourg.games.arcologies.encode import Encoder
from faubourg.games.arcologies.judge import Judge
from faubourg.games.arcologies.outlook import points
from games.arcologies.random_games import ready
from games.arcologies.table import Table, table

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {}), (2, {}), (3, {"inside": "sealed"}), (4, {"quiet_rounds": "eight"}),
]  # fmt: skip
LEAST = -512.0  # what a row can tell of the judge's sum


def row_of(game: Table, seat: int = 0) -> bytearray:
    return rows.row_of(Encoder(game.rules), game.state, seat)


def told(game: Table, name: str, seat: int = 0) -> list[int]:
    return rows.part(Encoder(game.rules), row_of(game, seat), name)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_row_is_worth_what_the_judge_says(seats: int, options: dict[str, str]) -> None:
    for number, game in enumerate(ready(seats, options, "opening")):
        if number % 9 or not game.state.actors:
            continue
        encoder, judge = Encoder(game.rules), Judge(game.rules)
        weights, start = encoder.opening()
        for seat in range(seats):
            row = row_of(game, seat)
            found = start + sum(row[at] * weight for at, weight in weights)
            worth = sum(judge.terms(game.state, seat).values())
            assert abs(found - max(worth, LEAST)) <= 1 / 16


def test_what_is_remembered_does_not_change_a_row() -> None:
    old: Encoder | None = None
    for number, game in enumerate(ready(3, {}, "remembered")):
        old = old or Encoder(game.rules)
        if number % 5 == 0:
            for seat in range(3):
                row = bytearray(old.length)
                old.encode(game.state, seat, row, 0)
                assert row == row_of(game, seat)


def test_weights_fit_rows_of_one_meaning_only() -> None:
    game = find_game("arcologies")
    known = {digest(game.encoder(game.rules(seats, options))) for seats, options in TABLES}
    assert len(known) == 1
    base = find_game("small_city")
    assert digest(base.encoder(base.rules(1, {}))) not in known


def built(**given: Any) -> Table:
    return table("arcology c3 d3*; factory-2 a1 b1**", phase=3, **given)


def test_pumps_pairs_and_people_inside_are_told() -> None:
    game = built(pumps=[2])
    assert told(game, "arcology stands") == [1]
    assert told(game, "pumps in steps") == [1, 1, 0, 0, 0, 0]
    assert told(game, "pairs at work, waiting, alone, in all")[3] == 1
    assert told(game, "people inside") == [1]
    assert told(game, "stone slots in steps") == [1, 0, 0, 0, 0, 0]


def test_pumps_of_others_are_seen() -> None:
    game = built(pumps=[2])
    assert told(game, "rival 1: pumps in steps", seat=1) == [1, 1, 0, 0, 0, 0]
    assert told(game, "rival 1: arcology stands") == [0]


def test_the_pattern_is_told_and_what_it_still_needs() -> None:
    """Habitat asks for eight tiles; one home can be any of three."""
    bare, begun = table("", phase=2), table("residential-1 e5", phase=2)
    assert told(begun, "pattern, one of") == [1, 0, 0, 0]
    assert sum(told(bare, "needed: cells in steps")) == 8
    assert sum(told(begun, "needed: cells in steps")) == 7
    assert told(begun, "arcology stands") == [0]


def test_a_take_off_ends_better_than_all_pumps_but_one() -> None:
    ahead, behind = built(pumps=[6]), built(pumps=[5])
    assert points(ahead.rules, ahead.state, 0) > points(behind.rules, behind.state, 0) + 60
