"""RULES.md chapters 1 and 2: words and set-up."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.registry import BadOption
from faubourg.games.arcologies import GAME
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import ARCOLOGY, PATTERN_NAMES, STATUES
from faubourg.games.arcologies.patterns import turned
from faubourg.games.arcologies.rules import WRONG_STEP
from faubourg.games.small_city import OPTIONS as BASE_OPTIONS
from faubourg.games.small_city.chapter import steps_of
from faubourg.games.small_city.reasons import NEAR_INDUSTRY
from faubourg.games.small_city.rules import BEGIN, CHAPTERS
from games.arcologies.squares import COMPLETE, EXAMPLE, THREE_METAL
from games.arcologies.table import Table, start, table


def dealt(game: Table) -> list[str]:
    return [game.arcology(seat).pattern for seat in range(game.kit.seats)]


@rule("1.1")
def test_everything_else_is_as_in_small_city() -> None:
    game = start(2)
    assert game.rules.begin[:-1] == BEGIN[:-1]
    kept = [step for step in CHAPTERS if game.rules.chapters[step] is CHAPTERS[step]]
    assert len(kept) == len(CHAPTERS) - 1  # construction alone is another
    assert steps_of(CHAPTERS).keys() <= game.rules.steps_of.keys()
    assert table("residential-1 a1", money=[1]).why_not("build factory-1 b2") is not None


@rule("1.2", "1.3")
def test_a_statue_is_one_cell_without_a_slot_or_family() -> None:
    game = start(2)
    kinds = [game.kit.places.kinds[kind] for kind in STATUES]
    assert kinds == ["statue-founders", "statue-merchants", "statue-workers", "statue-artists"]
    for kind in STATUES:
        tile = game.kit.places.of(kind)[0]
        assert (tile.size, tile.slots) == (1, ())


@rule("1.3")
def test_a_statue_neither_helps_nor_disturbs() -> None:
    """Beside homes and industry; it lends no culture and closes no cell."""
    game = table("statue-workers c3; residential-1 b3; factory-1 d3; warehouse d4", money=[9])
    assert game.why_not("build residential-1 c2") == NEAR_INDUSTRY
    assert game.why_not("build park-1 c2") is None
    assert table("statue-artists c3", money=[9]).why_not("build residential-2 c2 d2") is not None


@rule("1.4")
def test_a_pattern_has_eight_tiles_of_one_cell_and_an_empty_one() -> None:
    game = start(2)
    for turns in game.kit.patterns.wanted:
        for wanted in turns:
            assert len(wanted.tiles) == 8
            assert all(game.kit.places.of(kind)[0].size == 1 for _, kind in wanted.tiles)


@rule("1.5")
def test_a_pattern_turns_clockwise() -> None:
    rows = ("abc", "def", "ghi")
    assert turned(rows, 1) == ("gda", "heb", "ifc")
    assert turned(rows, 2) == ("ihg", "fed", "cba")
    assert turned(rows, 3) == ("cfi", "beh", "adg")


@rule("1.6")
def test_a_place_is_named_by_its_lower_left_cell_and_its_turn() -> None:
    game = start(2)
    action = game.rules.parse("arcology c3 270")
    assert action == BuildArcology(game.kit.board.number["c3"], 3)
    assert game.rules.notation(action) == "arcology c3 270"


@rule("1.7")
def test_an_arcology_covers_nine_cells_without_a_slot() -> None:
    tile = start(2).kit.places.of(ARCOLOGY)[0]
    assert (tile.size, tile.slots) == (9, ())
    game = table("arcology c3; factory-1 b2", money=[9])  # neither homes nor industry touch it
    assert game.why_not("build factory-1 f3") is None
    assert not any("arcology" in words for words in game.legal("grow"))


@rule("1.8", "4.5.5")
def test_a_citizen_can_be_inside() -> None:
    game = table("arcology c3 d3* e5*2")
    assert game.arcology().inside == {"d3": 0, "e5": 1}


@rule("1.9")
def test_arcologies_patterns_statues_and_pumps_are_open() -> None:
    game = table("statue-founders a1", "arcology c3", patterns=["forum", "foundry"], pumps=[0, 2])
    for seat in (0, 1):
        view = game.sit(seat).view()
        assert [a.pattern for a in view.arcologies] == ["forum", "foundry"]
        assert [a.pumps for a in view.arcologies] == [0, 2]
        assert [a.built for a in view.arcologies] == [False, True]
        assert any(tile.kind == "statue-founders" for tile in view.grounds[0].tiles)


@rule("1.9")
def test_an_arcology_is_secret_until_the_reveal() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    before = game.sit(1).known
    action = game.rules.parse("arcology c3 0")
    game.play("arcology c3 0")
    assert game.arcology().built
    assert game.sit(1).known == before
    assert not game.rules.sees(game.state, 1, 0, action)
    game.commit()
    assert game.sit(1).arcology().built


@rule("1.10", "2.3")
def test_chance_deals_the_arcologies_in_turn_order() -> None:
    game = start(3, {"first_player": "2"})
    assert game.step == "arcologies"
    assert game.chances() == {f"deal {name}": 1 for name in PATTERN_NAMES}
    game.follow("deal forum")
    assert dealt(game) == ["", "forum", ""]
    assert game.chances() == {"deal habitat": 1, "deal bazaar": 1, "deal foundry": 1}
    game.follow("deal bazaar", "deal habitat")
    assert dealt(game) == ["habitat", "forum", "bazaar"]


@rule("2.1")
def test_two_to_four_play_and_one_in_our_form() -> None:
    assert (GAME.fewest, GAME.most) == (1, 4)
    with pytest.raises(BadOption):
        GAME.rules(5)


@rule("2.2", "10.1", "A2")
def test_the_advanced_game_is_not_offered() -> None:
    keys = {option.key for option in GAME.options}
    assert keys >= {option.key for option in BASE_OPTIONS} - {"victory"}
    assert "victory" not in keys
    defaults = {option.key: option.default for option in GAME.options}
    assert all(defaults[option.key] == option.default
               for option in BASE_OPTIONS if option.key != "victory")  # fmt: skip


@rule("10.1")
def test_difficulty_is_for_one_player() -> None:
    assert "difficulty" in GAME.rules(1).options
    assert "difficulty" not in GAME.rules(2).options


@rule("2.4", "2.5")
def test_each_player_has_six_pumps_and_four_statues() -> None:
    game = start(4)
    for seat in range(4):
        assert game.arcology(seat).pumps == 0
        unbuilt = game.seen(seat).unbuilt
        assert [kind for kind in unbuilt if kind.startswith("statue")] == [
            "statue-founders", "statue-merchants", "statue-workers", "statue-artists",
        ]  # fmt: skip
    assert all(game.supply(game.kit.places.kinds[kind]) == 0 for kind in STATUES)


@rule("2.6", "2.7", "A1", "A3")
def test_the_order_of_the_set_up() -> None:
    game = start(2)
    assert game.step == "start"
    game.follow("first 2")
    assert game.step == "arcologies"
    game.follow("deal forum", "deal habitat")
    assert (game.step, game.actors) == ("halls", (0, 1))
    game.follow("place town-hall a1 b1 a2 b2", "place town-hall a1 b1 a2 b2")
    assert (game.state.round, game.step) == (1, "street")
    assert all(not borough.dealt for borough in game.city.boroughs)


@rule("4.1.6")
def test_chance_actions_and_arcologies_have_their_moments() -> None:
    game = table(COMPLETE, phase=7)
    assert game.why_not("arcology c3 0") == WRONG_STEP[BuildArcology]
