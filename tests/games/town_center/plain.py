"""Town Center once more, slowly and without the engine: what its fast sets are compared with.

A city is a dict from (x, y, z) to a letter, a board its rows of text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from faubourg.games.town_center.board import Site
from faubourg.games.town_center.components import LETTERS
from faubourg.games.town_center.state import City

Place: TypeAlias = tuple[int, int, int]
Cubes: TypeAlias = dict[Place, str]
Rows: TypeAlias = Sequence[str]
Choice: TypeAlias = tuple[str, Place]

SIDES = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))


def cubes_of(site: Site, city: City) -> Cubes:
    """The engine's city in coordinates."""
    found = {}
    for position, (cell, level) in enumerate(site.places):
        for colour, cubes in enumerate(city.cubes):
            if cubes >> position & 1:
                assert (*site.cells[cell], level) not in found, "two cubes in one place"
                found[*site.cells[cell], level] = LETTERS[colour]
    return found


def touching(place: Place) -> list[Place]:
    """1.3."""
    x, y, z = place
    return [(x + dx, y + dy, z + dz) for dx, dy, dz in SIDES]


def around(places: Iterable[Place]) -> set[Place]:
    return {near for place in places for near in touching(place)}


def groups(places: set[Place]) -> list[set[Place]]:
    """1.4: paint each connected group."""
    left = set(places)
    found = []
    while left:
        group = {left.pop()}
        while joined := around(group) & left:
            group |= joined
            left -= joined
        found.append(group)
    return found


def of(cubes: Cubes, letters: str) -> set[Place]:
    return {place for place, letter in cubes.items() if letter in letters}


def column(cubes: Cubes, x: int, y: int) -> str:
    return "".join(cubes.get((x, y, z), "") for z in range(6))


def limit(cubes: Cubes) -> int:
    """1.8."""
    heights = [1]
    for x, y in {(x, y) for x, y, _ in of(cubes, "L")}:
        lift = [place for place in of(cubes, "L") if place[:2] == (x, y)]
        if len(lift) > 1 and around(lift) & of(cubes, "U"):
            heights.append(len(lift))
    return max(heights)


def cells(rows: Rows) -> Iterator[tuple[int, int, str]]:
    for y, row in enumerate(rows):
        for x, zone in enumerate(row):
            if zone in "CS":
                yield x, y, zone


def stands(rows: Rows, cubes: Cubes, letter: str) -> set[Place]:
    """3.2.2 to 3.2.4."""
    top = limit(cubes)
    found = set()
    for x, y, zone in cells(rows):
        stack = column(cubes, x, y)
        height = len(stack)
        if letter == "L":
            fits = zone == "C" and set(stack) == {"L"} and height < 5
        else:
            fits = zone == "C" and "L" not in stack and height < top
        if not stack or fits:
            found.add((x, y, height))
    return found


def buildable(rows: Rows, cubes: Cubes, letter: str, money: int) -> set[Place]:
    """3.2.5 and 3.2.6."""
    if letter == "O" and money < 5:
        return set()
    banned = around(of(cubes, letter)) if letter in "RS" else set()
    return stands(rows, cubes, letter) - banned


@dataclass(frozen=True)
class Reading:
    """How the table reads the sentences about offices: 5.4 and 5.7."""

    optional: bool = False
    strict: bool = False


def best(rows: Rows, cubes: Cubes, hand: str, money: int, reading: Reading) -> int:
    """3.2.7: how many cubes of the hand can be built, by trying everything."""
    return max(
        [0, *(gain(rows, cubes, hand, money, choice, reading)
              for choice in _moves(rows, cubes, hand, money, reading))]
    )  # fmt: skip


def gain(rows: Rows, cubes: Cubes, hand: str, money: int, choice: Choice, reading: Reading) -> int:
    """How many cubes can be built beginning with this one; optional offices do not count."""
    letter, place = choice
    counts = not (reading.optional and letter == "O")
    left = hand.replace(letter, "", 1)
    paid = 5 if letter == "O" else 0
    return counts + best(rows, {**cubes, place: letter}, left, money - paid, reading)


def _moves(rows: Rows, cubes: Cubes, hand: str, money: int, reading: Reading) -> Iterator[Choice]:
    if reading.strict and hand == "OO" and money < 10:
        return
    for letter in set(hand):
        yield from ((letter, place) for place in buildable(rows, cubes, letter, money))


def builds(rows: Rows, cubes: Cubes, hand: str, money: int, reading: Reading) -> set[Choice]:
    """3.2.7: the placements that begin a best sequence."""
    goal = best(rows, cubes, hand, money, reading)
    return {
        choice
        for choice in _moves(rows, cubes, hand, money, reading)
        if gain(rows, cubes, hand, money, choice, reading) == goal
    }


def discards(rows: Rows, cubes: Cubes, hand: str, money: int, reading: Reading) -> set[str]:
    """3.2.8: what finds no place; 5.4: offices, if the other cube does not suffer."""
    goal = best(rows, cubes, hand, money, reading)
    left = hand.replace("O", "", 1)
    spare = reading.optional and "O" in hand and best(rows, cubes, left, money, reading) == goal
    forced = {letter for letter in hand if goal == 0 and not (reading.optional and letter == "O")}
    return forced | ({"O"} if spare else set())


def growths(rows: Rows, cubes: Cubes, reserve: dict[str, int]) -> set[Choice]:
    """3.3."""
    homes = groups(of(cubes, "R"))
    found: set[Choice] = set()
    for unit in homes:
        if reserve["R"] and len(around(unit) & of(cubes, "OH")) > len(unit):
            found |= {("R", place) for place in around(unit) & stands(rows, cubes, "R")}
    for unit in groups(of(cubes, "S")):
        if reserve["S"] and sum(1 for home in homes if around(unit) & home) > len(unit):
            found |= {("S", place) for place in around(unit) & stands(rows, cubes, "S")}
    return found


def purchases(rows: Rows, cubes: Cubes, reserve: dict[str, int], money: int) -> set[Choice]:
    """3.5."""
    found: set[Choice] = set()
    for letter in "UL":
        places = stands(rows, cubes, letter)
        if letter == "L" and of(cubes, "L"):
            places = {place for place in places if place[2]}
        if reserve[letter] and money >= 5 * (1 + len(of(cubes, letter))):
            found |= {(letter, place) for place in places}
    return found


def value(cubes: Cubes, unit: set[Place]) -> int:
    """3.4.1 and 3.7.2."""
    if not around(unit) & of(cubes, "U"):
        return 0
    return sum(range(len(unit) + 1)) + sum(range(max(z for _, _, z in unit) + 1))


def income(cubes: Cubes) -> int:
    """3.4."""
    alone = {(x, y, z) for x, y, z in of(cubes, "L") if column(cubes, x, y) == "L"}
    parks = sum(len((around(park) - park) & set(cubes)) for park in groups(alone))
    shops = sum(value(cubes, unit) for unit in groups(of(cubes, "S")))
    return parks + shops + len(of(cubes, "H"))


def score(rows: Rows, cubes: Cubes, money: int) -> int:
    """3.7."""
    homes = sum(value(cubes, unit) for unit in groups(of(cubes, "R")))
    return money // 5 + homes - sum(1 for x, y, _ in cubes if rows[y][x] == "S")
