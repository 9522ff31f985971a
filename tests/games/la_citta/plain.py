"""The rules once more, slowly: from what lies on the table, with none of the engine's helpers.

What follows from a position, and the complete list of what a turn allows, are counted here a
second time; test_invariants.py compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from faubourg.games.la_citta.components import BUILDINGS
from games.la_citta.table import Table

SMALL = ("farmhouse", "quarry", "school", "statue", "fountain", "market", "road", "theatre")
MEDIUM = ("palace", "baths", "hospital", "port", "large-farmhouse")
LARGE = ("cathedral", "university", "estate")
WAVES = ("fountain", "baths", "port")
POOLS = {"quarry": "farmhouse", "university": "school", "baths": "fountain",
         "cathedral": "statue", "hospital": "palace"}  # fmt: skip
ARCHES = {
    "statue": (2, 0, 0), "palace": (4, 0, 0), "cathedral": (6, 0, 0), "school": (0, 2, 0),
    "university": (0, 6, 0), "hospital": (0, 2, 2), "fountain": (0, 0, 2), "baths": (0, 0, 4),
    "theatre": (1, 1, 0),
}  # fmt: skip
SERVICES = ("culture", "education", "health")
STEPS = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


@dataclass
class City:
    """What lies there."""

    number: int
    owner: int
    castle: str
    tiles: dict[str, str]  # by hex
    citizens: int
    cubes: list[int]


class Plain:
    """One table in names, and slow questions about it."""

    def __init__(self, game: Table) -> None:
        board, state = game.board, game.state
        self.game, self.state = game, state
        self.zones = {
            f"{row}-{column}": zone
            for row, line in enumerate(board.rows)
            for column, zone in enumerate(line)
            if zone != "."
        }
        self.in_play = {name for name, zone in self.zones.items() if zone in board.colours}
        kinds = {
            name: kind
            for kind, where in zip(BUILDINGS, state.kinds, strict=True)
            for name in game.names(where)
        }
        self.cities = [
            City(n, n // 4, board.names[castle], {name: kinds[name] for name in game.names(tiles)},
                 citizens, state.games[3 * n : 3 * n + 3])
            for n, (castle, tiles, citizens) in enumerate(
                zip(state.castles, state.tiles, state.population, strict=True))
            if tiles
        ]  # fmt: skip
        self.harvest = game.names(state.harvest)
        self.owner = {hex: city.castle for city in self.cities for hex in city.tiles}

    # Geometry

    def around(self, name: str) -> list[tuple[int, int]]:
        row, column = map(int, name.split("-"))
        return [(row + down, column + side) for down, side in STEPS]

    def near(self, name: str) -> set[str]:
        return {f"{row}-{column}" for row, column in self.around(name)} & self.in_play

    def terrain(self, name: str) -> list[str]:
        """What lies on the spaces that the hex touches."""
        spaces, around = self.game.board.spaces, self.around(name)
        touched = [s for s in spaces if any((r, c) in around for r, c in spaces[s])]
        return [self.game.terrain[space] for space in touched]

    def symbols(self, name: str) -> int:
        return sum(int(code[1]) for code in self.terrain(name) if code.startswith("F"))

    def within(self, names: set[str], steps: int) -> set[str]:
        for _ in range(steps):
            names = names | {near for name in names for near in self.near(name)}
        return names

    def is_connected(self, names: set[str]) -> bool:
        found, last = {min(names)}, set[str]()
        while found != last:
            last, found = found, found | {n for name in found for n in self.near(name) & names}
        return found == names

    # Cities

    def mine(self, seat: int) -> list[City]:
        return [city for city in self.cities if city.owner == seat]

    def limit(self, city: City) -> int:
        kinds = set(city.tiles.values())
        if "market" not in kinds:
            return 5
        return 0 if kinds & set(WAVES) else 8

    def arches(self, city: City) -> list[int]:
        none = (0, 0, 0)
        each = [ARCHES.get(kind, none) for kind in city.tiles.values()]
        return [sum(arches[service] for arches in each) for service in range(3)]

    def food(self, city: City) -> int:
        return sum(self._food(hex, kind) for hex, kind in city.tiles.items())

    def _food(self, hex: str, kind: str) -> int:
        fixed = {"port": 1, "estate": 5, "large-farmhouse": 1}.get(kind, 0)
        if kind not in ("castle", "farmhouse", "large-farmhouse"):
            return fixed
        return fixed + self.symbols(hex) * (2 if hex in self.harvest else 1)

    def income(self, seat: int) -> int:
        tiles = [tile for city in self.mine(seat) for tile in city.tiles.items()]
        quarries = sum(self.terrain(hex).count("M") for hex, kind in tiles if kind == "quarry")
        return quarries + sum(kind == "port" for _, kind in tiles)

    def staffed(self, city: City) -> int:
        return sum(kind != "road" for kind in city.tiles.values())

    def neighbours(self, city: City) -> list[str]:
        reach = self.within(set(city.tiles), 3)
        others = [other for other in self.cities if other.castle != city.castle]
        return [other.castle for other in others if reach & set(other.tiles)]

    def cubes(self, seat: int) -> int:
        cities = self.mine(seat)
        laid = sum(sum(city.cubes) for city in cities)
        return 4 - laid - sum(hex in self.harvest for city in cities for hex in city.tiles)

    # A turn

    def choices(self, seat: int, large_harvest: bool) -> set[str]:
        """Everything that is possible in a turn, in notation."""
        found = {"pass"}
        if self.state.cards[seat]:
            found |= {"gold", *self._founding(seat)}
            found |= {f"build {kind} {hex}" for kind in SMALL for hex in self.sites(seat, kind)}
        return found | set(self._politics(seat, large_harvest))

    def sites(self, seat: int, kind: str) -> Iterator[str]:
        if not self.game.pool(POOLS.get(kind, kind)):
            return
        for city in self.mine(seat):
            if kind == "market" and ("market" in city.tiles.values() or not self.state.citizens):
                continue
            if kind not in ("market", "road") and city.citizens <= self.staffed(city):
                continue
            for hex in self._beside(city, kind):
                if kind not in WAVES or "L" in self.terrain(hex):
                    yield hex

    def _beside(self, city: City, kind: str) -> set[str]:
        """Empty hexes that touch this city only, and its roads."""
        empty = {near for hex in city.tiles for near in self.near(hex)} - set(self.owner)
        alone = {
            hex
            for hex in empty
            if {self.owner[n] for n in self.near(hex) if n in self.owner} == {city.castle}
        }
        roads = {hex for hex, there in city.tiles.items() if there == "road"}
        return alone if kind == "road" else alone | roads

    def _founding(self, seat: int) -> set[str]:
        cities, founded = self.mine(seat), self.state.founded >> seat & 1
        donor = any(city.citizens > self.staffed(city) for city in cities)
        if founded or len(cities) == 4 or not donor:
            return set()
        return {f"found {hex}" for hex in self.in_play - self.within(set(self.owner), 3)}

    def _politics(self, seat: int, large_harvest: bool) -> Iterator[str]:
        display, gold = self.game.display, self.state.gold[seat]
        by_size = ((SMALL, 1), (MEDIUM, 2), (LARGE, 4))
        for kinds, price in by_size:
            for kind in kinds if "master-builder" in display and gold >= price else ():
                yield from (f"master {kind} {hex}" for hex in self.sites(seat, kind))
        for kinds, price in ((MEDIUM, 1), (LARGE, 3)):
            for kind in kinds if gold >= price else ():
                if kind in display:
                    yield from (f"card {kind} {hex}" for hex in self.sites(seat, kind))
        numbers = [n for n, price in ((1, 0), (2, 2), (3, 5)) if gold >= price]
        for city in self.mine(seat):
            yield from self._effects(city, numbers, large_harvest)
        if "ask-the-people" in display:
            yield from ("ask 1 2", "ask 1 3", "ask 2 3", *["ask 1 2 3"] * (gold >= 2))

    def _effects(self, city: City, numbers: list[int], large: bool) -> Iterator[str]:
        display, cubes = self.game.display, self.cubes(city.owner)
        if "bread-and-games" in display:
            for service, arches in zip(SERVICES, self.arches(city), strict=True):
                laid = [n for n in numbers if n <= cubes and arches]
                yield from (f"games {city.castle} {service} {n}" for n in laid)
        if "blessed-era" in display:
            room = (self.limit(city) or 999) - city.citizens
            came = [n for n in numbers if n <= min(room, self.state.citizens)]
            yield from (f"blessed {city.castle} {n}" for n in came)
        if "bountiful-harvest" in display and self.state.year < 6 and cubes:
            farms = ("farmhouse", "large-farmhouse") if large else ("farmhouse",)
            for hex, kind in city.tiles.items():
                if kind in farms and hex not in self.harvest:
                    yield f"harvest {hex}"

    # Relocation

    def demolitions(self, seat: int) -> set[str]:
        found = set()
        for city in self.mine(seat):
            short = city.citizens < self.staffed(city)
            for hex, kind in city.tiles.items():
                may_go = kind == "road" or (short and kind != "castle")
                if may_go and self.is_connected(set(city.tiles) - {hex}):
                    found.add(f"demolish {hex}")
        return found
