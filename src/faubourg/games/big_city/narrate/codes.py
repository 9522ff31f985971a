"""Codes, numbers and lists that the texts are told; their words are the texts' own business."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import Message, Seat, Value
from faubourg.games.big_city.board import NOWHERE, SIDES, Plan, Side, Street
from faubourg.games.big_city.components import PLOT_NAMES, Plot, Plots

Values: TypeAlias = dict[str, Value]

NONE: Final = "none"


def told(name: str, *parts: Mapping[str, Value], **values: Value) -> Message:
    told: Values = {}
    for part in parts:
        told.update(part)
    return Message(f"big_city.{name}", {**told, **values})


def yes(answer: object) -> str:
    return "yes" if answer else "no"


def person(seat: Seat) -> Values:
    """The seat as people count; whoever knows the names adds one as `who`."""
    return {"player": seat + 1, "named": "no"}


def listed(name: str, items: Sequence[str]) -> Values:
    """How many, all but the last, and the last: the text puts its "and" between them."""
    last = items[-1] if items else NONE
    return {name: len(items), f"{name}-rest": ", ".join(items[:-1]), f"{name}-last": last}


def plot_names(plots: Plots) -> list[str]:
    return [PLOT_NAMES[plot] for plot in members(plots)]


def on_plots(plots: Plots) -> Values:
    return listed("plots", plot_names(plots))


def on_decks(decks: Sequence[int]) -> Values:
    """Each deck once, with how often: 1 (×2), 4. The number of cards beside it."""
    different = sorted(set(decks))
    if len(different) == 1:
        names = [str(different[0])]
    else:
        names = [_times(deck, decks.count(deck)) for deck in different]
    return {"cards": len(decks), **listed("decks", names)}


def _times(deck: int, count: int) -> str:
    return str(deck) if count == 1 else f"{deck} (×{count})"


def street_between(plan: Plan, plot: Plot, side: Side) -> Values:
    """A street by its plots: those on both sides of it, or one and the side."""
    beyond = plan.beyond[plot][side]
    other = NONE if beyond == NOWHERE else PLOT_NAMES[beyond]
    return {"plot": PLOT_NAMES[plot], "beyond": other, "side": SIDES[side]}


def second_street(street: Values) -> Values:
    return {f"{name}-2": value for name, value in street.items()}


def street_named(plan: Plan, street: Street) -> Values:
    return street_between(plan, *plan.streets[street])
