"""All that the parts of one picture of the map share, now and after the action shown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.games.la_citta.draw.land import Terrain
from faubourg.games.la_citta.draw.layout import Layout, layout_of
from faubourg.games.la_citta.view import CityView, LaCittaView


class Town(NamedTuple):
    """A city at one moment."""

    owner: Seat
    castle: str
    tiles: tuple[tuple[str, str], ...]  # hex and building
    citizens: int
    on_castle: int
    limit: int  # 0: none
    cubes: tuple[int, ...]  # per service
    points: tuple[int, ...]  # per service, in halves
    food: int
    short: bool
    complete: bool
    neighbours: tuple[str, ...]  # castles
    harvest: tuple[str, ...]  # hexes with a cube


def town_of(city: CityView, harvest: frozenset[str]) -> Town:
    return Town(
        city.owner, city.castle, tuple(city.tiles.items()), city.citizens, city.on_castle,
        city.limit, tuple(city.cubes), tuple(city.points), city.food, city.short, city.complete,
        tuple(city.neighbours), tuple([hex for hex in city.tiles if hex in harvest]),
    )  # fmt: skip


def towns_of(view: LaCittaView) -> tuple[Town, ...]:
    harvest = frozenset(view.harvest)
    return tuple([town_of(city, harvest) for city in view.cities])


@dataclass(frozen=True)
class Scene:
    """One picture: the country, its cities, and what the action shown would make of them."""

    layout: Layout
    terrain: Terrain
    towns: tuple[Town, ...]
    after: tuple[Town, ...] | None
    site: str  # of a city that is being founded, now or after the action shown
    turn: Seat  # who acts
    seats: int
    language: str
    look: Look

    @cached_property
    def by_castle(self) -> dict[str, Town]:
        return {town.castle: town for town in self.towns}

    @cached_property
    def built(self) -> dict[str, tuple[Town, str]]:
        """By hex: the city and the building there."""
        return {hex: (town, kind) for town in self.towns for hex, kind in town.tiles}


def scene_of(view: LaCittaView, language: str, look: Look) -> Scene:
    ghost = look.ghost
    after, site = None, view.site
    if isinstance(ghost, LaCittaView):
        after, site = towns_of(ghost), site or ghost.site
    return Scene(
        layout_of(view, look.turn), tuple(view.terrain.items()), towns_of(view), after, site,
        view.turn, len(view.players), language, look,
    )  # fmt: skip
