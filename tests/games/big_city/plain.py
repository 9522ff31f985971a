"""Big City once more, slowly and without the engine: what its sets and values are compared with.

It is told what people see: plots by name and coordinates, pieces by name and plots, segments of
the tram from one crossing to the next. It knows no bits, no numbers of cells, and no tables but
those it has copied from RULES.md by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Crossing: TypeAlias = tuple[int, int]
Street: TypeAlias = tuple[Crossing, Crossing]  # the upper or left end first
Site: TypeAlias = frozenset[str]

SIZE = {"residence-1": 1, "residence-2": 2, "residence-3": 3, "office-1": 1, "office-2": 2,
        "office-3": 3, "city-hall": 1, "church": 1, "cinema": 1, "post-office": 1, "bank": 1,
        "shopping-centre": 2, "lincoln-park": 2, "central-park": 3, "stanford": 3, "rockwell": 4,
        "parking-lot": 1, "hospital": 2, "school": 1, "police-station": 1, "petrol-station": 1,
        "restaurant": 1}  # fmt: skip
COUNT = {"residence-1": 8, "residence-2": 6, "residence-3": 3, "office-1": 8, "office-2": 6,
         "office-3": 3, "city-hall": 1, "church": 2, "cinema": 4, "post-office": 2, "bank": 3,
         "shopping-centre": 2, "lincoln-park": 1, "central-park": 1, "stanford": 1, "rockwell": 1,
         "parking-lot": 2, "hospital": 1, "school": 2, "police-station": 2, "petrol-station": 2,
         "restaurant": 3}  # fmt: skip
RESIDENCES = {"residence-1", "residence-2", "residence-3"}
OFFICES = {"office-1", "office-2", "office-3"}
PARKS = {"lincoln-park", "central-park"}
FACTORIES = {"stanford", "rockwell"}
SPECIAL = {"city-hall", "church", "cinema", "post-office", "bank", "shopping-centre", "school",
           "restaurant"}  # fmt: skip
EARLY = RESIDENCES | OFFICES | {"city-hall", "parking-lot", "school"}  # before the city hall
BASE = {1: 2, 2: 6, 3: 10}


@dataclass(frozen=True)
class Piece:
    name: str
    plots: Site


class City:
    """What lies on the table."""

    def __init__(
        self, cells: dict[str, Cell], pieces: list[tuple[str, list[str]]], line: list[Street]
    ) -> None:
        self.cells = cells
        self.plots: dict[Cell, str] = {cell: name for name, cell in self.cells.items()}
        self.pieces = [Piece(name, frozenset(plots)) for name, plots in pieces]
        self.line = line
        self.taken: dict[str, Piece] = {plot: it for it in self.pieces for plot in it.plots}
        self.hall = any(piece.name == "city-hall" for piece in self.pieces)
        self.periphery = self._periphery()

    def _periphery(self) -> set[str]:
        """1.9 and 1.10, by water that flows in from far away."""
        xs = [x for x, _ in self.plots]
        ys = [y for _, y in self.plots]
        start = (min(xs) - 2, min(ys) - 2)
        wet, drops, found = {start}, [start], set()
        while drops:
            for cell in around(drops.pop()):
                if cell in self.plots:
                    found.add(self.plots[cell])
                elif cell not in wet and self._is_near(cell, xs, ys):
                    wet.add(cell)
                    drops.append(cell)
        return found

    def _is_near(self, cell: Cell, xs: list[int], ys: list[int]) -> bool:
        x, y = cell
        return min(xs) - 2 <= x <= max(xs) + 2 and min(ys) - 2 <= y <= max(ys) + 2

    def streets(self) -> set[Street]:
        """1.4."""
        return {street for cell in self.plots for street in sides(cell)}

    def covered(self) -> set[Street]:
        """1.8."""
        return {street for piece in self.pieces for street in self.inside(piece.plots)}

    def inside(self, plots: Iterable[str]) -> set[Street]:
        """The streets between the plots of a piece."""
        outlines = [set(sides(self.cells[plot])) for plot in plots]
        return {street for one, other in combinations(outlines, 2) for street in one & other}

    def neighbours(self, plots: Site) -> set[Piece]:
        """1.6: pieces across a street."""
        near = {self.plots.get(cell) for plot in plots for cell in around(self.cells[plot])}
        return {self.taken[plot] for plot in near if plot in self.taken and plot not in plots}

    def beside(self, plots: Site, names: set[str]) -> list[Piece]:
        return [piece for piece in self.neighbours(plots) if piece.name in names]

    def has_tram(self, plots: Site) -> bool:
        """1.7."""
        outline = {street for plot in plots for street in sides(self.cells[plot])}
        return bool((outline - self.inside(plots)) & set(self.line))

    def ends(self) -> set[Crossing]:
        """The crossings that one segment alone touches."""
        touched = [crossing for street in self.line for crossing in street]
        return {crossing for crossing in touched if touched.count(crossing) == 1}


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def sides(cell: Cell) -> list[Street]:
    """North, east, south, west."""
    x, y = cell
    nw, ne, sw, se = (x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)
    return [(nw, ne), (ne, se), (sw, se), (nw, sw)]


# Building


def sites(city: City, name: str) -> Iterator[Site]:
    """All sets of free plots of the right shape."""
    free = {cell: plot for cell, plot in city.plots.items() if plot not in city.taken}
    seen = set()
    for x, y in free:
        for cells in shapes(name, x, y):
            plots = frozenset(free[cell] for cell in cells if cell in free)
            if len(plots) == SIZE[name] and plots not in seen:
                seen.add(plots)
                yield plots


def shapes(name: str, x: int, y: int) -> list[list[Cell]]:
    if name == "rockwell":
        return [[(x + i, y + j) for i in (0, 1) for j in (0, 1)]]
    if name == "stanford":
        return [[(x, y), (x + i, y), (x, y + j)] for i in (1, -1) for j in (1, -1)]
    length = range(SIZE[name])
    return [[(x + i, y) for i in length], [(x, y + i) for i in length]]


def builds(city: City, hand: set[str], names: Iterable[str]) -> set[tuple[str, Site]]:
    """Everything that the holder of a hand may build."""
    left = {name: COUNT[name] - sum(piece.name == name for piece in city.pieces) for name in names}
    return {
        (name, plots)
        for name, count in left.items()
        if count
        for plots in sites(city, name)
        if may_build(city, hand, name, plots)
    }


def may_build(city: City, hand: set[str], name: str, plots: Site) -> bool:
    """3.2 and 3.3, on free plots of the right shape."""
    if city.inside(plots) & set(city.line):
        return False
    if name not in EARLY and not city.hall:
        return False
    if name in PARKS | FACTORIES:
        return name in hand and _has_good_edge(city, name, plots)
    return plots <= hand and _may_stand(city, name, plots)


def _has_good_edge(city: City, name: str, plots: Site) -> bool:
    """3.3.6 and 3.3.7."""
    edge = len(plots & city.periphery)
    return edge <= 1 if name in PARKS else edge >= 2


def _may_stand(city: City, name: str, plots: Site) -> bool:
    """3.2.10 to 3.2.16 and 6.6."""
    central = not plots & city.periphery
    homes, works = (len(city.beside(plots, names)) for names in (RESIDENCES, OFFICES))
    special = len(city.beside(plots, SPECIAL))
    if name in RESIDENCES:
        return not city.beside(plots, {"parking-lot"})
    return {
        "city-hall": central,
        "church": all(plot[0] == plot[1] for plot in plots) and _is_last(city, plots),
        "cinema": homes >= 2,
        "post-office": homes >= 1 and works >= 1,
        "bank": works >= 2,
        "shopping-centre": bool(homes and works and special and city.has_tram(plots)),
        "parking-lot": works + special >= 2,
        "school": homes >= 1,
        "police-station": central and _is_last(city, plots),
        "petrol-station": not central,
        "restaurant": works >= 1,
    }.get(name, True)


def _is_last(city: City, plots: Site) -> bool:
    """3.2.12."""
    digits = {plot[0] for plot in plots}
    return all(plot in city.taken or plot in plots for plot in city.cells if plot[0] in digits)


def value(city: City, name: str, plots: Site) -> int:
    """Chapter 4 and 6.6."""
    tram, hall = city.has_tram(plots), bool(city.beside(plots, {"city-hall"}))
    if name in RESIDENCES | OFFICES:
        total = BASE[len(plots)] + _location(city, name, plots) + _influences(city, name, plots)
        if total <= 0:
            return 1
        return total * (1 + tram + (hall and name in OFFICES))
    if name in ("cinema", "post-office", "bank"):
        return 5 * (1 + tram + hall)
    if name in ("church", "shopping-centre"):
        return {"church": 15, "shopping-centre": 30}[name]
    return _new_value(city, name, plots, tram, hall)


def _location(city: City, name: str, plots: Site) -> int:
    """4.4."""
    return int(bool(plots & city.periphery) == (name in RESIDENCES))


def _influences(city: City, name: str, plots: Site) -> int:
    """4.2, 4.3, 6.6.7 and 6.6.12."""
    found = 0
    if city.beside(plots, PARKS):
        found += 1
    if city.beside(plots, FACTORIES):
        found -= 2
    if name in OFFICES and city.beside(plots, {"school"}):
        found -= 2
    if name in RESIDENCES and city.beside(plots, {"petrol-station"}):
        found -= 1
    return found


def _new_value(city: City, name: str, plots: Site, tram: bool, hall: bool) -> int:
    """6.6."""

    def bonus(points: int, *names: str) -> int:
        return points if city.beside(plots, set(names)) else 0

    if name == "parking-lot":
        return 4 + bonus(1, *PARKS) + bonus(5, "shopping-centre")
    if name == "hospital":
        near = {cell for plot in plots for cell in around(city.cells[plot])}
        crowd = sum(1 for cell in near if city.plots.get(cell) in city.taken)
        return 3 + sum(range(crowd + 1))
    if name == "school":
        return 2 if plots & city.periphery else 4
    if name == "police-station":
        sights = bonus(1, "cinema") + bonus(1, "bank") + bonus(1, "post-office")
        return (6 + sights) * (1 + hall)
    if name == "petrol-station":
        return 4 + bonus(2, "parking-lot") + bonus(1, *FACTORIES)
    if name == "restaurant":
        return (4 + bonus(1, "cinema") + bonus(1, *PARKS)) * (1 + tram)
    return 0


# Trams


def lays(city: City, *, english: bool, beside: str) -> set[Street]:
    """3.4, 6.3 and 6.5."""
    if not city.hall or len(city.line) >= 17:
        return set()
    free = city.streets() - city.covered() - set(city.line)
    touched = {crossing for street in city.line for crossing in street}
    if not city.line:
        joined = free
    elif english:
        joined = {street for street in free if touched & set(street)}
    else:
        ends = city.ends()
        joined = {s for s in free if ends & set(s) and len(touched & set(s)) == 1}
    return {street for street in joined if _is_served(city, street, beside)}


def _is_served(city: City, street: Street, beside: str) -> bool:
    """6.3.1."""
    if beside == "off":
        return True
    refused = set() if beside == "pieces" else PARKS | FACTORIES
    return any(
        street in sides(city.cells[plot]) and piece.name not in refused
        for plot, piece in city.taken.items()
    )


# Districts


def places(city: City, width: int, height: int) -> set[Cell]:
    """2.11 and 2.12, word for word: origins of a rectangle of plots."""
    xs = [x for x, _ in city.plots]
    ys = [y for _, y in city.plots]
    near = [
        (x, y)
        for x in range(min(xs) - width - 1, max(xs) + 3)
        for y in range(min(ys) - height - 1, max(ys) + 3)
    ]
    return {origin for origin in near if _fits(city, origin, width, height)}


def _fits(city: City, origin: Cell, width: int, height: int) -> bool:
    x, y = origin
    new = {(x + i, y + j) for i in range(width) for j in range(height)}
    if new & set(city.plots):
        return False
    pairs = [(cell, near) for cell in new for near in around(cell) if near in city.plots]
    return any(a != c and b != d for (a, b), (c, d) in combinations(pairs, 2))
