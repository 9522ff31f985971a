"""The table as it is drawn; where cells lie on the paper; one borough in front."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import ClassVar, Final, Self, TypeAlias

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.drawing.isometric import turned
from faubourg.drawing.svg import Box, Point
from faubourg.games.small_city.board import LETTERS
from faubourg.games.small_city.components import NO_PROMISE, ROUNDS, UNKNOWN
from faubourg.games.small_city.draw.tiles import CELL, PLAIN, WET, Part, Parts, Style, player
from faubourg.games.small_city.ground import Condition, Ground, Tile
from faubourg.games.small_city.state import SmallCityState
from faubourg.games.small_city.table import AnySmallCity, Table

NAMED: Final = 36.0  # room for the names of rows or columns
BARE: Final = 15.0  # room on a side without names
RIBBON: Final = 52.0  # the phases, above the board
FOOT: Final = 52.0  # what the player has, below it


@dataclass(frozen=True)
class Layout:
    """The part of the grid that is shown: the zone and what the next step adds."""

    shown: int  # cells across
    turn: int

    def spot(self, cell: str) -> tuple[int, int]:
        """Column from the left and row from the top; a1 is the lower left before any turn."""
        x, y = LETTERS.index(cell[0]), int(cell[1:]) - 1
        return turned(x, self.shown - 1 - y, self.shown, self.turn)

    def corner(self, cell: str) -> Point:
        """The upper left of a cell."""
        x, y = self.spot(cell)
        return CELL * x, CELL * y

    def parts(self, cells: tuple[tuple[str, str], ...]) -> tuple[Point, Parts]:
        """Where a tile begins, and its cells with their slots from there."""
        spots = [(*self.spot(cell), slot) for cell, slot in cells]
        left, top = min(x for x, _, _ in spots), min(y for _, y, _ in spots)
        return (CELL * left, CELL * top), tuple(Part(x - left, y - top, s) for x, y, s in spots)

    @property
    def names(self) -> list[str]:
        return [f"{LETTERS[x]}{y + 1}" for y in range(self.shown) for x in range(self.shown)]

    @property
    def side(self) -> float:
        return CELL * self.shown

    def room(self, side: int) -> float:
        """Below, left of, above or right of the board; columns and rows are named on two sides."""
        return NAMED if (side - self.turn) % 4 < 2 else BARE

    @property
    def top(self) -> float:
        """Where the ribbon begins."""
        return -self.room(2) - RIBBON

    @property
    def low(self) -> float:
        """Where the foot begins."""
        return self.side + self.room(0)

    def paper(self) -> Box:
        left, right = self.room(1), self.room(3)
        return -left, self.top, self.side + left + right, self.low + FOOT - self.top


@lru_cache(maxsize=64)
def layout_of(shown: int, turn: int) -> Layout:
    return Layout(shown, turn % 4)


Terms: TypeAlias = tuple[tuple[int, str], ...]  # counts with their signs


@dataclass(frozen=True, eq=False)
class Picture(Table):
    """What a reader knows; the methods are hooks for what an expansion draws besides."""

    ghost: Self | None = field(default=None)  # what would be known after the action shown
    is_ghost: bool = False
    apart: ClassVar[tuple[str, ...]] = ("town-hall",)  # kinds of tiles that no supply has
    style: ClassVar[Style] = PLAIN
    round_key: ClassVar[str] = "round"  # the text that tells it: not every game has a last one

    def also(self, seat: Seat) -> tuple[Terms, Terms]:
        """What else is made, and what else pollutes."""
        return (), ()

    @classmethod
    def of(
        cls, rules: AnySmallCity, known: SmallCityState, viewer: Seat | None, after: object
    ) -> Self:
        ghost = cls(rules, after, viewer, None, True) if isinstance(after, SmallCityState) else None
        return cls(rules, known, viewer, ghost)

    def shows(self, known: object, viewer: Seat | None, after: object) -> bool:
        """Whether it is a picture of these very states."""
        ghost = self.ghost.known if self.ghost else None
        return self.known is known and self.viewer == viewer and ghost is after

    def promises(self, stack: str) -> dict[int, list[Condition]]:
        """Of the cards that are open to the reader: the own ones, and at the end all."""
        everybody = range(self.kit.seats)
        seats = [s for s in everybody if self.is_over or s == self.viewer]
        return {
            card: self.grounds[seat].conditions(stack, card)
            for seat in seats
            for card in self._cards(seat, stack)
        }

    def _cards(self, seat: Seat, stack: str) -> list[int]:
        borough = self.city.boroughs[seat]
        kept = [borough.promise] if stack == "promise" else borough.specials
        asked = borough.dealt if stack == "promise" else borough.drawn
        cards = {*kept, *(asked if seat == self.viewer else ())}
        return sorted(cards - {NO_PROMISE, UNKNOWN})

    @property
    def seat(self) -> Seat:
        """Whose choices are shown."""
        return self.known.turn if self.viewer is None else self.viewer


def round_words(table: Picture, language: str) -> str:
    return table.style.say(language, table.round_key, round=table.known.round, rounds=ROUNDS)


def coming_then(table: Picture, seat: Seat) -> int:
    """The pollution of the same phase 6 after the action shown, though it may be over by then."""
    now, ghost = table.grounds[seat], table.ghost
    if ghost is None or not table.is_ahead:
        return now.forecast.coming
    is_over = ghost.is_measured or ghost.known.round != table.known.round
    if is_over and not table.is_measured:
        return ghost.grounds[seat].borough.generated
    return ghost.grounds[seat].coming


PEOPLE: Final = ("moves", "victims")  # steps that ask for a citizen
SLOTS: Final = ("slot", "houses")  # steps that ask for a slot
ZONES: Final = ("construction", "planning")  # steps that may extend the zone


@dataclass(frozen=True)
class Scene:
    """One borough in front."""

    table: Picture
    seat: Seat  # whose borough it is
    layout: Layout
    language: str
    look: Look

    @property
    def borough(self) -> Ground:
        return self.table.grounds[self.seat]

    @property
    def after(self) -> Ground | None:
        """The same borough once the action shown is done."""
        return self.table.ghost.grounds[self.seat] if self.table.ghost else None

    @cached_property
    def owner(self) -> str:
        return player(self.language, self.look, self.seat)

    @property
    def asks_for_people(self) -> bool:
        return self.table.step in PEOPLE or self.borough.ask == "guard"

    @property
    def asks_for_slots(self) -> bool:
        return self.table.step in SLOTS

    @property
    def asks_for_zone(self) -> bool:
        return self.table.step in ZONES

    def lit(self, name: str) -> bool:
        return name in self.look.lit

    def parts(self, tile: Tile) -> tuple[Point, Parts]:
        return parts_of(self.layout, tile)


def parts_of(layout: Layout, tile: Tile) -> tuple[Point, Parts]:
    slots = {slot.cell: slot.kind for slot in tile.slots}
    wet = set(tile.water)
    return layout.parts(tuple((c, WET if c in wet else slots.get(c, "")) for c in tile.cells))


def shown_seat(table: Picture, look: Look) -> Seat:
    """The mayor's street is chosen in the host's borough, by another player (4.1.2)."""
    known = table.known
    return known.host if table.step == "street" and look.seat == known.turn else look.seat


def scene_of(table: Picture, language: str, look: Look, seat: Seat) -> Scene:
    return Scene(table, seat, layout_of(table.grounds[seat].shown, look.turn), language, look)
