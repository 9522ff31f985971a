"""Which drawn things an action touches, in the order in which one would touch them."""

from __future__ import annotations

from faubourg.core.model import Action
from faubourg.games.la_citta.actions import (
    MASTER,
    POLITICS_CARD,
    Ask,
    BlessedEra,
    BreadAndGames,
    Build,
    Demolish,
    Donor,
    Enough,
    Found,
    Gold,
    Grow,
    Harvest,
    Migrate,
    Pass,
    PlaceCastle,
    SecondRoad,
    Starve,
    Stop,
)
from faubourg.games.la_citta.components import BUILDINGS, SERVICES
from faubourg.games.la_citta.rules import LaCittaRules

WORDS: dict[type[Action], str] = {Gold: "gold", Pass: "pass", Stop: "stop", Enough: "enough"}


def touches(rules: LaCittaRules, action: Action) -> list[str]:
    """What is done, then where, then how much."""
    names = rules.board.names
    if isinstance(action, Build):
        return [*_way(action), f"hex:{names[action.hex]}"]
    if isinstance(action, Found):
        return ["found", f"hex:{names[action.hex]}"]
    if isinstance(action, SecondRoad | Demolish | PlaceCastle):
        return [f"hex:{names[action.hex]}"]
    if isinstance(action, Donor | Grow | Starve):
        return [f"hex:{names[action.castle]}"]
    if isinstance(action, Migrate):
        return [f"hex:{names[action.castle]}", f"service:{SERVICES[action.service]}"]
    if isinstance(action, BreadAndGames | BlessedEra | Harvest | Ask):
        return _politics(names, action)
    return [WORDS[type(action)]] if type(action) in WORDS else []


def _way(action: Build) -> list[str]:
    building = BUILDINGS[action.building]
    if action.way == POLITICS_CARD:
        return [f"card:{building}"]
    return [*(["card:master-builder"] if action.way == MASTER else []), f"build:{building}"]


def _politics(names: list[str], action: Action) -> list[str]:
    if isinstance(action, BreadAndGames):
        return ["card:bread-and-games", f"hex:{names[action.castle]}",
                f"service:{SERVICES[action.service]}", f"cubes:{action.cubes}"]  # fmt: skip
    if isinstance(action, BlessedEra):
        return ["card:blessed-era", f"hex:{names[action.castle]}", f"citizens:{action.citizens}"]
    if isinstance(action, Harvest):
        return ["card:bountiful-harvest", f"hex:{names[action.hex]}"]
    assert isinstance(action, Ask)
    return ["card:ask-the-people", *(f"voice:{position + 1}" for position in action.positions)]
