"""Tables in memory are a cache: restarts, evictions and repetitions lose nothing."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Literal

import pytest
from sqlalchemy.exc import OperationalError

from faubourg.core.match import Entry, IllegalAction
from faubourg.core.replay import verify
from faubourg.table.commands import Behind
from faubourg.table.history import Sight
from faubourg.table.people import Device, People, hashed, link_secret
from faubourg.table.table import Snapshot
from faubourg.table.wire import NewTable
from faubourg.web import seating, seats
from faubourg.web.lobby import open_table
from faubourg.web.seats import Arrival
from faubourg.web.services import Services
from web.in_process import (
    HERE,
    HOST,
    LINK,
    ME,
    OWNER,
    decide,
    open_here,
    play_some,
    serve,
    served,
    settled,
)


class WatchedLock(asyncio.Lock):
    """Tells when somebody has to wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.waited_for = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        if self.locked():
            self.waited_for.set()
        return await super().acquire()


def test_a_restarted_server_continues_with_the_same_luck(sqlite: str) -> None:
    async def begin(services: Services) -> tuple[str, list[Entry]]:
        table = await play_some(services, await open_here(services), 12)
        return table.id, list(table.match.entries)

    table_id, before = serve(sqlite, begin)

    async def go_on(services: Services) -> None:
        table = await settled(services, table_id)
        assert table.match.entries == before
        rng = Random(2)
        while not table.over:
            table = await decide(services, table, rng)
        assert verify(table.record()).honest  # chance before and after: one secret
        kept = await services.store.table(table_id)
        assert kept is not None and kept.over

    serve(sqlite, go_on)


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back_equal(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await play_some(services, await open_here(services), 9)
        assert services.tables.evict(idle=60) == 0
        assert services.tables.evict(idle=-1) == 1
        again = await settled(services, table.id)
        assert again is not table
        assert again.match.state == table.match.state
        assert again.match.entries == table.match.entries

    serve(sqlite, do)


def test_what_is_kept_of_the_past_goes_when_nobody_looks_and_stays_while_one_plays(
    sqlite: str,
) -> None:
    async def do(services: Services) -> None:
        table = await play_some(services, await open_here(services), 30)
        table.past.after(table.match.steps, 20)
        table.changed()
        assert table.past.kept
        services.tables.evict(idle=60)
        assert not table.past.kept

    serve(sqlite, do)


def test_who_is_seen_brings_back_nothing_old_of_the_people(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page opens while another one tells its nonce: what was read before must not be kept."""

    async def do(services: Services) -> None:
        table = await open_here(services, ME, LINK)
        friend = Arrival(Device("a friend's browser", ""), promise="0a" * 32)
        await services.tables.change(table.id, lambda c, held: seats.take(c, held, 1, friend))
        reading, go_on = asyncio.Event(), asyncio.Event()
        read = services.store.people

        async def slowly(table_id: str) -> People:
            found = await read(table_id)
            monkeypatch.setattr(services.store, "people", read)
            reading.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(services.store, "people", slowly)
        seen = asyncio.create_task(services.tables.saw(table.id, hashed(OWNER)))
        await reading.wait()
        told = asyncio.create_task(services.tables.change(
            table.id, lambda c, held: seating.promise(c, table.id, 0, "0b" * 32)
        ))  # fmt: skip
        await asyncio.wait([told], timeout=0.5)  # it may be made to wait for the other
        go_on.set()
        await asyncio.gather(seen, told)
        assert table.seats[0].promise == "0b" * 32

    serve(sqlite, do)


def test_a_watched_table_stays(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services)
        with services.hub.watch(table.id):
            assert services.tables.evict(idle=-1) == 0
        assert services.tables.evict(idle=-1) == 1

    serve(sqlite, do)


def test_a_repeated_command_is_done_once(database: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services)
        seat, before = table.match.state.actors[0], table.number
        index = table.match.rules.legal(table.match.state, seat)[0].index
        play = services.tables.play
        numbers = await asyncio.gather(*(play(table, seat, index, before) for _ in range(5)))
        assert len(set(numbers)) == 1
        assert len(await services.store.entries(table.id)) == numbers[0]
        assert await play(table, seat, index, before) == numbers[0]

    serve(database, do)


def test_who_is_behind_is_told_the_number(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await play_some(services, await open_here(services), 1)
        seat = table.match.state.actors[0]
        rules, done = table.match.rules, {entry.words for entry in table.match.entries}
        legal = rules.legal(table.match.state, seat)  # halls; not what would seem a repetition
        action = next(action for action in legal if rules.notation(action) not in done)
        for expected in (0, table.number + 1):
            with pytest.raises(Behind) as caught:
                await services.tables.play(table, seat, action.index, expected)
            assert caught.value.number == table.number

    serve(sqlite, do)


def test_who_acts_at_once_with_others_need_not_have_seen_them(database: str) -> None:
    """Town halls of Small City are placed by all at once."""

    async def do(services: Services) -> None:
        wish = NewTable("small_city", [ME, HERE, HERE], {}, "")
        table = await settled(services, await open_table(services, HOST, wish))
        rules, seen = table.match.rules, table.number
        halls = [rules.legal(table.match.state, seat)[0].index for seat in range(3)]
        await services.tables.play(table, 1, halls[1], seen)
        number = await services.tables.play(table, 0, halls[0], seen)
        assert number == seen + 2
        assert await services.tables.play(table, 0, halls[0], seen) == number  # the same again
        assert table.number == number
        await services.tables.play(table, 2, halls[2], seen)
        with pytest.raises(Behind):  # now chance has acted
            await services.tables.play(table, 1, halls[1] + 1, seen)

    serve(database, do)


def test_an_illegal_action_changes_nothing(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services)
        before, seat = table.number, 1 - table.match.state.actors[0]
        with pytest.raises(IllegalAction):
            await services.tables.play(table, seat, 0, before)
        assert (await services.tables.get(table.id)).number == before

    serve(sqlite, do)


def test_what_could_not_be_stored_is_forgotten(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also by those who waited meanwhile: a repeated request must not be told that it is done."""

    async def do(services: Services) -> None:
        table = await open_here(services)
        seat, before = table.match.state.actors[0], table.number
        index = table.match.rules.legal(table.match.state, seat)[0].index
        append, calls = services.store.append, 0
        table.lock = lock = WatchedLock()

        async def failing(*given: Any) -> None:
            nonlocal calls
            calls += 1
            if calls == 1:
                await lock.waited_for.wait()
                raise OperationalError("INSERT", {}, Exception("disk is full"))
            await append(*given)

        monkeypatch.setattr(services.store, "append", failing)
        first, second = await asyncio.gather(
            services.tables.play(table, seat, index, before),
            services.tables.play(table, seat, index, before),
            return_exceptions=True,
        )
        assert isinstance(first, OperationalError)
        assert len(await services.store.entries(table.id)) == second

    serve(sqlite, do)


def test_two_servers_cannot_both_append(postgres: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services)
        async with served(postgres) as other:
            twin = await settled(other, table.id)
            seat, before = table.match.state.actors[0], table.number
            legal = table.match.rules.legal(table.match.state, seat)
            results = await asyncio.gather(
                services.tables.play(table, seat, legal[0].index, before),
                other.tables.play(twin, seat, legal[1].index, before),
                return_exceptions=True,
            )
            assert sorted(isinstance(result, Behind) for result in results) == [False, True]
            stored = await services.store.entries(table.id)
            for one in (services, other):
                async with one.tables.hold(table.id) as held:
                    assert held.match.entries == stored

    serve(postgres, do)


def test_two_servers_play_a_game_together(postgres: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services)
        async with served(postgres) as other:
            rng = Random(3)
            for turn in range(30):
                one = (services, other)[turn % 2]
                async with one.tables.hold(table.id) as held:
                    pass
                await decide(one, held, rng)
            async with services.tables.hold(table.id) as held:
                assert held.match.entries == await services.store.entries(table.id)

    serve(postgres, do)


def test_what_is_done_in_secret_at_another_server_stops_nobody(postgres: str) -> None:
    """Not even where both write at the same time: a refusal would tell of it."""

    async def do(services: Services) -> None:
        wish = NewTable("small_city", [ME, HERE], {})
        table = await settled(services, await open_table(services, HOST, wish))
        async with served(postgres) as other:
            twin, play = await settled(other, table.id), services.tables.play
            halls = [table.match.rules.legal(table.match.state, seat)[0].index for seat in (0, 1)]
            seen = [Sight(table.match, table.who((seat,))).number for seat in (0, 1)]
            numbers = await asyncio.gather(
                play(table, 0, halls[0], seen[0], table.who((0,))),
                other.tables.play(twin, 1, halls[1], seen[1], table.who((1,))),
            )
            assert min(numbers) == seen[0] + 1

    serve(postgres, do)


def test_another_server_hears_of_it(postgres: str) -> None:
    async def do(services: Services) -> None:
        async with served(postgres) as other:
            table = await open_here(services)
            await other.tables.get(table.id)
            with other.hub.watch(table.id) as changed:
                await other.listening.wait()
                changed.clear()
                table = await decide(services, table, Random(1))
                await changed.wait()
                assert (await other.tables.get(table.id)).match.entries == table.match.entries

    serve(postgres, do)


def test_what_another_process_stores_while_a_table_is_loaded_is_not_missed(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services)
        async with served(postgres) as other:
            loading, go_on = asyncio.Event(), asyncio.Event()
            read = other.store.snapshot

            async def slowly(table_id: str) -> Snapshot | None:
                monkeypatch.setattr(other.store, "snapshot", read)
                loading.set()
                await go_on.wait()
                return await read(table_id)

            monkeypatch.setattr(other.store, "snapshot", slowly)
            loaded = asyncio.create_task(other.tables.get(table.id))
            await loading.wait()  # it has read the entries
            table = await play_some(services, table, 1)
            await other.tables.heard(table.id)
            go_on.set()
            assert (await loaded).match.entries == table.match.entries

    serve(postgres, do)


def test_the_secret_of_a_link_is_only_the_owners() -> None:
    assert link_secret("a", "t", 0) != link_secret("b", "t", 0)
    assert link_secret("a", "t", 0) != link_secret("a", "t", 1)


def test_a_story_told_by_many_at_once_is_told_once(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await play_some(services, await open_here(services), 30)
        services.tables.evict(idle=-1)
        again = await settled(services, table.id)
        await table.tell()
        await asyncio.gather(*(again.tell() for _ in range(8)))
        assert again.story.lines == table.story.lines

    serve(sqlite, do)
