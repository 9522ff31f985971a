"""Writes the golden records (golden.py): `python -m games.arcologies.make_golden` in tests/."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import golden
from golden import Golden, in_doubt

from faubourg.core.match import Match
from faubourg.core.model import Action, Seat
from faubourg.games.arcologies import GAME
from faubourg.games.arcologies.actions import AcceptDraw, GoOn
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city.actions import Commit, Decline, Stop
from games.arcologies.player import choose

CityMatch: TypeAlias = Match[ArcologiesState, Action]


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
    Golden("undo", 2, "choices taken back and done again", QUICK, in_doubt(to_space, 0.2)),
]  # fmt: skip


if __name__ == "__main__":
    golden.make(GAME, GOLDEN, to_space, in_order=True)
