"""What a cube would change in its city: money, power, height, income, points and growth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from faubourg.core.model import Message, Seat
from faubourg.games.town_center.actions import Build, Buy, Grow, PlaceHall
from faubourg.games.town_center.board import Board
from faubourg.games.town_center.components import (
    HALL,
    LIFT,
    RESIDENCE,
    ROUNDS,
    SHOP,
    UTILITY,
    Colour,
)
from faubourg.games.town_center.development import units
from faubourg.games.town_center.narrate.changes import Ready, is_unit, newly_lit, ready_units
from faubourg.games.town_center.narrate.codes import (
    CODES,
    change,
    city_of,
    cost_of,
    told,
    unit_at,
)
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import car_parks, income, is_powered, points
from faubourg.games.town_center.state import City
from faubourg.games.town_center.view import TownCenterView

Placing: TypeAlias = PlaceHall | Build | Grow | Buy


@dataclass(frozen=True)
class NewCube:
    """A city with a new cube: before it, and with it but before anything else happens."""

    rules: TownCenterRules
    seat: Seat
    action: Placing
    was: City
    city: City
    cost: int

    @property
    def board(self) -> Board:
        return self.rules.boards[self.seat]

    @property
    def colour(self) -> Colour:
        return HALL if isinstance(self.action, PlaceHall) else self.action.colour


def placed(
    rules: TownCenterRules,
    before: TownCenterView,
    seat: Seat,
    action: Placing,
    after: TownCenterView,
) -> list[Message]:
    was, city = city_of(rules, before, seat), city_of(rules, after, seat)
    cost = cost_of(was, action) if isinstance(action, Build | Buy) else 0
    city.money = was.money - cost  # without the income that may follow at once
    new = NewCube(rules, seat, action, was, city, cost)
    lines = [*_paid(new), *_cube(new)]
    if before.round == ROUNDS and before.step == "buy":
        return [*lines, *_points(new)]  # nothing else counts any more
    lines += [*_height(new), *_income(new), *_points(new)]
    return [*lines, *_growth(new, before, after)]


def _paid(new: NewCube) -> list[Message]:
    return [told("effect-paid", cost=new.cost, money=new.city.money)] if new.cost else []


def _cube(new: NewCube) -> list[Message]:
    """What kind of building it makes."""
    if new.colour == LIFT:
        return [_black(new)]
    if new.colour in (RESIDENCE, SHOP):
        return _unit(new)
    return _power(new) if new.colour == UTILITY else []


def _power(new: NewCube) -> list[Message]:
    """1.7: the units it gives power to; a lift says so by its height."""
    lit = newly_lit(new.board, new.was, new.city)
    return [told("effect-lit", lit=lit)] if lit or new.city.limit == new.was.limit else []


def _unit(new: NewCube) -> list[Message]:
    """1.7 and 3.3.4."""
    unit = unit_at(new.rules, new.seat, new.city.cubes[new.colour], new.action.position)
    cube, power = CODES[new.colour], "yes" if is_powered(new.city, unit) else "no"
    lines = [told(f"effect-{cube}", power=power)]
    if not isinstance(new.action, Grow):
        return lines
    joined = units(new.board, unit & new.was.cubes[new.colour])
    largest = max(old.bit_count() for old in joined)
    size, merged = unit.bit_count(), len(joined)
    return [told("effect-grows", cube=cube, size=size, old=largest, merged=merged), *lines]


def _black(new: NewCube) -> Message:
    """1.6 and 1.8."""
    cell, level = new.rules.site.places[new.action.position]
    if level:
        column = new.city.cubes[LIFT] & new.rules.site.columns[cell]
        power = "yes" if is_powered(new.city, column) else "no"
        return told("effect-lift", size=level + 1, power=power)
    bit = 1 << new.action.position
    park = next(park for park in car_parks(new.board, new.city) if park & bit)
    return told("effect-car-park", size=park.bit_count())


def _height(new: NewCube) -> list[Message]:
    limit = new.city.limit
    return [told("effect-height", limit=limit)] if limit != new.was.limit else []


def _income(new: NewCube) -> list[Message]:
    more = income(new.board, new.city) - income(new.board, new.was)
    return [told("effect-income", change(more, "income"))] if more else []


def _points(new: NewCube) -> list[Message]:
    """3.7: the Suburb's point apart; then the whole change, unless that says the same."""
    gain = points(new.board, new.city) - points(new.board, new.was)
    sprawl = new.board.suburb >> new.action.position & 1
    if not sprawl:
        return [told("effect-points", change(gain))] if gain else []
    whole = [told("effect-points-in-all", change(gain))] if gain != -sprawl else []
    return [told("effect-suburb"), *whole]


def _growth(new: NewCube, before: TownCenterView, after: TownCenterView) -> list[Message]:
    """3.3: units that can grow and could not, or could and cannot any more."""
    was = ready_units(new.board, new.was, before.reserve)
    now = ready_units(new.board, new.city, after.reserve)
    known, able = {ready.unit for ready in was}, {ready.unit for ready in now}
    lost = [ready for ready in was if ready.unit not in able]
    # A unit that has grown or merged is another one.
    still = [old for old in lost if is_unit(new.board, new.city, old.colour, old.unit)]
    return [
        *(_ready(new, ready, "effect-will-grow") for ready in now if ready.unit not in known),
        *(_ready(new, ready, "effect-stuck") for ready in still),
    ]


def _ready(new: NewCube, ready: Ready, name: str) -> Message:
    lowest = (ready.unit & -ready.unit).bit_length() - 1
    return told(
        name,
        cube=CODES[ready.colour],
        place=new.rules.site.names[lowest],
        present=ready.present,
        size=ready.unit.bit_count(),
    )
