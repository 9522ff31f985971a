"""The table as it is drawn, now and after the action shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Self, TypeAlias

from faubourg.core.model import Seat
from faubourg.games.small_city.components import NO_PROMISE, UNKNOWN
from faubourg.games.small_city.state import SmallCityState
from faubourg.games.small_city.table import AnySmallCity, Condition, Table

Terms: TypeAlias = tuple[tuple[int, str], ...]  # counts with their signs


@dataclass(frozen=True, eq=False)
class Picture(Table):
    """What a reader knows; the methods are hooks for what an expansion draws besides."""

    ghost: Self | None = field(default=None)  # what would be known after the action shown
    is_ghost: bool = False
    apart: ClassVar[tuple[str, ...]] = ("town-hall",)  # kinds of tiles that no supply has
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
