"""Short facts about the table and about each player."""

from __future__ import annotations

from faubourg.core.model import Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.town_center import administration
from faubourg.games.town_center.actions import ON_SALE
from faubourg.games.town_center.components import (
    LETTERS,
    LIFT,
    OFFICE,
    RESIDENCE,
    ROUNDS,
    Colour,
)
from faubourg.games.town_center.development import residence_growth, shop_growth
from faubourg.games.town_center.narrate.codes import CODES, city_of, told
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.scoring import suburb_cubes
from faubourg.games.town_center.state import City
from faubourg.games.town_center.view import TownCenterView


def status(rules: AnyRules, view: View) -> list[Message]:
    """Round, phase, and the colours that run short; before and after the game the phase alone."""
    assert isinstance(rules, TownCenterRules) and isinstance(view, TownCenterView)
    phase = told(f"phase-{view.step}")
    if not view.round or not view.actors:
        return [phase]
    short = [told("chip-shortage", cube=CODES[colour]) for colour in shortages(rules, view)]
    return [told("chip-round", round=view.round, rounds=ROUNDS), phase, *short]


def shortages(rules: TownCenterRules, view: TownCenterView) -> list[Colour]:
    """Colours the reserve has no more of, although a city as it stands could take one."""
    empty = [c for c, left in enumerate(view.reserve.values()) if c != OFFICE and not left]
    if not empty:
        return []
    cities = [city_of(rules, view, seat) for seat in range(rules.seats)]
    return [c for c in empty if any(_needs(rules, s, city, c) for s, city in enumerate(cities))]


def _needs(rules: TownCenterRules, seat: Seat, city: City, colour: Colour) -> bool:
    board = rules.boards[seat]
    if colour in ON_SALE:
        return bool(administration.on_sale(board, city, [1] * len(LETTERS), colour))
    return bool((residence_growth if colour == RESIDENCE else shop_growth)(board, city))


def summary(rules: AnyRules, view: View, seat: Seat) -> Message:
    """A player's money, income, cubes in the Suburb, lift and hand, in one line."""
    assert isinstance(rules, TownCenterRules) and isinstance(view, TownCenterView)
    city, seen = city_of(rules, view, seat), view.cities[seat]
    tallest = max(column.count(LETTERS[LIFT]) for column in ["", *seen.columns.values()])
    return told(
        "summary",
        money=seen.money,
        income=seen.income,
        sprawl=suburb_cubes(rules.boards[seat], city),
        lift=seen.limit if seen.limit > 1 else tallest,
        power="yes" if seen.limit > 1 else "no",
        hand=len(seen.hand),
    )
