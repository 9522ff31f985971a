"""Where tiles may be built and grow, from a view alone: slow, plain, without sets of bits."""

from __future__ import annotations

from faubourg.games.small_city.components import BOX
from faubourg.games.small_city.ground import Ground, Tile
from faubourg.games.small_city.table import Table as Seen

GROWING = ("residential", "commercial", "factory")
INDUSTRIAL = ("factory", "warehouse", "refinery", "port")
CULTURAL = ("town", "school", "library", "museum", "metro", "clinic", "university")
OWN = ("school", "library", "museum", "refinery", "port")
COLUMNS = "abcdefghij"


def family(kind: str) -> str:
    return kind.split("-")[0]


def level(kind: str) -> int:
    return int(kind.split("-")[1])


def touching(cell: str) -> set[str]:
    """1.1.4."""
    x, y = COLUMNS.index(cell[0]), int(cell[1:])
    near = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {(x, y)}
    return {f"{COLUMNS[x]}{y}" for x, y in near if 0 <= x < 10 and 1 <= y <= 10}


def around(cells: list[str]) -> set[str]:
    return set().union(*(touching(cell) for cell in cells)) - set(cells)


class Sites:
    """A borough as its owner sees it, and what may be done there."""

    def __init__(self, view: Seen, borough: Ground) -> None:
        self.view = view
        self.borough = borough
        self.zone = {f"{x}{y}" for x in COLUMNS[: borough.size] for y in range(1, borough.size + 1)}
        self.filled = {cell for tile in borough.tiles for cell in tile.cells}
        self.filled |= set(borough.cemeteries)

    def of(self, *families: str) -> list[Tile]:
        return [tile for tile in self.borough.tiles if family(tile.kind) in families]

    def influence(self, tile: Tile) -> set[str]:
        """1.3.1 and 1.3.3."""
        dry = [cell for cell in tile.cells if cell not in tile.water]
        return around(dry) - set(tile.cells)

    def is_free(self, cell: str) -> bool:
        """5.2.2, 5.2.3 and 4.1.10."""
        return cell in self.zone and cell not in self.filled and cell not in self.borough.mayor

    def may_stand(self, kind: str, dry: list[str]) -> bool:
        """5.2.6 and 5.2.7."""
        if family(kind) == "residential":
            enemies = self.of(*INDUSTRIAL)
        else:
            enemies = self.of("residential") if family(kind) in INDUSTRIAL else []
        return not any(set(dry) & self.influence(enemy) for enemy in enemies)

    def givers(self, kind: str) -> tuple[list[Tile], int]:
        """6.1.2, 6.2.2 and 6.3.2: what gives influence, and how many are needed."""
        if family(kind) == "residential":
            return self.of(*CULTURAL), level(kind) if level(kind) > 1 else 0
        if family(kind) == "commercial":
            return self.of("residential"), level(kind)
        return self.of("refinery", "port"), level(kind) - 1

    def number(self, kind: str, cells: list[str]) -> int:
        return sum(bool(self.influence(tile) & set(cells)) for tile in self.givers(kind)[0])

    def may_build(self, kind: str, cells: list[str]) -> bool:
        dry = cells[:2] if kind == "port" else cells
        return (
            self.there_is(kind)
            and self.can_pay(kind)
            and all(self.is_free(cell) for cell in cells)
            and self.may_stand(kind, dry)
            and self.is_served(kind, cells)
            and (family(kind) != "factory" or self.has_warehouse(cells))
        )

    def there_is(self, kind: str) -> bool:
        """5.2.4, 5.2.5 and 13.3."""
        stock = self.view.supply
        if kind in self.borough.unbuilt and kind in OWN:
            return True
        built = {tile.kind for tile in self.borough.tiles}
        once = ("metro", "clinic", "university", "police", "fire", *OWN)
        if kind in once and (kind not in self.borough.unbuilt or kind in built):
            return False
        return stock[kind] > 0 and (family(kind) != "factory" or stock["warehouse"] > 0)

    def can_pay(self, kind: str) -> bool:
        """5.3.1 to 5.3.4, Mediator and Architect."""
        tile, me = BOX.tiles[kind], self.borough
        price = tile.money
        if me.card == "mediator" and price > 1:
            price -= 1
        held = [sum(store.raw[raw] for store in me.stores) for raw in range(3)]
        missing = sum(max(0, tile.raw[raw] - held[raw]) for raw in range(3))
        spared = 1 if me.borough.architect and any(tile.raw) else 0
        return price <= me.borough.money and missing <= spared

    def is_served(self, kind: str, cells: list[str]) -> bool:
        """5.2.8: one single cell has all influences."""
        if family(kind) not in GROWING:
            return True
        return any(self.number(kind, [cell]) >= self.givers(kind)[1] for cell in cells)

    def has_warehouse(self, cells: list[str]) -> bool:
        """6.3.4 to 6.3.6."""
        near = around(cells)
        return any(self.is_free(cell) and self.may_stand("warehouse", [cell]) for cell in near)

    def may_grow(self, kind: str, cells: list[str]) -> bool:
        """5.5, for a tile that would become this one; slots must stay on their cells."""
        old = next((tile for tile in self.borough.tiles if self.becomes(tile, kind, cells)), None)
        if old is None or old.fresh or self.view.supply[kind] == 0:
            return False
        new = next(cell for cell in cells if cell not in old.cells)
        return (
            self.is_free(new)
            and self.may_stand(kind, cells)
            and self.number(kind, old.cells) >= self.givers(kind)[1]
        )

    def becomes(self, tile: Tile, kind: str, cells: list[str]) -> bool:
        if family(tile.kind) != family(kind) or level(tile.kind) + 1 != level(kind):
            return False
        slots = dict(zip(cells, BOX.tiles[kind].slots, strict=True))
        return all(slots.get(slot.cell) == slot.kind for slot in tile.slots)
