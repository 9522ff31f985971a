"""What has changed for a seat between two tables, in numbers."""

from __future__ import annotations

from collections.abc import Iterator

from faubourg.core.model import Message, Seat
from faubourg.games.small_city.components import FATAL, RAWS
from faubourg.games.small_city.narrate.codes import Values, told
from faubourg.games.small_city.narrate.forecast import next_pollution, next_votes, served_tiles
from faubourg.games.small_city.narrate.table import Ground, Table, family_of, level_of
from faubourg.games.small_city.view import TileView


def changes(before: Table, after: Table, seat: Seat) -> list[Message]:
    """Money, votes, pollution, people and goods; then what the next phases would bring."""
    was, now = before.own(seat), after.own(seat)
    return [
        *_purse(was, now),
        *_people(was, now),
        *_goods(was, now),
        *_forecast(before, after, seat),
        *_may_grow(was, now),
        *_builds(before, after),
    ]


def _purse(was: Ground, now: Ground) -> Iterator[Message]:
    for name in ("money", "votes"):
        old, new = getattr(was.seen, name), getattr(now.seen, name)
        if old != new:
            yield told(f"effect-{name}", was=old, now=new)
    if was.seen.pollution != now.seen.pollution:
        yield told("effect-pollution", was=was.seen.pollution, now=now.seen.pollution)
        if now.seen.pollution >= FATAL:
            yield told("warn-fatal", pollution=now.seen.pollution)
    if was.seen.size != now.seen.size:
        yield told("effect-zone", was=was.seen.size, now=now.seen.size)


def _people(was: Ground, now: Ground) -> Iterator[Message]:
    if was.hall_citizens != now.hall_citizens:
        yield told("effect-hall", was=was.hall_citizens, now=now.hall_citizens, room=now.hall_room)
    if was.seen.career != now.seen.career:
        yield told("effect-career", was=was.seen.career, now=now.seen.career)


def _goods(was: Ground, now: Ground) -> Iterator[Message]:
    for raw, old, new in zip(RAWS, was.all_held(), now.all_held(), strict=True):
        if old != new:
            yield told("effect-raw", raw=raw, was=old, now=new)


def _forecast(before: Table, after: Table, seat: Seat) -> Iterator[Message]:
    was, now = before.own(seat), after.own(seat)
    if next_votes(was) != next_votes(now):
        yield told("effect-voting", was=next_votes(was), now=next_votes(now))
    old, new = next_pollution(before, was), next_pollution(after, now)
    if old != new and after.view.phase < 6 and before.view.round == after.view.round:
        yield told("effect-generated", was=old, now=new)


def _may_grow(was: Ground, now: Ground) -> Iterator[Message]:
    """5.5.9: tiles that have gained or lost what their next level needs."""
    old, new = served_tiles(was), served_tiles(now)
    for name, tile in new.items():
        if name not in old or old[name].kind != tile.kind:
            yield told("effect-may-grow", _next_level(tile), when="later" if tile.fresh else "now")
    for name, tile in old.items():
        if name in now.tiles and now.tiles[name].kind == tile.kind and name not in new:
            yield told("effect-may-not-grow", _next_level(tile))


def _next_level(tile: TileView) -> Values:
    return {"tile": family_of(tile.kind), "cell": tile.name, "level": level_of(tile.kind) + 1}


def _builds(before: Table, after: Table) -> Iterator[Message]:
    """5.1.2."""
    was, now = before.view.plan, after.view.plan
    if was and now and (was.builds, was.extended) != (now.builds, now.extended):
        yield told("effect-builds", left=max(0, now.builds_left))
