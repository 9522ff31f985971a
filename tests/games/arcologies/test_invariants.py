"""What must be true at every moment, in games in which arcologies are really built."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from contract.checks import check_state, check_state_deeply
from marks import rule

from faubourg.games.arcologies.state import BUILT, NEWS, PAIRS, PUMPS, SEALED
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import METAL, STONE_SLOT
from faubourg.games.small_city.state import BETWEEN
from games.arcologies.plain import place
from games.arcologies.random_games import ready
from games.arcologies.table import Table

QUICK = {"quiet_rounds": "eight"}
GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {"difficulty": "president"}),
    (2, {}),
    (2, {"covered_materials": "move", "split": "free"}),
    (2, {"inside": "leave", "pumps_and_parks": "apart"}),
    (3, {"inside": "sealed", "metro_lost": "expel"}),
    (4, {"arcology_action": "free", "citizens_counted": "inside"}),
]
all_games = pytest.mark.parametrize(("seats", "options"), GAMES)
STEPS = 250  # of each game


def steps(seats: int, options: dict[str, str], seed: str) -> list[Table]:
    """The tables of one game, each a copy."""
    found = []
    for number, game in enumerate(ready(seats, {**QUICK, **options}, seed)):
        found.append(Table(game.rules, game.state.clone()))
        if number > STEPS:
            break
    return found


@all_games
def test_the_contract_holds_where_arcologies_are_built(seats: int, options: dict[str, str]) -> None:
    rng = Random(f"contract {seats} {options}")
    for seed in range(2):
        games = steps(seats, options, f"contract {seed}")
        inventory = games[0].rules.inventory(games[0].state)
        for game in games:
            if game.actors and rng.random() < 0.25:
                check_state(game.rules, game.state, rng)
            if rng.random() < 0.04:
                check_state_deeply(game.rules, game.state, rng)
            assert game.rules.inventory(game.state) == inventory


@rule("5.2.1", "6.4", "6.5")
@all_games
def test_pairs_pumps_and_caches(seats: int, options: dict[str, str]) -> None:
    pumps = [0] * seats
    for game in steps(seats, options, "pairs"):
        for seat, borough in enumerate(game.state.city.boroughs):
            kit, extras = game.kit, borough.extras
            assert not extras[PAIRS] & ~(borough.citizens[seat] & borough.slots[STONE_SLOT])
            assert extras[BUILT] or not extras[PAIRS] | extras[PUMPS]
            assert pumps[seat] <= extras[PUMPS] <= 6 or borough.gone
            pumps[seat] = extras[PUMPS]
            assert extras[NEWS] >= 0
            assert borough.covered == cities.covered_cells(kit, borough)
            assert borough.homes == cities.home_cells(kit, borough)
            assert borough.works == cities.work_cells(kit, borough)
            assert borough.slots == cities.slot_cells(kit, borough)
            places = sum(borough.slots) | kit.square(borough)
            assert not cities.occupied(borough) & ~places
            sealed = options.get("inside") == "sealed"
            assert sealed or not any(extras[SEALED:])
        assert game.state.step != BETWEEN


@rule("1.4", "1.5", "4.2.1", "4.2.5", "4.3.2", "4.4.1", "4.4.2", "4.4.3")
def test_a_plain_count_finds_the_same_places() -> None:
    """Cell by cell from the view and the tables of RULES.md, against the engine's sets."""
    allowed = 0
    for seed in range(12):
        game = next(ready(2, QUICK, f"plain {seed}"))
        view, metal = game.view(), cities.raw_owned(game.borough, METAL)
        legal = game.legal("arcology")
        for told in game.arcology().places:
            found = place(view, 0, told.corner, told.turn)
            fits = not found.blocked and found.metal <= metal
            assert told.metal == found.metal
            assert fits == (told.reason is None) == (f"{told.corner} {told.turn}" in legal)
            words = f"arcology {told.corner} {told.turn}"
            assert told.reason == game.why_not(words)
            allowed += fits
    assert allowed > 5


def test_these_games_show_something() -> None:
    """Arcologies of all patterns, splits with a choice, pumps, take-offs and falls."""
    seen: Counter[str] = Counter()
    for seed in range(20):
        before: Table | None = None
        for game in ready(2, {**QUICK, "covered_materials": "move"}, f"show {seed}"):
            asked = {game.kit.ask_names[game.sit(s).borough.ask] for s in range(2)}
            seen.update(asked & {"remainder", "move", "store"})
            before = game
        assert before is not None
        for borough in before.state.city.boroughs:
            seen["built"] += borough.extras[BUILT]
            seen["pumps"] += borough.extras[PUMPS]
    assert all(seen[what] for what in ("remainder", "move", "store", "built", "pumps")), seen
