"""The drawings of Arcologies: whatever can be chosen is there, and what matters is told."""

from __future__ import annotations

from functools import partial
from itertools import islice
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pictures
import pytest
from elements import classed, names, texts_in
from pictures import EN, FR, NAMES, after, choosing, draw_text, drawn, lit, panel, panels, parsed

from faubourg.core.presentation import Look
from faubourg.games.arcologies.components import KINDS
from faubourg.games.arcologies.draw.picture import STYLE
from faubourg.games.arcologies.draw.squares import fit_rows, fits_on, pattern_rows
from faubourg.games.small_city.draw.signs import parts_of_kind
from faubourg.games.small_city.draw.tiles import art
from games.arcologies.random_games import ready
from games.arcologies.squares import COMPLETE, EXAMPLE, HALL, THREE_METAL
from games.arcologies.table import Table, start, table
from games.small_city.random_games import decisions
from games.small_city.table import table as small_city

BUILT = "arcology c3 c3* d4* e5*2; factory-2 a1 b1**; factory-2 a3 b3*; residential-1 g1*"


def ghost(game: Table, *actions: str) -> tuple[Element, dict[str, str]]:
    """The board and the panels with what the actions would change."""
    look = Look(lit=lit(game), ghost=after(game, *actions), names=NAMES)
    return parsed(game, look), panels(game, look)


# What can be touched


def test_an_arcology_is_touched_in_the_tray_by_its_empty_cell_and_its_turn() -> None:
    touches = partial(pictures.touches, table(EXAMPLE, stock=[THREE_METAL]))
    assert touches("arcology c3 0") == ["tile:arcology", "cell:d4", "pattern:0"]
    assert touches("arcology c3 270") == ["tile:arcology", "cell:d4", "pattern:270"]
    assert touches("accept") == ["accept"] and touches("go on") == ["go-on"]
    assert touches("build statue-founders c1") == ["tile:statue-founders", "cell:c1"]


def test_where_the_cell_is_not_empty_the_tile_on_it_tells_why_not() -> None:
    game = table(f"{HALL}; park-2 c4 d4", stock=[THREE_METAL])
    assert pictures.touches(game, "arcology c3 0") == ["tile:arcology", "cell:c4", "pattern:0"]


def test_the_remainder_is_chosen_among_pictures() -> None:
    words = COMPLETE.replace("statue-founders e4", "factory-3 f5 f4 e4")
    game = table(words, stock=["hall metal"]).play("arcology c3 0")
    assert pictures.touches(game, "remain factory-2 f5 f4") == ["remain:factory-2/f5/f4"]
    choices = classed(panel(game, "remainder", choosing(game)), "choice")
    assert {e.get("data-name") for e in choices} == lit(game) == {
        "remain:factory-2/f5/f4", "remain:factory-2/f4/f5",
    }  # fmt: skip
    assert {e.findtext("title") for e in choices} == {"Factory 2 on f5, f4", "Factory 2 on f4, f5"}


def test_the_places_of_the_arcology_wait_until_it_is_chosen() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    shown = classed(parsed(game, choosing(game)), "when-chosen")[0]
    assert shown.get("data-name") == "tile:arcology" and shown.get("pointer-events") == "none"
    assert len(classed(shown, "lit")) == 1 and texts_in(shown) == ["3"]
    assert not classed(parsed(game), "when-chosen")


# Statues and domes


@pytest.mark.parametrize("kind", KINDS)
def test_every_tile_has_its_own_picture(kind: str) -> None:
    view = table().view()
    own = art(STYLE, kind, parts_of_kind(view.kit.box.tiles[kind]))
    others = [art(STYLE, k, parts_of_kind(view.kit.box.tiles[k])) for k in KINDS if k != kind]
    assert own not in others and ElementTree.fromstring(own) is not None


def test_the_arcology_tells_its_pumps() -> None:
    game = table(BUILT, phase=3, pumps=[2])
    pumps = classed(parsed(game), "pumps")[0]
    assert pumps.findtext("title") == "Hydrogen pumps: 2 of 6"
    assert len(classed(pumps, "pump")) == 6 and len(classed(pumps, "missing")) == 4


def test_those_inside_are_seen_and_can_be_touched() -> None:
    game = table(BUILT, phase=3)
    assert {"citizen:1-c3", "citizen:1-d4"} <= names(parsed(game, choosing(game)))
    must = classed(parsed(game), "must")
    assert len(must) == 2  # the pair and the other quarry, not those inside


def test_a_tourist_inside_leaves_from_the_panel_of_other_boroughs() -> None:
    game = table("park-1 a1*", "arcology c3 d4*1; park-1 g1", phase=3)
    assert "citizen:2-d4" in lit(game) & names(panel(game, "abroad", choosing(game)))


def test_a_pair_is_two_figures_on_a_slot_that_makes_a_pump() -> None:
    game = table(BUILT, phase=4)
    root = parsed(game)
    assert len(classed(root, "second")) == 1
    income = classed(panel(game, "income"), "sum-of")
    assert classed(income[1], "pump") and texts_in(income[1])[-1] == "= 2"


def test_pumps_are_a_term_of_pollution_but_not_with_the_engineer() -> None:
    def terms(card: str) -> list[str]:
        game = table(BUILT, phase=3, pumps=[3], cards=[card])
        return texts_in(classed(panel(game, "income"), "pollution")[0])

    assert "+ 8" in terms("") and "+ 8" not in terms("engineer")  # the pair makes the fourth


def test_the_arcology_rises_when_the_game_is_over_and_not_before() -> None:
    before, after = table(BUILT, phase=5, pumps=[6]), table(BUILT, phase=8, pumps=[6])
    assert classed(parsed(before), "arcology") and not classed(parsed(before), "arcology-rising")
    root = parsed(after)
    assert classed(root, "arcology-rising") and classed(root, "taken-off")
    assert len(classed(classed(root, "taken-off")[0], "citizen")) == 3


def test_a_borough_without_take_off_keeps_its_arcology_on_the_ground() -> None:
    game = table(BUILT, BUILT, phase=8, pumps=[6, 5])
    assert not classed(parsed(game, Look(seat=1, names=NAMES)), "arcology-rising")


# The pattern


def test_the_ghost_shows_what_fits_what_costs_and_what_is_split() -> None:
    board, panels = ghost(table(EXAMPLE, stock=[THREE_METAL]), "arcology c3 0")
    plan = classed(board, "arcology-plan")[0]
    counts = {word: len(classed(plan, word)) for word in ("matches", "costs", "empty", "cut")}
    assert counts == {"matches": 5, "costs": 3, "empty": 1, "cut": 2}
    assert texts_in(classed(plan, "metal-price")[0]) == ["3"]
    assert not classed(board, "gone") and classed(board, "residential-2")
    assert not classed(board, "when-chosen") and "pattern" in panels


def test_while_more_is_asked_the_arcology_is_seen_under_construction() -> None:
    game = table(f"{EXAMPLE}; warehouse g1", stock=["hall metal metal; g1 metal metal"])
    game.play("arcology c3 0")
    assert game.seen(0).ask and not game.arcology().built
    assert classed(parsed(game), "being-built")


def test_the_overlay_lays_the_pattern_over_the_best_place() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    root = parsed(game, Look(overlay="pattern", names=NAMES))
    best = classed(root, "best")[0]
    assert len(classed(best, "fit")) == 9 and len(classed(best, "missing")) == 3
    assert classed(root, "legend")


def test_what_blocks_is_crossed() -> None:
    game = table(f"{EXAMPLE}; park-1 d4", stock=[THREE_METAL])
    assert game.place("c3").cells[4] == "x"
    marks = fits_on((0, 0), fit_rows(game.place("c3")))
    root = ElementTree.fromstring(f"<g>{marks}</g>")
    assert len(classed(root, "blocks")) == 1 and len(classed(root, "matches")) == 5


def test_the_panel_shows_the_pattern_in_four_turns_and_the_best_place_of_each() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    root = panel(game, "pattern", choosing(game))
    assert root.findtext("title") == "Pattern: Habitat"
    turns = {str(e.get("data-name")): e for e in classed(root, "choice")}
    assert set(turns) == {f"pattern:{degrees}" for degrees in (0, 90, 180, 270)}
    assert turns["pattern:0"].get("class") == "choice lit"
    assert turns["pattern:90"].get("class") == "choice"
    told = turns["pattern:0"].findtext("title")
    assert told == "Pattern turned by 0 degrees. Best with its lower left corner on c3: 3 metal"


def test_without_a_place_there_is_no_legend_of_places() -> None:
    """The board has its foot instead: what the borough owns."""
    legends = [
        classed(parsed(game, Look(overlay="pattern", seat=0, names=NAMES)), "legend")
        for game in (table(EXAMPLE), table(BUILT), table(EXAMPLE).sit(1))
    ]
    assert [bool(found) for found in legends] == [True, False, False]


def test_a_pattern_turns_clockwise_as_the_rules_turn_it() -> None:
    own = table(COMPLETE).arcology()
    assert [row[0][0] for row in pattern_rows(own, 90)] == ["r", "c", "p"]
    assert pattern_rows(own, 90, 3) == pattern_rows(own, 0)


def test_places_are_told_to_their_owner_alone() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    other = panels(game.sit(1), Look(seat=0, names=NAMES))["pattern"]
    assert "Best with" not in other and "Best with" in panels(game)["pattern"]
    spectator = game.rules.known(game.state, None)
    assert "Best with" not in game.drawer.panels(spectator, EN, Look())["pattern"]


def test_the_plan_of_another_is_not_seen() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    look = Look(seat=0, names=NAMES)
    before = pictures.every_picture(game.sit(1), look)
    game.play("arcology c3 0")
    assert pictures.every_picture(game.sit(1), look) == before
    assert classed(parsed(game), "arcology")


# The race


def test_all_arcologies_are_seen_side_by_side() -> None:
    game = table("", BUILT, "", seats=3, pumps=[0, 4], patterns=["habitat", "forum", "foundry"])
    rows = classed(panel(game, "arcologies"), "runner")
    assert [row.findtext("title") for row in rows] == [
        "Ann, Habitat: not built yet", "Bo, Forum: built, 4 pumps", "Cy, Foundry: not built yet",
    ]  # fmt: skip


def test_the_race_is_only_looked_at() -> None:
    """The page lights what is "open", and on a phone keeps it above the board."""
    assert not classed(panel(table(), "arcologies"), "open")


def test_quiet_rounds_are_counted() -> None:
    root = panel(table(quiet=15), "arcologies")
    assert "Quiet rounds: 15; a draw is offered from 16 on" in texts_in(root)


def test_alone_the_ranks_show_how_long_it_has_taken() -> None:
    root = panel(table(seats=1, round=11), "arcologies")
    assert texts_in(classed(root, "here")[0]) == ["Planet", "≤12"]
    assert classed(root, "ranks")[0].findtext("title") == "Rounds so far: 11"


def test_before_the_arcologies_are_dealt_there_is_nothing_to_race() -> None:
    shown = panels(start(2, {"first_player": "1"}))
    assert "arcologies" not in shown and "pattern" not in shown


def test_there_is_no_last_round_but_in_the_base_game() -> None:
    assert classed(parsed(table()), "ribbon")[0].findtext("title") == "Round 2"
    assert classed(parsed(small_city()), "ribbon")[0].findtext("title") == "Round 2 of 8"


# Pictures, text and speed


def test_the_text_tells_patterns_pumps_and_places() -> None:
    game = table(EXAMPLE, BUILT, stock=[THREE_METAL], pumps=[0, 2], quiet=3)
    words = draw_text(game)
    for shown in (
        "Ann, Habitat: not built yet", "    C1  ()  sF", "Turned by 0: best from c3, 3 metal",
        "Bo, Habitat: built, 2 pumps", "Quiet rounds: 3", "AR2",
    ):  # fmt: skip
        assert shown in words
    assert "Tournée de 0" in draw_text(game, texts=FR)


def test_a_drawing_is_the_same_the_second_time_and_keeps_no_view_alive() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    pictures.check_nothing_is_kept(game, "arcology c3 0", lambda known: known.city.boroughs)


def test_a_full_borough_is_small_enough_to_send() -> None:
    for game in decisions(islice(ready(4, {}, "2"), 2500), every=40):
        size = len(drawn(game, Look(seat=game.seat, overlay="pattern")))
        assert size < 135_000  # without a last round boroughs fill up
        assert sum(map(len, panels(game, choosing(game)).values())) < 220_000
