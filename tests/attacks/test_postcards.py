"""Pictures of tables tell no secret, and who asks for many of them waits for itself."""

from __future__ import annotations

import asyncio

import pytest
from litestar.exceptions import TooManyRequestsException
from litestar.testing import TestClient
from web.browser import HERE, ME, AnyClient, Browser
from web.in_process import open_here, serve

from attacks.sitting import HIDDEN, Sitting
from faubourg.table.listing import draw_board
from faubourg.table.postcard import painter_of, postcard
from faubourg.web.app import create_app
from faubourg.web.clerk import Clerk
from faubourg.web.services import Services, Settings
from faubourg.web.share import mark_of


@pytest.fixture(params=sorted(HIDDEN))
def sitting(client: AnyClient, request: pytest.FixtureRequest) -> Sitting:
    return Sitting(client, request.param)


def test_a_hidden_choice_changes_no_picture_and_no_address(sitting: Sitting) -> None:
    services = sitting.watcher.client.app.state.services

    def seen() -> list[str]:
        table = services.tables._live[sitting.table]
        boards = [draw_board(table, "en", seat) for seat in range(3)]
        return [postcard(painter_of(table, "en", None)), mark_of(table), *boards]

    before = seen()
    sitting.choose()
    assert seen() == before
    sitting.turn_back("undo")
    assert seen() == before


@pytest.mark.parametrize("game", ["big_city", "la_citta", "small_city", "arcologies"])
def test_pictures_are_made_from_what_a_spectator_knows(client: AnyClient, game: str) -> None:
    owner = Browser(client)
    table = owner.open(ME, HERE, game=game)
    held = client.app.state.services.tables._live[table]
    drawn = postcard(painter_of(held, "en", None)), draw_board(held, "en", 0)
    held.match.state = held.match.rules.known(held.match.state, None)  # nothing else is there now
    assert (postcard(painter_of(held, "en", None)), draw_board(held, "en", 0)) == drawn


def test_the_owner_gets_the_picture_that_everybody_gets(client: AnyClient) -> None:
    owner, stranger = Browser(client), Browser(client)
    table = owner.open(ME, HERE, game="big_city")
    address = f"/table/{table}/card.png"
    assert owner.get(address).content == stranger.get(address).content


def test_a_picture_is_made_once_however_many_ask(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def paint(self: Clerk, who: str, svg: str) -> bytes:
        made.append(who)
        return b"a picture"

    monkeypatch.setattr(Clerk, "paint", paint)

    async def do(services: Services) -> list[bytes]:
        table = await open_here(services)
        asked = [services.postcards.of(table, "v", "en", (f"a{n}", "")) for n in range(50)]
        return list(await asyncio.gather(*asked))

    assert serve(sqlite, do) == [b"a picture"] * 50
    assert made == ["a0"]


def test_few_pictures_are_kept(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faubourg.web.postcards.MOST_KEPT", 5)

    async def paint(self: Clerk, who: str, svg: str) -> bytes:
        return b"a picture"

    monkeypatch.setattr(Clerk, "paint", paint)

    async def do(services: Services) -> int:
        table = await open_here(services)
        for number in range(20):
            await services.postcards.of(table, str(number), "en", (f"a{number}", ""))
        return len(services.postcards._made)

    assert serve(sqlite, do) == 5


def test_a_flood_of_new_pictures_is_refused_and_others_are_served(sqlite: str) -> None:
    settings = Settings(sqlite, requests_per_minute=200, bot_pause=0)
    with TestClient(create_app(settings, "a key")) as strict:
        browser = Browser(strict)
        table = browser.open()
        seen = []
        for _ in range(3):
            browser.play(table)
            seen.append(browser.get(f"/table/{table}/card.png").status_code)
        assert seen == [200, 429, 429]
        assert browser.get(f"/table/{table}").status_code == 200
        services: Services = strict.app.state.services
        services.limits.work("another address", "another browser")
        with pytest.raises(TooManyRequestsException):
            services.limits.work("testclient", browser_key(services))


def browser_key(services: Services) -> str:
    """Whoever has asked for too much."""
    asked = [who for (what, who), _ in services.limits._minutes.items() if what == "work"]
    return next(who for who in asked if len(who) == 64)


def test_a_picture_that_fails_is_tried_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[str] = []

    async def paint(self: Clerk, who: str, svg: str) -> bytes:
        tries.append(who)
        if len(tries) == 1:
            raise RuntimeError("no memory")
        return b"a picture"

    monkeypatch.setattr(Clerk, "paint", paint)

    async def do(services: Services) -> bytes:
        table = await open_here(services)
        with pytest.raises(RuntimeError):
            await services.postcards.of(table, "v", "en", ("a", ""))
        return await services.postcards.of(table, "v", "en", ("a", ""))

    assert serve(sqlite, do) == b"a picture"
