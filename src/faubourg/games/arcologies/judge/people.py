"""Who works where, pairs and pumps, and what they pollute."""

from __future__ import annotations

from typing import Final, NamedTuple

from faubourg.core.model import Seat
from faubourg.games.arcologies.components import PUMP_POLLUTION
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.judge.sites import Weights
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import BUILT, PAIRS, PUMPS, ArcologiesState
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city import flow, movement
from faubourg.games.small_city.board import Cells
from faubourg.games.small_city.citizens import obliged
from faubourg.games.small_city.pollution import deaths
from faubourg.games.small_city.state import COMMERCE, MOVES, SLOT, Borough, City

ARRIVING: Final = 3  # the phase
TWO_PAIRS: Final = 4
THREE_PAIRS: Final = 6


class Shift(NamedTuple):
    """What the citizens who work in this round are about to bring."""

    pairs: int
    waiting: int  # on stone slots, for a partner who can still come
    alone: int  # on stone slots, without one
    cash: int
    raw: tuple[int, ...]


IDLE: Final = Shift(0, 0, 0, 0, (0, 0, 0))


def shift(kit: ArcologyKit, state: ArcologiesState, city: City, seat: Seat) -> Shift:
    """In phase 3 those who have moved, and until the goods are made all who stand there."""
    if state.phase == 3:
        return _moving(kit, state, city, seat)
    if state.phase == 4 and (state.step == COMMERCE or seat in flow.after(state, state.turn)):
        return _working(kit, state, city, seat, [-1] * kit.seats, 0)
    return IDLE._replace(alone=_single_cells(city.boroughs[seat], seat).bit_count())


def _single_cells(borough: Borough, seat: Seat) -> Cells:
    """Stone slots with one citizen; they are closed in the next phase 3 (5.2.5)."""
    return borough.citizens[seat] & borough.slots[box.STONE_SLOT] & ~borough.extras[PAIRS]


def _moving(kit: ArcologyKit, state: ArcologiesState, city: City, seat: Seat) -> Shift:
    if state.turn == seat and state.step in (MOVES, SLOT):
        borough = city.boroughs[seat]
        resting = borough.citizens[seat] & ~state.moved[seat]
        resting &= ~movement.restless_slots(kit, borough)
        free = resting.bit_count() + sum(c.bit_count() for c in obliged(kit, state, seat))
        return _working(kit, state, city, seat, state.moved, free)
    if seat in flow.after(state, state.turn):
        return IDLE
    return _working(kit, state, city, seat, [-1] * kit.seats, 0)


def _working(
    kit: ArcologyKit, state: ArcologiesState, city: City, seat: Seat, where: list[Cells], free: int
) -> Shift:
    """Those on these cells; so many others could still join them."""
    home = city.boroughs[seat]
    pairs = (home.extras[PAIRS] & where[seat]).bit_count()
    on = [
        sum((b.citizens[seat] & b.slots[slot] & cells).bit_count()
            for b, cells in zip(city.boroughs, where, strict=True))
        for slot in (box.CASH, box.WOOD_SLOT, box.WOOD_SLOT + 1, box.WOOD_SLOT + 2)
    ]  # fmt: skip
    alone = _single_cells(home, seat) & where[seat]
    waiting = min(alone.bit_count(), free) if home.extras[BUILT] else 0
    single = (on[1], on[2] - pairs, on[3])
    raw = tuple(min(n, left) for n, left in zip(single, city.raw, strict=True))
    idle_cash = 0 if state.phase == 4 else on[0]
    return Shift(pairs, waiting, alone.bit_count() - waiting, idle_cash, raw)


def pumps(borough: Borough, s: Shift, w: Weights) -> float:
    """Those made, and those that pairs are about to make."""
    extras = borough.extras
    coming = min(s.pairs, MOST_PUMPS - extras[PUMPS])
    left = MOST_PUMPS - extras[PUMPS] - coming
    worth = w.pump * extras[PUMPS] + w.pair * coming + w.half * min(s.waiting, left)
    return worth - w.alone * s.alone * extras[BUILT]


class Crowd(NamedTuple):
    """Citizens of a borough who can work, now or once they have a home."""

    board: int  # on slots and inside, at home
    housed: int  # in the town hall, with a home that waits for them
    waiting: int  # in the town hall, without one

    @property
    def homes_lacking(self) -> int:
        """Residential tiles that would bring two pairs together."""
        return min(self.waiting, max(0, TWO_PAIRS - self.board - self.housed))


def crowd(kit: ArcologyKit, city: City, seat: Seat, phase: int) -> Crowd:
    borough = city.boroughs[seat]
    homes = cities.tiles_of(kit, borough, box.RESIDENTIAL[:1])
    empty = sum(not tile.cells & borough.citizens[seat] for tile in homes)
    hall = borough.hall + (_arrivals(borough) if phase <= ARRIVING else 0)
    housed = min(hall, empty)
    return Crowd(kit.citizens_in(city, seat, seat), housed, hall - housed)


def _arrivals(borough: Borough) -> int:
    """Small City 7.5: those drawn by empty factory slots."""
    slots = sum(borough.slots[box.WOOD_SLOT : box.METAL_SLOT + 1]) & ~cities.occupied(borough)
    return max(0, min(slots.bit_count(), cities.hall_room(borough), borough.career))


def gathered(c: Crowd, w: Weights) -> float:
    return _worth(c.board + w.in_hall * c.housed, w) + w.at_hall * min(c.waiting, 2)


def _worth(count: float, w: Weights) -> float:
    first = min(count, TWO_PAIRS)
    more = min(count, THREE_PAIRS) - first
    return (
        w.first_citizens * first
        + w.more_citizens * more
        + w.spare_citizens * (count - first - more)
    )


VOTING: Final = 5  # phases
POLLUTING: Final = 6


def votes(kit: ArcologyKit, city: City, seat: Seat, phase: int) -> int:
    """Small City 9.1."""
    borough = city.boroughs[seat]
    if phase >= VOTING:
        return borough.votes
    homes = cities.tiles_of(kit, borough, box.RESIDENTIAL)
    counts = [(tile.cells & borough.citizens[seat]).bit_count() for tile in homes]
    return borough.votes + sum(count * (count + 1) // 2 for count in counts)


def generated(kit: ArcologyKit, city: City, seat: Seat, s: Shift) -> int:
    """In a round as this one, with the pumps that are there."""
    borough = city.boroughs[seat]
    standing = cities.occupied(borough).bit_count()
    made = 0 if borough.card == box.ENGINEER else sum(s.raw) + borough.made
    return kit.net_pollution(borough, standing + made, cities.park_cells(kit, borough))


def pollution(
    kit: ArcologyKit, city: City, seat: Seat, phase: int, s: Shift, builds: int, w: Weights
) -> tuple[float, float]:
    """What it costs as it will be soon, and the danger of not coming to the take-off."""
    borough = city.boroughs[seat]
    each = generated(kit, city, seat, s)
    level = borough.pollution + (each if phase < POLLUTING else 0)
    pumps = MOST_PUMPS - borough.extras[PUMPS]
    rounds = builds / box.BUILD_ACTIONS + pumps / 2
    foreseen = level + rounds * each + PUMP_POLLUTION * pumps * (pumps + 1) / 4
    danger = w.danger * max(0.0, foreseen - w.dangerous)
    if level >= box.FATAL:
        danger -= w.lost / 2
    return -w.pollution * level, -danger


def victim(
    kit: ArcologyKit, state: ArcologiesState, city: City, seat: Seat, s: Shift, w: Weights
) -> float:
    """Small City 10.3.2: whoever generates most in a round loses a citizen; alone, 17.2.2."""
    if kit.solo:
        return -w.death * deaths(kit.difficulty, generated(kit, city, seat, s))
    others = [other for other in flow.in_game(state) if other != seat]
    levels = [borough.pollution for borough in city.boroughs]
    if state.phase >= POLLUTING or not others or max(levels) < box.FIRST_VICTIMS - 2:
        return 0.0
    theirs = max(generated(kit, city, other, IDLE) for other in others)
    edge = generated(kit, city, seat, s) - theirs
    return -w.victim * max(0.0, min(1.0, (edge + 2) / 4))
