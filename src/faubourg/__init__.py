"""Faubourg plays five city-building board games exactly by their rulebooks.

What a program needs first is offered here; docs/protocol.md has the rest. Nothing is loaded before
somebody asks for it, and no game before all are asked for or one is named.
"""

from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faubourg.core import record as record
    from faubourg.core import replay as replay
    from faubourg.core.chance import Chance as Chance
    from faubourg.core.match import Match as Match
    from faubourg.core.registry import find_game as find_game
    from faubourg.core.registry import games as all_games

    __version__: str

# Not "games": that is the package they are in, whose name Python would put in its place.
_OFFERED = {
    "Chance": "chance.Chance", "Match": "match.Match", "all_games": "registry.games",
    "find_game": "registry.find_game", "record": "record", "replay": "replay",
}  # fmt: skip
__all__ = ["Chance", "Match", "all_games", "find_game", "record", "replay"]


def __getattr__(name: str) -> object:
    if name == "__version__":
        return version("faubourg")
    if name not in _OFFERED:
        raise AttributeError(f"module 'faubourg' has no attribute {name!r}")
    module, _, found = _OFFERED[name].partition(".")
    home = import_module(f"faubourg.core.{module}")
    return getattr(home, found) if found else home


def __dir__() -> list[str]:
    return [*globals(), *_OFFERED, "__version__"]
