"""Which drawn things an action touches, in the order in which one would touch them.

On the borough in front everything is a `cell:`, a tile by its first cell; where citizens are
asked for, they are a `citizen:` and their slots a `slot:`, by borough and cell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from faubourg.core.model import Action
from faubourg.games.small_city import actions
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import Form, Placements
from faubourg.games.small_city.components import Tile
from faubourg.games.small_city.draw.picture import Picture
from faubourg.games.small_city.kit import Kit

Way: TypeAlias = tuple[int, bool]  # degrees and whether mirrored
Laid: TypeAlias = frozenset[tuple[int, int, str]]  # cells from the lower left, each with its slot
QUARTER: Final = 90
BARE: Final = "-"


@lru_cache(maxsize=8)
def names_of(kit: Kit) -> list[tuple[str, ...]]:
    """By placement: the tile, its way if there is more than one, and its first cell."""
    found: list[tuple[str, ...]] = []
    places = kit.places
    for kind, (name, tile) in enumerate(kit.box.tiles.items()):
        ways = _ways(places, kind, tile)
        turns, sides = {turn for turn, _ in ways}, {mirrored for _, mirrored in ways}
        for form, (turn, mirrored) in zip(places.forms[kind], ways, strict=True):
            how = [f"turn:{turn}"] if len(turns) > 1 else []
            how += [f"mirror:{'yes' if mirrored else 'no'}"] if len(sides) > 1 else []
            for placement in _placements(places, form):
                where = f"cell:{places.board.names[places.all[placement].first]}"
                found.append((f"tile:{name}", *how, where))
    return found


def _placements(places: Placements, form: Form) -> range:
    return range(form.first, form.first + sum(number >= 0 for number in form.numbers))


def _ways(places: Placements, kind: int, tile: Tile) -> list[Way]:
    """By form: the smallest turn that makes it, and if it can be, without a mirror."""
    plain = kind in box.FOR_RESIDENTS
    known = {laid: way for way, laid in reversed(list(_turned(tile, plain)))}
    return [known[_laid(places, form, plain)] for form in places.forms[kind]]


def _turned(tile: Tile, plain: bool) -> Iterator[tuple[Way, Laid]]:
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


Touching: TypeAlias = Callable[[Kit, Picture, Action], list[str]]
WORDS: Final[dict[type[Action], list[str]]] = {
    actions.Extend: ["zone"], actions.Decline: ["decline"], actions.Commit: ["commit"],
    actions.Stop: ["stop"],
    actions.NoWarehouse: ["no-warehouse"], actions.LeaveNone: ["leave-none"],
    actions.NoGuard: ["no-guard"],
}  # fmt: skip
DEMOLISH: Final = "tool:demolish"
HALL_KIND: Final = box.KINDS[box.TOWN_HALL]


def touches(table: Picture, action: Action) -> list[str]:
    kind = type(action)
    if kind in _TOUCHING:
        return _TOUCHING[kind](table.kit, table, action)
    return WORDS.get(kind, [])


def _build(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Build)
    return list(names_of(kit)[action.placement])


def _hall(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.PlaceHall)
    return list(names_of(kit)[action.placement][-1:])


def _grow(kit: Kit, table: Picture, action: Action) -> list[str]:
    """The tile that grows and the new cell; only the new tile's first cell if none would."""
    assert isinstance(action, actions.Grow)
    placement = kit.places.all[action.placement]
    names, number = kit.board.names, kit.board.number
    smaller, cells = kit.places.kinds[placement.kind - 1], placement.cells
    for tile in table.grounds[table.seat].tiles:
        if tile.kind == smaller and cells >> number[tile.name] & 1:
            new = [names[c] for c in placement.order if names[c] not in tile.cells]
            if len(new) == 1:
                return [f"cell:{tile.name}", f"cell:{new[0]}"]
    return [f"cell:{names[placement.first]}"]


def _demolish(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Demolish)
    return [DEMOLISH, f"cell:{kit.board.names[action.cell]}"]


def _cell(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Warehouse | actions.Bury)
    return [f"cell:{kit.board.names[action.cell]}"]


def _street(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Street)
    return [f"cell:{kit.board.names[action.cell]}", f"cell:{kit.board.names[action.other]}"]


def _citizen(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Pick | actions.Guard | actions.Victim)
    borough = action.borough if isinstance(action, actions.Pick) else table.seat
    return [f"citizen:{borough + 1}-{kit.board.names[action.cell]}"]


def _slot(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Go | actions.House)
    borough = action.borough if isinstance(action, actions.Go) else table.seat
    return [*_picked(table), f"slot:{borough + 1}-{kit.board.names[action.cell]}"]


def _picked(table: Picture) -> list[str]:
    """Who moves comes first, so that the page sees from where."""
    return [f"citizen:{table.picked_in + 1}-{table.picked}"] if table.picked else []


def _store(kit: Kit, table: Picture, store: int) -> str:
    if store == actions.SUPPLY:
        return "supply"
    if store != actions.HALL:
        return f"cell:{kit.board.names[store]}"
    tiles = table.grounds[table.seat].tiles
    return next((f"cell:{tile.name}" for tile in tiles if tile.kind == HALL_KIND), "hall")


def _go_hall(kit: Kit, table: Picture, action: Action) -> list[str]:
    return [*_picked(table), _store(kit, table, actions.HALL)]


def _spend(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Spend)
    return [_store(kit, table, action.store)]


def _trade(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Sell | actions.GiveRaw)
    use = "raw_to_cash" if isinstance(action, actions.Sell) else "raw_to_votes"
    return [f"use:{use}", f"raw:{box.RAWS[action.raw]}", _store(kit, table, action.store)]


def _buy(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.BuyVotes)
    return ["use:cash_to_votes", f"spend:{action.money}"]


def _make(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Make)
    return [f"unit:{box.RAWS[action.raw]}-{action.borough + 1}"]


def _put(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Put | actions.PutAbroad)
    unit = f"unit:{box.RAWS[action.raw]}-{action.borough + 1}"
    if isinstance(action, actions.PutAbroad):
        return [unit, f"abroad:{action.borough + 1}-{kit.board.names[action.cell]}"]
    return [unit, _store(kit, table, action.store)]


def _raw(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.LeaveOut | actions.Offer)
    return [f"raw:{box.RAWS[action.raw]}"]


def _pay(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Reward)
    return [f"reward:{actions.PAYS[action.pay]}"]


def _take(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Take)
    return [f"card:{box.CARDS[action.card]}"]


def _keep(kit: Kit, table: Picture, action: Action) -> list[str]:
    assert isinstance(action, actions.Keep | actions.KeepSpecial)
    stack = "promise" if isinstance(action, actions.Keep) else "special"
    return [f"{stack}:{action.promise}"]


def _invest(kit: Kit, table: Picture, action: Action) -> list[str]:
    """The disc, the space it enters, and what it is paid with."""
    assert isinstance(action, actions.Invest)
    disc = "start" if action.disc == actions.NO_LINE else box.LINES[action.disc]
    column = 1 + (_column(table, disc) if action.advance else 0)
    space = f"space:{box.LINES[action.line]}-{column}"
    return [f"disc:{disc}", space, f"pay:{actions.PAYS[action.pay]}"]


def _column(table: Picture, line: str) -> int:
    discs = table.grounds[table.seat].discs
    return next((disc.column for disc in discs if disc.line == line), 0)


_TOUCHING: Final[dict[type[Action], Touching]] = {
    actions.Build: _build, actions.PlaceHall: _hall, actions.Grow: _grow,
    actions.Demolish: _demolish, actions.Warehouse: _cell,
    actions.Bury: _cell, actions.Street: _street, actions.Pick: _citizen, actions.Guard: _citizen,
    actions.Victim: _citizen, actions.Go: _slot,
    actions.House: _slot, actions.GoHall: _go_hall, actions.Spend: _spend, actions.Sell: _trade,
    actions.GiveRaw: _trade, actions.BuyVotes: _buy,
    actions.Make: _make, actions.Put: _put, actions.PutAbroad: _put, actions.LeaveOut: _raw,
    actions.Offer: _raw, actions.Reward: _pay,
    actions.Take: _take, actions.Keep: _keep, actions.KeepSpecial: _keep, actions.Invest: _invest,
}  # fmt: skip
