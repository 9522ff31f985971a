"""What is in the box of Small City Deluxe. Each datum says whether it is known or reconstructed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Kind: TypeAlias = int  # a kind of tile; levels and sizes are kinds of their own
RESIDENTIAL: Final = (0, 1, 2, 3, 4)  # by level
COMMERCIAL: Final = (5, 6, 7, 8)
FACTORY: Final = (9, 10, 11)
PARK: Final = (12, 13, 14)
WAREHOUSE: Final = 15
REFINERY: Final = 16
PORT: Final = 17
POLICE: Final = 18
FIRE: Final = 19
TOWN_HALL: Final = 20
SCHOOL: Final = 21
LIBRARY: Final = 22
MUSEUM: Final = 23
METRO: Final = 24
CLINIC: Final = 25
UNIVERSITY: Final = 26
KINDS: Final = (
    "residential-1", "residential-2", "residential-3", "residential-4", "residential-5",
    "commercial-1", "commercial-2", "commercial-3", "commercial-4",
    "factory-1", "factory-2", "factory-3", "park-1", "park-2", "park-3",
    "warehouse", "refinery", "port", "police", "fire", "town-hall",
    "school", "library", "museum", "metro", "clinic", "university",
)  # fmt: skip

# Known: the families (1.2.2).
GROWING: Final = (RESIDENTIAL, COMMERCIAL, FACTORY)
INDUSTRIAL: Final = (*FACTORY, WAREHOUSE, REFINERY, PORT)
CULTURAL: Final = (TOWN_HALL, SCHOOL, LIBRARY, MUSEUM, METRO, CLINIC, UNIVERSITY)
OWN_SET: Final = (SCHOOL, LIBRARY, MUSEUM, REFINERY, PORT)  # 2.4
CONTESTED: Final = (METRO, CLINIC, UNIVERSITY, POLICE, FIRE)  # 2.5
ONCE: Final = OWN_SET + CONTESTED  # 5.2.5
GUARDED: Final = (POLICE, FIRE)  # may be given a citizen when built (6.5.2, 6.6.2)
FOR_RESIDENTS: Final = (*RESIDENTIAL, *GUARDED, CLINIC, UNIVERSITY, TOWN_HALL)  # 1.2.6

Slot: TypeAlias = int
HOME: Final = 0
CASH: Final = 1
RAW_TO_CASH: Final = 2
CASH_TO_VOTES: Final = 3
RAW_TO_VOTES: Final = 4
WOOD_SLOT: Final = 5
STONE_SLOT: Final = 6
METAL_SLOT: Final = 7
REST: Final = 8  # parks and cultural buildings without a power
POWER: Final = 9
SLOTS: Final = (
    "home", "cash", "raw_to_cash", "cash_to_votes", "raw_to_votes", "wood", "stone", "metal",
    "rest", "power",
)  # fmt: skip
NO_SLOT: Final = "-"

Raw: TypeAlias = int
WOOD: Final = 0
STONE: Final = 1
METAL: Final = 2
RAWS: Final = ("wood", "stone", "metal")
EACH_RAW: Final = (WOOD, STONE, METAL)

Card: TypeAlias = int  # an action card
MAYOR: Final = 0
ARCHITECT: Final = 1
MEDIATOR: Final = 2
ENGINEER: Final = 3
SUPPORTER: Final = 4
PLANNER: Final = 5
COUNCILLOR: Final = 6
OPPONENT: Final = 7
CARDS: Final = (
    "mayor", "architect", "mediator", "engineer", "supporter", "planner", "councillor", "opponent",
)  # fmt: skip
NO_CARD: Final = -1

Line: TypeAlias = int  # of the council
INDUSTRY: Final = 0
CONSTRUCTION: Final = 1
ECONOMY: Final = 2
TOURISM: Final = 3
LINES: Final = ("industry", "construction", "economy", "tourism")
COLUMNS: Final = 4

# Known, all from the rulebook's text.
FEWEST: Final = 1
MOST: Final = 4
ROUNDS: Final = 8
CITIZENS: Final = 22
START_IN_HALL: Final = 3
START_IN_CAREER: Final = 11
START_MONEY: Final = (4, 5, 5, 6)  # by place in turn order (2.11)
CONTESTED_EACH: Final = (1, 1, 2, 3)  # by number of players (2.5)
HALL_PLACES: Final = 4
RAW_SUPPLY: Final = (16, 8, 6)
DISCS: Final = 2
BUILD_ACTIONS: Final = 3
FATAL: Final = 100  # pollution
FIRST_VICTIMS: Final = 10  # pollution (10.3.1)
STACKS: Final = ((1, 6), (7, 11), (12, 16))  # promises by value, first and last number
KEPT: Final = (6, 12, 18)
BROKEN: Final = (-3, -6, -12)
BROKEN_SPECIAL: Final = -5
SPECIAL_DRAWS: Final = (4, 3, 2, 1)  # by column; 4 and 1 known, 3 and 2 reconstructed (20.7)
PROMISES: Final = 16
NO_PROMISE: Final = 0
UNKNOWN: Final = -1  # a promise that a reader may not know

SIDES: Final = ("easy", "expert")
DIFFICULTIES: Final = ("citizen", "mayor", "deputy", "senator", "president")
VICTORIES: Final = ("base", "electoral", "economic", "citizen", "cultural")

Cell: TypeAlias = tuple[int, int]  # of a shape: to the right and upwards
WATER: Final = "water"  # in the place of a slot


@dataclass(frozen=True)
class Tile:
    """One kind of tile; slots are named in the order of the cells."""

    cells: tuple[Cell, ...]
    slots: tuple[str, ...]
    count: int = 0  # in the supply; own and contested buildings: 0
    money: int = 0
    raw: tuple[int, int, int] = (0, 0, 0)


@dataclass(frozen=True)
class Box:
    """The data that is reconstructed and may be replaced; content.py reads and writes it."""

    zones: dict[str, tuple[int, ...]]  # by side: the sizes of the zone
    tiles: dict[str, Tile]  # by kind
    places: int  # of a warehouse
    promises: tuple[tuple[str, ...], ...]  # by number from 1: conditions that must all hold
    specials: tuple[tuple[str, ...], ...]


def _tile(
    cells: str, slots: str, count: int = 0, money: int = 0, raw: tuple[int, int, int] = (0, 0, 0)
) -> Tile:
    pairs = [word.split(",") for word in cells.split()]
    return Tile(tuple((int(x), int(y)) for x, y in pairs), tuple(slots.split()), count, money, raw)


# Known: all numbers of money, the totals of each family, the prices of school and museum, and the
# shapes named in 20.2. Reconstructed: the division among levels (20.4), other shapes and slots
# (20.5, 20.10, 20.11), other prices in raw materials (20.6).
_TILES: Final = {
    "residential-1": _tile("0,0", "home", 26, 1),
    "residential-2": _tile("0,0 1,0", "home home", 20, 2),
    "residential-3": _tile("0,0 1,0 1,1", "home home home", 14, 3),
    "residential-4": _tile("0,0 1,0 1,1 0,1", "home home home home", 10, 4),
    "residential-5": _tile("0,0 1,0 1,1 0,1 2,0", "home home home home home", 8, 5),
    "commercial-1": _tile("0,0", "cash", 16, 1),
    "commercial-2": _tile("0,0 1,0", "cash raw_to_cash", 12, 2),
    "commercial-3": _tile("0,0 1,0 1,1", "cash raw_to_cash cash_to_votes", 8, 3),
    "commercial-4": _tile("0,0 1,0 1,1 0,1", "cash raw_to_cash cash_to_votes raw_to_votes", 4, 4),
    "factory-1": _tile("0,0", "wood", 15, 1),
    "factory-2": _tile("0,0 1,0", "wood stone", 12, 2),
    "factory-3": _tile("0,0 1,0 1,1", "wood stone metal", 10, 3),
    "park-1": _tile("0,0", "rest", 25, 1),
    "park-2": _tile("0,0 1,0", "rest -", 18, 2),
    "park-3": _tile("0,0 1,0 2,0", "rest - -", 12, 3),
    "warehouse": _tile("0,0", "-", 12),
    "refinery": _tile("0,0", "-", 0, 1),
    "port": _tile("0,1 1,1 0,0 1,0", "- - water water", 0, 2),
    "police": _tile("0,0 1,0", "power -", 0, 2),
    "fire": _tile("0,0 1,0 1,1", "power - -", 0, 3),
    "town-hall": _tile("0,0 1,0 1,1 0,1", "- - - -"),
    "school": _tile("0,0", "rest", 0, 0, (1, 0, 0)),
    "library": _tile("0,0 1,0", "rest rest", 0, 0, (2, 0, 0)),
    "museum": _tile("0,0 1,0 2,0", "rest rest rest", 0, 0, (2, 1, 0)),
    "metro": _tile("0,0 1,0 2,0 3,0", "rest rest rest rest", 0, 0, (2, 2, 0)),
    "clinic": _tile("0,0 1,0 1,1 0,1 0,2", "power - - - -", 0, 0, (2, 2, 1)),
    "university": _tile("0,0 1,0 2,0 0,1 1,1 2,1", "power - - - - -", 0, 0, (2, 2, 2)),
}

# What the conditions of promises may measure, of their holder and the own borough.
MEASURES: Final = (
    "park-cells", "commercial-tiles", "commercial-cells", "commercial-level", "factories",
    "factory-level", "residential-tiles", "residential-level", "cultural-tiles", "school",
    "library", "police", "fire", "guards", "port", "refinery", "steps", "pollution", "money",
    "raw", "citizens-home", "citizens-hall", "citizens-residential-5", "bare-start-cells",
    "cemeteries",
)  # fmt: skip

# Reconstructed (20.8).
_PROMISES: Final = (
    ("park-cells >= 6",),
    ("commercial-tiles >= 3",),
    ("school >= 1", "library >= 1"),
    ("guards >= 1",),
    ("port >= 1", "refinery >= 1"),
    ("steps >= 2",),
    ("pollution <= 20",),
    ("commercial-level >= 3", "commercial-cells >= 6"),
    ("factory-level >= 3",),
    ("money >= 10",),
    ("citizens-home >= 13",),
    ("citizens-residential-5 >= 5",),
    ("cultural-tiles >= 6",),
    ("bare-start-cells <= 0",),
    ("cemeteries <= 0", "citizens-home >= 10", "pollution <= 30"),
    ("residential-level >= 4", "commercial-level >= 3", "factory-level >= 3"),
)

# Reconstructed (20.9).
_SPECIALS: Final = (
    ("park-cells >= 4",),
    ("commercial-tiles >= 2",),
    ("factories >= 2",),
    ("police >= 1",),
    ("fire >= 1",),
    ("port >= 1",),
    ("refinery >= 1",),
    ("raw >= 2",),
    ("citizens-hall <= 0",),
    ("cemeteries <= 0",),
    ("residential-tiles >= 5",),
    ("residential-level >= 3",),
    ("steps <= 1",),
    ("money <= 5",),
    ("pollution <= 35",),
    ("cultural-tiles <= 4",),
)

# Known: the sizes at the start and the easy board of 10 by 10; reconstructed: the others (20.3).
_ZONES: Final[dict[str, tuple[int, ...]]] = {"easy": (7, 8, 9, 10), "expert": (6, 7, 8, 9)}

BOX: Final = Box(_ZONES, _TILES, 2, _PROMISES, _SPECIALS)
