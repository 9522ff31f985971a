"""What each drawn thing is said to be: its value, what it needs, and the rule about it."""

from __future__ import annotations

import pytest
from words import plain

from faubourg.core.presentation import Look
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts
from faubourg.games.big_city.narrate import Narrator
from games.big_city.table import city

TOWN = """
    layout L1
    city-hall 16
    residence-2 11 12 by 2
    lincoln-park 35 36
    hand 1: 13 21
"""


def told(name: str, language: str = "en") -> tuple[str, list[str], str]:
    game = city(TOWN)
    found = Narrator(game.rules).explain(game.rules.known(game.state, 0), Look(viewer=0), name)
    assert found is not None
    texts, names = Texts(language), ["Ada", "Bob"]
    messages = (found.title, *found.lines)
    said = [plain(texts.say(m.key, with_names(m.values, names))) for m in messages]
    return said[0], said[1:], found.rule


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("plot:13", "Its card is in your hand.", "4.4"),
        ("plot:14", "One needs its card, which you do not have.", "4.4"),
        ("plot:71", "Its district is not in the city yet.", "4.4"),
        ("plot:35", "Lincoln Park: residences and offices beside it are worth 1 more", "4.2"),
        ("piece:office-2", "Base value 6, two times beside the tram or the city hall, "
         "three times beside both.", "4.7"),
        ("piece:residence-3", "It takes 3 plots side by side and their cards.", "4.1"),
        ("piece:residence-2", "Left in the supply: 5", "4.1"),
        ("piece:church", "Base value 15.", "3.2.11"),
        ("card:13", "Its card is in your hand.", "3.2.5"),
        ("street:13:north", "No tram here.", "3.4.4"),
        ("trams", "They double the value of what is built beside them from then on.", "3.4.2"),
        ("district:7", "9 plots; it is not in the city yet.", "3.5.2"),
    ],
)  # fmt: skip
def test_a_thing_says_what_it_needs_and_gives_now(name: str, line: str, rule: str) -> None:
    _, lines, number = told(name)
    assert line in lines
    assert number == rule


def test_a_free_plot_says_what_a_small_building_would_bring() -> None:
    assert told("plot:13")[1][0].startswith(
        "In the periphery. Worth here now: a single residence 3"
    )


def test_a_building_says_whose_it_is_and_what_it_has_brought() -> None:
    title, lines, rule = told("plot:11")
    assert (title, rule) == ("Plot 11", "4.13")
    assert lines[0].startswith("Double residence, built by Bob:")


def test_the_same_in_french() -> None:
    assert told("deck:2", "fr")[0].startswith("Paquet 2 :")
