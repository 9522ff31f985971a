"""Phase 5: citizens vote (RULES.md chapter 9)."""

from __future__ import annotations

from typing import Final

from faubourg.core.model import Event, Seat
from faubourg.games.small_city import board, flow
from faubourg.games.small_city.city import is_active
from faubourg.games.small_city.components import RESIDENTIAL, UNIVERSITY
from faubourg.games.small_city.events import NobodyVoted, Voted
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City, SmallCityState

UNIVERSITY_VOTES: Final = 3


def begin(kit: Kit, state: SmallCityState) -> None:
    gains = {seat: votes_of(kit, state.city, seat) for seat in flow.in_game(state)}
    for seat, gain in gains.items():
        state.city.boroughs[seat].votes += gain
    if state.events is not None:
        state.events += _told(kit, state.city, gains)
    flow.end_phase(state)


def _told(kit: Kit, city: City, gains: dict[Seat, int]) -> list[Event]:
    told = [
        Voted(seat, gain, city.boroughs[seat].votes, university_votes(kit, city, seat))
        for seat, gain in gains.items()
        if gain
    ]
    return [*told] or [NobodyVoted()]


def votes_of(kit: Kit, city: City, seat: Seat) -> int:
    """9.1 to 9.3: what one player would gain now."""
    borough, placements = city.boroughs[seat], kit.places.all
    own, end = borough.citizens[seat] & borough.homes, kit.places.first[RESIDENTIAL[-1] + 1]
    found = 0
    for tile in borough.tiles if own else ():
        if tile < end:
            citizens = (placements[tile].cells & own).bit_count()
            found += home_votes(citizens)
    return found + university_votes(kit, city, seat)


def home_votes(citizens: int) -> int:
    """9.1."""
    return citizens * (citizens + 1) // 2


def university_votes(kit: Kit, city: City, seat: Seat) -> int:
    """9.3."""
    return UNIVERSITY_VOTES * is_active(kit, city, seat, UNIVERSITY)


def more_votes(kit: Kit, city: City, seat: Seat, cell: board.Cell) -> int:
    """9.1 and 9.2: what one more citizen on a cell of the own borough would add."""
    after = city.clone()
    kit.enter_slot(after.boroughs[seat], seat, cell)
    return votes_of(kit, after, seat) - votes_of(kit, city, seat)
