"""What a reader sees of a known state, with its parts by name, for words and pictures.

Nothing is ruled here: whatever a rule says is asked of the chapters.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from faubourg.core.model import NOBODY, Seat
from faubourg.games.small_city import (
    citizens,
    construction,
    council,
    knowledge,
    payment,
    special,
    state,
)
from faubourg.games.small_city import components as box
from faubourg.games.small_city.board import NO_TILE, Cell, Cells, Number, Placement
from faubourg.games.small_city.components import Kind, Tile
from faubourg.games.small_city.ground import Ground, Space, space_of
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.pollution import POLLUTION
from faubourg.games.small_city.rules import SmallCityRules
from faubourg.games.small_city.state import OVER, City, Plan, SmallCityState

AnySmallCity = SmallCityRules[Any, Any]


class CircleCard(NamedTuple):
    """An action card in the circle."""

    card: str
    owner: Seat  # whose disc; NOBODY
    price: int  # for the player who takes a card now; -1 if taken


class Price(NamedTuple):
    """What a tile costs a player now, and what it costs usually."""

    money: int
    raw: tuple[int, ...]
    choice: bool  # one unit of these is left out, whichever the player names later (5.3.7)
    usual: Tile  # the tile, with the price that is printed on it
    cheaper: str  # by what: "council", "mediator", "architect", or ""

    @property
    def is_free(self) -> bool:
        return not self.money and not any(self.raw)


@dataclass(frozen=True, eq=False)
class Table:
    """What one reader knows, with its parts at hand. Only to be read."""

    rules: AnySmallCity
    known: SmallCityState
    viewer: Seat | None  # None is a spectator
    ground: ClassVar[type[Ground]] = Ground  # an expansion has more to tell of a borough

    @property
    def kit(self) -> Kit:
        kit: Kit = self.rules.kit
        return kit

    @cached_property
    def city(self) -> City:
        return knowledge.city_of(self.known, self.viewer)

    @cached_property
    def grounds(self) -> list[Ground]:
        return [self.ground(self, seat) for seat in range(self.kit.seats)]

    # Names

    def name(self, cell: Cell) -> str:
        return self.kit.board.names[cell]

    def placement(self, number: Number) -> Placement:
        return self.kit.places.all[number]

    def kind(self, number: Number) -> str:
        return self.kit.places.kinds[self.placement(number).kind]

    @property
    def step(self) -> str:
        return self.kit.step_names[self.known.step]

    @property
    def is_over(self) -> bool:
        return self.known.step == OVER

    @property
    def is_measured(self) -> bool:
        """10.1.5: the pollution of this round."""
        return self.known.phase >= POLLUTION

    @property
    def is_ahead(self) -> bool:
        """Whether there is another phase of income, votes and pollution to come."""
        last = self.is_measured and self.kit.is_last_round(self.known)
        return not self.is_over and not last

    @property
    def difficulty(self) -> str:
        """Of a solo game, else ""."""
        return self.kit.difficulty if self.kit.solo else ""

    # What lies on the table

    @property
    def supply(self) -> dict[str, int]:
        """Tiles by kind."""
        return dict(zip(self.kit.box.tiles, self.city.supply, strict=True))

    @cached_property
    def circle(self) -> list[CircleCard]:
        known, none = self.known, [-1] * len(self.known.circle)
        asked = special.prices(self.kit, known) if known.step == state.CARDS else none
        discs = known.discs or [NOBODY] * len(known.circle)  # none while cards are still laid
        both = zip(discs, asked, strict=True)
        return [
            CircleCard(box.CARDS[card], disc, price)
            for card, (disc, price) in zip(known.circle, both, strict=True)
        ]

    def price(self, seat: Seat, kind: Kind) -> Price:
        """5.3.1, 5.3.4, 4.3.3, 4.3.5 and 11.3.1: what the rules would ask of this player."""
        borough, tile = self.city.boroughs[seat], self.kit.tiles[kind]
        if self.known.step == state.TILE and seat == self.known.turn:
            return Price(0, (0,) * len(tile.raw), False, tile, "council")
        money = payment.money_price(self.kit, borough, kind)
        if payment.architect_helps(self.kit, borough, kind):
            several = sum(map(bool, tile.raw)) > 1
            raw = tuple(count - (count > 0 and not several) for count in tile.raw)
            return Price(money, raw, several, tile, "architect")
        return Price(money, tile.raw, False, tile, "mediator" if money < tile.money else "")

    @property
    def plan(self) -> Plan | None:
        """The own one, in construction."""
        seat = self.viewer
        return self.known.plans[seat] if self.known.plans and seat is not None else None

    @property
    def builds_left(self) -> int:
        """5.1.2: of the own plan."""
        return construction.builds_left(self.plan) if self.plan else 0

    @property
    def hall_chosen(self) -> str:
        """2.7: the own town hall while others still choose."""
        seat, halls = self.viewer, self.known.halls
        chosen = NO_TILE if seat is None or not halls else halls[seat]
        return "" if chosen == NO_TILE else self.kit.places.names[chosen]

    @property
    def picked_in(self) -> Seat:
        """The borough of the citizen who moves, or NOBODY."""
        return self.known.picked[0]

    @property
    def picked(self) -> str:
        """The cell, or "" if nobody moves."""
        return "" if self.picked_in == NOBODY else self.name(self.known.picked[1])

    def by_borough(self, counts: list[int]) -> list[list[int]]:
        """By raw material and borough."""
        seats = self.kit.seats
        return [counts[raw * seats : (raw + 1) * seats] for raw in box.EACH_RAW]

    @property
    def units(self) -> list[list[int]]:
        """Still to be stored."""
        return self.by_borough(self.known.units)

    @property
    def unmade(self) -> list[list[int]]:
        return self.by_borough(self.known.unmade)

    @property
    def space(self) -> Space:
        """The council's space just entered."""
        return space_of(self.known.space)

    @property
    def stack(self) -> int:
        """Special promises that can be drawn."""
        return council.stack_size(self.known)

    def obliged(self, seat: Seat) -> list[Cells]:
        """7.1.2: by borough, where citizens of a seat stand who must still move."""
        known = self.known
        return citizens.obliged(self.kit, known, seat) if known.moved else [0] * self.kit.seats


def family_of(kind: str) -> str:
    """ "residential-3" is residential; others are their own family."""
    family, _, level = kind.rpartition("-")
    return family if family and level.isdecimal() else kind


def next_level(kind: box.Kind) -> box.Kind | None:
    """5.5.1: what a tile grows into; None at the highest level and for what never grows."""
    grows = any(kind in kinds[:-1] for kinds in box.GROWING)
    return kind + 1 if grows else None
