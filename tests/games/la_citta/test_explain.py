"""What each drawn thing is said to be: its cost, what it gives now, and the rule about it."""

from __future__ import annotations

import pytest
from explained import card, check_card

from games.la_citta.table import Table, table


def country() -> Table:
    """Ada has a palace in sight of Bob’s school."""
    red = ["4-19:5 statue@3-18 palace@2-17", "8-9:4 farmhouse@8-11"]
    return table(red=red, blue=["4-13:3 school@3-14", "8-23:3"], gold=[4, 0],
                 display="palace master-builder")  # fmt: skip


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("hex:4-19", "Citizens: 5 of at most 5; 3 on the castle", "1.2.2"),
        ("hex:4-19", "Culture 3: as the Voice it draws 1 and loses 0", "1.2.2"),
        ("hex:4-19", "Education 0: as the Voice it draws 0 and loses 1", "1.2.2"),
        ("hex:8-9", "Yields 10 food a year", "1.2.2"),
        ("hex:8-11", "On this hex: 5 food a year", "4.2.1"),
        ("hex:2-17", "Gives: 2 culture", "4.3.1"),
        ("hex:12-7", "There is room for a new city, Nicosia", "3.4.9"),
        ("hex:8-13", "A castle or farmhouse yields 2 food here, a quarry 0 gold; it lies by a lake",
         "4.1.3"),
        ("hex:0-9", "No city touches it, so there is no building here yet", "3.4.9"),
        ("hex:16-11", "With 2 players this part of the country is not used.", "1.1.9"),
        ("space:B3", "Each castle and farmhouse beside it yields 3 food from it.", "4.2.1"),
        ("build:school", "Tiles left: 14; the university is on their other side", "4.2.3"),
        ("build:cathedral", "Large: 3 gold with its card, 4 with the Master Builder", "4.4.1"),
        ("card:palace", "Effect: build it for 1 gold", "5.2.1"),
        ("card:palace", "Ada has 4 gold.", "5.2.1"),
        ("found", "2 castles left in hand; one city a year", "3.4.9"),
        ("summary:2", "Food for 7, citizens to feed: 6", "3.7.1"),
        ("points:1", "Citizens: 9, one point each", "7.2.2"),
    ],
)  # fmt: skip
def test_a_thing_says_what_it_costs_and_gives_now(name: str, line: str, rule: str) -> None:
    check_card(country(), name, line, rule)


def test_the_same_in_french() -> None:
    told = card(country(), "build:farmhouse", "fr")
    assert told.title == "Maison de ferme"
    assert "Petit : gratuit avec une carte Joueur, 1 or avec le Maître d’œuvre" in told.lines


def test_points_are_those_of_the_rules() -> None:
    game = country()
    assert card(game, "points:1").title == f"Ada: {game.rules.total(game.state, 0)} points"


def test_a_hidden_voice_card_tells_its_service_only_to_who_has_looked() -> None:
    game = country()
    game.state.hidden[0], game.state.looked[1] = 1, 1
    lines = card(game, "voice:1").lines
    assert lines[0].startswith("Nobody knows it") and lines[1] == "Bob has looked at it."
    game.state.looked[0] = 1
    assert card(game, "voice:1").lines[0] == "Education, as you have seen"
