"""Which drawn things an action touches, in the order in which one would touch them."""

from __future__ import annotations

from functools import lru_cache

from faubourg.core.catalogue import members
from faubourg.core.model import Action
from faubourg.games.big_city.actions import (
    WHICH,
    Accept,
    Ask,
    Build,
    Confirm,
    Discard,
    Draw,
    Lay,
    Offer,
    Origin,
    Pass,
    Place,
    PutForward,
    PutUnder,
    Stop,
    Wish,
)
from faubourg.games.big_city.board import NOWHERE, SIDES, TABLE, cell_at, position
from faubourg.games.big_city.board import Place as DistrictPlace
from faubourg.games.big_city.components import (
    CARD_NAMES,
    CARD_OF,
    DISTRICTS,
    PIECES,
    PLOT_NAMES,
)
from faubourg.games.big_city.rules import BigCityRules
from faubourg.games.big_city.view import BigCityView

VERBS: dict[type[Action], str] = {
    Discard: "discard", PutUnder: "under", PutForward: "forward", Offer: "offer",
}  # fmt: skip
WORDS: dict[type[Action], str] = {Stop: "stop", Pass: "pass", Ask: "ask", Confirm: "confirm"}


def touches(rules: BigCityRules, view: BigCityView, action: Action) -> list[str]:
    if isinstance(action, Build):
        return list(_building(rules, placed_of(view), action))
    if isinstance(action, Lay):
        return [f"street:{PLOT_NAMES[action.plot]}:{SIDES[action.side]}"]
    if isinstance(action, Place):
        return [f"district:{action.district + 1}", f"turn:{90 * action.rotation}"]
    if isinstance(action, Origin):
        x, y = position(action.cell)
        return [f"cell:{x},{y}"]
    if isinstance(action, Discard | PutUnder | PutForward | Offer):
        return [_card(action.card), VERBS[type(action)]]
    if isinstance(action, Draw | Wish):
        return [f"{'deck' if isinstance(action, Draw) else 'wish'}:{action.deck + 1}"]
    if isinstance(action, Accept):
        return [f"accept:{action.seat + 1}", WHICH[action.which]]
    return [WORDS[type(action)]] if type(action) in WORDS else []


def _card(card: int) -> str:
    return f"card:{CARD_NAMES[card]}"


def placed_of(view: BigCityView) -> tuple[DistrictPlace, ...]:
    """Where the districts lie, as the rules keep it."""
    found = [NOWHERE] * DISTRICTS
    for seen in view.districts:
        found[seen.number - 1] = seen.rotation * TABLE + cell_at(seen.x, seen.y)
    return tuple(found)


@lru_cache(maxsize=16384)
def _building(
    rules: BigCityRules, placed: tuple[DistrictPlace, ...], action: Build
) -> tuple[str, ...]:
    """The piece, the cards that are played, and the plots; only the first if not all are there."""
    piece, plan = PIECES[action.piece], rules.plan_of(placed)
    found = members(plan.plots_at(piece.shape, action.plot, action.direction))
    others = [plot for plot in found if plot != action.plot]
    plots = [PLOT_NAMES[plot] for plot in (action.plot, *others)]
    own = action.piece in CARD_OF
    cards = [CARD_NAMES[CARD_OF[action.piece]]] if own else plots
    return (
        f"piece:{piece.name}", *(f"card:{card}" for card in cards),
        *(f"plot:{plot}" for plot in plots),
    )  # fmt: skip
