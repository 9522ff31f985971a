"""RULES.md 8.1 to 8.3: what tourists pay, commerce, production."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.games.small_city import reasons
from faubourg.games.small_city.actions import BuyVotes
from faubourg.games.small_city.income import MONEY_FOR, VOTES_FOR
from faubourg.games.small_city.rules import WRONG_STEP
from games.small_city.table import Table, table

income = partial(table, phase=4)  # as it begins
SHOP = "commercial-4 a1 b1 b2 a2"  # cash, raw to cash, cash to votes, raw to votes


def shop(*cells: str) -> str:
    """A commercial tile of level 4 with citizens on these cells."""
    return " ".join(word + "*" if word in cells else word for word in SHOP.split())


# Tourists (8.1)


@rule("8.1.1")
def test_inc_1_each_tourist_brings_a_dollar_wherever_it_stands() -> None:
    game = income("park-1 a1*2; factory-1 c1*2; commercial-1 e1*")
    assert game.money == 2 + 1


@rule("8.1.1")
def test_own_citizens_are_no_tourists() -> None:
    assert income("park-1 a1*; school c1*").money == 0


# Commerce (8.2)


@rule("8.2.1", "A47")
def test_the_dollar_of_a_cash_slot_comes_by_itself() -> None:
    game = income("commercial-1 a1*; commercial-1 c1*; commercial-1 e1", "commercial-1 a1*1")
    assert game.money == 3
    assert game.phase != 4


@rule("8.2.2")
def test_other_slots_are_used_once_or_not() -> None:
    game = income(shop("a2"), stock=["hall wood wood"])
    assert game.actors == (0,)
    assert game.choices() == {"commit", "give wood hall"}
    game.play("give wood hall")
    assert game.choices() == {"commit"}
    assert (game.votes, game.stock()) == (3, [1, 0, 0])


@rule("8.2.2", "8.2.3", "8.2.4")
def test_inc_5_what_one_brings_another_uses() -> None:
    game = income("commercial-3 a1* b1* b2*", stock=["hall metal"])
    assert game.money == 1
    game.play("sell metal hall", "buy 4")
    assert (game.money, game.votes) == (2, 5)
    assert game.city.raw[2] == 6


@rule("8.2.2", "7.3.12")
def test_citizens_abroad_use_their_slots_too() -> None:
    game = income("", "commercial-2 a1 b1*1", stock=["hall stone"])
    assert game.choices() == {"commit", "sell stone hall"}
    assert game.play("sell stone hall").money == 3


@rule("8.2.3")
@pytest.mark.parametrize(("raw", "money"), [("wood", 2), ("stone", 3), ("metal", 5)])
def test_inc_2_prices_of_raw_materials(raw: str, money: int) -> None:
    game = income(shop("b1"), stock=[f"hall {raw}"])
    assert game.play(f"sell {raw} hall").money == money
    assert money in MONEY_FOR


@rule("8.2.4")
@pytest.mark.parametrize(("money", "votes"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_inc_4_prices_of_votes(money: int, votes: int) -> None:
    game = income(shop("b2"), money=[4]).play(f"buy {money}")
    assert (game.money, game.votes) == (4 - money, votes)


@rule("8.2.5")
@pytest.mark.parametrize(("raw", "votes"), [("wood", 3), ("stone", 5), ("metal", 7)])
def test_inc_3_votes_for_raw_materials(raw: str, votes: int) -> None:
    game = income(shop("a2"), stock=[f"hall {raw}"])
    assert game.play(f"give {raw} hall").votes == votes
    assert votes in VOTES_FOR


@rule("8.2.6")
def test_a_use_needs_an_unused_citizen_on_such_a_slot() -> None:
    game = income(shop("b1"), money=[4], stock=["hall wood wood"])
    assert game.why_not("give wood hall") == reasons.NO_USE_LEFT
    assert game.why_not("buy 1") == reasons.NO_USE_LEFT
    assert game.play("sell wood hall").why_not("sell wood hall") == reasons.NO_USE_LEFT


@rule("8.2.7", "1.6.6")
def test_the_store_must_hold_such_a_unit() -> None:
    game = income(f"{shop('b1')}; warehouse e1; warehouse g1", stock=["hall wood; e1 stone stone"])
    assert game.legal("sell") == {"wood hall", "stone e1"}
    for words in ("sell stone hall", "sell wood e1", "sell wood g1", "sell wood c7"):
        assert game.why_not(words) == reasons.STORE_WITHOUT_UNIT
    assert game.play("sell stone e1").stock("e1") == [0, 1, 0]


@rule("8.2.8")
def test_votes_must_be_paid() -> None:
    game = income(shop("b2"), money=[2])
    assert game.legal("buy") == {"1", "2"}
    assert game.why_not("buy 3") == reasons.VOTES_TOO_DEAR


@rule("8.2.9", "1.6.10", "A60")
def test_all_use_their_commerce_at_the_same_time_and_commit() -> None:
    game = income(shop("b2"), shop("b2"), shop("b2"), seats=3, money=[1, 0, 1])
    assert list(game.actors) == [0, 2]  # the second has no money, hence nothing to use
    game.sit(2).play("buy 1")
    assert game.view().grounds[2].borough.votes == 2  # in the open
    game.play("commit")
    assert game.actors == (2,)
    assert game.sit(2).choices() == {"commit"}  # nobody commits for a player
    assert game.sit(2).play("commit").phase != 4


@rule("8.2.9")
def test_who_has_nothing_to_use_is_not_asked() -> None:
    assert income(shop("b1", "b2", "a2")).phase != 4
    assert income(SHOP, stock=["hall wood"], money=[3]).phase != 4


def test_buying_belongs_to_commerce() -> None:
    assert table("park-1 a1*; school c1", phase=3).why_not("buy 1") == WRONG_STEP[BuyVotes]


# Production (8.3)


@rule("8.3.1")
def test_one_player_stores_everything_before_the_next_produces() -> None:
    game = income("factory-1 a1*; warehouse a2", "factory-1 a1*; warehouse a2", host=1)
    assert game.actors == (1,)
    assert game.city.raw[0] == 15  # the unit of the first in turn order, not yet the other
    game.follow("put wood 2 hall")
    assert game.actors == (0,)
    assert game.city.raw[0] == 14


@rule("8.3.2", "6.3.1")
def test_each_slot_makes_its_own_kind() -> None:
    game = income("factory-3 a1* b1* b2*; warehouse d1", "factory-1 a1*1; warehouse a2")
    assert game.view().units == [[1, 1], [1, 0], [1, 0]]
    assert [borough.made for borough in game.city.boroughs] == [3, 1]


@rule("8.3.2")
def test_production_cannot_be_declined() -> None:
    game = income("factory-1 a1*; warehouse a2")
    assert game.choices() == {"put wood 1 hall", "put wood 1 a2"}


@rule("8.3.3", "13.5", "A25")
def test_inc_6_who_comes_too_late_produces_nothing_and_pollutes_nothing() -> None:
    factory = "factory-1 a1*; warehouse a2"
    game = income(factory, factory, raw="wood=1")
    assert game.actors == (0,)
    game.play("put wood 1 a2")
    assert game.stock("a2") == [1, 0, 0]
    assert game.sit(1).stock("a2") == [0, 0, 0]
    assert [borough.generated for borough in game.city.boroughs] == [2, 1]


@rule("8.3.3", "8.3.4", "A56")
def test_if_units_are_short_the_player_names_the_borough() -> None:
    boroughs = ("factory-1 a1*; factory-1 c1*; warehouse a2", "factory-1 a1*1; warehouse a2")
    game = income(*boroughs, raw="wood=2")
    assert (game.step, game.legal("make")) == ("making", {"wood 1", "wood 2"})
    game.play("make wood 2")
    # One unit is left, and it can only be made at home.
    assert game.step == "storing"
    assert game.view().units[0] == [1, 1]
    assert [borough.made for borough in game.city.boroughs] == [1, 1]


@rule("8.3.3")
def test_short_units_of_one_borough_need_no_choice() -> None:
    game = income("factory-1 a1*; factory-1 c1*; warehouse a2", raw="wood=1")
    assert game.view().units[0] == [1, 0]
    assert game.view().unmade[0] == [0, 0]


@rule("8.3.3")
def test_of_an_empty_supply_nothing_is_made() -> None:
    game = income("factory-1 a1*; warehouse a2", "factory-1 a1*1; warehouse a2", raw="wood=0")
    assert game.phase != 4
    assert [borough.generated for borough in game.city.boroughs] == [1, 1]


@rule("8.3.4")
@pytest.mark.parametrize("words", ["make wood 3", "make stone 1"])
def test_only_a_borough_with_somebody_who_has_not_produced(words: str) -> None:
    boroughs = ("factory-1 a1*; factory-1 c1*; warehouse a2", "factory-1 a1*1", "factory-1 a1")
    game = income(*boroughs, seats=3, raw="wood=2")
    assert game.why_not(words) == reasons.NOT_PRODUCING
    assert game.why_not("make wood 4") == reasons.NO_BOROUGH
    assert game.why_not("make wood 2") is None


@rule("8.3.4")
def test_several_short_kinds_are_named_in_any_order() -> None:
    game = income(
        "factory-2 a1* b1*; warehouse a2", "factory-2 a1*1 b1*1; warehouse a2", raw="wood=1 stone=1"
    )
    assert game.legal("make") == {"wood 1", "wood 2", "stone 1", "stone 2"}
    game.play("make stone 2")
    assert game.legal("make") == {"wood 1", "wood 2"}
    assert game.play("make wood 1").view().units == [[1, 0], [0, 1], [0, 0]]


@rule("13.5")
def test_the_next_player_gets_what_another_discards() -> None:
    boroughs = ("factory-1 a1*", "factory-1 a1*; warehouse a2")
    game = income(*boroughs, hall=[4], raw="wood=1")
    game.play("put wood 1 supply").sit(1).play("put wood 2 a2")
    assert game.sit(1).stock("a2") == [1, 0, 0]


def test_an_eliminated_player_produces_nothing() -> None:
    game: Table = table("factory-1 a1*; warehouse a2", phase=7, seats=3)
    game.borough.gone = 16
    assert game.begin(4).phase != 4
