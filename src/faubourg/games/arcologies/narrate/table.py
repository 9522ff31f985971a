"""A view of Arcologies with its parts at hand: Small City's table, arcologies, pairs, pumps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import cast

from faubourg.core.model import Action, Message, Seat
from faubourg.core.registry import AnyRules
from faubourg.games.arcologies.actions import BuildArcology
from faubourg.games.arcologies.components import PUMP_POLLUTION
from faubourg.games.arcologies.kit import ArcologyKit
from faubourg.games.arcologies.narrate import log_end, log_steps
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.view import ArcologiesView, ArcologyView, PlaceView
from faubourg.games.small_city.narrate.table import (
    MAY_STAY,
    TABLES,
    AnySmallCity,
    Ground,
    Table,
    table_of,
)
from faubourg.games.small_city.view import SlotView, TileView

INSIDE = "inside"  # the slot, so to speak, of those whom an arcology has taken in


@dataclass(frozen=True)
class ArcologyGround(Ground):
    """One borough with its arcology."""

    arcology: ArcologyView

    @property
    def tables(self) -> ArcologyKit:
        return cast(ArcologyKit, self.kit)

    @cached_property
    def slots(self) -> dict[str, SlotView]:
        """4.5.5: those inside are named by their cells; locked in, nothing happens to them."""
        found = {slot.cell: slot for tile in self.seen.tiles for slot in tile.slots}
        if self.tables.inside == "sealed":
            return found
        people = self.arcology.inside.items()
        return found | {cell: SlotView(cell, INSIDE, seat, True, False) for cell, seat in people}

    def may_stay(self, slot: str) -> bool:
        """5.1.1 and 10.5."""
        return slot in MAY_STAY or (slot == INSIDE and self.tables.inside == "stay")

    def must_move(self) -> list[str]:
        """5.2.6: of a pair both."""
        cells = super().must_move()
        return [*cells, *(cell for cell in self.arcology.pairs if cell in cells)]

    def people_on(self, tile: TileView, owner: Seat) -> int:
        """5.2.8."""
        pairs = {*self.arcology.pairs} & {*tile.cells} if owner == self.seat else ()
        return super().people_on(tile, owner) + len(pairs)

    def workers(self) -> int:
        """6.1: a pair makes no stone."""
        return super().workers() - len(self.arcology.pairs)

    def pumps_ahead(self) -> int:
        """6.4: what the pairs are about to make."""
        return min(len(self.arcology.pairs), self.arcology.pumps_left)

    def net_pollution(self, gross: int, ahead: bool) -> int:
        """7.1 to 7.5 and 10.6."""
        pumps = self.arcology.pumps + (self.pumps_ahead() if ahead else 0)
        dirt = 0 if self.seen.card == "engineer" else PUMP_POLLUTION * pumps
        if self.tables.pumps_apart:
            return max(0, gross - self.seen.park_cells) + dirt
        return max(0, gross + dirt - self.seen.park_cells)


@dataclass(frozen=True)
class ArcologyTable(Table):
    """What one reader sees. Only to be read."""

    @property
    def tables(self) -> ArcologyKit:
        return cast(ArcologyKit, self.kit)

    @property
    def seen(self) -> ArcologiesView:
        return cast(ArcologiesView, self.view)

    @cached_property
    def grounds(self) -> list[Ground]:
        both = enumerate(zip(self.view.boroughs, self.seen.arcologies, strict=True))
        return [
            ArcologyGround(self.kit, seat, borough, arcology) for seat, (borough, arcology) in both
        ]

    def home(self, seat: Seat) -> ArcologyGround:
        return cast(ArcologyGround, self.own(seat))

    @cached_property
    def places(self) -> dict[tuple[str, int], PlaceView]:
        """Of the reader's arcology, by corner and degrees."""
        seat = self.view.seat
        found = [] if seat is None else self.seen.arcologies[seat].places
        return {(place.corner, place.turn): place for place in found}

    def plan_step(self, seat: Seat, step: Action, now: Table) -> list[Message]:
        if not isinstance(step, BuildArcology):
            return []
        rises = log_steps.arcology_rises(self.tables, _as_seen(now), seat, step)
        return [rises, *log_steps.remainders(self.seen, _as_seen(now), seat)]

    def made_besides(self, was: Table) -> list[Message]:
        return log_steps.new_pumps(_as_seen(was), self.seen)

    def own_end(self) -> list[Message] | None:
        return log_end.log_end(self.tables, self.seen)


def _as_seen(table: Table) -> ArcologiesView:
    return cast(ArcologiesView, table.view)


TABLES[ArcologiesView] = ArcologyTable


def arcology_table(rules: AnyRules, view: object) -> ArcologyTable:
    assert isinstance(rules, ArcologiesRules) and isinstance(view, ArcologiesView)
    return cast(ArcologyTable, table_of(cast(AnySmallCity, rules), view))
