"""Why an action is refused, from the general to the particular."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Reason
from faubourg.games.la_citta import state as steps


def _reason(name: str, rule: str, depth: int) -> Reason:
    return Reason(f"la_citta.{name}", rule, depth)


# By the step an action belongs to, with the paragraph that says when it is done.
WRONG_STEP: Final = {
    step: _reason("wrong-step", rule, 1)
    for step, rule in (
        (steps.DISPLAY, "5.1.6"), (steps.START, "2.11"), (steps.TERRAIN, "8.2"), (steps.CASTLES,
            "8.3"), (steps.TURN, "3.4.2"),
        (steps.DONOR, "3.4.13"), (steps.SECOND_ROAD, "9.2.6"), (steps.LOOK, "5.6.1"),
        (steps.SHUFFLE, "5.1.9"),
        (steps.GROWTH, "3.3.4"), (steps.MIGRATION, "3.6.12"), (steps.RELOCATION, "6.3"),
        (steps.HUNGER, "3.7.3"),
    )
}  # fmt: skip

# Cards and prices
NO_PLAYER_CARD: Final = _reason("no-player-card", "3.4.4", 2)
NOT_OPEN: Final = _reason("not-open", "5.1.1", 2)
TOO_DEAR: Final = _reason("too-dear", "5.1.3", 3)

# Founding, and castles of the advanced rules
ALREADY_FOUNDED: Final = _reason("already-founded", "3.4.7", 3)
NO_CASTLE_LEFT: Final = _reason("no-castle-left", "3.4.8", 4)
NO_DONOR: Final = _reason("no-donor", "3.4.10", 5)
FOUND_OUT_OF_PLAY: Final = _reason("out-of-play", "1.1.9", 6)
FOUND_OCCUPIED: Final = _reason("occupied", "3.4.6", 7)
TOO_NEAR: Final = _reason("too-near", "3.4.9", 8)
DONOR_NOT_YOURS: Final = _reason("not-your-castle", "3.4.11", 2)
DONOR_TOO_SMALL: Final = _reason("donor-too-small", "3.4.12", 3)
CASTLE_OCCUPIED: Final = _reason("occupied", "8.5", 7)
CASTLE_TOO_NEAR: Final = _reason("too-near", "8.6", 8)

# Building
NO_TILE: Final = _reason("no-tile", "4.1.6", 4)
OUT_OF_PLAY: Final = _reason("out-of-play", "1.1.9", 5)
OCCUPIED: Final = _reason("occupied", "4.1.2", 6)
NOT_ADJACENT: Final = _reason("not-adjacent", "4.1.3", 7)
JOINS_YOUR_CITIES: Final = _reason("joins-your-cities", "4.1.4", 8)
TOUCHES_ANOTHER: Final = _reason("touches-another", "4.1.5", 8)
NO_LAKE: Final = _reason("no-lake", "4.1.9", 9)
SECOND_MARKET: Final = _reason("second-market", "4.2.9", 9)
NO_CITIZEN: Final = _reason("no-citizen", "4.1.8", 10)
NO_CITIZEN_LEFT: Final = _reason("no-citizen-left", "4.2.8", 10)

# Roads
NO_ROAD_LEFT: Final = _reason("no-tile", "9.2.7", 4)
ROAD_OCCUPIED: Final = _reason("occupied", "9.2.2", 6)
ROAD_NOT_ADJACENT: Final = _reason("not-adjacent", "9.2.3", 7)
ROAD_JOINS: Final = _reason("road-joins", "9.2.4", 8)

# Other politics cards
GAMES_NOT_YOURS: Final = _reason("not-your-castle", "5.3.4", 4)
NO_ARCH: Final = _reason("no-arch", "5.3.5", 5)
TOO_FEW_CUBES: Final = _reason("too-few-cubes", "5.3.3", 6)
ERA_NOT_YOURS: Final = _reason("not-your-castle", "5.4.2", 4)
NO_ROOM: Final = _reason("no-room", "5.4.3", 5)
TOO_FEW_CITIZENS: Final = _reason("too-few-citizens", "5.4.4", 6)
LAST_YEAR: Final = _reason("last-year", "5.5.6", 4)
NO_CUBE: Final = _reason("no-cube", "5.5.4", 5)
NO_FARMHOUSE: Final = _reason("no-farmhouse", "5.5.2", 6)
NOT_YOUR_FARMHOUSE: Final = _reason("not-your-farmhouse", "5.5.3", 7)
HARVESTED: Final = _reason("harvested", "5.5.5", 8)

# Growth, migration and hunger
NOT_YOUR_GROWTH: Final = _reason("not-your-castle", "3.3.5", 2)
GROWN: Final = _reason("grown", "3.3.6", 3)
FULL: Final = _reason("full", "3.3.2", 4)
NOT_YOUR_MIGRATION: Final = _reason("not-your-castle", "3.6.12", 2)
HANDLED: Final = _reason("handled", "3.6.13", 3)
NO_VOICE: Final = _reason("no-voice", "3.6.9", 4)
NOTHING_TO_TAKE: Final = _reason("nothing-to-take", "3.6.16", 5)
NOT_YOUR_HUNGER: Final = _reason("not-your-castle", "3.7.4", 2)
NO_CITIZENS_THERE: Final = _reason("no-citizens-there", "3.7.5", 3)

# Demolition
NOT_YOUR_TILE: Final = _reason("not-your-tile", "6.4", 2)
NO_CASTLE_GOES: Final = _reason("no-castle-goes", "6.6", 3)
NOT_SHORT: Final = _reason("not-short", "6.5", 4)
SPLITS: Final = _reason("splits", "6.7", 5)
STILL_SHORT: Final = _reason("still-short", "9.2.14", 2)
