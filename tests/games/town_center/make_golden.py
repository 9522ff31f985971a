"""Writes the golden records: `python -m games.town_center.make_golden` in tests/.

Each is one whole game that goes a way of its own. They are made once; test_golden.py replays them
for ever after. Make them anew only when the edition of the rules rises; the seeds that show a rare
thing were searched for.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Action, Seat
from faubourg.core.record import dump
from faubourg.core.replay import record_of
from faubourg.games.town_center import GAME
from faubourg.games.town_center.actions import Build, Buy, Grow
from faubourg.games.town_center.components import SHOP
from faubourg.games.town_center.development import neighbours, units
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import income
from faubourg.games.town_center.state import TownCenterState, put

FOLDER = Path(__file__).resolve().parents[3] / "records" / "town_center"
EXPECTED = FOLDER / "expected.json"
NAMES = ["Ada", "Basile", "Clara", "Diego", "Emma", "Félix", "Greta", "Hugo"]

TownMatch: TypeAlias = Match[TownCenterState, Action]
Player: TypeAlias = Callable[[TownMatch, Seat, Random], None]


def at_random(match: TownMatch, seat: Seat, rng: Random) -> None:
    match.play(seat, rng.choice(match.rules.legal(match.state, seat)))


def in_doubt(match: TownMatch, seat: Seat, rng: Random) -> None:
    """At random, but often taking back and sometimes doing again."""
    if rng.random() < 0.25 and match.why_not_undo(seat) is None:
        match.undo(seat)
        if rng.random() < 0.5:
            match.redo(seat)
    else:
        at_random(match, seat, rng)


def eagerly(match: TownMatch, seat: Seat, rng: Random) -> None:
    """Place cubes where most will grow and earn, save money for offices; else at random."""
    legal = match.rules.legal(match.state, seat)
    rng.shuffle(legal)
    match.play(seat, max(legal, key=lambda action: promise(match, seat, action)))


def promise(match: TownMatch, seat: Seat, action: Action) -> int:
    """The residences beside the shops, and the income, after an action."""
    if isinstance(action, Buy):
        return -1
    if not isinstance(action, Build | Grow):
        return 0
    assert isinstance(match.rules, TownCenterRules)
    board, city = match.rules.boards[seat], match.state.cities[seat].clone()
    put(board, city, action.colour, action.position)
    beside = [neighbours(board, city, SHOP, unit) for unit in units(board, city.cubes[SHOP])]
    return 3 * sum(beside) + income(board, city)


@dataclass(frozen=True)
class Golden:
    """One record: how it is played, and what makes it worth keeping."""

    name: str
    seats: int
    shows: str
    options: dict[str, str] = field(default_factory=dict)
    player: Player = at_random
    seed: str = "golden"


GOLDEN = [
    Golden("solo", 1, "one player, the usual bag"),
    Golden("solo_side_b", 1, "one player on side B", {"sides": "B"}),
    Golden("central_park", 1, "the open line", {"solo": "central_park"}),
    Golden("two", 2, "two players, a handicap", {"sides": "A,B"}),
    Golden("four", 4, "four players, one box"),
    Golden("five", 5, "five players: four towers, two boxes"),
    Golden("eight", 8, "eight players"),
    Golden("shortage", 4, "a colour runs out while a unit is ready", player=eagerly,
           seed="golden238"),
    Golden("cyclic", 4, "the same, but cities grow by turns", {"shortage": "cyclic"}, eagerly,
           "golden213"),
    Golden("discard", 3, "a cube that is no office finds no place"),
    Golden("undo", 2, "steps taken back and done again", player=in_doubt),
    Golden("offices_optional", 3, "an office discarded that could be paid",
           {"offices": "optional"}, seed="golden1"),
    Golden("two_offices_none", 3, "both offices discarded at once", {"two_offices": "none"},
           seed="golden3"),
    Golden("city_by_city", 3, "the teaching round", {"first_round": "city_by_city"}),
    Golden("chosen_first", 3, "the table names the first player", {"first_player": "3"}),
]  # fmt: skip


def played(golden: Golden) -> TownMatch:
    """The whole game, the same every time."""
    match: TownMatch = Match(
        GAME.rules(golden.seats, golden.options), Chance.seeded(f"{golden.name} {golden.seed}")
    )
    rng = Random(f"{golden.name} {golden.seed}")
    while match.state.actors:
        golden.player(match, rng.choice(match.state.actors), rng)
    return match


def result(match: TownMatch) -> dict[str, Any]:
    """What a replay must give again."""
    rules, state = match.rules, match.state
    return {
        "entries": len(match.entries),
        "scores": [[[line.key, line.points] for line in rules.score(state, seat)]
                   for seat in range(rules.seats)],
        "ranking": rules.ranking(state),
    }  # fmt: skip


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    expected = {}
    for golden in GOLDEN:
        match = played(golden)
        record = record_of(match, NAMES[: golden.seats])
        (FOLDER / f"{golden.name}.jsonl").write_text(dump(record), encoding="utf-8")
        expected[golden.name] = {"shows": golden.shows, **result(match)}
    lines = [f"{json.dumps(name)}: {json.dumps(it)}" for name, it in expected.items()]
    EXPECTED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
