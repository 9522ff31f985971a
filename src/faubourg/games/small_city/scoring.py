"""Points and places (RULES.md chapters 14 to 16)."""

from __future__ import annotations

from faubourg.core.model import ScoreLine, Seat
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.state import City, SmallCityState


def score_lines(kit: Kit, city: City, seat: Seat, secrets: bool) -> list[ScoreLine]:
    """As if the game ended now; promises only where the reader may know them."""
    borough = city.boroughs[seat]
    return [
        ScoreLine("small_city.score-votes", borough.votes),
        ScoreLine("small_city.score-pollution", -borough.pollution),
    ]


def ranking(kit: Kit, state: SmallCityState) -> list[list[Seat]]:
    def total(seat: Seat) -> tuple[int, int]:
        gone = state.city.boroughs[seat].gone
        points = sum(line.points for line in score_lines(kit, state.city, seat, True))
        return (-1000 + gone, 0) if gone else (1000, points)

    seats = range(kit.seats)
    return [[s for s in seats if total(s) == t] for t in sorted({total(s) for s in seats})[::-1]]
