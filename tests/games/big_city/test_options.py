"""Chapter 6 of RULES.md: options; trade, trams and new buildings have files of their own."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.registry import BadOption
from faubourg.games.big_city import GAME, reasons
from faubourg.games.big_city.state import DRAW, TURN
from games.big_city.table import Table, begun, city, start
from games.big_city.test_setup import place_any

OBSOLETE = {"obsolete": "exchange"}
EXTRA = {"extra_card": "on"}
REVERSE = {"reverse_placement": "on"}
GUARD = {"guard": "on"}


@rule("6.1.1", "6.2.1", "6.3.1", "6.4.1", "6.5.1", "6.6.1", "6.7.1", "6.8.1", "6.9.1", "B30",
      "B38")  # fmt: skip
def test_the_defaults() -> None:
    assert GAME.rules(3).options == {
        "trade": "off", "obsolete": "discard", "limited_trams": "off", "limited_draws": "off",
        "tram_rule": "german", "new_buildings": "none", "extra_card": "off",
        "reverse_placement": "off", "guard": "off",
    }  # fmt: skip


@rule("6.9.1")
def test_programs_play_with_the_guard() -> None:
    assert GAME.for_programs() == GUARD
    assert GAME.for_programs({"guard": "off"}) == {"guard": "off"}


@rule("6.1.1", "6.2.1", "6.3.1", "6.4.1", "6.5.1", "6.6.1", "6.7.1", "6.8.1", "6.9.1")
def test_an_option_has_the_values_of_its_paragraph() -> None:
    values = {option.key: option.values for option in GAME.options}
    on_off = ("off", "on")
    assert values == {
        "trade": on_off, "obsolete": ("discard", "exchange"),
        "limited_trams": ("off", "buildings", "pieces"), "limited_draws": on_off,
        "tram_rule": ("german", "english"), "new_buildings": ("none", "published", "all"),
        "extra_card": on_off, "reverse_placement": on_off, "guard": on_off,
    }  # fmt: skip
    with pytest.raises(BadOption):
        GAME.rules(2, {"tram_rule": "french"})


@rule("6.1.1")
def test_without_the_option_nobody_trades() -> None:
    game = city("hand 1: 11\nhand 2: 12")
    assert game.why_not("forward 11") == reasons.NO_TRADING
    assert "forward" not in game.kinds()


# Obsolete cards must be exchanged


@rule("6.2.1", "B38")
def test_v2_obsolete_cards_leave_only_by_exchange() -> None:
    text = "layout L1\ncity-hall 16\nlincoln-park 15 18\nhand 1: 15 11\nout 12 13 14 17 18 19"
    game = city(text, options=OBSOLETE)
    assert game.why_not("discard 15") == reasons.MUST_EXCHANGE
    assert game.why_not("discard 23") == reasons.DISCARD_NOT_HELD
    assert "discard" not in game.kinds()
    game.play("under 15", "stop", "draw 1")
    assert set(game.chances()) == {"card 15"}  # it may be drawn again
    game.play("card 15")
    assert "15" in game.hand


# An extra card


def placing(seats: int, options: dict[str, str], first: int = 1) -> tuple[Table, list[int]]:
    """A game in which all have placed, drawing from deck 3 when asked; who placed in order."""
    game = begun(seats, options, first=first)
    order = []
    while game.step in ("pool", "extra"):
        if game.step == "extra":
            game.follow("draw 3")
            game.follow(sorted(game.chances())[0])
        order.append(place_any(game))
    return game, order


@rule("6.7.1", "B39", "B32")
@pytest.mark.parametrize(("seats", "last"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_v7_the_last_to_place_draws_a_card_and_begins(seats: int, last: int) -> None:
    game, order = placing(seats, EXTRA)
    assert order[-1] == last
    assert game.actors == (last,)
    full = {5: 6}.get(seats, 5)
    assert len(game.sit(last).hand) == full + 1
    assert game.state.full == [full] * last + [full + 1]


@rule("6.7.1")
def test_the_extra_card_comes_before_the_last_district() -> None:
    game = begun(3, EXTRA)
    place_any(game)
    place_any(game)
    last = game.sit(2)
    assert (game.step, game.actors) == ("extra", (2,))
    assert last.choices() == {f"draw {deck}" for deck in range(1, 9)}
    assert last.why_not("district 4 0") == reasons.WRONG_STEP[TURN]
    assert last.why_not("pass") == reasons.WRONG_STEP[TURN]
    last.play("draw 8")
    assert last.state.chosen == 7
    last.play("card rockwell")
    assert (game.step, "rockwell" in last.hand) == ("pool", True)
    assert {words.split()[0] for words in last.legal("district")} == {"4"}
    assert last.why_not("draw 8") == reasons.WRONG_STEP[DRAW]


@rule("6.7.1", "6.4.1", "B39")
def test_the_extra_card_may_come_from_any_deck_even_with_limited_draws() -> None:
    game = begun(3, {**EXTRA, "limited_draws": "on"})
    place_any(game)
    place_any(game)
    assert game.sit(2).legal("draw") == set("12345678")
    assert {game.sit(2).why_not(f"draw {deck}") for deck in range(1, 9)} == {None}


@rule("6.7.1", "B39")
def test_the_larger_hand_stays_for_the_whole_game() -> None:
    game, _ = placing(2, EXTRA)
    builder = game.sit(1)
    words = sorted(builder.legal("build residence-1"))[0]
    builder.play(f"build residence-1 {words}").settle()
    assert len(builder.hand) == 6


# Placing in reverse order


@rule("6.8.1")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 1, [1, 0, 1, 0]), (3, 1, [2, 1, 0]), (4, 2, [0, 3, 2, 1]), (5, 3, [1, 0, 4, 3, 2])],
)
def test_v7_the_pool_is_placed_counterclockwise_and_the_first_player_begins(
    seats: int, first: int, order: list[int]
) -> None:
    game, found = placing(seats, REVERSE, first)
    assert found == order
    assert game.actors == (first - 1,)


@rule("6.8.1", "6.7.1", "B39")
def test_with_both_options_the_first_player_draws_the_card_and_begins() -> None:
    game, order = placing(3, {**REVERSE, **EXTRA}, 2)
    assert order == [0, 2, 1]
    assert (game.actors, len(game.sit(1).hand)) == ((1,), 6)


# The guard


def exchange(game: Table) -> None:
    seat = game.sit(game.actors[0])
    seat.play(f"under {seat.hand[0]}", "stop").settle()


@rule("6.9.1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_guard_ends_a_game_of_exchanges(seats: int) -> None:
    """Three rounds in which nobody passes and nobody builds."""
    hands = "\n".join(f"hand {seat + 1}: 1{seat + 1}" for seat in range(seats))
    game = city(f"layout L1\n{hands}", seats=seats, options=GUARD)
    for _ in range(3 * seats - 1):
        exchange(game)
        assert game.step == "turn"
    exchange(game)
    assert game.step == "over"


@rule("6.9.1")
def test_without_the_guard_exchanges_go_on() -> None:
    game = city("layout L1\nhand 1: 11\nhand 2: 12")
    for _ in range(30):
        exchange(game)
    assert game.step == "turn"


@rule("6.9.1")
@pytest.mark.parametrize(
    "actions",
    ["build residence-1 11", "lay H,0,0", "district 6 0, at -4 0", "build central-park 25 east",
     "discard 15, pass", "discard 15, under 11, stop"],
)  # fmt: skip
def test_what_is_built_placed_laid_or_discarded_starts_the_count_anew(actions: str) -> None:
    game = city("""
        layout L1
        city-hall 16
        lincoln-park 15 18
        hand 1: 11 15 central-park
        hand 2: 12
    """, options=GUARD)  # fmt: skip
    for _ in range(4):
        quiet_turn(game)
    game.sit(0).play(*actions.split(", ")).settle()
    assert game.state.quiet == 0
    for _ in range(5):
        quiet_turn(game)
        assert game.step == "turn"
    quiet_turn(game)
    assert game.step == "over"


def quiet_turn(game: Table) -> None:
    """The first player passes, the second exchanges."""
    if game.actors == (0,):
        game.follow("pass")
    else:
        exchange(game)


@rule("6.9.1")
def test_passes_count_as_quiet_turns() -> None:
    game = city("layout L1\nhand 1: 11\nhand 2: 12", options=GUARD)
    for _ in range(5):
        quiet_turn(game)
        assert game.step == "turn"
    quiet_turn(game)
    assert (game.step, game.state.passes) == ("over", 0)


@rule("6.9.1")
def test_a_new_game_starts_quietly() -> None:
    assert start(2, GUARD).state.quiet == 0
