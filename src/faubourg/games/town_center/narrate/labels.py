"""What a choice is called in a list."""

from __future__ import annotations

from faubourg.core.model import Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.town_center import construction
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
    LETTERS,
)
from faubourg.games.town_center.narrate.codes import (
    CODES,
    city_of,
    cost_of,
    counted,
    person,
    standing_as,
    told,
    top_of,
    unit_at,
    where,
)
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.view import TownCenterView


def label(rules: AnyRules, view: View, action: Action) -> Message:
    """The choice in a few words, with what the chooser must know: zone, price, size."""
    assert isinstance(rules, TownCenterRules) and isinstance(view, TownCenterView)
    seat = _chooser(view)
    if isinstance(action, PlaceHall):
        return told("label-hall", where(rules, seat, action.position))
    if isinstance(action, Build | Grow | Buy):
        return _label_cube(rules, view, seat, action)
    if isinstance(action, Stack | Pick):
        return _label_tower(view, action)
    if isinstance(action, Discard):
        both = construction.lacks_money_for_two(city_of(rules, view, seat), rules.customs)
        return told("label-discard", counted(LETTERS[action.colour] * (2 if both else 1)))
    if isinstance(action, PutBack):
        to = "line" if rules.central_park else "bag"
        return told("label-put-back", cube=CODES[action.colour], to=to)
    return _label_plain(action)


def _chooser(view: TownCenterView) -> Seat:
    """Whose choice it is: the viewer's, or for a spectator that of the first who may act."""
    if view.seat is not None:
        return view.seat
    return max(0, view.actors[0]) if view.actors else 0


def _label_cube(
    rules: TownCenterRules, view: TownCenterView, seat: Seat, action: Build | Grow | Buy
) -> Message:
    spot = where(rules, seat, action.position)
    cube = standing_as(action.colour, rules.site.places[action.position][1])
    city = city_of(rules, view, seat)
    if isinstance(action, Grow):
        cubes = city.cubes[action.colour] | 1 << action.position
        size = unit_at(rules, seat, cubes, action.position).bit_count()
        return told("label-grow", spot, cube=cube, size=size)
    name = "label-buy" if isinstance(action, Buy) else "label-build"
    return told(name, spot, cube=cube, cost=cost_of(city, action))


def _label_tower(view: TownCenterView, action: Stack | Pick) -> Message:
    tower = view.towers[action.tower] if action.tower < len(view.towers) else ""
    number = action.tower + 1
    if isinstance(action, Pick):
        return told("label-pick", tower=number, cube=top_of(tower), other=top_of(tower[:-1]))
    return told("label-stack", tower=number, cube=CODES[action.colour], other=top_of(tower))


def _label_plain(action: Action) -> Message:
    if isinstance(action, Start):
        return told("label-start", person(action.seat))
    if isinstance(action, Draw):
        return told("label-draw", cube=CODES[action.colour])
    assert isinstance(action, Confirm | Pass)
    return told("label-confirm" if isinstance(action, Confirm) else "label-pass")
