"""The best use of the cards in a hand, and what may still be drawn to them."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.games.big_city import components as box
from faubourg.games.big_city.components import Cards, Plots
from faubourg.games.big_city.judge.ground import CLASS, OFFICE, RESIDENCE
from faubourg.games.big_city.judge.sites import Sites

# The cards of a hand are numbered here, the lowest plot first; a set of them is a small number.
Held = int
# By the lowest of their cards: cards used together, their value, the last pieces they take.
Uses = list[list[tuple[Held, float, int]]]
Hopes = dict[Held, list[tuple[float, float]]]  # by cards: value with others, and its chance
Known = dict[int, float]  # by cards and last pieces taken
PIECES_FROM: Final = 32  # above the cards of a hand


def known_plans(
    sites: Sites, cards: Plots, chances: list[float], draw: float
) -> tuple[float, float]:
    """The same, which many actions leave as it is."""
    hopes = (chances, draw)
    if sites.hopes != hopes:
        sites.hopes, sites.plans = hopes, {}
    found = sites.plans.get(cards)
    if found is None:
        found = sites.plans[cards] = plans(sites, cards, chances, draw)
    return found


def plans(sites: Sites, cards: Plots, chances: list[float], draw: float) -> tuple[float, float]:
    """What the cards bring as they are, and how much more with the cards that may come."""
    plots = members(cards)
    held = [0] * box.PLOTS
    for number, plot in enumerate(plots):
        held[plot] = 1 << number
    uses: Uses = []
    hopes: Hopes = {}
    for plot in plots:
        uses.append(_uses(sites, plot, held, hopes, chances, draw))
    everything = (1 << len(plots)) - 1
    known: Known = {}
    ready = best_split(everything, uses, 0, known)
    hoped: list[tuple[Held, float, int]] = []
    for some, options in hopes.items():
        alone = best_split(some, uses, 0, known)
        gain = any_of(options, alone)
        if sites.weights.wait:
            gain -= sites.weights.wait * some.bit_count()
        if gain > 0:
            hoped.append((some, alone + gain, 0))
    if not hoped:
        return ready, 0.0
    for use in hoped:
        uses[_lowest(use[0])].append(use)
    return ready, best_split(everything, uses, 0, {}) - ready


def _uses(
    sites: Sites, plot: int, held: list[Held], hopes: Hopes, chances: list[float], draw: float
) -> list[tuple[Held, float, int]]:
    """The plot by itself, and the lines in which it is the lowest that one holds."""
    alone, second = held[plot], sites.weights.second
    found = [(alone, value, last) for value, last in sites.single(plot)]
    for row, offers in sites.looks(plot):
        some, missing, chance = 0, 0, 0.0
        for other in row.plots:
            if held[other]:
                some |= held[other]
            else:  # that one missing card comes, or both
                own = chances[box.DISTRICT_OF[other]]
                chance = own * (second * chance) if missing else own
                missing += 1
        if some & -some != alone:
            continue
        if not missing:
            for value, last in offers:
                found.append((some, value, last))
        elif chance:
            hopes.setdefault(some, []).append((offers[-1][0] - missing * draw, chance))
    return found


def any_of(options: list[tuple[float, float]], alone: float) -> float:
    """How much more than alone, if the best that comes is taken."""
    found, rest = 0.0, 1.0
    if len(options) > 1:
        options = sorted(options, reverse=True)
    for value, chance in options:
        if value <= alone:
            break
        found += rest * chance * (value - alone)
        rest *= 1 - chance
    return found


def best_split(cards: Held, uses: Uses, taken: int, known: Known) -> float:
    """The most that the cards are worth together, each used once, and last pieces once."""
    if not cards:
        return 0.0
    key = cards | taken << PIECES_FROM
    found = known.get(key)
    if found is None:
        found = 0.0
        for some, value, last in uses[_lowest(cards)]:
            if some & cards == some and not last & taken:
                value += best_split(cards ^ some, uses, taken | last, known)
                if value > found:
                    found = value
        known[key] = found
    return found


def _lowest(cards: Held) -> int:
    number = 0
    while not cards >> number & 1:
        number += 1
    return number


# The same by the points that are there now, for what is learned

GOOD: Final = 14  # points of a building worth waiting for
REACH: Final = 2  # segments of one turn
LACKS: Final = 4  # from so many things on that a shopping centre lacks, it is none
SPECIAL: Final = CLASS["special"]
MALL: Final = box.NUMBER_OF["shopping-centre"]


class Holding:
    """What the free plots in a hand can become: by themselves, or with one card more."""

    def __init__(self, sites: Sites, plots: Plots) -> None:
        self.now: list[tuple[int, Plots]] = []  # points, and the plots for them
        self.later: list[tuple[int, Plots]] = []  # the same after a turn of laying trams
        self.pairs = self.triples = self.lonely = 0
        self.outs: Cards = 0
        self.good: Cards = 0
        self.hope = self.later_hope = 0  # the best with one card more
        self.mall = LACKS  # what it lacks
        for plot in members(plots):
            self._offer(sites, 1 << plot, 1)
            self._look(sites, plot, plots)
        self.uses = [(plot, self._use(plot)) for plot in members(plots)]

    def _use(self, plot: int) -> int:
        """The best building now that a plot can be part of."""
        found = 0
        for points, plots in self.now:
            if points > found and plots >> plot & 1:
                found = points
        return found

    def _offer(self, sites: Sites, plots: Plots, size: int) -> None:
        off, along = sites.buildings.points(plots, size)
        level = sites.line.level(plots)
        now = off if level else along
        if now:
            self.now.append((now, plots))
        if along and level <= REACH:
            now = along
        if now:
            self.later.append((now, plots))

    def _look(self, sites: Sites, plot: int, plots: Plots) -> None:
        """All lines through a plot; a whole one counts at its lowest plot."""
        lonely, line = 1, sites.line
        for row, _ in sites.looks(plot):
            missing = row.whole & ~plots
            if not missing:
                lonely = 0
                if row.plots[0] == plot:
                    self._whole(sites, row.whole, row.size)
            elif not missing & (missing - 1):
                lonely = 0
                off, along = sites.buildings.points(row.whole, row.size)
                level = line.level(row.whole)
                points = off if level else along
                self.outs |= missing
                self.hope = max(self.hope, points)
                self.later_hope = max(self.later_hope, along if level <= REACH else points)
                if points >= GOOD:
                    self.good |= missing
        self.lonely += lonely

    def _whole(self, sites: Sites, plots: Plots, size: int) -> None:
        self._offer(sites, plots, size)
        if size > 2:
            self.triples += 1
            return
        self.pairs += 1
        ground = sites.ground
        if ground.supply[MALL]:
            lacks = 0 if plots & sites.line.tram else 1
            for name in (RESIDENCE, OFFICE, SPECIAL):
                if not plots & ground.once[name]:
                    lacks += 1
            self.mall = min(self.mall, lacks)
