"""Chapters 3.6 and 3.8 of RULES.md: exchange and drawing; and option 6.4."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.catalogue import members
from faubourg.games.big_city import reasons
from faubourg.games.big_city.board import NOWHERE
from faubourg.games.big_city.state import DRAW
from games.big_city.table import Table, begun, city, decks_of, names_of
from games.big_city.test_setup import place_any

HAND = "layout L1\nhand 1: 11 12 21 31 41"
LIMITED = {"limited_draws": "on"}


def under(game: Table, deck: int) -> list[str]:
    """The cards put under a deck, top first."""
    return [names_of(1 << card)[0] for card in game.state.under[deck - 1]]


@rule("3.6.1", "B35")
def test_cards_go_below_all_others_in_the_order_of_choosing() -> None:
    game = city(f"{HAND}\nunder 1: 13 14").play("under 12", "under 11")
    assert under(game, 1) == ["13", "14", "12", "11"]
    assert (game.hand, game.step) == (["21", "31", "41"], "exchange")


@rule("3.6.1", "2.3")
def test_cards_put_under_a_deck_come_out_last_and_in_their_order() -> None:
    game = city("layout L1\nhand 1: 11 12 21 31\nout 14 15 16 17 18 19")
    game.play("under 12", "under 11", "under 21", "stop", "draw 1")
    assert set(game.chances()) == {"card 13"}
    game.play("card 13", "draw 1")
    assert set(game.chances()) == {"card 12"}
    game.play("card 12", "draw 3", "card 32").follow("pass", "under 13", "stop", "draw 1")
    assert set(game.chances()) == {"card 11"}


@rule("3.6.1", "3.1.2")
def test_at_least_one_card_and_then_stop() -> None:
    game = city(HAND)
    assert "stop" not in game.choices()
    game.play("under 11")
    assert game.choices() == {"under 12", "under 21", "under 31", "under 41", "stop"}
    game.play("under 12", "under 21", "under 31", "under 41")
    assert game.choices() == {"stop"}
    game.play("stop")
    assert (game.step, game.state.owed) == ("draw", 5)


@rule("3.6.2")
def test_you_can_only_put_back_a_card_of_your_hand() -> None:
    game = city(f"{HAND}\nhand 2: 13")
    assert game.why_not("under 13") == game.why_not("under 14") == reasons.NOT_HELD
    assert game.play("under 11").why_not("under 11") == reasons.NOT_HELD


@rule("3.6.3", "B24")
def test_as_many_cards_must_be_there_to_draw() -> None:
    """One card is left in deck 8; a card put back counts as part of its deck."""
    game = city("""
        layout L1
        hand 1: 81 11 12 13
        decks 8
        out 82 83 84 85 86 87 88
    """)
    assert game.legal("under") == {"81", "11", "12", "13"}
    game.play("under 11")  # one under deck 1, one in deck 8
    assert game.legal("under") == {"81", "12", "13"}
    game.play("under 12")  # now four could be drawn with 81 put back, three without
    assert game.legal("under") == {"81", "13"}
    game.play("under 13")
    assert game.legal("under") == {"81"}
    game.play("under 81")
    assert game.state.returned == (0, 0, 0, 7)


@rule("3.6.3", "3.8.4", "B24")
def test_a_third_card_of_the_only_deck_cannot_be_exchanged() -> None:
    game = city("layout L1\nhand 1: 11 12 13 14\ndecks 1")
    game.play("under 11", "under 12")
    assert game.why_not("under 13") == reasons.CANNOT_DRAW_AS_MANY
    assert game.choices() == {"stop"}
    game.play("stop", "draw 1").settle()
    assert len(game.hand) == 4


@rule("3.6.3")
def test_with_empty_decks_a_card_can_still_be_put_under_and_drawn_again() -> None:
    game = city("layout L1\nhand 1: 11 21\ndecks 0")
    game.play("under 11", "stop")
    assert game.legal("draw") == {"1"}
    game.play("draw 1")
    assert set(game.chances()) == {"card 11"}


@rule("3.6.4", "B19")
def test_parks_and_factories_can_be_exchanged_even_before_the_hall() -> None:
    game = city("layout L1\nhand 1: lincoln-park rockwell")
    game.play("under lincoln-park", "under rockwell")
    assert (under(game, 2), under(game, 8)) == (["lincoln-park"], ["rockwell"])


@rule("3.6.4")
def test_obsolete_cards_can_be_exchanged() -> None:
    game = city("layout L1\ncity-hall 16\nlincoln-park 15 18\nhand 1: 15 11")
    game.play("under 15", "stop", "draw 3", "card 31")
    assert (game.hand, under(game, 1)) == (["11", "31"], ["15"])


@rule("3.8.1", "2.4")
@pytest.mark.parametrize(
    ("actions", "owed"),
    [("build residence-1 11", 1), ("build residence-2 11 east", 2),
     ("build lincoln-park 25 east", 1), ("under 11, stop", 1),
     ("under 11, under 12, stop", 2), ("lay 11 north", 0), ("pass", 0),
     ("district 6 0, at -4 0", 0)],
)  # fmt: skip
def test_what_is_drawn_after_which_action(actions: str, owed: int) -> None:
    game = city("layout L1\ncity-hall 16\nhand 1: 11 12 13 lincoln-park 31")
    game.play(*actions.split(", "))
    assert game.state.owed == owed
    assert (game.step == "draw") == bool(owed)


@rule("3.8.1", "3.1.3")
@pytest.mark.parametrize(
    ("actions", "owed"),
    [("pass", 2), ("lay 12 north, stop", 2), ("build residence-1 11", 3),
     ("under 11, stop", 3), ("district 6 0, at -4 0", 2)],
)  # fmt: skip
def test_after_discards_the_hand_is_filled_whatever_the_action(actions: str, owed: int) -> None:
    game = city("""
        layout L1
        city-hall 16
        lincoln-park 15 18
        tram H,0,0
        hand 1: 15 18 11 12 31
    """)
    game.play("discard 15", "discard 18", *actions.split(", "))
    assert game.state.owed == owed
    game.settle()
    assert len(game.hand) == 5


@rule("3.8.1", "3.8.6", "B23")
def test_what_was_missing_is_made_up_the_next_time_the_hand_is_filled() -> None:
    """A hand of three where five are full: a builder gets back to five, an exchange does not."""
    text = "layout L1\nhand 1: 11 12 13\nfull 5 5"
    assert city(text).play("build residence-1 11").state.owed == 3
    assert city(text).play("under 11", "stop").state.owed == 1
    assert city(text).play("pass").state.owed == 0


@rule("3.8.1", "B22", "B23")
def test_who_discards_and_exchanges_makes_up_what_was_missing() -> None:
    game = city("""
        layout L1
        city-hall 16
        lincoln-park 15 18
        hand 1: 15 11
        full 5 5
    """)
    assert game.play("discard 15", "under 11", "stop").state.owed == 5


@rule("3.8.2", "B29")
def test_cards_are_drawn_one_by_one_with_a_look_at_each() -> None:
    game = city(HAND).play("under 11", "under 12", "stop", "draw 5")
    assert (game.step, game.state.chosen) == ("card", 4)
    assert set(game.chances()) == {f"card 5{n}" for n in range(1, 10)}
    game.play("card 57")
    assert "57" in game.hand
    assert (game.step, game.state.owed) == ("draw", 1)
    assert game.legal("draw") == set("12345678")


@rule("3.8.2")
def test_nobody_draws_at_another_moment() -> None:
    game = city(HAND)
    assert game.why_not("draw 1") == reasons.WRONG_STEP[DRAW]
    assert game.play("under 11").why_not("draw 1") == reasons.WRONG_STEP[DRAW]


@rule("3.8.3")
def test_decks_of_districts_not_in_the_city_are_open() -> None:
    game = city("hand 1: 11 12").play("under 11", "stop")
    assert game.legal("draw") == set("12345678")


@rule("3.8.4")
def test_ex11_two_cards_per_deck_and_turn() -> None:
    """To get four cards of deck 5 takes two turns."""
    game = city(HAND).play("under 11", "under 12", "under 21", "under 31", "stop")
    game.play("draw 5", "card 51", "draw 5", "card 52")
    assert game.why_not("draw 5") == reasons.DRAWN_TWICE
    assert game.legal("draw") == set("1234678")
    game.play("draw 6", "card 61", "draw 6", "card 62").follow("pass")
    game.play("under 61", "under 62", "stop", "draw 5", "card 53", "draw 5", "card 54")
    assert game.hand == ["41", "51", "52", "53", "54"]


@rule("3.8.4", "B22")
def test_the_limit_holds_for_the_turn_whatever_is_drawn_for() -> None:
    game = city("""
        layout L1
        city-hall 16
        lincoln-park 15 18
        hand 1: 15 18 11 12
    """)
    game.play("discard 15", "discard 18", "under 11", "stop")
    game.play("draw 5", "card 51", "draw 5", "card 52")
    assert game.state.owed == 1
    assert game.why_not("draw 5") == reasons.DRAWN_TWICE


@rule("3.8.5")
def test_an_empty_deck_gives_nothing() -> None:
    game = city(f"{HAND}\ndecks 1 2 3").play("under 11", "stop")
    assert game.legal("draw") == set("123")
    assert game.why_not("draw 8") == reasons.DECK_EMPTY


@rule("3.8.6")
def test_drawing_is_compulsory() -> None:
    game = city(HAND).play("build residence-2 11 east")
    assert game.kinds() == {"draw"}


@rule("3.8.6")
def test_ed20_with_empty_decks_the_hand_shrinks() -> None:
    game = city("layout L1\nhand 1: 11 12 13\ndecks 0").play("build residence-1 11")
    assert (game.hand, game.actors) == (["12", "13"], (1,))


@rule("3.8.6", "3.8.4")
def test_the_limit_may_leave_a_hand_smaller_too() -> None:
    """Three cards are owed, but deck 8 gives two of its cards a turn."""
    game = city("layout L1\nhand 1: 11 12 13 14\ndecks 8").play("build residence-3 11 east")
    game.play("draw 8", "card 81", "draw 8", "card 82")
    assert (game.hand, game.actors) == (["14", "81", "82"], (1,))
    game.follow("pass")
    game.play("build residence-1 14")
    assert game.state.owed == 2


@rule("6.4.1")
def test_v4_limited_draws_come_from_districts_in_the_city() -> None:
    game = city(HAND, options=LIMITED).play("under 11", "stop")
    assert game.legal("draw") == set("12345")
    assert game.why_not("draw 6") == reasons.DECK_NOT_IN_CITY
    built = city(HAND, options=LIMITED).play("build residence-1 11")
    assert built.legal("draw") == set("12345")
    discarded = city(
        "layout L1\ncity-hall 16\nlincoln-park 15 18\nhand 1: 15", options=LIMITED
    ).play("discard 15", "pass")
    assert discarded.legal("draw") == set("12345")


@rule("6.4.1", "3.6.3")
def test_limited_draws_limit_the_exchange() -> None:
    """Of the open decks only deck 1 has cards, two of which can be drawn; deck 6 does not count."""
    text = "layout L1\nhand 1: 11 12 61 62\ndecks 1 6"
    game = city(text, options=LIMITED).play("under 61", "under 62")
    assert game.why_not("under 11") == reasons.CANNOT_DRAW_AS_MANY
    free = city(text).play("under 61", "under 62")
    assert free.why_not("under 11") is None


@rule("6.4.1", "3.6.3")
def test_a_card_put_under_a_closed_deck_cannot_be_drawn_again() -> None:
    game = city("layout L1\nhand 1: 61 11\ndecks 0", options=LIMITED)
    assert game.why_not("under 61") == reasons.CANNOT_DRAW_AS_MANY
    assert game.why_not("under 11") is None


@rule("6.4.1", "3.8.6", "B23")
def test_v4_limited_draws_leave_a_hand_smaller_until_a_district_comes() -> None:
    game = city("layout L1\nhand 1: 11 12\nhand 2: 15\ndecks 6", options=LIMITED)
    game.play("build residence-1 11")
    assert game.hand == ["12"]
    game.follow("build city-hall 15")
    game.play("district 6 0", "at -4 0").follow("pass")
    game.play("build residence-1 12")
    assert game.state.owed == 2


@rule("6.4.1", "2.4")
def test_v4_the_first_hand_is_dealt_as_usual() -> None:
    """With three players district 5 is not in the city, and everybody gets a card of deck 5."""
    game = begun(3, LIMITED)
    assert [decks_of(members(hand)) for hand in game.known.hands] == [[1, 2, 3, 4, 5]] * 3
    while game.step == "pool":
        place_any(game)
    assert [place != NOWHERE for place in game.state.placed] == [True] * 4 + [False] * 4
    assert game.play(f"under {game.hand[0]}", "stop").legal("draw") == set("1234")
