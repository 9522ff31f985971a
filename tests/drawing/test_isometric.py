"""Space on paper."""

from __future__ import annotations

import pytest

from faubourg.drawing.isometric import Block, inside, project, tile, turned


def test_higher_is_up_and_nearer_is_down() -> None:
    _, ground = project(0, 0)
    assert project(0, 0, 1)[1] < ground < project(1, 1)[1]


def test_x_leads_to_the_right_and_y_to_the_left() -> None:
    assert project(1, 0)[0] > 0 > project(0, 1)[0]


def test_the_three_faces_of_a_block_share_its_front_corner() -> None:
    block = Block(0, 0, 0, 1, 1)
    front = project(1, 1, 1)
    corners = [block.top.at(1, 0), block.left.at(1, 1), block.right.at(0, 1)]
    assert all(corner == pytest.approx(front) for corner in corners)


def test_the_outline_of_a_block_covers_its_faces_and_nothing_beside() -> None:
    block = Block(0, 0, 0, 1, 1, 3)
    for face in (block.top, block.left, block.right):
        assert inside(block.outline(), face.at(0.5, 0.5))
    assert not inside(block.outline(), project(2.2, 0))


def test_four_quarter_turns_lead_back_and_each_keeps_the_cells() -> None:
    cells = {(x, y) for x in range(5) for y in range(5)}
    for quarters in range(4):
        assert {turned(x, y, 5, quarters) for x, y in cells} == cells
    assert turned(1, 3, 5, 4) == (1, 3)
    assert turned(0, 0, 5, 2) == (4, 4)


def test_a_tile_on_a_higher_level_lies_straight_above() -> None:
    low, high = tile(2, 1).at(0.5, 0.5), tile(2, 1, 2).at(0.5, 0.5)
    assert low[0] == high[0]
    assert low[1] > high[1]
