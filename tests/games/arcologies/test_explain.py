"""What each drawn thing is said to be: what it costs and gives now, and whose rule it is."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

import pytest
from elements import abouts
from explained import ask, card, check_card
from pictures import panels

from games.arcologies.squares import COMPLETE, EXAMPLE, HALL, THREE_METAL
from games.arcologies.table import Table, table
from games.arcologies.test_narrate import split_table

BASE = "small_city"
WORKS = (
    "arcology c3 c4* d4*1; factory-2 a1 b1**; factory-2 a2 b2*; factory-2 a6 b6; statue-workers g2"
)


def race(**options: str) -> Table:
    """Ada is about to build; Bob's stands, with a tourist inside, two pumps and a pair."""
    return table(
        EXAMPLE, WORKS, stock=[THREE_METAL], pumps=[0, 2], votes=[4, 5], pollution=[0, 7],
        options=options,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("tile:arcology", "Costs no money, but a build action", "4.3.2"),
        ("tile:arcology", "Ready: c3, 3 metal", "4.3.2"),
        ("tile:arcology", "In one’s own stores: 3 metal", "4.3.2"),
        ("tile:statue-founders", "Brings 3 votes at once", "3.7"),
        ("tile:statue-workers", "Costs 1 stone", "3.7"),
        ("tile:statue-merchants", "Its cell must be influenced by 2 commercial tiles", "3.7"),
        ("tile:statue-artists", "Left: 1", "3.7"),
        ("arcology:1", "not built yet", "4.3.2"),
        ("arcology:2", "stands on c3", "8.2"),
        ("arcology:2", "Inside: 1 citizen and 1 tourist", "8.2"),
        ("arcology:2", "Hydrogen pumps: 2 of 6", "8.2"),
        ("pumps:2", "Pairs at stone slots: 1", "6.1"),
        ("pumps:2", "2 pumps: 4 pollution a round", "6.1"),
        ("pattern:0", "Best with its lower left corner on c3: 3 metal", "1.5"),
        ("pattern:90", "Best with its lower left corner on c1: 6 metal", "1.5"),
        ("tile:park-1", "Habitat asks for 2; in place at the nearest site (c3): 2", "6.8.3"),
        ("tile:statue-founders", "Habitat asks for 1; in place at the nearest site (c3): 0",
         "3.7"),
        ("empty", "Whatever lies here blocks the arcology: no metal makes up for it",
         "4.2.5"),
        ("empty", "Nearest site (c3): d4 must stay empty", "4.2.5"),
        ("slot:2-b6", "Two citizens here (Bob): a pair, which makes a pump instead", "5.2.1"),
        ("has:votes", "Votes win nothing here, but they pay the council", "8.10"),
        ("points:2", "If several take off: 4 citizens, then pollution 7", "8.10"),
        ("rank:moon", "Take-off in round 15 at the latest", "9.6"),
        ("accept", "if all accept, the game ends without a take-off; this is final", "8.13"),
    ],
)  # fmt: skip
def test_a_thing_says_what_it_costs_and_gives_now(name: str, line: str, rule: str) -> None:
    check_card(race(), name, line, rule)


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("cell:c3", "Inside: 1 citizen and 1 tourist", "8.2"),
        ("cell:g2", "Its 3 votes came when it was built", "3.8"),
        ("tile:arcology", "stands on c3", "4.3.2"),
        ("tile:statue-workers", "Left: 0", "3.7"),
        ("has:pollution", "3 pumps (1 still to be made): 6 pollution a round", "7.1"),
        ("card:engineer", "neither raw materials nor the pumps of your borough pollute this round",
         "7.2"),
        ("citizen:2-b1", "A pair: makes a pump in phase 4, and no stone", "5.2.6"),
        ("citizen:2-b2", "makes 1 stone in phase 4", "5.2.1"),
        ("citizen:2-c4", "Inside the arcology; may stay or leave in phase 3, pollutes by 1 a round",
         "5.1.1"),
        ("citizen:2-d4", "Inside the arcology; must move on in phase 3, pollutes by 1 a round",
         "5.1.2"),
    ],
)  # fmt: skip
def test_who_has_an_arcology_is_told_about_it(name: str, line: str, rule: str) -> None:
    check_card(race().sit(1), name, line, rule)


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("cell:c3", "Nearest site (c3): c3 matches the pattern"),
        ("cell:d4", "Nearest site (c3): d4 must stay empty"),
        ("cell:e4", "Nearest site (c3): e4 asks for a Founders statue, or costs 1 metal"),
        ("cell:b4", "Nearest site (c3): c4 asks for a commercial 1, or costs 1 metal"),
    ],
)
def test_a_cell_says_what_the_nearest_site_asks_for_there(name: str, line: str) -> None:
    assert line in card(race(), name).lines


def test_of_a_site_that_is_far_off_no_cell_speaks() -> None:
    game = table(HALL)
    assert card(game, "cell:c3").lines == ["Reached by 1 cultural building and 0 residential tiles"]
    assert card(game, "tile:park-1").lines[0] == "Habitat asks for 2"
    assert card(game, "tile:arcology").lines[1].startswith("Site ")


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("cell:e5", "For level 4 it needs cultural buildings around it: 0 of 4", "9.1"),
        ("tile:museum", "Costs 2 wood and 1 stone", "6.7.2"),
        ("card:mayor", "you are host next round", "4.3.2"),
        ("phase:4", "Commerce pays, factories make raw materials, pairs make pumps.", "8.3.2"),
        ("sum:pollution", "2 pumps: 4 pollution a round", "10.1.1"),
        ("space:economy-2", "Gives $3 or 3 votes; costs $2 or 2 votes", "11.4.1"),
        ("slot:2-b3", "makes 1 stone in phase 4", "8.3.2"),
    ],
)
def test_what_small_city_has_too_rests_on_its_rules(name: str, line: str, rule: str) -> None:
    game = race() if name == "cell:e5" else table("", "factory-2 b2 b3", pumps=[0, 2]).sit(1)
    check_card(game, name, line, rule)
    assert card(game, name).book == BASE


def test_what_only_the_expansion_has_rests_on_its_own_rules() -> None:
    names = ["tile:arcology", "arcology:2", "slot:2-b6", "has:votes", "points:1", "quiet"]
    assert [card(race(), name).book for name in names] == [""] * len(names)


def test_of_a_rivals_sites_nothing_is_told() -> None:
    game = race().sit(1)
    assert card(game, "arcology:1").lines == ["not built yet"]


def test_whose_arcology_takes_off_is_told() -> None:
    game = table("arcology c3; factory-2 a1 b1", pumps=[6])
    assert "takes off" in card(game, "arcology:1").lines
    assert "A pair, but all 6 pumps are there: it makes nothing" in card(
        table("arcology c3; factory-2 a1 b1**", pumps=[6]), "citizen:1-b1"
    ).lines  # fmt: skip


@pytest.mark.parametrize(
    ("way", "line", "rule"),
    [
        ("leave", "Inside the arcology; must leave in phase 3, pollutes by 1 a round", "10.5"),
        ("stay", "Inside the arcology; may stay or leave in phase 3, pollutes by 1 a round",
         "5.1.1"),
    ],
)  # fmt: skip
def test_who_is_inside_goes_by_the_option(way: str, line: str, rule: str) -> None:
    check_card(race(inside=way).sit(1), "citizen:2-c4", line, rule)


def test_who_is_sealed_inside_stays_there() -> None:
    words = COMPLETE.replace("c3;", "c3*;")
    game = table(words, options={"inside": "sealed"}).play("arcology c3 0").commit()
    line = "Inside the arcology for good: no pollution, no danger"
    check_card(game, "citizen:1-c3", line, "10.5")


def test_the_engineer_keeps_pumps_clean() -> None:
    game = table("arcology c3", pumps=[3], cards=["engineer"])
    told = card(game, "has:pollution")
    assert told.lines == ["3 pumps: no pollution this round, by the Engineer"]


def test_without_pumps_pollution_is_that_of_small_city() -> None:
    told = card(race(), "has:pollution")
    assert (told.rule, told.book, told.lines) == ("10.2.1", BASE, [])


def test_a_way_for_a_remainder_to_lie_says_what_each_cell_brings() -> None:
    game = split_table()
    [name] = game.drawer.touches(game.known, 0, game.action(min(game.choices())))
    lines = ["Factory 2 remains: f4 wood, f5 stone"]
    assert card(game, name) == ("Factory 2 on f4 f5", lines, "4.4.4", "")


def test_alone_rounds_are_counted() -> None:
    game = table(HALL, seats=1)
    assert (card(game, "points:1").title, card(game, "points:1").rule) == ("Ada: 2 rounds", "9.6")
    assert "Rounds so far: 2" in card(game, "rank:galaxy").lines


def test_numbers_and_patterns_that_nobody_touches_are_marked_for_their_cards() -> None:
    pictures = panels(table(HALL, seats=1, quiet=2)).values()
    marked = {name for svg in pictures for name in abouts(fromstring(svg))}
    assert marked >= {
        "empty", "tile:park-1", "arcology:1", "pumps:1", "quiet", "rank:galaxy", "sum:raw",
        "raw:wood", "start",
    }  # fmt: skip


def test_quiet_rounds_tell_when_a_draw_is_offered() -> None:
    game = table(HALL, quiet=9, options={"quiet_rounds": "eight"})
    assert card(game, "quiet").title == "Quiet rounds: 9 (draw at 8, end at 16)"


def test_points_are_those_of_the_rules() -> None:
    game = race().sit(1)
    assert card(game, "points:2").title == f"Bob: {game.total()} pumps"


def test_it_is_told_in_french() -> None:
    told = card(race(), "arcology:2", "fr")
    assert told.title == "Habitat (Bob)"
    assert told.lines == [
        "bâtie en c3", "À l’intérieur : 1 Citoyen et 1 Touriste", "Pompes à hydrogène : 2 sur 6",
        "Duos aux emplacements à pierre : 1", "2 pompes : 4 de pollution par tour",
    ]  # fmt: skip
    assert card(race(), "cell:e4", "fr").lines[-1] == (
        "Site le plus proche (c3) : e4 demande une Statue des Fondateurs, ou coûte 1 métal"
    )


@pytest.mark.parametrize(
    "name",
    ["tile:statue-gold", "arcology:3", "arcology:", "pumps:0", "pattern:45", "pattern:²",
     "empty:1", "remain:", "remain:factory-9/a1", "rank:gold", "quiet:1",
     "accept:1", "citizen:2-zz", "slot:9-c4", "sum:gold"],
)  # fmt: skip
def test_what_is_not_there_is_not_explained(name: str) -> None:
    assert ask(race(), name) is None


def test_the_council_builds_a_statue_for_nothing_and_the_architect_does_not() -> None:
    """3.3 and 3.9."""
    line = "Costs nothing, thanks to the council (usually 1 stone)"
    game = table(HALL, phase=7, money=[9]).play("invest start construction money")
    assert line in card(game, "tile:statue-founders").lines
    plain = table(HALL, cards=["architect"])
    assert "Costs 1 stone" in card(plain, "tile:statue-founders").lines
