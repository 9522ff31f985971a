"""Faubourg plays five city-building board games exactly by their rulebooks.

What a program needs first is offered here; docs/protocol.md has the rest. Nothing is loaded before
somebody asks for it, and no game before all are asked for or one is named.
"""

from importlib import import_module
from importlib.metadata import version
from os import environ
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faubourg.core import record as record
    from faubourg.core import replay as replay
    from faubourg.core.chance import Chance as Chance
    from faubourg.core.match import Match as Match
    from faubourg.core.registry import find_game as find_game
    from faubourg.core.registry import games as games

    __version__: str

_OFFERED = {  # where it is; an empty name is the module itself
    "Chance": ("core.chance", "Chance"), "Match": ("core.match", "Match"), "games": ("games", ""),
    "find_game": ("core.registry", "find_game"), "record": ("core.record", ""),
    "replay": ("core.replay", ""),
}  # fmt: skip
__all__ = ["Chance", "Match", "find_game", "games", "record", "replay"]

if environ.get("FAUBOURG_PURE", "0") not in ("", "0"):  # before any other module is loaded
    import_module("faubourg.core.builds").prefer_sources()


def __getattr__(name: str) -> object:
    if name == "__version__":
        return version("faubourg")
    if name not in _OFFERED:
        raise AttributeError(f"module 'faubourg' has no attribute {name!r}")
    module, found = _OFFERED[name]
    home = import_module(f"faubourg.{module}")
    return getattr(home, found) if found else home


def __dir__() -> list[str]:
    return [*globals(), *_OFFERED, "__version__"]
