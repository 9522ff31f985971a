"""The values that the words of a refusal need."""

from __future__ import annotations

from typing import Final

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Reason, Seat, Value
from faubourg.games.town_center import administration, construction, development, reasons
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
from faubourg.games.town_center.components import (
    LEAST_TOWER,
    OFFICE_COST,
    SOLO_DRAW,
)
from faubourg.games.town_center.development import units
from faubourg.games.town_center.investment import spread
from faubourg.games.town_center.narrate.codes import (
    CODES,
    NONE,
    buildable,
    counted,
    name_in,
    where,
)
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.state import STEPS, City, TownCenterState, column

_TRIED: Final[dict[type[Action], str]] = {
    PlaceHall: "hall", Stack: "stack", Pick: "pick", PutBack: "put-back", Build: "build",
    Discard: "discard", Confirm: "confirm", Grow: "grow", Buy: "buy", Pass: "pass", Draw: "draw",
    Start: "start",
}  # fmt: skip


def reason_values(
    rules: TownCenterRules, known: TownCenterState, seat: Seat, action: Action, reason: Reason
) -> dict[str, Value]:
    """What the refusal's text needs: what was tried, what stands against it, what is missing."""
    if not reason.rule:
        return {}  # a rule of every game
    if reason.key == reasons.WRONG_STEP_IN_LINE.key:
        return {"tried": _TRIED[type(action)], "step": STEPS[known.step]}
    if isinstance(action, Stack | Pick):
        return _tower_values(rules, known, action)
    if isinstance(action, PutBack):
        return {
            "cube": CODES[action.colour],
            **counted(known.line[:SOLO_DRAW] or spread(known.drawn)),
        }
    if isinstance(action, Discard | Confirm):
        return _hand_values(rules, known, seat, action)
    assert isinstance(action, PlaceHall | Build | Grow | Buy)
    return _place_values(rules, known, seat, action, reason)


def _hand_values(
    rules: TownCenterRules, known: TownCenterState, seat: Seat, action: Discard | Confirm
) -> dict[str, Value]:
    city = known.cities[seat]
    return {
        "cube": CODES[action.colour] if isinstance(action, Discard) else NONE,
        "buildable": buildable(rules, city, seat),
        **counted(city.hand),
    }


def _tower_values(
    rules: TownCenterRules, known: TownCenterState, action: Stack | Pick
) -> dict[str, Value]:
    return {
        "cube": CODES[action.colour] if isinstance(action, Stack) else NONE,
        "tower": action.tower + 1,
        "towers": len(known.towers),
        "next": sum(bool(tower) for tower in known.towers) + 1,
        "players": rules.seats,
        "left": sum(known.drawn),
        "low": sum(len(tower) < LEAST_TOWER for tower in known.towers),
        **counted(spread(known.drawn)),
    }


def _place_values(
    rules: TownCenterRules,
    known: TownCenterState,
    seat: Seat,
    action: PlaceHall | Build | Grow | Buy,
    reason: Reason,
) -> dict[str, Value]:
    spot = where(rules, seat, action.position)
    if isinstance(action, PlaceHall):
        return spot
    city, (cell, level) = known.cities[seat], rules.site.places[action.position]
    standing = column(rules.boards[seat], city, cell)
    return {
        **spot,
        "cube": CODES[action.colour],
        "other": name_in(standing, level),
        "height": len(standing),
        "needed": level + 1,
        "limit": city.limit,
        "money": city.money,
        **counted(city.hand),
        **_special_values(rules, city, seat, action, reason),
    }


def _special_values(
    rules: TownCenterRules, city: City, seat: Seat, action: Build | Grow | Buy, reason: Reason
) -> dict[str, Value]:
    """Values that depend on the phase, or on the reason itself."""
    if isinstance(action, Grow):
        return _growth_values(rules, city, seat, action)
    if isinstance(action, Buy):
        number = city.cubes[action.colour].bit_count() + 1
        return {"price": administration.price(city, action.colour), "number": number}
    if reason == reasons.SAME_COLOUR:
        twins = rules.site.touch[action.position] & city.cubes[action.colour]
        cell, _ = rules.site.places[members(twins)[0]]
        return {"beside": rules.site.cell_names[cell]}
    if reason == reasons.BLOCKS_THE_OTHER:
        return {"other": CODES[construction.without(city.hand, action.colour)[0]]}
    offices = 2 if reason == reasons.OFFICES_TOO_DEAR else 1
    return {"price": offices * OFFICE_COST}


def _growth_values(
    rules: TownCenterRules, city: City, seat: Seat, action: Grow
) -> dict[str, Value]:
    """3.3.1 and 3.3.2: of the units beside the place, the one nearest to being ready."""
    board, near = rules.boards[seat], rules.site.touch[action.position]
    beside = [unit for unit in units(board, city.cubes[action.colour]) if unit & near]
    counts = [
        (development.neighbours(board, city, action.colour, unit), unit.bit_count())
        for unit in beside
    ]
    if not counts:
        return {}
    present, size = max(counts, key=lambda count: count[0] - count[1])
    return {"size": size, "present": present, "needed": size + 1}
