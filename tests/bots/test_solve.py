"""The solver: what it finds is a real game with that luck, and no worse than the planner's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from faubourg.bots import make_bot
from faubourg.bots.playing import play_game
from faubourg.bots.solve import solve
from faubourg.core import record, solo
from faubourg.core.chance import Chance
from faubourg.core.registry import find_game
from faubourg.core.replay import record_of, verify

# A game for one of every kind, with few evaluations.
KINDS = [
    ("town_center", {}), ("town_center", {"sides": "B"}), ("town_center", {"solo": "central_park"}),
    ("small_city", {"difficulty": "mayor"}), ("arcologies", {}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "options"), KINDS, ids=lambda kind: str(kind))
def test_what_is_found_follows_from_the_luck_and_beats_the_planner(
    key: str, options: dict[str, str]
) -> None:
    game = find_game(key)
    rules, chance = game.rules(1, options), Chance.seeded("solve/0")
    found = solve(game, rules, chance, 2000)
    played: Any = play_game(rules, [make_bot("planner", game)], chance, [Random(0)])
    alone = rules.solo_score(played.state)
    assert found.score == solo.best(rules.solo_ranks(), (found.score, alone))
    kept = record.load(record.dump(record_of(found.match, ["Solver"])))
    assert verify(kept).honest
    assert found.score == rules.solo_score(found.match.state)


def test_knowing_the_draws_is_worth_points() -> None:
    """Three seeds of the bench, with a fiftieth of its evaluations."""
    game = find_game("town_center")
    rules, gained = game.rules(1), 0
    for number in range(3):
        chance = Chance.seeded(f"solve/{number}")
        played: Any = play_game(rules, [make_bot("planner", game)], chance, [Random(0)])
        found = solve(game, rules, chance, 2000)
        assert found.learned and found.score is not None
        gained += found.score - rules.total(played.state, 0)
    assert gained > 3


def test_the_same_luck_gives_the_same_game() -> None:
    game = find_game("town_center")
    rules = game.rules(1)
    entries = [solve(game, rules, Chance.seeded("twice"), 1000).match.entries for _ in range(2)]
    assert entries[0] == entries[1]


def test_only_games_for_one_are_solved() -> None:
    game = find_game("town_center")
    with pytest.raises(ValueError, match="2 seats; only games for one"):
        solve(game, game.rules(2), Chance.seeded("two"))
