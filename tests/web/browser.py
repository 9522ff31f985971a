"""What the tests do as a browser: cookies, the CSRF token, tables, choices, sockets."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeAlias

import httpx
import msgspec
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

AnyClient: TypeAlias = TestClient[Litestar]
Shown: TypeAlias = dict[str, Any]

ME = {"kind": "me"}
HERE = {"kind": "here"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "random"}
PATIENCE = 120  # seconds; only what hangs takes so long


class Browser:
    """One of several at the same server: it has its own cookies."""

    def __init__(self, client: AnyClient, language: str = "en") -> None:
        self.client = client
        self.headers = {"accept-language": language}
        self.jar = httpx.Cookies()
        self.get("/api/offer")  # brings the cookies

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {**self.headers, **more.pop("headers", {})}
        self.client.cookies = self.jar
        answer = self.client.request(method, path, headers=headers, follow_redirects=False, **more)
        self.jar = httpx.Cookies(self.client.cookies)
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    @property
    def token(self) -> str:
        return str(self.jar["csrftoken"])

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"x-csrftoken": self.token, **more.pop("headers", {})}
        if "content" not in more and "files" not in more:
            more["json"] = {} if body is None else body
        return self.request("POST", path, headers=headers, **more)

    def send_form(self, path: str, **fields: str) -> httpx.Response:
        return self.request("POST", path, data={"_csrf_token": self.token, **fields})

    # Tables

    def open(self, *seats: dict[str, str], game: str = "town_center", **more: Any) -> str:
        body = {"game": game, "seats": list(seats or (ME, HERE)), **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["table"])
        while game != "town_center" and LINK not in seats and not self._is_dealt(table):
            pass  # chance comes first there, and by itself
        return table

    def _is_dealt(self, table: str) -> bool:
        return any(player["active"] for player in self.look(table)["players"])

    def look(self, table: str, **wishes: Any) -> Shown:
        answer = self.get(f"/api/tables/{table}", params=wishes)
        assert answer.status_code == 200, answer.text
        found: Shown = answer.json()
        return found

    def command(self, table: str, name: str, **body: int | str) -> httpx.Response:
        return self.post(f"/api/tables/{table}/{name}", body)

    def play(self, table: str, choice: int = 0) -> Shown:
        """The choice with that place among the legal ones; what is seen then."""
        shown = self.look(table)
        body = {"seat": shown["seat"], "action": shown["actions"][choice][0]}
        answer = self.command(table, "play", expected=shown["number"], **body)
        assert answer.status_code == 201, answer.text
        return self.look(table)

    def play_all(self, table: str, seed: int = 1) -> Shown:
        """At random to the end."""
        rng, shown = Random(seed), self.look(table)
        while shown["result"] is None:
            shown = self.play(table, rng.randrange(len(shown["actions"])))
        return shown

    def link(self, table: str, seat: int) -> str:
        return str(self.look(table)["players"][seat]["link"])

    def join(
        self, link: str, name: str = "", nonce: str = "n", promise: str = ""
    ) -> httpx.Response:
        return self.send_form(link, name=name, nonce=nonce, promise=promise)

    # Luck, as static/js/luck.js gives it

    def nonce(self, table: str, seat: int) -> str:
        return hashlib.sha256(f"{self.jar['faubourg_browser']} {table} {seat}".encode()).hexdigest()

    def promise(self, table: str) -> None:
        luck = self.look(table)["luck"]
        for seat in luck["promise"]:
            given = hashlib.sha256(self.nonce(table, seat).encode()).hexdigest()
            words = {"seat": seat, "round": luck["round"], "promise": given}
            assert self.command(table, "luck/promise", **words).status_code == 201

    def reveal(self, table: str) -> None:
        luck = self.look(table)["luck"]
        for seat in luck["reveal"]:
            words = {"seat": seat, "round": luck["round"], "nonce": self.nonce(table, seat)}
            assert self.command(table, "luck/reveal", **words).status_code == 201

    @contextmanager
    def live(self, table: str, **headers: str) -> Iterator[WebSocketTestSession]:
        self.client.cookies = self.jar
        given = {**self.headers, **headers}
        with self.client.websocket_connect(f"/live/{table}", headers=given) as socket:
            yield socket


def share_luck(table: str, *browsers: Browser) -> None:
    """All commit, then all tell."""
    for browser in browsers:
        browser.promise(table)
    for browser in browsers:
        browser.reveal(table)


def news(socket: WebSocketTestSession) -> Shown:
    found: Shown = msgspec.json.decode(socket.receive_text(timeout=PATIENCE))
    return found


def say_look(socket: WebSocketTestSession, **look: Any) -> Shown:
    socket.send_text(msgspec.json.encode(look).decode())
    return news(socket)
