"""All that the parts of one picture of a borough share, now and after the action shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.svg import Point
from faubourg.games.small_city.draw.layout import Layout, layout_of
from faubourg.games.small_city.draw.tiles import WET, Parts
from faubourg.games.small_city.draw.words import player
from faubourg.games.small_city.view import BoroughView, SmallCityView, TileView

PEOPLE: Final = ("moves", "victims")  # steps that ask for a citizen
SLOTS: Final = ("slot", "houses")  # steps that ask for a slot
ZONES: Final = ("construction", "planning")  # steps that may extend the zone


@dataclass(frozen=True)
class Scene:
    """One borough in front."""

    view: SmallCityView
    seat: Seat  # whose borough it is
    layout: Layout
    language: str
    look: Look

    @property
    def borough(self) -> BoroughView:
        return self.view.boroughs[self.seat]

    @property
    def after(self) -> BoroughView | None:
        """The same borough once the action shown is done."""
        ghost = self.look.ghost
        return ghost.boroughs[self.seat] if isinstance(ghost, SmallCityView) else None

    @cached_property
    def owner(self) -> str:
        return player(self.language, self.look, self.seat)

    @property
    def asks_for_people(self) -> bool:
        return self.view.step in PEOPLE or self.borough.ask == "guard"

    @property
    def asks_for_slots(self) -> bool:
        return self.view.step in SLOTS

    @property
    def asks_for_zone(self) -> bool:
        return self.view.step in ZONES

    @cached_property
    def tile_at(self) -> dict[str, TileView]:
        return {cell: tile for tile in self.borough.tiles for cell in tile.cells}

    def lit(self, name: str) -> bool:
        return name in self.look.lit

    def parts(self, tile: TileView) -> tuple[Point, Parts]:
        return parts_of(self.layout, tile)


def parts_of(layout: Layout, tile: TileView) -> tuple[Point, Parts]:
    slots = {slot.cell: slot.kind for slot in tile.slots}
    wet = set(tile.water)
    return layout.parts(tuple((c, WET if c in wet else slots.get(c, "")) for c in tile.cells))


def shown_seat(view: SmallCityView, look: Look) -> Seat:
    """The mayor's street is chosen in the host's borough, by another player (4.1.2)."""
    return view.host if view.step == "street" and look.seat == view.turn else look.seat


def cells_shown(borough: BoroughView) -> int:
    """The zone and the next strip."""
    return borough.sizes[min(borough.steps + 1, len(borough.sizes) - 1)]


def scene_of(view: SmallCityView, language: str, look: Look, seat: Seat) -> Scene:
    shown = cells_shown(view.boroughs[seat])
    return Scene(view, seat, layout_of(shown, look.turn), language, look)
