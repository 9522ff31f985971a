"""What a building is worth at the moment it is built (chapter 4), itemised."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from faubourg.core.model import ScoreLine, Seat
from faubourg.games.big_city import components as box
from faubourg.games.big_city.board import Plan
from faubourg.games.big_city.components import PieceNumber, Plots
from faubourg.games.big_city.state import BigCityState

CROWDED: Final = "crowd"  # the hospital's bonus


@dataclass(frozen=True)
class Worth:
    """(base + bonuses) x times = points."""

    base: int
    bonuses: tuple[tuple[str, int], ...]
    multipliers: tuple[str, ...]
    points: int

    @property
    def times(self) -> int:
        return 1 + len(self.multipliers)


def worth(plan: Plan, state: BigCityState, number: PieceNumber, plots: Plots) -> Worth:
    """4.8: add and subtract first, then multiply."""
    piece = box.PIECES[number]
    bonuses = [pair for pair in piece.bonuses if has_influence(plan, state, plots, pair[0])]
    if number == box.HOSPITAL:
        bonuses.append((CROWDED, box.CROWD[(plan.around(plots) & state.occupied).bit_count()]))
    beside = tuple(name for name in piece.times if has_influence(plan, state, plots, name))
    total = piece.base + sum(points for _, points in bonuses)
    points = total * (1 + len(beside))
    if total <= 0 and number in box.RESIDENCES + box.OFFICES:
        points, beside = 1, ()  # 4.9
    return Worth(piece.base, tuple(bonuses), beside, points)


def has_influence(plan: Plan, state: BigCityState, plots: Plots, name: str) -> bool:
    """4.5: whether something touches a building; how often does not matter."""
    if name == "periphery":
        return bool(plots & plan.periphery)  # 1.11
    if name == "centre":
        return not plots & plan.periphery
    if name == "tram":
        return has_tram(plan, state, plots)
    return bool(plan.around(plots) & state.on_any(box.CLASSES[name]))


def has_tram(plan: Plan, state: BigCityState, plots: Plots) -> bool:
    """1.7: a covered street never has a segment, so any street of its plots will do."""
    return any(plan.beside[street] & plots for street in state.trams)


def score_lines(state: BigCityState, seat: Seat) -> list[ScoreLine]:
    """One line for each kind of building a player has, with how many there are."""
    lines = []
    for number, piece in enumerate(box.PIECES):
        own = [p.points for p in state.standing if p.seat == seat and p.piece == number]
        if own and number not in box.INSTALLATIONS:
            values = (("count", len(own)),)
            lines.append(ScoreLine(f"big_city.score-{piece.name}", sum(own), values))
    return lines


def inventory(state: BigCityState) -> dict[str, int]:
    """Cards, and pieces by kind, wherever they are."""
    cards = sum(hand.bit_count() for hand in state.hands) + state.out.bit_count()
    cards += sum(state.deck_size(deck) for deck in range(box.DISTRICTS))
    built = [piece.piece for piece in state.standing]
    pieces = {box.PIECES[n].name: left + built.count(n) for n, left in enumerate(state.supply)}
    return {"cards": cards, **pieces}
