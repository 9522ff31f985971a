"""What is in the box of La Città. Each datum says whether it is known or reconstructed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

# Terrain: farms are numbered by their food symbols.
Terrain: TypeAlias = int
UNLAID: Final = -1
WASTELAND: Final = 0
FARMS: Final = (1, 2, 3)
LAKE: Final = 4
MOUNTAIN: Final = 5
TERRAINS: Final = ("X", "F1", "F2", "F3", "L", "M")

Service: TypeAlias = int
CULTURE: Final = 0
EDUCATION: Final = 1
HEALTH: Final = 2
SERVICES: Final = ("culture", "education", "health")
EACH_SERVICE: Final = (CULTURE, EDUCATION, HEALTH)

Building: TypeAlias = int  # any kind of tile; the castle is the first
CASTLE: Final = 0
FARMHOUSE: Final = 1
QUARRY: Final = 2
SCHOOL: Final = 3
STATUE: Final = 4
FOUNTAIN: Final = 5
MARKET: Final = 6
PALACE: Final = 7
BATHS: Final = 8
HOSPITAL: Final = 9
CATHEDRAL: Final = 10
UNIVERSITY: Final = 11
ROAD: Final = 12  # from here on: expansion
THEATRE: Final = 13
PORT: Final = 14
LARGE_FARMHOUSE: Final = 15
ESTATE: Final = 16
BUILDINGS: Final = (
    "castle", "farmhouse", "quarry", "school", "statue", "fountain", "market", "palace", "baths",
    "hospital", "cathedral", "university", "road", "theatre", "port", "large-farmhouse", "estate",
)  # fmt: skip
# Known: sizes, arches, waves and yields (RULES.md 4.1.13).
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZES: Final = {
    FARMHOUSE: SMALL, QUARRY: SMALL, SCHOOL: SMALL, STATUE: SMALL, FOUNTAIN: SMALL, MARKET: SMALL,
    PALACE: MEDIUM, BATHS: MEDIUM, HOSPITAL: MEDIUM, CATHEDRAL: LARGE, UNIVERSITY: LARGE,
    ROAD: SMALL, THEATRE: SMALL, PORT: MEDIUM, LARGE_FARMHOUSE: MEDIUM, ESTATE: LARGE,
}  # fmt: skip
HALVES: Final = 2  # in an arch or a cube: points are counted in halves, because of the theatre
ARCHES: Final[tuple[tuple[tuple[Building, int], ...], ...]] = (  # per service, in halves
    ((STATUE, 2), (PALACE, 4), (CATHEDRAL, 6), (THEATRE, 1)),
    ((SCHOOL, 2), (HOSPITAL, 2), (UNIVERSITY, 6), (THEATRE, 1)),
    ((FOUNTAIN, 2), (BATHS, 4), (HOSPITAL, 2)),
)
ARCHED: Final = [[kind for kind, _ in arches] for arches in ARCHES]  # per service
WAVES: Final = (FOUNTAIN, BATHS, PORT)
PORT_FOOD: Final = 1
PORT_GOLD: Final = 1
LARGE_FARMHOUSE_FOOD: Final = 1
ESTATE_FOOD: Final = 5

# Tiles with a different building on each side share a pool.
# Known from the rulebook: the pools of 15, and farmhouse / quarry; from reports on the first
# edition: the numbers 40, 20 and 16, which make up the rulebook's 141 tiles (12.1, 12.2).
POOLS: Final = (
    (FARMHOUSE, QUARRY), (SCHOOL, UNIVERSITY), (FOUNTAIN, BATHS), (STATUE, CATHEDRAL),
    (PALACE, HOSPITAL), (MARKET,), (ROAD,), (THEATRE,), (PORT,), (LARGE_FARMHOUSE,), (ESTATE,),
)  # fmt: skip
BASE_TILES: Final = (40, 15, 15, 15, 20, 16)
NO_POOL: Final = -1  # castles belong to their players
POOL_OF: Final = [NO_POOL] + [
    next(pool for pool, kinds in enumerate(POOLS) if kind in kinds)
    for kind in range(1, len(BUILDINGS))
]

Card: TypeAlias = int  # a politics card; those that build come first in each deck
MASTER_BUILDER: Final = 5
BREAD_AND_GAMES: Final = 6
BLESSED_ERA: Final = 7
BOUNTIFUL_HARVEST: Final = 8
ASK_THE_PEOPLE: Final = 9
CARDS: Final = (
    "palace", "baths", "hospital", "cathedral", "university", "master-builder", "bread-and-games",
    "blessed-era", "bountiful-harvest", "ask-the-people", "port", "large-farmhouse", "estate",
)  # fmt: skip
NO_CARD: Final = -1  # an empty place in the display, a pass without a card
UNSEEN: Final = -2  # a card drawn by passing
CARD_OF: Final = {kind: CARDS.index(BUILDINGS[kind]) for kind in SIZES if SIZES[kind] != SMALL}

# Known: prices (5.2 to 5.6).
CARD_PRICES: Final = (0, 1, 3)  # of a card that builds, by size; none builds a small one
MASTER_PRICES: Final = (1, 2, 4)  # by size
STEP_PRICES: Final = (0, 2, 5)  # for one, two, three cubes or citizens
ASK_PRICES: Final = (0, 2)  # for two, three voice cards
STEPS_EACH: Final = (1, 2, 3)
ASKED: Final = ((0, 1), (0, 2), (1, 2), (0, 1, 2))  # positions one may look at

# Known, all from the rulebook's text.
FEWEST: Final = 2
MOST: Final = 5
CASTLES_EACH: Final = 4
CUBES_EACH: Final = 4
PLAYER_CARDS: Final = 3
GOLD: Final = 33
CITIZENS: Final = 130
START_GOLD: Final = 1
START_CITIZENS: Final = 3
START_CASTLES: Final = 2
OPEN_CARDS: Final = 7
YEARS: Final = 6
ROUNDS: Final = 5
GOLD_TAKEN: Final = 2
FOUNDERS: Final = 2  # citizens from the reserve for a new city
LIMIT: Final = 5
MARKET_LIMIT: Final = 8
NO_LIMIT: Final = 999
CLOSE: Final = 3  # steps between neighbouring cities at most; a new castle is farther away
HIDDEN: Final = 3  # voice cards face down each year
SERVICE_BONUS: Final = 3
HUNGER_COST: Final = 5
# Known from reports on the first edition: nine voice cards for each service.
VOICE_CARDS: Final = (9, 9, 9)

# Known are red, blue and green; violet and ochre are ours, as seats are drawn (12.8).
COLOURS: Final = ("red", "blue", "green", "violet", "ochre")
# Known: which colours of hexes each number of players uses.
LIGHT_GREEN: Final = "o"
DARK_GREEN: Final = "x"
DARK_YELLOW: Final = "+"
ZONES: Final = LIGHT_GREEN + DARK_GREEN + DARK_YELLOW
IN_PLAY: Final = {2: LIGHT_GREEN, 3: LIGHT_GREEN + DARK_GREEN, 4: ZONES, 5: ZONES}


Cell: TypeAlias = tuple[int, int]  # row and column, of a hex or of a part of a space


@dataclass(frozen=True)
class Box:
    """The data that is reconstructed and may be replaced; content.py reads and writes it."""

    rows: tuple[str, ...]  # the hexes by colour; a dot is no hex
    spaces: dict[str, tuple[Cell, ...]]  # by name: the cells a space covers
    terrain: dict[str, str]  # the given terrain tiles, by space
    edge: dict[str, str]  # printed terrain, by space
    castles: dict[int, tuple[tuple[str, ...], ...]]  # by number of players and seat: hexes
    deck: dict[str, int]  # politics cards of the base game
    expansion_deck: dict[str, int]  # politics cards that take its place
    expansion_tiles: dict[str, int]  # tiles in the reserve
    expansion_terrain: dict[str, str]  # terrain tiles that cover printed terrain, by space


# Reconstructed: the board and the extent of the colours (12.3).
ROWS: Final = (
    ".........o.o.........o.o.........",
    "........o...o.......o...o........",
    "...x.x.o.....o.o.o.o.....o.x.x...",
    "..x...o.......o...o.......o...x..",
    ".x.....o.o.o.o.....o.o.o.o.....x.",
    "x.......o...o.......o...o.......x",
    ".x.x.x.o.....o.o.o.o.....o.x.x.x.",
    "..x...o.......o...o.......o...x..",
    ".x.....o.o.o.o.....o.o.o.o.....x.",
    "x.......o...o.......o...o.......x",
    ".x.x.x.o.....o.o.o.o.....o.x.x.x.",
    "..x...o.......o...o.......o...x..",
    ".x.....o.o.o.o.....o.o.o.o.....x.",
    "x.......x...o.......o...x.......x",
    ".x.x.x.x.....o.o.o.o.....x.x.x.x.",
    "..+...+.......+...+.......+...+..",
    ".+.....+.+.+.+.....+.+.+.+.....+.",
    "+.......+...+.......+...+.......+",
    ".+.+.+.+.....+.+.+.+.....+.+.+.+.",
    "......+.......+...+.......+......",
    ".......+.+.+.+.....+.+.+.+.......",
)


def _triangle(row: int, column: int) -> tuple[Cell, ...]:
    """12.4: the six cells of a space with its tip in this row and column."""
    lines = (0,), (-1, 1), (-2, 0, 2)
    return tuple((row + down, column + side) for down, line in enumerate(lines) for side in line)


def _tip(column: int, number: int) -> Cell:
    """12.4: where the spaces of columns A to E, numbered 0 to 4, have their tips."""
    return 4 * number - (3 if column % 2 else 1), 4 + 6 * column


def _spaces() -> dict[str, tuple[Cell, ...]]:
    """12.4: the terrain spaces by column, then the edge clockwise from the top."""
    tips = {
        f"{'ABCDE'[column]}{number}": _tip(column, number)
        for column in range(5)
        for number in range(1, 6 if column % 2 else 5)
    }
    tips |= {f"n{column + 1}": _tip(column, 0) for column in range(5)}
    tips |= {f"e{number}": (4 * number - 3, 34) for number in range(1, 6)}
    tips |= {f"s{column + 1}": _tip(column, 6 if column % 2 else 5) for column in range(5)}
    tips |= {f"w{number}": (4 * number - 3, -2) for number in range(1, 6)}
    return {name: _triangle(*tip) for name, tip in tips.items()}


def _columns(names: str, **codes: str) -> dict[str, str]:
    """Terrain by space from one line for each column or side."""
    return {
        f"{name}{number}": code
        for name in names
        for number, code in enumerate(codes[name].split(), start=1)
    }


# Reconstructed: terrain (12.5, 12.6), castles (12.7), numbers of cards (12.9, 12.10), of tiles and
# symbols of the expansion (12.11). Known are the kinds, and how many tiles there are of each.
BOX: Final = Box(
    rows=ROWS,
    spaces=_spaces(),
    terrain=_columns(
        "ABCDE", A="F1 L F2 L", B="M F2 F3 F1 F1", C="F2 L F2 M", D="M F2 F3 F1 F1", E="F1 L F2 L"
    ),
    edge=_columns(
        "nesw", n="F1 F2 L F2 F1", e="M L X F2 F1", s="X F1 M F1 X", w="L M X F2 F1"
    ),
    castles={
        2: (("4-19", "8-9"), ("4-13", "8-23")),
        3: (("8-9", "4-13"), ("8-23", "4-19"), ("13-0", "14-19")),
        4: (("8-21", "16-11"), ("8-11", "16-21"), ("5-24", "14-1"), ("5-8", "14-31")),
        5: (("16-21", "11-6"), ("16-11", "11-26"), ("0-23", "12-13"), ("0-9", "12-19"),
            ("13-0", "5-8")),
    },
    deck={
        "palace": 4, "baths": 2, "hospital": 4, "cathedral": 2, "university": 2,
        "master-builder": 2, "bread-and-games": 4, "blessed-era": 4, "bountiful-harvest": 4,
        "ask-the-people": 4,
    },
    expansion_deck={
        "palace": 4, "baths": 2, "hospital": 4, "cathedral": 2, "university": 2,
        "master-builder": 2, "bread-and-games": 4, "blessed-era": 4, "bountiful-harvest": 4,
        "ask-the-people": 4, "port": 3, "large-farmhouse": 3, "estate": 2,
    },
    expansion_tiles={"road": 20, "theatre": 10, "port": 8, "large-farmhouse": 8, "estate": 6},
    expansion_terrain={"w3": "L", "e3": "F2"},
)  # fmt: skip
