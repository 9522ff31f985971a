"""All that the parts of one picture of a borough share, now and after the action shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.svg import Point
from faubourg.games.small_city.draw.layout import Layout, layout_of
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.draw.tiles import WET, Parts
from faubourg.games.small_city.draw.words import player
from faubourg.games.small_city.table import Ground, Tile

PEOPLE: Final = ("moves", "victims")  # steps that ask for a citizen
SLOTS: Final = ("slot", "houses")  # steps that ask for a slot
ZONES: Final = ("construction", "planning")  # steps that may extend the zone


@dataclass(frozen=True)
class Scene:
    """One borough in front."""

    table: Picture
    seat: Seat  # whose borough it is
    layout: Layout
    language: str
    look: Look

    @property
    def borough(self) -> Ground:
        return self.table.grounds[self.seat]

    @property
    def after(self) -> Ground | None:
        """The same borough once the action shown is done."""
        return self.table.ghost.grounds[self.seat] if self.table.ghost else None

    @cached_property
    def owner(self) -> str:
        return player(self.language, self.look, self.seat)

    @property
    def asks_for_people(self) -> bool:
        return self.table.step in PEOPLE or self.borough.ask == "guard"

    @property
    def asks_for_slots(self) -> bool:
        return self.table.step in SLOTS

    @property
    def asks_for_zone(self) -> bool:
        return self.table.step in ZONES

    def lit(self, name: str) -> bool:
        return name in self.look.lit

    def parts(self, tile: Tile) -> tuple[Point, Parts]:
        return parts_of(self.layout, tile)


def parts_of(layout: Layout, tile: Tile) -> tuple[Point, Parts]:
    slots = {slot.cell: slot.kind for slot in tile.slots}
    wet = set(tile.water)
    return layout.parts(tuple((c, WET if c in wet else slots.get(c, "")) for c in tile.cells))


def shown_seat(table: Picture, look: Look) -> Seat:
    """The mayor's street is chosen in the host's borough, by another player (4.1.2)."""
    known = table.known
    return known.host if table.step == "street" and look.seat == known.turn else look.seat


def scene_of(table: Picture, language: str, look: Look, seat: Seat) -> Scene:
    return Scene(table, seat, layout_of(table.grounds[seat].shown, look.turn), language, look)
