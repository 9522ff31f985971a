"""Chapters 3.1 and 3.7 of RULES.md: the course of a turn, obsolete cards, passing."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import NOT_YOUR_TURN
from faubourg.games.big_city.reasons import DISCARD_NOT_HELD, NOT_OBSOLETE, WRONG_STEP
from faubourg.games.big_city.state import ANSWER, DRAW, EXCHANGE, FORWARD, ORIGIN, TURN
from games.big_city.table import Table, city

# A park lies on 15 and 18; the first player holds both of its cards, two others and a park.
PARK = """
    layout L1
    city-hall 16
    lincoln-park 15 18
    tram H,0,0
    hand 1: 15 18 11 31 central-park
    hand 2: 12 32
"""


@rule("3.1.1")
def test_turns_pass_clockwise() -> None:
    game = city("hand 1: 11\nhand 2: 12\nhand 3: 13", seats=3, turn=2)
    order = [game.actors]
    game.sit(2).play("under 13", "stop").settle()
    order.append(game.actors)
    game.sit(0).play("pass")
    order.append(game.actors)
    assert order == [(2,), (0,), (1,)]


@rule("3.1.1", "3.7.1")
def test_every_action_can_be_chosen_once_the_hall_stands() -> None:
    game = city(PARK)
    assert game.kinds() == {"build", "lay", "district", "under", "pass", "discard"}


@rule("3.1.1")
@pytest.mark.parametrize(
    "actions",
    [["build residence-1 11"], ["build central-park 25 east"], ["lay 12 north", "stop"],
     ["district 7 0", "at -3 0"], ["under 11", "stop"], ["pass"]],
    ids=lambda actions: actions[0].split()[0],
)  # fmt: skip
def test_exactly_one_action_and_then_the_next_player(actions: list[str]) -> None:
    game = city(PARK)
    game.play(*actions)
    assert "pass" not in game.choices()
    game.settle()
    assert (game.step, game.actors) == ("turn", (1,))
    assert game.why_not("pass") == NOT_YOUR_TURN


@rule("3.1.2")
@pytest.mark.parametrize(
    ("begin", "refused", "step"),
    [
        ("district 7 0", "pass", TURN),
        ("district 7 0", "stop", EXCHANGE),
        ("lay 12 north", "build residence-1 11", TURN),
        ("lay 12 north", "under 11", TURN),
        ("lay 12 north", "discard 15", TURN),
        ("under 11", "pass", TURN),
        ("under 11", "discard 15", TURN),
        ("under 11", "lay 12 north", TURN),
        ("build residence-1 11", "pass", TURN),
        ("build residence-1 11", "under 31", TURN),
        ("build residence-1 11", "district 7 0", TURN),
        ("discard 15", "draw 1", DRAW),
        ("discard 15", "stop", EXCHANGE),
        ("discard 15", "at 0 0", ORIGIN),
        ("discard 15", "wish 3", FORWARD),
        ("discard 15", "ask", FORWARD),
        ("discard 15", "offer 11", ANSWER),
        ("discard 15", "confirm", ANSWER),
    ],
)
def test_an_action_once_begun_is_finished_before_anything_else(
    begin: str, refused: str, step: int
) -> None:
    game = city(PARK).play(begin)
    assert game.why_not(refused) == WRONG_STEP[step]


@rule("3.1.2")
@pytest.mark.parametrize(
    "actions", [["pass"], ["lay 12 north", "lay 13 north"], ["district 7 0", "at -3 0"]]
)
def test_a_turn_is_not_confirmed(actions: list[str]) -> None:
    game = city(PARK)
    game.play(*actions)
    assert game.actors == (1,)


@rule("3.1.3", "3.1.5")
def test_ed18_an_obsolete_card_is_discarded_and_replaced_at_the_end_of_the_turn() -> None:
    """The second player covers 15 and 18; the first one holds 15."""
    game = city("""
        layout L1
        city-hall 16
        hand 1: 15 11
        hand 2: lincoln-park
    """, turn=1)  # fmt: skip
    game.play("build lincoln-park 15 south").settle()
    mine = game.sit(0)
    assert mine.legal("discard") == {"15"}
    mine.play("discard 15")
    assert (mine.hand, mine.step) == (["11"], "turn")
    assert "15" in mine.out
    mine.play("lay 11 north")
    assert (mine.step, mine.state.owed) == ("draw", 1)
    mine.play("draw 3", "card 31")
    assert (mine.hand, mine.actors) == (["11", "31"], (1,))


@rule("3.1.3")
def test_as_many_obsolete_cards_as_you_like_one_after_the_other() -> None:
    game = city(PARK).play("discard 18")
    assert game.legal("discard") == {"15"}
    game.play("discard 15")
    assert game.hand == ["11", "31", "central-park"]
    assert "build" in game.kinds() and "discard" not in game.kinds()
    game.play("pass")
    assert game.state.owed == 2


@rule("3.1.3")
def test_nothing_has_to_be_discarded() -> None:
    game = city(PARK).play("pass")
    assert (game.actors, game.hand[:2]) == ((1,), ["11", "15"])


@rule("3.1.3")
def test_a_card_that_your_own_action_makes_obsolete_waits_for_your_next_turn() -> None:
    game = city("""
        layout L1
        city-hall 16
        hand 1: 15 lincoln-park
    """)
    assert game.legal("discard") == set()
    game.play("build lincoln-park 15 south")
    assert game.why_not("discard 15") == WRONG_STEP[TURN]
    game.settle().follow("pass")
    assert game.legal("discard") == {"15"}


@rule("3.1.4")
@pytest.mark.parametrize(
    ("card", "reason"),
    [("15", None), ("11", NOT_OBSOLETE), ("central-park", NOT_OBSOLETE), ("12", DISCARD_NOT_HELD),
     ("16", DISCARD_NOT_HELD), ("lincoln-park", DISCARD_NOT_HELD)],
)  # fmt: skip
def test_only_an_obsolete_card_of_your_own_hand_can_be_discarded(card: str, reason: object) -> None:
    assert city(PARK).why_not(f"discard {card}") == reason


@rule("3.1.5")
def test_played_and_discarded_cards_are_out_of_the_game() -> None:
    game = city(PARK).play("discard 15", "build residence-1 11")
    assert {"15", "11", "16", "lincoln-park"} == set(game.out)
    left = game.decks[0]
    assert left == 9 - len(["15", "11", "16", "18", "12"])
    game.play("draw 1")
    assert set(game.chances()) == {"card 13", "card 14", "card 17", "card 19"}


@rule("3.7.1")
@pytest.mark.parametrize("hall", ["", "city-hall 15"])
@pytest.mark.parametrize("hand", ["", "hand 1: 11 21"])
def test_you_may_always_pass_and_nothing_happens(hall: str, hand: str) -> None:
    game: Table = city(f"{hall}\n{hand}")
    before = game.copy().state
    game.play("pass")
    assert game.actors == (1,)
    assert (game.state.hands, game.state.standing) == (before.hands, before.standing)
    assert game.state.passes == 1
