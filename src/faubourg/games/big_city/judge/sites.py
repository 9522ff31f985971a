"""What could be built on some plots of a city, and how good that is."""

from __future__ import annotations

from typing import Final

from faubourg.games.big_city import components as box
from faubourg.games.big_city.components import Cards, PieceNumber, Plot, Plots
from faubourg.games.big_city.judge.ground import (
    CLASS,
    HALL,
    LEVELS,
    OFFICE,
    PARKING,
    RESIDENCE,
    SIZES,
    Ground,
    Line,
    Row,
    Weights,
)

Offer = tuple[float, int]  # a value, and the piece if it is the last of its kind, as a set
Look = tuple[Row, list[Offer]]
LONGEST: Final = 3  # plots of a building
BESIDE: Final = 0  # the level of plots along the line


class Kind:
    """A kind of building, in the classes by which the judge counts."""

    def __init__(self, number: PieceNumber) -> None:
        piece = box.PIECES[number]
        self.number = number
        self.base = piece.base
        self.edge = 0  # for a plot in the periphery
        self.bonuses: list[tuple[int, int]] = []
        for name, points in piece.bonuses:
            if name == "centre":  # granted, and lost again by one plot in the periphery (4.4)
                self.base += points
                self.edge -= points
            elif name == "periphery":
                self.edge += points
            else:
                self.bonuses.append((CLASS[name], points))
        self.by_tram = "tram" in piece.times
        self.by_hall = "city-hall" in piece.times
        self.asks = piece.after_hall or bool(piece.needs or piece.zone)
        self.after_hall = piece.after_hall
        self.last_in_district = piece.last_in_district
        self.zone = piece.zone
        self.needs = [(CLASS[name], least) for name, least in piece.needs if name != "tram"]
        self.needs_tram = "tram" in [name for name, _ in piece.needs]


KINDS: Final = [Kind(number) for number in range(len(box.PIECES))]


class Buildings:
    """The best buildings for any free plots of a city, each asked for once.

    One piece more changes them around it only, so that the others are asked of the city before.
    """

    def __init__(
        self, sizes: list[list[PieceNumber]], ground: Ground, weights: Weights,
        before: Buildings | None,
    ) -> None:  # fmt: skip
        self.sizes = sizes
        self.ground = ground
        self.weights = w = weights
        self.trams = [1.0, w.tram_1, w.tram_2, w.tram_3, w.tram_4, w.tram_far, w.tram_none]
        self.before = before
        self.depth: int = before.depth + 1 if before else 0
        # By size: the plots of which any must be looked at anew.
        self.changed: list[Plots] = _changed(ground) if before else [box.ALL_PLOTS] * (LONGEST + 1)
        self._best: list[dict[Plots, list[Offer]]] = [{} for _ in range(LEVELS)]
        self._points: dict[Plots, tuple[int, int]] = {}

    def best(self, plots: Plots, size: int, level: int) -> list[Offer]:
        """What plots bring whose cards one holds: first without, then with last pieces."""
        found = self._best[level].get(plots)
        if found is None:
            before = self.before
            if before is None or plots & self.changed[size]:
                found = self._best_of(plots, size, level)
            else:
                found = before.best(plots, size, level)
            self._best[level][plots] = found
        return found

    def points(self, plots: Plots, size: int) -> tuple[int, int]:
        """The most points that a building brings which may stand there now: without the tram beside
        it, and with it."""
        found = self._points.get(plots)
        if found is None:
            before = self.before
            if before is None or plots & self.changed[size]:
                found = self._points_of(plots, size)
            else:
                found = before.points(plots, size)
            self._points[plots] = found
        return found

    def _points_of(self, plots: Plots, size: int) -> tuple[int, int]:
        off = along = 0
        for number in self.sizes[size - 1]:
            kind = KINDS[number]
            if not self.ground.supply[number] or number == box.CITY_HALL:
                continue
            if self._chance(kind, plots, BESIDE) < 1:
                continue
            total = self._sum(kind, plots)
            here = 1 if total <= 0 else total
            if total > 0 and kind.by_hall and plots & self.ground.once[HALL]:
                here += total
            along = max(along, here + total if total > 0 and kind.by_tram else here)
            off = max(off, 0 if kind.needs_tram else here)
        return off, along

    def _best_of(self, plots: Plots, size: int, level: int) -> list[Offer]:
        best, w, supply = 0.0, self.weights, self.ground.supply
        last: list[Offer] = []
        for number in self.sizes[size - 1]:
            if not supply[number]:
                continue
            kind, is_last = KINDS[number], supply[number] == 1
            worth = self._value(kind, plots, level) * (w.held_last if is_last else w.held)
            if worth > best and kind.asks:
                worth *= self._chance(kind, plots, level)
            worth = max(worth - w.turn, w.small * worth)
            if worth > best:
                if is_last:
                    last.append((worth, 1 << number))
                else:
                    best = worth
        found = [(best, 0)]
        for offer in last:
            if offer[0] > best:
                found.append(offer)
        return found

    def _value(self, kind: Kind, plots: Plots, level: int) -> float:
        """4.8, with a tram and a city hall that may still come."""
        if kind.number == box.CITY_HALL:
            return self.weights.hall
        total = self._sum(kind, plots)
        if total <= 0:
            return 1.0
        times = 1.0
        if kind.by_tram:
            times += self.trams[level]
        if kind.by_hall:
            times += self._beside_hall(plots)
        return total * times

    def _sum(self, kind: Kind, plots: Plots) -> int:
        """What is multiplied then."""
        ground, total = self.ground, kind.base
        if kind.edge and plots & ground.plan.periphery:
            total += kind.edge
        for name, points in kind.bonuses:
            if plots & ground.once[name]:
                total += points
        if kind.number == box.HOSPITAL:
            total += box.CROWD[(ground.layout.around(plots) & ground.occupied).bit_count()]
        return total

    def _beside_hall(self, plots: Plots) -> float:
        if not self.ground.hall:
            return self.weights.hall_near
        return 1.0 if plots & self.ground.once[HALL] else 0.0

    def _chance(self, kind: Kind, plots: Plots, level: int) -> float:
        """How likely a building that asks for more than cards can stand there in time."""
        ground, chance = self.ground, 1.0
        if kind.zone and (kind.zone == "periphery") != bool(plots & ground.plan.periphery):
            return 0.0
        if kind.number in box.RESIDENCES:
            return 0.0 if plots & ground.once[PARKING] else 1.0
        if kind.after_hall and not ground.hall:
            chance = self.weights.hall_stands
        if kind.last_in_district:
            chance *= self._last(kind, plots)
        if kind.needs_tram:
            return chance * (self.trams[level] * self._neighbours(kind, plots))
        return chance * self._neighbours(kind, plots) if kind.needs else chance

    def _last(self, kind: Kind, plots: Plots) -> float:
        """3.2.11 and 3.2.12: by the other free plots of the district."""
        if kind.number == box.CHURCH and not plots & box.DOUBLE_NUMBERS:
            return 0.0
        district = box.PLOTS_OF[box.DISTRICT_OF[plots.bit_length() - 1]]
        others: int = (district & ~plots & ~self.ground.occupied).bit_count()
        return self.weights.church**others

    def _neighbours(self, kind: Kind, plots: Plots) -> float:
        """3.2.13 to 3.2.16: by what is not beside it yet."""
        missing, ground = 0, self.ground
        for name, least in kind.needs:
            there = 2 if plots & ground.twice[name] else 1 if plots & ground.once[name] else 0
            missing += max(0, least - there)
        if not missing:
            return 1.0
        room = ground.layout.around(plots) & ground.free
        if missing > room.bit_count():
            return 0.0
        return self.weights.neighbour**missing


def _changed(ground: Ground) -> list[Plots]:
    """By size of a building: the plots for which the newest piece makes a difference."""
    newest = ground.standing[-1]
    near = newest.plots | ground.layout.around(newest.plots)
    # 3.2.12: single buildings ask whether the district is full.
    found = [0, near | _districts(newest.plots), near, near]
    if newest.piece == box.CITY_HALL:
        return [box.ALL_PLOTS] * len(found)
    if ground.supply[newest.piece] < 2 and newest.piece not in box.INSTALLATIONS:
        found[SIZES[newest.piece]] = box.ALL_PLOTS  # the last one is left, or none
    return found


def _districts(plots: Plots) -> Plots:
    found = 0
    for district in box.PLOTS_OF:
        if district & plots:
            found |= district
    return found


def _worthy(ground: Ground, line: Line, w: Weights) -> tuple[list[Cards], list[float]]:
    once, twice, free = ground.once, ground.twice, ground.free
    special = twice[RESIDENCE] | twice[OFFICE] | once[RESIDENCE] & once[OFFICE]
    any_single = ground.supply[0] or ground.supply[3]
    sets = [
        free, free & line.tram, free & once[HALL], free & special, ground.occupied,
        box.ALL_PLOTS & ~ground.plan.city, INSTALLATION_CARDS,
    ]  # fmt: skip
    points = [
        w.card if any_single else 0.0, w.card_tram, w.card_hall, w.card_special,
        w.obsolete * w.card, w.card_unplaced, w.installation,
    ]  # fmt: skip
    return sets, points


INSTALLATION_CARDS: Final = box.FRONTS & ~box.ALL_PLOTS


class Sites:
    """What can be built where: a city and its tram line."""

    def __init__(self, buildings: Buildings, line: Line, before: Sites | None) -> None:
        self.buildings = buildings
        self.line = line
        self.ground = buildings.ground
        self.weights = buildings.weights
        # Another city with the same line, whose looks this one shares as far as they are the same.
        self.before = before
        self._looks: list[list[Look] | None] = [None] * box.PLOTS
        # Cards that are worth something by themselves, and how much.
        self.sets, self.points = _worthy(self.ground, line, self.weights)
        # What was found last: by unknown cards what they are worth, by hopes what hands bring.
        self.asked: list[Cards] = []
        self.prospects: list[float] = []
        self.hopes: tuple[list[float], float] = ([], 0.0)
        self.plans: dict[Plots, tuple[float, float]] = {}

    def single(self, plot: Plot) -> list[Offer]:
        return self.buildings.best(1 << plot, 1, self.line.level(1 << plot))

    def looks(self, plot: Plot) -> list[Look]:
        """All lines of plots for one building with this one, and what they bring."""
        found = self._looks[plot]
        if found is None:
            found = self._looks[plot] = self._find_looks(plot)
        return found

    def _find_looks(self, plot: Plot) -> list[Look]:
        ground, line, before = self.ground, self.line, self.before
        changed = self.buildings.changed[2] | self.buildings.changed[3]
        if before is not None and not ground.layout.reach(plot) & changed:
            return before.looks(plot)
        return [
            (row, self.buildings.best(row.whole, row.size, line.level(row.whole)))
            for row in ground.layout.rows(plot)
            if not row.whole & ground.occupied and line.cut.isdisjoint(row.pairs)
        ]
