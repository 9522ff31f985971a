"""What is in the box of Arcologies, besides that of Small City (RULES.md chapter 12)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from faubourg.games.small_city import components as base
from faubourg.games.small_city.components import Box, Kind, Tile

# Kinds of tiles; they follow those of Small City.
STATUES: Final = (27, 28, 29, 30)
ARCOLOGY: Final = 31
STATUE_NAMES: Final = ("founders", "merchants", "workers", "artists")
KINDS: Final = (*base.KINDS, *(f"statue-{name}" for name in STATUE_NAMES), "arcology")

# Known, all from the rulebook's text (12.1, 12.2).
PUMPS: Final = 6
SIDE: Final = 3  # cells of a square, on each side
PUMP_POLLUTION: Final = 2
DEGREES: Final = (0, 90, 180, 270)  # by turn

# What a letter of a pattern asks for (12.4).
EMPTY: Final = "E"
STATUE: Final = "S"
ASKED: Final[dict[str, Kind]] = {
    "R": base.RESIDENTIAL[0],
    "C": base.COMMERCIAL[0],
    "F": base.FACTORY[0],
    "P": base.PARK[0],
    "W": base.WAREHOUSE,
    "X": base.REFINERY,
    "K": base.SCHOOL,
}
# Whose influence the condition of a statue may ask for (12.3).
SOURCES: Final[dict[str, tuple[Kind, ...]]] = {
    "town-hall": (base.TOWN_HALL,),
    "commercial": base.COMMERCIAL,
    "factory": base.FACTORY,
    "cultural": base.CULTURAL,
    "residential": base.RESIDENTIAL,
    "park": base.PARK,
}
# 10.3: where a larger tile may stand for the smallest one of its sort.
SORTS: Final = (base.RESIDENTIAL, base.COMMERCIAL, base.FACTORY, base.PARK)
# Ours, for the option (10.8); figures would be taken for seats.
QUIET_ROUNDS: Final = {"eight": 8, "sixteen": 16, "thirty_two": 32}
PATTERN_NAMES: Final = ("habitat", "bazaar", "foundry", "forum")


@dataclass(frozen=True)
class Pattern:
    """What must lie in the square; the top row comes first."""

    name: str
    rows: tuple[str, str, str]  # three letters each
    statue: str  # which one S asks for


@dataclass(frozen=True)
class Statue:
    """When it may be built, and what it brings."""

    source: str  # of SOURCES
    least: int  # so many of them must influence it
    votes: int


@dataclass(frozen=True)
class ArcologyBox(Box):
    """The data of both boxes."""

    statues: dict[str, Statue]  # by name
    patterns: tuple[Pattern, ...]


def statue_tile(stone: int) -> Tile:
    return Tile(((0, 0),), ("-",), 0, 0, (0, stone, 0))


def with_expansion(
    box: Box, stones: dict[str, int], statues: dict[str, Statue], patterns: tuple[Pattern, ...]
) -> ArcologyBox:
    """The box of Small City and what the expansion adds; stones are the prices of statues."""
    tiles = {f"statue-{name}": statue_tile(stones[name]) for name in STATUE_NAMES}
    given = {field.name: getattr(box, field.name) for field in fields(Box)}
    given["tiles"] = {**box.tiles, **tiles, "arcology": ARCOLOGY_TILE}
    return ArcologyBox(**given, statues=statues, patterns=patterns)


# Known (12.2).
ARCOLOGY_TILE: Final = Tile(
    tuple((x, y) for y in range(SIDE) for x in range(SIDE)), ("-",) * SIDE**2, 0, 0, (0, 0, 0)
)

# Reconstructed (12.3).
_STATUES: Final = {
    "founders": Statue("town-hall", 1, 3),
    "merchants": Statue("commercial", 2, 3),
    "workers": Statue("factory", 1, 3),
    "artists": Statue("cultural", 2, 3),
}
_STONES: Final = dict.fromkeys(STATUE_NAMES, 1)

# Reconstructed (12.4).
_PATTERNS: Final = (
    Pattern("habitat", ("RPR", "CES", "RCP"), "founders"),
    Pattern("bazaar", ("CRC", "SEP", "CRP"), "merchants"),
    Pattern("foundry", ("WSP", "FEC", "XPR"), "workers"),
    Pattern("forum", ("KRC", "SER", "PCP"), "artists"),
)

BOX: Final = with_expansion(base.BOX, _STONES, _STATUES, _PATTERNS)
