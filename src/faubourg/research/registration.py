"""Telling PettingZoo, Gymnasium and OpenSpiel which games there are."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec

import gymnasium
from pettingzoo.env_registry import registration as zoo_registry

from faubourg.core.registry import games
from faubourg.research import zoo

VERSION = "v0"  # rises when the same actions give something else; rows have a version of their own


def register_all() -> None:
    for key in games():
        name = f"faubourg/{key}-{VERSION}"
        if name not in gymnasium.registry:
            _register(key, name)
    if find_spec("pyspiel"):  # not built for every Python
        from faubourg.research import spiel

        spiel.register_all()


def _register(key: str, name: str) -> None:
    zoo_registry.register("aec", name, partial(zoo.env, key))
    zoo_registry.register("parallel", name, partial(zoo.TogetherEnv, key))
    gymnasium.register(
        name,
        "faubourg.research.gym:SeatEnv",
        vector_entry_point="faubourg.research.vector:SeatVectorEnv",
        kwargs={"game": key},
        order_enforce=True,
    )
