"""Chapter 1 of RULES.md: words and geometry."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.core.catalogue import members
from faubourg.games.big_city import board as boards
from faubourg.games.big_city import components as box
from faubourg.games.big_city.board import NOWHERE, Plan, cell_at, street_ends, streets_at
from faubourg.games.big_city.components import Plots
from faubourg.games.big_city.reasons import TRAM_IN_THE_WAY
from games.big_city import plain
from games.big_city.table import Table, city, names_of, plot_of, plots_of, street_at, street_code

BOOK = Rulebook("big_city")
L1_CENTRE = "15 16 18 19 25 26 27 32 33 35 36 41 42 43 45 46 47 51 52 54 55"


def names(plots: Plots) -> set[str]:
    return {box.PLOT_NAMES[plot] for plot in members(plots)}


def drawn(game: Table) -> dict[tuple[int, int], str]:
    """Where each plot lies, by its cell."""
    return {(x, y): name for name, (x, y) in game.plots.items()}


def pictured(number: str) -> dict[tuple[int, int], str]:
    """The city drawn in a paragraph of RULES.md, with 11 at 0, 0."""
    (lines,) = BOOK.drawings(number)
    found = {
        (column // 3, row): line[column : column + 2]
        for row, line in enumerate(lines)
        for column in range(0, len(line), 3)
        if line[column : column + 2].strip(" .")
    }
    x, y = next(cell for cell, name in found.items() if name == "11")
    return {(column - x, row - y): name for (column, row), name in found.items()}


@rule("1.1", "8.1")
def test_eight_districts_of_nine_and_eight_plots() -> None:
    assert [w * h for w, h in box.SIZES] == [9, 8] * 4
    assert box.SIZES == ((3, 3), (4, 2)) * 4
    assert box.PLOTS == len(box.PLOT_NAMES) == 68
    assert [name for name in box.PLOT_NAMES if name[0] in "12"] == [
        *(f"1{n}" for n in range(1, 10)),
        *(f"2{n}" for n in range(1, 9)),
    ]


@rule("1.2", "2.5", "8.2")
def test_district_1_lies_with_11_at_the_origin() -> None:
    assert drawn(city()) == {(0, 0): "11", (1, 0): "12", (2, 0): "13", (0, 1): "14", (1, 1): "15",
                             (2, 1): "16", (0, 2): "17", (1, 2): "18", (2, 2): "19"}  # fmt: skip


@rule("1.2", "1.4")
@pytest.mark.parametrize(
    ("side", "street"),
    [("north", "H,1,1"), ("east", "V,2,1"), ("south", "H,1,2"), ("west", "V,1,1")],
)
def test_the_sides_of_plot_15(side: str, street: str) -> None:
    assert street_code(city().street(f"15 {side}")) == street


def formula(text: str, c: int, r: int, w: int, h: int) -> int:
    """The cell of the table of rotations: "h - 1 - r"."""
    return sum(
        (-1 if sign == "-" else 1) * {"c": c, "r": r, "w": w, "h": h, "1": 1}[word]
        for sign, word in zip(["+", *text.split()[1::2]], text.split()[::2], strict=True)
    )


@rule("1.3", "B3")
@pytest.mark.parametrize("row", BOOK.rows("1.3"), ids=lambda row: row[0])
@pytest.mark.parametrize("district", [0, 1])
def test_a_turned_district_lies_as_the_table_says(district: int, row: list[str]) -> None:
    width, height = box.SIZES[district]
    for c in range(width):
        for r in range(height):
            expected = tuple(formula(text, c, r, width, height) for text in row[1:])
            assert boards.rotated(c, r, district, int(row[0]) // 90) == expected


@rule("1.3", "B3")
@pytest.mark.parametrize(
    ("rotation", "picture"),
    [(0, "21 22 23 24/25 26 27 28"), (90, "25 21/26 22/27 23/28 24"),
     (180, "28 27 26 25/24 23 22 21"), (270, "24 28/23 27/22 26/21 25")],
)  # fmt: skip
def test_district_2_turned_clockwise(rotation: int, picture: str) -> None:
    game = city(f"district 2 {rotation} 3 0")
    expected = {
        (3 + column, row): name
        for row, line in enumerate(picture.split("/"))
        for column, name in enumerate(line.split())
    }
    assert {cell: name for cell, name in drawn(game).items() if name[0] == "2"} == expected


@rule("1.3", "B3")
def test_no_rotation_is_a_mirror_image() -> None:
    """Going around the corners of a district from its first plot turns to the right always."""
    for rotation in range(4):
        game = city(f"district 3 {90 * rotation} 3 0")
        a, b, c = (game.plots[name] for name in ("31", "33", "39"))
        turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        assert turn == 4


@rule("1.4", "B7")
def test_ed3_district_1_has_24_streets_and_district_2_has_22() -> None:
    assert len(city().plan.streets) == 24
    atlas = city().rules.kit.atlas
    alone = Plan(atlas, (NOWHERE, cell_at(0, 0), *[NOWHERE] * 6))
    assert len(alone.streets) == 22


@rule("1.4", "8.5")
def test_l1_has_100_streets_and_each_has_one_name() -> None:
    plan = city("layout L1").plan
    assert len(plan.streets) == 100
    assert len(set(plan.streets.values())) == 100


@rule("1.4")
def test_two_districts_share_the_street_between_them() -> None:
    game = city("layout L1")
    assert game.street("13 east") == game.street("21 west")
    assert game.plan.streets[game.street("21 west")] == (plot_of("13"), 1)  # the lower plot


@rule("1.4", "B7")
@pytest.mark.parametrize("street", ["H,0,0", "V,0,2", "H,0,3", "V,1,3", "V,0,4"])
def test_edges_and_holes_have_streets_too(street: str) -> None:
    """In L2 the cells at 0, 3 and 0, 4 are a hole; the first two streets lie at the edge."""
    game = city("layout L2")
    assert street_at(street) in game.plan.streets


@rule("1.4")
def test_a_street_joins_two_crossings() -> None:
    """And every crossing knows its four streets."""
    for code in ("H,2,1", "V,2,1"):
        one, other = (boards.position(end) for end in street_ends(street_at(code)))
        assert (one, other) == ((2, 1), (3, 1) if code[0] == "H" else (2, 2))
        for end in street_ends(street_at(code)):
            assert street_at(code) in streets_at(end)
    around = {street_code(street) for street in streets_at(cell_at(2, 1))}
    assert around == {"H,2,1", "V,2,1", "H,1,1", "V,2,0"}


@rule("1.5")
@pytest.mark.parametrize(
    ("plot", "near"),
    [("15", "12 14 16 18"), ("11", "12 14"), ("13", "12 16 21"), ("19", "16 18 33 41"),
     ("44", "28 43 48"), ("53", "47 52 56")],
)  # fmt: skip
def test_adjacent_plots_face_each_other_across_a_street(plot: str, near: str) -> None:
    """13 and 25 or 19 and 45 only meet at a corner."""
    game = city("layout L1")
    assert names(game.plan.near[plot_of(plot)]) == set(near.split())


@rule("1.5")
def test_plots_with_an_empty_cell_between_them_are_not_adjacent() -> None:
    """In L2 the hole lies between 56 and 21, and between 17 and 48."""
    game = city("layout L2")
    assert names(game.plan.near[plot_of("56")]) == {"53", "55", "59"}
    assert names(game.plan.near[plot_of("48")]) == {"44", "47"}


@rule("1.6")
def test_pieces_touch_when_some_plots_do() -> None:
    """A residence on 31, 32 and 33 touches a park on 19 and 41 by its last plot only."""
    game = city("layout L1")
    assert names(game.plan.around(plots_of(["31", "32", "33"]))) == {
        "17", "18", "19", "34", "35", "36", "45",
    }  # fmt: skip
    near = city("""
        layout L1
        city-hall 16
        lincoln-park 19 41
        hand 1: 31 32 33 34 35
    """)
    assert near.points("build residence-3 31 east") == 12
    assert near.points("build residence-2 34 east") == 7


@rule("1.7")
def test_ed7_a_segment_touches_the_plots_along_it_and_none_at_its_ends() -> None:
    text = "layout L1\ntram V,1,0\nhand 1: 11 12 15 14"
    game = city(text)
    assert [game.points(f"build residence-1 {plot}") for plot in ("11", "12", "14")] == [6, 6, 3]
    assert game.points("build residence-1 15") == 2  # only its corner is touched


@rule("1.7", "1.8")
def test_the_outline_of_a_piece_counts_and_not_its_inside() -> None:
    """A segment between 11 and 12: outside of a residence on 12 and 13, inside one on 11 and 12."""
    game = city("layout L1\ncity-hall 33\ntram V,1,0\nhand 1: 11 12 13")
    assert game.points("build residence-2 12 east") == 14
    assert game.why_not("build residence-2 11 east") == TRAM_IN_THE_WAY


@rule("1.8")
@pytest.mark.parametrize(
    ("plots", "streets"),
    [
        ("11 14 15", "H,0,1 V,1,1"),
        ("21 22 25 26", "H,3,1 H,4,1 V,4,0 V,4,1"),
        ("11 12", "V,1,0"),
        ("31 32 33", "V,1,3 V,2,3"),
        ("13 21", "V,3,0"),
        ("15", ""),
    ],
)
def test_ed6_a_piece_covers_the_streets_between_its_plots(plots: str, streets: str) -> None:
    plan = city("layout L1").plan
    covered = {street_code(street) for street in plan.covered_by(plots_of(plots.split()))}
    assert covered == set(streets.split())


@rule("1.9", "1.10", "8.4", "B6")
def test_ex9_a_hole_closed_by_two_corners() -> None:
    """48 and 59 meet at a corner; of the plots at the hole only they lie in the periphery."""
    game = city("layout L2")
    around_hole = "17 21 25 48 56 59".split()
    hole = {cell_at(0, 3), cell_at(0, 4)}
    assert all(not game.plan.outside >> cell & 1 for cell in hole)
    at_hole = {name for name, (x, y) in game.plots.items()
               if hole & {cell_at(*near) for near in plain.around((x, y))}}  # fmt: skip
    assert at_hole == set(around_hole)
    assert [name for name in around_hole if name not in game.centre] == ["48", "59"]


@rule("1.9", "1.10")
def test_the_same_cells_are_outside_while_the_ring_is_open() -> None:
    """Without district 4 the two cells are open to the south, and 17 lies at the edge."""
    game = city("district 2 0 1 3\ndistrict 3 0 -3 -1\ndistrict 5 0 -3 2")
    assert game.plan.outside >> cell_at(0, 3) & 1
    assert not {"17", "21", "25", "56", "59"} & game.centre


@rule("1.10", "8.5")
def test_the_centre_of_l1() -> None:
    assert city("layout L1").centre == set(L1_CENTRE.split())


@rule("1.10")
def test_district_1_alone_has_one_plot_in_the_centre() -> None:
    assert city().centre == {"15"}


@rule("1.11", "4.4", "B13")
def test_one_plot_at_the_edge_puts_a_piece_in_the_periphery() -> None:
    """14 lies at the edge, 15 and 16 in the centre."""
    game = city("layout L1\nhand 1: 14 15 16")
    assert game.points("build office-3 14 east") == 10
    assert game.points("build office-2 15 east") == 7
    assert game.points("build residence-3 14 east") == 11
    assert game.points("build residence-2 15 east") == 6


@rule("1.11", "B18")
def test_a_new_district_turns_periphery_into_centre() -> None:
    game = city("layout L1\ncity-hall 15\nhand 1: 34")
    assert "34" not in game.centre
    game.play("district 7 0", "at -3 3")
    assert "34" in game.centre
    assert game.pieces[0].name == "city-hall"


@rule("1.12")
def test_parks_and_factories_occupy_their_plots() -> None:
    game = city("layout L1\ncity-hall 16\nlincoln-park 15 18\nresidence-1 11")
    assert names(game.state.occupied) == {"11", "15", "16", "18"}


@rule("1.13", "B15")
def test_which_pieces_are_special() -> None:
    special = [box.PIECES[number].name for number in box.SPECIALS]
    assert special == ["city-hall", "church", "cinema", "post-office", "bank", "shopping-centre",
                       "school", "restaurant"]  # fmt: skip


@rule("1.14", "8.1", "B20")
def test_nine_cards_in_each_deck() -> None:
    assert box.CARDS == len(box.CARD_NAMES) == 72
    assert [deck.bit_count() for deck in box.DECKS] == [9] * 8
    where = {box.CARD_NAMES[card]: box.DECK_OF[card] + 1 for card in range(box.PLOTS, box.CARDS)}
    assert where == {"lincoln-park": 2, "central-park": 4, "stanford": 6, "rockwell": 8}
    assert names_of(box.DECKS[1]) == [*(f"2{n}" for n in range(1, 9)), "lincoln-park"]
    assert names_of(box.DECKS[2]) == [f"3{n}" for n in range(1, 10)]


@rule("1.16", "B21")
def test_only_cards_under_parks_and_factories_are_obsolete() -> None:
    game = city("""
        layout L1
        city-hall 16
        lincoln-park 15 18
        stanford 11 12 14
        residence-1 13
        hand 1: 15 11 17 central-park
    """)
    assert game.legal("discard") == {"15", "11"}


@rule("8.2")
def test_the_numbers_inside_a_district() -> None:
    nine, eight = BOOK.drawings("8.2")
    assert box.NUMBERING == (tuple(nine), tuple(eight)) * 4


@rule("8.4", "8.5")
@pytest.mark.parametrize(("layout", "number"), [("L2", "8.4"), ("L1", "8.5")])
def test_the_pictured_cities(layout: str, number: str) -> None:
    assert drawn(city(f"layout {layout}")) == pictured(number)
