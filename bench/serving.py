"""A server in its own process, and browsers that talk to it; for the benchmarks."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
LENGTH = re.compile(r"content-length: (\d+)", re.IGNORECASE)
CSRF = re.compile(r'name="csrf" content="([^"]+)"')


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def share(times: Sequence[float], part: float) -> float:
    """That part of the times is not longer, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class Serving:
    """`faubourg serve` on a port of its own; may be killed and started again."""

    def __init__(self, database: str, log: Path, settings: Mapping[str, str], *limits: str) -> None:
        self.port = free_port()
        self.limits = limits or ("--rate-limit", "10000000")  # all who ask have one address
        self.database = database
        self.log = log
        self.settings = {f"FAUBOURG_SERVE_{key}": value for key, value in settings.items()}
        self.python = sys.executable
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self, *more: str) -> None:
        command = [self.python, "-m", "faubourg", "serve", "--port", str(self.port)]
        command += ["--database", self.database, *self.limits, *more]
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                command, stdout=out, stderr=out, env={**os.environ, **self.settings},
                start_new_session=True,
            )  # fmt: skip
        self._wait_until_up()

    def _wait_until_up(self, patience: float = 30) -> None:
        limit = monotonic() + patience
        while monotonic() < limit:
            try:
                httpx.get(f"{self.address}/api/offer", timeout=5)
                return
            except httpx.TransportError:
                sleep(0.05)
        raise TimeoutError(f"the server did not answer; see {self.log}")

    def kill(self) -> None:
        """Without warning, with all its processes."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @property
    def ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def end(self) -> None:
        """However it stands."""
        if not self.ended:
            self.kill()

    def stop(self) -> float:
        """Ask it to stop; how many seconds that took."""
        assert self.process is not None
        start = monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=30)
        return monotonic() - start

    def megabytes(self) -> float:
        """Memory the server itself has, without its bots."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        kilobytes = re.search(r"VmRSS:\s+(\d+)", status)
        return int(kilobytes[1]) / 1024 if kilobytes else 0.0

    def cpu_seconds(self) -> float:
        words = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(words[11]) + int(words[12])) / TICKS


class Browser:
    """Cookies and the CSRF token, as one browser has them."""

    def __init__(self, address: str, source: str = "127.0.0.1") -> None:
        self.address = address
        self.source = source  # of the computer's own addresses, where it comes from
        way = httpx.AsyncHTTPTransport(local_address=source)
        self.client = httpx.AsyncClient(base_url=address, timeout=60, transport=way)

    async def open(self) -> None:
        self.take_token(await self.client.get("/"))

    def take_token(self, home: httpx.Response) -> None:
        found = CSRF.search(home.text)
        assert found is not None, f"no CSRF token on the home page: {home.status_code}"
        self.client.headers["x-csrftoken"] = found[1]

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    async def post(self, path: str, body: Mapping[str, object]) -> httpx.Response:
        return await self.client.post(path, json=body)

    async def new_table(self, kinds: list[dict[str, str]], game: str = "town_center") -> str:
        answer = await self.post("/api/tables", {"game": game, "seats": kinds})
        answer.raise_for_status()
        return str(answer.json()["table"])

    async def situation(self, table: str) -> dict[str, Any]:
        answer = await self.client.get(f"/api/tables/{table}")
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def close(self) -> None:
        await self.client.aclose()


class Line:
    """One kept connection to ask by: as cheap as can be, for its CPU is the server's."""

    def __init__(self, browser: Browser) -> None:
        self.host, self.source = browser.address.removeprefix("http://"), browser.source
        token = browser.client.headers["x-csrftoken"]
        self.head = (
            f"Host: {self.host}\r\nCookie: {browser.cookie}\r\nx-csrftoken: {token}\r\n"
            "Content-Type: application/json\r\n"
        )
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Mapping[str, object]) -> tuple[int, bytes]:
        """Status and body of the answer."""
        text = json.dumps(body)
        return await self._ask(f"POST {path}", f"Content-Length: {len(text)}\r\n\r\n{text}")

    async def get(self, path: str) -> tuple[int, bytes]:
        return await self._ask(f"GET {path}", "\r\n")

    async def _ask(self, what: str, rest: str) -> tuple[int, bytes]:
        if self._streams is None:
            host, port = self.host.split(":")
            here = (self.source, 0)
            self._streams = await asyncio.open_connection(host, int(port), local_addr=here)
        reader, writer = self._streams
        writer.write(f"{what} HTTP/1.1\r\n{self.head}{rest}".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = LENGTH.search(head)
        return int(head[9:12]), await reader.readexactly(int(length[1]) if length else 0)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def gather_some(most: int, jobs: list[Any]) -> list[Any]:
    """All jobs, so many at a time."""
    turn = asyncio.Semaphore(most)

    async def one(job: Any) -> Any:
        async with turn:
            return await job

    return list(await asyncio.gather(*(one(job) for job in jobs)))
