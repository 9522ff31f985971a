"""Income and final score: one function per scoring paragraph (RULES.md 3.4 and 3.7)."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import ScoreLine
from faubourg.games.town_center import components as box
from faubourg.games.town_center.board import Board, Positions, Units
from faubourg.games.town_center.components import triangle
from faubourg.games.town_center.development import units
from faubourg.games.town_center.state import City


def is_powered(city: City, unit: Positions) -> bool:
    """1.7: at least one of its cubes touches a utility."""
    return bool(unit & city.near[box.UTILITY])


def unit_value(board: Board, city: City, unit: Positions) -> int:
    """3.4.1 and 3.7.2: by size and by highest floor; nothing without power."""
    return full_value(board, unit) if is_powered(city, unit) else 0


def full_value(board: Board, unit: Positions) -> int:
    """With power."""
    return triangle(unit.bit_count()) + triangle(board.site.floor(unit))


def car_parks(board: Board, city: City) -> list[Positions]:
    """1.6: groups of black cubes that stand alone in their column."""
    return _car_parks(board, city).each[:]


def _car_parks(board: Board, city: City) -> Units:
    lifts = city.cubes[box.LIFT]
    alone = 0
    for position in members(lifts & board.ground):
        if not board.above[position] & lifts:
            alone |= 1 << position
    return board.units(alone)


def car_park_income(board: Board, city: City, park: Positions) -> int:
    """3.4.2: one for each cube next to it, counted once."""
    return (board.touching(park) & taken_ground(board, city) & ~park).bit_count()


def taken_ground(board: Board, city: City) -> Positions:
    """All that is next to a car park stands on the ground."""
    return board.ground & ~city.sites


def income(board: Board, city: City) -> int:
    """3.4: shops, car parks and the hall."""
    return shop_income(board, city) + car_parks_income(board, city) + hall_income(city)


def hall_income(city: City) -> int:
    """3.4.3."""
    return box.HALL_INCOME if city.cubes[box.HALL] else 0


def shop_income(board: Board, city: City) -> int:
    """3.4.1."""
    power = city.near[box.UTILITY]
    if not city.cubes[box.SHOP] & power:
        return 0
    return powered_value(board.units(city.cubes[box.SHOP]), power)


def powered_value(found: Units, power: Positions) -> int:
    """3.4.1 and 3.7.2: of all units that touch a utility."""
    total = 0
    for place, unit in enumerate(found.each):
        if unit & power:
            total += found.values[place]
    return total


def car_parks_income(board: Board, city: City) -> int:
    """3.4.2: of all of them."""
    if not city.cubes[box.LIFT]:
        return 0
    total, taken = 0, taken_ground(board, city)
    parks = _car_parks(board, city)
    for place, park in enumerate(parks.each):
        total += (parks.around[place] & taken & ~park).bit_count()
    return total


def score_lines(board: Board, city: City) -> list[ScoreLine]:
    """3.7: money, residences and the Suburb."""
    money = ScoreLine("town_center.money", money_points(city), (("money", city.money),))
    homes = [_home_line(board, city, unit) for unit in units(board, city.cubes[box.RESIDENCE])]
    sprawl = suburb_cubes(board, city)
    return [money, *homes, ScoreLine("town_center.sprawl", -sprawl, (("cubes", sprawl),))]


def money_points(city: City) -> int:
    """3.7.1."""
    return city.money // box.MONEY_PER_POINT


def suburb_cubes(board: Board, city: City) -> int:
    """3.7.3: every cube in the Suburb costs a point, whatever its colour; a cell holds one."""
    return (board.suburb & ~city.sites).bit_count()


def points(board: Board, city: City) -> int:
    """The total of score_lines, without the lines."""
    homes = powered_value(board.units(city.cubes[box.RESIDENCE]), city.near[box.UTILITY])
    return money_points(city) + homes - suburb_cubes(board, city)


def tie_break(board: Board, city: City) -> tuple[int, ...]:
    """3.7.5: cubes on the highest floor, then on the next one down."""
    floors = reversed(range(box.HIGHEST))
    return tuple(sum((c & board.levels[floor]).bit_count() for c in city.cubes) for floor in floors)


def solo_rank(total: int) -> str:
    """4.4: the name of the rank a solo score reaches."""
    reached = [name for least, name in box.RANKS if total >= least]
    return reached[-1] if reached else box.RANKS[0][1]


def _home_line(board: Board, city: City, unit: Positions) -> ScoreLine:
    values = (
        ("size", unit.bit_count()),
        ("floor", board.site.floor(unit)),
        ("powered", "yes" if is_powered(city, unit) else "no"),
        ("place", board.site.cell_of(unit)),
    )
    return ScoreLine("town_center.residence-unit", unit_value(board, city, unit), values)
