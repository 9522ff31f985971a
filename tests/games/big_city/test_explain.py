"""What each drawn thing is said to be: its value, what it needs, and the rule about it."""

from __future__ import annotations

import pytest
from explained import card, check_card

from games.big_city.table import city

TOWN = """
    layout L1
    city-hall 16
    residence-2 11 12 by 2
    lincoln-park 35 36
    hand 1: 13 21
"""


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
        ("piece:city-hall", "Once it stands, special buildings, trams, districts, parks and "
         "factories are open to all.", "3.2.10"),
        ("piece:church", "Always worth 15.", "3.2.11"),
        ("card:13", "Its card is in your hand.", "3.2.5"),
        ("street:13:north", "No tram here.", "3.4.4"),
        ("trams", "They double the value of what is built beside them from then on.", "3.4.2"),
        ("district:7", "9 plots; it is not in the city yet.", "3.5.2"),
    ],
)  # fmt: skip
def test_a_thing_says_what_it_needs_and_gives_now(name: str, line: str, rule: str) -> None:
    check_card(city(TOWN), name, line, rule)


def test_a_free_plot_says_what_a_small_building_would_bring() -> None:
    assert (
        card(city(TOWN), "plot:13")
        .lines[0]
        .startswith("In the periphery. Worth here now: a single residence 3")
    )


def test_a_building_says_whose_it_is_and_what_it_has_brought() -> None:
    told = card(city(TOWN), "plot:11")
    assert (told.title, told.rule) == ("Plot 11", "4.13")
    assert told.lines[0].startswith("Double residence, built by Bob:")


def test_the_same_in_french() -> None:
    assert card(city(TOWN), "deck:2", "fr").title.startswith("Paquet 2 :")
