"""Who names an address or a push service makes us write there: not to others, not inside."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from web.browser import AnyClient, Browser
from web.notified import ask_for_letters, look, pass_turn, services_of, together
from web.receivers import LetterBox, Reader
from web.serving import telling

from faubourg.web import mail, push
from faubourg.web.mail import Post

INSIDE = [
    "127.0.0.1", "10.0.0.7", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "ff02::1",
]  # fmt: skip


@pytest.fixture
def client(writing: AnyClient) -> AnyClient:
    return writing


# Push


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_inside_is_taken_for_one_outside(address: str) -> None:
    assert not push.is_outside(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:4700::1111"])
def test_addresses_of_the_open_net_are(address: str) -> None:
    assert push.is_outside(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://push.example.org:22/x", "file:///etc/passwd",
        "https://user:secret@push.example.org/x", "https:///x", "gopher://push.example.org/x",
        "https://push.example.org/x\r\nHost: inner", "https://push.example.org/x y",
        "https://push.example.org:99999/x", "https://[::1/x",
        "https://push.example.org/" + 1000 * "x",
    ],
)  # fmt: skip
def test_an_endpoint_with_odd_looks_is_refused(endpoint: str) -> None:
    with pytest.raises(push.BadEndpoint):
        push.check(push.Subscription(**Reader().wish(endpoint)))


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "localhost", "2130706433", "0x7f.1"])
def test_a_name_that_leads_inside_is_not_connected_to(
    client: AnyClient, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    """However it is written; and a name of the net that leads here."""

    async def never(*given: object, **more: object) -> None:
        raise AssertionError("connected")

    monkeypatch.setattr("asyncio.open_connection", never)
    pusher = push.Pusher(push.new_key(), "mailto:me@example.org")
    wanted = push.Subscription(**Reader().wish(f"https://{host}/x"))

    async def send() -> None:
        with pytest.raises((push.BadEndpoint, OSError)):
            await pusher.send(wanted, {"title": "x"}, "t")

    with client.portal() as portal:
        portal.call(send)


def test_keys_of_no_browser_are_refused(browser: Browser, friend: Browser) -> None:
    table = together(browser, friend)
    wish = Reader().wish("https://push.example.org/x")
    for key, value in [("p256dh", "AAAA"), ("auth", "AAAA"), ("p256dh", "é"), ("auth", "")]:
        answer = friend.post(f"/api/tables/{table}/notices/push", {**wish, key: value})
        assert answer.status_code == 422, (key, value)
    assert friend.post(f"/api/tables/{table}/notices/push", wish).status_code == 201


def test_who_has_no_seat_cannot_make_us_send_anything(browser: Browser, third: Browser) -> None:
    table = browser.open({"kind": "me"}, {"kind": "bot", "bot": "random"})
    wish = Reader().wish("https://push.example.org/x")
    assert third.post(f"/api/tables/{table}/notices/push", wish).status_code == 403
    assert ask_for_letters(third, table) == 403
    assert third.get(f"/api/tables/{table}/notices").status_code == 403


def test_a_flood_of_subscriptions_is_one_and_has_its_limit(sqlite: str) -> None:
    with telling(sqlite, rate=1200) as client:
        one = Browser(client)
        table = one.open({"kind": "me"}, {"kind": "bot", "bot": "random"})
        path = f"/api/tables/{table}/notices/push"
        codes = [
            one.post(path, Reader().wish(f"https://push.example.org/{n}")).status_code
            for n in range(10)
        ]
        assert codes[0] == 201 and codes[-1] == 429 and codes.count(201) <= 3


# E-mail


@pytest.mark.parametrize(
    "address",
    [
        "zoe@example.org\nBcc: all@example.org", "zoe@example.org\r\n\r\nBuy!", "zoe", "@b.org",
        "zoe@example.org, max@example.org", "zoe@localhost", '"a b"@example.org', "zoe@[127.0.0.1]",
        "zoe@exa mple.org", "Zoé <zoe@example.org>", "zoe@example..org", "z" * 65 + "@example.org",
        "zoe@example.org\0", "zoé@example.org",
    ],
)  # fmt: skip
def test_what_is_no_plain_address_is_refused(address: str) -> None:
    with pytest.raises(mail.BadAddress):
        mail.clean(address)


def test_no_header_can_be_added_to_a_letter() -> None:
    letter = mail.Letter("zoe@example.org", "Turn\nBcc: all@example.org", "x", "https://x.org")
    with pytest.raises(ValueError):
        mail.compose(letter, "me@example.org")


def test_somebody_elses_address_gets_one_question_whoever_gives_it(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    codes = [ask_for_letters(one, table, "Max@example.org") for one in (browser, friend) * 5]
    codes += [ask_for_letters(browser, table, other) for other in ("a@b.org", "max@EXAMPLE.org")]
    look(client, timedelta(seconds=0))
    assert set(codes) == {201}, "the answer does not tell whether it was asked before"
    assert sorted(to[0] for _, to in box.envelopes) == ["Max@example.org", "a@b.org"]


def test_who_says_that_it_was_not_them_is_not_asked_for_a_month(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    ask_for_letters(browser, table, "max@example.org")
    stop = box.links(box.next())[1]
    assert client.post(stop).status_code == 200
    services = services_of(client)

    async def ask(days: int) -> bool:
        from faubourg.web import subscriptions

        now = datetime.now(UTC) + timedelta(days=days)
        asked = await services.store.write(
            lambda c: subscriptions.ask(c, "x", "max@example.org", "en", services.key, now)
        )
        return asked is not None

    with client.portal() as portal:
        assert not portal.call(ask, 29)
        assert portal.call(ask, 31)


def test_a_letter_holds_no_word_of_a_stranger(
    client: AnyClient, browser: Browser, box: LetterBox
) -> None:
    spammer = Browser(client)
    table = browser.open({"kind": "me"}, {"kind": "link", "name": "BUY http://evil.example"})
    spammer.join(browser.link(table, 1), "CHEAP http://evil.example")
    answer = spammer.post(
        f"/api/tables/{table}/notices/mail",
        {"address": "max@example.org"},
        headers={"host": "evil.example"},
    )
    assert answer.status_code == 201
    assert "evil" not in box.next().as_string()


def test_of_an_address_nobody_but_its_owner_learns(
    client: AnyClient, browser: Browser, friend: Browser, box: LetterBox
) -> None:
    table = together(browser, friend)
    ask_for_letters(friend, table, "zoe@example.org")
    box.next()
    assert browser.get(f"/api/tables/{table}/notices").json()["address"] == ""
    seen = browser.get(f"/api/tables/{table}").text + browser.get(f"/table/{table}").text
    assert "zoe@" not in seen and "z…@" not in seen


def test_a_broken_mail_server_harms_nobody_and_no_address_is_logged(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    nowhere = Post("127.0.0.1", 9, "me@example.org", "https://games.example.org")
    with telling(sqlite, nowhere) as client:
        one, two = Browser(client), Browser(client)
        table = together(one, two)
        assert ask_for_letters(two, table, "zoe@example.org") == 201
        pass_turn(one, table)
        look(client)
    assert "mail" in caplog.text and "zoe" not in caplog.text
