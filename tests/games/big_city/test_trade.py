"""Chapter 6.1 of RULES.md: trade."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import NOT_YOUR_TURN, Seat
from faubourg.games.big_city import reasons
from faubourg.games.big_city.components import CARD_NAMES, CARDS, DECK_OF
from faubourg.games.big_city.state import ACCEPT, ANSWER, EXCHANGE, TURN
from games.big_city.table import Table, card_of, city, decks_of

TRADE = {"trade": "on"}
HANDS = """
    layout L1
    hand 1: 21 51 11
    hand 2: 31 32 61
    hand 3: 71 41
"""


def market(text: str = HANDS, seats: int = 3) -> Table:
    return city(text, seats=seats, options=TRADE)


def asked(forward: str = "21 51", text: str = HANDS, seats: int = 3) -> Table:
    """The first player has put cards forward and asks."""
    return market(text, seats).play(*(f"forward {card}" for card in forward.split()), "ask")


def answered(offers: dict[int, str], forward: str = "21 51", text: str = HANDS) -> Table:
    """The others have answered: offers by seat."""
    game = asked(forward, text)
    for seat in game.actors:
        cards = offers.get(seat, "").split()
        game.sit(seat).play(*(f"offer {card}" for card in cards), "confirm")
    return game


@rule("6.1.1")
def test_trade_is_one_more_action() -> None:
    assert "forward" in market().kinds()
    assert market().legal("forward") == {"21", "51", "11"}


def offered(game: Table) -> list[list[int]]:
    """The decks of all offers, as the seat knows them."""
    return [decks_of(offer) for offer in game.known.trade.offers]


def moving(game: Table) -> list[tuple[int, Seat, Seat]]:
    return [(DECK_OF[card] + 1, giver, taker) for card, giver, taker in game.known.trade.moving]


@rule("6.1.1", "6.1.7", "6.1.10", "3.8.1")
def test_v1_two_offers_of_one_card_each_are_both_accepted() -> None:
    """Decks 2 and 5 are offered; the others give a card of deck 3 and one of deck 7."""
    game = answered({1: "31", 2: "71"})
    before = game.decks
    assert offered(game) == [[], [3], [7]]
    game.play("accept 2 first", "card 21", "card 31")
    assert (game.step, game.actors) == ("accept", (0,))
    game.play("accept 3 first", "card 51", "card 71")
    assert [game.sit(seat).hand for seat in range(3)] == [
        ["11", "31", "71"], ["21", "32", "61"], ["41", "51"],
    ]  # fmt: skip
    assert (game.step, game.actors) == ("turn", (1,))  # no card was drawn
    assert game.decks == before


@rule("6.1.1", "6.1.5")
def test_the_others_do_not_trade_among_themselves() -> None:
    game = asked()
    assert game.sit(1).kinds() == {"offer", "confirm"}
    assert game.sit(1).why_not("accept 3 first") == reasons.WRONG_STEP[ACCEPT]
    assert game.sit(1).why_not("forward 31") == reasons.WRONG_STEP[TURN]


@rule("6.1.2")
def test_one_or_two_cards_are_put_forward() -> None:
    game = market().play("forward 51")
    assert game.step == "forward"
    assert game.why_not("forward 51") == reasons.ALREADY_FORWARD
    assert game.why_not("forward 31") == reasons.FORWARD_NOT_HELD
    game.play("forward 21")
    assert game.why_not("forward 11") == reasons.TWO_FORWARD
    assert decks_of(game.known.trade.forward) == [5, 2]


@rule("6.1.2")
@pytest.mark.parametrize("card", ["lincoln-park", "rockwell", "15"])
def test_parks_factories_and_obsolete_cards_can_be_traded(card: str) -> None:
    text = "layout L1\ncity-hall 16\ncentral-park 15 18 32\nhand 1: 15 lincoln-park rockwell\n"
    game = market(f"{text}hand 2: 11\nhand 3: 12")
    assert game.why_not(f"forward {card}") is None


@rule("6.1.2", "1.15")
def test_everybody_sees_the_decks_and_nobody_else_the_cards() -> None:
    game = market().play("forward 51", "forward 21")
    for seat, mine in ((0, ["51", "21"]), (1, [])):
        forward = game.sit(seat).known.trade.forward
        assert decks_of(forward) == [5, 2]
        assert [CARD_NAMES[card] for card in forward if card < CARDS] == mine
    watching = game.rules.known(game.state, None).trade.forward
    assert decks_of(watching) == [5, 2] and min(watching) >= CARDS


@rule("6.1.3")
def test_wishes_are_named_each_once_and_shown() -> None:
    game = market().play("forward 21", "wish 8", "wish 3")
    assert game.why_not("wish 3") == reasons.WISHED
    assert game.legal("wish") == {"1", "2", "4", "5", "6", "7"}
    assert game.sit(2).known.trade.wishes == 0b10000100
    game.play("ask")
    assert game.step == "answer"


@rule("6.1.3")
def test_a_wish_binds_nobody() -> None:
    game = market().play("forward 21", "wish 8", "ask")
    assert game.sit(1).legal("offer") == {"31", "32", "61"}


@rule("6.1.3")
def test_one_need_not_wish_but_must_ask() -> None:
    game = market().play("forward 21")
    assert game.kinds() == {"forward", "wish", "ask"}
    assert game.why_not("pass") == reasons.WRONG_STEP[TURN]
    assert game.why_not("stop") == reasons.WRONG_STEP[EXCHANGE]


@rule("6.1.4")
def test_nobody_trades_alone() -> None:
    game = market("layout L1\nhand 1: 21", seats=2)
    assert game.why_not("forward 21") == reasons.NOBODY_TO_TRADE
    assert "forward" not in game.kinds()
    assert (
        market("layout L1\nhand 2: 21", seats=2).why_not("forward 21") == reasons.FORWARD_NOT_HELD
    )
    one = market("layout L1\nhand 1: 21\nhand 3: 11")
    assert one.why_not("forward 21") is None


@rule("6.1.5")
def test_all_others_answer_at_the_same_time() -> None:
    game = asked()
    assert game.actors == (1, 2)
    assert game.why_not("confirm") == NOT_YOUR_TURN
    game.sit(2).play("confirm")
    assert (game.step, list(game.actors)) == ("answer", [1])
    assert game.known.trade.answered == 1 << 2
    game.sit(1).play("confirm")
    assert game.step != "answer"


@rule("6.1.5")
def test_an_offer_has_at_most_as_many_cards_as_were_put_forward() -> None:
    two = asked("21 51").sit(1).play("offer 31", "offer 61")
    assert two.why_not("offer 32") == reasons.OFFER_TOO_LARGE
    assert two.choices() == {"confirm"}
    one = asked("21").sit(1).play("offer 31")
    assert one.why_not("offer 32") == reasons.OFFER_TOO_LARGE


@rule("6.1.5")
def test_cards_of_the_own_hand_each_once() -> None:
    game = asked().sit(1).play("offer 31")
    assert game.why_not("offer 31") == reasons.ALREADY_OFFERED
    assert game.why_not("offer 71") == reasons.OFFER_NOT_HELD
    assert game.legal("offer") == {"32", "61"}


@rule("6.1.5")
def test_a_confirmation_is_final() -> None:
    game = asked().sit(1).play("offer 31", "confirm")
    assert game.action("confirm").final
    assert not game.action("offer 31").final
    assert game.why_not("offer 32") == NOT_YOUR_TURN


@rule("6.1.5", "1.15")
def test_offers_are_secret_until_all_have_answered() -> None:
    game = asked()
    game.sit(1).play("offer 31", "confirm")
    game.sit(2).play("offer 71")
    assert [offered(game.sit(seat)) for seat in range(3)] == [
        [[], [], []], [[], [3], []], [[], [], [7]],
    ]  # fmt: skip
    assert game.sit(1).known.trade.offers[1] == (card_of("31"),)
    game.sit(2).play("confirm")
    assert offered(game) == [[], [3], [7]]


@rule("6.1.5")
def test_a_player_without_cards_is_not_asked() -> None:
    assert asked("21", "layout L1\nhand 1: 21\nhand 3: 11").actors == (2,)


@rule("1.15", "6.1.5")
def test_the_order_of_an_offer_does_not_tell_a_park_from_a_plot() -> None:
    """Parks come after all plots in the numbers of the cards, but not in an offer."""
    text = "layout L1\nhand 1: 21 51\nhand 2: 31 lincoln-park\nhand 3: 32 22"
    park = answered({1: "31 lincoln-park", 2: "32 22"}, text=text)
    assert offered(park) == [[], [2, 3], [2, 3]]
    park.play("accept 2 both")
    assert decks_of(card for card, _, _ in park.known.trade.moving) == [2, 5, 2, 3]


@rule("6.1.6", "B37")
def test_one_offer_of_one_card_for_the_first_or_the_second() -> None:
    game = answered({1: "31"})
    assert game.legal("accept") == {"2 first", "2 second"}
    assert game.why_not("accept 3 first") == reasons.NO_OFFER
    assert game.why_not("accept 2 both") == reasons.SINGLE_OFFER
    second = game.copy().play("accept 2 second", "card 51", "card 31")
    assert second.hand == ["11", "21", "31"]
    game.play("accept 2 first", "card 21", "card 31")
    assert game.hand == ["11", "31", "51"]


@rule("6.1.6", "B37")
def test_an_offer_of_two_cards_is_taken_whole() -> None:
    game = answered({1: "31 61"})
    assert game.legal("accept") == {"2 both"}
    assert game.why_not("accept 2 first") == reasons.WHOLE_OFFER
    game.play("accept 2 both", "card 21", "card 51", "card 31", "card 61")
    assert game.hand == ["11", "31", "61"]
    assert game.sit(1).hand == ["21", "32", "51"]
    assert (game.step, game.actors) == ("turn", (1,))


@rule("6.1.6")
def test_with_one_card_forward_there_is_no_second_one() -> None:
    game = answered({1: "31"}, "21")
    assert game.legal("accept") == {"2 first"}
    assert game.why_not("accept 2 second") == reasons.NO_SUCH_CARD


@rule("6.1.6")
def test_nobody_accepts_an_offer_of_an_empty_seat() -> None:
    assert answered({1: "31"}).why_not("accept 5 first") == reasons.NO_OFFER


@rule("6.1.7")
def test_after_one_single_offer_one_more_from_another_player() -> None:
    game = answered({1: "31", 2: "71 41"}).play("accept 2 second", "card 51", "card 31")
    # A whole offer of two does not fit any more, so the trade is over.
    assert (game.step, game.actors) == ("turn", (1,))
    more = answered({1: "31", 2: "71"}).play("accept 2 second", "card 51", "card 31")
    assert more.choices() == {"accept 3 first", "stop"}
    assert more.why_not("accept 2 first") == reasons.NO_OFFER
    assert more.why_not("accept 3 second") == reasons.NO_SUCH_CARD


@rule("6.1.7", "6.1.10")
def test_one_may_stop_after_the_first_and_the_other_card_stays() -> None:
    game = answered({1: "31", 2: "71"}).play("accept 2 first", "card 21", "card 31", "stop")
    assert (game.hand, game.actors, game.step) == (["11", "31", "51"], (1,), "turn")


@rule("6.1.8", "1.15")
def test_traded_cards_change_hands_face_down() -> None:
    game = answered({1: "31"}).play("accept 2 first")
    assert game.step == "swap"
    for words, taker in (("card 21", 1), ("card 31", 0)):
        action = game.action(words)
        seen = [game.rules.sees(game.state, viewer, -1, action) for viewer in (0, 1, 2, None)]
        assert seen == [viewer == taker for viewer in (0, 1, 2, None)]
        game.play(words)
    assert game.sit(0).knows == {"21": ["hand 2"]}
    assert game.sit(1).knows == {"31": ["hand 1"]}
    assert game.sit(2).knows == {}


@rule("6.1.6", "6.1.8")
def test_everybody_sees_whose_offer_was_accepted() -> None:
    one, other = (
        answered({1: "31", 2: "71"}).play(f"accept {seat} first").sit(0) for seat in (2, 3)
    )
    assert moving(one) == [(2, 0, 1), (3, 1, 0)]
    assert moving(other) == [(2, 0, 2), (7, 2, 0)]


@rule("6.1.9", "B37")
@pytest.mark.parametrize("offers", [{}, {1: "31"}])
def test_without_any_trade_up_to_two_cards_may_be_exchanged(offers: dict[int, str]) -> None:
    """Any cards of the hand, not just those put forward."""
    game = answered(offers)
    if offers:
        game.play("stop")
    assert game.step == "fallback"
    assert game.choices() == {"under 21", "under 51", "under 11", "stop"}
    game.play("under 11", "under 21")
    assert game.why_not("under 51") == reasons.TWO_AT_MOST
    assert game.why_not("under 88") == reasons.NOT_HELD
    game.play("stop")
    assert (game.step, game.state.owed) == ("draw", 2)
    assert game.settle().actors == (1,)
    assert len(game.hand) == 3


@rule("6.1.9")
def test_or_nothing_is_exchanged() -> None:
    game = answered({}).play("stop")
    assert (game.step, game.actors) == ("turn", (1,))
    assert game.sit(0).hand == ["11", "21", "51"]


@rule("6.1.9", "3.6.3", "6.4.1")
def test_the_fallback_follows_the_rules_of_exchange() -> None:
    limited = {**TRADE, "limited_draws": "on"}
    text = "layout L1\nhand 1: 61 11\nhand 2: 31\ndecks 6"
    game = city(text, options=limited).play("forward 61", "ask")
    game.sit(1).play("confirm")
    assert game.why_not("under 61") == reasons.CANNOT_DRAW_AS_MANY
    game.play("under 11", "stop")
    assert game.legal("draw") == {"1"}


@rule("6.1.9", "6.4.1")
def test_the_fallback_counts_two_per_deck_and_limited_draws() -> None:
    game = city(HANDS, seats=3, options={**TRADE, "limited_draws": "on"}).play("forward 11", "ask")
    game.sit(1).play("confirm")
    game.sit(2).play("confirm")
    game.play("under 11", "stop")
    assert game.legal("draw") == set("12345")


@rule("6.1.10")
def test_who_has_traded_one_card_cannot_exchange_the_other() -> None:
    game = answered({1: "31"}).play("accept 2 first", "card 21", "card 31")
    assert (game.step, game.actors) == ("turn", (1,))
    assert game.why_not("under 51") == NOT_YOUR_TURN


@rule("6.1.10", "3.8.1")
def test_after_discards_and_a_trade_only_the_discards_are_replaced() -> None:
    game = city("""
        layout L1
        city-hall 16
        lincoln-park 15 18
        hand 1: 15 21
        hand 2: 31
    """, options=TRADE)  # fmt: skip
    game.play("discard 15", "forward 21", "ask")
    game.sit(1).play("offer 31", "confirm")
    game.play("accept 2 first", "card 21", "card 31")
    assert (game.step, game.state.owed, game.hand) == ("draw", 1, ["31"])


@rule("6.1.11", "5.2", "B37")
def test_a_trade_is_no_pass_even_if_no_card_changed_its_place() -> None:
    game = city("layout L1\nhand 1: 21\nhand 2: 31", options=TRADE, turn=1)
    game.follow("pass")
    game.sit(0).play("forward 21", "ask")
    game.sit(1).play("confirm")
    game.sit(0).play("stop")
    assert game.state.passes == 0
    game.follow("pass")
    assert game.step == "turn"
    game.follow("pass")
    assert game.step == "over"


@rule("6.1.5", "6.1.2", "B36")
def test_nothing_at_the_table_names_a_plot_to_the_others() -> None:
    """All that a partner sees before and after is decks."""
    game = answered({1: "31", 2: "71"})
    trade = game.sit(1).known.trade
    assert all(card >= CARDS for card in (*trade.forward, *trade.offers[2]))
    for words in ("forward 21", "offer 31"):
        action = game.action(words)
        assert not game.rules.sees(game.state, 2, 0, action)
        assert game.rules.sees(game.state, 0, 0, action)
    wishes = {words for words in game.rules.named if words.startswith("wish ")}
    assert wishes == {f"wish {deck}" for deck in range(1, 9)}


@rule("6.1.1", "6.1.5")
def test_nobody_answers_when_nobody_asks() -> None:
    assert market().why_not("offer 21") == reasons.WRONG_STEP[ANSWER]
    assert market().why_not("confirm") == reasons.WRONG_STEP[ANSWER]


@rule("6.2.1", "6.1.2")
def test_with_both_options_an_obsolete_card_leaves_by_trade() -> None:
    game = city(
        "layout L1\ncity-hall 16\nlincoln-park 15 18\nhand 1: 15\nhand 2: 31",
        options={**TRADE, "obsolete": "exchange"},
    )
    game.play("forward 15", "ask")
    game.sit(1).play("offer 31", "confirm")
    game.play("accept 2 first", "card 15", "card 31")
    assert (game.hand, game.sit(1).hand) == (["31"], ["15"])
