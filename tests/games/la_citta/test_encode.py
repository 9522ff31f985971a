"""Rows of bytes: the judge opens them, they hold no secret, and what single bytes mean."""

from __future__ import annotations

from random import Random

import pytest
from rows import part, row_of

from faubourg.core.encoding import digest
from faubourg.games.la_citta import GAME
from faubourg.games.la_citta.encode import Encoder
from faubourg.games.la_citta.rows import TERMS
from faubourg.games.la_citta.rules import LaCittaRules
from games.la_citta.random_games import walk
from games.la_citta.table import EXPANSION, Table, begin, table

BLUE = ["8-23:3"]  # far from what red has in these tests
NEAR = ["4-13:3 school@3-14"]  # two hexes from a tile on 3-18
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (5, {}),
    (2, {"setup": "advanced"} | EXPANSION),
    (4, dict(EXPANSION)),
]


def told(game: Table, name: str) -> list[int]:
    encoder = Encoder(game.rules)
    return part(encoder, row_of(encoder, game.state, game.seat), name)


# Whole rows


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_row_fills_its_own_bytes_alone_and_does_not_depend_on_those_before(
    seats: int, options: dict[str, str]
) -> None:
    """What was measured before must not show, however far away that state is."""
    used: Encoder | None = None
    for number, game in enumerate(walk(seats, options, "bytes", 0.1)):
        if used is None:
            used = Encoder(game.rules)
        if number % 5 == 0:
            used.prepare(game.state, number % seats)
        for seat in range(seats) if number % 3 else ():
            rows = bytearray(b"\xff" * (used.length + 8))
            used.encode(game.state, seat, rows, 3)
            assert rows[:3] == b"\xff" * 3 and rows[-5:] == b"\xff" * 5
            assert rows[3:-5] == row_of(Encoder(game.rules), game.state, seat)


def test_choices_are_told_alike_with_what_was_measured_before_them() -> None:
    rng = Random(3)
    for number, game in enumerate(walk(3, dict(EXPANSION), "choices", 0.1)):
        if number % 11 == 0 and game.state.actors and game.state.actors[0] >= 0:
            seat = game.state.actors[0]
            used = Encoder(game.rules)
            used.prepare(game.state, seat)
            legal = game.rules.legal(game.state, seat)
            for action in rng.sample(legal, min(9, len(legal))):
                after = game.state.clone()
                game.rules.apply(after, seat, action)
                for who in range(3):
                    assert row_of(used, after, who) == row_of(Encoder(game.rules), after, who)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_opening_is_what_the_judge_says(seats: int, options: dict[str, str]) -> None:
    for number, game in enumerate(walk(seats, options, "opening", 0.2)):
        if number % 4 and game.state.actors:
            continue
        encoder = Encoder(game.rules)
        judge, (units, added) = GAME.judge(game.rules), encoder.opening()
        for seat in range(seats):
            row = row_of(encoder, game.state, seat)
            opened = added + sum(points * row[at] for at, points in units)
            expected = sum(judge.terms(game.state, seat).values())
            assert abs(opened - expected) <= 1 / 32 + 1e-9


def test_terms_are_told_in_the_judges_order() -> None:
    game = begin(2)
    assert [name for name, *_ in TERMS] == list(GAME.judge(game.rules).terms(game.state, 0))


def test_one_value_fits_all_tables() -> None:
    every = {digest(Encoder(_rules(seats, options))) for seats, options in TABLES}
    assert len(every) == 1
    assert Encoder.OUTPUTS == 5


def _rules(seats: int, options: dict[str, str]) -> LaCittaRules:
    rules = GAME.rules(seats, GAME.for_programs() | options)
    assert isinstance(rules, LaCittaRules)
    return rules


def test_others_are_told_as_they_are_told_of_themselves() -> None:
    """As long as nobody knows more of the Voice than the others."""
    game = begin(3)
    encoder = Encoder(game.rules)
    rows = [row_of(encoder, game.state, seat) for seat in range(3)]
    for name in ("judge's sum", "judge's terms", "buildings by kind"):
        assert part(encoder, rows[0], f"next: {name}") == part(encoder, rows[1], f"own: {name}")
        assert part(encoder, rows[2], f"second: {name}") == part(encoder, rows[1], f"own: {name}")
    assert not any(part(encoder, rows[0], "third: sits there, still in the game"))


def test_a_rivals_terms_do_not_show_what_the_rival_has_seen() -> None:
    def row(service: str) -> bytearray:
        game = table(
            red=["4-19:3 university@3-18"], blue=NEAR, display="ask-the-people palace", turn=1
        )
        game.play("ask 1 2", f"voice 1 {service}", f"voice 2 {service}").follow("lay palace")
        return row_of(Encoder(game.rules), game.state, 0)

    assert row("education") == row("health")


# Single bytes


def test_food_is_compared_with_the_mouths_of_this_year_and_the_next() -> None:
    game = table(red=["4-19:2"], blue=BLUE)
    assert game.food == 2
    assert told(game, "own: citizens, food, lasting food") == [2, 2, 2]
    assert sum(told(game, "own: food beyond citizens in steps")) == 5  # up to 0
    assert sum(told(game, "own: food beyond citizens next year in steps")) == 4  # one is short


def test_the_worst_voice_for_the_food_is_the_one_that_brings_citizens() -> None:
    game = table(red=["4-19:3 university@3-18"], blue=NEAR)
    name = "own: food beyond citizens"
    assert sum(told(game, f"{name} after the worst Voice in steps")) == (
        sum(told(game, f"{name} in steps")) - 1
    )


def test_full_cities_without_a_market_are_counted() -> None:
    game = table(red=["4-19:5", "12-19:5 market@12-21"], blue=BLUE)
    name = "own: cities by limit: 5, 5 full, 8, 8 full, none"
    assert told(game, name) == [0, 1, 1, 0, 0]
    assert told(game, "own: full cities open to a market") == [1]
    assert told(game.sit(1), f"next{name[3:]}") == [0, 1, 1, 0, 0]


def test_migration_is_told_by_service_with_what_finds_room() -> None:
    game = table(red=["4-19:5 university@3-18"], blue=NEAR)
    assert told(game, "own: neighbours to take from by service") == [0, 1, 0]
    assert told(game, "own: citizens that find room by service") == [0, 0, 0]
    assert told(game, "next: neighbours to lose to by service") == [0, 1, 0]


def test_the_lead_over_the_strongest_neighbour_is_told_in_halves() -> None:
    game = table(red=["4-19:3 hospital@3-18"], blue=NEAR)
    lead = told(game, "city 1: lead by service in steps")
    assert lead[:7] == [1, 1, 1, 1, 0, 0, 0]  # no culture on either side
    assert lead[7:14] == [1, 1, 1, 1, 0, 0, 0]  # an arch of education each
    assert lead[14:] == [1, 1, 1, 1, 1, 1, 0]  # an arch of health more


def test_cities_come_by_their_size() -> None:
    game = table(red=["4-19:2", "12-19:4"], blue=BLUE)
    sizes = [sum(told(game, f"city {n}: population in steps")) for n in range(1, 5)]
    assert sizes == [3, 1, 0, 0]
    assert [told(game, f"city {n}: stands") for n in range(1, 5)] == [[1], [1], [0], [0]]


def test_chances_of_the_voices_are_those_of_the_rows_seat() -> None:
    game = table(red=["4-19:3"], blue=BLUE, opened="culture", display="ask-the-people palace")
    game.play("ask 1 2", "voice 1 culture", "voice 2 culture").follow("lay palace")
    name = "chance of each Voice, of two"
    assert told(game.sit(0), name) == [255, 0, 0, 0]
    assert 0 < told(game.sit(1), name)[0] < 255
    assert told(game.sit(0), "voice cards known by service, not known") == [3, 0, 0, 1]
    assert told(game.sit(1), "voice cards known by service, not known") == [1, 0, 0, 3]


def test_who_has_a_turn_to_come_in_this_round() -> None:
    game = table(seats=3, red=["4-19:3"], blue=BLUE, green=["12-13:3"], first=1, turn=2)
    name = "first, turn to come: by player"
    assert told(game.sit(2), name) == [0, 1, 0, 1, 1, 0, 0, 0, 0, 0]
    assert told(game.sit(0), name) == [0, 1, 1, 0, 0, 1, 0, 0, 0, 0]


def test_a_city_being_founded_counts_before_its_donor_is_named() -> None:
    game = table(red=["4-19:4", "12-19:4"], blue=BLUE).play("found 8-9")
    assert game.step == "donor"
    assert sum(told(game, "own: cities in steps")) == 3
    assert told(game, "own: castles in hand, can found") == [1, 0]
