"""Web Push: what a push service is given, when, and what its answers do."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import timedelta

import pytest

from faubourg.web import push, subscriptions
from web.browser import AnyClient, Browser
from web.notified import look, pass_turn, services_of, together
from web.receivers import PushService, Reader, claims, push_service
from web.serving import telling

SOON = timedelta(minutes=2)


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


@pytest.fixture
def client(sqlite: str) -> Iterator[AnyClient]:
    with telling(sqlite) as opened:
        yield opened


def subscribe(one: Browser, table: str, endpoint: str) -> Reader:
    reader = Reader()
    answer = one.post(f"/api/tables/{table}/notices/push", reader.wish(endpoint))
    assert answer.status_code == 201, answer.text
    return reader


def is_pushed(one: Browser, table: str) -> bool:
    return bool(one.get(f"/api/tables/{table}/notices").json()["pushed"])


def test_a_push_is_encrypted_for_the_browser_signed_and_says_only_where(
    client: AnyClient, browser: Browser, service: PushService
) -> None:
    friend = Browser(client, "fr")
    table = together(browser, friend)
    reader = subscribe(friend, table, f"{service.address}/to/friend?device=1")
    pass_turn(browser, table)
    look(client, SOON)
    path, head, body = service.next()
    assert path == "/to/friend?device=1"
    assert reader.read(body) == {
        "title": "C’est à vous\u00a0: Town Center", "body": "La table vous attend.",
        "url": f"/table/{table}", "tag": table,
    }  # fmt: skip
    signed = claims(head["Authorization"])
    assert signed["aud"] == service.address and time.time() < signed["exp"] < time.time() + 86_400
    shown = friend.get(f"/api/tables/{table}/notices").json()
    assert signed["key"] == shown["push_key"], "the browser subscribed with this very key"
    assert head["Content-Encoding"] == "aes128gcm" and head["Topic"] == table
    assert int(head["TTL"]) > 0


def test_a_turn_is_pushed_once_and_not_to_who_has_acted(
    client: AnyClient, browser: Browser, friend: Browser, service: PushService
) -> None:
    table = together(browser, friend)
    subscribe(browser, table, f"{service.address}/browser")
    subscribe(friend, table, f"{service.address}/friend")
    pass_turn(browser, table)
    for _ in range(3):
        look(client, SOON)
    assert service.next()[0] == "/friend"
    assert service.taken.empty()


@pytest.mark.parametrize(
    ("answer", "stays"), [(201, True), (404, False), (410, False), (500, True)]
)
def test_a_subscription_that_the_service_does_not_know_any_more_goes(
    client: AnyClient,
    browser: Browser,
    friend: Browser,
    service: PushService,
    answer: int,
    stays: bool,
) -> None:
    service.answer = answer
    table = together(browser, friend)
    subscribe(friend, table, f"{service.address}/friend")
    pass_turn(browser, table)
    look(client, SOON)
    service.next()
    assert is_pushed(friend, table) is stays


def test_a_service_that_never_answers_is_given_up_in_time_and_in_the_end(
    client: AnyClient,
    browser: Browser,
    friend: Browser,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(push, "PATIENCE", 0.05)
    monkeypatch.setattr(subscriptions, "MOST_FAILURES", 2)
    table = together(browser, friend)
    subscribe(friend, table, f"{service.address}/friend/hang")
    for times in (1, 2):
        pass_turn(browser, table)
        look(client, SOON * times)
        service.next()
        assert is_pushed(friend, table) is (times == 1)
        pass_turn(friend, table)


def test_who_stops_is_not_told(
    client: AnyClient, browser: Browser, friend: Browser, service: PushService
) -> None:
    table = together(browser, friend)
    subscribe(friend, table, f"{service.address}/friend")
    assert is_pushed(friend, table)
    friend.post(f"/api/tables/{table}/notices/push/stop")
    pass_turn(browser, table)
    look(client, SOON)
    assert not is_pushed(friend, table) and service.taken.empty()


def test_all_who_are_to_act_at_once_are_told_and_nobody_by_what_others_do(
    client: AnyClient, browser: Browser, friend: Browser, service: PushService
) -> None:
    """Small City: all plan in secret at the same time."""
    table = together(browser, friend, game="small_city")
    both = {"browser": browser, "friend": friend}
    while not all(one.look(table)["yours"] for one in both.values()):
        next(one for one in both.values() if one.look(table)["yours"]).play(table)
    for name, one in both.items():
        subscribe(one, table, f"{service.address}/{name}")
    look(client, SOON)
    told = service.taken.qsize()
    friend.play(table)  # in secret: nobody hears of it
    look(client, 2 * SOON)
    assert service.taken.qsize() == told


def test_the_key_is_made_once(sqlite: str) -> None:
    keys = set()
    for _ in range(2):
        with telling(sqlite) as client:
            pusher = services_of(client).notices.pusher
            assert pusher is not None
            keys.add(pusher.public)
    assert len(keys) == 1


def test_the_worker_is_for_the_whole_site(browser: Browser) -> None:
    answer = browser.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "showNotification" in answer.text
