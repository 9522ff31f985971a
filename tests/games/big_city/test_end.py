"""Chapter 5 of RULES.md: the end of the game."""

from __future__ import annotations

import pytest
from marks import rule

from faubourg.core.model import NOT_YOUR_TURN
from games.big_city import plain
from games.big_city.table import Table, city

SINGLES = ["cinema"] * 4 + ["bank"] * 3 + ["post-office"] * 2 + ["residence-1"] * 8
SINGLES += ["office-1"] * 7


def almost_full(free: str, more: str, layout: str = "ALL") -> Table:
    """All plots but the free ones are built up; one single office is left."""
    lines = [f"layout {layout}", "city-hall 16"]
    kept = {*free.split(), "16"}
    for name in ("residence-3", "office-3", "residence-2", "office-2", "shopping-centre"):
        for _ in range(plain.COUNT[name]):
            town = city("\n".join(lines)).town
            sites = sorted(sorted(site) for site in plain.sites(town, name) if not site & kept)
            if sites:
                lines.append(f"{name} {' '.join(sites[0])}")
    town = city("\n".join(lines)).town
    left = sorted(set(town.cells) - set(town.taken) - kept)
    lines += [f"{name} {plot}" for name, plot in zip(SINGLES, left, strict=False)]
    game = city("\n".join([*lines, more]))
    assert len(game.plots) - game.state.occupied.bit_count() == len(free.split())
    return game


@rule("5.1")
def test_the_game_ends_at_once_when_the_city_is_full() -> None:
    game = almost_full("11", "hand 1: 11\nfull 5 5")
    game.play("build office-1 11")
    assert (game.step, game.actors) == ("over", ())
    assert game.state.owed == 0  # nobody draws any more
    assert not game.rules.legal(game.state, 0)
    assert game.why_not("pass") == NOT_YOUR_TURN


@rule("5.1")
def test_a_park_or_a_factory_may_fill_the_city_too() -> None:
    game = almost_full("15 18", "hand 1: lincoln-park")
    game.play("build lincoln-park 15 south")
    assert game.step == "over"


@rule("5.1")
def test_one_free_plot_is_enough_to_go_on() -> None:
    game = almost_full("11 12", "hand 1: 11\nhand 2: 12")
    game.play("build office-1 11")
    assert game.step == "draw"


@rule("5.1")
def test_a_full_city_without_all_its_districts_goes_on() -> None:
    """Districts 6, 7 and 8 are not there yet."""
    game = almost_full("11", "hand 1: 11\nhand 2: 81", layout="L1")
    game.play("build office-1 11")
    assert game.settle().actors == (1,)
    assert "district" in game.sit(1).kinds()


@rule("5.2", "B34")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_game_ends_when_all_have_passed_in_a_row(seats: int, turn: int) -> None:
    """Whoever was the first of them."""
    game = city("layout L1\nhand 1: 11", seats=seats, turn=turn)
    for _ in range(seats - 1):
        game.follow("pass")
        assert game.step == "turn"
    game.follow("pass")
    assert (game.step, game.actors) == ("over", ())


@rule("5.2", "5.4")
def test_ed21_an_exchange_breaks_the_row() -> None:
    game = city("layout L1\nhand 1: 11\nhand 2: 12\nhand 3: 13", seats=3)
    game.follow("pass", "pass", "under 13", "stop", "draw 2", "card 21", "pass", "pass")
    assert game.step == "turn"
    game.follow("pass")
    assert game.step == "over"


@rule("5.2")
@pytest.mark.parametrize(
    "actions",
    ["build residence-1 11", "lay 11 north", "district 6 0, at -4 0", "under 11, stop",
     "build lincoln-park 25 east"],
)  # fmt: skip
def test_every_other_action_breaks_the_row(actions: str) -> None:
    game = city("layout L1\ncity-hall 16\nhand 1: 11 lincoln-park", seats=3, turn=1)
    game.follow("pass", "pass")
    assert game.state.passes == 2
    game.sit(0).play(*actions.split(", "))
    assert game.settle().state.passes == 0
    assert game.actors == (1,)


@rule("5.3", "B27")
def test_a_turn_with_discards_is_no_pass() -> None:
    game = city("""
        layout L1
        city-hall 16
        lincoln-park 15 18
        hand 1: 15 18
        hand 2: 11
    """, turn=1)  # fmt: skip
    game.follow("pass")
    game.sit(0).play("discard 15", "pass").settle()
    assert (game.step, game.actors) == ("turn", (1,))
    assert game.state.passes == 0
    game.follow("pass", "pass")
    assert game.step == "over"


@rule("5.3", "3.8.1")
def test_a_discard_and_a_pass_draw_a_card() -> None:
    game = city("layout L1\ncity-hall 16\nlincoln-park 15 18\nhand 1: 15 11")
    game.play("discard 15", "pass")
    assert (game.step, game.state.owed) == ("draw", 1)


@rule("5.4")
def test_the_game_goes_on_while_one_player_does_something() -> None:
    game = city("layout L1\ncity-hall 16\nhand 1: 11 12 13", seats=4)
    for words in ("build residence-1 11", "lay 12 north", "build residence-1 13"):
        game.sit(0).play(words).settle()
        game.follow("pass", "pass", "pass")
        assert (game.step, game.actors) == ("turn", (0,))


@rule("5.4")
def test_the_game_may_end_without_a_hall() -> None:
    game = city("layout L1", seats=2).follow("pass", "pass")
    assert game.step == "over"
    assert not game.pieces


@rule("5.5", "B28")
@pytest.mark.parametrize(
    ("scores", "ranking"),
    [([10, 20, 5], [[1], [0], [2]]), ([20, 20, 5], [[0, 1], [2]]), ([7, 7, 7], [[0, 1, 2]]),
     ([3, 9, 9], [[1, 2], [0]])],
)  # fmt: skip
def test_most_points_win_and_ties_share(scores: list[int], ranking: list[list[int]]) -> None:
    game = city("layout L1", seats=3)
    game.state.scores = scores
    assert game.rules.ranking(game.state) == ranking


@rule("5.5", "4.14")
def test_a_score_has_a_line_for_each_kind_of_building() -> None:
    game = city("layout L1\nhand 1: 11 13 15 33\nhand 2: 12", seats=2)
    game.play("build residence-1 11").settle().follow("pass")
    game.play("build residence-1 13").settle().follow("pass")
    game.play("build city-hall 33").settle().follow("pass")
    game.play("build office-1 15").settle()
    lines = {
        line.key.removeprefix("big_city.score-"): (line.points, dict(line.values)["count"])
        for line in game.rules.score(game.state, 0)
    }
    assert lines == {"residence-1": (6, 2), "office-1": (3, 1), "city-hall": (0, 1)}
    assert game.rules.score(game.state, 1) == []
