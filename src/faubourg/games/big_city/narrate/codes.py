"""Codes, numbers and lists that the texts are told; their words are the texts' own business."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from faubourg.core import catalogue, model, wording
from faubourg.core.wording import NONE, Values, listed
from faubourg.games.big_city import components as box
from faubourg.games.big_city import events, state
from faubourg.games.big_city.board import NOWHERE, ROTATIONS, SIDES, Cell, Plan, Side, Street
from faubourg.games.big_city.building import CROWDED, Worth, worth
from faubourg.games.big_city.components import Card, District, PieceNumber, Plot, Plots

told = partial(wording.told, "big_city")


def plot_names(plots: Plots) -> list[str]:
    return [box.PLOT_NAMES[plot] for plot in catalogue.members(plots)]


def on_plots(plots: Plots) -> Values:
    return listed("plots", plot_names(plots))


def on_decks(decks: Sequence[District]) -> Values:
    """Beside the number of cards, which says how often if they are all of one deck."""
    if len(set(decks)) == 1:
        return {"cards": len(decks), **listed("decks", [str(decks[0] + 1)])}
    return in_hand(decks)


def in_hand(decks: Sequence[District]) -> Values:
    """Each deck once, with how often: 1 (×2), 4."""
    names = [_times(deck, decks.count(deck)) for deck in sorted(set(decks))]
    return {"cards": len(decks), **listed("decks", names)}


def _times(deck: District, count: int) -> str:
    return str(deck + 1) if count == 1 else f"{deck + 1} (×{count})"


def by_backs(cards: Sequence[Card]) -> Values:
    """Cards of which only the decks are told."""
    return on_decks([box.DECK_OF[card] for card in cards])


def wished_decks(known: state.BigCityState) -> Values:
    return listed("wishes", [str(deck + 1) for deck in catalogue.members(known.trade.wishes)])


def card_values(known: state.BigCityState, card: Card) -> Values:
    """A card, its deck, and the park or factory that has made it obsolete (1.16)."""
    piece = known.standing_on(card) if card < box.PLOTS else None
    over = box.PIECES[piece.piece].name if piece and piece.piece in box.INSTALLATIONS else NONE
    return {"card": box.CARD_NAMES[card], "deck": box.DECK_OF[card] + 1, "piece": over}


def street_between(plan: Plan, plot: Plot, side: Side) -> Values:
    """A street by its plots: those on both sides of it, or one and the side."""
    beyond = plan.beyond[plot][side]
    other = NONE if beyond == NOWHERE else box.PLOT_NAMES[beyond]
    return {"plot": box.PLOT_NAMES[plot], "beyond": other, "side": SIDES[side]}


def second_street(street: Values) -> Values:
    return {f"{name}-2": value for name, value in street.items()}


def street_named(plan: Plan, street: Street) -> Values:
    return street_between(plan, *plan.streets[street])


def contact(plan: Plan, chosen: int, cell: Cell) -> Values:
    """2.12: the streets that the chosen district shares with the city there, and its plots."""
    near = plan.contacts(*divmod(chosen, ROTATIONS), cell)
    names = [box.PLOT_NAMES[plot] for plot in dict.fromkeys(near)]
    return {"streets": len(near), **listed("plots", names)}


def meeting(plan: Plan, chosen: int, cell: Cell) -> Values:
    """A place by what lies there: 81 north of 57."""
    own, side, plot = plan.meeting(*divmod(chosen, ROTATIONS), cell)
    return {"own": box.PLOT_NAMES[own], "side": SIDES[side], "plot": box.PLOT_NAMES[plot]}


def city_changes(event: model.Event, where: str) -> list[model.Message]:
    """3.2.12: room for a church; 1.11: what becomes centre; 1.9: a hole that closes."""
    if isinstance(event, events.RoomForChurch):
        district = box.DISTRICT_OF[event.plot] + 1
        return [told(f"{where}-church", plot=box.PLOT_NAMES[event.plot], district=district)]
    if isinstance(event, events.CentreGrown):
        return [told(f"{where}-centre", on_plots(event.plots))]
    if isinstance(event, events.HoleClosed):
        return [told(f"{where}-hole", cells=event.cells)]
    return []


# What a building is worth, item by item (chapter 4)

# All that can raise or lower a value; a text names those that are not 0.
ITEMS: Final = (
    "park", "periphery", "centre", "factory", "petrol-station", "school", "shopping-centre",
    "cinema", "bank", "post-office", "parking-lot", CROWDED,
)  # fmt: skip
NO_ITEMS: Final[Values] = {f"plus-{name}": 0 for name in ITEMS}
WORTHLESS: Final = Worth(0, (), (), 0)


def worth_at(plan: Plan, known: state.BigCityState, number: PieceNumber, plots: Plots) -> Worth:
    """The rules' own sum; nothing for the pieces that never bring points."""
    return worth(plan, known, number, plots) if box.PIECES[number].base else WORTHLESS


def form(own: Worth) -> str:
    """Which form the sum takes in words."""
    if not own.base:
        return NONE
    total = own.base + sum(points for _, points in own.bonuses)
    if own.points != total * own.times:
        return "least"  # 4.9
    added = any(points for _, points in own.bonuses)
    if own.multipliers:
        return "both" if added else "product"
    return "sum" if added else "base"


def itemised(own: Worth) -> Values:
    """(base + bonuses) × multipliers = points, for a text that names every item."""
    return {
        **NO_ITEMS,
        **{f"plus-{name}": points for name, points in own.bonuses},
        "form": form(own),
        "base": own.base,
        "times": "both" if len(own.multipliers) > 1 else (*own.multipliers, NONE)[0],
        "before": own.base + sum(points for _, points in own.bonuses),
        "points": own.points,
    }
