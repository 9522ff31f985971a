"""Chapter 3.3 of RULES.md: place a park or a factory."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.games.big_city import reasons
from games.big_city.table import Table, city

BOOK = Rulebook("big_city")
CARDS = "hand 1: lincoln-park central-park stanford rockwell"


def town(more: str = "", layout: str = "L1") -> Table:
    return city(f"layout {layout}\ncity-hall 16\n{CARDS}\n{more}")


@rule("3.3.1", "4.12")
def test_only_the_card_of_the_park_is_played_and_nothing_scored() -> None:
    game = city("layout L1\ncity-hall 16\nhand 1: 15 18 lincoln-park")
    game.play("build lincoln-park 15 south")
    assert game.hand == ["15", "18"]
    assert "lincoln-park" in game.out and "15" not in game.out
    assert game.total() == 0
    assert game.state.owed == 1
    assert game.pieces[-1].plots == ["15", "18"]


@rule("3.3.1")
def test_any_districts_will_do_whatever_deck_the_card_comes_from() -> None:
    """Lincoln Park belongs to deck 2, but may lie on 41 and 45, or on 19 and 33."""
    game = town()
    assert {"41 south", "19 south", "36 east", "26 east"} <= game.legal("build lincoln-park")
    assert "33 east" in game.legal("build central-park")  # 33, 45 and 46


@rule("3.3.2", "B19")
@pytest.mark.parametrize("card", ["lincoln-park", "central-park", "stanford", "rockwell"])
def test_nothing_is_placed_before_the_hall_stands(card: str) -> None:
    game = city(f"layout L1\n{CARDS}")
    direction = {"stanford": " south-east", "rockwell": ""}.get(card, " east")
    assert game.why_not(f"build {card} 15{direction}") == reasons.INSTALLATION_BEFORE_HALL
    assert game.why_not(f"under {card}") is None


@rule("3.3.3")
def test_you_must_hold_the_card() -> None:
    game = city("layout L1\ncity-hall 16\nhand 1: 15 18 central-park\nhand 2: lincoln-park")
    assert game.why_not("build lincoln-park 15 south") == reasons.CARD_NOT_HELD
    assert game.why_not("build central-park 15 south") is None


@rule("3.3.4")
def test_plots_must_be_in_the_city_and_free() -> None:
    game = town("residence-1 18")
    assert game.why_not("build lincoln-park 61 east") == reasons.NO_PLOT_THERE
    assert game.why_not("build lincoln-park 15 south") == reasons.PLOT_OCCUPIED
    assert game.why_not("build rockwell 14") == reasons.PLOT_OCCUPIED
    assert game.why_not("build lincoln-park 15 east") == reasons.PLOT_OCCUPIED  # the hall


@rule("3.3.4", "B11")
def test_no_street_with_a_tram_may_be_covered() -> None:
    game = town("tram H,1,2")
    assert game.why_not("build lincoln-park 15 south") == reasons.TRAM_UNDER
    assert game.why_not("build central-park 15 south") == reasons.TRAM_UNDER
    assert game.why_not("build rockwell 14") == reasons.TRAM_UNDER
    assert game.why_not("build lincoln-park 14 east") is None


SHAPES = {
    "two adjacent plots": {(0, 0), (1, 0)},
    "three plots in a straight line": {(0, 0), (1, 0), (2, 0)},
    "three plots around a corner, as an L": {(0, 0), (1, 0), (0, 1)},
    "four plots in a square": {(0, 0), (1, 0), (0, 1), (1, 1)},
}
NAMES = {"Lincoln Park": "lincoln-park", "Central Park": "central-park",
         "Stanford Corporation": "stanford", "Rockwell Industries": "rockwell"}  # fmt: skip


def turned(shape: set[tuple[int, int]]) -> set[frozenset[tuple[int, int]]]:
    """All rotations and mirror images, with the upper left corner of the box at the origin."""
    found = set()
    for mirror in (1, -1):
        for quarter in range(4):
            cells = {(mirror * x, y) for x, y in shape}
            for _ in range(quarter):
                cells = {(-y, x) for x, y in cells}
            left, top = min(x for x, _ in cells), min(y for _, y in cells)
            found.add(frozenset((x - left, y - top) for x, y in cells))
    return found


@rule("3.3.5")
@pytest.mark.parametrize("row", BOOK.rows("3.3.5"), ids=lambda row: row[0])
def test_the_shapes_are_those_of_the_table_turned_and_mirrored(row: list[str]) -> None:
    name = NAMES[row[0]]
    game = town(layout="ALL")
    found = set()
    for words in game.legal(f"build {name}"):
        after = game.copy().play(f"build {name} {words}")
        cells = [after.plots[plot] for plot in after.pieces[-1].plots]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        found.add(frozenset((x - left, y - top) for x, y in cells))
    assert found == turned(SHAPES[row[1]])


@rule("3.3.5")
def test_the_square_and_where_a_shape_does_not_fit() -> None:
    game = town()
    game.play("build rockwell 11")
    assert game.pieces[-1].plots == ["11", "12", "14", "15"]
    other = town()
    assert other.why_not("build rockwell 24") == reasons.WRONG_SHAPE
    assert other.why_not("build lincoln-park 24 east") == reasons.WRONG_SHAPE
    assert other.why_not("build stanford 11 north-west") == reasons.WRONG_SHAPE


@rule("3.3.5", "B8")
def test_ed22_three_plots_around_a_corner_suit_stanford_but_no_other() -> None:
    """The corner lies on 12, the arms on 11 and 15; 11 and 12 lie in the periphery."""
    game = town()
    game.play("build stanford 12 south-west")
    assert game.pieces[-1].plots == ["11", "12", "15"]
    lines = {frozenset(words.split()[1:]) for words in town().legal("build central-park")}
    assert lines == {frozenset({"east"}), frozenset({"south"})}


# Of central park on 31, 32 and 33 only the first plot lies in the periphery, on 45, 46 and 47 none;
# of stanford 14, 15 and 18 have one such plot, 17, 18 and 15 too; 11, 12 and 14 three.
PLACES: list[tuple[object, str, list[str]]] = [
    (None, "lincoln-park", ["14 east", "15 south"]),
    (None, "central-park", ["31 east", "15 south", "45 east", "54 east", "34 east"]),
    (None, "stanford", ["11 south-east", "12 south-east"]),
    (None, "rockwell", ["11", "21", "34"]),
    (reasons.TOO_PERIPHERAL, "lincoln-park", ["11 east", "24 south", "57 east"]),
    (reasons.TOO_PERIPHERAL, "central-park", ["11 east", "11 south"]),
    (reasons.TOO_CENTRAL, "stanford", ["15 south-west", "18 north-west", "45 south-east"]),
    (reasons.TOO_CENTRAL, "rockwell", ["41", "18"]),
    (reasons.PLOT_OCCUPIED, "lincoln-park", ["13 south"]),
    (reasons.PLOT_OCCUPIED, "stanford", ["19 north-west"]),
    (reasons.PLOT_OCCUPIED, "rockwell", ["15"]),
]


@rule("3.3.6", "3.3.7")
@pytest.mark.parametrize(
    ("piece", "where", "reason"),
    [(piece, where, reason) for reason, piece, places in PLACES for where in places],
)
def test_ed16_and_ed17_parks_lie_in_the_centre_and_factories_in_the_periphery(
    piece: str, where: str, reason: object
) -> None:
    """At most one plot of a park lies in the periphery, and at least two of a factory."""
    assert town().why_not(f"build {piece} {where}") == reason


@rule("3.3.7")
def test_ed17_without_any_plot_in_the_periphery() -> None:
    """15, 16 and 18, when the hall stands elsewhere."""
    game = city(f"layout L1\ncity-hall 27\n{CARDS}")
    assert game.why_not("build stanford 15 south-east") == reasons.TOO_CENTRAL


@rule("3.3.7", "1.11")
def test_a_factory_may_come_to_lie_in_the_centre_later() -> None:
    game = town().play("build rockwell 34").settle().follow("district 7 0", "at -3 3")
    assert "34" in game.centre
    assert [piece.name for piece in game.pieces] == ["city-hall", "rockwell"]
