"""A table may do the obvious for a person: choice by choice, taken back as one."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from faubourg.core.match import UNDO, IllegalAction
from faubourg.core.model import Action, Seat
from faubourg.core.presentation import Helper
from faubourg.core.registry import AnyRules, Game
from faubourg.core.texts import Texts
from faubourg.table.situation import paint
from faubourg.table.viewer import Viewer
from faubourg.table.wire import WantedLook
from faubourg.web import lobby
from faubourg.web.live_table import LiveTable
from faubourg.web.services import Services
from web.in_process import HERE, ME, decide, open_here, serve

LUCK = bytes(32)


class Eager(Helper[AnyRules, Any]):
    """Takes the first legal choice until somebody else is to act."""

    most = 2  # in Town Center no chance comes between

    def aids(self, state: Any, seat: Seat) -> list[str]:
        return ["first"] if self.most else []

    def next_choice(self, state: Any, seat: Seat, aid: str) -> Action | None:
        self.most -= 1
        legal: list[Action] = self.rules.legal(state, seat)
        return legal[0]


@pytest.fixture(autouse=True)
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a luck after which nothing is forced: once in thirty games the third choice is."""
    monkeypatch.setattr(lobby, "offered_secret", lambda key, offer: LUCK)
    made = cache(Eager)  # it counts its choices
    monkeypatch.setattr(Game, "helper", lambda game, rules: made(rules))


async def aided(services: Services) -> tuple[LiveTable, Seat, int]:
    table = await decide(services, await open_here(services, ME), Random(1))  # the town hall
    seat, before = table.match.state.actors[0], len(table.match.steps)
    await services.tables.aid(table, seat, "first", table.number)
    return table, seat, before


def test_an_aid_makes_several_choices_of_the_seat(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table, seat, before = await aided(services)
        own = [step for step in table.match.steps[before:] if step.seat == seat]
        assert len(own) >= 2
        assert await services.store.entries(table.id) == table.match.entries

    serve(sqlite, do)


def test_a_repeated_aid_helps_once(database: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services, ME)
        seat, expected = table.match.state.actors[0], table.number
        number = await services.tables.aid(table, seat, "first", expected)
        assert await services.tables.aid(table, seat, "first", expected) == number

    serve(database, do)


def test_an_unknown_aid_is_refused_and_changes_nothing(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table = await open_here(services, ME, HERE)
        before = table.number
        with pytest.raises(IllegalAction) as refused:
            await services.tables.aid(table, table.match.state.actors[0], "magic", before)
        assert refused.value.reason.key == "web.no-aid"
        assert table.number == before

    serve(sqlite, do)


def test_the_page_offers_it_only_to_who_is_to_act(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Texts.say
    monkeypatch.setattr(
        Texts, "say", lambda texts, key, *more: key if ".aid-" in key else say(texts, key, *more)
    )

    async def do(services: Services) -> None:
        table = await open_here(services, ME, HERE)
        actor = table.match.state.actors[0]
        shown = paint(table, Viewer((actor,), "en"), WantedLook())
        assert [aid.key for aid in shown.aids] == ["first"]
        assert paint(table, Viewer((1 - actor,), "en"), WantedLook()).aids == []
        assert paint(table, Viewer((), "en"), WantedLook()).aids == []

    serve(sqlite, do)


def test_one_undo_takes_back_the_whole_aid(sqlite: str) -> None:
    async def do(services: Services) -> None:
        table, seat, before = await aided(services)
        assert table.match.why_not_undo(seat) is None
        await services.tables.undo(table, seat, table.number)
        assert len(table.match.steps) == before
        assert [entry.words for entry in table.match.entries[-2:]] == [UNDO] * 2

    serve(sqlite, do)
