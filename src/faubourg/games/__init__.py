"""The games, one folder each; `faubourg.games()` gives all that are installed here, by key."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faubourg.core.registry import Game


class _Games(ModuleType):
    """Python puts this package wherever `faubourg.games` is asked for: so it can be called."""

    def __call__(self) -> "dict[str, Game]":
        from faubourg.core.registry import games  # only now: to look loads no game

        return games()


sys.modules[__name__].__class__ = _Games
