"""What each drawn thing is: its name, its cost, what it gives now, and the rule about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core import presentation
from faubourg.core.model import Message, Seat
from faubourg.core.presentation import Explanation, Look
from faubourg.core.wording import Values, person, yes
from faubourg.games.town_center import administration, development, scoring
from faubourg.games.town_center import components as box
from faubourg.games.town_center.actions import ON_SALE
from faubourg.games.town_center.board import Board, Cell, Position
from faubourg.games.town_center.narrate import codes
from faubourg.games.town_center.narrate.codes import CODES, counted, told, total
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import City, TownCenterState, column

RULES: Final = ("3.2.6", "3.7.2", "3.4.1", "1.7", "1.8", "3.4.3")  # the best one about each colour
CAR_PARK_RULE: Final = "3.4.2"
ZONE_RULES: Final = {box.CENTER: "3.2.3", box.SUBURB: "3.7.3"}
BUTTON_RULES: Final = {"confirm": "3.2.1", "discard": "3.2.8", "pass": "3.5.1"}
STOCK_RULES: Final = {"bag": "3.1.1", "reserve": "1.10"}
LEGEND_RULES: Final = {"powered": "1.7", "unpowered": "1.7", "center": "3.2.3", "suburb": "3.7.3"}


@dataclass(frozen=True)
class Asked:
    """Of whose city one asks, and what is known."""

    rules: TownCenterRules
    known: TownCenterState
    seat: Seat

    @property
    def board(self) -> Board:
        return self.rules.boards[self.seat]

    @property
    def city(self) -> City:
        return self.known.cities[self.seat]


Way: TypeAlias = Callable[[Asked, str], Explanation | None]


class Explaining(presentation.Narrator[TownCenterRules, TownCenterState]):
    """What each drawn thing is."""

    def explain(self, known: TownCenterState, look: Look, name: str) -> Explanation | None:
        """By its kind, and which one: "cell:c4", "cube:shop", "bag:office", "points:2"."""
        kind, _, which = name.partition(":")
        way = WAYS.get(kind)
        return way(Asked(self.rules, known, look.seat), which) if way else None


# A column, cube by cube


def _cell(asked: Asked, name: str) -> Explanation | None:
    site, board = asked.rules.site, asked.board
    cell = site.cell_names.index(name) if name in site.cell_names else -1
    if cell < 0 or board.zones[cell] not in ZONE_RULES:
        return None
    zone = board.zones[cell]
    title = told("explain-cell", cell=name, zone=codes.ZONES[zone])
    cubes = column(board, asked.city, cell)
    lines = [_standing(asked, cell, level) for level in reversed(range(len(cubes)))]
    if zone == box.SUBURB or not cubes:
        lines.append(told("explain-ground", zone=codes.ZONES[zone], limit=asked.city.limit))
    rule = _rule_of(cubes) if cubes else ZONE_RULES[zone]
    return Explanation(title, tuple(lines), rule)


def _rule_of(cubes: tuple[box.Colour, ...]) -> str:
    return CAR_PARK_RULE if cubes == (box.LIFT,) else RULES[cubes[-1]]


def _standing(asked: Asked, cell: Cell, level: int) -> Message:
    """What a cube of a column gives now."""
    cubes = column(asked.board, asked.city, cell)
    values: Values = {"level": level, "cube": codes.name_in(cubes, level)}
    position = asked.rules.site.position(cell, level)
    if cubes[level] in (box.RESIDENCE, box.SHOP):
        return told("explain-unit", values, _unit(asked, cubes[level], position))
    if cubes[level] == box.LIFT:
        return _black(asked, cell, cubes, values)
    near = _served(asked, cubes[level], position)
    return told("explain-service", values, near=near, income=box.HALL_INCOME)


def _unit(asked: Asked, colour: box.Colour, position: Position) -> Values:
    """3.4.1 and 3.7.2, and what is missing to grow (3.3)."""
    board, city = asked.board, asked.city
    unit = codes.unit_at(asked.rules, asked.seat, city.cubes[colour], position)
    return {
        "size": unit.bit_count(),
        "worth": scoring.full_value(board, unit),
        "power": yes(scoring.is_powered(city, unit)),
        "present": development.neighbours(board, city, colour, unit),
        "needed": unit.bit_count() + 1,
    }


def _black(asked: Asked, cell: Cell, cubes: tuple[box.Colour, ...], values: Values) -> Message:
    """1.8 and 3.4.2."""
    board, city = asked.board, asked.city
    if len(cubes) > 1:
        lift = board.site.columns[cell] & city.cubes[box.LIFT]
        power = yes(scoring.is_powered(city, lift))
        return told("explain-lift", values, size=len(cubes), power=power)
    park = next(park for park in scoring.car_parks(board, city) if park >> cell & 1)
    paid = scoring.car_park_income(board, city, park)
    return told("explain-car-park", values, size=park.bit_count(), income=paid)


def _served(asked: Asked, colour: box.Colour, position: Position) -> int:
    """How many units an office, a hall or a utility touches that have something from it."""
    board, city = asked.board, asked.city
    near, found = board.touch[position], development.units
    homes = sum(1 for unit in found(board, city.cubes[box.RESIDENCE]) if unit & near)
    if colour != box.UTILITY:
        return homes
    lifts = [city.cubes[box.LIFT] & column for column in board.columns]
    lit = sum(1 for lift in lifts if lift.bit_count() > 1 and lift & near)
    return homes + lit + sum(1 for unit in found(board, city.cubes[box.SHOP]) if unit & near)


# Cubes that stand nowhere yet


def _cube(asked: Asked, name: str) -> Explanation | None:
    if name not in box.NAMES:
        return None
    colour = box.NAMES.index(name)
    cube: Values = {"cube": CODES[colour]}
    lines = [told("explain-role", cube), *_cost(asked, colour)]
    if colour in box.COLOURS:
        left = {"bag": asked.known.bag[colour], "reserve": asked.known.reserve[colour]}
        lines.append(told("explain-left", left))
    return Explanation(told("explain-cube", cube), tuple(lines), RULES[colour])


def _cost(asked: Asked, colour: box.Colour) -> list[Message]:
    """3.2.6 and 3.5.2."""
    city, cost = asked.city, box.OFFICE_COST if colour == box.OFFICE else 0
    lines = [told("explain-cost", cost=cost, money=city.money)]
    if colour in ON_SALE:
        price = administration.price(city, colour)
        lines.append(told("explain-price", price=price, number=city.cubes[colour].bit_count() + 1))
    return lines


def _tower(asked: Asked, number: str) -> Explanation | None:
    towers = asked.known.towers
    if number not in [str(place + 1) for place in range(len(towers))]:
        return None
    cubes = towers[int(number) - 1][::-1]
    lines = [told("explain-storey", place=n, cube=CODES[cube]) for n, cube in enumerate(cubes)]
    return Explanation(
        told("button-tower", tower=int(number)),
        tuple(lines or [told("explain-no-tower")]), "3.1.4",
    )  # fmt: skip


def _in_stock(row: str) -> Way:
    def told_of(asked: Asked, name: str) -> Explanation | None:
        if name not in box.NAMES[: len(box.COLOURS)]:
            return None
        colour, stock = box.NAMES.index(name), _stock(asked, row)
        title = told("explain-stock", stock=row, cube=CODES[colour], count=stock[colour])
        found = _cube(asked, name)
        return Explanation(title, found.lines[:-1] if found else (), STOCK_RULES[row])

    return told_of


def _stock(asked: Asked, row: str) -> list[int]:
    return asked.known.bag if row == "bag" else asked.known.reserve


def _count(asked: Asked, row: str) -> Explanation | None:
    if row not in ("bag", "reserve"):
        return None
    count = sum(_stock(asked, row))
    title, line = told("explain-all", stock=row, count=count), told("explain-use", stock=row)
    return Explanation(title, (line,), "3.1.5" if row == "bag" else "1.10")


# Numbers


def _limit(asked: Asked, _: str) -> Explanation:
    limit = asked.city.limit
    line = told("explain-limit", limit=limit, next=limit + 1, highest=box.HIGHEST)
    return Explanation(told("draw-limit", limit=limit), (line,), "1.8")


def _of_player(tell: Callable[[Asked], Explanation]) -> Way:
    """About the player with this number, whoever is in front."""

    def told_of(asked: Asked, number: str) -> Explanation | None:
        if number not in [str(seat + 1) for seat in range(asked.rules.seats)]:
            return None
        return tell(Asked(asked.rules, asked.known, int(number) - 1))

    return told_of


def _points(asked: Asked) -> Explanation:
    """3.7: as if the game ended now."""
    board, city = asked.board, asked.city
    homes = development.units(board, city.cubes[box.RESIDENCE])
    worth = sum(scoring.unit_value(board, city, unit) for unit in homes)
    money, sprawl = scoring.money_points(city), scoring.suburb_cubes(board, city)
    lines = (
        told("explain-homes", total(worth)),
        told("explain-money", total(money), money=city.money),
        told("explain-sprawl", total(-sprawl)),
    )
    points = total(scoring.points(board, city))
    return Explanation(told("explain-points", person(asked.seat), points), lines, "3.7.4")


def _summary(asked: Asked) -> Explanation:
    board, city = asked.board, asked.city
    parks = sum(scoring.car_park_income(board, city, p) for p in scoring.car_parks(board, city))
    shops = development.units(board, city.cubes[box.SHOP])
    sold = sum(scoring.unit_value(board, city, shop) for shop in shops)
    income = scoring.income(board, city)
    lines = (
        told("explain-money", total(scoring.money_points(city)), money=city.money),
        told("explain-income", income=income, shops=sold, parks=parks, hall=income - sold - parks),
        told("explain-hand", counted(city.hand)),
    )
    return Explanation(told("explain-who", person(asked.seat)), lines, "3.4.1")


# What has a name and nothing to count


def _park(_: Asked, __: str) -> Explanation:
    return Explanation(told("draw-park"), (), "4.3")


def _legend(_: Asked, key: str) -> Explanation | None:
    rule = LEGEND_RULES.get(key)
    return Explanation(told("explain-legend", key=key), (), rule) if rule else None


def _button(name: str) -> Way:
    def told_of(_: Asked, __: str) -> Explanation:
        return Explanation(told(f"button-{name}"), (), BUTTON_RULES[name])

    return told_of


WAYS: Final[dict[str, Way]] = {
    "cell": _cell, "cube": _cube, "tower": _tower, "bag": _in_stock("bag"),
    "reserve": _in_stock("reserve"), "count": _count, "limit": _limit, "park": _park,
    "legend": _legend, "points": _of_player(_points), "summary": _of_player(_summary),
    **{name: _button(name) for name in BUTTON_RULES},
}  # fmt: skip
