"""Chapter 1.1 of RULES.md: hexes, spaces, paths; and the board of 12.3 to 12.5."""

from __future__ import annotations

import re

import pytest
from marks import rule

from faubourg.core.catalogue import members
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.board import Board, total
from faubourg.games.la_citta.components import BOX, LAKE, MOUNTAIN, TERRAINS
from games.la_citta.rulebook import BOOK, rows
from games.la_citta.table import ADVANCED, EXPANSION, begin, start, table

BOARD = Board(BOX, 5)

# Which spaces each hex touches, as the specification lists them.
TOUCHED = """
0: 9=B1/n2 11=B1/n2 21=D1/n4 23=D1/n4
1: 8=B1/n1 12=B1/n3 20=D1/n3 24=D1/n5
2: 3=A1/n1 5=A1/n1 7=B1/n1 13=B1/n3 15=C1/n3 17=C1/n3 19=D1/n3 25=D1/n5 27=E1/n5 29=E1/n5
3: 2=A1/w1 6=A1/B1 14=B1/C1 18=C1/D1 26=D1/E1 30=E1/e1
4: 1=A1/w1 7=A1/B1 9=B1/B2 11=B1/B2 13=B1/C1 19=C1/D1 21=D1/D2 23=D1/D2 25=D1/E1 31=E1/e1
5: 0=A1/w2 8=A1/B2 12=B2/C1 20=C1/D2 24=D2/E1 32=E1/e2
6: 1=A1/w2 3=A1/A2 5=A1/A2 7=A1/B2 13=B2/C1 15=C1/C2 17=C1/C2 19=C1/D2 25=D2/E1 27=E1/E2 29=E1/E2
6: 31=E1/e2
7: 2=A2/w2 6=A2/B2 14=B2/C2 18=C2/D2 26=D2/E2 30=E2/e2
8: 1=A2/w2 7=A2/B2 9=B2/B3 11=B2/B3 13=B2/C2 19=C2/D2 21=D2/D3 23=D2/D3 25=D2/E2 31=E2/e2
9: 0=A2/w3 8=A2/B3 12=B3/C2 20=C2/D3 24=D3/E2 32=E2/e3
10: 1=A2/w3 3=A2/A3 5=A2/A3 7=A2/B3 13=B3/C2 15=C2/C3 17=C2/C3 19=C2/D3 25=D3/E2 27=E2/E3 29=E2/E3
10: 31=E2/e3
11: 2=A3/w3 6=A3/B3 14=B3/C3 18=C3/D3 26=D3/E3 30=E3/e3
12: 1=A3/w3 7=A3/B3 9=B3/B4 11=B3/B4 13=B3/C3 19=C3/D3 21=D3/D4 23=D3/D4 25=D3/E3 31=E3/e3
13: 0=A3/w4 8=A3/B4 12=B4/C3 20=C3/D4 24=D4/E3 32=E3/e4
14: 1=A3/w4 3=A3/A4 5=A3/A4 7=A3/B4 13=B4/C3 15=C3/C4 17=C3/C4 19=C3/D4 25=D4/E3 27=E3/E4 29=E3/E4
14: 31=E3/e4
15: 2=A4/w4 6=A4/B4 14=B4/C4 18=C4/D4 26=D4/E4 30=E4/e4
16: 1=A4/w4 7=A4/B4 9=B4/B5 11=B4/B5 13=B4/C4 19=C4/D4 21=D4/D5 23=D4/D5 25=D4/E4 31=E4/e4
17: 0=A4/w5 8=A4/B5 12=B5/C4 20=C4/D5 24=D5/E4 32=E4/e5
18: 1=A4/w5 3=A4/s1 5=A4/s1 7=A4/B5 13=B5/C4 15=C4/s3 17=C4/s3 19=C4/D5 25=D5/E4 27=E4/s5 29=E4/s5
18: 31=E4/e5
19: 6=B5/s1 14=B5/s3 18=D5/s3 26=D5/s5
20: 7=B5/s1 9=B5/s2 11=B5/s2 13=B5/s3 19=D5/s3 21=D5/s4 23=D5/s4 25=D5/s5
"""


def touched() -> dict[str, set[str]]:
    found = {}
    for line in TOUCHED.split("\n"):
        row, _, words = line.partition(":")
        for word in words.split():
            column, spaces = word.split("=")
            found[f"{row}-{column}"] = set(spaces.split("/"))
    return found


def distance(board: Board, one: str, other: str) -> int:
    """By walking outwards step by step."""
    goal, steps = 1 << board.number[other], 0
    seen = 1 << board.number[one]
    while not seen & goal:
        seen |= board.touching(seen)
        steps += 1
    return steps


@rule("12.3")
def test_the_board_is_the_one_of_the_drawing() -> None:
    """Names of spaces left out."""
    drawn = [re.sub("[A-E0-9]", ".", line.strip()) for line in BOOK.drawings("12.3")[0]]
    assert list(BOX.rows) == drawn


@rule("1.1.1", "1.1.2", "12.3")
def test_the_board_has_166_hexes_with_two_or_three_neighbours() -> None:
    degrees = [near.bit_count() for near in BOARD.near]
    assert (len(BOARD.names), degrees.count(2), degrees.count(3)) == (166, 40, 126)
    assert max(row for row, _ in BOARD.cells) == 20
    assert max(column for _, column in BOARD.cells) == 32


@rule("1.1.2")
@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("4-19", {"3-18", "4-21", "5-20"}),
        ("2-15", {"2-13", "2-17", "3-14"}),
        ("0-9", {"0-11", "1-8"}),
    ],
)
def test_adjacent_hexes_differ_by_two_columns_or_by_a_row_and_a_column(
    hex: str, near: set[str]
) -> None:
    assert {BOARD.names[h] for h in members(BOARD.near[BOARD.number[hex]])} == near


@rule("1.1.2")
def test_hexes_are_numbered_in_reading_order() -> None:
    assert sorted(BOARD.cells) == BOARD.cells
    assert BOARD.names[:5] == ["0-9", "0-11", "0-21", "0-23", "1-8"]


@rule("1.1.1")
def test_adjacency_is_mutual() -> None:
    for hex, near in enumerate(BOARD.near):
        assert all(BOARD.near[other] >> hex & 1 for other in members(near))


@rule("1.1.6", "12.4")
def test_every_hex_touches_the_two_spaces_of_the_table() -> None:
    names = BOARD.space_names
    found = {
        name: {names[s] for s in spaces}
        for name, spaces in zip(BOARD.names, BOARD.touched, strict=True)
    }
    assert found == touched()


@rule("1.1.6")
def test_a_hex_touches_two_terrain_spaces_or_one_and_the_edge() -> None:
    terrain = [sum(space in BOX.terrain for space in spaces) for spaces in touched().values()]
    assert (terrain.count(2), terrain.count(1)) == (98, 68)


@rule("12.4")
def test_the_tips_and_cells_of_spaces() -> None:
    assert BOX.spaces["A1"] == ((3, 4), (4, 3), (4, 5), (5, 2), (5, 4), (5, 6))
    tips = {name: cells[0] for name, cells in BOX.spaces.items()}
    assert [tips[name] for name in ("B5", "C4", "D1", "E4")] == [(17, 10), (15, 16), (1, 22),
                                                                 (15, 28)]  # fmt: skip
    assert [tips[name] for name in ("n1", "n2", "s1", "s2", "w3", "e5")] == [
        (-1, 4), (-3, 10), (19, 4), (21, 10), (9, -2), (17, 34)]  # fmt: skip


@rule("1.1.3", "12.1", "12.6")
def test_there_are_22_terrain_tiles() -> None:
    codes = list(BOX.terrain.values())
    counts = {code: codes.count(code) for code in TERRAINS}
    assert counts == {"X": 0, "F1": 6, "F2": 6, "F3": 2, "L": 5, "M": 3}


@rule("12.6")
def test_the_given_terrain_is_that_of_the_table() -> None:
    laid = {
        f"{column}{number}": code
        for number, *codes in rows("12.6")
        for column, code in zip("ABCDE", codes, strict=True)
        if code != "–"
    }
    assert BOX.terrain == laid


@rule("1.1.4", "12.5")
def test_the_edge_is_that_of_the_table() -> None:
    printed = {f"{side}{number}": code for side, *codes in rows("12.5")
               for number, code in enumerate(codes, start=1)}  # fmt: skip
    assert BOX.edge == printed and len(printed) == 20


@rule("1.1.4", "1.1.5", "12.5")
def test_the_edge_gives_what_a_terrain_tile_would_and_wasteland_nothing() -> None:
    land = start(5).state.land
    number = BOARD.number
    assert total(1 << number["18-1"], land.symbols) == 1  # F1 of the edge beside a lake
    assert land.lakes >> number["3-2"] & 1  # the lake w1
    assert total(1 << number["18-15"], land.mountains) == 2  # C4 and s3
    corner = 1 << number["18-3"]  # the lake A4 and wasteland
    assert total(corner, land.symbols) == total(corner, land.mountains) == 0


@rule("1.1.7")
def test_several_tiles_count_the_same_symbols() -> None:
    one = table(red=["4-13:3"])
    two = table(red=["4-13:3 farmhouse@3-14"], blue=["5-20:3"])
    assert (one.food, two.food, two.sit(1).food) == (2, 4, 4)  # all touch C1


@rule("1.1.8")
@pytest.mark.parametrize(("players", "row"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_the_number_of_players_decides_which_hexes_are_in_play(players: int, row: int) -> None:
    cells = rows("1.1.8")[row]
    colours = "".join(c for c, said in zip("ox+", cells[1:4], strict=True) if said == "in play")
    board = Board(BOX, players)
    assert (str(players), board.colours) == (cells[0], colours)
    assert board.in_play.bit_count() == int(cells[4])


@rule("1.1.9")
def test_nothing_is_placed_on_a_hex_that_is_out_of_play() -> None:
    game = table(red=["4-7:3"], options=EXPANSION)
    assert game.why_not("build school 3-6") is None
    far = table(red=["6-7:3"], options=EXPANSION)
    assert far.why_not("build school 6-5") == reasons.OUT_OF_PLAY  # adjacent, but dark green
    assert far.why_not("build road 6-5") == reasons.OUT_OF_PLAY
    assert far.why_not("found 18-15") == reasons.FOUND_OUT_OF_PLAY


@rule("1.1.9", "8.5")
def test_no_castle_is_placed_out_of_play() -> None:
    game = start(2, {**ADVANCED, "first_player": "1"})
    while game.step != "castles":
        game.follow(next(iter(game.chances())))
    assert game.why_not("castle 18-15") == reasons.FOUND_OUT_OF_PLAY
    assert game.why_not("castle 4-19") is None
    game.follow("castle 4-19")
    assert game.sit(1).why_not("castle 4-19") == reasons.CASTLE_OCCUPIED


@rule("1.1.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_terrain_lies_on_all_spaces_whatever_the_number_of_players(players: int) -> None:
    laid = start(players).terrain
    assert {space: laid[space] for space in BOX.terrain} == BOX.terrain


@rule("1.1.11")
def test_three_hexes_between_are_a_distance_of_four() -> None:
    board = Board(BOX, 2)
    assert distance(board, "4-13", "3-18") == 4
    assert not board.reach[board.number["4-13"]] >> board.number["3-18"] & 1
    assert board.reach[board.number["4-13"]] >> board.number["2-17"] & 1


@rule("1.1.11", "A5")
@pytest.mark.parametrize("players", [2, 3])
def test_paths_run_over_hexes_in_play_only_but_none_outside_is_shorter(players: int) -> None:
    board = Board(BOX, players)
    for near in board.near:
        assert not near & ~board.in_play
    for hex in members(board.in_play):
        assert board.reach[hex] & board.in_play == BOARD.reach[hex] & board.in_play


@rule("1.1.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_hexes_in_play_are_connected(players: int) -> None:
    board = Board(BOX, players)
    joined, last = board.in_play & -board.in_play, 0
    while joined != last:
        last, joined = joined, joined | board.touching(joined)
    assert joined == board.in_play


@rule("A18", "1.1.6")
def test_no_hex_touches_three_mountains() -> None:
    assert max(len(spaces) for spaces in BOARD.touched) == 2


@rule("1.1.3")
def test_a_space_holds_one_tile_of_farm_lake_or_mountain() -> None:
    terrain = begin().state.land.terrain
    inner = [terrain[BOARD.space_names.index(space)] for space in BOX.terrain]
    assert len(inner) == 22
    assert set(inner) == {1, 2, 3, LAKE, MOUNTAIN}
