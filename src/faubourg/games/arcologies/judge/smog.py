"""Votes and pollution as they will be when the round is over (RULES.md chapter 7)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.arcologies.components import PUMP_POLLUTION
from faubourg.games.arcologies.components import PUMPS as MOST_PUMPS
from faubourg.games.arcologies.judge.people import IDLE, Shift
from faubourg.games.arcologies.judge.weights import Weights
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import PUMPS, ArcologiesState
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import flow
from faubourg.games.small_city.components import (
    BUILD_ACTIONS,
    ENGINEER,
    FATAL,
    FIRST_VICTIMS,
    RESIDENTIAL,
)
from faubourg.games.small_city.solo import deaths
from faubourg.games.small_city.state import City

VOTING, POLLUTING = 5, 6  # phases


def votes(kit: ArcologyKit, city: City, seat: Seat, phase: int) -> int:
    """Small City 9.1."""
    borough = city.boroughs[seat]
    if phase >= VOTING:
        return borough.votes
    homes = cities.tiles_of(kit, borough, RESIDENTIAL)
    counts = [(tile.cells & borough.citizens[seat]).bit_count() for tile in homes]
    return borough.votes + sum(count * (count + 1) // 2 for count in counts)


def generated(kit: ArcologyKit, city: City, seat: Seat, s: Shift) -> int:
    """In a round as this one, with the pumps that are there."""
    borough = city.boroughs[seat]
    standing = cities.occupied(borough).bit_count()
    made = 0 if borough.card == ENGINEER else sum(s.raw) + borough.made
    return kit.net_pollution(borough, standing + made, cities.park_cells(kit, borough))


def pollution(
    kit: ArcologyKit, city: City, seat: Seat, phase: int, s: Shift, builds: int, w: Weights
) -> tuple[float, float]:
    """What it costs as it will be soon, and the danger of not coming to the take-off."""
    borough = city.boroughs[seat]
    each = generated(kit, city, seat, s)
    level = borough.pollution + (each if phase < POLLUTING else 0)
    pumps = MOST_PUMPS - borough.extras[PUMPS]
    rounds = builds / BUILD_ACTIONS + pumps / 2
    foreseen = level + rounds * each + PUMP_POLLUTION * pumps * (pumps + 1) / 4
    danger = w.danger * max(0.0, foreseen - w.dangerous)
    if level >= FATAL:
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
    if state.phase >= POLLUTING or not others or max(levels) < FIRST_VICTIMS - 2:
        return 0.0
    theirs = max(generated(kit, city, other, IDLE) for other in others)
    edge = generated(kit, city, seat, s) - theirs
    return -w.victim * max(0.0, min(1.0, (edge + 2) / 4))
