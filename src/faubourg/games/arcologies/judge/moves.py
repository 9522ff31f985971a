"""Phase 3: a citizen has been picked and goes where it is worth most."""

from __future__ import annotations

from faubourg.core.catalogue import members
from faubourg.core.model import Seat
from faubourg.games.arcologies.judge.survey import Survey
from faubourg.games.arcologies.judge.weights import Weights
from faubourg.games.arcologies.judge.worth import Terms, worth
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city import movement
from faubourg.games.small_city.board import Cell
from faubourg.games.small_city.citizens import obliged


def picked(
    kit: ArcologyKit, state: ArcologiesState, seat: Seat, ground: Survey, w: Weights
) -> Terms:
    """One slot stands for all that are alike."""
    boroughs, (where, cell) = state.city.boroughs, state.picked
    must = obliged(kit, state, seat)[where] >> cell & 1
    goals = _goals(kit, state, seat)
    kit.leave_slot(boroughs[where], seat, cell)
    found = worth(kit, state, state.city, seat, ground, w)
    best = sum(found.values()) if not goals else float("-inf")
    for there, slot in goals:
        terms = _there(kit, state, seat, there, slot, ground, w)
        total = sum(terms.values())
        if total > best:
            best, found = total, terms
    kit.enter_slot(boroughs[where], seat, cell)
    return found if must else found | {"fidget": -w.fidget}


def _there(
    kit: ArcologyKit, state: ArcologiesState, seat: Seat, there: Seat, slot: Cell,
    ground: Survey, w: Weights,
) -> Terms:  # fmt: skip
    borough = state.city.boroughs[there]
    kit.enter_slot(borough, seat, slot)
    state.moved[there] |= 1 << slot
    found = worth(kit, state, state.city, seat, ground, w)
    kit.leave_slot(borough, seat, slot)
    if not borough.citizens[seat] >> slot & 1:
        state.moved[there] &= ~(1 << slot)
    return found


def _goals(kit: ArcologyKit, state: ArcologiesState, seat: Seat) -> list[tuple[Seat, Cell]]:
    found: list[tuple[Seat, Cell]] = []
    for there, cells in enumerate(movement.destinations(kit, state, seat, state.picked[0])):
        borough = state.city.boroughs[there]
        for slots in borough.slots:
            for half in (
                cells & slots & ~borough.citizens[seat],
                cells & slots & borough.citizens[seat],
            ):
                if half:
                    found.append((there, members(half)[0]))
    return found
