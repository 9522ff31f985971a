"""What follows from an action by itself, phase after phase, told from what has changed."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.model import Action, Message, Seat
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.components import FIRST_VICTIMS
from faubourg.games.small_city.narrate.codes import Values, person, raws, told, yes
from faubourg.games.small_city.narrate.ending import log_end
from faubourg.games.small_city.narrate.table import Table
from faubourg.games.small_city.view import SmallCityView

PHASES = 8


def story(was: Table, now: Table, seat: Seat, action: Action) -> Iterator[Message]:
    """In the order of the phases."""
    yield from _housed(was, now, seat, action)
    if _ends(was, now, 3):
        yield from _arrivals(was, now)
        yield from _income(was, now)
    yield from _production(was, now)
    yield from now.made_besides(was)
    if _passes(was, now, 5):
        yield from _votes(was, now)
    if _passes(was, now, 6):
        yield from _pollution(was, now)
    yield from _eliminations(was, now)
    yield from _victims(was, now)
    yield from _values(was, now)
    if now.view.step == "over":
        end = now.own_end()
        yield from log_end(now) if end is None else end


def _clock(view: SmallCityView) -> int:
    return PHASES * view.round + view.phase + (1 if view.step == "over" else 0)


def _ends(was: Table, now: Table, phase: int) -> bool:
    """Whether a phase of the round was still under way, and is not any more."""
    return was.view.round > 0 and was.view.phase <= phase < _clock(now.view) - _base(was)


def _passes(was: Table, now: Table, phase: int) -> bool:
    """Whether a phase without a choice at its beginning has begun since."""
    begun = _clock(now.view) - _base(was)
    decided = now.view.step == "over" and now.view.phase < phase
    return was.view.round > 0 and was.view.phase < phase <= begun and not decided


def _base(was: Table) -> int:
    return PHASES * was.view.round


def _alive(table: Table) -> list[Seat]:
    return [ground.seat for ground in table.grounds if not ground.seen.eliminated]


def _housed(was: Table, now: Table, seat: Seat, action: Action) -> Iterator[Message]:
    """7.4.1: who moved into empty houses without being asked."""
    if was.view.phase != 3:
        return
    for owner in _alive(now):
        before, after = was.own(owner), now.own(owner)
        filled = {*before.empty_houses()} - {*after.empty_houses()}
        filled.discard(_chosen_house(was, seat, owner, action))
        if filled:
            yield told("log-housed", person(owner), count=len(filled))


def _chosen_house(was: Table, seat: Seat, owner: Seat, action: Action) -> str:
    """The house that the action itself has filled."""
    goal = action.borough if isinstance(action, a.Go) else seat
    if isinstance(action, a.Go | a.House) and goal == owner:
        return was.name(action.cell)
    return ""


def _arrivals(was: Table, now: Table) -> Iterator[Message]:
    """7.5: from the career space."""
    if len(_alive(was)) != len(_alive(now)):
        return  # who takes the slots of fallen tourists comes from there too
    for seat in _alive(now):
        before, after = was.own(seat).seen, now.own(seat).seen
        coming = before.career - after.career
        if coming > 0:
            yield told("log-arrivals", person(seat), count=coming, hall=now.own(seat).hall_citizens)


def _income(was: Table, now: Table) -> Iterator[Message]:
    """8.1 and 8.2.1."""
    for seat in _alive(now):
        before, after = was.own(seat).seen, now.own(seat).seen
        gained = after.money - before.money
        guests = min(after.tourists, gained)
        if gained > 0:
            values = {"count": gained, "guests": guests, "cash": gained - guests}
            yield told("log-income", person(seat), values, total=after.money)


def _production(was: Table, now: Table) -> Iterator[Message]:
    """8.3: told when the units wait for their stores."""
    before, after = was.view, now.view
    same = before.step == "storing" and before.turn == after.turn and before.phase == after.phase
    if after.step != "storing" or same:
        return
    units = raws([sum(by_borough) for by_borough in after.units])
    name = "log-production" if after.phase == 4 else "log-delivery"
    yield told(name, person(after.turn), units)


def _votes(was: Table, now: Table) -> Iterator[Message]:
    gains = {
        seat: now.view.boroughs[seat].votes - was.view.boroughs[seat].votes for seat in _alive(now)
    }
    if not any(gain > 0 for gain in gains.values()):
        yield told("log-no-votes")
    for seat, gain in gains.items():
        if gain > 0:
            total = now.view.boroughs[seat].votes
            yield told("log-votes", person(seat), count=gain, total=total)


def _pollution(was: Table, now: Table) -> Iterator[Message]:
    for ground in now.grounds:
        if was.view.boroughs[ground.seat].eliminated:
            continue
        seen = ground.seen
        values = {"generated": seen.generated, "pollution": seen.pollution}
        yield told("log-pollution", person(ground.seat), values, parks=seen.park_cells,
                   engineer=yes(seen.card == "engineer"))  # fmt: skip


def _eliminations(was: Table, now: Table) -> Iterator[Message]:
    for ground in now.grounds:
        if ground.seen.eliminated and not was.view.boroughs[ground.seat].eliminated:
            level = ground.seen.pollution
            yield told("log-eliminated", person(ground.seat), pollution=level)


def _victims(was: Table, now: Table) -> Iterator[Message]:
    """10.3.1 and 10.3.2, when somebody new is asked for a victim."""
    before, after = was.view, now.view
    if after.step != "victims" or (
        before.step in ("victims", "graves") and before.turn == after.turn
    ):
        return
    seen = after.boroughs[after.turn]
    values = {"generated": seen.generated, "level": FIRST_VICTIMS}
    deaths = after.victims.count(after.turn)
    solo = yes(after.difficulty)
    yield told("log-victims", person(after.turn), values, deaths=deaths, solo=solo)


def _values(was: Table, now: Table) -> Iterator[Message]:
    """16.3.2 and 16.4.4: what phase 8 counts."""
    for seat in _alive(now):
        before, after = was.view.boroughs[seat].value, now.view.boroughs[seat].value
        if after > before:
            values: Values = {"count": after - before, "total": after, "victory": now.view.victory}
            yield told("log-value", person(seat), values)
