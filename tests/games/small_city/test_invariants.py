"""What must be true at every moment of any game, and a second, plain count of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from contract.checks import check_someone_can_act, check_state, check_state_deeply
from marks import rule

from faubourg.core.model import CHANCE
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.pollution import generates
from faubourg.games.small_city.votes import votes_of
from games.small_city.plain import Plain
from games.small_city.random_games import crowded, walk
from games.small_city.table import Table, start

GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {"difficulty": "president"}),
    (2, {}),
    (2, {"victory": "economic", "homecoming": "forced", "column_four": "all"}),
    (3, {"victory": "citizen", "returning_guards": "yes"}),
    (3, {"eliminated_borough": "gap", "metro_lost": "expel"}),
    (4, {"victory": "electoral", "sides": "expert,easy,easy,expert"}),
]
all_games = pytest.mark.parametrize(("seats", "options"), GAMES)
SEEDS = range(6)


def walks(seats: int, options: dict[str, str], name: str) -> Iterator[Iterator[Table]]:
    """Some games, each step by step: from the start, and the end of such with full boroughs."""
    yield walk(seats, options, name)
    yield from (crowded(seats, options, f"{name} {seed}") for seed in SEEDS)


@rule("1.4.1", "1.4.7", "2.4", "2.5", "2.6", "13.2")
@all_games
def test_pieces_are_conserved(seats: int, options: dict[str, str]) -> None:
    for steps in walks(seats, options, "pieces"):
        counted = None
        for game in steps:
            found = game.rules.inventory(game.state)
            counted = counted or found
            assert found == counted
        assert counted is not None
        assert all(counted[f"citizens {seat + 1}"] == 22 for seat in range(seats))


@rule("1.4.1", "1.4.7", "20.4")
@all_games
def test_what_is_in_the_box(seats: int, options: dict[str, str]) -> None:
    counted = start(seats, options).rules.inventory(start(seats, options).state)
    assert [counted[raw] for raw in ("wood", "stone", "metal")] == [16, 8, 6]
    assert [counted[kind] for kind in ("warehouse", "factory-1", "park-3")] == [12, 15, 12]
    assert counted["town-hall"] == counted["school"] == seats


@rule("1.2.3", "1.2.4", "1.2.5", "1.4.5", "1.4.6")
@all_games
def test_nothing_is_overfull_or_owed(seats: int, options: dict[str, str]) -> None:
    for steps in walks(seats, options, "limits"):
        for game in steps:
            for borough in game.state.city.boroughs:
                _check_borough(game, borough.citizens, sum(borough.slots))
                numbers = range(len(borough.sheds) + 1)
                assert all(cities.room(game.kit, borough, number) >= 0 for number in numbers)
                assert min(borough.stock) >= 0 and borough.hall >= 0
                assert borough.money >= 0 and borough.votes >= 0
                assert min(borough.career, borough.reserve, borough.out) >= 0


def _check_borough(game: Table, citizens: list[int], slots: int) -> None:
    """Every citizen on a slot of its own."""
    standing = 0
    for cells in citizens:
        assert not standing & cells
        standing |= cells
    assert not standing & ~slots


@rule("1.1.5", "5.2.3", "10.4.2")
@all_games
def test_what_a_borough_remembers_equals_what_it_shows(seats: int, options: dict[str, str]) -> None:
    for steps in walks(seats, options, "caches"):
        for game in steps:
            for borough in game.state.city.boroughs:
                assert borough.covered == cities.covered_cells(game.kit, borough)
                assert borough.homes == cities.home_cells(game.kit, borough)
                assert borough.works == cities.work_cells(game.kit, borough)
                assert borough.slots == cities.slot_cells(game.kit, borough)
                assert not borough.covered & cities.cemeteries(borough)


@rule("7.1.2", "7.2.1", "7.3.5", "7.3.9", "7.3.11", "7.4.2", "8.2.2", "8.3.3", "8.4.3", "10.3.5",
      "10.4.4", "11.1.3")  # fmt: skip
@all_games
def test_a_plain_list_of_choices_is_the_same(seats: int, options: dict[str, str]) -> None:
    compared = set()
    for steps in walks(seats, options, "choices"):
        for game in steps:
            if 3 <= game.phase <= 7 and game.actors not in ((), (CHANCE,)):
                there = game.sit(game.actors[0])
                plain = _plain_choices(there, Plain(there.view(), options))
                assert plain is None or there.choices() == plain, there.step
                compared.add(game.step)
    assert {"moves", "slot", "council"} <= compared


def _plain_choices(game: Table, plain: Plain) -> set[str] | None:
    """None where the plain rules know nothing."""
    seat = game.seat
    by_step = {
        "moves": lambda: plain.moves(seat),
        "slot": lambda: plain.goals(seat),
        "houses": lambda: plain.houses(seat),
        "commerce": lambda: plain.commerce(seat),
        "making": lambda: plain.making(),
        "storing": lambda: plain.storing(seat),
        "victims": lambda: plain.victims(seat),
        "graves": lambda: plain.graves(seat),
        "council": lambda: plain.investments(seat, False),
        "councillor": lambda: plain.investments(seat, True),
    }
    return by_step[game.step]() if game.step in by_step else None


@rule("9.1", "9.2", "10.1.1", "10.1.2", "10.1.3")
@all_games
def test_a_plain_count_gives_the_same(seats: int, options: dict[str, str]) -> None:
    rng = Random(5)
    for steps in walks(seats, options, "counts"):
        for game in steps:
            if game.phase > 2 and rng.random() < 0.2:
                plain = Plain(game.view(), options)
                for seat in range(seats):
                    borough = game.city.boroughs[seat]
                    assert votes_of(game.kit, game.city, seat) == plain.votes(seat)
                    assert generates(game.kit, borough) == plain.generated(seat)


@rule("1.6.4", "1.6.5")
@all_games
def test_full_boroughs_keep_the_contract_of_every_game(seats: int, options: dict[str, str]) -> None:
    rng = Random(f"contract {seats}")
    for seed in SEEDS[:3]:
        for game in crowded(seats, options, f"contract {seed}"):
            check_someone_can_act(game.rules, game.state)
            if rng.random() < 0.1:
                check_state(game.rules, game.state, rng)
            if rng.random() < 0.02:
                check_state_deeply(game.rules, game.state, rng)


@rule("3.1", "15.1", "10.2.9")
@all_games
def test_a_game_ends_after_round_8_or_when_it_is_decided(
    seats: int, options: dict[str, str]
) -> None:
    for steps in walks(seats, options, "ends"):
        *_, game = steps
        left = sum(not borough.gone for borough in game.city.boroughs)
        assert game.state.round == 8 or left < 2
