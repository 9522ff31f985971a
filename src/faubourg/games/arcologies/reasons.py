"""Why an action is refused that Small City does not know, or knows otherwise."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Reason


def _reason(name: str, rule: str, depth: int) -> Reason:
    return Reason(f"arcologies.{name}", rule, depth)


# Statues
STATUE_LACKS: Final = _reason("statue-lacks", "3.5", 10)

# Building the arcology
NO_BUILDS_LEFT: Final = _reason("no-builds-left", "4.1.2", 3)
ARCOLOGY_STANDS: Final = _reason("arcology-stands", "4.1.3", 4)
SQUARE_OUTSIDE: Final = _reason("square-outside", "4.2.1", 5)
SQUARE_BLOCKED: Final = _reason("square-blocked", "4.2.2", 6)
SQUARE_CEMETERY: Final = _reason("square-cemetery", "4.2.3", 7)
SQUARE_HALL: Final = _reason("square-hall", "4.2.4", 8)
NOT_LEFT_EMPTY: Final = _reason("not-left-empty", "4.2.5", 9)
CANNOT_BE_SPLIT: Final = _reason("cannot-be-split", "4.4.3", 10)
PART_SHAPE: Final = _reason("part-shape", "4.4.2", 11)
NO_PART_LEFT: Final = _reason("no-part-left", "4.4.6", 12)
NO_METAL: Final = _reason("no-metal", "4.3.6", 13)

NO_SUCH_REMAINDER: Final = _reason("no-such-remainder", "4.4.4", 3)
UNIT_NOT_COVERED: Final = _reason("unit-not-covered", "10.4", 3)
NO_OTHER_STORE: Final = _reason("no-other-store", "10.4", 4)
NO_ROOM_THERE: Final = _reason("no-room-there", "10.4", 5)
ARCOLOGY_STAYS: Final = _reason("arcology-stays", "4.5.8", 5)

# Citizens
ARCOLOGY_CLOSED: Final = _reason("arcology-closed", "5.1.3", 4)
