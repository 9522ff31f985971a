"""Writes the golden records (golden.py): `python -m games.town_center.make_golden` in tests/."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import golden
from golden import Golden, at_random, in_doubt

from faubourg.core.match import Match
from faubourg.core.model import Action, Seat
from faubourg.games.town_center import GAME
from faubourg.games.town_center.actions import Build, Buy, Grow
from faubourg.games.town_center.components import SHOP
from faubourg.games.town_center.development import neighbours, units
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import income
from faubourg.games.town_center.state import TownCenterState, put

TownMatch: TypeAlias = Match[TownCenterState, Action]


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
    Golden("undo", 2, "steps taken back and done again", player=in_doubt(at_random)),
    Golden("offices_optional", 3, "an office discarded that could be paid",
           {"offices": "optional"}, seed="golden1"),
    Golden("two_offices_none", 3, "both offices discarded at once", {"two_offices": "none"},
           seed="golden3"),
    Golden("city_by_city", 3, "the teaching round", {"first_round": "city_by_city"}),
    Golden("chosen_first", 3, "the table names the first player", {"first_player": "3"}),
]  # fmt: skip


if __name__ == "__main__":
    golden.make(GAME, GOLDEN, at_random)
