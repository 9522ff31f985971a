"""Geometry: hexes, who is adjacent to whom, how far cities reach, and what terrain gives a hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from faubourg.core.catalogue import set_of
from faubourg.games.la_citta import components
from faubourg.games.la_citta.components import Box, Cell, Terrain

Hex: TypeAlias = int  # numbered in reading order (1.1.2)
Hexes: TypeAlias = int  # a set of hexes, one bit each
NOWHERE: Final = -1
MOST_KNOWN: Final = 10_000  # answers that a board keeps
WORD_BITS: Final = 60  # numbers up to here are quick to calculate with, once compiled
WORD: Final = (1 << WORD_BITS) - 1
AROUND: Final = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


@dataclass(slots=True)
class Land:
    """The terrain as it lies and what hexes get from it; never changed, so that clones share it."""

    terrain: tuple[Terrain, ...]  # per space
    lakes: Hexes  # hexes that touch a lake
    symbols: tuple[Hexes, ...]  # hexes that touch at least 1, 2, ... food symbols
    mountains: tuple[Hexes, ...]  # hexes that touch at least 1, 2, ... mountains


BITS: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


class Board:
    """All hexes, those in play for so many players, and the spaces around them."""

    def __init__(self, box: Box, seats: int) -> None:
        self.rows = box.rows
        self.cells = [(row, column) for row, line in enumerate(box.rows)
                      for column, zone in enumerate(line) if zone in components.ZONES]  # fmt: skip
        self._listed: dict[Hexes, list[Hex]] = {}  # what was asked for lately
        self._loose: dict[Hexes, Hexes] = {}
        self.bytes = (len(self.cells) + 7) // 8  # that a set of hexes needs
        self.names = [f"{row}-{column}" for row, column in self.cells]
        self.number = {name: number for number, name in enumerate(self.names)}
        self.zones = [box.rows[row][column] for row, column in self.cells]
        self.colours = components.IN_PLAY[seats]
        self.in_play = self._in(self.colours)
        self.near = [self._near(hex) for hex in range(len(self.cells))]
        self.reach = [self._within(hex, components.CLOSE) for hex in range(len(self.cells))]
        self.spaces = box.spaces
        self.space_names = list(box.spaces)
        self.touched = [self._touched(cell) for cell in self.cells]

    def listed(self, hexes: Hexes) -> list[Hex]:
        """These hexes, in reading order; nobody may change the list."""
        known = self._listed.get(hexes)
        if known is None:
            if len(self._listed) == MOST_KNOWN:
                self._listed.clear()
            known = self._listed[hexes] = self._list(hexes)
        return known

    def _list(self, hexes: Hexes) -> list[Hex]:
        found: list[Hex] = []
        for place, byte in enumerate(hexes.to_bytes(self.bytes, "little")):
            if byte:
                for bit in BITS[byte]:
                    found.append(8 * place + bit)
        return found

    def _in(self, zones: str) -> Hexes:
        """1.1.8: the hexes of these colours."""
        return set_of(hex for hex, zone in enumerate(self.zones) if zone in zones)

    def _near(self, hex: Hex) -> Hexes:
        """1.1.1, 1.1.2 and 1.1.11: adjacent hexes, in play only."""
        around = _around(self.cells[hex])
        return self.in_play & set_of(
            self.cells.index(cell) for cell in around if cell in self.cells
        )

    def _within(self, hex: Hex, steps: int) -> Hexes:
        """1.1.11: hexes at most so many steps away, the hex itself included."""
        found = 1 << hex
        for _ in range(steps):
            found |= self.touching(found)
        return found

    def _touched(self, cell: Cell) -> list[int]:
        """1.1.6: the spaces with a cell adjacent to this one."""
        around = _around(cell)
        return [n for n, cells in enumerate(self.spaces.values()) if around & set(cells)]

    def touching(self, hexes: Hexes) -> Hexes:
        """All hexes adjacent to at least one of these."""
        near = 0
        for hex in self.listed(hexes):
            near |= self.near[hex]
        return near

    def reaching(self, hexes: Hexes) -> Hexes:
        """1.2.4 and 3.4.9: all hexes at most three steps from one of these."""
        close = 0
        for hex in self.listed(hexes):
            close |= self.reach[hex]
        return close

    def loose(self, hexes: Hexes) -> Hexes:
        """6.7: those of these hexes without which the others still hang together."""
        known = self._loose.get(hexes)
        if known is None:
            if len(self._loose) == MOST_KNOWN:
                self._loose.clear()
            known = set_of([hex for hex in self.listed(hexes) if self._holds_without(hexes, hex)])
            self._loose[hexes] = known
        return known

    def _holds_without(self, hexes: Hexes, hex: Hex) -> bool:
        """Whether all that are adjacent to this one are joined by others."""
        rest, beside = hexes & ~(1 << hex), hexes & self.near[hex]
        joined = edge = beside & -beside
        while edge and beside & ~joined:
            edge = self.touching(edge) & rest & ~joined
            joined |= edge
        return not beside & ~joined

    def land(self, terrain: tuple[Terrain, ...]) -> Land:
        """What the hexes get from terrain that lies so."""
        food = [
            sum(terrain[s] for s in spaces if terrain[s] in components.FARMS)
            for spaces in self.touched
        ]
        lakes = [sum(terrain[s] == components.LAKE for s in spaces) for spaces in self.touched]
        mountains = [
            sum(terrain[s] == components.MOUNTAIN for s in spaces) for spaces in self.touched
        ]
        wet = set_of(hex for hex, count in enumerate(lakes) if count)
        return Land(terrain, wet, _at_least(food), _at_least(mountains))


def _around(cell: Cell) -> set[Cell]:
    return {(cell[0] + down, cell[1] + side) for down, side in AROUND}


def _at_least(counts: list[int]) -> tuple[Hexes, ...]:
    """The hexes with a count of at least 1, of at least 2, and so on."""
    levels = range(1, max(counts) + 1)
    return tuple(set_of(hex for hex, n in enumerate(counts) if n >= level) for level in levels)


def total(hexes: Hexes, levels: tuple[Hexes, ...]) -> int:
    """The sum of the counts of these hexes."""
    count = 0
    for level in levels:
        hexes &= level  # what has more has less, too
        if not hexes:
            break
        count += hexes.bit_count()
    return count


def nth(hexes: Hexes, skipped: int) -> Hex:
    """The hex after so many others, in reading order."""
    low = 0
    while True:
        word = hexes & WORD
        while word and skipped:
            word &= word - 1
            skipped -= 1
        if word:
            return low + (word & -word).bit_length() - 1
        hexes >>= WORD_BITS
        low += WORD_BITS
