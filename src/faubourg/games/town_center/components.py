"""What is in the box of Town Center. Each datum says whether it is known or reconstructed."""

from __future__ import annotations

from typing import Final, TypeAlias

Colour: TypeAlias = int
OFFICE: Final = 0  # red
RESIDENCE: Final = 1  # green
SHOP: Final = 2  # blue
UTILITY: Final = 3  # yellow
LIFT: Final = 4  # black; a car park while it is alone in its column
HALL: Final = 5  # violet
COLOURS: Final = (OFFICE, RESIDENCE, SHOP, UTILITY, LIFT)  # those in bag and reserve
NAMES: Final = ("office", "residence", "shop", "utility", "lift", "hall")
LETTERS: Final = "ORSULH"  # one a colour, for views and tests: those of the board in English

# Known (component list of the rulebook): cubes in one copy of the box.
PER_COPY: Final = (12, 42, 25, 20, 20)
HALLS_PER_COPY: Final = 4
# Known (set-up): cubes in the bag for each player.
BAG_PER_PLAYER: Final = (3, 6, 3, 4, 4)
# Known: one copy serves up to four players, two serve up to eight.
PLAYERS_PER_COPY: Final = 4

# Known, all from the rulebook's text.
START_MONEY: Final = 3
OFFICE_COST: Final = 5
PURCHASE_STEP: Final = 5
HALL_INCOME: Final = 1
ROUNDS: Final = 10
HIGHEST: Final = 5  # cubes in a column
MONEY_PER_POINT: Final = 5
TOWERS_ABOVE_FOUR: Final = 4
LEAST_TOWER: Final = 2
SOLO_DRAW: Final = 3
FEWEST: Final = 1
MOST: Final = 8

CENTER: Final = "C"
SUBURB: Final = "S"

# C Center, S Suburb, . no cell, # the park (no cell).
# Reconstructed: side A from three statements about the first edition (RULES.md 7), B and Central
# Park as the mildest boards that fit the rulebook's words.
BOARDS: Final[dict[str, tuple[str, ...]]] = {
    "A": (".SSS.", "SCCCS", "SCCCS", "SCCCS", ".SSS."),
    "B": (".SSS.", "SSCCS", "SCCCS", "SCCSS", ".SSS."),
    "central_park": (".SSS.", "SCCCS", "SC#CS", "SCCCS", ".SSS."),
}

# Known: the lowest score of each solo rank, worst first; below zero is the first rank too.
RANKS: Final = (
    (0, "lieu-dit"), (40, "hameau"), (50, "village"), (60, "bourg"), (70, "commune"),
    (80, "ville"), (85, "agglomeration"), (90, "metropole"), (95, "capitale"), (100, "megalopole"),
)  # fmt: skip


def triangle(number: int) -> int:
    """1.11: 1 + 2 + ... up to the number."""
    return number * (number + 1) // 2
