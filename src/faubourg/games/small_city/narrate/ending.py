"""Who won, and the places."""

from __future__ import annotations

from faubourg.core.model import Message, Seat
from faubourg.games.small_city.components import ROUNDS
from faubourg.games.small_city.narrate.codes import NONE, Values, person, promise_values, told, yes
from faubourg.games.small_city.narrate.promises import broken_specials, is_kept, promised_votes
from faubourg.games.small_city.narrate.table import Table
from faubourg.games.small_city.solo import rank
from faubourg.games.small_city.view import SmallCityView


def standing(view: SmallCityView) -> list[Seat]:
    return [seat for seat, borough in enumerate(view.boroughs) if not borough.eliminated]


def tie_breaks(table: Table, seat: Seat) -> tuple[int, ...]:
    """15.4 to 15.6, 16.3.7 and 16.4.7: points, then what decides between equal points."""
    victory, borough = table.view.victory, table.view.boroughs[seat]
    if victory in ("base", "electoral"):
        return borough.points, -borough.pollution, borough.money
    if victory == "economic":
        return borough.points, -borough.pollution, borough.votes
    votes = borough.votes + promised_votes(table, table.own(seat))  # 16.4.6
    return borough.points, -borough.pollution, votes, borough.money


def winners_of(table: Table) -> list[Seat]:
    """Of those who are still in the game; none if nobody is."""
    left = standing(table.view)
    best = max((tie_breaks(table, seat) for seat in left), default=())
    return [seat for seat in left if tie_breaks(table, seat) == best]


def victory(table: Table, prefix: str) -> Message:
    """One winner and by what, the last one left, a shared victory, nobody, or a solo rank."""
    view = table.view
    if view.difficulty:
        return _solo(view, prefix)
    winners, left = winners_of(table), standing(view)
    if not winners:
        return told(f"{prefix}-nobody")
    borough = view.boroughs[winners[0]]
    values: Values = {"points": borough.points, "victory": view.victory}
    if len(winners) > 1:
        return told(f"{prefix}-shared", values, count=len(winners))
    how = "alone" if len(left) == 1 else _decided_by(table, winners[0], left)
    return told(f"{prefix}-won", person(winners[0]), values, how=how)


def _decided_by(table: Table, winner: Seat, left: list[Seat]) -> str:
    """The first number in which the winner is ahead of all others."""
    own = tie_breaks(table, winner)
    rivals = [tie_breaks(table, seat) for seat in left if seat != winner]
    for place in range(len(own)):
        if max(rival[: place + 1] for rival in rivals) < own[: place + 1]:
            last = "money" if table.view.victory in ("base", "electoral") else "votes"
            return ("points", "pollution", last, "money")[place]
    return "points"


def _solo(view: SmallCityView, prefix: str) -> Message:
    borough = view.boroughs[0]
    if borough.eliminated:
        return told(f"{prefix}-lost", round=view.round)
    return told(f"{prefix}-solo", points=borough.points, rank=rank(borough.points, False) or NONE)


def log_end(table: Table) -> list[Message]:
    """Why it ended, the promises, everybody's points, and the victory."""
    view, left = table.view, standing(table.view)
    early = "rounds" if left and (len(left) > 1 or view.difficulty) else "early"
    lines = [told("log-over", why=early, rounds=ROUNDS, left=len(left))]
    ranked = sorted(left, key=lambda seat: tie_breaks(table, seat), reverse=True)
    if early == "rounds":
        for seat in ranked:
            lines += [*_promises(table, seat), *_points(table, seat, ranked)]
    return [*lines, victory(table, "log")]


def _promises(table: Table, seat: Seat) -> list[Message]:
    borough = table.view.boroughs[seat]
    lines = []
    if borough.promise:
        kept = is_kept(table.own(seat))
        values = promise_values(borough.promise, borough.promise_text)
        lines.append(told("log-promise", person(seat), values, held=yes(kept)))
    if borough.specials:
        broken = len(broken_specials(table, table.own(seat)))
        lines.append(told("log-specials", person(seat), cards=len(borough.specials), broken=broken))
    return lines


def _points(table: Table, seat: Seat, ranked: list[Seat]) -> list[Message]:
    """The place among several; alone there is a rank instead."""
    view, borough = table.view, table.view.boroughs[seat]
    if view.difficulty:
        return []
    own = tie_breaks(table, seat)
    place = 1 + sum(tie_breaks(table, other) > own for other in ranked)
    purse: Values = {"votes": borough.votes, "pollution": borough.pollution, "money": borough.money}
    values: Values = {"place": place, "points": borough.points, "victory": view.victory}
    return [told("log-rank", person(seat), purse, values)]
