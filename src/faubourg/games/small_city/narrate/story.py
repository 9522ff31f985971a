"""What followed by itself, event by event, and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from faubourg.core.model import Event, Message, Seat
from faubourg.core.wording import NONE, Values, person, yes
from faubourg.games.small_city import components, events
from faubourg.games.small_city.narrate import codes
from faubourg.games.small_city.narrate.codes import told
from faubourg.games.small_city.scoring import Place, is_kept, place_of, rank
from faubourg.games.small_city.table import Table

Happening: TypeAlias = Callable[[Table, Any], list[Message]]


def _hall(table: Table, event: events.HallStands) -> list[Message]:
    spots = codes.placed_values(table, event.hall)["spots"]
    return [told("log-hall", person(event.seat), spots=spots, size=event.size)]


def began(table: Table, event: events.RoundBegan) -> list[Message]:
    values: Values = {"round": event.round, "rounds": components.ROUNDS, "where": event.mayor}
    return [told("log-round", person(event.host), values)]


def _laid(table: Table, event: events.CircleLaid) -> list[Message]:
    solo = yes(table.kit.solo)
    return [told("log-circle", person(event.first), cards=event.cards, solo=solo)]


def _units(table: Table, event: events.UnitsCame) -> list[Message]:
    name = "log-production" if event.made else "log-delivery"
    return [told(name, person(event.seat), codes.raws(event.units))]


def polluted(table: Table, event: events.Polluted) -> list[Message]:
    values: Values = {"generated": event.generated, "pollution": event.pollution,
                      "parks": event.parks, "engineer": yes(event.engineer)}  # fmt: skip
    return [told("log-pollution", person(event.seat), values)]


def eliminated(table: Table, event: events.Eliminated) -> list[Message]:
    alone = codes.alone(table)
    return [told("log-eliminated", person(event.seat), alone, pollution=event.pollution)]


# The end


def standing(table: Table) -> list[Seat]:
    """Who is still in the game."""
    return [ground.seat for ground in table.grounds if not ground.eliminated]


def victory(table: Table, prefix: str) -> Message:
    """One winner and by what, the last one left, a shared victory, nobody, or a solo rank."""
    if table.kit.solo:
        return _solo(table, prefix)
    winners, left = table.rules.ranking(table.known)[0], standing(table)
    if not left:
        return told(f"{prefix}-nobody")
    points = table.grounds[winners[0]].points
    values: Values = {"points": points, "victory": table.kit.victory}
    if len(winners) > 1:
        return told(f"{prefix}-shared", values, count=len(winners))
    how = "alone" if len(left) == 1 else _decided_by(table, winners[0], left)
    return told(f"{prefix}-won", person(winners[0]), values, how=how)


def _decided_by(table: Table, winner: Seat, left: list[Seat]) -> str:
    """15.4 to 15.6, 16.3.7 and 16.4.7: the first number in which the winner is ahead of all."""
    last = "money" if table.kit.victory in ("base", "electoral") else "votes"
    own = place_of(table.kit, table.city, winner)
    rivals = [place_of(table.kit, table.city, seat) for seat in left if seat != winner]
    return first_ahead(own, rivals, ("points", "pollution", last, "money"))


def first_ahead(own: Place, rivals: list[Place], names: tuple[str, ...]) -> str:
    """Places begin with whether one is still in the game."""
    for end, name in enumerate(names, start=2):
        if max(rival[:end] for rival in rivals) < own[:end]:
            return name
    return names[0]


def _solo(table: Table, prefix: str) -> Message:
    ground = table.grounds[0]
    if ground.eliminated:
        return told(f"{prefix}-lost", round=table.known.round)
    return told(f"{prefix}-solo", points=ground.points, rank=rank(ground.points, False) or NONE)


def _ended(table: Table, event: events.Ended) -> list[Message]:
    """Why it ended, the promises, everybody's points, and the victory."""
    left = standing(table)
    early = "rounds" if left and (len(left) > 1 or table.kit.solo) else "early"
    alone = codes.alone(table)
    lines = [told("log-over", alone, why=early, rounds=components.ROUNDS, left=len(left))]
    if early == "rounds":
        place = 1
        for seats in table.rules.ranking(table.known):
            for seat in [seat for seat in seats if seat in left]:
                lines += [*_promises(table, seat), *_points(table, seat, place)]
            place += len(seats)
    return [*lines, victory(table, "log")]


def _promises(table: Table, seat: Seat) -> list[Message]:
    ground, box = table.grounds[seat], table.kit.box
    lines = []
    if ground.promise:
        conditions = box.promises[ground.promise - 1]
        held = yes(is_kept(table.kit, table.city, seat, conditions))
        values = codes.promise_values(ground.promise, conditions)
        lines.append(told("log-promise", person(seat), values, held=held))
    if ground.specials:
        broken = sum(bool(ground.broken("special", number)) for number in ground.specials)
        lines.append(told("log-specials", person(seat), cards=len(ground.specials), broken=broken))
    return lines


def _points(table: Table, seat: Seat, place: int) -> list[Message]:
    """The place among several; alone there is a rank instead."""
    if table.kit.solo:
        return []
    ground = table.grounds[seat]
    borough = ground.borough
    purse: Values = {"votes": borough.votes, "pollution": borough.pollution, "money": borough.money}
    values: Values = {"place": place, "points": ground.points, "victory": table.kit.victory}
    return [told("log-rank", person(seat), purse, values)]


HAPPENINGS: Final[dict[type[Event], Happening]] = {
    events.PlanAnew: lambda table, e: [told("log-anew", person(e.seat))],
    events.Expelled: lambda table, e: [told("log-expelled", person(e.seat), count=e.count)],
    events.Housed: lambda table, e: [told("log-housed", person(e.seat), count=e.count)],
    events.Arrived: lambda table, e: [
        told("log-arrivals", person(e.seat), count=e.count, hall=e.hall)
    ],
    events.Earned: lambda table, e: [
        told("log-income", person(e.seat), guests=e.guests, cash=e.cash, count=e.guests + e.cash,
             total=e.money)
    ],
    events.Voted: lambda table, e: [
        told("log-votes", person(e.seat), count=e.count, total=e.votes)
    ],
    events.NobodyVoted: lambda table, e: [told("log-no-votes", codes.alone(table))],
    events.Deadly: lambda table, e: [
        told("log-victims", person(e.seat), generated=e.generated, level=components.FIRST_VICTIMS,
             deaths=e.deaths, tied=yes(e.tied), solo=yes(table.kit.solo))
    ],
    events.Welcomed: lambda table, e: [told("log-newcomers", person(e.seat), count=e.count)],
    events.ValueRose: lambda table, e: [
        told("log-value", person(e.seat), count=e.count, total=e.value, victory=table.kit.victory)
    ],
    events.HallStands: _hall, events.RoundBegan: began, events.CircleLaid: _laid,
    events.UnitsCame: _units, events.Polluted: polluted, events.Eliminated: eliminated,
    events.Ended: _ended,
}  # fmt: skip
