"""The pollution to come: every place tells the same number, and it is what the rules generate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from elements import classed, texts_in
from explained import card
from pictures import EN, after, draw_text, panels, parsed

from faubourg.core.presentation import Look
from faubourg.games.small_city.draw import SmallCityDrawer
from faubourg.games.small_city.draw.beside import sums
from games.arcologies.random_games import ready
from games.arcologies.table import table as arcologies_table
from games.small_city.random_games import crowded, decisions, walk
from games.small_city.table import CityTable, table

AnyTable: TypeAlias = CityTable[Any, Any]
GAMES = [("alone", 1), ("crowd", 3), ("ready", 2), ("ready alone", 1), ("long", 2)]


def played(name: str, seats: int) -> Iterator[AnyTable]:
    if name.startswith("ready"):
        return ready(seats, {}, name)
    if name == "long":
        return walk(seats, {}, name)
    return crowded(seats, {}, name)


def gauge(root: Element) -> str:
    """What stands behind the level below the borough."""
    return texts_in(classed(root, "gauge")[0])[-1]


def row(game: AnyTable, look: Look) -> str:
    root = ElementTree.fromstring(panels(game, look)["income"])
    return texts_in(classed(root, "pollution")[0])[-1]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_board_panel_card_and_text_tell_the_same_pollution_to_come(name: str, seats: int) -> None:
    compared = 0
    for game in decisions(played(name, seats), every=7):
        look, seen = Look(seat=game.seat, viewer=game.seat), game.seen(game.seat)
        if not game.view().is_ahead or not game.state.round or game.step == "street":
            continue  # the street is in the host's borough
        assert gauge(parsed(game, look)) == f"+{seen.coming}"
        assert row(game, look) == f"= {seen.coming}"
        assert f"would add {seen.coming} as things stand" in card(game, "has:pollution").title
        assert f"(+{seen.coming} to come)" in draw_text(game, look)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_terms_of_the_panel_add_up(name: str, seats: int) -> None:
    for game in decisions(played(name, seats), every=7):
        drawer = game.drawer
        assert isinstance(drawer, SmallCityDrawer)
        picture = drawer.picture(game.known, game.seat)
        for seat in range(seats):
            found = sums(picture, seat, picture.city.raw)
            pumps = sum(count for count, _ in found.also_polluting)
            assert found.coming == max(0, found.people + found.raws + pumps - found.parks)


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_what_was_told_last_is_what_phase_6_generates(name: str, seats: int) -> None:
    """Storing the last unit changes nothing about it."""
    compared = 0
    told: list[int] = []
    was = 0
    for game in played(name, seats):
        boroughs = game.state.city.boroughs
        if was == 4 and game.phase > 5 and told:
            left = [seat for seat, borough in enumerate(boroughs) if not borough.gone]
            assert [told[seat] for seat in left] == [boroughs[s].generated for s in left]
            compared += 1
        stores = game.step == "storing" and len(game.rules.legal(game.state, game.actors[0]))
        told = [seen.coming for seen in game.view().grounds] if stores else []
        was = game.phase
    assert compared or name == "long"


def test_a_preview_tells_the_pollution_in_one_way() -> None:
    game = table("residential-1 a1*; factory-1 g1; warehouse g2", phase=3).play("pick 1 a1")
    look = Look(ghost=after(game, "go 1 g1"), viewer=0)
    assert (gauge(parsed(game, look)), row(game, look)) == ("+1→2", "= 1 → 2")


def test_a_unit_that_the_supply_lacks_pollutes_nowhere() -> None:
    game = table("factory-1 g1*; warehouse g2", phase=3, raw="wood=0")
    assert game.seen(0).coming == 1
    assert row(game, Look(viewer=0)) == "= 1"


def test_once_it_is_measured_the_next_round_is_foretold_without_its_card() -> None:
    game = table("factory-1 g1*; warehouse g2", phase=7, money=[9], cards=["engineer"], round=3)
    assert "phase 6 of the next round would add 2" in card(game, "has:pollution").title


def test_at_the_end_nothing_is_to_come() -> None:
    game = table("factory-1 g1*; warehouse g2", phase=7, money=[9], round=8)
    assert card(game, "has:pollution").title == "Pollution level: 0 of 100. From 10 on it kills."
    assert "income" not in panels(game)


@pytest.mark.parametrize(
    ("difficulty", "words"),
    [
        ("citizen", "Nobody dies of it."),
        ("mayor", "6 or more in a round kill a citizen."),
        ("deputy", "3 or more in a round kill a citizen."),
        ("senator", "1 or more in a round kill a citizen."),
        ("president", "Each point of a round kills a citizen."),
    ],
)
def test_alone_the_difficulty_says_when_pollution_kills(difficulty: str, words: str) -> None:
    game = table(seats=1, options={"difficulty": difficulty})
    assert card(game, "has:pollution").title.endswith(words)


def test_pumps_that_are_about_to_be_made_pollute_too() -> None:
    game = arcologies_table("arcology c3; factory-2 a1 b1**", phase=2, pumps=[1])
    assert game.seen(0).coming == 2 + 2 * 2
    assert card(game, "sum:pollution").lines == [
        "2 pumps (1 still to be made): 4 pollution a round"
    ]


TWO_AT_WORK = "factory-1 g1*; warehouse g2; factory-1 g4*; warehouse g5"


def chips(game: AnyTable) -> list[str]:
    return [EN.say(chip.key, chip.values) for chip in game.narrator.status(game.known, game.seat)]


def test_who_will_have_a_victim_is_told_before_the_level_is_reached() -> None:
    """10.3.1: the levels count with what phase 6 adds."""
    assert "Victim ahead: Player 1" in chips(table(TWO_AT_WORK, phase=3, pollution=[6]))
    assert not [c for c in chips(table(TWO_AT_WORK, phase=3, pollution=[5])) if "Victim" in c]


def test_of_those_who_pollute_alike_the_higher_level_has_the_victim() -> None:
    """10.3.3."""
    game = table(TWO_AT_WORK, TWO_AT_WORK, phase=3, pollution=[6, 7])
    assert [chip for chip in chips(game) if "Victim" in chip] == ["Victim ahead: Player 2"]


def test_alone_one_is_told_how_many_will_die() -> None:
    game = table(TWO_AT_WORK, phase=3, seats=1, options={"difficulty": "president"})
    assert "4 citizens will die" in chips(game)
