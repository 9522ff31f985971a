"""Telling PettingZoo, Gymnasium and OpenSpiel which games there are."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec

import gymnasium

from faubourg.core.registry import games

VERSION = "v0"  # rises when the same actions give something else; rows have a version of their own


def register_all() -> None:
    """OpenSpiel and PettingZoo are not there for every Python."""
    new = {key: name for key in games() if (name := _name(key)) not in gymnasium.registry}
    for key, name in new.items():
        _tell_gymnasium(key, name)
    if find_spec("pettingzoo"):
        _tell_pettingzoo(new)
    if find_spec("pyspiel"):
        from faubourg.research import spiel

        spiel.register_all()


def _name(key: str) -> str:
    return f"faubourg/{key}-{VERSION}"


def _tell_pettingzoo(names: dict[str, str]) -> None:
    from pettingzoo.env_registry import registration

    from faubourg.research import zoo

    for key, name in names.items():
        registration.register("aec", name, partial(zoo.env, key))
        registration.register("parallel", name, partial(zoo.TogetherEnv, key))


def _tell_gymnasium(key: str, name: str) -> None:
    gymnasium.register(
        name,
        "faubourg.research.gym:SeatEnv",
        vector_entry_point="faubourg.research.vector:SeatVectorEnv",
        kwargs={"game": key},
        order_enforce=True,
    )
