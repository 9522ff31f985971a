"""Chapter 2 of RULES.md: set-up, up to where the districts go (test_districts.py)."""

from __future__ import annotations

import pytest
from marks import rule
from rulebook import Rulebook

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE
from faubourg.core.registry import BadOption
from faubourg.games.big_city import GAME, reasons
from faubourg.games.big_city.board import NOWHERE, cell_at
from faubourg.games.big_city.components import DECK_OF, DISTRICTS, FRONTS, OLD, PIECES, SEGMENTS
from faubourg.games.big_city.state import TURN
from games.big_city.table import Table, begun, card_of, decks_of, names_of, start

BOOK = Rulebook("big_city")
COUNTS = range(2, 6)
FULL = {2: 5, 3: 5, 4: 5, 5: 6}

NAMES = {
    "single residence": "residence-1", "double residence": "residence-2",
    "triple residence": "residence-3", "single office": "office-1", "double office": "office-2",
    "triple office": "office-3", "city hall": "city-hall", "church": "church", "cinema": "cinema",
    "post office": "post-office", "bank": "bank", "shopping centre": "shopping-centre",
    "Lincoln Park": "lincoln-park", "Central Park": "central-park",
    "Stanford Corporation": "stanford", "Rockwell Industries": "rockwell",
}  # fmt: skip
SIZE = {"I1": 1, "I2": 2, "I3": 3, "L3": 3, "O4": 4}


@rule("2.1")
def test_two_to_five_can_play() -> None:
    for seats in (1, 6):
        with pytest.raises(BadOption):
            GAME.rules(seats)


@rule("2.1")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_starts_with_0_points(seats: int) -> None:
    assert start(seats).state.scores == [0] * seats


@rule("2.2", "8.1")
def test_the_supply_is_that_of_the_table() -> None:
    expected = {NAMES[name]: (int(count), int(plots)) for name, count, plots in BOOK.rows("2.2")}
    assert {piece.name: (piece.count, SIZE[piece.shape]) for piece in PIECES[:OLD]} == expected
    assert sum(count for count, _ in expected.values()) == 52


@rule("2.2", "3.4.2")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_supply_does_not_depend_on_the_number_of_players(seats: int) -> None:
    assert sum(start(seats).state.supply) == 52
    assert SEGMENTS == 17


@rule("2.3")
def test_a_card_is_drawn_by_chance_when_it_is_taken() -> None:
    """Nine cards may come, then eight; a deck with a park has it among them."""
    game = start(2)
    assert game.actors == (CHANCE,)
    assert set(game.chances()) == {f"card 1{n}" for n in range(1, 10)}
    game.play("card 14")
    assert set(game.chances()) == {*(f"card 2{n}" for n in range(1, 9)), "card lincoln-park"}
    game.play("card lincoln-park", "card 31", "card 41", "card 51")
    assert set(game.chances()) == {f"card 1{n}" for n in range(1, 10)} - {"card 14"}


@rule("2.3")
def test_every_card_of_a_deck_is_equally_likely() -> None:
    game = start(3)
    assert {weight for _, weight in game.rules.chances(game.state)} == {1}


@rule("2.3")
def test_each_deck_has_luck_of_its_own() -> None:
    """So that a card drawn from one deck changes nothing in another."""
    game = start(2)
    streams = []
    while game.step == "deal":
        streams.append(game.rules.stream(game.state))
        game.play(sorted(game.chances())[0])
    assert streams == [f"deck{deck}" for deck in range(1, 6)] * 2
    assert game.rules.stream(game.state) == "first"


@rule("2.3")
def test_players_draw_no_lots() -> None:
    game = begun(2)
    assert game.why_not("start 1") == game.why_not("card 11") == reasons.NOT_FOR_PLAYERS


@rule("2.4", "B32")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_receives_a_card_of_each_of_the_first_decks(seats: int) -> None:
    game = begun(seats)
    for seat in range(seats):
        decks = [DECK_OF[card_of(name)] + 1 for name in game.sit(seat).hand]
        assert sorted(decks) == list(range(1, FULL[seats] + 1))
    assert game.state.full == [FULL[seats]] * seats
    assert game.decks == [9 - seats] * FULL[seats] + [9] * (DISTRICTS - FULL[seats])


@rule("2.5")
def test_only_district_1_lies_on_the_table() -> None:
    assert start(4).state.placed == (cell_at(0, 0), *[NOWHERE] * 7)


@rule("2.6")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_first_player_is_drawn_after_the_deal(seats: int) -> None:
    game = start(seats)
    dealt = 0
    while game.step == "deal":
        game.play(sorted(game.chances())[0])
        dealt += 1
    assert dealt == seats * FULL[seats]
    assert set(game.chances()) == {f"start {seat + 1}" for seat in range(seats)}
    game.play(f"start {seats}")
    assert game.actors == (seats - 1,)


def place_any(game: Table) -> int:
    """Whoever's turn it is places the lowest district of the pool somewhere; who that was."""
    (seat,) = game.actors
    district = min(game.sit(seat).legal("district"))
    game.follow(f"district {district}")
    game.follow(f"at {min(game.sit(seat).legal('at'))}")
    return seat


@rule("2.7", "2.9", "B1")
@pytest.mark.parametrize("row", BOOK.rows("2.7"), ids=lambda row: f"{row[0]}-players")
def test_the_pool_is_that_of_the_table(row: list[str]) -> None:
    seats, pool, each = int(row[0]), set(row[1].split()), int(row[2])
    game = begun(seats)
    assert {words.split()[0] for words in game.legal("district")} == pool
    assert len(pool) == seats * each


@rule("2.7", "2.8", "3.1.1", "B2")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 1, [0, 1, 0, 1]), (2, 2, [1, 0, 1, 0]), (3, 2, [1, 2, 0]), (4, 4, [3, 0, 1, 2]),
     (5, 3, [2, 3, 4, 0, 1])],
)  # fmt: skip
def test_the_pool_is_placed_clockwise_before_the_first_turn(
    seats: int, first: int, order: list[int]
) -> None:
    game = begun(seats, first=first)
    found = []
    while game.step == "pool":
        found.append(place_any(game))
    assert found == order
    assert DISTRICTS - game.state.placed.count(NOWHERE) == 1 + len(order)
    assert (game.step, game.actors) == ("turn", (first - 1,))


@rule("2.9")
def test_districts_of_the_pool_come_in_any_order_and_no_others() -> None:
    game = begun(3)
    assert game.why_not("district 5 0") == reasons.NOT_IN_POOL
    game.play("district 4 0", "at 3 0")
    later = game.sit(1)
    assert later.why_not("district 4 0") == later.why_not("district 1 0") == reasons.ALREADY_PLACED
    assert later.legal("district") == {f"{d} {r}" for d in (2, 3) for r in (0, 90, 180, 270)}


@rule("2.7", "3.1.2")
def test_nothing_else_can_be_done_before_the_pool_is_placed() -> None:
    game = begun(2, hands=["15 21 31 41 51"])
    assert game.kinds() == {"district"}
    for words in ("pass", "build residence-1 15", "under 15", "lay 11 north"):
        assert game.why_not(words) == reasons.WRONG_STEP[TURN]


@rule("1.15", "2.4")
def test_only_the_holder_sees_a_dealt_card() -> None:
    game = start(2)
    action = game.action("card 11")
    assert [game.rules.sees(game.state, viewer, CHANCE, action) for viewer in (0, 1, None)] == [
        True, False, False,
    ]  # fmt: skip
    game = begun(2, hands=["11 21 31 41 51", "12 22 32 42 52"])
    assert names_of(game.sit(1).known.hands[1]) == ["12", "22", "32", "42", "52"]
    assert not any(hand & FRONTS for hand in game.rules.known(game.state, None).hands)
    assert [decks_of(members(hand)) for hand in game.sit(1).known.hands] == [[1, 2, 3, 4, 5]] * 2
    assert names_of(game.state.hands[0]) == ["11", "21", "31", "41", "51"]
