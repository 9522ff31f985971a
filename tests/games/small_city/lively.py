"""Random games in which something happens: every kind of choice, and every kind of tile, alike."""

from __future__ import annotations

from random import Random

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.small_city.actions import Build, Commit, Decline, Demolish, Extend, Stop
from games.small_city.table import Table

DULL = (Commit, Decline, Demolish, Extend, Stop)


def choose(game: Table, seat: Seat, rng: Random) -> Action:
    if seat == CHANCE:
        return draw(game.rules, game.state, rng)
    legal = game.rules.legal(game.state, seat)
    lively = [action for action in legal if not isinstance(action, DULL)]
    if not lively or not rng.randrange(8):
        lively = legal
    kinds = sorted({_kind(game, action) for action in lively})
    kind = rng.choice(kinds)
    return rng.choice([action for action in lively if _kind(game, action) == kind])


def _kind(game: Table, action: Action) -> str:
    if not isinstance(action, Build):
        return type(action).__name__
    return game.kit.places.kinds[game.kit.places.all[action.placement].kind]
