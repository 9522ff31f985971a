"""The first edition of our rules: records of that time are still followed by it.

There only what remains of a split tile had to be a tile, and the split tile went to the box.
"""

from __future__ import annotations

from faubourg.games.arcologies.components import BOX, ArcologyBox
from faubourg.games.arcologies.content import read_content
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.patterns import Part, part_of
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.tables import take_part
from faubourg.games.small_city.board import Cells, Placement
from faubourg.games.small_city.state import City


class FirstKit(ArcologyKit):
    """How tiles were split."""

    def parts(self, tile: Placement, square: Cells) -> list[Part]:
        """Nobody asked what shape the covered part has."""
        return [part_of(tile, tile.cells & ~square)]

    def exchange(self, city: City, tile: Placement, square: Cells) -> None:
        ((remainder, _),) = self.parts(tile, square)
        take_part(city, remainder)
        city.razed[tile.kind] += 1


class FirstEdition(ArcologiesRules):
    """Arcologies as it was played by the first edition."""

    edition = 1

    def make_kit(self, seats: int, options: dict[str, str], box: ArcologyBox) -> ArcologyKit:
        return FirstKit(seats, options, box)


def make(seats: int, options: dict[str, str], content: str) -> FirstEdition:
    return FirstEdition(seats, options, read_content(content) if content else BOX)
