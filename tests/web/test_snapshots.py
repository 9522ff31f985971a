"""Long games are loaded from a snapshot; the entries stay the truth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from faubourg.core.match import Match
from faubourg.table import table as tables
from faubourg.table.history import Sight
from faubourg.table.table import Snapshot
from faubourg.table.wire import NewTable
from faubourg.web.live_table import LiveTable
from faubourg.web.lobby import open_table
from faubourg.web.services import Services
from web.in_process import HERE, HOST, ME, decide, open_here, serve, settled

FEW = 25  # entries between snapshots, here


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SAVE_EVERY", FEW)


@pytest.fixture
def entered(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every entry that is played again while loading."""
    seen: list[object] = []
    enter: Callable[..., None] = Match.enter

    def count(match: Any, entry: object, action: object) -> None:
        seen.append(entry)
        enter(match, entry, action)

    monkeypatch.setattr(Match, "enter", count)
    return seen


async def long_game(services: Services) -> LiveTable:
    table, rng = await open_here(services, ME, HERE), Random(5)
    while table.number < 4 * FEW:
        table = await decide(services, table, rng)
    return table


async def loaded(services: Services, table_id: str) -> LiveTable:
    services.tables.evict(idle=-1)
    return await settled(services, table_id)


def test_only_what_came_after_the_snapshot_is_played_again(
    database: str, entered: list[object]
) -> None:
    async def do(services: Services) -> None:
        table = await long_game(services)
        entered.clear()
        again = await loaded(services, table.id)
        assert len(entered) < FEW < again.number
        assert again.match.state == table.match.state
        assert again.match.entries == table.match.entries
        assert again.match.steps == table.match.steps
        assert not (await decide(services, again, Random(1))).over

    serve(database, do)


def test_one_snapshot_is_kept_of_a_table(database: str) -> None:
    async def do(services: Services) -> None:
        table = await long_game(services)
        kept = await services.store.snapshot(table.id)
        assert kept is not None and kept.number > 3 * FEW
        await services.store.keep(table.id, replace(kept, number=kept.number + 1))
        newest = await services.store.snapshot(table.id)
        assert newest is not None and newest.number == kept.number + 1

    serve(database, do)


async def with_snapshot(services: Services, change: dict[str, object]) -> LiveTable:
    table = await long_game(services)
    kept = await services.store.snapshot(table.id)
    assert kept is not None
    await services.store.keep(table.id, replace(kept, **change))  # type: ignore[arg-type]
    return await loaded(services, table.id)


def test_other_code_begins_at_the_start_and_saves_anew(
    database: str, entered: list[object]
) -> None:
    async def do(services: Services) -> Snapshot | None:
        entered.clear()
        table = await with_snapshot(services, {"code": "older", "saved": {"no": "state"}})
        assert len(entered) == table.number
        return await services.store.snapshot(table.id)

    kept = serve(database, do)
    assert kept is not None and kept.code != "older"


def test_a_short_game_needs_none(sqlite: str) -> None:
    async def do(services: Services) -> Snapshot | None:
        table = await open_here(services, ME, HERE)
        return await services.store.snapshot(table.id)

    assert serve(sqlite, do) is None


def numbers(table: LiveTable) -> list[tuple[int, int]]:
    holders: list[tuple[int, ...]] = [(), (0,), (1,), (2,), (0, 2)]
    seen = [Sight(table.match, table.who(mine)) for mine in holders]
    return [(one.number, one.steps) for one in seen]


def test_a_loaded_table_counts_as_before(sqlite: str) -> None:
    async def do(services: Services) -> None:
        wish = NewTable("big_city", [ME, HERE, HERE], {"trade": "on"})
        table = await settled(services, await open_table(services, HOST, wish))
        rng = Random(8)
        while table.number < 4 * FEW:
            table = await decide(services, table, rng)
            seat = table.match.steps[-1].seat
            if seat >= 0 and rng.random() < 0.3 and table.why_not_undo(seat) is None:
                await services.tables.undo(table, seat, table.number)
        assert len(set(numbers(table))) == 5
        services.tables.evict(idle=-1)
        again = await settled(services, table.id)
        assert again is not table and numbers(again) == numbers(table)

    serve(sqlite, do)
