"""Chapter 3.7 of RULES.md: hunger and its penalty."""

from __future__ import annotations

from marks import rule

from faubourg.games.la_citta.reasons import NO_CITIZENS_THERE, NOT_YOUR_HUNGER
from games.la_citta.table import EXPANSION, QUIET, table


@rule("3.7.1", "A47")
def test_with_enough_food_nothing_happens() -> None:
    for citizens in (2, 5):  # food 5
        game = table(red=[f"8-9:{citizens}"], blue=["8-23:3"]).reveal(*QUIET)
        assert (game.state.year, game.state.penalised) == (3, 0)
        assert game.population("8-9") == [citizens]


@rule("3.7.2", "3.7.3")
def test_exactly_the_excess_is_lost_one_citizen_after_the_other() -> None:
    game = table(red=["4-13:4", "3-18:3"], blue=["8-23:3"])  # food 2 + 2, citizens 7
    reserve = game.state.citizens
    game.reveal(*QUIET)
    assert (game.step, game.state.shortage) == ("hunger", 3)
    game.play("starve 4-13", "starve 3-18")
    assert (game.step, game.state.shortage) == ("hunger", 1)
    game.play("starve 4-13")
    assert game.population("4-13", "3-18") == [2, 2]
    assert game.state.citizens == reserve + 3
    assert game.state.year == 3


@rule("3.7.3", "A48")
def test_players_starve_in_player_order() -> None:
    game = table(red=["4-13:3"], blue=["4-19:3"], first=1).reveal(*QUIET)
    assert game.actors == (1,)
    game.follow("starve 4-19")
    assert (game.step, game.actors) == ("hunger", (0,))


@rule("3.7.4")
def test_only_own_cities_starve() -> None:
    game = table(red=["4-13:3 school@3-14"], blue=["8-23:3"]).reveal(*QUIET)
    assert game.why_not("starve 8-23") == NOT_YOUR_HUNGER
    assert game.why_not("starve 3-14") == NOT_YOUR_HUNGER


@rule("3.7.5")
def test_a_city_without_citizens_cannot_lose_one() -> None:
    game = table(red=["4-13:1", "2-19:4"], blue=["8-23:3"], pools="")
    game.state.land = game.board.land((0,) * len(game.board.space_names))  # wasteland everywhere
    game.reveal(*QUIET).play("starve 4-13")
    assert game.why_not("starve 4-13") == NO_CITIZENS_THERE
    assert game.choices() == {"starve 2-19"}


@rule("3.7.6")
def test_a_hungry_players_cities_are_relocated_before_the_next_player() -> None:
    game = table(red=["4-13:3 school@3-14 statue@4-11"], blue=["4-19:3"]).reveal(*QUIET)
    game.play("starve 4-13")
    assert (game.state.phase, game.step, game.actors) == (7, "relocation", (0,))
    game.play("demolish 3-14")
    assert (game.step, game.actors) == ("hunger", (1,))


@rule("3.7.7", "A13")
def test_food_is_compared_once() -> None:
    """The farmhouse is lost by hunger; then food is short again, and nothing happens."""
    game = table(red=["4-13:5 farmhouse@4-11 school@3-14 statue@2-15 statue@2-13"],
                 blue=["8-23:3"])  # fmt: skip
    assert (game.food, game.citizens) == (4, 5)
    game.reveal(*QUIET).play("starve 4-13", "demolish 4-11")
    assert (game.food, game.citizens) == (2, 4)
    assert game.state.year == 3


@rule("3.7.8", "A14")
def test_there_is_one_penalty_however_many_are_lost() -> None:
    game = table(red=["4-13:5"], blue=["4-19:3", "8-23:3"]).reveal(*QUIET)
    game.follow("starve 4-13", "starve 4-13", "starve 4-13", "voice open culture")
    assert game.state.penalised == 0b01
    assert game.state.cards == [2, 3]


@rule("3.7.8", "A14")
def test_citizens_lost_because_a_limit_falls_add_no_penalty() -> None:
    """In phase 6 the market goes: three citizens leave, but nobody has starved."""
    game = table(
        red=["8-9:6 market@8-7 school@8-11 statue@8-13 statue@9-12 school@7-14 school@6-13"],
        blue=["8-23:3"],
    ).crowd("8-9", 6)  # fmt: skip
    game.reveal(*QUIET).play("demolish 8-7")
    assert game.population("8-9") == [5]
    while game.step == "relocation":
        game.play(f"demolish {max(game.legal('demolish'))}")
    assert (game.state.hungry, game.state.penalised) == (0, 0)


@rule("3.7.9", "7.2.4")
def test_in_year_six_hunger_costs_five_points() -> None:
    game = table(red=["4-13:4"], blue=["8-23:3"], year=6).reveal(*QUIET)
    game.play("starve 4-13", "starve 4-13")
    assert game.step == "over"
    assert game.score() == {"citizens": 2, "services": 0, "hunger": -5}
    assert game.sit(1).score()["hunger"] == 0


@rule("3.7.9")
def test_hunger_of_year_five_costs_no_points() -> None:
    game = table(red=["4-13:4"], blue=["8-23:3"], year=5).reveal(*QUIET)
    game.play("starve 4-13", "starve 4-13").follow("voice open health")
    assert (game.state.year, game.state.penalised) == (6, 1)
    assert game.score()["hunger"] == 0


@rule("9.2.12", "A24")
def test_in_phase_seven_only_the_hungry_may_demolish_roads() -> None:
    game = table(red=["4-13:3 road@3-14"], blue=["8-23:3 road@8-21"], options=EXPANSION)
    game.reveal(*QUIET).follow("enough", "enough")  # phase 6
    assert game.step == "hunger"
    game.follow("starve 4-13")
    assert (game.state.phase, game.step, game.actors) == (7, "relocation", (0,))
    game.follow("enough")
    assert game.state.year == 3  # blue was not asked
