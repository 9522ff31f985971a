"""Rows of bytes: as long as they say, begun by the judge, and what single bytes mean."""

from __future__ import annotations

import pytest
from rows import part, row_of

from faubourg.core.encoding import digest
from faubourg.core.registry import find_game
from faubourg.games.big_city.actions import Build
from faubourg.games.big_city.components import CITY_HALL, INSTALLATIONS
from faubourg.games.big_city.encode import Encoder
from faubourg.games.big_city.features import POINT_MARKS
from faubourg.games.big_city.judge import Judge, sites_of
from faubourg.games.big_city.judge.ground import WEIGHTS
from faubourg.games.big_city.judge.hands import LACKS, Holding
from faubourg.games.big_city.state import TURN
from games.big_city.random_games import walk
from games.big_city.table import Table, city, start

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}), (3, {"trade": "on", "new_buildings": "all"}), (4, {"obsolete": "exchange"}),
    (5, {"tram_rule": "english", "limited_draws": "on", "limited_trams": "pieces"}),
    (2, {"extra_card": "on", "new_buildings": "published"}),
]  # fmt: skip
NO_POINTS = (CITY_HALL, *INSTALLATIONS)
OTHERS = "hand 2: 28 37 43 48 66"


def told_of(game: Table, name: str, seat: int = 0) -> list[int]:
    encoder = Encoder(game.rules)
    return part(encoder, row_of(encoder, game.state, seat), name)


def told(text: str, name: str, seat: int = 0) -> list[int]:
    return told_of(city(f"layout L1\n{text}\n{OTHERS}"), name, seat)


def plots(text: str, name: str) -> list[int]:
    return told(text, f"plots {name}: own cards, unknown cards, all")


def marks(points: int) -> list[int]:
    return [int(points >= mark) for mark in POINT_MARKS]


# Rows


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_row_fills_its_own_bytes_alone(seats: int, options: dict[str, str]) -> None:
    encoder = Encoder(start(seats, {"guard": "on", **options}).rules)
    for number, (_, state) in enumerate(walk(seats, options, "bytes")):
        if number % 5:
            continue
        for seat in range(seats):
            rows = bytearray(b"\xff" * (encoder.length + 8))
            encoder.encode(state, seat, rows, 3)
            assert rows[:3] == b"\xff" * 3 and rows[-5:] == b"\xff" * 5
            assert rows[3:-5] == row_of(encoder, state, seat)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_before_anything_is_learned_a_row_is_worth_what_the_judge_says(
    seats: int, options: dict[str, str]
) -> None:
    for number, (game, state) in enumerate(walk(seats, options, "judge")):
        if number % 5:
            continue
        encoder, judge = Encoder(game.rules), Judge(game.rules)
        weights, added = encoder.opening()
        for seat in range(seats):
            row = row_of(encoder, state, seat)
            worth = sum(row[at] * points for at, points in weights) + added
            expected = sum(judge.terms(state, seat).values())
            assert worth == pytest.approx(expected, abs=1 / 32 + 1e-9)


def test_prepared_or_not_a_row_is_the_same() -> None:
    for number, (game, state) in enumerate(walk(3, {"new_buildings": "all"}, "prepared")):
        if number % 9 or not state.actors or state.actors[0] < 0:
            continue
        seat, rules = state.actors[0], game.rules
        prepared, fresh = Encoder(rules), Encoder(rules)
        prepared.prepare(state, seat)
        for action in rules.legal(state, seat)[::3]:
            after = state.clone()
            rules.apply(after, seat, action)
            row = row_of(prepared, after, seat)
            assert row == row_of(fresh, after, seat)


def test_weights_fit_rows_of_all_tables() -> None:
    game = find_game("big_city")
    digests = {digest(game.encoder(game.rules(seats, options))) for seats, options in TABLES}
    assert len(digests) == 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_points_that_are_there_now_are_those_of_the_rules(
    seats: int, options: dict[str, str]
) -> None:
    checked = 0
    for game, state in walk(seats, options, "now"):
        if state.step != TURN:
            continue
        found, seat = dict[int, int](), state.turn
        for action in game.rules.legal(state, seat):
            if isinstance(action, Build) and action.piece not in NO_POINTS:
                after = state.clone()
                game.rules.apply(after, seat, action)
                newest = after.standing[-1]
                found[newest.plots] = max(found.get(newest.plots, 0), newest.points)
        sites = sites_of(game.rules, state, WEIGHTS)
        holding = Holding(sites, state.hands[seat] & sites.ground.free)
        assert {plots: points for points, plots in holding.now} == found
        checked += len(found)
    assert checked > 30


# Bytes


def test_seats_and_options_are_told() -> None:
    game = start(3, {"trade": "on", "new_buildings": "published"})
    assert told_of(game, "seats, one of") == [0, 1, 0, 0]
    assert told_of(game, "option: trade") == told_of(game, "option: published buildings") == [1]
    assert told_of(game, "option: all buildings") == told_of(game, "option: guard") == [0]


def test_whose_turn_it_is_is_told_from_the_own_seat_on() -> None:
    assert told("hand 1: 11", "turn, one of") == [1, 0, 0, 0, 0]
    assert told("hand 1: 11", "turn, one of", seat=1) == [0, 1, 0, 0, 0]


def test_a_set_of_plots_has_own_cards_and_unknown_ones() -> None:
    """The line runs between 12 and 15."""
    text = "city-hall 16\ntram H,1,1\nhand 1: 12 44"
    assert plots(text, "along the line") == [1, 1, 2]
    assert plots(text, "beside the hall")[0] == 0
    assert plots("city-hall 15\nhand 1: 12 44", "beside the hall") == [1, 3, 4]
    assert plots("hand 1: 12 61 88", "not in the city")[0] == 2


def test_the_best_buildings_are_told_by_the_points_they_bring_now() -> None:
    """A double residence at the edge makes 7, a single one elsewhere at the edge 3."""
    found = told("hand 1: 11 12 59", "best buildings now in steps")
    assert found == marks(7) + marks(3) + marks(0)
    assert told("hand 1: 11 12 59", "points of best buildings: now, after trams") == [10, 10]


def test_a_line_that_can_come_in_one_turn_is_counted_apart() -> None:
    text = "city-hall 16\ntram H,1,0\nhand 1: 11 59"
    assert told(text, "points of best buildings: now, after trams") == [6, 9]


def test_an_out_completes_a_building() -> None:
    """Beside 11 in the corner there are 12 and 14; the fewer are unknown, the likelier one is."""
    assert told("hand 1: 11", "outs, good outs") == [2, 0]
    assert told("hand 1: 11", "district 1")[6] == 2
    chances = "next card: an out from the best deck, from the chosen one"
    assert told("hand 1: 11", chances) == [64 * 2 // 8, 0]
    assert told("residence-1 12\nresidence-1 14\nhand 1: 11", "outs, good outs") == [0, 0]


def test_pairs_triples_and_lonely_cards() -> None:
    name = "pairs, triples, lonely cards"
    assert told("hand 1: 11 12 13", name) == [2, 1, 0]
    assert told("residence-1 12\nresidence-1 14\nhand 1: 11", name) == [0, 0, 1]


def test_cards_are_told_by_what_they_can_be_part_of() -> None:
    """Two cards for a double residence of 7 points, one for a single one of 3."""
    name = "cards by what they can be part of"
    assert told("hand 1: 11 12 59", name) == [3, 3, 2, 2, 0, 0, 0, 0]


def test_the_cards_of_the_plots_beside_own_ones() -> None:
    """Beside 11 and 12 lie 13, 14 and 15."""
    name = "plots beside own cards: unknown, elsewhere, played"
    assert told("residence-1 13\nhand 1: 11 12", name) == [2, 0, 1]
    game = city(f"layout L1\nhand 1: 11 12 14\n{OTHERS}").play("under 14")
    assert told_of(game, name) == [2, 1, 0]


def test_what_a_shopping_centre_and_a_church_lack() -> None:
    pieces = "city-hall 15\nresidence-1 13\noffice-1 14\nresidence-1 16"
    hand = "hand 1: 11 12"
    assert told(f"{pieces}\n{hand}", "shopping centre lacks, one of") == [0, 1, 0, 0]
    assert told(f"{pieces}\ntram H,0,0\n{hand}", "shopping centre lacks, one of") == [1, 0, 0, 0]
    assert told(f"{pieces}\n{hand}", "church lacks, one of") == [0] * LACKS
    assert told(f"{pieces}\noffice-2 17 18\n{hand}", "church lacks, one of") == [0, 0, 1, 0]


def test_the_last_pass_that_is_missing() -> None:
    game = city(f"layout L1\nhand 1: 11\n{OTHERS}")
    assert told_of(game, "passes missing, one of") == [0, 1, 0, 0, 0]
    assert told_of(game.copy().play("pass"), "passes missing, one of") == [1, 0, 0, 0, 0]


def test_others_are_told_by_points_and_by_the_backs_of_their_cards() -> None:
    game = city(f"layout L1\nhand 1: 11\n{OTHERS}")
    game.state.scores = [3, 20]
    there, points, held, missing, _, twice, thrice, _ = told_of(game, "other 1")[:8]
    assert (there, points, held, missing, twice, thrice) == (1, 20, 5, 0, 1, 0)
    assert sum(told_of(game, "lead in steps")) == 4  # 17 behind: more than -60, -45, -30, -20
    assert not any(told_of(game, "other 2"))
