"""The table as it is drawn: those inside stand on places of the arcology, pairs on their own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import cast

from faubourg.core.model import Seat
from faubourg.games.arcologies.components import PUMP_POLLUTION
from faubourg.games.arcologies.draw.words import ARCOLOGY, PAIR, RISING
from faubourg.games.arcologies.table import INSIDE, ArcologyGround, ArcologyTable
from faubourg.games.small_city.draw.picture import Picture, Terms
from faubourg.games.small_city.placements import Placement
from faubourg.games.small_city.table import Slot, Tile


@dataclass(frozen=True, eq=False)
class DrawnGround(ArcologyGround):
    """One borough as it is drawn."""

    def tile(self, placement: Placement) -> Tile:
        tile = super().tile(placement)
        if tile.kind != ARCOLOGY:
            return _with_pairs(tile, self.arcology.pairs)
        if cast(ArcologyPicture, self.table).has_left(self.seat):
            return replace(tile, kind=RISING)
        people = self.arcology.inside.items()
        return replace(
            tile, slots=[Slot(cell, INSIDE, seat, False, False) for cell, seat in people]
        )


def _with_pairs(tile: Tile, pairs: list[str]) -> Tile:
    """5.2.1: such a slot makes a pump in place of a stone."""
    slots = [slot._replace(kind=PAIR) if slot.cell in pairs else slot for slot in tile.slots]
    return replace(tile, slots=slots) if pairs else tile


@dataclass(frozen=True, eq=False)
class ArcologyPicture(Picture, ArcologyTable):
    """What a reader knows, as it is drawn."""

    ground = DrawnGround
    apart = (*Picture.apart, ARCOLOGY)
    round_key = "endless-round"

    def has_left(self, seat: Seat) -> bool:
        """8.2: it takes off when the round is over, and so is the game; nothing flies before."""
        return self.is_over and not self.is_ghost and self.arcologies[seat].takes_off

    def also(self, seat: Seat) -> tuple[Terms, Terms]:
        """6.1, and 7.1 with 7.2."""
        own = self.arcologies[seat]
        clean = self.grounds[seat].card == "engineer"
        made: Terms = ((own.pumps_ahead, "pump"),) if own.built else ()
        dirt = 0 if clean else PUMP_POLLUTION * own.pumps
        return made, ((dirt, "pump"),) if own.pumps else ()
