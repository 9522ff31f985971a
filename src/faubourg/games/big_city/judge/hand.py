"""The best use of the cards in a hand, and what may still be drawn to them."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.games.big_city.components import DISTRICT_OF, Plots
from faubourg.games.big_city.judge.sites import Sites

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
    chance = chances[DISTRICT_OF[missing.bit_length() - 1]]
    rest = missing & missing - 1
    if rest:
        chance *= second * chances[DISTRICT_OF[(missing & -missing).bit_length() - 1]]
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
