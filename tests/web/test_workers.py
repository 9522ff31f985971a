"""Several processes at one address: when they are open, what is said of them, their numbers."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from prometheus_client.parser import text_string_to_metric_families

from faubourg.web.server import SILENCE, STARTUP_FAILED, Workers
from web.test_serve import PATIENCE, Visitor, command


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Running:
    """A server from its start, with what it says."""

    def __init__(self, database: str, *more: str) -> None:
        self.port, self.numbers = free_port(), free_port()
        words = ["--port", str(self.port), "--database", database]
        words += ["--metrics", f"127.0.0.1:{self.numbers}", "--log-format", "json", *more]
        self.process = subprocess.Popen(
            command(*words), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            start_new_session=True, env={**os.environ, "FAUBOURG_LANGUAGE": "en"},
        )  # fmt: skip

    def wait_for(self, words: str) -> str:
        assert self.process.stdout is not None
        said = ""
        for line in self.process.stdout:
            said += line
            if words in line:
                return line
        raise AssertionError(f"it ended without saying {words!r}:\n{said}")

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE)

    def metrics(self) -> dict[tuple[str, str], float]:
        told = httpx.get(f"http://127.0.0.1:{self.numbers}/metrics", timeout=PATIENCE).text
        return {
            (sample.name, sample.labels.get("route", "")): sample.value
            for family in text_string_to_metric_families(told)
            for sample in family.samples
        }

    @property
    def workers(self) -> list[int]:
        """Python has a helper beside them, which is told from them by what it runs."""
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in _command_of(child)]


def _command_of(process: str) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


@contextmanager
def running(database: str, *more: str) -> Iterator[Running]:
    server = Running(database, *more)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            os.killpg(server.process.pid, signal.SIGKILL)
        server.process.communicate()


@pytest.mark.parametrize("workers", [1, 2])
def test_it_says_that_it_is_open_when_it_is(workers: int, postgres: str) -> None:
    """No second try: without a listening process the very first request is refused."""
    with running(postgres, "--workers", str(workers)) as server:
        line = server.wait_for("Faubourg is open")
        assert f"http://127.0.0.1:{server.port}" in line
        assert server.get("/health").json() == {"status": "ok"}
        server.process.send_signal(signal.SIGTERM)
        said, _ = server.process.communicate(timeout=PATIENCE)
        assert "Faubourg is open" not in said and "Traceback" not in said


def test_a_server_that_cannot_start_never_says_that_it_is_open(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/no/such/folder.sqlite3") as server:
        said, _ = server.process.communicate(timeout=PATIENCE)
        assert server.process.returncode != 0 and "is open" not in said


def test_a_worker_that_ends_is_replaced_and_that_is_said(postgres: str) -> None:
    with running(postgres, "--workers", "2") as server:
        server.wait_for("Faubourg is open")
        killed = server.workers[0]
        os.kill(killed, signal.SIGKILL)
        told = json.loads(server.wait_for(f"worker {killed}"))
        assert "another one takes its place" in told["message"] and told["level"] == "error"
        assert server.get("/health").status_code == 200


def test_the_metrics_of_all_workers_are_on_one_address_of_their_own(postgres: str) -> None:
    with running(postgres, "--workers", "2") as server:
        server.wait_for("Faubourg is open")
        before = server.metrics().get(("faubourg_requests_total", "/health"), 0)
        for _ in range(20):
            server.get("/health")
        assert server.metrics()["faubourg_requests_total", "/health"] == before + 20
        assert server.get("/metrics").status_code == 404
        server.process.send_signal(signal.SIGTERM)
        server.process.communicate(timeout=PATIENCE)
        assert server.process.returncode == 0


def test_a_page_at_a_worker_that_has_ended_is_not_open(postgres: str) -> None:
    with running(postgres, "--workers", "2") as server:
        server.wait_for("Faubourg is open")
        visitor = Visitor(f"127.0.0.1:{server.port}")
        with visitor.live(visitor.open()) as page:
            page.recv(PATIENCE)
            assert server.metrics()["faubourg_open_sockets", ""] == 1
            for worker in server.workers:
                os.kill(worker, signal.SIGKILL)
                server.wait_for(f"worker {worker}")
            while server.metrics().get(("faubourg_open_sockets", "")):
                pass  # it is forgotten when the supervisor looks next
        visitor.close()


def test_the_metrics_of_one_process_are_on_their_own_address_too(sqlite: str) -> None:
    with running(sqlite) as server:
        server.wait_for("Faubourg is open")
        server.get("/health")
        found = server.metrics()
        assert found["faubourg_requests_total", "/health"] == 1
        assert {name for name, _ in found} >= {
            "faubourg_open_sockets", "faubourg_tables_in_memory", "faubourg_bots_waiting",
            "faubourg_decisions_stored_total", "faubourg_bot_failures_total",
            "faubourg_refused_total", "faubourg_loop_lag_seconds_bucket",
        }  # fmt: skip


def test_requests_have_their_line_only_if_they_are_wanted(sqlite: str) -> None:
    for more, wanted in ((), True), (("--no-access-log",), False):
        with running(sqlite, *more) as server:
            server.wait_for("Faubourg is open")
            server.get("/health")
            server.process.send_signal(signal.SIGTERM)
            said, _ = server.process.communicate(timeout=PATIENCE)
            told = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
            assert [line["route"] for line in told if "route" in line] == ["/health"] * wanted


def test_only_a_trusted_proxy_is_believed_about_addresses(sqlite: str) -> None:
    for trusted, seen in ("10.9.8.7", "127.0.0.1"), ("127.0.0.0/8", "203.0.113.9"):
        with running(sqlite, "--forwarded-allow-ips", trusted) as server:
            server.wait_for("Faubourg is open")
            address = f"http://127.0.0.1:{server.port}/health"
            httpx.get(address, headers={"x-forwarded-for": "203.0.113.9"}, timeout=PATIENCE)
            assert json.loads(server.wait_for("/health"))["address"] == seen


# What the supervisor thinks of a worker, by a clock of our own.


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def supervisor() -> Iterator[tuple[Workers, Clock, list[str]]]:
    kept = {number: signal.getsignal(number) for number in signal.valid_signals()}
    clock, said = Clock(), list[str]()
    workers = Workers(uvicorn.Config("none"), [], lambda: said.append("open"), clock)
    yield workers, clock, said
    for number, handler in kept.items():
        if handler is not None and signal.getsignal(number) is not handler:
            signal.signal(number, handler)


class Worker:
    """A process that answers when the test says so."""

    def __init__(self) -> None:
        self.alive, self.exitcode, self.pid = True, None, 1
        self.parent_conn, self.child = Pipe()
        self.process = SimpleNamespace(is_alive=lambda: self.alive)

    def answer(self, started: bool) -> None:
        self.child.recv()
        self.child.send(started)

    def kill(self) -> None:
        self.alive = False

    def join(self) -> None:
        pass


def test_a_worker_that_starts_slowly_is_left_alone(
    supervisor: tuple[Workers, Clock, list[str]],
) -> None:
    workers, clock, said = supervisor
    worker: Any = Worker()
    workers.processes = [worker]
    workers.keep_subprocess_alive()
    clock.now = SILENCE - 1
    workers.keep_subprocess_alive()
    assert worker.alive and not said
    worker.answer(False)  # it lives, but is not open
    workers.keep_subprocess_alive()
    clock.now += SILENCE - 1
    workers.keep_subprocess_alive()
    assert worker.alive and not said
    worker.answer(True)
    workers.keep_subprocess_alive()
    workers.keep_subprocess_alive()
    worker.answer(True)
    workers.keep_subprocess_alive()
    assert said == ["open"] and workers.processes == [worker]


def test_a_worker_that_says_nothing_for_long_is_ended_and_that_is_said(
    supervisor: tuple[Workers, Clock, list[str]], caplog: pytest.LogCaptureFixture
) -> None:
    workers, clock, _ = supervisor
    worker: Any = Worker()
    worker.exitcode = STARTUP_FAILED  # so that no other is started here
    workers.processes = [worker]
    workers.keep_subprocess_alive()
    clock.now = SILENCE + 1
    workers.keep_subprocess_alive()
    assert not worker.alive and workers.failed and workers.should_exit.is_set()
    assert re.search(r"worker 1 said nothing for \d+ s; the server stops", caplog.text)
