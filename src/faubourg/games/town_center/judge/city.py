"""What one city is worth in points: named terms, each a guess at what it brings by the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from faubourg.core.catalogue import members
from faubourg.games.town_center import components as box
from faubourg.games.town_center.administration import price
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.judge import survey as surveys
from faubourg.games.town_center.judge.survey import TRIANGLE, Outlook, Survey, between_homes, survey
from faubourg.games.town_center.scoring import money_points, suburb_cubes
from faubourg.games.town_center.state import City


@dataclass(frozen=True)
class Weights:
    """How much each prospect counts, in points: a guess by hand, then tuned as in bench/."""

    dollar_early: float = 0.0457  # a dollar at the start of the game, above its fifth of a point
    income_early: float = -0.0229  # the same for a dollar that comes in later
    purse: float = 0.234
    dark_homes_utility: float = 0.519  # for each utility to come, two at most
    dark_homes_purchase: float = 0.288
    dark_shops: float = 0.0522
    power: float = 0.212
    attic: float = 0.318
    limit: float = 1.7
    limit_height: float = 0.421
    dead_lift: float = 0.29
    shaft: float = 0.874
    seeds: float = 1.12
    ready_homes: float = 0.327
    ready_homes_office: float = 2.42
    ready_shops: float = 0.136
    shop_seeds: float = 0.54
    bridges: float = 0.403
    bridges_office: float = 0.199
    cluster: float = 0.139
    cluster_office: float = 0.145
    joins: float = 0.463
    half_joins: float = 0.349
    room: float = 0.214
    free_cells: float = 0.269
    rivals: float = 0.8  # what the others win by the draft


WEIGHTS: Final = Weights()


def homes(s: Survey, o: Outlook, w: Weights) -> float:
    """3.7.2: points of the powered residences."""
    return sum(surveys.value(s.board, unit) for unit in s.homes if unit & s.power)


def sprawl(s: Survey, o: Outlook, w: Weights) -> float:
    """3.7.3."""
    return -suburb_cubes(s.board, s.city)


def money(s: Survey, o: Outlook, w: Weights) -> float:
    """3.7.1: the rest below $5 is lost only in the end; early money can still buy things."""
    if not o.purchases:
        return money_points(s.city)
    return s.city.money * (1 / box.MONEY_PER_POINT + w.dollar_early * o.left)


def income(s: Survey, o: Outlook, w: Weights) -> float:
    """3.4: what the city earns now, in all incomes to come."""
    return s.income * o.incomes * (1 / box.MONEY_PER_POINT + w.income_early * o.left)


def purse(s: Survey, o: Outlook, w: Weights) -> float:
    """3.2.6: money for the offices to come, which go to waste without it (3.2.8)."""
    return w.purse * min(s.city.money, box.OFFICE_COST * o.share[box.OFFICE])


def dark_homes(s: Survey, o: Outlook, w: Weights) -> float:
    """1.7: residences without power that a utility may still reach, drawn or bought."""
    hope = w.dark_homes_utility * min(2.0, o.share[box.UTILITY])
    if o.purchases and _funds(s, o) >= price(s.city, box.UTILITY):
        hope += w.dark_homes_purchase
    return min(1.0, hope) * _dark(s, s.homes, s.around_homes)


def dark_shops(s: Survey, o: Outlook, w: Weights) -> float:
    """1.7: shops without power that a utility may still reach."""
    return w.dark_shops * o.left * o.incomes * _dark(s, s.shops, s.around_shops)


def _funds(s: Survey, o: Outlook) -> int:
    """3.4 comes before 3.5: money at the next purchase."""
    return s.city.money + (s.income if o.incomes else 0)


def _dark(s: Survey, units: list[Positions], around: list[Positions]) -> int:
    pairs = zip(units, around, strict=True)
    return sum(surveys.value(s.board, u) for u, near in pairs if not u & s.power and near & s.open)


def power(s: Survey, o: Outlook, w: Weights) -> float:
    """1.7: high free places that have power already, for the residences to come."""
    return w.power * _single_homes(s, s.open & s.power, o.share[box.RESIDENCE])


def height(s: Survey, o: Outlook, w: Weights) -> float:
    """1.8 and 3.7.2: a high limit, and high free places."""
    limit, wanted = s.city.limit - 1, o.share[box.RESIDENCE]
    places = w.attic * _single_homes(s, s.open, wanted)
    return places + w.limit * limit * wanted + w.limit_height * TRIANGLE[limit] * o.left


def _single_homes(s: Survey, free: Positions, wanted: float) -> float:
    """What so many single residences score on the highest of these places."""
    found = 0.0
    for level in range(box.HIGHEST - 1, -1, -1):
        here = min(wanted, (free & s.board.levels[level]).bit_count())
        found += here * (1 + TRIANGLE[level])
        wanted -= here
        if not wanted:
            break
    return found


def dead_lift(s: Survey, o: Outlook, w: Weights) -> float:
    """1.8: how much higher the limit were if the tallest lift had power."""
    lifts = s.city.cubes[box.LIFT]
    if not lifts:
        return 0.0
    tallest = max((lifts & column).bit_count() for column in s.board.columns)
    return w.dead_lift * o.left * max(0, tallest - s.city.limit)


def shaft(s: Survey, o: Outlook, w: Weights) -> float:
    """1.8: a black column in the Center that the next black cube makes a working lift."""
    return w.shaft * o.share[box.RESIDENCE] * _best_shaft(s)


def _best_shaft(s: Survey) -> float:
    """1 with power, a half where a utility may still come."""
    best = 0.0
    for column in s.board.columns:
        black = s.city.cubes[box.LIFT] & column
        if not black or not s.city.shafts & column:
            continue
        if black & s.power:
            return 1.0
        if s.board.touching(black) & s.open:
            best = 0.5
    return best


def seeds(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.1: places between two offices, where a residence to come would grow at once."""
    two, one = surveys.beside_offices(s)
    wanted = o.share[box.RESIDENCE]
    total = w.seeds * min(wanted, two.bit_count())
    if not s.homes:
        return total
    size, around = surveys.largest_home(s)
    reach = s.board.touching(around & s.open)
    # Two more cubes for the largest unit: the one that comes and the one that joins them.
    joined = min(1.0, wanted) * (2 * size + 3)
    total += w.joins * joined * bool(two & reach)
    return total + w.half_joins * joined * min(1.0, o.share[box.OFFICE]) * bool(one & reach)


def ready_homes(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.1: residences on their way to growth, by the offices they touch."""
    total = 0.0
    for unit, around in zip(s.homes, s.around_homes, strict=True):
        if around & s.open:
            total += _readiness((around & s.offices).bit_count(), unit.bit_count())
    return total * (w.ready_homes * o.left + w.ready_homes_office * min(1.0, o.share[box.OFFICE]))


def ready_shops(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.2: shops on their way to growth, by the residence units they touch."""
    total = 0.0
    for unit, around in zip(s.shops, s.around_shops, strict=True):
        if around & s.open:
            total += _readiness(sum(1 for h in s.homes if h & around), unit.bit_count())
    return total * w.ready_shops * o.left * o.incomes


def _readiness(neighbours: int, size: int) -> float:
    """What the next cube brings, less the further it is."""
    return (size + 1) * min(1.0, neighbours / (size + 1)) ** 2


def shop_seeds(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.2: places between two residence units, where a shop to come would grow at once."""
    spots = between_homes(s) & ~s.city.near[box.SHOP]
    return w.shop_seeds * o.left * min(o.share[box.SHOP], spots.bit_count())


def bridges(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.4: what growing together would bring, at the best place and around the largest unit."""
    if len(s.homes) < 2:
        return 0.0
    office = min(1.0, o.share[box.OFFICE])
    one = _best_bridge(s) * (w.bridges * o.left + w.bridges_office * office)
    return one + _cluster(s) * (w.cluster * o.left + w.cluster_office * office)


def _best_bridge(s: Survey) -> int:
    best = 0
    for position in members(between_homes(s)):
        beside = s.board.touch[position]
        sizes = [unit.bit_count() for unit in s.homes if unit & beside]
        best = max(best, TRIANGLE[sum(sizes) + 1] - sum(TRIANGLE[size] for size in sizes))
    return best


def _cluster(s: Survey) -> int:
    """The largest unit with all small ones, next to an office, that one cube would link to it."""
    size, around = surveys.largest_home(s)
    total, apart = size, TRIANGLE[size]
    for unit, near in zip(s.homes, s.around_homes, strict=True):
        small = unit.bit_count()
        if near != around and small <= 2 and near & around & s.open and near & s.offices:
            total += small + 1
            apart += TRIANGLE[small]
    return TRIANGLE[total] - apart


def room(s: Survey, o: Outlook, w: Weights) -> float:
    """3.7.3: free places in the Center, so that no cube must go to the Suburb."""
    places = min(o.cubes, (s.open & ~s.board.suburb).bit_count())
    cells = (s.city.sites & s.board.ground & ~s.board.suburb).bit_count()
    return w.room * places + w.free_cells * o.left * cells


Term = Callable[[Survey, Outlook, Weights], float]
SURE: Final[dict[str, Term]] = {
    "homes": homes, "sprawl": sprawl, "money": money, "income": income, "purse": purse,
    "dark-homes": dark_homes, "dark-shops": dark_shops,
}  # fmt: skip
HOPED: Final[dict[str, Term]] = {  # nothing once no cube is to come
    "power": power, "height": height, "dead-lift": dead_lift, "shaft": shaft, "seeds": seeds,
    "ready-homes": ready_homes, "ready-shops": ready_shops, "shop-seeds": shop_seeds,
    "bridges": bridges, "room": room,
}  # fmt: skip


def city_terms(board: Board, city: City, o: Outlook, w: Weights) -> dict[str, float]:
    """The city as it stands, without what is in hand and what will grow."""
    s = survey(board, city)
    named = {**SURE, **HOPED} if o.cubes else SURE
    return {name: term(s, o, w) for name, term in named.items()}


def worth(board: Board, city: City, o: Outlook, w: Weights) -> float:
    """The sum of city_terms."""
    s = survey(board, city)
    total = 0.0
    for term in _SURE:
        total += term(s, o, w)
    if o.cubes:
        for term in _HOPED:
            total += term(s, o, w)
    return total


_SURE: Final = list(SURE.values())
_HOPED: Final = list(HOPED.values())
