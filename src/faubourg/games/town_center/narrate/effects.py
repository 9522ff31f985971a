"""What an action would bring, in numbers, told before it is confirmed."""

from __future__ import annotations

from faubourg.core.model import CHANCE, Action, Message, Seat, View
from faubourg.core.registry import AnyRules
from faubourg.games.town_center.actions import (
    Build,
    Buy,
    Discard,
    Grow,
    Pick,
    PlaceHall,
    PutBack,
    Stack,
)
from faubourg.games.town_center.components import LETTERS, OFFICE, OFFICE_COST
from faubourg.games.town_center.narrate.changes import was_paid
from faubourg.games.town_center.narrate.codes import NONE, counted, person, told, top_of, total
from faubourg.games.town_center.narrate.placing import placed
from faubourg.games.town_center.rules import TownCenterRules
from faubourg.games.town_center.view import TownCenterView


def consequences(
    rules: AnyRules, before: View, seat: Seat, action: Action, after: View
) -> list[Message]:
    """First what the action does, then what follows from it."""
    assert isinstance(rules, TownCenterRules)
    assert isinstance(before, TownCenterView) and isinstance(after, TownCenterView)
    if seat == CHANCE:
        return []
    if isinstance(action, PlaceHall | Build | Grow | Buy):
        own = placed(rules, before, seat, action, after)
    elif isinstance(action, Pick):
        own = _taken(before, seat, action)
    else:
        own = _left(action, seat, after)
    return [*own, *_collected(before, seat, after), *_next(before, seat, action, after)]


def _taken(before: TownCenterView, seat: Seat, action: Pick) -> list[Message]:
    """3.1.4: what the next one finds on this tower, and whether an office can be paid."""
    tower, office = before.towers[action.tower], LETTERS[OFFICE]
    below = top_of(tower[:-1])
    name = "effect-empties" if below == NONE else "effect-uncovers"
    lines = [told(name, tower=action.tower + 1, other=below)]
    city = before.cities[seat]
    price = OFFICE_COST * (city.hand + tower[-1]).count(office)
    if tower[-1] == office and city.money < price:
        lines.append(told("effect-too-dear", price=price, money=city.money))
    return lines


def _left(action: Action, seat: Seat, after: TownCenterView) -> list[Message]:
    """What remains to be stacked or built."""
    if isinstance(action, Stack):
        return [told("effect-to-stack", counted(after.drawn))] if after.drawn else []
    hand = after.cities[seat].hand
    if isinstance(action, PutBack):
        return [told("effect-kept", counted(hand))]
    if not isinstance(action, Discard):
        return []
    return [told("effect-to-build", counted(hand)) if hand else told("effect-nothing-left")]


def _collected(before: TownCenterView, seat: Seat, after: TownCenterView) -> list[Message]:
    """3.4, when nobody else has a choice before it."""
    if not was_paid(before, after):
        return []
    city = after.cities[seat]
    return [told("effect-collected", income=city.income, money=city.money)]


def _next(
    before: TownCenterView, seat: Seat, action: Action, after: TownCenterView
) -> list[Message]:
    """Who acts then, if that changes or is in question."""
    if not after.actors:
        return [told("effect-over", total(after.cities[seat].points))]
    if after.round > before.round:
        return [told("effect-round", round=after.round)]
    same = after.step == before.step and after.actors == before.actors
    if after.actors == [CHANCE] or same and not isinstance(action, Pick):
        return []
    return [_actors(before, seat, after)]


def _actors(before: TownCenterView, seat: Seat, after: TownCenterView) -> Message:
    still = len(before.actors) > 1 and after.step == before.step
    if len(after.actors) > 1:
        count = len(after.actors)
        return told("effect-next-many", count=count, still="yes" if still else "no")
    actor = after.actors[0]
    if still:
        return told("effect-still", person(actor))
    you = "yes" if actor == seat else "no"
    return told("effect-next", person(actor), you=you, step=after.step)
