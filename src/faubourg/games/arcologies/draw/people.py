"""The table as it is drawn: those inside stand on places of the arcology, pairs on their own."""

from __future__ import annotations

from dataclasses import replace

from faubourg.core.model import Seat
from faubourg.core.presentation import Look
from faubourg.games.arcologies.draw.words import ARCOLOGY, INSIDE, PAIR, RISING
from faubourg.games.arcologies.view import ArcologiesView, ArcologyView
from faubourg.games.small_city.state import OVER, STEPS
from faubourg.games.small_city.view import BoroughView, SlotView, TileView

FLYING_STEP = STEPS[OVER]


def has_left(view: ArcologiesView, seat: Seat) -> bool:
    """8.2: it takes off when the round is over, and so is the game."""
    return view.step == FLYING_STEP and view.arcologies[seat].takes_off


def drawn(view: ArcologiesView) -> ArcologiesView:
    seats = range(len(view.boroughs))
    return replace(view, boroughs=[_borough(view, seat, has_left(view, seat)) for seat in seats])


def drawn_look(look: Look) -> Look:
    """What an action would change is drawn in the same way; but nothing flies before it does."""
    ghost = look.ghost
    if not isinstance(ghost, ArcologiesView):
        return look
    boroughs = [_borough(ghost, seat, False) for seat in range(len(ghost.boroughs))]
    return replace(look, ghost=replace(ghost, boroughs=boroughs))


def _borough(view: ArcologiesView, seat: Seat, flies: bool) -> BoroughView:
    borough, own = view.boroughs[seat], view.arcologies[seat]
    return replace(borough, tiles=[_tile(tile, own, flies) for tile in borough.tiles])


def _tile(tile: TileView, own: ArcologyView, flies: bool) -> TileView:
    if tile.kind != ARCOLOGY:
        return _with_pairs(tile, own.pairs) if own.pairs else tile
    if flies:
        return replace(tile, kind=RISING)
    inside = [SlotView(cell, INSIDE, seat, False, False) for cell, seat in own.inside.items()]
    return replace(tile, slots=inside)


def _with_pairs(tile: TileView, pairs: list[str]) -> TileView:
    """5.2.1: such a slot makes a pump in place of a stone."""
    if not any(slot.cell in pairs for slot in tile.slots):
        return tile
    return replace(tile, slots=[
        replace(slot, kind=PAIR) if slot.cell in pairs else slot for slot in tile.slots
    ])  # fmt: skip
