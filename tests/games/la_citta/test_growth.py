"""Chapter 3.3 of RULES.md: growth, and who chooses when the reserve runs short."""

from __future__ import annotations

from marks import rule

from faubourg.games.la_citta.reasons import FULL, GROWN, NOT_YOUR_GROWTH
from games.la_citta.table import Table, table


def short(citizens: int, edition: int = 2) -> Table:
    """Blue comes first and has one city that grows; red has three, and one that is full."""
    game = table(
        red=["8-9:3", "4-13:3", "12-13:5", "12-19:2"], blue=["8-23:3"], citizens=citizens, first=1
    )
    return game.by_edition(edition).new_year()


@rule("3.3.1", "3.3.2")
def test_every_city_below_its_limit_grows_by_one() -> None:
    game = table(red=["4-13:3", "8-9:5"], blue=["8-23:6 market@8-21"])
    reserve = game.state.citizens
    game.new_year()
    assert game.population("4-13", "8-9", "8-23") == [4, 5, 7]
    assert (game.state.citizens, game.step) == (reserve - 2, "turn")


@rule("3.3.3", "A37")
def test_when_the_citizens_run_out_later_players_go_short() -> None:
    game = short(1)
    assert game.population("8-23", "4-13", "8-9", "12-19") == [4, 3, 3, 2]
    assert (game.step, game.actors, game.state.citizens) == ("turn", (1,), 0)


@rule("3.3.4", "A38")
def test_the_owner_chooses_which_cities_grow() -> None:
    game = short(2)
    assert (game.step, game.actors, game.state.phase) == ("growth", (0,), 3)
    assert game.choices() == {"grow 8-9", "grow 4-13", "grow 12-19"}
    game.play("grow 8-9")
    assert game.population("8-23", "8-9", "4-13", "12-19") == [4, 4, 3, 2]
    assert (game.step, game.actors, game.state.citizens) == ("turn", (1,), 0)


@rule("3.3.4", "1.6.3")
def test_one_city_is_named_after_the_other() -> None:
    game = short(3).play("grow 12-19")
    assert game.choices() == {"grow 8-9", "grow 4-13"}
    game.play("grow 4-13")
    assert game.population("8-9", "4-13", "12-19") == [3, 4, 3]
    assert (game.step, game.state.handled) == ("turn", 0)


@rule("3.3.4", "1.6.2")
def test_nobody_is_asked_when_there_are_enough_for_all_or_none() -> None:
    for citizens, grown in ((4, [4, 4, 3]), (1, [3, 3, 2])):
        game = short(citizens)
        assert (game.step, game.population("8-9", "4-13", "12-19")) == ("turn", grown)


@rule("3.3.5")
def test_only_an_own_city_can_be_named() -> None:
    game = short(2)
    assert game.why_not("grow 8-23") == NOT_YOUR_GROWTH
    assert game.why_not("grow 4-19") == NOT_YOUR_GROWTH


@rule("3.3.2")
def test_a_full_city_cannot_be_named() -> None:
    assert short(2).why_not("grow 12-13") == FULL


@rule("3.3.6")
def test_a_city_grows_once_a_year() -> None:
    game = short(3).play("grow 12-19")
    assert game.why_not("grow 12-19") == GROWN
    game.play("grow 8-9")
    later = Table(game.rules, game.state)
    later.state.citizens = 3
    later.new_year()
    assert later.choices() == {"grow 8-9", "grow 4-13", "grow 12-19"}


def test_edition_1_took_the_reading_order() -> None:
    game = short(2, edition=1)
    assert (game.step, game.population("8-9", "4-13", "12-19")) == ("turn", [3, 4, 2])
