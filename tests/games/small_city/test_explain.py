"""What each drawn thing is said to be: its price, what it needs and gives now, and its rule."""

from __future__ import annotations

import pytest
from explained import ask, card, check_card

from games.small_city.table import Table, table


def town() -> Table:
    """A borough with a little of everything."""
    return table(
        "town-hall c3 d3 c4 d4; school f5; residential-2 e4 e5*; factory-1 a1*2; warehouse b1",
        money=[9], stock=["hall wood; b1 stone"],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("name", "line", "rule"),
    [
        ("cell:e4", "1 citizen in it: 1 vote a round", "9.1"),
        ("cell:e5", "For level 3 it needs cultural buildings around it: 2 of 3", "9.1"),
        ("cell:b1", "In store: 1 stone; 1 free place", "1.2.5"),
        ("cell:c3", "In store: 1 wood; 3 free places", "6.1.3"),
        ("cell:f4", "No industry here: homes are too near.", "1.3.2"),
        ("cell:a2", "No homes here: industry is too near.", "1.3.2"),
        ("cell:h8", "Outside the zone: nobody builds here before it is extended.", "1.1.3"),
        ("tile:residential-3", "Needs 3 cultural buildings around it", "9.1"),
        ("tile:commercial-1", "Needs 1 residential tile around it", "6.2.2"),
        ("tile:museum", "Costs 2 wood and 1 stone", "6.7.2"),
        ("tile:museum", "Left: 1", "6.7.2"),
        ("tile:school", "Left: 0", "6.7.2"),
        ("tile:factory-3", "Needs the refinery and the port beside it", "6.3.2"),
        ("citizen:1-a1", "makes 1 wood in phase 4, and $1 for the owner of that borough", "7.1.2"),
        ("promise:3", "Asks for a school and a library (+6, else −3)", "15.2"),
        ("special:9", "Asks for no citizen in the town hall (0, else −5)", "16.1.3"),
        ("space:economy-2", "Gives $3 or 3 votes; costs $2 or 2 votes", "11.4.1"),
        ("raw:wood", "In the supply: 15; in one’s own stores: 1", "1.4.7"),
        ("points:1", "Pollution: 0", "15.4"),
    ],
)
def test_a_thing_says_what_it_needs_and_gives_now(name: str, line: str, rule: str) -> None:
    check_card(town(), name, line, rule)


HALL = "town-hall c3 d3 c4 d4"


@pytest.mark.parametrize(
    ("held", "tile", "english", "french"),
    [
        ("mediator", "park-2", "Costs $1 with the Mediator (usually $2)",
         "Coûte 1 $ avec le Médiateur (2 $ d’habitude)"),
        ("mediator", "park-1", "Costs $1", "Coûte 1 $"),
        ("mediator", "school", "Costs 1 wood", "Coûte 1 bois"),
        ("architect", "school", "Costs nothing with the Architect (usually 1 wood)",
         "Ne coûte rien avec l’Architecte (1 bois d’habitude)"),
        ("architect", "library", "Costs 1 wood with the Architect (usually 2 wood)",
         "Coûte 1 bois avec l’Architecte (2 bois d’habitude)"),
        ("architect", "museum", "Costs 2 wood and 1 stone; the Architect spares one of these",
         "Coûte 2 bois et 1 pierre ; l’Architecte en épargne une unité au choix"),
        ("architect", "park-2", "Costs $2", "Coûte 2 $"),
    ],
)  # fmt: skip
def test_the_price_of_a_tile_is_what_this_player_would_pay_and_why(
    held: str, tile: str, english: str, french: str
) -> None:
    game = table(HALL, cards=[held])
    check_price(game, tile, english, french)


def check_price(game: Table, tile: str, english: str, french: str) -> None:
    told = {"en": english, "fr": french}
    for language, line in told.items():
        assert line in card(game, f"tile:{tile}", language).lines


def test_what_the_council_builds_costs_nothing_for_who_is_asked_alone() -> None:
    game = table(HALL, phase=7, money=[9], discs=["construction-1"])
    game.play("invest construction next money")
    check_price(game, "park-2", "Costs nothing, thanks to the council (usually $2)",
                "Ne coûte rien grâce au Conseil (2 $ d’habitude)")  # fmt: skip
    check_price(game.sit(1), "park-2", "Costs $2", "Coûte 2 $")


def test_it_is_told_in_french() -> None:
    told = card(town(), "citizen:1-a1", "fr")
    assert told.title == "Citoyen (Bob), Touriste ici"
    assert told.lines == ["produit 1 bois en phase 4, et 1 $ à qui le reçoit"]


def test_what_a_player_has_of_an_own_set_is_left() -> None:
    game = table("town-hall c3 d3 c4 d4; metro a1 b1 c1 d1", options={"victory": "cultural"})
    assert [card(game, f"tile:{kind}").lines[-1] for kind in ("metro", "clinic")] == [
        "Left: 0",
        "Left: 1",
    ]


@pytest.mark.parametrize(
    ("number", "rule"),
    [(1, "4.2.2"), (2, "5.1.2"), (3, "7.1.1"), (4, "8.3.2"), (5, "9.1"), (6, "10.1.1"),
     (7, "11.1.1"), (8, "12.1")],
)  # fmt: skip
def test_a_phase_rests_on_a_paragraph_of_its_chapter(number: int, rule: str) -> None:
    assert card(town(), f"phase:{number}").rule == rule


@pytest.mark.parametrize(
    ("what", "title", "rule"),
    [
        ("money", "Money: tourists here, and own citizens in shops", "8.1.1"),
        ("raw", "Raw materials made by own citizens", "8.3.2"),
        ("votes", "Votes of the homes, and of the university", "9.1"),
        ("pollution",
         "Pollution of the next phase 6: citizens here and raw materials made, less park cells",
         "10.1.1"),
    ],
)  # fmt: skip
def test_a_sum_beside_the_board_says_of_what_it_is(what: str, title: str, rule: str) -> None:
    told = card(town(), f"sum:{what}")
    assert (told.title, told.rule) == (title, rule)


@pytest.mark.parametrize(
    "name",
    ["tile:gold", "slot:9-a1", "slot:1-", "card:", "turn:²", "space:industry-5", "unit:wood-"],
)
def test_what_is_not_there_is_not_explained(name: str) -> None:
    assert ask(town(), name) is None
