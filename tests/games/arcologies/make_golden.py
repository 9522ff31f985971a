"""Writes the golden records: `python -m games.arcologies.make_golden` in tests/.

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
from faubourg.games.arcologies import GAME
from faubourg.games.arcologies.actions import AcceptDraw, GoOn
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city.actions import Commit, Decline, Stop
from games.arcologies.player import choose

FOLDER = Path(__file__).resolve().parents[3] / "records" / "arcologies"
EXPECTED = FOLDER / "expected.json"
NAMES = ["Ada", "Basile", "Clara", "Diego"]

CityMatch: TypeAlias = Match[ArcologiesState, Action]
Player: TypeAlias = Callable[[CityMatch, Seat, Random], None]


def to_space(match: CityMatch, seat: Seat, rng: Random) -> None:
    rules = match.rules
    assert isinstance(rules, ArcologiesRules)
    match.play(seat, choose(rules, match.state, seat, rng))


def at_random(match: CityMatch, seat: Seat, rng: Random) -> None:
    """But never for a draw."""
    legal = match.rules.legal(match.state, seat)
    match.play(seat, rng.choice([a for a in legal if not isinstance(a, AcceptDraw)]))


def idly(match: CityMatch, seat: Seat, rng: Random) -> None:
    """As little as possible; a draw is accepted by and by."""
    legal = match.rules.legal(match.state, seat)
    dull = [a for a in legal if isinstance(a, Commit | Decline | Stop | AcceptDraw | GoOn)]
    match.play(seat, rng.choice(dull or legal))


def stubbornly(match: CityMatch, seat: Seat, rng: Random) -> None:
    """As little as possible, and no draw."""
    legal = match.rules.legal(match.state, seat)
    dull = [a for a in legal if isinstance(a, Commit | Decline | Stop | GoOn)]
    match.play(seat, rng.choice(dull or legal))


def in_doubt(match: CityMatch, seat: Seat, rng: Random) -> None:
    """Often taking back and sometimes doing again."""
    if rng.random() < 0.2 and match.why_not_undo(seat) is None:
        match.undo(seat)
        if rng.random() < 0.5:
            match.redo(seat)
    else:
        to_space(match, seat, rng)


@dataclass(frozen=True)
class Golden:
    """One record: how it is played, and what makes it worth keeping."""

    name: str
    seats: int
    shows: str
    options: dict[str, str] = field(default_factory=dict)
    player: Player = to_space
    seed: str = "golden"


QUICK = {"quiet_rounds": "eight"}
LONG = {"quiet_rounds": "thirty_two"}
OTHER_WAYS = {
    "inside": "sealed", "split": "free", "covered_materials": "move", "arcology_action": "free",
    "pumps_and_parks": "apart", "citizens_counted": "hall", "quiet_rounds": "eight",
}  # fmt: skip
GOLDEN = [
    Golden("solo_launch", 1, "an arcology takes off in a game for one"),
    Golden("solo_lost", 1, "pollution 100 in a game for one", LONG, at_random),
    Golden("two", 2, "two players, one takes off", QUICK, seed="golden10"),
    Golden("three", 3, "three players, one takes off", QUICK, seed="golden3"),
    Golden("four", 4, "four players, one takes off", QUICK),
    Golden("double_take_off", 2, "two arcologies take off in one round", QUICK, seed="golden5"),
    Golden("elimination", 3, "a player is eliminated, the others play on", QUICK, seed="golden2"),
    Golden("last_one", 2, "one player is left and wins without a take-off", LONG, at_random,
           seed="golden2"),
    Golden("accepted_draw", 2, "a draw is refused, then accepted by all", QUICK, idly),
    Golden("quiet_end", 2, "twice the quiet rounds, and nobody is asked any more", QUICK,
           stubbornly),
    Golden("split_tiles", 2, "a larger tile is split", {**QUICK, "split": "free"}, seed="golden3"),
    Golden("other_ways", 3, "the options of chapter 10", OTHER_WAYS),
    Golden("undo", 2, "choices taken back and done again", QUICK, in_doubt),
]  # fmt: skip


def played(golden: Golden) -> CityMatch:
    """The whole game, the same every time."""
    seed = f"{golden.name} {golden.seed}"
    match: CityMatch = Match(GAME.rules(golden.seats, golden.options), Chance.seeded(seed))
    rng = Random(seed)
    while match.state.actors:
        golden.player(match, match.state.actors[0], rng)
    return match


def result(match: CityMatch) -> dict[str, Any]:
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
