"""Lay trams (3.4)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from faubourg.core.model import Action, Reason, Seat
from faubourg.games.big_city import reasons, turn
from faubourg.games.big_city.actions import Lay
from faubourg.games.big_city.board import Crossing, Plan, Street, street_ends, streets_at
from faubourg.games.big_city.chapter import Choice, Customs, Kit, Part, something_done
from faubourg.games.big_city.components import CITY_HALL, INSTALLATIONS, SEGMENTS, Plots
from faubourg.games.big_city.state import TRAM, TURN, BigCityState


def _why_not_lay(kit: Kit, state: BigCityState, seat: Seat, action: Lay) -> Reason | None:
    plan = kit.plan(state)
    if not state.on[CITY_HALL]:
        return reasons.TRAM_BEFORE_HALL
    if len(state.trams) >= SEGMENTS:
        return reasons.NO_SEGMENT
    if not plan.city >> action.plot & 1:
        return reasons.NO_STREET
    street = plan.street_of[action.plot][action.side]
    if plan.streets[street] != (action.plot, action.side):
        return reasons.OTHER_NAME
    return why_not_street(plan, state, kit.customs, street)


def why_not_street(
    plan: Plan, state: BigCityState, customs: Customs, street: Street
) -> Reason | None:
    """A street of the city, by whatever name."""
    if street in state.trams:
        return reasons.TAKEN_STREET
    if is_covered(plan, state, street):
        return reasons.COVERED
    reason = _why_not_connected(state, customs, street) if state.trams else None
    if reason is None and not plan.along(street) & served(plan, state, customs):
        return reasons.NO_BUILDING_THERE
    return reason


def is_covered(plan: Plan, state: BigCityState, street: Street) -> bool:
    """1.8: the same piece stands on both sides."""
    beside = plan.along(street)
    if not beside & (beside - 1) or beside & ~state.occupied:
        return False
    for piece in state.standing:
        if piece.plots & beside:
            return not beside & ~piece.plots
    return False


def _why_not_connected(state: BigCityState, customs: Customs, street: Street) -> Reason | None:
    one, other = street_ends(street)
    if customs.english:
        touched = crossings(state)
        return None if one in touched or other in touched else reasons.NOT_CONNECTED
    if one not in state.ends and other not in state.ends:
        return reasons.NOT_AT_AN_END
    touched = crossings(state)
    return reasons.LOOP if one in touched and other in touched else None


def crossings(state: BigCityState) -> set[Crossing]:
    """All crossings the line touches."""
    found: set[Crossing] = set()
    for street in state.trams:
        found.update(street_ends(street))
    return found


def loose_ends(state: BigCityState) -> list[Crossing]:
    """Crossings that one segment alone touches: two, or any number where the line may branch."""
    touched = Counter(end for street in state.trams for end in street_ends(street))
    return [crossing for crossing, segments in touched.items() if segments == 1]


def served(plan: Plan, state: BigCityState, customs: Customs) -> Plots:
    """6.3.1: the plots along which segments may be laid."""
    if customs.beside == "off":
        return plan.city
    parks = 0 if customs.beside == "pieces" else state.on_any(INSTALLATIONS)
    return state.occupied & ~parks


def lay_set(kit: Kit, state: BigCityState, seat: Seat) -> int:
    """All streets that take a segment, whoever lays it, as a set of actions."""
    return _streets(kit, state) << kit.book.lay


def _lay_parts(kit: Kit, state: BigCityState, seat: Seat) -> list[Part]:
    return [(kit.book.lay, _streets(kit, state))]


def _streets(kit: Kit, state: BigCityState) -> int:
    """By their names; those last found are kept."""
    if not state.on[CITY_HALL] or len(state.trams) >= SEGMENTS:
        return 0
    plan = kit.plan(state)
    asked = (state.trams, state.ends, state.standing)
    if plan.asked != asked:
        plan.asked, plan.lays = asked, _find_streets(plan, state, kit.customs)
    return plan.lays


def _find_streets(plan: Plan, state: BigCityState, customs: Customs) -> int:
    found, allowed = 0, served(plan, state, customs)
    for street in _candidates(plan, state, customs):
        if plan.along(street) & allowed and not is_covered(plan, state, street):
            found |= 1 << plan.named(street)
    return found


def _candidates(plan: Plan, state: BigCityState, customs: Customs) -> list[Street]:
    """The very first may lie anywhere; later ones go on from where the line is."""
    if not state.trams:
        return list(plan.streets)
    touched = crossings(state)
    if customs.english:
        near = [street for crossing in touched for street in streets_at(crossing)]
        return [street for street in near if street not in state.trams]
    at_ends = [*streets_at(state.ends[0]), *streets_at(state.ends[1])]
    return [street for street in at_ends if not touched.issuperset(street_ends(street))]


def lay(state: BigCityState, street: Street) -> None:
    one, other = street_ends(street)
    if not state.trams:
        state.ends = (one, other)
    elif one in state.ends or other in state.ends:
        state.ends = tuple(  # type: ignore[assignment]  # still two
            other if end == one else one if end == other else end for end in state.ends
        )
    state.trams = (*state.trams, street)


def _lay(kit: Kit, state: BigCityState, seat: Seat, action: Lay) -> None:
    """3.4.3: the very first alone, later one or two."""
    is_first = not state.trams
    lay(state, kit.plan(state).street_of[action.plot][action.side])
    something_done(state)
    if state.step == TURN and not is_first and _streets(kit, state):
        state.step = TRAM
    else:
        turn.finish(kit, state)


CHOICES: Final[dict[type[Action], Choice]] = {Lay: Choice(_lay, _lay_parts, _why_not_lay)}
