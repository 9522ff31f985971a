"""What a view tells of the tiles of the box and of the promises open to a seat."""

from __future__ import annotations

from dataclasses import dataclass

from faubourg.core.model import Seat
from faubourg.games.small_city.components import NO_PROMISE
from faubourg.games.small_city.kit import Kit
from faubourg.games.small_city.promises import MEASURES, holds
from faubourg.games.small_city.state import OVER, City, SmallCityState


@dataclass(slots=True)
class KindView:
    """A kind of tile as the box has it; slots are named in the order of the cells."""

    cells: list[list[int]]  # to the right and upwards
    slots: list[str]
    money: int
    raw: list[int]


@dataclass(slots=True)
class ConditionView:
    """A condition of a promise, for the seat that holds the card."""

    condition: str  # "park-cells >= 6"
    now: int
    held: bool


def kinds_of(kit: Kit) -> dict[str, KindView]:
    return {
        name: KindView([list(cell) for cell in tile.cells], list(tile.slots), tile.money,
                       list(tile.raw))
        for name, tile in kit.box.tiles.items()
    }  # fmt: skip


def _readers(kit: Kit, state: SmallCityState, seat: Seat | None) -> list[Seat]:
    """Whose promises are open to the seat."""
    if state.step == OVER:
        return list(range(kit.seats))
    return [] if seat is None else [seat]


def promises_of(
    kit: Kit, state: SmallCityState, city: City, seat: Seat | None
) -> dict[str, list[ConditionView]]:
    found: dict[str, list[ConditionView]] = {}
    for player in _readers(kit, state, seat):
        borough = city.boroughs[player]
        cards = {*(borough.dealt if player == seat else ()), borough.promise} - {NO_PROMISE}
        for card in sorted(cards):
            found[str(card)] = _conditions(kit, city, player, kit.box.promises[card - 1])
    return found


def specials_of(
    kit: Kit, state: SmallCityState, city: City, seat: Seat | None
) -> dict[str, list[ConditionView]]:
    found: dict[str, list[ConditionView]] = {}
    for player in _readers(kit, state, seat):
        borough = city.boroughs[player]
        cards = {*(borough.drawn if player == seat else ()), *borough.specials}
        for card in sorted(cards):
            found[str(card)] = _conditions(kit, city, player, kit.box.specials[card - 1])
    return found


def _conditions(
    kit: Kit, city: City, seat: Seat, conditions: tuple[str, ...]
) -> list[ConditionView]:
    return [
        ConditionView(
            words, MEASURES[words.split()[0]](kit, city, seat), holds(kit, city, seat, words)
        )
        for words in conditions
    ]
