"""What an action would bring, in numbers, and what to beware of: told before it is confirmed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from faubourg.core.catalogue import members
from faubourg.core.model import CHANCE, NOBODY, Action, Message, Seat
from faubourg.core.wording import Values, person, yes
from faubourg.games.small_city import actions as a
from faubourg.games.small_city import benefits, citizens, construction, income, storing
from faubourg.games.small_city import city as cities
from faubourg.games.small_city.components import CARDS, FIRE, RAWS
from faubourg.games.small_city.ground import Ground, Tile
from faubourg.games.small_city.narrate import codes
from faubourg.games.small_city.narrate.codes import laid_values, told
from faubourg.games.small_city.pollution import foreseen
from faubourg.games.small_city.state import City, SmallCityState
from faubourg.games.small_city.table import Table, family_of, next_level
from faubourg.games.small_city.votes import votes_of

COUNCIL = 7
BY_ITSELF = 4  # from this phase on things happen without a choice, which are told when they do
Moving: TypeAlias = a.Go | a.GoHall | a.Stop | a.House


def more(was: Table, now: Table, seat: Seat, action: Action) -> list[Message]:
    """What to beware of first, for a bar may cut the rest; what changes, and who is next."""
    lines: list[Message] = []
    if isinstance(action, a.Put | a.PutAbroad):
        pass  # after the last unit much happens by itself
    elif _is_one_step(was.known, now.known):
        lines += [*_warnings(was, now, seat, action), *changes(was, now, seat)]
    elif isinstance(action, Moving):
        lines += _move_forecast(was, seat, action)
    return [*lines, *_next(was.known, seat, now.known)]


def _next(before: SmallCityState, seat: Seat, after: SmallCityState) -> list[Message]:
    """Who is asked then, if nobody was asked at the same time."""
    if len(after.actors) != 1 or after.actors[0] in (seat, CHANCE, *before.actors):
        return []
    return [told("effect-next", person(after.actors[0]))]


def _is_one_step(before: SmallCityState, after: SmallCityState) -> bool:
    """Not a whole income, voting or reveal in between."""
    if before.phase == 2:
        return after.phase == 2
    if before.phase == COUNCIL:
        return True  # nothing that is told of changes in phase 8
    same = (before.round, before.phase) == (after.round, after.phase)
    return same or (before.round == after.round and after.phase < BY_ITSELF)


def own_lines(table: Table, seat: Seat, action: Action) -> list[Message]:
    """What the numbers do not show."""
    teller = _TELLERS.get(type(action))
    return teller(table, seat, action) if teller else []


def _tile(table: Table, seat: Seat, action: a.Build | a.Grow) -> list[Message]:
    values = codes.placed_values(table, action.placement)
    return [told("effect-tile", values, codes.alone(table))]


def _guard(table: Table, seat: Seat, action: a.Guard) -> list[Message]:
    station = laid_values(table.grounds[seat].laid)
    return [told("effect-slot", station, codes.alone(table), slot="power", abroad="no")]


def _street(table: Table, seat: Seat, action: a.Street) -> list[Message]:
    return [told("effect-street", person(table.known.host), cell=table.name(action.cell),
                 other=table.name(action.other))]  # fmt: skip


def _commit(table: Table, seat: Seat, action: a.Commit) -> list[Message]:
    if table.step != "construction":
        left = sum(income.uses_of(table.known, seat))
        return [told("effect-commit-commerce", left=left)]
    plan = table.known.plans[seat]
    left = max(0, construction.builds_left(plan))
    return [told("effect-commit-plan", left=left, steps=len(plan.steps))]


def _housed(table: Table, seat: Seat) -> int:
    """7.4.1: who moves from the town hall into an empty house, for one vote each."""
    own = table.city.boroughs[seat]
    return min(own.hall, citizens.empty_houses(table.kit, own).bit_count())


def move_lines(table: Table, seat: Seat, action: a.Go | a.GoHall) -> list[Message]:
    """What the slot gives."""
    if isinstance(action, a.GoHall):
        return [told("effect-go-hall", full=yes(table.grounds[seat].hall_room <= 0))]
    place = codes.at_cell(table, action.borough, table.name(action.cell))
    return [told("effect-slot", place, abroad=yes(action.borough != seat))]


def _move_forecast(table: Table, seat: Seat, action: Moving) -> Iterator[Message]:
    """How the next voting and the pollution change by a move after which much happens by itself."""
    kit, cities_then = table.kit, (table.city, _after_moves(table, seat, action))
    was, now = (votes_of(kit, city, seat) for city in cities_then)
    if was != now:
        yield told("effect-voting", was=was, now=now)
    was, now = (foreseen(kit, table.known, city, seat) for city in cities_then)
    if was != now:
        yield told("effect-generated", was=was, now=now)


def _after_moves(table: Table, seat: Seat, action: Moving) -> City:
    """With those who then move from the town hall into empty houses, whichever they are (7.4.1)."""
    after, (where, cell) = table.city.clone(), table.known.picked
    own = after.boroughs[seat]
    if isinstance(action, a.Go | a.GoHall):
        table.kit.leave_slot(after.boroughs[where], seat, cell)
    if isinstance(action, a.Go):
        table.kit.enter_slot(after.boroughs[action.borough], seat, action.cell)
    elif isinstance(action, a.GoHall):
        cities.return_to_hall(after, seat)
    for house in members(citizens.empty_houses(table.kit, own))[: own.hall]:
        own.hall -= 1
        own.citizens[seat] |= 1 << house
    return after


def _storing_lines(table: Table, seat: Seat, action: a.Put | a.PutAbroad) -> list[Message]:
    """8.4: where the unit goes."""
    raw, own = RAWS[action.raw], table.grounds[seat]
    if isinstance(action, a.PutAbroad):
        return [told("effect-abroad", person(action.borough), raw=raw)]
    if action.store == a.SUPPLY:
        return [told("effect-lost", raw=raw)]
    held = own.held(action.raw)
    return [told("effect-raw", raw=raw, was=held, now=held + 1), *full_hall(own, action.store)]


def _promise_lines(table: Table, seat: Seat, action: a.Keep | a.KeepSpecial) -> list[Message]:
    special = isinstance(action, a.KeepSpecial)
    stack = "special" if special else "promise"
    conditions = table.grounds[seat].conditions(stack, action.promise)
    values = codes.promise_values(action.promise, [one.words for one in conditions], special)
    return [told("effect-promise", values, now=yes(all(one.held for one in conditions)))]


def _victim_lines(table: Table, seat: Seat, action: a.Victim) -> list[Message]:
    """10.3.8 and 10.4.1."""
    standing = codes.standing_at(table, seat, table.name(action.cell))
    owner = seat if standing == NOBODY else standing
    saved = owner != seat and cities.is_active(table.kit, table.city, owner, FIRE)
    return [told("effect-victim", person(owner), saved=yes(saved), own=yes(owner == seat))]


_TELLERS: Final[dict[type[Action], Callable[[Table, Seat, Any], list[Message]]]] = {
    a.Take: lambda table, _, x: [told("effect-card", codes.alone(table), card=CARDS[x.card])],
    a.Pick: lambda table, _, x: [told("effect-pick")],
    a.LeaveOut: lambda table, _, x: [told("effect-architect", raw=RAWS[x.raw])],
    a.Bury: lambda table, _, x: [told("effect-bury", cell=table.name(x.cell))],
    a.Warehouse: lambda table, _, x: [told("effect-warehouse", places=table.kit.box.places)],
    a.Offer: lambda table, _, x: [told("effect-offer", codes.offered_units(table, x.raw))],
    a.Stop: lambda table, seat, x: [told("effect-stop", housed=_housed(table, seat))],
    a.House: lambda table, _, x: [told("effect-house")],
    a.Build: _tile, a.Grow: _tile, a.Guard: _guard, a.Go: move_lines, a.GoHall: move_lines,
    a.Put: _storing_lines, a.PutAbroad: _storing_lines, a.Keep: _promise_lines,
    a.KeepSpecial: _promise_lines, a.Street: _street, a.Victim: _victim_lines, a.Commit: _commit,
}  # fmt: skip


# What changes for a seat


def changes(before: Table, after: Table, seat: Seat) -> list[Message]:
    """Money, votes, pollution, people and goods; then what the next phases would bring."""
    was, now = before.grounds[seat], after.grounds[seat]
    return [
        *_purse(was, now),
        *_people(was, now),
        *_goods(was, now),
        *_forecast(before, after, seat),
        *_may_grow(was, now),
        *_builds(before, after),
    ]


def _purse(was: Ground, now: Ground) -> Iterator[Message]:
    for name in ("money", "votes", "pollution"):
        old, new = getattr(was.borough, name), getattr(now.borough, name)
        if old != new:
            yield told(f"effect-{name}", was=old, now=new)
    if was.borough.pollution != now.borough.pollution and construction.is_lost(now.borough):
        yield told("warn-fatal", codes.alone(now.table), pollution=now.borough.pollution)
    if was.size != now.size:
        yield told("effect-zone", was=was.size, now=now.size)


def _people(was: Ground, now: Ground) -> Iterator[Message]:
    old, new = was.borough, now.borough
    if old.hall != new.hall:
        yield told("effect-hall", was=old.hall, now=new.hall, room=now.hall_room)
    if old.career != new.career:
        yield told("effect-career", was=old.career, now=new.career)


def _goods(was: Ground, now: Ground) -> Iterator[Message]:
    for raw, old, new in zip(RAWS, was.all_held(), now.all_held(), strict=True):
        if old != new:
            yield told("effect-raw", raw=raw, was=old, now=new)


def _forecast(before: Table, after: Table, seat: Seat) -> Iterator[Message]:
    old, new = (votes_of(table.kit, table.city, seat) for table in (before, after))
    if old != new:
        yield told("effect-voting", was=old, now=new)
    old, new = (table.grounds[seat].coming for table in (before, after))
    same_round = before.known.round == after.known.round
    if old != new and not after.is_measured and same_round:
        yield told("effect-generated", was=old, now=new)


def _may_grow(was: Ground, now: Ground) -> Iterator[Message]:
    """5.5.9: tiles that have gained or lost what their next level needs."""
    old, new = _served_tiles(was), _served_tiles(now)
    for name, tile in new.items():
        if name not in old or old[name].kind != tile.kind:
            when = "later" if tile.fresh else "now"
            yield told("effect-may-grow", _next_level(tile), when=when)
    for name, tile in old.items():
        if name in now.tile_at and now.tile_at[name].kind == tile.kind and name not in new:
            yield told("effect-may-not-grow", _next_level(tile))


def _served_tiles(ground: Ground) -> dict[str, Tile]:
    """5.5.9: tiles whose next level has its influences, by name."""
    return {tile.name: tile for tile in ground.tiles if _is_served(ground, tile)}


def _is_served(ground: Ground, tile: Tile) -> bool:
    larger = next_level(tile.placement.kind)
    if larger is None:
        return False
    return cities.is_served(ground.kit, ground.borough, larger, tile.placement.cells)


def _next_level(tile: Tile) -> Values:
    level = cities.level(tile.placement.kind) + 1
    return {"tile": family_of(tile.kind), "cell": tile.name, "level": level}


def _builds(before: Table, after: Table) -> Iterator[Message]:
    """5.1.2."""
    was, now = before.plan, after.plan
    if was and now and (was.builds, was.extended) != (now.builds, now.extended):
        yield told("effect-builds", left=max(0, construction.builds_left(now)))


# What a player may not have thought of


def _warnings(before: Table, after: Table, seat: Seat, action: Action) -> list[Message]:
    """Pollution that reaches 100 is told with the changes, a full town hall with the storing."""
    lines = _closed_growths(before, after, seat, action)
    if isinstance(action, a.Invest):
        lines += _useless(before, after, seat, action)
    return [*lines, *_broken_promise(before, after, seat)]


def _closed_growths(before: Table, after: Table, seat: Seat, action: Action) -> list[Message]:
    """A tile that has lost its only cell to grow onto, or that grew into a corner."""
    if not isinstance(action, a.Build | a.Grow | a.Warehouse | a.Bury):
        return []
    was, now = before.grounds[seat], after.grounds[seat]
    closed = [tile for tile in now.tiles if _is_closed(now, tile)]
    return [
        told("warn-closed", codes.tile_values(tile.kind), cell=tile.name)
        for tile in closed
        if not ((old := was.tile_at.get(tile.name)) and _is_closed(was, old))
    ]


def _is_closed(ground: Ground, tile: Tile) -> bool:
    """5.5.6 and 5.5.7: whether it could grow, but has no empty cell of the zone for it."""
    growths = ground.kit.places.growths[tile.placement.number]
    free = ground.zone & ~ground.filled
    return bool(growths) and not any(free >> cell & 1 for cell, _ in growths)


def full_hall(own: Ground, store: a.Store) -> list[Message]:
    """7.5.2: raw materials on the last place keep new citizens away."""
    if store != a.HALL or own.hall_room != 1:
        return []
    making = [slot for slot in own.slots.values() if slot.kind in RAWS]
    empty = sum(slot.owner == NOBODY for slot in making)
    return [told("warn-full-hall", empty=empty)] if empty else []


def _useless(before: Table, after: Table, seat: Seat, action: a.Invest) -> list[Message]:
    """11.1.10: what the space would bring to nobody."""
    line, column = codes.target(before, seat, action)
    kit, borough = before.kit, before.city.boroughs[seat]
    if line == "tourism":
        career = kit.victory == "citizen"
        useless = not (
            min(borough.career, cities.hall_room(borough)) if career else borough.reserve
        )
    elif line == "industry":
        there = any(before.city.raw[raw] for raw in benefits.OFFERS[column - 1])
        useless = not there or not storing.total_room(kit, borough)
    else:
        useless = line == "construction" and after.step not in ("tile", "drawing")
    return [told("warn-useless", line=line, column=column)] if useless else []


def _broken_promise(before: Table, after: Table, seat: Seat) -> list[Message]:
    """14.2: a promise that holds now and would not hold then."""
    card = after.grounds[seat].promise
    if not card:
        return []
    was, now = (table.grounds[seat].broken("promise", card) for table in (before, after))
    values = codes.promise_values(card, now)
    if now and not was:
        return [told("warn-promise", values)]
    return [told("effect-promise-held", values)] if was and not now else []
