"""Chapter 10 of RULES.md: options."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.registry import BadOption
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.city import all_cities
from faubourg.games.la_citta.reasons import NO_FARMHOUSE
from games.la_citta.table import start, table


@rule("10.1", "10.2", "10.3", "10.4")
def test_the_defaults() -> None:
    assert GAME.rules(3).options == {
        "expansion": "off", "setup": "given", "first_player": "random", "large_harvest": "yes",
    }  # fmt: skip


@rule("10.1")
def test_without_the_expansion_its_buildings_are_not_there() -> None:
    words = start(2).rules.named
    assert not any(name in line for line in words for name in (" theatre ", " estate ", " port "))


@rule("10.2")
def test_the_given_set_up_asks_for_no_castles() -> None:
    assert len(all_cities(start(3).state)) == 6
    assert all_cities(start(3, {"setup": "advanced"}).state) == []


@rule("10.3")
@pytest.mark.parametrize("first", ["1", "3"])
def test_the_table_may_name_the_first_player(first: str) -> None:
    game = start(3, {"first_player": first})
    while game.step == "display":
        game.follow(next(iter(game.chances())))
    assert (game.step, game.state.first) == ("voice", int(first) - 1)


@rule("10.3")
@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (4, "5"), (3, "0"), (3, "nobody")])
def test_the_first_player_has_a_seat(seats: int, first: str) -> None:
    with pytest.raises(BadOption):
        GAME.rules(seats, {"first_player": first})


@rule("10.4", "A19")
@pytest.mark.parametrize(("value", "reason"), [("yes", None), ("no", NO_FARMHOUSE)])
def test_harvests_on_large_farmhouses_are_an_option(value: str, reason: object) -> None:
    game = table(
        red=["4-13:4 large-farmhouse@5-12 farmhouse@4-11"], display="bountiful-harvest",
        options={"expansion": "on", "large_harvest": value},
    )  # fmt: skip
    assert game.why_not("harvest 5-12") == reason
    assert game.why_not("harvest 4-11") is None


@rule("10.4")
def test_without_the_expansion_it_has_no_effect() -> None:
    games = [start(2, {"large_harvest": value}) for value in ("yes", "no")]
    assert games[0].rules.named.keys() == games[1].rules.named.keys()
    assert games[0].state == games[1].state
