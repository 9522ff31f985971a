"""Positions from text, actions in notation: the one small builder of these tests.

    game = table("arcology c3 d3*; factory-2 a1 b1**", phase=3, pumps=[2])
    assert game.why_not("go 1 d3") == ARCOLOGY_CLOSED

A borough is its tiles as the notation names them; an arcology is named by the lower left cell of
its square, and the cells after it are those of people inside. A star behind a cell is a citizen of
the owner, two stars are a pair, a star and a number one of that player. Tiles, citizens and units
come from where they are in the box. Without a town hall in the text one stands in the upper right
corner of the easy zone. Everybody has the pattern Habitat, unless others are named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from faubourg.core.model import Seat
from faubourg.games.arcologies import state as steps
from faubourg.games.arcologies.components import ARCOLOGY
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.arcologies.table import Arcology, Place
from faubourg.games.arcologies.table import ArcologyTable as ArcologySeen
from faubourg.games.small_city.state import HALLS
from games.small_city.table import RESIDENT, CityTable, given


class Table(CityTable[ArcologiesRules, ArcologiesState]):
    """Of Arcologies."""

    KEY, STEPS = "arcologies", steps.STEP_NAMES

    @property
    def kit(self) -> ArcologyKit:
        return self.rules.kit

    def view(self) -> ArcologySeen:
        """What this seat knows, with its parts at hand."""
        return ArcologySeen(self.rules, self.known, self.seat)

    def rank(self) -> str:
        return self.rules.rank(self.state)

    def arcology(self, player: Seat = 0) -> Arcology:
        """An arcology as this seat sees it."""
        return self.view().arcologies[player]

    def place(self, corner: str, turn: int = 0) -> Place:
        """What the own view tells of a place."""
        places = self.arcology(self.seat).places
        return next(p for p in places if (p.corner, p.turn) == (corner, turn))

    @property
    def pumps(self) -> int:
        return self.borough.extras[steps.PUMPS]

    def box(self, kind: str) -> int:
        """Tiles of a kind that are out of the game."""
        return self.city.razed[self.kit.places.kinds.index(kind)]

    # Building it

    def lay_tiles(self, words: str) -> None:
        if "arcology" in words:
            self.borough.extras[steps.BUILT], self.borough.extras[steps.TURN] = 1, 0
        super().lay_tiles(words)

    def number(self, kind: str, cells: list[str]) -> int:
        """An arcology is named by one cell."""
        if kind == "arcology":
            return self.kit.places.forms[ARCOLOGY][0].numbers[self.kit.board.number[cells[0]]]
        return super().number(kind, cells)

    def people(self, cell: str, star: str, owner: str) -> None:
        """Two stars are a pair."""
        super().people(cell, star, owner.strip(RESIDENT))
        if owner == RESIDENT:
            self.stand(cell, self.seat)
            self.borough.extras[steps.PAIRS] |= 1 << self.kit.board.number[cell]


start = Table.start


def table(
    *boroughs: str,
    seats: int = 2,
    patterns: Sequence[str] = (),
    pumps: Sequence[int] = (),
    quiet: int = 0,
    options: dict[str, str] | None = None,
    **more: Any,
) -> Table:
    """A phase as it begins (CityTable.lay_out)."""
    game = start(seats, options)
    game.state.step, game.state.quiet = HALLS, quiet
    for seat, borough in enumerate(game.state.city.boroughs):
        pattern = given(patterns, seat, "habitat")
        borough.extras[steps.DEALT] = game.kit.patterns.names.index(pattern)
        borough.extras[steps.PUMPS] = given(pumps, seat, 0)
    return game.lay_out(*boroughs, **more)
