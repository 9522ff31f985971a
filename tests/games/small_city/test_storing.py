"""RULES.md 8.4: where raw materials go."""

from __future__ import annotations

from functools import partial

import pytest
from marks import rule

from faubourg.games.small_city import reasons
from games.small_city.table import Table, table

income = partial(table, phase=4)  # as it begins
HOME = "factory-1 a1*; warehouse a2"
ABROAD = "factory-1 a1*1; warehouse a2; warehouse c1"


def crowded(other: str = "") -> Table:
    """One unit made at home, one abroad, and one free place at home."""
    return income(HOME, ABROAD, hall=[4], stock=["a2 wood", other])


@rule("8.4.1")
def test_a_unit_goes_to_any_own_store() -> None:
    game = income(f"{HOME}; warehouse g1")
    assert game.choices() == {f"put wood 1 {store}" for store in ("hall", "a2", "g1")}
    assert game.play("put wood 1 g1").stock("g1") == [1, 0, 0]


@rule("8.4.1")
def test_the_unit_is_named_by_kind_and_borough() -> None:
    game = income(HOME, ABROAD)
    assert game.legal("put wood 1") == game.legal("put wood 2") == {"hall", "a2"}
    assert game.why_not("put stone 1 hall") == reasons.NO_SUCH_UNIT
    assert game.why_not("put wood 3 hall") == reasons.NO_BOROUGH
    assert game.why_not("put wood 1 g7") == reasons.NO_SUCH_STORE


@rule("8.4.1", "1.2.4", "1.2.5")
def test_places_of_town_hall_and_warehouse() -> None:
    game = income("factory-3 a1* b1* b2*; warehouse d1", hall=[3])
    game.play("put wood 1 d1", "put stone 1 d1")
    assert game.why_not("put metal 1 d1") == reasons.STORE_FULL
    assert game.play("put metal 1 hall").stock() == [0, 0, 1]


@rule("8.4.2")
def test_a_store_without_a_free_place_is_refused() -> None:
    game = income(f"{HOME}; warehouse g1", hall=[4], stock=["a2 wood stone"])
    assert game.choices() == {"put wood 1 g1"}
    assert game.why_not("put wood 1 hall") == reasons.STORE_FULL
    assert game.why_not("put wood 1 a2") == reasons.STORE_FULL


@rule("8.4.3", "A24")
def test_while_all_units_fit_none_goes_elsewhere() -> None:
    game = income(HOME, ABROAD)
    assert game.why_not("put wood 1 supply") == reasons.HOME_HAS_ROOM
    assert game.why_not("put wood 2 supply") == reasons.MUST_STORE
    assert game.why_not("put wood 2 abroad a2") == reasons.MUST_STORE


@rule("8.4.4", "8.4.5")
def test_inc_8_the_home_unit_stays_and_the_tourists_unit_goes_abroad() -> None:
    game = crowded()
    assert game.choices() == {"put wood 1 a2", "put wood 2 abroad a2", "put wood 2 abroad c1"}
    assert game.why_not("put wood 2 a2") == reasons.HOME_UNITS_FIRST
    game.play("put wood 2 abroad c1", "put wood 1 a2")
    assert (game.stock("a2"), game.sit(1).stock("c1")) == ([2, 0, 0], [1, 0, 0])


@rule("8.4.4")
def test_tourists_units_overflow_before_home_units_of_another_kind() -> None:
    game = income("factory-2 a1 b1*; warehouse a2", ABROAD, hall=[4], stock=["a2 wood"])
    assert game.legal("put wood 2") == {"abroad a2", "abroad c1"}
    assert game.legal("put stone 1") == {"a2"}


@rule("8.4.4")
def test_inside_a_step_the_player_chooses_which_unit_overflows() -> None:
    boroughs = ("warehouse a2", "factory-2 a1*1 b1*1; warehouse a2; warehouse c1")
    game = income(*boroughs, hall=[4], stock=["a2 wood"])
    assert game.legal("put wood 2") == game.legal("put stone 2") == {"a2", "abroad a2", "abroad c1"}
    game.play("put stone 2 abroad a2")
    assert game.legal("put wood 2") == {"a2"}  # now all units fit


@rule("8.4.5", "A55")
def test_abroad_only_warehouses_of_that_borough_serve() -> None:
    game = crowded()
    assert game.why_not("put wood 2 abroad g7") == reasons.NO_WAREHOUSE_THERE
    assert game.why_not("put wood 2 abroad f6") == reasons.NO_WAREHOUSE_THERE  # its town hall
    assert game.why_not("put wood 1 abroad a2") == reasons.MADE_AT_HOME


@rule("8.4.5", "8.4.2")
def test_a_full_warehouse_abroad_is_refused() -> None:
    game = crowded(other="a2 wood wood")
    assert game.legal("put wood 2") == {"abroad c1"}
    assert game.why_not("put wood 2 abroad a2") == reasons.STORE_FULL


@rule("8.4.6")
def test_back_to_the_supply_only_if_the_warehouses_there_are_full() -> None:
    assert crowded().why_not("put wood 2 supply") == reasons.WAREHOUSES_HAVE_ROOM
    game = crowded(other="a2 wood wood; c1 stone stone")
    assert game.legal("put wood 2") == {"supply"}
    supply = game.city.raw[0]
    assert game.play("put wood 2 supply").city.raw[0] == supply + 1


@rule("8.4.7")
def test_home_units_that_do_not_fit_go_back_as_the_player_chooses() -> None:
    game = income("factory-2 a1* b1*; warehouse a2", hall=[4], stock=["a2 wood"])
    assert game.choices() == {f"put {raw} 1 {to}" for raw in ("wood", "stone")
                              for to in ("a2", "supply")}  # fmt: skip
    game.play("put wood 1 supply")
    assert game.choices() == {"put stone 1 a2"}


@rule("8.4.7")
def test_while_the_home_units_fit_none_of_them_is_lost() -> None:
    assert crowded().why_not("put wood 1 supply") == reasons.HOME_HAS_ROOM


@rule("8.4.8", "A23")
def test_a_unit_abroad_belongs_to_the_owner_of_the_warehouse() -> None:
    game = crowded().play("put wood 2 abroad c1", "put wood 1 a2")
    game.city.boroughs[1].money = 0
    game.begin(2)
    assert game.sit(1).why_not("build school c4") is None
    assert game.stock("a2") == [2, 0, 0]


@rule("8.4.9", "A25")
def test_fac_4_a_discarded_unit_was_made_and_pollutes() -> None:
    game = income(HOME, hall=[4], stock=["a2 wood wood"])
    game.play("put wood 1 supply")
    assert game.borough.generated == 2  # the citizen and the unit


@rule("1.4.8")
@pytest.mark.parametrize("phase", [3, 4])
def test_nothing_stored_is_rearranged(phase: int) -> None:
    game = table(f"{HOME}; residential-1 g1", phase=phase, stock=["hall wood"])
    assert not {words for words in game.choices() if words.startswith(("spend", "sell", "give"))}
