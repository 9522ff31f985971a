"""Income and final score: one function per scoring paragraph (RULES.md 3.4 and 3.7)."""

from __future__ import annotations

from faubourg.core.model import ScoreLine
from faubourg.games.town_center import components as box
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.development import units
from faubourg.games.town_center.state import City


def triangle(number: int) -> int:
    """1.11: 1 + 2 + ... up to the number."""
    return number * (number + 1) // 2


def top_floor(board: Board, unit: Positions) -> int:
    """The level of a unit's highest cube; positions are numbered from the ground up."""
    return board.site.places[unit.bit_length() - 1][1]


def is_powered(city: City, unit: Positions) -> bool:
    """1.7: at least one of its cubes touches a utility."""
    return bool(unit & city.near[box.UTILITY])


def unit_value(board: Board, city: City, unit: Positions) -> int:
    """3.4.1 and 3.7.2: by size and by highest floor; nothing without power."""
    return full_value(board, unit) if is_powered(city, unit) else 0


def full_value(board: Board, unit: Positions) -> int:
    """With power."""
    return triangle(unit.bit_count()) + triangle(top_floor(board, unit))


def car_parks(board: Board, city: City) -> list[Positions]:
    """1.6: groups of black cubes that stand alone in their column."""
    lifts = city.cubes[box.LIFT]
    alone = lifts & board.ground
    for column in board.columns:
        if (lifts & column).bit_count() > 1:
            alone &= ~column
    return units(board, alone)


def car_park_income(board: Board, city: City, park: Positions) -> int:
    """3.4.2: one for each cube next to it, counted once."""
    cubes = 0
    for standing in city.cubes:
        cubes |= standing
    return (board.touching(park) & cubes & ~park).bit_count()


def income(board: Board, city: City) -> int:
    """3.4: shops, car parks and the hall."""
    return shop_income(board, city) + car_parks_income(board, city) + hall_income(city)


def hall_income(city: City) -> int:
    """3.4.3."""
    return box.HALL_INCOME if city.cubes[box.HALL] else 0


def shop_income(board: Board, city: City) -> int:
    """3.4.1."""
    if not city.cubes[box.SHOP] & city.near[box.UTILITY]:
        return 0
    return sum(unit_value(board, city, shop) for shop in units(board, city.cubes[box.SHOP]))


def car_parks_income(board: Board, city: City) -> int:
    """3.4.2: of all of them."""
    if not city.cubes[box.LIFT]:
        return 0
    return sum(car_park_income(board, city, park) for park in car_parks(board, city))


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
    """3.7.3: every cube in the Suburb costs a point, whatever its colour."""
    return sum((cubes & board.suburb).bit_count() for cubes in city.cubes)


def points(board: Board, city: City) -> int:
    """The total of score_lines, without the lines."""
    homes = units(board, city.cubes[box.RESIDENCE])
    worth = sum(unit_value(board, city, unit) for unit in homes)
    return money_points(city) + worth - suburb_cubes(board, city)


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
        ("floor", top_floor(board, unit)),
        ("powered", "yes" if is_powered(city, unit) else "no"),
        ("place", board.site.cell_of(unit)),
    )
    return ScoreLine("town_center.residence-unit", unit_value(board, city, unit), values)
