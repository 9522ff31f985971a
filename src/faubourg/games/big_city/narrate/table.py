"""The table as the rules hold it, rebuilt from what is seen of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from faubourg.core.catalogue import set_of
from faubourg.core.model import Seat, View
from faubourg.games.big_city.board import (
    NOWHERE,
    SPAN,
    TABLE,
    Cell,
    Place,
    Plan,
    Street,
    cell_at,
    rotated_size,
)
from faubourg.games.big_city.components import (
    CARD_NAMES,
    CLASSES,
    DISTRICTS,
    DRAWS_PER_DECK,
    INSTALLATIONS,
    NUMBER_OF,
    PIECES,
    PLOT_NAMES,
    District,
    Plot,
    Plots,
)
from faubourg.games.big_city.narrate.codes import NONE
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.state import BigCityState, Standing
from faubourg.games.big_city.trams import lay
from faubourg.games.big_city.view import BigCityView, StreetView

PLOT_OF = {name: plot for plot, name in enumerate(PLOT_NAMES)}
CARD_NUMBER = {name: card for card, name in enumerate(CARD_NAMES)}


@dataclass(frozen=True)
class Table:
    """City, pieces and line; of the cards only the viewer's. Only to be read."""

    plan: Plan
    state: BigCityState

    def piece_on(self, plot: Plot) -> Standing | None:
        return next((piece for piece in self.state.standing if piece.plots >> plot & 1), None)

    def beside(self, plots: Plots, name: str) -> list[Standing]:
        """1.6: the different pieces of a class around some plots."""
        near, wanted = self.plan.around(plots), CLASSES[name]
        return [p for p in self.state.standing if p.plots & near and p.piece in wanted]

    def free(self, plots: Plots) -> Plots:
        return plots & ~self.state.occupied


class _Seen:
    """A view as a key: this very one, not one that looks alike."""

    __slots__ = ("view",)

    def __init__(self, view: View) -> None:
        self.view = view

    def __hash__(self) -> int:
        return id(self.view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Seen) and other.view is self.view


def table_of(rules: BigCityRules, view: BigCityView) -> Table:
    return _rebuilt(rules, _Seen(view))


@lru_cache(maxsize=16)
def _rebuilt(rules: BigCityRules, seen: _Seen) -> Table:
    """Kept for a moment, as every label of a list asks for the same table."""
    view, state = seen.view, rules.new_state()
    assert isinstance(view, BigCityView)
    state.placed = placed_of(view)
    state.standing = tuple(
        _standing(piece.name, tuple(piece.plots), piece.seat, piece.points) for piece in view.pieces
    )
    for piece in state.standing:
        state.on[piece.piece] |= piece.plots
        state.occupied |= piece.plots
    state.supply = list(view.supply.values())
    for street in view.trams:
        lay(state, street_of(street))
    if view.seat is not None:
        state.hands[view.seat] = set_of(CARD_NUMBER[name] for name in view.hand)
    return Table(rules.plan_of(state.placed), state)


@lru_cache(maxsize=4096)
def _standing(name: str, plots: tuple[str, ...], seat: Seat, points: int) -> Standing:
    return Standing(NUMBER_OF[name], set_of(PLOT_OF[plot] for plot in plots), seat, points)


def placed_of(view: BigCityView) -> tuple[Place, ...]:
    found = [NOWHERE] * DISTRICTS
    for district in view.districts:
        place = district.rotation * TABLE + cell_at(district.x, district.y)
        found[district.number - 1] = place
    return tuple(found)


def street_of(seen: StreetView) -> Street:
    return 2 * cell_at(seen.x, seen.y) + (not seen.east)


def installation_on(table: Table, plot: Plot) -> str:
    """The park or factory on a plot, which makes its card obsolete (1.16)."""
    piece = table.piece_on(plot)
    return PIECES[piece.piece].name if piece and piece.piece in INSTALLATIONS else NONE


def covered_cells(district: District, rotation: int, cell: Cell) -> list[Cell]:
    """1.3: the cells a district would take."""
    width, height = rotated_size(district, rotation)
    return [cell + x + SPAN * y for y in range(height) for x in range(width)]


def touching(plan: Plan, district: District, rotation: int, cell: Cell) -> list[Plot]:
    """2.12: for each street shared with the city, the city's plot along it."""
    width, height = rotated_size(district, rotation)
    ring = [cell + x + SPAN * y for x in range(width) for y in (-1, height)]
    ring += [cell + x + SPAN * y for y in range(height) for x in (-1, width)]
    at = plan.at
    return sorted(at[near] for near in ring if near in at)


def decks_open(rules: BigCityRules, view: BigCityView) -> list[District]:
    """6.4.1: the decks one may draw from at all."""
    if not rules.limited or view.step == "extra":
        return list(range(DISTRICTS))
    return [district.number - 1 for district in view.districts]


def drawable_after(rules: BigCityRules, view: BigCityView, returning: District) -> int:
    """3.6.3: how many cards could be drawn, with one more under this deck."""
    return sum(
        min(DRAWS_PER_DECK, view.decks[deck] + (deck == returning))
        for deck in decks_open(rules, view)
    )


def is_last_draw(rules: BigCityRules, before: BigCityView, deck: District) -> bool:
    """3.8.6: nothing more is drawn after a card of this deck."""
    if before.owed <= 1:
        return True
    left = [
        other
        for other in decks_open(rules, before)
        if before.decks[other] > (other == deck)
        and before.drawn[other] + (other == deck) < DRAWS_PER_DECK
    ]
    return not left


def to_draw(view: BigCityView) -> int:
    """3.8.1: how many cards an exchange that ends now would bring."""
    if not view.returned:
        return 0
    filling = view.full[view.turn] - len(view.hands[view.turn])
    return max(0, filling) if view.discards else len(view.returned)
