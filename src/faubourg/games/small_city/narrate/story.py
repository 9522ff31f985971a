"""What follows from an action by itself, phase after phase, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.catalogue import members
from faubourg.core.model import Action, Message, Seat
from faubourg.games.small_city import actions as a
from faubourg.games.small_city.citizens import empty_houses
from faubourg.games.small_city.components import FIRST_VICTIMS, ROUNDS
from faubourg.games.small_city.narrate import codes
from faubourg.games.small_city.narrate.codes import Values, person, told, yes
from faubourg.games.small_city.promises import is_kept
from faubourg.games.small_city.scoring import Place, place_of
from faubourg.games.small_city.solo import rank
from faubourg.games.small_city.table import Table

PHASES = 8


class Besides:
    """What an expansion adds to the log, or tells otherwise."""

    def plan_step(self, was: Table, now: Table, seat: Seat, step: Action) -> list[Message]:
        """A step of a revealed plan that this game does not have."""
        return []

    def made(self, was: Table, now: Table) -> list[Message]:
        """What phase 4 has made that is no raw material."""
        return []

    def end(self, now: Table) -> list[Message]:
        return log_end(now)


def story(
    was: Table, now: Table, seat: Seat, action: Action, besides: Besides
) -> Iterator[Message]:
    """In the order of the phases."""
    yield from _housed(was, now, seat, action)
    if _ends(was, now, 3):
        yield from _arrivals(was, now)
        yield from _income(was, now)
    yield from _production(was, now)
    yield from besides.made(was, now)
    if _passes(was, now, 5):
        yield from _votes(was, now)
    if _passes(was, now, 6):
        yield from _pollution(was, now)
    yield from _eliminations(was, now)
    yield from _victims(was, now)
    yield from _values(was, now)
    if now.is_over:
        yield from besides.end(now)


def _since(was: Table, now: Table) -> int:
    """The phase that the game has come to, counted from the round before."""
    rounds = now.known.round - was.known.round
    return PHASES * rounds + now.known.phase + (1 if now.is_over else 0)


def _ends(was: Table, now: Table, phase: int) -> bool:
    """Whether a phase of the round was still under way, and is not any more."""
    return was.known.round > 0 and was.known.phase <= phase < _since(was, now)


def _passes(was: Table, now: Table, phase: int) -> bool:
    """Whether a phase without a choice at its beginning has begun since."""
    decided = now.is_over and now.known.phase < phase
    begun = was.known.phase < phase <= _since(was, now)
    return was.known.round > 0 and begun and not decided


def standing(table: Table) -> list[Seat]:
    """Who is still in the game."""
    return [ground.seat for ground in table.grounds if not ground.eliminated]


def _housed(was: Table, now: Table, seat: Seat, action: Action) -> Iterator[Message]:
    """7.4.1: who moved into empty houses without being asked."""
    if was.known.phase != 3:
        return
    for owner in standing(now):
        before, after = (empty_houses(t.kit, t.city.boroughs[owner]) for t in (was, now))
        filled = {*members(before & ~after)}
        filled.discard(_chosen_house(seat, owner, action))
        if filled:
            yield told("log-housed", person(owner), count=len(filled))


def _chosen_house(seat: Seat, owner: Seat, action: Action) -> int:
    """The house that the action itself has filled."""
    goal = action.borough if isinstance(action, a.Go) else seat
    return action.cell if isinstance(action, a.Go | a.House) and goal == owner else -1


def _arrivals(was: Table, now: Table) -> Iterator[Message]:
    """7.5: from the career space."""
    if len(standing(was)) != len(standing(now)):
        return  # who takes the slots of fallen tourists comes from there too
    for seat in standing(now):
        after = now.city.boroughs[seat]
        coming = was.city.boroughs[seat].career - after.career
        if coming > 0:
            yield told("log-arrivals", person(seat), count=coming, hall=after.hall)


def _income(was: Table, now: Table) -> Iterator[Message]:
    """8.1 and 8.2.1."""
    for seat in standing(now):
        total = now.city.boroughs[seat].money
        gained = total - was.city.boroughs[seat].money
        guests = min(now.grounds[seat].tourists, gained)
        if gained > 0:
            values = {"count": gained, "guests": guests, "cash": gained - guests}
            yield told("log-income", person(seat), values, total=total)


def _production(was: Table, now: Table) -> Iterator[Message]:
    """8.3: told when the units wait for their stores."""
    before, after = was.known, now.known
    same = was.step == "storing" and before.turn == after.turn and before.phase == after.phase
    if now.step != "storing" or same:
        return
    units = codes.raws([sum(by_borough) for by_borough in now.units])
    name = "log-production" if after.phase == 4 else "log-delivery"
    yield told(name, person(after.turn), units)


def _votes(was: Table, now: Table) -> Iterator[Message]:
    both = was.city.boroughs, now.city.boroughs
    gains = {seat: both[1][seat].votes - both[0][seat].votes for seat in standing(now)}
    if not any(gain > 0 for gain in gains.values()):
        yield told("log-no-votes")
    for seat, gain in gains.items():
        if gain > 0:
            yield told("log-votes", person(seat), count=gain, total=both[1][seat].votes)


def _pollution(was: Table, now: Table) -> Iterator[Message]:
    for ground in now.grounds:
        if was.grounds[ground.seat].eliminated:
            continue
        borough = ground.borough
        values = {"generated": borough.generated, "pollution": borough.pollution}
        yield told("log-pollution", person(ground.seat), values, parks=ground.park_cells,
                   engineer=yes(ground.card == "engineer"))  # fmt: skip


def _eliminations(was: Table, now: Table) -> Iterator[Message]:
    for ground in now.grounds:
        if ground.eliminated and not was.grounds[ground.seat].eliminated:
            level = ground.borough.pollution
            yield told("log-eliminated", person(ground.seat), pollution=level)


def _victims(was: Table, now: Table) -> Iterator[Message]:
    """10.3.1 and 10.3.2, when somebody new is asked for a victim."""
    before, after = was.known, now.known
    asked = was.step in ("victims", "graves") and before.turn == after.turn
    if now.step != "victims" or asked:
        return
    generated = now.city.boroughs[after.turn].generated
    values = {"generated": generated, "level": FIRST_VICTIMS}
    deaths = after.victims.count(after.turn)
    yield told("log-victims", person(after.turn), values, deaths=deaths, solo=yes(now.kit.solo))


def _values(was: Table, now: Table) -> Iterator[Message]:
    """16.3.2 and 16.4.4: what phase 8 counts."""
    for seat in standing(now):
        before, after = was.city.boroughs[seat].value, now.city.boroughs[seat].value
        if after > before:
            values: Values = {"count": after - before, "total": after, "victory": now.kit.victory}
            yield told("log-value", person(seat), values)


# The end


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
    return told(
        f"{prefix}-solo", points=ground.points, rank=rank(ground.points, False) or codes.NONE
    )


def log_end(table: Table) -> list[Message]:
    """Why it ended, the promises, everybody's points, and the victory."""
    left = standing(table)
    early = "rounds" if left and (len(left) > 1 or table.kit.solo) else "early"
    lines = [told("log-over", why=early, rounds=ROUNDS, left=len(left))]
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
