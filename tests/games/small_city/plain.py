"""The rules of phases 3 to 7 once more, slowly: from names in a view, with no set of the engine.

What follows from a position, and the complete list of what it allows, are counted here a second
time; test_invariants.py compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias

from faubourg.games.small_city.ground import Ground, Slot, Tile
from faubourg.games.small_city.income import uses_of
from faubourg.games.small_city.table import Table as Seen

Place: TypeAlias = tuple[int, str]  # borough and cell
WORK = ("wood", "stone", "metal")
SHOP = ("cash", "raw_to_cash", "cash_to_votes", "raw_to_votes")
VISITED = (*WORK, *SHOP, "rest")
LINES = ("industry", "construction", "economy", "tourism")
GUARDS = ("police", "fire")


class Plain:
    """One view, and slow questions about it."""

    def __init__(self, view: Seen, options: dict[str, str]) -> None:
        self.view = view
        self.options = options
        self.seats = range(len(view.grounds))

    # Cells and tiles

    def around(self, cell: str, corners: bool) -> set[str]:
        x, y = ord(cell[0]), int(cell[1:])
        steps = [(a, b) for a, b in product((-1, 0, 1), repeat=2) if (a, b) != (0, 0)]
        return {f"{chr(x + a)}{y + b}" for a, b in steps if corners or 0 in (a, b)}

    def zone(self, size: int) -> set[str]:
        return {f"{chr(ord('a') + x)}{y + 1}" for x in range(size) for y in range(size)}

    def slots(self, seat: int) -> Iterator[tuple[Tile, Slot]]:
        for tile in self.view.grounds[seat].tiles:
            yield from ((tile, slot) for slot in tile.slots)

    def standing(self, owner: int) -> Iterator[tuple[int, Tile, Slot]]:
        """Citizens of a seat on slots, with the borough where they are."""
        for where in self.seats:
            for tile, slot in self.slots(where):
                if slot.owner == owner:
                    yield where, tile, slot

    def tile(self, seat: int, kind: str) -> Tile | None:
        return next((t for t in self.view.grounds[seat].tiles if t.kind == kind), None)

    def is_active(self, seat: int, kind: str) -> bool:
        found = self.tile(seat, kind)
        return found is not None and found.slots[0].owner == seat

    def tourists(self, seat: int) -> list[Slot]:
        return [slot for _, slot in self.slots(seat) if slot.owner not in (seat, -2)]

    # Movement

    def neighbours(self, seat: int) -> set[int]:
        found = set()
        for step in (1, -1):
            there = (seat + step) % len(self.seats)
            while self.view.grounds[there].eliminated and there != seat:
                if self.options.get("eliminated_borough") == "gap":
                    there = seat
                else:
                    there = (there + step) % len(self.seats)
            found.add(there)
        return found - {seat}

    def slots_at_home(self, seat: int, from_abroad: bool) -> set[Place]:
        guards_open = not from_abroad or self.options.get("returning_guards") == "yes"
        return {
            (seat, slot.cell)
            for tile, slot in self.slots(seat)
            if slot.owner == -2 and not slot.closed and (guards_open or tile.kind not in GUARDS)
        }

    def slots_abroad(self, seat: int, where: int, there_already: bool) -> set[Place]:
        own = sum(slot.owner == seat for _, slot in self.slots(where))
        limit = 2 if self.tile(seat, "metro") else 1
        if own + (not there_already) > limit:
            return set()
        police = self.tile(where, "police")
        active = police is not None and self.is_active(where, "police")
        refused = self.view.grounds[where].influenced(police) if police and active else []
        return {
            (where, slot.cell)
            for _, slot in self.slots(where)
            if slot.kind in VISITED and slot.owner == -2 and not slot.closed
            if slot.cell not in refused
        }

    def destinations(self, seat: int, where: int) -> set[Place]:
        found = set()
        if where == seat:
            found |= self.slots_at_home(seat, False)
        else:
            found |= self.slots_abroad(seat, where, True)
        for near in self.neighbours(where):
            if near != seat:
                found |= self.slots_abroad(seat, near, False)
            elif self.options.get("homecoming") != "forced":
                found |= self.slots_at_home(seat, True)
        return found or (self.slots_at_home(seat, True) if where != seat else set())

    def obliged(self, seat: int) -> set[Place]:
        return {
            (where, slot.cell)
            for where, _, slot in self.standing(seat)
            if not slot.moved and (where != seat or slot.kind in VISITED)
        }

    def moves(self, seat: int) -> set[str]:
        must = self.obliged(seat)
        found = {f"pick {where + 1} {cell}" for where, cell in must}
        if self.destinations(seat, seat):
            found |= {
                f"pick {seat + 1} {slot.cell}"
                for where, _, slot in self.standing(seat)
                if where == seat and not slot.moved
            }
        return found if must else found | {"stop"}

    def goals(self, seat: int) -> set[str]:
        where, cell = self.view.picked_in, self.view.picked
        found = self.destinations(seat, where)
        must = (where, cell) in self.obliged(seat)
        words = {f"go {there + 1} {slot}" for there, slot in found}
        nowhere = not found if where != seat else not any(there == seat for there, _ in found)
        return words | {"go hall"} if must and nowhere else words

    def houses(self, seat: int) -> set[str]:
        return {
            f"house {slot.cell}"
            for tile, slot in self.slots(seat)
            if tile.kind == "residential-1" and slot.owner == -2
        }

    # Income

    def commerce(self, seat: int) -> set[str]:
        selling, buying, giving = uses_of(self.view.known, seat)
        found = {"commit"}
        for store in self.view.grounds[seat].stores:
            for raw, count in zip(WORK, store.raw, strict=True):
                if count:
                    found |= {f"sell {raw} {store.name}"} if selling else set()
                    found |= {f"give {raw} {store.name}"} if giving else set()
        money = self.view.grounds[seat].borough.money if buying else 0
        return found | {f"buy {price}" for price in range(1, 5) if price <= money}

    def making(self) -> set[str]:
        return {
            f"make {raw} {where + 1}"
            for raw, counts in zip(WORK, self.view.unmade, strict=True)
            for where, count in enumerate(counts)
            if count
        }

    def storing(self, seat: int) -> set[str]:
        units = [
            (raw, where)
            for raw, counts in zip(WORK, self.view.units, strict=True)
            for where, count in enumerate(counts)
            for _ in range(count)
        ]
        stores = [s for s in self.view.grounds[seat].stores if s.room > 0]
        room, at_home = sum(s.room for s in stores), sum(where == seat for _, where in units)
        found = set()
        for raw, where in set(units):
            put, foreign = f"put {raw} {where + 1}", where != seat
            if not foreign or room > at_home:
                found |= {f"{put} {store.name}" for store in stores}
            sheds = [s.name for s in self.view.grounds[where].stores[1:] if s.room > 0]
            if foreign and room < len(units):
                found |= {f"{put} abroad {shed}" for shed in sheds} or {f"{put} supply"}
            if not foreign and room < at_home:
                found.add(f"{put} supply")
        return found

    # Votes and pollution

    def votes(self, seat: int) -> int:
        found = 3 * self.is_active(seat, "university")
        for tile in self.view.grounds[seat].tiles:
            if tile.kind.startswith("residential"):
                found += sum(range(sum(slot.owner == seat for slot in tile.slots) + 1))
        return found

    def generated(self, seat: int) -> int:
        borough = self.view.grounds[seat]
        citizens = sum(slot.owner != -2 for _, slot in self.slots(seat))
        parks = sum(len(tile.cells) for tile in borough.tiles if tile.kind.startswith("park"))
        made = 0 if borough.card == "engineer" else borough.borough.made
        return max(0, citizens + made - parks)

    def victims(self, seat: int) -> set[str]:
        protected = self.is_active(seat, "clinic")
        return {
            f"victim {slot.cell}"
            for _, slot in self.slots(seat)
            if slot.owner != -2 and not (protected and slot.owner == seat)
        }

    def graves(self, seat: int) -> set[str]:
        borough = self.view.grounds[seat]
        taken = {cell for tile in borough.tiles for cell in tile.cells} | set(borough.cemeteries)
        free = self.zone(borough.size) - taken or set(borough.strip) - taken
        beside = {near for cell in borough.cemeteries for near in self.around(cell, False)}
        return {f"bury {cell}" for cell in (free & beside or free)}

    # The council

    def investments(self, seat: int, advance_only: bool) -> set[str]:
        borough = self.view.grounds[seat]
        found = {"decline"}
        for place, disc in enumerate(borough.discs):
            other = borough.discs[1 - place].line
            for words, column in self._ways(disc.line, disc.column, other, advance_only):
                found |= {f"invest {words} {pay}" for pay in self._pays(borough, column)}
        return found

    def _ways(
        self, line: str, column: int, other: str, advance_only: bool
    ) -> Iterator[tuple[str, int]]:
        if column == 4:
            return
        if column:
            yield f"{line} next", column + 1
        if not (column and advance_only):
            yield from ((f"{line or 'start'} {goal}", 1) for goal in LINES if goal != other)

    def _pays(self, borough: Ground, column: int) -> Iterator[str]:
        if borough.borough.money >= column:
            yield "money"
        if borough.borough.votes >= column:
            yield "votes"
        if self.view.stack:
            yield "promise"
