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
from faubourg.games.small_city.board import Cells, Form, Number, Placement
from faubourg.games.small_city.building import ANY_SIZE, Terms
from faubourg.games.small_city.city import ALL
from faubourg.games.small_city.components import Kind
from faubourg.games.small_city.kit import FAMILIES, Kit
from faubourg.games.small_city.payment import payable
from faubourg.games.small_city.state import Borough, City

MOST_LEVELS: Final = len(box.RESIDENTIAL)
_CULTURAL: Final = set_of(box.CULTURAL)
_FACTORY: Final = set_of(box.FACTORY)
NOT_KNOWN: Final = -1
# Kinds that can need influence come first: how much of it, and the first kind that gives it.
_GROWN: Final = range(box.FACTORY[-1] + 1)
NEEDED: Final = [cities.needed(kind) for kind in _GROWN]
SOURCE: Final = [cities.sources(kind)[0] for kind in _GROWN]


def build_blocks(kit: Kit, city: City, seat: Seat, ground: Ground, terms: Terms) -> list[Block]:
    """Equal to what building.why_not_build allows, kind by kind."""
    found: list[Block] = []
    for kind in members(kinds(kit, city, city.boroughs[seat], terms)):
        if city.supply[kind] or kit.owned >> kind & 1:
            _add_kind(kit, city, seat, ground, kind, terms, found)
    return found


def kinds(kit: Kit, city: City, borough: Borough, terms: Terms) -> int:
    """Those that building.why_not_kind allows, as a set, if there are tiles."""
    wanted = kit.any_kind
    if terms.most != ANY_SIZE:
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
    return wanted


class Ground:
    """The cells of a borough that are free for each family of tiles."""

    def __init__(self, kit: Kit, borough: Borough) -> None:
        self.kit = kit
        self.borough = borough
        self.open = cities.open_cells(kit, borough)
        self.for_works = self.open & ~kit.board.touching(borough.homes)
        for_homes = self.open & ~kit.board.touching(borough.works)
        # 5.2.6 and 5.2.7, by family: the cells for all of a tile but water.
        self.dry = [for_homes, self.for_works, self.open]
        self._corners = [NOT_KNOWN] * (FAMILIES * kit.places.outlines)
        self._zones: dict[Kind, list[Cells]] = {}  # of what a kind needs, by the first source
        self._layers: dict[Kind, list[Cells]] = {}

    def zones(self, kind: Kind) -> list[Cells]:
        """The influence zones of all that a kind needs."""
        source = SOURCE[kind]
        if source not in self._zones:
            self._zones[source] = cities.zones(self.kit, self.borough, cities.sources(kind))
        return self._zones[source]

    def good(self, kind: Kind) -> Cells:
        """The same as cities.good_cells, counted once for all kinds."""
        number = NEEDED[kind] if kind < len(NEEDED) else 0
        if number == 0:
            return ALL
        source = SOURCE[kind]
        if source not in self._layers:
            self._layers[source] = cities.layers(self.zones(kind), MOST_LEVELS)
        return self._layers[source][number]

    def corners(self, form: Form) -> Cells:
        """Forms of one outline share their places."""
        family = self.kit.family[form.kind]
        place = family * self.kit.places.outlines + form.outline
        if self._corners[place] == NOT_KNOWN:
            self._corners[place] = self._find(form, self.dry[family])
        return self._corners[place]

    def _find(self, form: Form, dry: Cells) -> Cells:
        where = form.fit
        for shift in form.solid:
            where &= dry >> shift
        for shift in form.wet:
            where &= self.open >> shift
        return where


def _add_kind(
    kit: Kit, city: City, seat: Seat, ground: Ground, kind: Kind, terms: Terms, found: list[Block]
) -> None:
    good = ground.good(kind) if terms.influence else ALL
    if not good:
        return
    beside = terms.warehouse and bool(_FACTORY >> kind & 1)
    for number, form in enumerate(kit.places.forms[kind]):
        where = ground.corners(form)
        if where and good != ALL:
            where &= _touched(form, good)
        if where and beside:
            where = _with_warehouse(kit, form, where, ground.for_works)
        if where:
            if terms.influence:
                where = kit.allowed_corners(city, seat, form, where)
            found.append((kit.book.build_forms[kind][number], where))


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
    for corner in members(where):
        if not placements[form.numbers[corner]].near & free:
            where &= ~(1 << corner)
    return where


# Growth


def growth_block(kit: Kit, city: City, ground: Ground) -> Block:
    """Equal to what demolition.why_not_grow allows; few tiles can, so each is looked at."""
    found: list[Number] = []
    for tile in ground.borough.tiles:
        if kit.places.growths[tile]:
            _add_growths(kit, city, ground, kit.places.all[tile], found)
    found.sort()
    return [kit.book.grow[number] for number in found], (1 << len(found)) - 1


def _add_growths(kit: Kit, city: City, ground: Ground, old: Placement, found: list[Number]) -> None:
    kind = old.kind + 1
    if not city.supply[kind] or old.cells & ground.borough.fresh:
        return
    cells = ground.dry[kit.family[kind]]
    larger = [number for cell, number in kit.places.growths[old.number] if cells >> cell & 1]
    if larger and _is_served(ground, kind, old):
        found += larger


def _is_served(ground: Ground, kind: Kind, old: Placement) -> bool:
    """The same as cities.is_served, with zones that are known."""
    return sum(bool(zone & old.cells) for zone in ground.zones(kind)) >= NEEDED[kind]
