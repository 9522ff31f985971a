"""Records of the first edition go on meaning what they meant, and tiles were split otherwise."""

from __future__ import annotations

from faubourg.games.arcologies import GAME, edition_1
from games.arcologies.squares import EXAMPLE, FOUR, THREE_METAL
from games.arcologies.table import Table, table
from games.arcologies.test_narrate import ROW


def as_before(game: Table) -> Table:
    """The same position, played by the first edition."""
    rules = edition_1.make(2, GAME.complete(2, {}), "")
    return Table(rules, game.state, game.seat)


def test_the_split_tile_went_to_the_box() -> None:
    game = as_before(table(EXAMPLE, stock=[THREE_METAL])).play("arcology c3 0")
    boxed = {"residential-1": 2, "residential-3": 1, "commercial-1": 1, "commercial-2": 1}
    assert {kind: game.box(kind) for kind in boxed} == boxed


def test_the_covered_part_had_no_shape_to_keep() -> None:
    game = table(f"{ROW}; residential-5 c2 d2 c3 d3 e3", stock=[FOUR])
    assert game.why_not("arcology c3 0") is not None
    assert as_before(game).why_not("arcology c3 0") is None


def test_the_rules_of_today_are_a_later_edition() -> None:
    assert GAME.rules(2).edition > GAME.rules(2, edition=1).edition == 1
