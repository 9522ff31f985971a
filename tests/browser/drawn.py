"""The games that have pictures of their own."""

from faubourg.core.presentation import Drawer
from faubourg.core.registry import Game, games


def is_drawn(game: Game) -> bool:
    return type(game.drawer(game.rules(game.fewest))) is not Drawer


DRAWN = sorted(key for key, game in games().items() if is_drawn(game))
