"""What is in the box of Big City, known or reconstructed; the plot numbers as a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.content import BadContent, read_table, shown, written

District: TypeAlias = int  # 0 for district 1
Plot: TypeAlias = int  # 0 for plot 11, ascending by number
Plots: TypeAlias = int  # a set of plots, one bit each
Card: TypeAlias = int  # the plot it is for, or one of the four behind them
Cards: TypeAlias = int  # a set of cards, one bit each
PieceNumber: TypeAlias = int
Rows: TypeAlias = tuple[str, ...]  # digits of the plots of a district, row by row

FEWEST: Final = 2
MOST: Final = 5

# Known: odd districts are 3 by 3, even ones 4 by 2.
DISTRICTS: Final = 8
SIZES: Final = tuple((3, 3) if d % 2 == 0 else (4, 2) for d in range(DISTRICTS))
# Reconstructed: where the numbers lie inside a district (RULES.md 8.2).
NUMBERING: Final[tuple[Rows, ...]] = tuple(
    ("123", "456", "789") if d % 2 == 0 else ("1234", "5678") for d in range(DISTRICTS)
)
PLOT_NAMES: Final = tuple(
    f"{d + 1}{n}" for d, (w, h) in enumerate(SIZES) for n in range(1, w * h + 1)
)
PLOTS: Final = len(PLOT_NAMES)  # 68
DISTRICT_OF: Final = tuple(int(name[0]) - 1 for name in PLOT_NAMES)

# Known: one segment is one street long.
SEGMENTS: Final = 17
# Known: full hand and dealt decks, by number of players; pools by ruling B1.
DEALT: Final = {2: 5, 3: 5, 4: 5, 5: 6}
POOL: Final = {2: 5, 3: 4, 4: 5, 5: 6}  # districts 2 up to this one
DRAWS_PER_DECK: Final = 2
TRADED: Final = 2  # cards put forward at most
QUIET_ROUNDS: Final = 3  # option guard, our own rule


@dataclass(frozen=True)
class Piece:
    """A kind of piece; 3.2, 3.3, 4 and 6.6 in numbers."""

    name: str
    shape: str  # I1 I2 I3 in a line, L3 around a corner, O4 a square
    count: int
    base: int = 0
    bonuses: tuple[tuple[str, int], ...] = ()  # what changes the value, each once
    times: tuple[str, ...] = ()  # each of these beside it multiplies once more
    needs: tuple[tuple[str, int], ...] = ()  # so many different neighbours of a class
    after_hall: bool = True
    zone: str = ""  # where it must stand: centre or periphery
    last_in_district: bool = False
    special: bool = False
    deck: District = -1  # of a park's or factory's card


HOME: Final = (("park", 1), ("factory", -2), ("periphery", 1), ("petrol-station", -1))
WORK: Final = (("park", 1), ("factory", -2), ("centre", 1), ("school", -2))
BOTH: Final = ("tram", "city-hall")

# Known, all of it, but for the last two (RULES.md 8.6).
PIECES: Final = (
    Piece("residence-1", "I1", 8, 2, HOME, ("tram",), after_hall=False),
    Piece("residence-2", "I2", 6, 6, HOME, ("tram",), after_hall=False),
    Piece("residence-3", "I3", 3, 10, HOME, ("tram",), after_hall=False),
    Piece("office-1", "I1", 8, 2, WORK, BOTH, after_hall=False),
    Piece("office-2", "I2", 6, 6, WORK, BOTH, after_hall=False),
    Piece("office-3", "I3", 3, 10, WORK, BOTH, after_hall=False),
    Piece("city-hall", "I1", 1, zone="centre", after_hall=False, special=True),
    Piece("church", "I1", 2, 15, last_in_district=True, special=True),
    Piece("cinema", "I1", 4, 5, (), BOTH, (("residence", 2),), special=True),
    Piece("post-office", "I1", 2, 5, (), BOTH, (("residence", 1), ("office", 1)), special=True),
    Piece("bank", "I1", 3, 5, (), BOTH, (("office", 2),), special=True),
    Piece("shopping-centre", "I2", 2, 30, special=True,
          needs=(("residence", 1), ("office", 1), ("special", 1), ("tram", 1))),
    Piece("lincoln-park", "I2", 1, deck=1),
    Piece("central-park", "I3", 1, deck=3),
    Piece("stanford", "L3", 1, deck=5),
    Piece("rockwell", "O4", 1, deck=7),
    # The published new buildings (6.6).
    Piece("parking-lot", "I1", 2, 4, (("park", 1), ("shopping-centre", 5)), after_hall=False,
          needs=(("office-or-special", 2),)),
    Piece("hospital", "I2", 1, 3),
    Piece("school", "I1", 2, 2, (("centre", 2),), needs=(("residence", 1),), after_hall=False,
          special=True),
    Piece("police-station", "I1", 2, 6, (("cinema", 1), ("bank", 1), ("post-office", 1)),
          ("city-hall",), zone="centre", last_in_district=True),
    # Reconstructed, our own (6.6).
    Piece("petrol-station", "I1", 2, 4, (("parking-lot", 2), ("factory", 1)), zone="periphery"),
    Piece("restaurant", "I1", 3, 4, (("cinema", 1), ("park", 1)), ("tram",), (("office", 1),),
          special=True),
)  # fmt: skip
NUMBER_OF: Final = {piece.name: number for number, piece in enumerate(PIECES)}
CITY_HALL: Final = NUMBER_OF["city-hall"]
CHURCH: Final = NUMBER_OF["church"]
HOSPITAL: Final = NUMBER_OF["hospital"]
PARKING_LOT: Final = NUMBER_OF["parking-lot"]
OLD: Final = NUMBER_OF["parking-lot"]  # pieces of the box come before the new ones
PUBLISHED: Final = NUMBER_OF["petrol-station"]
CROWD: Final = (0, 1, 3, 6, 10, 15, 21)  # a hospital's bonus by occupied plots around it

RESIDENCES: Final = (0, 1, 2)
OFFICES: Final = (3, 4, 5)
PARKS: Final = (12, 13)
FACTORIES: Final = (14, 15)
INSTALLATIONS: Final = PARKS + FACTORIES
SPECIALS: Final = tuple(number for number, piece in enumerate(PIECES) if piece.special)
# What an influence or a need may be called; a piece's own name stands for itself.
CLASSES: Final[dict[str, tuple[PieceNumber, ...]]] = {
    "residence": RESIDENCES, "office": OFFICES, "special": SPECIALS, "park": PARKS,
    "factory": FACTORIES, "office-or-special": OFFICES + SPECIALS,
    **{name: (number,) for name, number in NUMBER_OF.items()},
}  # fmt: skip

# 1.14: a card for each plot, then one for each park and factory.
CARD_NAMES: Final = (*PLOT_NAMES, *(PIECES[number].name for number in INSTALLATIONS))
CARDS: Final = len(CARD_NAMES)  # 72
CARD_OF: Final = {number: PLOTS + place for place, number in enumerate(INSTALLATIONS)}
DECK_SIZE: Final = CARDS // DISTRICTS  # 9
FRONTS: Final[Cards] = (1 << CARDS) - 1
# 1.15: behind them as many again for each deck, of which only the back is seen. What lies in one
# place are always the first ones of a deck, so that they tell nothing but how many there are.
DECK_OF: Final = (
    *DISTRICT_OF,
    *(PIECES[number].deck for number in INSTALLATIONS),
    *(deck for deck in range(DISTRICTS) for _ in range(DECK_SIZE)),
)
DECKS: Final[tuple[Cards, ...]] = tuple(
    sum(1 << card for card in range(CARDS) if DECK_OF[card] == deck) for deck in range(DISTRICTS)
)
FIRST_BACK: Final = tuple(CARDS + DECK_SIZE * deck for deck in range(DISTRICTS))
BACKS: Final[tuple[Cards, ...]] = tuple(((1 << DECK_SIZE) - 1) << back for back in FIRST_BACK)
ALL_PLOTS: Final[Plots] = (1 << PLOTS) - 1
PLOTS_OF: Final[tuple[Plots, ...]] = tuple(cards & ALL_PLOTS for cards in DECKS)
DOUBLE_NUMBERS: Final[Plots] = sum(
    1 << plot for plot, name in enumerate(PLOT_NAMES) if name[0] == name[1]
)


def by_deck(cards: Iterable[Card]) -> tuple[Card, ...]:
    """In an order that the backs show: by card alone, a park would come after all plots."""
    return tuple(sorted(cards, key=lambda card: (DECK_OF[card], card)))


HEAD: Final = """\
# Big City: where the numbers lie inside the districts. The pictures of the rulebook are lost, so
# this is reconstructed (RULES.md, chapter 8). Own the box? Copy its districts here, as they lie
# with their numbers upright, and play with --content FILE. Only the last digit of a plot is given.
"""
NAMES: Final = [str(district + 1) for district in range(DISTRICTS)]


def export_content() -> str:
    """The built-in numbers as a TOML file to edit."""
    return HEAD + written("districts", dict(zip(NAMES, NUMBERING, strict=True)))


def read_content(text: str) -> tuple[Rows, ...]:
    """Numbers from a TOML file; what is wrong is named with what was expected."""
    districts = read_table(text, "districts", NAMES)
    return tuple(_checked(d, districts[name]) for d, name in enumerate(NAMES))


def _checked(district: int, rows: object) -> Rows:
    width, height = SIZES[district]
    where = f"district {district + 1}"
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise BadContent(f"{where} is {shown(rows)}; expected a list of {height} texts, one a row")
    if len(rows) != height or any(len(row) != width for row in rows):
        raise BadContent(f"{where} is {shown(rows)}; expected {height} rows of {width} digits")
    digits = [str(number) for number in range(1, width * height + 1)]
    if sorted("".join(rows)) != digits:
        raise BadContent(f"{where} is {shown(rows)}; expected each of {''.join(digits)} once")
    return tuple(rows)
