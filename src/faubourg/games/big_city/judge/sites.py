"""What could be built on some plots, and the best use of the cards in a hand."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.games.big_city import components as box
from faubourg.games.big_city.components import PieceNumber, Plots
from faubourg.games.big_city.judge.ground import Ground, Weights

Offer = tuple[float, int]  # a value, and the piece if it is the last of its kind, as a set


class Kind:
    """A kind of building in this city, as sets of plots."""

    def __init__(self, number: PieceNumber, ground: Ground, w: Weights) -> None:
        piece = box.PIECES[number]
        self.number = number
        self.is_last = ground.supply[number] == 1
        self.held = w.held_last if self.is_last else w.held
        self.base = piece.base
        self.bonuses: list[tuple[Plots, int]] = []
        for name, points in piece.bonuses:
            if name == "centre":  # granted, and lost again by one plot in the periphery (4.4)
                self.base += points
                self.bonuses.append((ground.plan.periphery, -points))
            elif name == "periphery":
                self.bonuses.append((ground.plan.periphery, points))
            elif ground.once[name]:
                self.bonuses.append((ground.once[name], points))
        self.by_tram = "tram" in piece.times
        self.by_hall = "city-hall" in piece.times
        self.asks = piece.after_hall or bool(piece.needs or piece.zone)


class Sites:
    """The best buildings for any free plots of a city, each asked for once."""

    def __init__(self, sizes: list[list[PieceNumber]], ground: Ground, weights: Weights) -> None:
        self.ground = ground
        self.weights = w = weights
        self.kinds = [
            [Kind(n, ground, w) for n in numbers if ground.supply[n]] for numbers in sizes
        ]
        chances = [w.tram_1, w.tram_2, w.tram_3, w.tram_4]
        self.rings = list(zip(ground.rings, chances, strict=False))
        self.far = w.tram_far if ground.tram else w.tram_none
        self._best: dict[Plots, list[Offer]] = {}

    def best(self, plots: Plots) -> list[Offer]:
        """What plots bring whose cards one holds: first without, then with last pieces."""
        found = self._best.get(plots)
        if found is None:
            found = self._best[plots] = self._best_of(plots)
        return found

    def _best_of(self, plots: Plots) -> list[Offer]:
        best, w = 0.0, self.weights
        last: list[Offer] = []
        for kind in self.kinds[plots.bit_count() - 1]:
            worth = self.value(kind, plots) * kind.held
            if worth > best and kind.asks:
                worth *= self.chance(kind, plots)
            worth = max(worth - w.turn, w.small * worth)
            if worth > best:
                if kind.is_last:
                    last.append((worth, 1 << kind.number))
                else:
                    best = worth
        return [(best, 0)] + [offer for offer in last if offer[0] > best]

    def value(self, kind: Kind, plots: Plots) -> float:
        """4.8, with a tram and a city hall that may still come."""
        if kind.number == box.CITY_HALL:
            return self.weights.hall
        total = kind.base
        for near, points in kind.bonuses:
            if plots & near:
                total += points
        if kind.number == box.HOSPITAL:
            total += box.CROWD[
                (self.ground.layout.around(plots) & self.ground.occupied).bit_count()
            ]
        if total <= 0:
            return 1.0
        times = 1.0
        if kind.by_tram:
            times += self.tram(plots)
        if kind.by_hall:
            times += self.beside_hall(plots)
        return total * times

    def tram(self, plots: Plots) -> float:
        """How likely the tram will run along these plots."""
        if plots & self.ground.tram:
            return 1.0
        for ring, chance in self.rings:
            if plots & ring:
                return chance
        return self.far

    def beside_hall(self, plots: Plots) -> float:
        if not self.ground.hall:
            return self.weights.hall_near
        return 1.0 if plots & self.ground.once["city-hall"] else 0.0

    def chance(self, kind: Kind, plots: Plots) -> float:
        """How likely a building that asks for more than cards can stand there in time."""
        ground, piece, chance = self.ground, box.PIECES[kind.number], 1.0
        if piece.zone and (piece.zone == "periphery") != bool(plots & ground.plan.periphery):
            return 0.0
        if kind.number in box.RESIDENCES:
            return 0.0 if plots & ground.once[box.PIECES[box.PARKING_LOT].name] else 1.0
        if piece.after_hall and not ground.hall:
            chance = self.weights.hall_stands
        if piece.last_in_district:
            chance *= self._last(kind, plots)
        return chance * self._neighbours(kind, plots) if piece.needs else chance

    def _last(self, kind: Kind, plots: Plots) -> float:
        """3.2.11 and 3.2.12: by the other free plots of the district."""
        if kind.number == box.CHURCH and not plots & box.DOUBLE_NUMBERS:
            return 0.0
        district = box.PLOTS_OF[box.DISTRICT_OF[plots.bit_length() - 1]]
        others: int = (district & ~plots & ~self.ground.occupied).bit_count()
        return self.weights.church**others

    def _neighbours(self, kind: Kind, plots: Plots) -> float:
        """3.2.13 to 3.2.16: by what is not beside it yet."""
        missing, ground, chance = 0, self.ground, 1.0
        for name, least in box.PIECES[kind.number].needs:
            if name == "tram":
                chance *= self.tram(plots)
            else:
                there = 2 if plots & ground.twice[name] else 1 if plots & ground.once[name] else 0
                missing += max(0, least - there)
        if not missing:
            return chance
        room = ground.layout.around(plots) & ground.free
        if missing > room.bit_count():
            return 0.0
        return chance * self.weights.neighbour**missing


# The best use of the cards in a hand, and what may still be drawn to them


# By the lowest of their plots: plots used together, their value, the last pieces they take.
Uses = dict[Plots, list[tuple[Plots, float, int]]]
Hopes = dict[Plots, list[tuple[float, float]]]  # by plots: value with other cards, and its chance
Known = dict[tuple[Plots, int], float]


def plans(sites: Sites, cards: Plots, chances: list[float], draw: float) -> tuple[float, float]:
    """What the cards bring as they are, and how much more with the cards that may come."""
    uses: Uses = {}
    hopes: Hopes = {}
    for plot in members(cards):
        _look_at(sites, cards, plot, uses, hopes, chances, draw)
    known: Known = {}
    ready = best_split(cards, uses, 0, known)
    hoped: list[tuple[Plots, float, int]] = []
    for held, options in hopes.items():
        alone = best_split(held, uses, 0, known)
        gain = any_of(options, alone) - sites.weights.wait * held.bit_count()
        if gain > 0:
            hoped.append((held, alone + gain, 0))
    for use in hoped:
        uses[use[0] & -use[0]].append(use)
    return ready, best_split(cards, uses, 0, {}) - ready if hoped else 0.0


def _look_at(
    sites: Sites, cards: Plots, plot: int, uses: Uses, hopes: Hopes, chances: list[float],
    draw: float,
) -> None:  # fmt: skip
    """The plot by itself, and the lines in which it is the lowest that one holds."""
    alone, ground = 1 << plot, sites.ground
    here = uses[alone] = [(alone, value, last) for value, last in sites.best(alone)]
    for line, pairs in ground.layout.lines(plot):
        held = line & cards
        if held & -held != alone or line & ground.occupied or not ground.cut.isdisjoint(pairs):
            continue
        offers = sites.best(line)
        if held == line:
            here += [(line, value, last) for value, last in offers]
            continue
        missing = line ^ held
        chance = _chance(missing, chances, sites.weights.second)
        if chance:
            value = offers[-1][0] - missing.bit_count() * draw
            hopes.setdefault(held, []).append((value, chance))


def _chance(missing: Plots, chances: list[float], second: float) -> float:
    """That one missing card comes, or both."""
    chance = chances[box.DISTRICT_OF[missing.bit_length() - 1]]
    rest = missing & missing - 1
    if rest:
        chance *= second * chances[box.DISTRICT_OF[(missing & -missing).bit_length() - 1]]
    return chance


def any_of(options: list[tuple[float, float]], alone: float) -> float:
    """How much more than alone, if the best that comes is taken."""
    found, rest = 0.0, 1.0
    for value, chance in sorted(options, reverse=True):
        if value <= alone:
            break
        found += rest * chance * (value - alone)
        rest *= 1 - chance
    return found


def best_split(cards: Plots, uses: Uses, taken: int, known: Known) -> float:
    """The most that the cards are worth together, each used once, and last pieces once."""
    if not cards:
        return 0.0
    key = cards, taken
    found = known.get(key)
    if found is None:
        found = 0.0
        for plots, value, last in uses[cards & -cards]:
            if not plots & ~cards and not last & taken:
                value += best_split(cards ^ plots, uses, taken | last, known)
                found = max(found, value)
        known[key] = found
    return found
