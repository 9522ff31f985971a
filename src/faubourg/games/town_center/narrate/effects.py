"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from faubourg.core import presentation, wording
from faubourg.core.model import CHANCE, Action, Message, Seat, awaits_chance
from faubourg.games.town_center import actions, construction, development
from faubourg.games.town_center import components as box
from faubourg.games.town_center.board import Board, Positions
from faubourg.games.town_center.investment import spread
from faubourg.games.town_center.narrate import codes
from faubourg.games.town_center.narrate.codes import CODES, change, counted, told
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import car_parks, income, is_powered, points
from faubourg.games.town_center.state import BUILD, BUY, GROW, STEPS, City, TownCenterState


class Effects(presentation.Narrator[TownCenterRules, TownCenterState]):
    """What an action would bring, in numbers, told before it is confirmed."""

    def consequences(
        self, before: TownCenterState, seat: Seat, action: Action, after: TownCenterState
    ) -> list[Message]:
        """First what the action does, then what follows from it."""
        if seat == CHANCE:
            return []
        if isinstance(action, actions.Placing):
            own = self.placed(before, seat, action, after)
        elif isinstance(action, actions.Pick):
            own = _taken(before, seat, action, after)
        else:
            own = _left(action, seat, after)
        return [
            *own,
            *self._grown(before, seat, action, after),
            *self._gained(before, seat, action, after),
            *self._collected(before, seat, after),
            *self._next(before, seat, action, after),
        ]

    def _collected(
        self, before: TownCenterState, seat: Seat, after: TownCenterState
    ) -> list[Message]:
        """3.4, when nobody else has a choice before it."""
        if not was_paid(before, after):
            return []
        city = after.cities[seat]
        brought = income(self.rules.boards[seat], city)
        return [told("effect-collected", income=brought, money=city.money)]

    def _next(
        self, before: TownCenterState, seat: Seat, action: Action, after: TownCenterState
    ) -> list[Message]:
        """Who acts then, if that changes or is in question."""
        if not after.actors:
            return [told("effect-over", codes.total(self.rules.total(after, seat)))]
        if after.round > before.round:
            return [told("effect-round", round=after.round)]
        same = after.step == before.step and after.actors == before.actors
        if awaits_chance(after) or same and not isinstance(action, actions.Pick):
            return []
        return [_actors(before, seat, after)]

    def _grown(
        self, before: TownCenterState, seat: Seat, action: Action, after: TownCenterState
    ) -> list[Message]:
        """3.3.6: what grows at once, because there is but one place for it."""
        was, now = before.cities[seat].cubes, after.cities[seat].cubes
        own = 1 << action.position if isinstance(action, actions.Placing) else 0
        return [
            told("effect-grown", codes.where(self.rules, seat, position), cube=CODES[colour])
            for colour in actions.GROWING
            for position in range(len(self.rules.site.places))
            if (now[colour] & ~was[colour] & ~own) >> position & 1
        ]

    def _gained(
        self, before: TownCenterState, seat: Seat, action: Action, after: TownCenterState
    ) -> list[Message]:
        """The points of what has grown, without the income that follows."""
        if not isinstance(action, actions.Confirm):
            return []
        board, was, city = self.rules.boards[seat], before.cities[seat], after.cities[seat].clone()
        city.money = was.money
        gain = points(board, city) - points(board, was)
        return [told("effect-points", change(gain))] if gain else []

    def placed(
        self, before: TownCenterState, seat: Seat, action: actions.Placing, after: TownCenterState
    ) -> list[Message]:
        was, city = before.cities[seat], after.cities[seat].clone()
        cost = codes.cost_of(was, action) if isinstance(action, actions.Build | actions.Buy) else 0
        city.money = was.money - cost  # without the income that may follow at once
        new = NewCube(self.rules, seat, action, was, city)
        lines = [told("effect-paid", money=city.money)] if cost else []
        lines += _cube(new)
        if before.round == box.ROUNDS and before.step == BUY:
            return [*lines, *_points(new)]  # nothing else counts any more
        lines += [*_height(new), *_income(new), *_points(new)]
        return [*lines, *_growth(new, before, after)]


def _taken(
    before: TownCenterState, seat: Seat, action: actions.Pick, after: TownCenterState
) -> list[Message]:
    """3.1.4: what the next one finds there, what else comes at once, and what it costs."""
    tower = before.towers[action.tower]
    below = codes.top_of(tower[:-1])
    name = "effect-empties" if below == wording.NONE else "effect-uncovers"
    lines = [told(name, tower=action.tower + 1, other=below)]
    city = before.cities[seat]
    held = Counter((*city.hand, tower[-1]))
    too = Counter(after.cities[seat].hand) - held
    lines += [told("effect-also-taken", other=CODES[colour]) for colour in too.elements()]
    return [*lines, *(_too_dear(held[box.OFFICE], city) if tower[-1] == box.OFFICE else [])]


def _too_dear(offices: int, city: City) -> list[Message]:
    """3.2.6, of the offices in hand."""
    price = box.OFFICE_COST * offices
    told_so = told("effect-too-dear", price=price, money=city.money)
    return [told_so] if city.money < price else []


def _left(action: Action, seat: Seat, after: TownCenterState) -> list[Message]:
    """What remains to be stacked or built."""
    if isinstance(action, actions.Stack):
        return [told("effect-to-stack", counted(left))] if (left := spread(after.drawn)) else []
    city = after.cities[seat]
    hand = city.hand
    if isinstance(action, actions.PutBack):
        return [told("effect-kept", counted(hand)), *_too_dear(hand.count(box.OFFICE), city)]
    if not isinstance(action, actions.Discard):
        return []
    return [told("effect-to-build", counted(hand)) if hand else told("effect-nothing-left")]


def _actors(before: TownCenterState, seat: Seat, after: TownCenterState) -> Message:
    still = len(before.actors) > 1 and after.step == before.step
    if len(after.actors) > 1:
        return told("effect-next-many", count=len(after.actors), still=wording.yes(still))
    actor = after.actors[0]
    if still:
        return told("effect-still", wording.person(actor))
    you, step = wording.yes(actor == seat), STEPS[after.step]
    return told("effect-next", wording.person(actor), you=you, step=step)


# A new cube


@dataclass(frozen=True)
class NewCube:
    """A city with a new cube: before it, and with it but before anything else happens."""

    rules: TownCenterRules
    seat: Seat
    action: actions.Placing
    was: City
    city: City

    @property
    def board(self) -> Board:
        return self.rules.boards[self.seat]

    @property
    def colour(self) -> box.Colour:
        return box.HALL if isinstance(self.action, actions.PlaceHall) else self.action.colour


def _cube(new: NewCube) -> list[Message]:
    """What kind of building it makes."""
    if new.colour == box.LIFT:
        return [_black(new)]
    if new.colour in (box.RESIDENCE, box.SHOP):
        return _unit(new)
    return _power(new) if new.colour == box.UTILITY else []


def _power(new: NewCube) -> list[Message]:
    """1.7: the units it gives power to; a lift says so by its height."""
    lit = newly_lit(new.board, new.was, new.city)
    return [told("effect-lit", lit=lit)] if lit or new.city.limit == new.was.limit else []


def _unit(new: NewCube) -> list[Message]:
    """1.7 and 3.3.4."""
    unit = codes.unit_at(new.rules, new.seat, new.city.cubes[new.colour], new.action.position)
    cube, power = CODES[new.colour], wording.yes(is_powered(new.city, unit))
    lines = [told(f"effect-{cube}", power=power)]
    if not isinstance(new.action, actions.Grow):
        return lines
    joined = development.units(new.board, unit & new.was.cubes[new.colour])
    largest = max(old.bit_count() for old in joined)
    size, merged = unit.bit_count(), len(joined)
    return [told("effect-grows", cube=cube, size=size, old=largest, merged=merged), *lines]


def _black(new: NewCube) -> Message:
    """1.6 and 1.8."""
    cell, level = new.rules.site.places[new.action.position]
    if level:
        column = new.city.cubes[box.LIFT] & new.rules.site.columns[cell]
        return told("effect-lift", size=level + 1, power=wording.yes(is_powered(new.city, column)))
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
    """3.7: the whole change, unless the name of the choice says it with the Suburb's point."""
    gain = points(new.board, new.city) - points(new.board, new.was)
    sprawl = new.board.suburb >> new.action.position & 1
    name = "effect-points-in-all" if sprawl else "effect-points"
    return [told(name, change(gain))] if gain != -sprawl else []


def _growth(new: NewCube, before: TownCenterState, after: TownCenterState) -> list[Message]:
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
    return told(
        name,
        cube=CODES[ready.colour],
        place=new.rules.site.cell_of(ready.unit),
        present=ready.present,
        size=ready.unit.bit_count(),
    )


# What changes with it


@dataclass(frozen=True)
class Ready:
    """A unit that can grow."""

    colour: box.Colour
    unit: Positions
    present: int  # the offices or residence units it touches


def newly_lit(board: Board, was: City, city: City) -> int:
    """How many residences and shops have power now and had none, or were not there, before."""
    return sum(
        is_powered(city, unit) and not is_powered(was, unit & was.cubes[colour])
        for colour in (box.RESIDENCE, box.SHOP)
        for unit in development.units(board, city.cubes[colour])
    )


def was_paid(before: TownCenterState, after: TownCenterState) -> bool:
    """3.4: between growth and purchases. Alone, the last round may begin by building at once."""
    earning = (BUILD, GROW)
    return before.step in earning and (after.step not in earning or after.round > before.round)


def ready_units(board: Board, city: City, reserve: list[int]) -> list[Ready]:
    """3.3.1 to 3.3.5: units that touch enough, have room, and find a cube in the reserve."""
    found = []
    for colour in actions.GROWING:
        room = construction.stands(board, city, colour) if reserve[colour] else 0
        for unit in development.units(board, city.cubes[colour]):
            present = development.neighbours(board, city, colour, unit)
            if present > unit.bit_count() and board.touching(unit) & room:
                found.append(Ready(colour, unit, present))
    return found


def is_unit(board: Board, city: City, colour: box.Colour, unit: Positions) -> bool:
    return unit in development.units(board, city.cubes[colour])
