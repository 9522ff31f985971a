"""The choices that Arcologies adds, at the end of the catalogue of Small City."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.model import Action, Commitment
from faubourg.games.arcologies.components import ARCOLOGY, DEGREES, Pattern
from faubourg.games.arcologies.patterns import Patterns
from faubourg.games.small_city.actions import Catalogue
from faubourg.games.small_city.board import MOST_BOXES, Cell, Number, Placements
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
class AcceptDraw(Commitment):
    """8.13."""


@dataclass(frozen=True)
class GoOn(Commitment):
    """8.13: the draw is refused."""


NEVER_BUILT: Final = (TOWN_HALL, WAREHOUSE, ARCOLOGY)


@lru_cache(maxsize=MOST_BOXES)
def book_of(places: Placements, patterns: tuple[Pattern, ...]) -> ArcologyCatalogue:
    """One for all games with these forms and patterns."""
    return ArcologyCatalogue(places, Patterns(places, patterns))


class ArcologyCatalogue(Catalogue):
    """Small City's catalogue and these."""

    verbs = {
        **Catalogue.verbs, BuildArcology: "arcology", DealArcology: "deal", AcceptDraw: "accept",
        GoOn: "go on",
    }  # fmt: skip

    def __init__(self, places: Placements, patterns: Patterns) -> None:
        super().__init__(places, NEVER_BUILT)
        self.patterns = patterns
        cells, turns = range(places.board.count), range(len(DEGREES))
        squares = places.of(ARCOLOGY)
        self._add(BuildArcology(tile.first, turn) for turn in turns for tile in squares)
        # By turn and corner.
        self.arcology = [
            self._listed(BuildArcology(cell, turn) for cell in cells) for turn in turns
        ]
        choices = [ways for ways in patterns.ways.values() if len(ways) > 1]
        self._add(Remain(number) for ways in choices for number in ways)
        self.remain = self._listed(Remain(tile.number) for tile in places.all)
        self.deal_arcology = self._add(DealArcology(n) for n in range(len(patterns.names)))
        self.accept = self._add([AcceptDraw()])
        self.go_on = self._add([GoOn()])
        self.words |= {
            "corner": places.board.names, "turn": list(map(str, DEGREES)),
            "pattern": patterns.names,
        }  # fmt: skip
