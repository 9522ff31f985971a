"""Which drawn things an action touches, in the order in which one would touch them.

On the borough in front everything is a `cell:`, a tile by its first cell; where citizens are
asked for, they are a `citizen:` and their slots a `slot:`, by borough and cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final, TypeAlias

from faubourg.core.model import Action, Seat
from faubourg.games.small_city import actions
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import Cell, Form, Number, Placements
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.kit import Kit

Way: TypeAlias = tuple[int, bool]  # degrees and whether mirrored
Laid: TypeAlias = frozenset[tuple[int, int, str]]  # cells from the lower left, each with its slot
QUARTER: Final = 90
BARE: Final = "-"


@lru_cache(maxsize=8)
def names_of(kit: Kit) -> list[tuple[str, ...]]:
    """By placement: the tile, all its cells, and its way if it is not the usual one there."""
    found: list[tuple[str, ...]] = []
    for kind, (name, tile) in enumerate(kit.box.tiles.items()):
        lying = list(_lying(kit.places, kind, tile))
        usual = {cells: way for way, cells in sorted([(w, c) for c, w in lying], reverse=True)}
        found += [(f"tile:{name}", *cells, *_words(way, usual[cells])) for cells, way in lying]
    return found


def _lying(places: Placements, kind: int, tile: box.Tile) -> Iterator[tuple[tuple[str, ...], Way]]:
    """All placements of a tile: the names of its cells, and its way."""
    for form, way in zip(places.forms[kind], _ways(places, kind, tile), strict=True):
        count = sum(number >= 0 for number in form.numbers)
        for placement in range(form.first, form.first + count):
            cells = sorted(places.board.names[cell] for cell in places.all[placement].order)
            yield tuple([f"cell:{cell}" for cell in cells]), way


def _words(way: Way, usual: Way) -> list[str]:
    """How it lies otherwise than is usual on these cells: nobody is asked before it matters."""
    turn = [f"turn:{way[0]}"] if way[0] != usual[0] else []
    return [*turn, f"mirror:{'yes' if way[1] else 'no'}"] if way[1] != usual[1] else turn


def _ways(places: Placements, kind: int, tile: box.Tile) -> list[Way]:
    """By form: the smallest turn that makes it, and if it can be, without a mirror."""
    plain = kind in box.FOR_RESIDENTS
    known = {laid: way for way, laid in reversed(list(_turned(tile, plain)))}
    return [known[_laid(places, form, plain)] for form in places.forms[kind]]


def _turned(tile: box.Tile, plain: bool) -> Iterator[tuple[Way, Laid]]:
    for mirrored in (False, True):
        cells = [(-x if mirrored else x, y) for x, y in tile.cells]
        for quarter in range(4):
            left, low = min(x for x, _ in cells), min(y for _, y in cells)
            slots = [BARE if plain else slot for slot in tile.slots]
            yield (
                (QUARTER * quarter, mirrored),
                frozenset(
                    (x - left, y - low, slot) for (x, y), slot in zip(cells, slots, strict=True)
                ),
            )
            cells = [(y, -x) for x, y in cells]


def _laid(places: Placements, form: Form, plain: bool) -> Laid:
    """The form as its first placement lies."""
    placement = places.all[form.first]
    size = places.board.size
    slots = {cell: box.SLOTS[slot] for cell, slot in placement.slots}
    corner = next(cell for cell, number in enumerate(form.numbers) if number == form.first)
    found = set()
    for cell in placement.order:
        wet = not placement.solid >> cell & 1
        slot = BARE if plain else box.WATER if wet else slots.get(cell, BARE)
        found.add((cell % size - corner % size, cell // size - corner // size, slot))
    return frozenset(found)


Touching: TypeAlias = Callable[[Picture, Any], list[str]]
DEMOLISH: Final = "tool:demolish"
HALL_KIND: Final = box.KINDS[box.TOWN_HALL]


def touches(table: Picture, action: Action) -> list[str]:
    if touching := _TOUCHING.get(type(action)):
        return touching(table, action)
    return WORDS.get(type(action)) or [table.kit.book.notation(action)]


def _cell(table: Picture, cell: Cell) -> str:
    return f"cell:{table.name(cell)}"


def _first(table: Picture, placement: Number) -> str:
    return _cell(table, table.kit.places.all[placement].first)


def _citizen(table: Picture, borough: Seat, cell: Cell) -> str:
    return f"citizen:{borough + 1}-{table.name(cell)}"


def _slot(table: Picture, borough: Seat, cell: Cell) -> list[str]:
    return [*_picked(table), f"slot:{borough + 1}-{table.name(cell)}"]


def _picked(table: Picture) -> list[str]:
    """Who moves comes first, so that the page sees from where."""
    return [f"citizen:{table.picked_in + 1}-{table.picked}"] if table.picked else []


def _store(table: Picture, store: int) -> str:
    if store == actions.SUPPLY:
        return "supply"
    if store != actions.HALL:
        return _cell(table, store)
    tiles = table.grounds[table.seat].tiles
    return next((f"cell:{tile.name}" for tile in tiles if tile.kind == HALL_KIND), "hall")


def _unit(action: actions.Make | actions.Put | actions.PutAbroad) -> str:
    return f"unit:{box.RAWS[action.raw]}-{action.borough + 1}"


def _abroad(table: Picture, action: actions.PutAbroad) -> list[str]:
    return [_unit(action), f"abroad:{action.borough + 1}-{table.name(action.cell)}"]


def _raw(table: Picture, action: actions.LeaveOut | actions.Offer) -> list[str]:
    return [f"raw:{box.RAWS[action.raw]}"]


def _trade(table: Picture, action: actions.Sell | actions.GiveRaw) -> list[str]:
    use = "raw_to_cash" if isinstance(action, actions.Sell) else "raw_to_votes"
    return [f"use:{use}", f"raw:{box.RAWS[action.raw]}", _store(table, action.store)]


def _grow(table: Picture, action: actions.Grow) -> list[str]:
    """The tile that grows and the new cell; only the new tile's first cell if none would."""
    kit = table.kit
    placement = kit.places.all[action.placement]
    names, number = kit.board.names, kit.board.number
    smaller, cells = kit.places.kinds[placement.kind - 1], placement.cells
    for tile in table.grounds[table.seat].tiles:
        if tile.kind == smaller and cells >> number[tile.name] & 1:
            new = [names[c] for c in placement.order if names[c] not in tile.cells]
            if len(new) == 1:
                return [f"cell:{tile.name}", f"cell:{new[0]}"]
    return [f"cell:{names[placement.first]}"]


def _invest(table: Picture, action: actions.Invest) -> list[str]:
    """The disc, the space it enters, and what it is paid with."""
    disc = "start" if action.disc == actions.NO_LINE else box.LINES[action.disc]
    discs = table.grounds[table.seat].discs
    now = next((known.column for known in discs if known.line == disc), 0)
    space = f"space:{box.LINES[action.line]}-{1 + (now if action.advance else 0)}"
    return [f"disc:{disc}", space, f"pay:{actions.PAYS[action.pay]}"]


def covered(kit: Kit, action: Action) -> tuple[str, ...]:
    """The cells of a tile that is laid, if it has several."""
    if not isinstance(action, actions.Build | actions.PlaceHall | actions.Grow):
        return ()
    return cells_of(kit.places, action.placement)


def cells_of(places: Placements, placement: Number) -> tuple[str, ...]:
    order = places.all[placement].order
    return tuple([places.board.names[cell] for cell in order]) if len(order) > 1 else ()


WORDS: Final[dict[type[Action], list[str]]] = {
    actions.Extend: ["zone"], actions.Decline: ["decline"], actions.Commit: ["commit"],
    actions.Stop: ["stop"], actions.NoWarehouse: ["no-warehouse"],
    actions.LeaveNone: ["leave-none"], actions.NoGuard: ["no-guard"],
}  # fmt: skip
_TOUCHING: Final[dict[type[Action], Touching]] = {
    actions.Build: lambda table, build: list(names_of(table.kit)[build.placement]),
    actions.PlaceHall: lambda table, hall: [_first(table, hall.placement)],
    actions.Grow: _grow,
    actions.Demolish: lambda table, step: [DEMOLISH, _cell(table, step.cell)],
    actions.Warehouse: lambda table, shed: [_cell(table, shed.cell)],
    actions.Bury: lambda table, grave: [_cell(table, grave.cell)],
    actions.Street: lambda table, way: [_cell(table, way.cell), _cell(table, way.other)],
    actions.Pick: lambda table, pick: [_citizen(table, pick.borough, pick.cell)],
    actions.Guard: lambda table, guard: [_citizen(table, table.seat, guard.cell)],
    actions.Victim: lambda table, victim: [_citizen(table, table.seat, victim.cell)],
    actions.Go: lambda table, go: _slot(table, go.borough, go.cell),
    actions.House: lambda table, house: _slot(table, table.seat, house.cell),
    actions.GoHall: lambda table, _: [*_picked(table), _store(table, actions.HALL)],
    actions.Spend: lambda table, unit: [_store(table, unit.store)],
    actions.Sell: _trade,
    actions.GiveRaw: _trade,
    actions.BuyVotes: lambda table, buy: ["use:cash_to_votes", f"spend:{buy.money}"],
    actions.Make: lambda table, make: [_unit(make)],
    actions.Put: lambda table, put: [_unit(put), _store(table, put.store)],
    actions.PutAbroad: _abroad,
    actions.LeaveOut: _raw,
    actions.Offer: _raw,
    actions.Reward: lambda table, reward: [f"reward:{actions.PAYS[reward.pay]}"],
    actions.Take: lambda table, take: [f"card:{box.CARDS[take.card]}"],
    actions.Keep: lambda table, keep: [f"promise:{keep.promise}"],
    actions.KeepSpecial: lambda table, keep: [f"special:{keep.promise}"],
    actions.Invest: _invest,
}


def on_boards(table: Picture, seat: Seat, names: list[str]) -> dict[Seat, list[str]]:
    """By borough, as it is drawn where nobody is asked: all on a tile has the tile's name."""
    found: dict[Seat, list[str]] = {}
    for name in names:
        kind, _, where = name.partition(":")
        if kind in ("citizen", "slot"):
            owner, _, cell = where.partition("-")
            tile = table.grounds[int(owner) - 1].tile_at.get(cell)
            found.setdefault(int(owner) - 1, []).append(f"cell:{tile.name if tile else cell}")
        else:
            found.setdefault(seat, []).append(name)
    return found
