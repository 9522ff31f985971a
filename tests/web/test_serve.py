"""`faubourg serve` as people start it: it answers, stops when asked, and shares a database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120  # seconds; only what hangs takes so long


def command(*more: str) -> list[str]:
    return [sys.executable, "-m", "faubourg", "serve", *more]


@contextmanager
def serving(database: str, log: Path, *more: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = str(found.getsockname()[1])
    out = log.open("wb")
    process = subprocess.Popen(
        command("--port", port, "--database", database, "--rate-limit", "1000000", *more),
        stdout=out, stderr=out, start_new_session=True,
    )  # fmt: skip
    try:
        wait_until_up(f"http://127.0.0.1:{port}", process, log)
        yield f"127.0.0.1:{port}", process
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        out.close()


def wait_until_up(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit and process.poll() is None:
        try:
            httpx.get(f"{address}/api/offer", timeout=PATIENCE)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    pytest.fail(f"the server does not answer: {log.read_text()}")


class Visitor:
    """A browser at a server in another process."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.client = httpx.Client(base_url=f"http://{host}", timeout=PATIENCE)
        self.client.get("/api/offer")
        self.client.headers["x-csrftoken"] = self.client.cookies["csrftoken"]

    def open(self) -> str:
        wish = {"game": "town_center", "seats": [{"kind": "me"}, {"kind": "here"}]}
        return str(self.client.post("/api/tables", json=wish).raise_for_status().json()["table"])

    def play(self, table: str) -> int:
        shown = self.client.get(f"/api/tables/{table}").raise_for_status().json()
        body = {"seat": shown["seat"], "action": shown["actions"][0][0]}
        body["expected"] = shown["number"]
        answer = self.client.post(f"/api/tables/{table}/play", json=body)
        return int(answer.raise_for_status().json()["number"])

    @contextmanager
    def live(self, table: str) -> Iterator[ClientConnection]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"ws://{self.host}/live/{table}"
        with connect(address, additional_headers={"cookie": cookie}, max_size=None) as opened:
            opened.send("{}")
            yield opened

    def close(self) -> None:
        self.client.close()


def number_in(text: str | bytes) -> int:
    assert isinstance(text, str)
    return int(msgspec.json.decode(text)["number"])


def test_it_pushes_and_stops_with_an_open_socket(sqlite: str, tmp_path: Path) -> None:
    with serving(sqlite, tmp_path / "log") as (host, process):
        visitor = Visitor(host)
        table = visitor.open()
        with visitor.live(table) as page:
            before = number_in(page.recv(PATIENCE))
            number = visitor.play(table)
            assert number_in(page.recv(PATIENCE)) == number > before
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                while True:
                    page.recv(PATIENCE)
            process.wait(PATIENCE)
        visitor.close()
    # A page that was open when the server stopped goes on with the next one.
    with serving(sqlite, tmp_path / "log2") as (host, process):
        visitor.client = httpx.Client(
            base_url=f"http://{host}", cookies=visitor.client.cookies,
            headers=visitor.client.headers, timeout=PATIENCE,
        )  # fmt: skip
        assert visitor.play(table) > number
        visitor.close()


def test_sqlite_serves_one_process(sqlite: str) -> None:
    done = subprocess.run(command("--workers", "2", "--database", sqlite), capture_output=True)
    assert done.returncode != 0
    assert b"SQLite serves one process" in done.stderr + done.stdout
    assert b"Traceback" not in done.stderr


def test_a_bad_address_is_refused_in_one_line(tmp_path: Path) -> None:
    done = subprocess.run(command("--database", "mysql://x"), capture_output=True, cwd=tmp_path)
    assert done.returncode != 0
    assert b"Traceback" not in done.stderr


def test_what_one_process_stores_is_pushed_by_the_other(postgres: str, tmp_path: Path) -> None:
    """New connections come to both processes, so of many sockets some are at the other one."""
    with serving(postgres, tmp_path / "log", "--workers", "2") as (host, process):
        visitor = Visitor(host)
        table = visitor.open()
        with ExitStack() as stack:
            pages = [stack.enter_context(visitor.live(table)) for _ in range(12)]
            while len(listeners(process.pid)) < 2:  # the second process may still be starting
                assert len(pages) < 400
                pages.append(stack.enter_context(visitor.live(table)))
                pages[-1].recv(PATIENCE)
            for _ in range(3):
                number = visitor.play(table)
                for page in pages:
                    while number_in(page.recv(PATIENCE)) < number:
                        pass
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        visitor.close()


def listeners(parent: int) -> set[int]:
    """The processes of a server that have established connections."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return {int(child) for child in children if len(sockets(int(child))) > 4}


def sockets(process: int) -> list[str]:
    found = []
    for link in Path(f"/proc/{process}/fd").iterdir():
        try:
            found.append(os.readlink(link))
        except OSError:
            continue
    return [name for name in found if name.startswith("socket:")]
