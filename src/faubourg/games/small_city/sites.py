"""Where tiles may be built, all at once: set algebra over the corners of their forms.

A set of corners is the set of cells where the lower left corner of a form may be. Shifting the
free cells by the form's own cells and taking what is common gives all its places in a few steps.
"""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members, set_of
from faubourg.core.model import Seat
from faubourg.games.small_city import city as cities
from faubourg.games.small_city import components as box
from faubourg.games.small_city.actions import Block
from faubourg.games.small_city.board import Cells, Form
from faubourg.games.small_city.building import Terms
from faubourg.games.small_city.city import ALL
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.payment import payable
from faubourg.games.small_city.state import Borough, City

MOST_LEVELS: Final = len(box.RESIDENTIAL)
_CULTURAL: Final = set_of(box.CULTURAL)
_FACTORY: Final = set_of(box.FACTORY)


def build_blocks(kit: Kit, city: City, seat: Seat, terms: Terms) -> list[Block]:
    """Equal to what building.why_not_build allows, kind by kind."""
    borough = city.boroughs[seat]
    ground = Ground(kit, borough)
    found: list[Block] = []
    for kind in kinds(kit, city, borough, terms):
        found += _of_kind(kit, city, seat, ground, kind, terms)
    return found


def kinds(kit: Kit, city: City, borough: Borough, terms: Terms) -> list[Kind]:
    """Those that building.why_not_kind allows."""
    wanted = 0
    for kind_set in kit.of_size[terms.least : terms.most + 1]:
        wanted |= kind_set
    wanted &= ~borough.built
    if not terms.cultural:
        wanted &= ~_CULTURAL
    if not terms.free:
        wanted &= payable(kit, borough)
    if terms.warehouse and not city.supply[box.WAREHOUSE]:
        wanted &= ~_FACTORY
    return [kind for kind in members(wanted) if city.supply[kind] or kit.owned >> kind & 1]


class Ground:
    """The cells of a borough that are free for each family of tiles."""

    def __init__(self, kit: Kit, borough: Borough) -> None:
        self.kit = kit
        self.borough = borough
        self.open = cities.open_cells(kit, borough)
        self.for_homes = self.open & ~kit.board.touching(borough.works)
        self.for_works = self.open & ~kit.board.touching(borough.homes)
        self._corners: dict[tuple[int, Cells], Cells] = {}
        self._layers: dict[tuple[Kind, ...], list[Cells]] = {}

    def dry(self, kind: Kind) -> Cells:
        """5.2.6 and 5.2.7: the cells for all of a tile but water."""
        if kind in box.RESIDENTIAL:
            return self.for_homes
        return self.for_works if kind in box.INDUSTRIAL else self.open

    def good(self, kind: Kind) -> Cells:
        """The same as influence.good_cells, counted once for all kinds."""
        number = cities.needed(kind)
        if number == 0:
            return ALL
        sources = cities.sources(kind)
        if sources not in self._layers:
            found = cities.zones(self.kit, self.borough, sources)
            self._layers[sources] = cities.layers(found, MOST_LEVELS)
        return self._layers[sources][number]

    def corners(self, form: Form, dry: Cells) -> Cells:
        """Forms of one outline share their places."""
        key = form.outline, dry
        if key not in self._corners:
            self._corners[key] = self._find(form, dry)
        return self._corners[key]

    def _find(self, form: Form, dry: Cells) -> Cells:
        where = form.fit
        for shift in form.solid:
            where &= dry >> shift
        for shift in form.wet:
            where &= self.open >> shift
        return where


def _of_kind(
    kit: Kit, city: City, seat: Seat, ground: Ground, kind: Kind, terms: Terms
) -> list[Block]:
    good = ground.good(kind) if terms.influence else ALL
    if not good:
        return []
    dry = ground.dry(kind)
    found: list[Block] = []
    for form, places in zip(kit.places.forms[kind], kit.book.build_forms[kind], strict=True):
        where = ground.corners(form, dry)
        if good != ALL:
            where &= _touched(form, good)
        if where and kind in box.FACTORY and terms.warehouse:
            where = _with_warehouse(kit, form, where, ground.for_works)
        if where:
            if terms.influence:
                where = kit.allowed_corners(city, seat, form, where)
            found.append((places, where))
    return found


def _touched(form: Form, good: Cells) -> Cells:
    """5.2.8: corners from which at least one cell of the form is good."""
    where = 0
    for shift in form.solid:
        where |= good >> shift
    return where


def _with_warehouse(kit: Kit, form: Form, where: Cells, free: Cells) -> Cells:
    """6.3.6: those beside which a warehouse could lie."""
    if len(form.solid) == 1:
        return where & kit.board.ring(free)
    placements = kit.places.all
    return set_of(
        corner for corner in members(where) if placements[form.numbers[corner]].near & free
    )
