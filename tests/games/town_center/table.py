"""Positions from text, actions in notation: the one small builder of these tests.

    game = city("R@b3 LL@c2 U@c1", hand="RS", money=7)
    assert game.why_not("build residence b3+1") == SAME_COLOUR

A cube is a letter and a place: `R@b3`, or `R@1,2,0` in coordinates (x, y, z). Several letters are
a stack, bottom first: `LL@c2`. Cubes of the position come from nowhere: bag and reserve stay full.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from position import Position

from faubourg.core.catalogue import members
from faubourg.core.model import ScoreLine, Seat
from faubourg.games.town_center import scoring
from faubourg.games.town_center.board import Board, Positions, Site
from faubourg.games.town_center.components import COLOURS, HALL, HALL_INCOME, LETTERS, SHOP, Colour
from faubourg.games.town_center.construction import is_together
from faubourg.games.town_center.development import units
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import BUILD, STEPS, City, TownCenterState, put


class Table(Position[TownCenterRules, TownCenterState]):
    """A position, and short questions about it; about the first city unless a seat is named."""

    KEY, STEPS = "town_center", STEPS

    @property
    def board(self) -> Board:
        return self.rules.boards[self.seat]

    @property
    def city(self) -> City:
        return self.state.cities[self.seat]

    @property
    def money(self) -> int:
        return self.city.money

    @property
    def hand(self) -> str:
        return letters_of(self.city.hand)

    @property
    def limit(self) -> int:
        return self.city.limit

    @property
    def reserve(self) -> dict[str, int]:
        return dict(zip(LETTERS, self.state.reserve, strict=False))

    @property
    def bag(self) -> dict[str, int]:
        return dict(zip(LETTERS, self.state.bag, strict=False))

    @property
    def towers(self) -> list[str]:
        return [letters_of(tower) for tower in self.state.towers]

    @property
    def line(self) -> str:
        return letters_of(self.state.line)

    def cubes(self, letter: str) -> set[str]:
        """Where the cubes of this colour stand."""
        return self._names(self.city.cubes[LETTERS.index(letter)])

    def units(self, letter: str) -> list[set[str]]:
        found = units(self.board, self.city.cubes[LETTERS.index(letter)])
        return sorted(map(self._names, found), key=sorted)

    def car_parks(self) -> list[set[str]]:
        return sorted(map(self._names, scoring.car_parks(self.board, self.city)), key=sorted)

    def income(self) -> int:
        return scoring.income(self.board, self.city)

    def income_lines(self) -> dict[str, list[int]]:
        """Dollars by kind: shop-unit, car-park, hall."""
        board, city = self.board, self.city
        shops = units(board, city.cubes[SHOP])
        lines = {
            "shop-unit": [scoring.unit_value(board, city, shop) for shop in shops],
            "car-park": [
                scoring.car_park_income(board, city, park)
                for park in scoring.car_parks(board, city)
            ],
            "hall": [HALL_INCOME] if city.cubes[HALL] else [],
        }
        return {kind: dollars for kind, dollars in lines.items() if dollars}

    def score_lines(self) -> dict[str, list[int]]:
        """Points by kind: money, residence-unit, sprawl."""
        return _by_kind(self.rules.score(self.state, self.seat))

    def _names(self, positions: Positions) -> set[str]:
        return {self.rules.site.names[position] for position in members(positions)}


def city(
    cubes: str = "", *, hand: str = "", money: int = 3, reserve: str = "", step: str = "build",
    seats: int = 1, side: str = "A", round: int = 2, options: dict[str, str] | None = None,
) -> Table:  # fmt: skip
    """One city; with more seats, the others own empty boards. Alone, the last cube ends a phase."""
    others = [""] * (seats - 1)
    chosen = {"sides": ",".join(side * seats), **(options or {})}
    return table(
        [cubes, *others], hands=[hand, *others], money=[money] * seats, reserve=reserve,
        step=step, round=round, options=chosen,
    )  # fmt: skip


def table(
    cities: Sequence[str], *, hands: Sequence[str] = (), money: Sequence[int] = (),
    reserve: str = "", drawn: str = "", towers: str = "", step: str = "build", round: int = 2,
    first: Seat = 0, options: dict[str, str] | None = None,
) -> Table:  # fmt: skip
    """Several cities; reserve "R1 S0" changes these colours, towers "UR OU" are bottom first."""
    game = start(len(cities), options)
    state = game.state
    state.step, state.round, state.first = STEPS.index(step), round, first
    for seat, cubes in enumerate(cities):
        furnish(game.sit(seat), cubes)
    for held, owned in zip(state.cities, hands, strict=False):
        held.hand = tuple(sorted(colours_of(owned)))
    for held, dollars in zip(state.cities, money, strict=False):
        held.money = dollars
    for word in reserve.split():
        state.reserve[LETTERS.index(word[0])] = int(word[1:])
    state.drawn = [drawn.count(LETTERS[colour]) for colour in COLOURS]
    state.towers = [tuple(colours_of(tower.strip("-"))) for tower in towers.split()]
    together = state.step == BUILD and is_together(game.rules.kit, state)
    state.actors = tuple(range(len(cities))) if together else (first,)
    return game


start = Table.start


def furnish(game: Table, cubes: str) -> None:
    standing: set[tuple[int, int]] = set()
    for level, letter, cell in sorted(_read(game.rules.site, cubes)):
        assert level == 0 or (cell, level - 1) in standing, f"{letter} floats in {cubes!r}"
        assert (cell, level) not in standing, f"two cubes in one place in {cubes!r}"
        standing.add((cell, level))
        position = game.rules.site.position(cell, level)
        put(game.board, game.city, LETTERS.index(letter), position)


def _read(site: Site, cubes: str) -> Iterable[tuple[int, str, int]]:
    for word in cubes.split():
        letters, place = word.split("@")
        cell, level = site.places[site.names.index(name_of(place))]
        yield from ((level + floor, letter, cell) for floor, letter in enumerate(letters))


def crowd(free: str = "", cubes: str = "") -> str:
    """These cubes, and an office on every other cell of side A but the free ones."""
    taken = {*free.split(), *(word.split("@")[1] for word in cubes.split())}
    site = start(1).rules.site
    return " ".join([cubes, *(f"O@{cell}" for cell in site.cell_names if cell not in taken)])


def name_of(place: str) -> str:
    """b3+1 for 1,2,1; names stay as they are."""
    if "," not in place:
        return place
    x, y, z = map(int, place.split(","))
    return f"{'abcde'[x]}{y + 1}" + (f"+{z}" if z else "")


def names_of(places: str) -> set[str]:
    """The names of several places: "0,2,0 1,2,1"."""
    return {name_of(place) for place in places.split()}


def letters_of(cubes: Iterable[Colour]) -> str:
    return "".join(LETTERS[colour] for colour in cubes)


def colours_of(letters: str) -> list[Colour]:
    return [LETTERS.index(letter) for letter in letters]


def _by_kind(lines: Iterable[ScoreLine]) -> dict[str, list[int]]:
    """Points by the last word of the key."""
    found: dict[str, list[int]] = {}
    for line in lines:
        found.setdefault(line.key.removeprefix("town_center."), []).append(line.points)
    return {kind: sorted(points) for kind, points in found.items()}
