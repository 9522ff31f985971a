"""The values a refusal needs: what was tried, what stands against it, what would be needed."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Reason, Seat, Value, View
from faubourg.core.registry import AnyRules
from faubourg.games.town_center import administration, reasons
from faubourg.games.town_center.actions import (
    Build,
    Buy,
    Confirm,
    Discard,
    Draw,
    Grow,
    Pass,
    Pick,
    PlaceHall,
    PutBack,
    Stack,
    Start,
)
from faubourg.games.town_center.components import OFFICE_COST, SOLO_DRAW
from faubourg.games.town_center.construction import without
from faubourg.games.town_center.development import neighbours, units
from faubourg.games.town_center.naming import (
    CODES,
    NONE,
    city_of,
    column,
    cube_in,
    cube_list,
    place,
    standing,
)
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.view import TownCenterView

_TRIED: Final[dict[type[Action], str]] = {
    PlaceHall: "hall", Stack: "stack", Pick: "pick", PutBack: "put-back", Build: "build",
    Discard: "discard", Confirm: "confirm", Grow: "grow", Buy: "buy", Pass: "pass", Draw: "draw",
    Start: "start",
}  # fmt: skip


def reason_values(
    rules: AnyRules, view: View, seat: Seat, action: Action, reason: Reason
) -> dict[str, Value]:
    """Values of the reason's text; rules common to all games need none."""
    assert isinstance(rules, TownCenterRules) and isinstance(view, TownCenterView)
    if not reason.rule:
        return {}
    if reason == reasons.WRONG_STEP:
        return {"tried": _TRIED[type(action)], "step": view.step}
    if isinstance(action, Stack | Pick):
        return _tower_values(rules, view, action)
    if isinstance(action, PutBack):
        offer = view.line[:SOLO_DRAW] or view.drawn
        return {"cube": CODES[action.colour], **cube_list(offer)}
    if isinstance(action, Discard | Confirm):
        cube = CODES[action.colour] if isinstance(action, Discard) else NONE
        return {"cube": cube, **cube_list(view.cities[seat].hand)}
    assert isinstance(action, PlaceHall | Build | Grow | Buy)
    return _place_values(rules, view, seat, action, reason)


def _tower_values(
    rules: TownCenterRules, view: TownCenterView, action: Stack | Pick
) -> dict[str, Value]:
    started = sum(bool(tower) for tower in view.towers)
    return {
        "cube": CODES[action.colour] if isinstance(action, Stack) else NONE,
        "tower": action.tower + 1,
        "towers": len(view.towers),
        "next": started + 1,
        "players": rules.seats,
        "left": len(view.drawn),
        **cube_list(view.drawn),
    }


def _place_values(
    rules: TownCenterRules,
    view: TownCenterView,
    seat: Seat,
    action: PlaceHall | Build | Grow | Buy,
    reason: Reason,
) -> dict[str, Value]:
    spot = place(rules, seat, action.position)
    if isinstance(action, PlaceHall):
        return spot
    stack = column(rules, view, seat, action.position)
    _, level = rules.site.places[action.position]
    return {
        **spot,
        "cube": CODES[action.colour],
        "other": cube_in(stack, min(level, len(stack) - 1)),
        "height": len(stack),
        "needed": level + 1,
        "limit": view.cities[seat].limit,
        **_special(rules, view, seat, action, reason),
    }


def _special(
    rules: TownCenterRules,
    view: TownCenterView,
    seat: Seat,
    action: Build | Grow | Buy,
    reason: Reason,
) -> dict[str, Value]:
    """Values that only one reason needs."""
    if isinstance(action, Buy):
        return _price_values(rules, view, seat, action)
    if isinstance(action, Grow):
        return _growth_values(rules, view, seat, action)
    if reason == reasons.SAME_COLOUR:
        return _twin_values(rules, view, seat, action)
    if reason == reasons.BLOCKS_THE_OTHER:
        rest = without(city_of(rules, view, seat).hand, action.colour)
        return {"other": CODES[rest[0]]}
    twice = reason == reasons.OFFICES_TOO_DEAR
    hand = view.cities[seat].hand
    price = OFFICE_COST * (2 if twice else 1)
    return {"price": price, "money": view.cities[seat].money, **cube_list(hand)}


def _price_values(
    rules: TownCenterRules, view: TownCenterView, seat: Seat, action: Buy
) -> dict[str, Value]:
    city = city_of(rules, view, seat)
    return {
        "price": administration.price(city, action.colour),
        "money": city.money,
        "number": city.cubes[action.colour].bit_count() + 1,
    }


def _twin_values(
    rules: TownCenterRules, view: TownCenterView, seat: Seat, action: Build
) -> dict[str, Value]:
    """3.2.5: where the cube of the same colour stands that the new one would touch."""
    twins = rules.site.touch[action.position] & city_of(rules, view, seat).cubes[action.colour]
    cell, _ = rules.site.places[members(twins)[0]]
    return {"beside": rules.site.cell_names[cell]}


def _growth_values(
    rules: TownCenterRules, view: TownCenterView, seat: Seat, action: Grow
) -> dict[str, Value]:
    """3.3.1 and 3.3.2: of the units beside the place, the one that is nearest to being ready."""
    board, city = rules.boards[seat], city_of(rules, view, seat)
    beside = [u for u in units(board, city.cubes[action.colour]) if u & board.touch[action.position]]
    counts = [(neighbours(board, city, action.colour, u), u.bit_count()) for u in beside]
    if not counts:
        return {}
    present, size = max(counts, key=lambda count: count[0] - count[1])
    return {"size": size, "present": present, "needed": size + 1}
