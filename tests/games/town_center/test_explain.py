"""What each drawn thing is said to be: its cost, what it gives now, and the rule about it."""

from __future__ import annotations

import pytest
from explained import card, check_card

from games.town_center.table import city

TOWN = "H@b2 R@c2 U@c3 S@d2 O@c1 LL@d4 L@b4"


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("cell:c2", "Ground floor: residence of 1 cube, worth 1 point. "
         "It touches 2 offices and grows with 2.", "3.7.2"),
        ("cell:d2", "Ground floor: shop of 1 cube, no power: $0, with power $1. "
         "It touches 1 residence and grows with 2.", "3.4.1"),
        ("cell:c3", "Ground floor: utility; it powers 1 unit", "1.7"),
        ("cell:b2", "Ground floor: hall, $1 a round; 1 residence touches it and may grow", "3.4.3"),
        ("cell:d4", "Floor 1: lift of 2 cubes, no power: it does not count yet", "1.8"),
        ("cell:b4", "Ground floor: car park of 1 cube, $0 a round", "3.4.2"),
        ("cell:b3", "Empty. One may build up to 1 floor here now.", "3.2.3"),
        ("cell:a2", "A single cube fits here, and it costs 1 point at the end.", "3.7.3"),
        ("cube:office", "Costs $5 to build; there is $7 at hand.", "3.2.6"),
        ("cube:utility", "To buy it in the administration phase: $10 now, the 2nd of the city.",
         "1.7"),
        ("limit", "In the Center a stack may have 1 cube; a powered lift of 2 allows 2, up to 5.",
         "1.8"),
        ("points:1", "Powered residences: 1 point", "3.7.4"),
        ("summary:1", "Income: $1 a round (shops $0, car parks $0, hall $1)", "3.4.1"),
    ],
)  # fmt: skip
def test_a_thing_says_what_it_costs_and_gives_now(name: str, line: str, rule: str) -> None:
    check_card(city(TOWN, money=7), name, line, rule)


def test_every_cube_of_a_column_is_told_from_the_top() -> None:
    told = card(city("HR@c3 LL@c2 U@b2"), "cell:c3")
    assert told.title == "c3, Center"
    assert [line.split(":")[0] for line in told.lines] == ["Floor 1", "Ground floor"]


def test_the_same_in_french() -> None:
    told = card(city(TOWN, money=7), "cube:office", "fr")
    assert told.title == "Bureau"
    assert "Coûte 5 $ à la construction ; la caisse contient 7 $." in told.lines


def test_points_are_those_of_the_rules() -> None:
    game = city(TOWN, money=7)
    assert card(game, "points:1").title.startswith(f"Ada: {game.rules.total(game.state, 0)} point")
