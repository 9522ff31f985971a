"""What stands around a building and what it is worth, from what is seen; equal to the rules'."""

from __future__ import annotations

from typing import NamedTuple

from faubourg.games.big_city.components import (
    CLASSES,
    CROWD,
    HOSPITAL,
    NUMBER_OF,
    OFFICES,
    PIECES,
    RESIDENCES,
)
from faubourg.games.big_city.draw.scene import City


class Sum(NamedTuple):
    """(base + bonuses) x times = points."""

    base: int
    bonuses: tuple[int, ...]
    times: int
    points: int

    def written(self) -> str:
        """(6 + 1 − 2) × 2 = 10; a fixed value stands alone."""
        signed = [f"{'+' if bonus > 0 else '−'} {abs(bonus)}" for bonus in self.bonuses]
        terms = " ".join([str(self.base), *signed])
        if self.base + sum(self.bonuses) <= 0:
            return f"{terms} → {self.points}"  # 4.9: never less than one point
        if self.times == 1:
            return f"{terms} = {self.points}" if signed else str(self.points)
        product = f"({terms})" if signed else terms
        return f"{product} × {self.times} = {self.points}"


class Surroundings:
    """What touches some plots of a city."""

    def __init__(self, city: City, plots: tuple[str, ...]) -> None:
        self.city, self.plots = city, plots
        self.near = {n for plot in plots for n in city.layout.beside(plot)}.difference(plots)
        standing = city.kinds
        self.pieces = {NUMBER_OF[standing[plot].name] for plot in self.near if plot in standing}
        self.crowd = sum(plot in standing for plot in self.near)

    def has(self, name: str) -> bool:
        """4.5: how often does not matter."""
        if name == "periphery":
            return not self.city.periphery.isdisjoint(self.plots)
        if name == "centre":
            return self.city.periphery.isdisjoint(self.plots)
        if name == "tram":
            along = [self.city.layout.streets[tram].plots for tram in self.city.trams]
            return any(plot in self.plots for plots in along for plot in plots)
        return not self.pieces.isdisjoint(CLASSES[name])


def worth(city: City, name: str, plots: tuple[str, ...]) -> Sum:
    """4.8: add and subtract first, then multiply."""
    number, around = NUMBER_OF[name], Surroundings(city, plots)
    piece = PIECES[number]
    bonuses = [points for influence, points in piece.bonuses if around.has(influence)]
    if number == HOSPITAL and around.crowd:
        bonuses.append(CROWD[around.crowd])
    times = 1 + sum(around.has(influence) for influence in piece.times)
    total = piece.base + sum(bonuses)
    if total <= 0 and number in RESIDENCES + OFFICES:
        return Sum(piece.base, tuple(bonuses), 1, 1)
    return Sum(piece.base, tuple(bonuses), times, total * times)
