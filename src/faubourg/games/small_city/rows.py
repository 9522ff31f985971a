"""What the bytes of a row are called, and how they are written (see encode)."""

from __future__ import annotations

from typing import Final, TypeAlias

from faubourg.games.small_city import components as box
from faubourg.games.small_city.kit import Kit

Feature: TypeAlias = tuple[str, int]
Scale: TypeAlias = tuple[str, float, float]  # a term's name, bytes for a point, and what is added

MOST: Final = 255  # in a byte
PARTS: Final = 16  # of a point, in the judge's sum
ZERO: Final = 8192  # the judge's sum of 0
HIGHEST: Final = 65535
TERMS: Final[tuple[Scale, ...]] = (
    ("votes", 1.0, 0.0), ("votes-to-come", 2.0, 16.0), ("pollution", 2.0, 220.0),
    ("pollution-to-come", 2.0, 220.0), ("promise", 4.0, 128.0), ("score", 0.25, 0.0),
    ("money", 40.0, 0.0), ("stores", 40.0, 0.0), ("ground", 25.0, 0.0), ("street", 20.0, 0.0),
    ("danger", 1.0, 255.0), ("fidget", 50.0, 1.0),
)  # fmt: skip
RIVALS: Final = box.MOST - 1
PHASES: Final = 9  # 0 during set-up
USES: Final = 3  # commercial slots that are used at will
AHEAD: Final = 9  # bits of judge.facts.outlook
MONEY_MARKS: Final = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20]
VOTES_MARKS: Final = [1, 2, 4, 8, 15, 25, 40, 60, 80, 100, 130]
POLLUTION_MARKS: Final = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90]
GENERATED_MARKS: Final = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16]
GAIN_MARKS: Final = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30]
CELLS_MARKS: Final = [1, 2, 3, 4, 6, 8, 11, 15, 20, 30, 40]
OVERLAPS: Final = 6  # cultural buildings around a cell
HOMES_TOLD: Final = 6
HOME_MARKS: Final = 5  # levels, citizens, culture, room
SIZES: Final = 4  # zones
STORED: Final = 4  # marks for units of a raw material
FLAGS: Final = 7  # options


def table_features(kit: Kit) -> list[Feature]:
    return [
        ("round, one of", box.ROUNDS), ("phase, one of", PHASES),
        ("step, one of", len(kit.step_names)), ("asked: the own seat, the turn", 2),
        ("ahead in this round", AHEAD), ("place in turn order, one of", box.MOST),
        ("host of the round before", 1), ("seats, one of", box.MOST),
        ("victory, one of", len(box.VICTORIES)), ("difficulty, one of", len(box.DIFFICULTIES)),
        ("expert side", 1), ("options", FLAGS),
    ]  # fmt: skip


def own_features(kit: Kit) -> list[Feature]:
    return [
        ("own: votes", 1 + len(VOTES_MARKS)), ("own: money", 1 + len(MONEY_MARKS)),
        ("own: pollution", 1 + len(POLLUTION_MARKS)),
        ("own: generated now", 1 + len(GENERATED_MARKS)), ("own: deaths alone", 1),
        ("own: votes of a round as it stands", 1 + len(GAIN_MARKS)), ("own: value", 2),
        ("own: in the hall, its room", 2 * box.HALL_PLACES),
        ("own: career, reserve, out, on slots, abroad, guests, graves", 7),
        ("own: empty beds, empty small homes, about to arrive", 3),
        ("own: slots, citizens, guests, free by kind", 4 * len(box.SLOTS)),
        ("own: tiles by kind", len(kit.places.kinds)), ("own: can be built once", len(box.ONCE)),
        ("own: materials in steps", STORED * len(box.RAWS)), ("own: room in stores", 1),
        ("own: zone, one of", SIZES), ("own: mayor", 1), ("own: eliminated", 1),
        ("own: empty cells", 1 + len(CELLS_MARKS)), ("own: cells for homes", 1 + len(CELLS_MARKS)),
        ("own: cells for industry", 1 + len(CELLS_MARKS)),
        ("own: places for two, three, four and six cells", 4),
        ("own: card, one of", len(box.CARDS)), ("own: architect", 1),
        ("own: council, one of by line", len(box.LINES) * box.COLUMNS), ("own: discs to place", 1),
    ]  # fmt: skip


HOME_FEATURES: Final[list[Feature]] = [
    *((f"home {n + 1}: level, citizens, culture, room; fresh", 4 * HOME_MARKS + 1)
      for n in range(HOMES_TOLD)),
    ("homes by citizens", HOME_MARKS + 1), ("homes that can grow, by how many levels", 2),
    ("homes that lack culture alone", 1),
    ("cells for homes by culture around", OVERLAPS), ("homes a small, a large building serves", 2),
    ("next cultural building: lacks of each", 3), ("cultural buildings that can be paid", 1),
    ("cultural buildings to come", 1),
]  # fmt: skip
PROMISE_FEATURES: Final[list[Feature]] = [
    ("promise, one of", box.PROMISES), ("promise: holds now", 1),
    ("promise: conditions lacking", 1), ("promise: lacking", 1),
    ("special promises: held, broken now", 2),
]  # fmt: skip


def turn_features(kit: Kit) -> list[Feature]:
    return [
        ("plan: builds left, one of", box.BUILD_ACTIONS + 1),
        ("plan: extended, demolished, committed", 3), ("asked for, one of", len(kit.ask_names)),
        ("moves: moved, must still move", 2), ("moves: one is picked", 1),
        ("commerce: uses", USES), ("units still to be made", 3), ("units to be stored", 3),
        ("space of the council, one of", 1 + len(box.LINES) * box.COLUMNS), ("victims to name", 1),
    ]  # fmt: skip


SEAT_FEATURES: Final[list[Feature]] = [
    ("sits there, eliminated", 2), ("place in turn order, one of", box.MOST),
    ("neighbour", 1), ("has committed", 1),
]  # fmt: skip
RIVAL_FEATURES: Final[list[Feature]] = [
    ("votes", 1), ("money", 1), ("pollution", 1), ("generated now", 1), ("votes of a round", 1),
    ("value", 2), ("hall, career, reserve, on slots, abroad, guests, graves", 7),
    ("homes by level", len(box.RESIDENTIAL)), ("slots by kind", len(box.SLOTS)),
    ("citizens by kind of slot", len(box.SLOTS)), ("parks, shops, cultural buildings", 3),
    ("built once", len(box.ONCE)), ("materials", len(box.RAWS)), ("empty cells", 1),
    ("zone, one of", SIZES), ("card, one of", len(box.CARDS)),
    ("council, one of by line", len(box.LINES) * box.COLUMNS), ("special promises", 1),
]  # fmt: skip


def supply_features(kit: Kit) -> list[Feature]:
    return [
        ("supply by kind", len(kit.places.kinds)), ("raw materials", len(box.RAWS)),
        ("cards that are free", len(box.CARDS)), ("mayor beside the board", 1),
    ]  # fmt: skip


class Writer:
    """Fills a row byte by byte; all of it is 0 before."""

    def __init__(self, row: bytearray, at: int) -> None:
        self.row = row
        self.at = at

    def number(self, number: int) -> None:
        if number > 0:
            self.row[self.at] = number if number < MOST else MOST
        self.at += 1

    def two(self, number: int) -> None:
        """A high and a low byte."""
        number = min(max(number, 0), HIGHEST)
        self.row[self.at] = number >> 8
        self.row[self.at + 1] = number & MOST
        self.at += 2

    def bytes(self, given: bytes) -> None:
        self.row[self.at : self.at + len(given)] = given
        self.at += len(given)

    def flag(self, holds: bool) -> None:
        if holds:
            self.row[self.at] = 1
        self.at += 1

    def one_of(self, which: int, count: int) -> None:
        """None of them if it is not among them."""
        if 0 <= which < count:
            self.row[self.at + which] = 1
        self.at += count

    def steps(self, number: int, most: int) -> None:
        for place in range(min(number, most)):
            self.row[self.at + place] = 1
        self.at += most

    def marks(self, number: int, marks: list[int]) -> None:
        """The number, and a byte for each mark that it reaches."""
        self.number(number)
        for place, mark in enumerate(marks):
            if number < mark:
                break
            self.row[self.at + place] = 1
        self.at += len(marks)

    def scaled(self, points: float, scale: float, zero: float) -> None:
        self.number(round(points * scale + zero))

    def bits(self, flags: int, count: int) -> None:
        for place in range(count):
            if flags >> place & 1:
                self.row[self.at + place] = 1
        self.at += count
