"""What is true at every moment of every game, whatever the players do.

Random games at all player counts and with all options; the engine is compared with plain.py, which
knows nothing of its sets.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from marks import rule

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE
from faubourg.games.la_citta import city
from faubourg.games.la_citta.board import NOWHERE, nth
from faubourg.games.la_citta.citizens import are_neighbours
from faubourg.games.la_citta.components import CITIZENS, GOLD, NO_LIMIT
from faubourg.games.la_citta.scoring import points_of
from games.la_citta.plain import Plain
from games.la_citta.random_games import walk
from games.la_citta.table import ADVANCED, EXPANSION, Table

GAMES: list[tuple[int, dict[str, str]]] = [
    *((seats, {}) for seats in range(2, 6)),
    (2, EXPANSION),
    (3, {**EXPANSION, **ADVANCED}),
    (4, {**EXPANSION, "large_harvest": "no"}),
    (5, {**ADVANCED, "first_player": "4"}),
]
all_games = pytest.mark.parametrize(
    ("seats", "options"), GAMES, ids=lambda value: value if isinstance(value, int) else "".join(
        f"{word}={value[word]};" for word in value))  # fmt: skip


@rule("1.4.5", "1.4.6", "4.1.7")
@all_games
def test_i1_to_i3_nothing_is_lost_or_made(seats: int, options: dict[str, str]) -> None:
    first = None
    for game in walk(seats, options, "conserved"):
        counted = game.rules.inventory(game.state)
        first = first or counted
        assert counted == first
        assert (counted["gold"], counted["citizens"]) == (GOLD, CITIZENS)
        assert min(game.state.pools) >= 0 and game.state.bank >= 0 and game.state.citizens >= 0


@rule("1.2.2", "1.2.3", "2.2")
@all_games
def test_i4_cities_are_connected_and_apart(seats: int, options: dict[str, str]) -> None:
    for game in walk(seats, options, "cities"):
        if game.step not in ("voice", "relocation"):
            continue
        plain = Plain(game)
        for there in plain.cities:
            assert plain.is_connected(set(there.tiles))
            assert list(there.tiles.values()).count("castle") == 1
        for one, other in combinations(plain.cities, 2):
            assert not plain.within(set(one.tiles), 1) & set(other.tiles)


@rule("1.3.1", "1.3.2", "1.3.3")
@all_games
def test_i5_and_i6_citizens(seats: int, options: dict[str, str]) -> None:
    """Enough for all tiles outside phases 6 and 7, and never more than the limit."""
    for game in walk(seats, options, "citizens"):
        for number, tiles in enumerate(game.state.tiles):
            name = game.board.names[game.state.castles[number]]
            if not tiles:
                assert game.state.castles[number] == NOWHERE and not game.state.population[number]
                continue
            assert game.state.population[number] <= game.limit(name)
            assert game.on_castle(name) >= 1 or game.state.phase in (6, 7)


@rule("3.4.21", "5.1.2")
@all_games
def test_i7_and_i8_cards(seats: int, options: dict[str, str]) -> None:
    total = 40 if options.get("expansion") == "on" else 32
    for game in walk(seats, options, "cards", passes=0.3):
        state = game.known
        taken = sum(len(cards) for cards in state.taken)
        laid = sum(card != "" for card in game.display)
        discard = sum(state.discard) + state.discard_unseen
        assert state.deck + laid + taken + discard == total
        if state.phase == 5:
            assert sum(state.unheard) == 27 - 4 * state.year + 3 - state.revealed


@rule("2.2", "5.3.3")
@all_games
def test_i9_and_i10_cubes_and_castles(seats: int, options: dict[str, str]) -> None:
    for game in walk(seats, options, "cubes"):
        if game.step == "turn":
            plain = Plain(game)
            for seat in range(seats):
                assert game.sit(seat).cubes == plain.cubes(seat) >= 0
                assert city.castles_left(game.state, seat) == 4 - len(plain.mine(seat)) >= 0


@rule("1.3.5", "1.4.1", "1.4.3", "1.2.4", "3.2.1")
@all_games
def test_i11_a_plain_count_gives_the_same(seats: int, options: dict[str, str]) -> None:
    rng = Random(f"plain {seats}")
    for game in walk(seats, options, "plain"):
        if rng.random() < 0.15:
            _compare(game)


def _compare(game: Table) -> None:
    plain, state = Plain(game), game.state
    for there in plain.cities:
        assert game.food_of(there.castle) == plain.food(there)
        assert game.limit(there.castle) == (plain.limit(there) or NO_LIMIT)
        assert [city.arches(state, there.number, s) for s in range(3)] == plain.arches(there)
        near = [o.castle for o in plain.cities if are_neighbours(state, there.number, o.number)]
        assert [castle for castle in near if castle != there.castle] == plain.neighbours(there)
        assert game.on_castle(there.castle) == there.citizens - plain.staffed(there) + 1
    for seat in range(game.rules.seats):
        sitting, mine = game.sit(seat), plain.mine(seat)
        assert sitting.income == plain.income(seat)
        assert sitting.food == sum(map(plain.food, mine))
        assert sitting.citizens == sum(there.citizens for there in mine)


@rule("3.4.2", "4.1.3", "5.1.4", "3.4.9", "6.7")
@all_games
def test_a_plain_list_of_choices_is_the_same(seats: int, options: dict[str, str]) -> None:
    rng = Random(f"choices {seats}")
    for game in walk(seats, options, "choices"):
        if game.actors in ((), (CHANCE,)) or rng.random() > 0.25:
            continue
        there = game.sit(game.actors[0])
        plain = Plain(game)
        if game.step == "turn":
            large = game.rules.options["large_harvest"] == "yes"
            assert there.choices() == plain.choices(there.seat, large)
        elif game.step == "relocation":
            assert there.choices() - {"enough"} == plain.demolitions(there.seat)


@rule("1.2.4", "3.4.9")
@all_games
def test_what_a_state_remembers_equals_what_it_shows(seats: int, options: dict[str, str]) -> None:
    for game in walk(seats, options, "caches"):
        board, state = game.board, game.state
        assert state.near == [board.touching(tiles) for tiles in state.tiles]
        assert state.reach == [board.reaching(tiles) for tiles in state.tiles]
        assert state.land == board.land(state.land.terrain)
        assert sum(state.kinds) == sum(state.tiles)  # each tile has one kind and one city


@rule("7.2.2", "7.2.3", "7.2.4")
@all_games
def test_points_are_the_sum_of_the_lines(seats: int, options: dict[str, str]) -> None:
    for game in walk(seats, options, "points"):
        for seat in range(seats):
            assert points_of(game.state, seat) == game.sit(seat).total()


def test_the_nth_hex_of_a_set() -> None:
    rng = Random(4)
    for _ in range(300):
        hexes = rng.getrandbits(166) & rng.getrandbits(166) | 1 << rng.randrange(166)
        found = [nth(hexes, skipped) for skipped in range(hexes.bit_count())]
        assert found == members(hexes)
