"""What one city is worth in points: named terms, each a guess at what it brings by the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from faubourg.games.town_center import components as box
from faubourg.games.town_center.administration import price
from faubourg.games.town_center.board import Board, Positions, Units
from faubourg.games.town_center.development import touched
from faubourg.games.town_center.judge.survey import TRIANGLE, Outlook, Survey, survey
from faubourg.games.town_center.scoring import money_points, powered_value, suburb_cubes
from faubourg.games.town_center.state import City

DOLLAR: Final = 1 / box.MONEY_PER_POINT  # in points


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
    return powered_value(s.homes.units, s.power)


def sprawl(s: Survey, o: Outlook, w: Weights) -> float:
    """3.7.3."""
    return -suburb_cubes(s.board, s.city)


def money(s: Survey, o: Outlook, w: Weights) -> float:
    """3.7.1: the rest below $5 is lost only in the end; early money can still buy things."""
    if not o.purchases:
        return money_points(s.city)
    return s.city.money * (DOLLAR + w.dollar_early * o.left)


def income(s: Survey, o: Outlook, w: Weights) -> float:
    """3.4: what the city earns now, in all incomes to come."""
    return s.income * o.incomes * (DOLLAR + w.income_early * o.left)


def purse(s: Survey, o: Outlook, w: Weights) -> float:
    """3.2.6: money for the offices to come, which go to waste without it (3.2.8)."""
    return w.purse * at_most(box.OFFICE_COST * o.offices, s.city.money)


def dark_homes(s: Survey, o: Outlook, w: Weights) -> float:
    """1.7: residences without power that a utility may still reach, drawn or bought."""
    dark = _dark(s, s.homes.units)
    if not dark:
        return 0.0
    hope = w.dark_homes_utility * min(2.0, o.utilities)
    if o.purchases and _funds(s, o) >= price(s.city, box.UTILITY):
        hope += w.dark_homes_purchase
    return min(1.0, hope) * dark


def dark_shops(s: Survey, o: Outlook, w: Weights) -> float:
    """1.7: shops without power that a utility may still reach."""
    return w.dark_shops * o.left * o.incomes * _dark(s, s.shops)


def _funds(s: Survey, o: Outlook) -> int:
    """3.4 comes before 3.5: money at the next purchase."""
    return s.city.money + (s.income if o.incomes else 0)


def _dark(s: Survey, units: Units) -> int:
    total = 0
    for place, unit in enumerate(units.each):
        if not unit & s.power and units.around[place] & s.open:
            total += units.values[place]
    return total


def power(s: Survey, o: Outlook, w: Weights) -> float:
    """1.7: high free places that have power already, for the residences to come."""
    return w.power * _single_homes(s, s.open & s.power, o.homes)


def height(s: Survey, o: Outlook, w: Weights) -> float:
    """1.8 and 3.7.2: a high limit, and high free places."""
    limit, wanted = s.city.limit - 1, o.homes
    places = w.attic * _single_homes(s, s.open, wanted)
    return places + w.limit * limit * wanted + w.limit_height * TRIANGLE[limit] * o.left


def _single_homes(s: Survey, free: Positions, wanted: float) -> float:
    """What so many single residences score on the highest of these places."""
    found = 0.0
    for level in range(s.city.limit - 1, -1, -1):
        here = at_most(wanted, (free & s.board.levels[level]).bit_count())
        found += here * (1 + TRIANGLE[level])
        wanted -= here
        if not wanted:
            break
    return found


def at_most(wanted: float, there: int) -> float:
    """As many as are wanted, or all there are."""
    return wanted if wanted <= there else there


def dead_lift(s: Survey, o: Outlook, w: Weights) -> float:
    """1.8: how much higher the limit were if the tallest lift had power."""
    return w.dead_lift * o.left * max(0, s.lifts.tallest - s.city.limit)


def shaft(s: Survey, o: Outlook, w: Weights) -> float:
    """1.8: a black column in the Center that the next black cube makes a working lift."""
    return w.shaft * o.homes * _best_shaft(s)


def _best_shaft(s: Survey) -> float:
    """1 with power, a half where a utility may still come."""
    best = 0.0
    for place, black in enumerate(s.lifts.shafts):
        if black & s.power:
            return 1.0
        if s.lifts.around_shafts[place] & s.open:
            best = 0.5
    return best


def seeds(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.1: places between two offices, where a residence to come would grow at once."""
    free = s.open & ~s.city.near[box.RESIDENCE]  # 3.2.5
    two, one = s.offices.two & free, s.offices.one & free
    total = w.seeds * at_most(o.homes, two.bit_count())
    if not s.homes.largest or not two | one:
        return total
    reach = s.board.touching(s.homes.around_largest & s.open)
    # Two more cubes for the largest unit: the one that comes and the one that joins them.
    joined = min(1.0, o.homes) * (2 * s.homes.largest + 3)
    if two & reach:
        total += w.joins * joined
    if one & reach:
        total += w.half_joins * joined * min(1.0, o.offices)
    return total


def ready_homes(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.1: residences on their way to growth, by the offices they touch."""
    total = 0.0
    for place, around in enumerate(s.homes.units.around):
        if around & s.open:
            offices = (around & s.offices.cubes).bit_count()
            total += READINESS[s.homes.units.sizes[place]][offices]
    return total * (w.ready_homes * o.left + w.ready_homes_office * min(1.0, o.offices))


def ready_shops(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.2: shops on their way to growth, by the residence units they touch."""
    total = 0.0
    for place, around in enumerate(s.shops.around):
        if around & s.open:
            total += READINESS[s.shops.sizes[place]][touched(s.homes.units, around)]
    return total * w.ready_shops * o.left * o.incomes


def _readiness(neighbours: int, size: int) -> float:
    """What the next cube brings, less the further it is."""
    return (size + 1) * min(1.0, neighbours / (size + 1)) ** 2


_COUNTS: Final = range(len(TRIANGLE))
READINESS: Final = [[_readiness(near, size) for near in _COUNTS] for size in _COUNTS]


def shop_seeds(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.2: places between two residence units, where a shop to come would grow at once."""
    spots = s.homes.between & s.open & ~s.city.near[box.SHOP]
    return w.shop_seeds * o.left * at_most(o.shops, spots.bit_count())


def bridges(s: Survey, o: Outlook, w: Weights) -> float:
    """3.3.4: what growing together would bring, at the best place and around the largest unit."""
    if len(s.homes.units.each) < 2:
        return 0.0
    office = min(1.0, o.offices)
    one = _best_bridge(s) * (w.bridges * o.left + w.bridges_office * office)
    return one + _cluster(s) * (w.cluster * o.left + w.cluster_office * office)


def _best_bridge(s: Survey) -> int:
    for place, bridge in enumerate(s.homes.bridges):
        if bridge & s.open:
            return s.homes.gains[place]
    return 0


def _cluster(s: Survey) -> int:
    """The largest unit with all small ones, next to an office, that one cube would link to it."""
    around, units = s.homes.around_largest, s.homes.units
    total, apart = s.homes.largest, TRIANGLE[s.homes.largest]
    link = around & s.open
    for place, near in enumerate(units.around):
        small = units.sizes[place]
        if small <= 2 and near & link and near & s.offices.cubes and near != around:
            total += small + 1
            apart += TRIANGLE[small]
    return TRIANGLE[total] - apart


def room(s: Survey, o: Outlook, w: Weights) -> float:
    """3.7.3: free places in the Center, so that no cube must go to the Suburb."""
    places = min(o.cubes, (s.open & s.board.center).bit_count())
    cells = (s.city.sites & s.board.center & s.board.ground).bit_count()
    return w.room * places + w.free_cells * o.left * cells


def city_terms(board: Board, city: City, o: Outlook, w: Weights) -> dict[str, float]:
    """The city as it stands, without what is in hand and what will grow."""
    s = survey(board, city)
    named = {
        "homes": homes(s, o, w), "sprawl": sprawl(s, o, w), "money": money(s, o, w),
        "income": income(s, o, w), "purse": purse(s, o, w), "dark-homes": dark_homes(s, o, w),
        "dark-shops": dark_shops(s, o, w),
    }  # fmt: skip
    if o.cubes:
        named |= _hoped(s, o, w)
    return named


def _hoped(s: Survey, o: Outlook, w: Weights) -> dict[str, float]:
    """Nothing once no cube is to come."""
    return {
        "power": power(s, o, w), "height": height(s, o, w), "dead-lift": dead_lift(s, o, w),
        "shaft": shaft(s, o, w), "seeds": seeds(s, o, w), "ready-homes": ready_homes(s, o, w),
        "ready-shops": ready_shops(s, o, w), "shop-seeds": shop_seeds(s, o, w),
        "bridges": bridges(s, o, w), "room": room(s, o, w),
    }  # fmt: skip


def worth(board: Board, city: City, o: Outlook, w: Weights) -> float:
    """The sum of city_terms."""
    return worth_of(survey(board, city), o, w)


def worth_of(s: Survey, o: Outlook, w: Weights) -> float:
    """The terms of city_terms in their order, without their names."""
    total = homes(s, o, w) + sprawl(s, o, w) + money(s, o, w) + income(s, o, w)
    total = total + purse(s, o, w) + dark_homes(s, o, w) + dark_shops(s, o, w)
    if o.cubes:
        total = total + power(s, o, w) + height(s, o, w) + dead_lift(s, o, w) + shaft(s, o, w)
        total = total + seeds(s, o, w) + ready_homes(s, o, w) + ready_shops(s, o, w)
        total = total + shop_seeds(s, o, w) + bridges(s, o, w) + room(s, o, w)
    return total
