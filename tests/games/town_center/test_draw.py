"""The drawings: well formed, complete, in the right order, and in two languages."""

from __future__ import annotations

import re
from functools import partial
from xml.etree.ElementTree import Element

import pictures
import pytest
from elements import classed, named, names, texts_in
from pictures import FR, after, draw_text, drawn, every_picture, panel, parsed

from faubourg.core.presentation import Look
from faubourg.games.town_center.components import NAMES
from games.town_center.table import city, start, table

# A powered lift, powered and unpowered units, a car park, a tower hiding a low cube (a3).
TOWN = "RR@b2 LLL@c2 UR@d2 US@b3 HRR@c3 SOU@d3 UOS@c4 ORR@b4 R@d4 R@e3 L@c5 U@a3 S@d1"


@pytest.mark.parametrize("turn", range(4))
def test_nearer_cells_are_painted_later(turn: int) -> None:
    cells = classed(parsed(city(TOWN), Look(turn=turn)), "cell")
    depths = [_front(classed(cell, "floor")[0]) for cell in cells]
    assert len(depths) == 21
    assert depths == sorted(depths)


def _front(floor: Element) -> float:
    """How far down the paper the nearest corner lies."""
    return max(float(point.split(",")[1]) for point in (floor.get("points") or "").split())


@pytest.mark.parametrize("turn", range(4))
def test_higher_cubes_are_painted_later(turn: int) -> None:
    cell = named(parsed(city(TOWN), Look(turn=turn)), "cell:b4")
    assert [cube.get("data-key") for cube in classed(cell, "cube")] == ["b4+0", "b4+1", "b4+2"]


def test_turning_moves_cells_but_neither_their_names_nor_the_paper() -> None:
    sides = [parsed(city(TOWN), Look(turn=turn)) for turn in range(4)]
    assert len({side.get("viewBox") for side in sides}) == 1
    assert len({frozenset(names(side)) for side in sides}) == 1
    orders = {tuple(c.get("data-key") for c in classed(side, "cell")) for side in sides}
    assert len(orders) == 4


def test_every_cube_is_drawn_once_with_its_kind() -> None:
    kinds = [
        cube.get("class") for cube in classed(parsed(city("LL@c2 L@c5 URO@b2 H@d4 S@e3")), "cube")
    ]
    assert sorted(str(kind) for kind in kinds) == [
        "cube car-park", "cube hall", "cube lift", "cube lift", "cube office", "cube residence",
        "cube shop", "cube utility",
    ]  # fmt: skip


def test_what_can_be_chosen_is_lit_on_top_of_its_column_and_nothing_else_is_amber() -> None:
    game = city("RR@b4")
    lit = parsed(game, Look(lit=frozenset({"cell:b4"})))
    marks = [found for found in classed(lit, "lit") if found.tag == "polygon"]
    assert len(marks) == 1
    top = classed(next(c for c in classed(lit, "cube") if c.get("data-key") == "b4+1"), "top")[0]
    assert _front(marks[0]) == pytest.approx(_front(top), abs=4)
    assert marks[0].get("stroke-dasharray")
    assert "#d9822b" not in drawn(game)


def test_a_lit_cell_behind_a_tower_has_a_tag_that_can_be_touched() -> None:
    root = parsed(city(TOWN), Look(lit=frozenset({"cell:a3"})))
    tags = [tag for tag in classed(root, "tag") if tag.get("data-name") == "cell:a3"]
    assert len(tags) == 1 and "lit" in str(tags[0].get("class"))
    assert "a3 U" in texts_in(tags[0])
    assert not [tag for tag in classed(root, "tag") if tag.get("data-name") == "cell:e3"]


def test_a_finger_reaches_every_lit_tag_also_where_all_of_the_city_is_seen() -> None:
    """A phone shows a unit of the drawing on 0.73 pixels; a finger needs 24 of them."""
    root = parsed(city(TOWN), Look(lit=frozenset({"cell:a3", "cell:b2", "cell:c2", "cell:c1"})))
    reaches = [classed(tag, "reach")[0] for tag in classed(root, "tag") if "lit" in _class(tag)]
    assert len(reaches) > 1
    for reach in reaches:
        left, low, right, high = map(float, re.findall(r"-?[\d.]+", str(reach.get("d")))[:4])
        assert min(right - left, low - high) * 0.73 >= 24


def _class(thing: Element) -> str:
    return str(thing.get("class"))


def test_the_ghost_shows_what_the_action_adds() -> None:
    game = city("R@b4 LL@c2 U@d2", hand="OU", money=9)
    ghosts = classed(parsed(game, Look(ghost=after(game, "build office b4+1"))), "ghost")
    assert [(ghost.get("data-key"), ghost.get("class")) for ghost in ghosts] == [
        ("b4+1", "cube office ghost")
    ]
    assert float(ghosts[0].get("opacity") or 1) < 1
    assert all(face.get("stroke-dasharray") for face in classed(ghosts[0], "top"))


def test_the_power_overlay_tells_powered_from_unpowered() -> None:
    root = parsed(city("UR@b2 R@d4 O@e3"), Look(overlay="power"))
    states = {str(c.get("data-key")): str(c.get("class")) for c in classed(root, "cube")}
    assert "powered" in states["b2+1"].split()
    assert "unpowered" in states["d4+0"].split()
    assert "plain" in states["e3+0"].split()
    assert len(classed(root, "source")) == 1 and len(classed(root, "dark")) == 1


def test_the_units_overlay_writes_size_and_worth() -> None:
    # Three residences up to floor 2 beside a utility: 6 + 3 points; a shop without power: nothing.
    root = parsed(city("RRR@b2 U@b3 S@d4"), Look(overlay="units"))
    words = [told for pill in classed(root, "pill") for told in texts_in(pill)]
    assert sorted(words) == ["1 = $0", "3 = 9 pts"]


def test_the_heights_overlay_numbers_every_column() -> None:
    root = parsed(city("RRR@b2 U@b5 SS@d4"), Look(overlay="heights"))
    words = [told for layer in classed(root, "heights") for told in texts_in(layer)]
    assert sorted(words) == ["1", "2", "3"]


def test_the_zones_overlay_marks_every_cube_of_the_suburb() -> None:
    root = parsed(city("RRR@b2 U@b5 S@e3"), Look(overlay="zones"))
    assert len(classed(root, "pill")) == 2


def test_cubes_of_a_unit_are_drawn_as_one_building() -> None:
    def right_edge(cubes: str) -> float:
        root = parsed(city(cubes))
        top = classed(next(c for c in classed(root, "cube") if c.get("data-key") == "b2+0"), "top")
        return max(float(point.split(",")[0]) for point in str(top[0].get("points")).split())

    assert right_edge("R@b2 R@c2") > right_edge("R@b2 U@c2")


def test_the_city_reads_in_the_letters_of_the_language() -> None:
    game = city("O@b2 S@c3 U@d4 LL@b4 H@c1 L@e3 R@a2")
    assert _letters(parsed(game)) == set("OSULHPR")
    assert _letters(parsed(game, texts=FR)) == set("BCSAMPR")


def _letters(root: Element) -> set[str]:
    return {str(text.text) for text in classed(root, "letter")}


def test_towers_show_every_cube_and_what_is_drawn_can_be_touched() -> None:
    game = table(["", ""], towers="UR O-", drawn="S", step="towers")
    root = panel(game, "towers")
    assert names(root) == {"tower:1", "tower:2", "cube:shop"}
    assert len(classed(root, "cube")) == 4


def test_only_the_cubes_that_count_now_can_be_touched() -> None:
    building = city("H@c3", hand="RU", step="build")
    assert names(panel(building, "hand")) == {"cube:residence", "cube:utility"}
    assert names(panel(building, "bag")) == set()
    buying = city("H@c3", hand="", step="buy")
    assert names(panel(buying, "bag")) == {f"cube:{kind}" for kind in NAMES[:5]}


def test_bag_and_reserve_are_counted() -> None:
    assert "31" in texts_in(panel(city(reserve="R31"), "bag"))


def test_slices_show_every_cube_on_its_floor() -> None:
    root = panel(city(TOWN), "slices")
    keys = {cube.get("data-key") for cube in classed(root, "cube")}
    assert len(keys) == sum(len(stack.split("@")[0]) for stack in TOWN.split())
    assert {"b4+2", "a3+0", "c2+1"} <= keys


def test_there_is_a_small_picture_of_every_city() -> None:
    cities = ["City of Ann", "City of Bo", "City of Cy", "City of Di"]
    assert pictures.small_titles(start(4)) == cities


def test_the_text_shows_every_column_of_every_city() -> None:
    game = table(["RRS@b3 H@c3 L@e2", "UO@d4 H@a2"], hands=["RU", ""], towers="UR OL")
    words = draw_text(game)
    for shown in ("[RRS  ]", "[H    ]", "(P)", "d4 UO", "a2 H", "RU", "1 UR", "2 OL", "Ann", "Bo"):
        assert shown in words


def test_the_text_is_aligned_and_differs_by_language() -> None:
    game = city(TOWN)
    words = draw_text(game)
    rows = [line for line in words.splitlines() if line[:3].strip().isdigit()]
    assert {row.index(bracket) for row in rows[1:4] for bracket in "["} == {11}
    assert words != draw_text(game, texts=FR)
    assert "\x1b" not in words


def test_touches_name_the_cube_and_then_the_place() -> None:
    touches = partial(pictures.touches, start(2))
    assert touches("build residence c3+2") == ["cube:residence", "cell:c3"]
    assert touches("hall c3") == ["cell:c3"]
    assert touches("stack shop 2") == ["cube:shop", "tower:2"]
    assert touches("pick 2") == ["tower:2"]
    assert touches("return lift") == ["cube:lift"]
    assert touches("discard office") == ["cube:office", "discard"]
    assert touches("grow shop b2") == ["cube:shop", "cell:b2"]
    assert touches("buy utility e4") == ["cube:utility", "cell:e4"]
    assert [touches(words) for words in ("confirm", "pass")] == [["confirm"], ["pass"]]


@pytest.mark.parametrize(("overlay", "words"), [("units", "a3 S · 1 = $0"), ("zones", "a3 S −1")])
def test_what_an_overlay_says_of_a_hidden_cube_stands_on_its_tag(overlay: str, words: str) -> None:
    root = parsed(city("S@a3 OUR@b4"), Look(overlay=overlay))
    assert words in [told for tag in classed(root, "tag") for told in texts_in(tag)]
    assert words not in [told for pill in classed(root, "pill") for told in texts_in(pill)]


def test_no_drawing_keeps_a_state_alive() -> None:
    """Only the cities it has drawn, and of those not many."""
    game = city("R@b4 LL@c2 U@d2", hand="OU", money=9)
    pictures.check_nothing_is_kept(game, "build office b4+1")


def test_a_drawing_is_the_same_the_second_time() -> None:
    look = Look(turn=1, overlay="power", lit=frozenset({"cell:a3"}))
    game = city(TOWN, hand="RU")
    assert every_picture(game, look) == every_picture(game, look)
