"""Component data as a file: exported, edited, read and refused (RULES.md 20.13)."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.bots.playout import play_randomly
from faubourg.core.content import BadContent
from faubourg.core.model import Luck
from faubourg.games.small_city import GAME
from faubourg.games.small_city.components import BOX, KINDS, MEASURES, SPECIAL_DRAWS
from faubourg.games.small_city.content import export_content, read_content
from faubourg.games.small_city.scoring import MEASURES as MEASURED

TEXT = export_content()
SCHOOL = '[tiles.school]\ncells = [[0, 0]]\nslots = ["rest"]\nraw = [1, 0, 0]'


@rule("20.13", "20.6", "20.8", "20.9")
def test_what_is_exported_can_be_read_again() -> None:
    assert read_content(TEXT) == BOX


@rule("20.13")
def test_a_corrected_file_changes_the_game_and_its_name() -> None:
    mine = TEXT.replace("places = 2", "places = 3").replace("easy = [7, 8, 9, 10]", "easy = [5, 6]")
    rules, usual = GAME.rules(2, {}, mine), GAME.rules(2)
    assert rules.content != usual.content
    assert rules.new_state().city.boroughs[0].sizes == (5, 6)


@rule("20.13")
def test_other_shapes_can_be_played() -> None:
    """A school of two cells, one with a slot; a straight level 3; smaller boards."""
    mine = TEXT.replace(
        SCHOOL, '[tiles.school]\ncells = [[0, 0], [0, 1]]\nslots = ["rest", "-"]\nraw = [1, 0, 0]'
    ).replace("easy = [7, 8, 9, 10]", "easy = [4, 5]")
    rules = GAME.rules(2, {"sides": "easy,expert"}, mine)
    assert rules.parse("build school a2 a1") != rules.parse("build school a1 a2")
    for seed in range(3):
        assert play_randomly(rules, rules.new_state(), Luck(seed)) > 10


@rule("20.8", "20.9")
def test_every_measure_of_a_condition_can_be_taken() -> None:
    assert set(MEASURED) == set(MEASURES)
    used = {c.split()[0] for card in (*BOX.promises, *BOX.specials) for c in card}
    assert used <= set(MEASURES)


def test_every_tile_has_a_slot_for_each_cell() -> None:
    assert tuple(BOX.tiles) == KINDS
    assert all(len(tile.cells) == len(tile.slots) for tile in BOX.tiles.values())


@rule("A66", "20.7", "16.1.2")
def test_both_sides_of_the_council_are_alike() -> None:
    assert SPECIAL_DRAWS == (4, 3, 2, 1)
    assert not any("council" in option.key for option in GAME.options)


WRONG = [
    ("[zones]", "[zone]", "found tables"),
    ("easy = [7, 8, 9, 10]", "easy = [7, 8, 9, 11]", "from 2 to 10"),
    ("easy = [7, 8, 9, 10]", "easy = [7, 7]", "growing sizes"),
    ("expert = [6, 7, 8, 9]", "hard = [6]", "expected ..easy"),
    ("easy = [7, 8, 9, 10]", "easy = 7", "expected a list"),
    ("places = 2", "places = 0", "from 1 to 99"),
    ("[tiles.school]", "[tiles.scool]", "scool"),
    (SCHOOL, SCHOOL.replace("cells", "sells"), "tile school has"),
    (SCHOOL, SCHOOL.replace("[0, 0]", "[0]"), "right, up"),
    (SCHOOL, SCHOOL.replace("[[0, 0]]", "[[0, 0], [1, 1]]"), "hang together"),
    (SCHOOL, SCHOOL.replace('["rest"]', '["nest"]'), "slots of school"),
    (SCHOOL, SCHOOL.replace('["rest"]', '["rest", "rest"]'), "slots of school"),
    (SCHOOL, SCHOOL.replace('["rest"]', '["power"]'), "power slot"),
    (SCHOOL, SCHOOL.replace('["rest"]', '["water"]'), "only the port"),
    (SCHOOL, SCHOOL.replace("[1, 0, 0]", "[1, 0]"), "wood, stone, metal"),
    (SCHOOL, SCHOOL.replace("[1, 0, 0]", "[1, 0, -1]"), "from 0 to"),
    (SCHOOL, f"{SCHOOL}\ncount = 4", "players own it"),
    (SCHOOL, SCHOOL.replace("[[0, 0]]", "[[0, 1000000000]]"), "from -10 to 10"),
    (SCHOOL, SCHOOL.replace("[[0, 0]]", f"[{'[0, 0], ' * 13}]"), "a list of 13"),
    (SCHOOL, f"{SCHOOL}\nmoney = 1000", "from 0 to 999"),
    (SCHOOL, f"{SCHOOL}\ncount = 100", "from 0 to 99"),
    ("park-cells >= 6", "park-cells >= 1000", "expected such as"),
    ('["park-cells >= 6"', '["park-cells >= 6"' + ', "park-cells >= 6"' * 8, "at most 8"),
    ('slots = ["home", "home"]', 'slots = ["home", "-"]', "a slot on each"),
    ('slots = ["home", "home"]', 'slots = ["home", "rest"]', "expected home"),
    ('slots = ["wood", "stone"]', 'slots = ["stone", "stone"]', "does not contain"),
    ("easy = [7, 8, 9, 10]\nexpert = [6, 7, 8, 9]", "easy = [2]\nexpert = [2]", "does not fit"),
    ("park-cells >= 6", "park-cells > 6", "expected such as"),
    ("park-cells >= 6", "dogs >= 6", "expected such as"),
    ("[promises]\n1 =", "[promises]\n17 =", "promises has"),
]


@rule("20.13")
@pytest.mark.parametrize(("right", "wrong", "said"), WRONG)
def test_what_cannot_be_played_is_named(right: str, wrong: str, said: str) -> None:
    assert right in TEXT
    with pytest.raises(BadContent, match=said):
        read_content(TEXT.replace(right, wrong, 1))


@rule("20.13")
def test_a_file_that_is_not_toml_is_named() -> None:
    with pytest.raises(BadContent, match="not TOML"):
        read_content("zones = [")
