"""The drawings of Arcologies: whatever can be chosen is there, and what matters is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from gc import collect
from sys import getrefcount
from sys import modules as modules_loaded
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from faubourg.core.model import CHANCE, Action
from faubourg.core.presentation import Look
from faubourg.core.texts import Texts
from faubourg.games.arcologies import GAME, draw
from faubourg.games.arcologies.components import KINDS
from faubourg.games.arcologies.draw.picture import STYLE
from faubourg.games.arcologies.draw.squares import fit_rows, fits_on, pattern_rows
from faubourg.games.arcologies.table import ArcologyTable as Seen
from faubourg.games.small_city.draw.signs import parts_of_kind
from faubourg.games.small_city.draw.tiles import art
from games.arcologies.random_games import ready
from games.arcologies.squares import COMPLETE, EXAMPLE, HALL, THREE_METAL
from games.arcologies.table import Table, start, table

EN, FR = Texts("en"), Texts("fr")
NAMES = ("Ann", "Bo", "Cy", "Di")
# What the page makes buttons of.
BUTTONS = {
    "commit", "decline", "stop", "no-warehouse", "leave-none", "no-guard", "accept", "go-on",
}  # fmt: skip
BUILT = "arcology c3 c3* d4* e5*2; factory-2 a1 b1**; factory-2 a3 b3*; residential-1 g1*"


def drawn(seen: Seen, texts: Texts, look: Look) -> str:
    return GAME.drawer(seen.rules).draw(seen.known, texts, looked(seen, look))


def panels(seen: Seen, texts: Texts, look: Look) -> dict[str, str]:
    return GAME.drawer(seen.rules).panels(seen.known, texts, looked(seen, look))


def draw_text(seen: Seen, texts: Texts, look: Look) -> str:
    return GAME.drawer(seen.rules).draw_text(seen.known, texts, looked(seen, look))


def looked(seen: Seen, look: Look) -> Look:
    """As the reader does; what would be seen after an action becomes what would be known."""
    ghost = look.ghost.known if look.ghost else None
    return replace(look, viewer=seen.viewer, ghost=ghost)


def touching(seen: Seen, action: Action) -> list[str]:
    assert seen.viewer is not None
    return GAME.drawer(seen.rules).touches(seen.known, seen.viewer, action)


def every_picture(game: Table, look: Look, texts: Texts = EN) -> list[str]:
    view = game.view()
    return [drawn(view, texts, look), *panels(view, texts, look).values()]


def parsed(game: Table, look: Look | None = None) -> Element:
    return ElementTree.fromstring(drawn(game.view(), EN, look or Look(names=NAMES)))


def panel(game: Table, key: str, look: Look | None = None) -> Element:
    return ElementTree.fromstring(panels(game.view(), EN, look or Look(names=NAMES))[key])


def names(picture: str) -> set[str]:
    return {name for e in ElementTree.fromstring(picture).iter() if (name := e.get("data-name"))}


def classed(root: Element, word: str) -> list[Element]:
    return [found for found in root.iter() if word in (found.get("class") or "").split()]


def texts_in(root: Element) -> list[str]:
    return [str(found.text) for found in root.iter("text")]


def touched(game: Table) -> set[str]:
    view, legal = game.view(), game.rules.legal(game.state, game.seat)
    return {name for action in legal for name in touching(view, action)}


def touches(game: Table, words: str) -> list[str]:
    return touching(game.view(), game.rules.parse(words))


def lit(game: Table) -> Look:
    return Look(seat=game.seat, lit=frozenset(touched(game)), names=NAMES)


def ghost(game: Table, *actions: str) -> tuple[Element, dict[str, str]]:
    """The board and the panels with what the actions would change."""
    view, look = game.view(), lit(game)
    after = game.play(*actions).view()
    shown = Look(lit=look.lit, ghost=after, names=NAMES)
    board = ElementTree.fromstring(drawn(view, EN, shown))
    return board, panels(view, EN, shown)


def decisions(games: Iterator[Table], every: int) -> Iterator[Table]:
    """Moments of a game where a player decides: the first ones of each question, then some."""
    seen: dict[str, int] = {}
    for game in games:
        if not game.actors or game.actors[0] == CHANCE:
            continue
        sitting = game.sit(game.actors[0])
        key = f"{game.step} {sitting.borough.ask}"
        seen[key] = seen.get(key, 0) + 1
        if seen[key] % every == 1:
            yield sitting


# What can be touched


def _some(games: Iterator[Table], most: int = 2500) -> Iterator[Table]:
    for _, game in zip(range(most), games, strict=False):
        yield game


def test_an_arcology_is_touched_in_the_tray_by_its_empty_cell_and_its_turn() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    assert touches(game, "arcology c3 0") == ["tile:arcology", "cell:d4", "pattern:0"]
    assert touches(game, "arcology c3 270") == ["tile:arcology", "cell:d4", "pattern:270"]
    assert touches(game, "accept") == ["accept"] and touches(game, "go on") == ["go-on"]
    assert touches(game, "build statue-founders c1") == ["tile:statue-founders", "cell:c1"]


def test_where_the_cell_is_not_empty_the_tile_on_it_tells_why_not() -> None:
    game = table(f"{HALL}; park-2 c4 d4", stock=[THREE_METAL])
    assert touches(game, "arcology c3 0") == ["tile:arcology", "cell:c4", "pattern:0"]


def test_the_remainder_is_chosen_among_pictures() -> None:
    words = COMPLETE.replace("statue-founders e4", "factory-3 f5 f4 e4")
    game = table(words, stock=["hall metal"]).play("arcology c3 0")
    assert touches(game, "remain factory-2 f5 f4") == ["remain:factory-2/f5/f4"]
    choices = classed(panel(game, "remainder", lit(game)), "choice")
    assert {e.get("data-name") for e in choices} == touched(game) == {
        "remain:factory-2/f5/f4", "remain:factory-2/f4/f5",
    }  # fmt: skip
    assert {e.findtext("title") for e in choices} == {"Factory 2 on f5, f4", "Factory 2 on f4, f5"}


def test_the_places_of_the_arcology_wait_until_it_is_chosen() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    shown = classed(parsed(game, lit(game)), "when-chosen")[0]
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
    shown = names(drawn(game.view(), EN, lit(game)))
    assert {"citizen:1-c3", "citizen:1-d4"} <= shown
    assert (
        len(classed(parsed(game), "must")) == 2
    )  # the pair and the other quarry, not those inside


def test_a_tourist_inside_leaves_from_the_panel_of_other_boroughs() -> None:
    game = table("park-1 a1*", "arcology c3 d4*1; park-1 g1", phase=3)
    look = lit(game)
    assert "citizen:2-d4" in look.lit
    root = panel(game, "abroad", look)
    assert "citizen:2-d4" in {e.get("data-name") for e in root.iter()}


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

    assert "+ 6" in terms("") and "+ 6" not in terms("engineer")


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
    root = panel(game, "pattern", lit(game))
    assert root.findtext("title") == "Pattern: Habitat"
    turns = {str(e.get("data-name")): e for e in classed(root, "choice")}
    assert set(turns) == {f"pattern:{degrees}" for degrees in (0, 90, 180, 270)}
    assert turns["pattern:0"].get("class") == "choice lit"
    assert turns["pattern:90"].get("class") == "choice"
    told = turns["pattern:0"].findtext("title")
    assert told == "Pattern turned by 0 degrees. Best from c3: 3 metal"


def test_a_pattern_turns_clockwise_as_the_rules_turn_it() -> None:
    own = table(COMPLETE).arcology()
    assert [row[0][0] for row in pattern_rows(own, 90)] == ["r", "c", "p"]
    assert pattern_rows(own, 90, 3) == pattern_rows(own, 0)


def test_places_are_told_to_their_owner_alone() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    other = panels(game.sit(1).view(), EN, Look(seat=0, names=NAMES))["pattern"]
    assert "Best from" not in other and "Best from" in panels(game.view(), EN, Look())["pattern"]
    spectator = Seen(game.rules, game.rules.known(game.state, None), None)
    assert "Best from" not in panels(spectator, EN, Look())["pattern"]


def test_the_plan_of_another_is_not_seen() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    look = Look(seat=0, names=NAMES)
    before = every_picture(game.sit(1), look)
    game.play("arcology c3 0")
    assert every_picture(game.sit(1), look) == before
    assert classed(parsed(game), "arcology")


# The race


def test_all_arcologies_are_seen_side_by_side() -> None:
    game = table("", BUILT, "", seats=3, pumps=[0, 4], patterns=["habitat", "forum", "foundry"])
    rows = classed(panel(game, "arcologies"), "runner")
    assert [row.findtext("title") for row in rows] == [
        "Ann, Habitat: not built yet", "Bo, Forum: built, 4 pumps", "Cy, Foundry: not built yet",
    ]  # fmt: skip


def test_quiet_rounds_are_counted() -> None:
    root = panel(table(quiet=15), "arcologies")
    assert "Quiet rounds: 15; a draw is offered from 16 on" in texts_in(root)


def test_alone_the_ranks_show_how_long_it_has_taken() -> None:
    root = panel(table(seats=1, round=11), "arcologies")
    assert texts_in(classed(root, "here")[0]) == ["Planet", "≤12"]
    assert classed(root, "ranks")[0].findtext("title") == "Rounds so far: 11"


def test_before_the_arcologies_are_dealt_there_is_nothing_to_race() -> None:
    shown = panels(start(2, {"first_player": "1"}).view(), EN, Look())
    assert "arcologies" not in shown and "pattern" not in shown


def test_there_is_no_last_round_but_in_the_base_game() -> None:
    from faubourg.games.small_city import draw as base
    from games.small_city.table import table as small_city

    assert classed(parsed(table()), "ribbon")[0].findtext("title") == "Round 2"
    plain = ElementTree.fromstring(
        base.Drawer(small_city().rules).draw(small_city().known(), EN, Look())
    )
    assert classed(plain, "ribbon")[0].findtext("title") == "Round 2 of 8"


# Pictures, text and speed


def test_the_text_tells_patterns_pumps_and_places() -> None:
    game = table(EXAMPLE, BUILT, stock=[THREE_METAL], pumps=[0, 2], quiet=3)
    words = draw_text(game.view(), EN, Look(names=NAMES))
    for shown in (
        "Ann, Habitat: not built yet", "    C1  ()  sF", "Turned by 0: best from c3, 3 metal",
        "Bo, Habitat: built, 2 pumps", "Quiet rounds: 3", "AR2",
    ):  # fmt: skip
        assert shown in words
    assert "Tournée de 0" in draw_text(game.view(), FR, Look(names=NAMES))


def test_a_drawing_is_the_same_the_second_time_and_keeps_no_view_alive() -> None:
    game = table(EXAMPLE, stock=[THREE_METAL])
    view, after = game.view(), game.play("arcology c3 0").view()
    look = Look(ghost=after, overlay="pattern", lit=frozenset({"tile:arcology"}))
    first = drawn(view, EN, look), panels(view, EN, look)
    kept = [view.known, after.known, *view.known.city.boroughs, *after.known.city.boroughs]
    collect()  # a table and its boroughs know each other
    before = [getrefcount(seen) for seen in kept]
    assert (drawn(view, EN, look), panels(view, EN, look)) == first
    collect()
    assert [getrefcount(seen) for seen in kept] == before


def test_what_drawings_remember_is_bounded() -> None:
    modules = [module for name, module in modules_loaded.items() if name.startswith(draw.__name__)]
    found = [f for module in modules for f in vars(module).values() if hasattr(f, "cache_info")]
    assert found and all(f.cache_info().maxsize for f in found)


def test_a_full_borough_is_small_enough_to_send() -> None:
    for game in decisions(_some(ready(4, {}, "2")), every=40):
        view = game.view()
        assert (
            len(drawn(view, EN, Look(seat=game.seat, overlay="pattern"))) < 135_000
        )  # without a last round boroughs fill up
        assert sum(map(len, panels(view, EN, lit(game)).values())) < 220_000
