"""The end of the game, and the offer of a draw (RULES.md 8.4 to 8.14, 9.3 to 9.6)."""

from __future__ import annotations

from faubourg.core.model import Seat
from faubourg.games.arcologies import scoring
from faubourg.games.arcologies.judge.weights import Weights
from faubourg.games.arcologies.kit import ArcologyKit, takes_off
from faubourg.games.arcologies.state import ACCEPT, BUILT, ArcologiesState
from faubourg.games.small_city.components import STONE_SLOT


def at_the_end(kit: ArcologyKit, state: ArcologiesState, seat: Seat, w: Weights) -> float:
    """A take-off counts, then the place among the others."""
    borough = state.city.boroughs[seat]
    if borough.gone or (kit.solo and not takes_off(borough)):
        return w.lost
    if kit.solo:
        return w.won
    ranking = scoring.ranking(kit, state)
    place = next(number for number, seats in enumerate(ranking) if seat in seats)
    return w.won if place == 0 else w.lost / 2 - place


def hope(kit: ArcologyKit, state: ArcologiesState, seat: Seat, w: Weights) -> float:
    """8.13: a draw is welcome after so many quiet rounds, unless pumps can still be made."""
    accepted = bool(state.answers) and state.answers[seat] == ACCEPT
    if state.quiet < kit.quiet_rounds or accepted:
        return 0.0
    return 0.0 if can_pump(state, seat) else 2 * w.lost


def can_pump(state: ArcologiesState, seat: Seat) -> bool:
    """5.2.5: a pair goes from one stone slot to another."""
    borough = state.city.boroughs[seat]
    return bool(borough.extras[BUILT]) and borough.slots[STONE_SLOT].bit_count() > 1
