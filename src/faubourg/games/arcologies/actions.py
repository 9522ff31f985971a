"""The choices that Arcologies adds, at the end of the catalogue of Small City."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, TypeAlias

from faubourg.core.model import Action
from faubourg.games.arcologies.components import ARCOLOGY, DEGREES, Pattern
from faubourg.games.arcologies.patterns import Patterns
from faubourg.games.small_city.board import MOST_BOXES, Cell, Number, Placements
from faubourg.games.small_city.catalogue import NOT_LISTED, Catalogue
from faubourg.games.small_city.components import TOWN_HALL, WAREHOUSE

Turn: TypeAlias = int  # 0 to 3: quarter turns clockwise


@dataclass(frozen=True)
class BuildArcology(Action):
    """4.1.4: the lower left cell of its square, and how its pattern lies (1.6)."""

    corner: Cell
    turn: Turn


@dataclass(frozen=True)
class Remain(Action):
    """4.4.4: how the remainder of a split tile lies."""

    placement: Number


@dataclass(frozen=True)
class DealArcology(Action):
    """Chance deals an arcology (2.3)."""

    pattern: int


@dataclass(frozen=True)
class AcceptDraw(Action):
    """8.13."""

    final: ClassVar[bool] = True


@dataclass(frozen=True)
class GoOn(Action):
    """8.13: the draw is refused."""

    final: ClassVar[bool] = True


NEVER_BUILT: Final = (TOWN_HALL, WAREHOUSE, ARCOLOGY)


@lru_cache(maxsize=MOST_BOXES)
def book_of(places: Placements, patterns: tuple[Pattern, ...]) -> ArcologyCatalogue:
    """One for all games with these forms and patterns."""
    return ArcologyCatalogue(places, Patterns(places, patterns))


class ArcologyCatalogue(Catalogue):
    """Small City's catalogue and these."""

    def __init__(self, places: Placements, patterns: Patterns) -> None:
        self.patterns = patterns
        super().__init__(places, list(_more(places, patterns)), NEVER_BUILT)
        cells = range(places.board.count)
        # By turn and corner, NOT_LISTED where there is no such square.
        self.arcology = [
            [self.find.get(BuildArcology(cell, turn), NOT_LISTED) for cell in cells]
            for turn in range(len(DEGREES))
        ]
        numbers = range(len(places.all))
        self.remain = [self.find.get(Remain(number), NOT_LISTED) for number in numbers]
        self.deal_arcology = self._from(DealArcology(0), len(patterns.names))
        self.accept = self._from(AcceptDraw(), 1)
        self.go_on = self._from(GoOn(), 1)

    def notation(self, action: Action) -> str:
        if isinstance(action, BuildArcology):
            return f"arcology {self.board.names[action.corner]} {DEGREES[action.turn]}"
        if isinstance(action, Remain):
            return f"remain {self.places.names[action.placement]}"
        if isinstance(action, DealArcology):
            return f"deal {self.patterns.names[action.pattern]}"
        if isinstance(action, AcceptDraw):
            return "accept"
        return "go on" if isinstance(action, GoOn) else super().notation(action)


def _more(places: Placements, patterns: Patterns) -> Iterator[Action]:
    for turn in range(len(DEGREES)):
        yield from (BuildArcology(tile.first, turn) for tile in places.of(ARCOLOGY))
    for ways in patterns.ways.values():
        yield from (Remain(number) for number in ways if len(ways) > 1)
    yield from (DealArcology(pattern) for pattern in range(len(patterns.names)))
    yield AcceptDraw()
    yield GoOn()
