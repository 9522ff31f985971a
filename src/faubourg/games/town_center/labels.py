"""The short text of a choice in a list."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.town_center import administration
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
from faubourg.games.town_center.components import LETTERS, OFFICE, OFFICE_COST
from faubourg.games.town_center.construction import lacks_money_for_two
from faubourg.games.town_center.development import units
from faubourg.games.town_center.naming import (
    CODES,
    city_of,
    cube_list,
    place,
    player,
    standing,
    told,
    top_of,
)
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.view import TownCenterView


def label(rules: AnyRules, view: View, action: Action) -> Message:
    """What the choice is called, with what the chooser must know: zone, price, size."""
    assert isinstance(rules, TownCenterRules) and isinstance(view, TownCenterView)
    seat = _chooser(view)
    if isinstance(action, Build | Grow | Buy | PlaceHall):
        return _placing(rules, view, seat, action)
    if isinstance(action, Stack | Pick):
        return _tower(view, action)
    if isinstance(action, Discard):
        both = lacks_money_for_two(city_of(rules, view, seat), rules.customs)
        return told("label-discard", cube_list(LETTERS[action.colour] * (2 if both else 1)))
    if isinstance(action, PutBack):
        to = "line" if rules.central_park else "bag"
        return told("label-put-back", cube=CODES[action.colour], to=to)
    return _plain(action)


def _chooser(view: TownCenterView) -> Seat:
    """Whose choice it is: the viewer's, or for a spectator that of the first who may act."""
    if view.seat is not None:
        return view.seat
    return max(0, view.actors[0]) if view.actors else 0


def _placing(
    rules: TownCenterRules,
    view: TownCenterView,
    seat: Seat,
    action: Build | Grow | Buy | PlaceHall,
) -> Message:
    spot = place(rules, seat, action.position)
    if isinstance(action, PlaceHall):
        return told("label-hall", spot)
    cube = standing(action.colour, rules.site.places[action.position][1])
    if isinstance(action, Grow):
        return told("label-grow", spot, cube=cube, size=_grown(rules, view, seat, action))
    if isinstance(action, Buy):
        price = administration.price(city_of(rules, view, seat), action.colour)
        return told("label-buy", spot, cube=cube, cost=price)
    return told("label-build", spot, cube=cube, cost=OFFICE_COST * (action.colour == OFFICE))


def _grown(rules: TownCenterRules, view: TownCenterView, seat: Seat, action: Grow) -> int:
    """How many cubes the unit has after growing."""
    bit = 1 << action.position
    cubes = city_of(rules, view, seat).cubes[action.colour] | bit
    return next(u.bit_count() for u in units(rules.boards[seat], cubes) if u & bit)


def _tower(view: TownCenterView, action: Stack | Pick) -> Message:
    tower = view.towers[action.tower] if action.tower < len(view.towers) else ""
    if isinstance(action, Stack):
        cube, below = CODES[action.colour], top_of(tower)
        return told("label-stack", tower=action.tower + 1, cube=cube, other=below)
    below = top_of(tower[:-1])
    return told("label-pick", tower=action.tower + 1, cube=top_of(tower), other=below)


def _plain(action: Action) -> Message:
    if isinstance(action, Start):
        return told("label-start", player(action.seat))
    if isinstance(action, Draw):
        return told("label-draw", cube=CODES[action.colour])
    assert isinstance(action, Confirm | Pass)
    return told("label-confirm" if isinstance(action, Confirm) else "label-pass")
