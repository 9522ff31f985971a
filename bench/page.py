"""A browser as patient as our page: it asks until it is answered, and counts what it saw."""

from __future__ import annotations

import asyncio
import hashlib
import os
from time import monotonic
from typing import Any, Final

import httpx

from bench.serving import Browser
from bench.stored import Seen

PATIENCE: Final = 120.0  # seconds after the last fault, until what has not gone on is stuck


class Page:
    """One browser that asks until it is answered."""

    def __init__(self, address: str, until: float, seen: Seen) -> None:
        self.browser = Browser(address)
        self.until = until
        self.seen = seen
        self.secret = os.urandom(16).hex()  # its nonces are made of
        self.tries = 0  # of the last question

    async def open(self) -> None:
        if (home := await self.ask("GET", "/")) is not None:
            self.browser.take_token(home)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """None if nobody answers for long after all faults."""
        self.tries = 0
        while monotonic() < self.until + PATIENCE:
            self.tries += 1
            try:
                answer = await self.browser.client.request(method, path, **more)
            except httpx.TransportError as error:
                self._was_cut_off(error)
            else:
                if answer.status_code < 500:
                    return answer
                self._was_refused(answer)
            await asyncio.sleep(0.2)
        self.seen.odd[f"no answer to {method} for {PATIENCE:.0f} s"] += 1
        return None

    def _was_cut_off(self, error: httpx.TransportError) -> None:
        self.seen.cut_off += 1
        if isinstance(error, httpx.TimeoutException):
            self.seen.odd["no answer for a minute"] += 1

    def _was_refused(self, answer: httpx.Response) -> None:
        if answer.status_code != 503:
            self.seen.odd[f"{answer.status_code} to {answer.request.method}"] += 1
            return
        self.seen.unavailable += 1
        if "retry-after" not in answer.headers:
            self.seen.odd["503 without Retry-After"] += 1

    async def look(self, table: str, **wanted: int) -> dict[str, Any] | None:
        """As who is to act sees it, where people share a screen."""
        answer = await self.ask("GET", f"/api/tables/{table}", params=wanted)
        if answer is None or answer.status_code != 200:
            self.seen.odd[f"a table is not shown: {answer and answer.status_code}"] += 1
            return None
        shown: dict[str, Any] = answer.json()
        return await self.look(table, eyes=shown["cover"]["seat"]) if shown["cover"] else shown

    async def give_luck(self, shown: dict[str, Any]) -> None:
        """Commit, and tell once all have; as static/js/luck.js does."""
        table, luck = shown["table"], shown["luck"]
        for seat in luck["promise"]:
            given = hashlib.sha256(self._nonce(table, seat).encode()).hexdigest()
            await self._tell(table, "promise", seat, luck["round"], given)
        for seat in luck["reveal"]:
            nonce = self._nonce(table, seat)
            await self._tell(table, "reveal", seat, luck["round"], nonce)

    def _nonce(self, table: str, seat: int) -> str:
        return hashlib.sha256(f"{self.secret} {table} {seat}".encode()).hexdigest()

    async def _tell(self, table: str, what: str, seat: int, round_: int, words: str) -> None:
        key = {"promise": "promise", "reveal": "nonce"}[what]
        body = {"seat": seat, "round": round_, key: words}
        answer = await self.ask("POST", f"/api/tables/{table}/luck/{what}", json=body)
        if answer is not None and answer.status_code == 409:
            self.seen.behind += 1  # another worker had told of an earlier round
        elif answer is not None and answer.status_code != 201:
            self.seen.odd[f"luck/{what} answered {answer.status_code}"] += 1

    async def decide(self, shown: dict[str, Any], action: int) -> None:
        """A repetition must do it once."""
        table, seat, seen = shown["table"], shown["seat"], self.seen
        body = {"seat": seat, "action": action, "expected": shown["number"]}
        seen.unanswered[table, seat] = action
        answer = await self.ask("POST", f"/api/tables/{table}/play", json=body)
        if answer is None:
            return
        del seen.unanswered[table, seat]
        if answer.status_code == 201:
            seen.acknowledged.setdefault((table, seat), []).append(action)
            seen.repeated += self.tries > 1
        elif answer.status_code == 409:
            seen.behind += 1
        else:
            seen.odd[f"play answered {answer.status_code}: {answer.text[:80]}"] += 1
