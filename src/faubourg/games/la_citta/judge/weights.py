"""The constants of the judge, in points. A citizen at the end of the game is one point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """Set by hand, then compared in the arena a dozen games at a time."""

    # Hunger.
    penalty: float = 2.5  # the turn and the player card lost by hunger (3.7.8)
    repair: tuple[float, ...] = (1.0, 0.7, 0.5, 0.4)  # how sure hunger is, by player cards left
    surprise: tuple[float, ...] = (0.7, 0.2, 0.1)  # chances of 0, 1, 2 more citizens than foreseen
    unfed: float = 0.25  # a citizen to come without food: a part of a turn for a farmhouse
    unfed_soon: float = 0.3  # more if that is next year
    spare_food: float = 0.08  # food beyond all citizens foreseen; only the first few count
    spare_most: int = 6
    # Migration.
    ahead: float = 0.45  # what is won in a later year as things stand: the others build, too
    taken: float = 0.5  # a citizen lost by others, divided among them
    demolished: float = 1.2  # a building lost for want of citizens
    lost_city: float = 3.0  # a city that loses its last citizen, besides its citizens
    arch: float = 0.04  # an arch for each later year, for neighbours to come
    # Cities.
    grown: float = 0.6  # a citizen by growth to come
    services: tuple[float, ...] = (0.0, 0.6, 1.6, 3.0)  # a city with so many kinds of arches
    lake: float = 0.4  # a free lake beside a city without a wave, for its limit and its health
    farm: float = 0.12  # each symbol on the best free hex beside a city
    wide: float = 0.1  # a free hex beside a city, up to three
    idle: float = 0.25  # a citizen on a castle who could build, up to two in a city
    # Means.
    gold: float = 0.75  # the first gold; each further one is worth a part of the one before
    gold_next: float = 0.85
    income: float = 0.35  # a gold of income for each year to come
    card: float = 0.9  # a player card that can still be used this year
    known: float = 0.12  # a hidden voice card one knows while there are turns


WEIGHTS: Final = Weights()
