"""The real server as a process of its own, and a wire to it that can be cut."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from threading import Lock, Thread
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

HOST: Final = "127.0.0.1"
PATIENCE: Final = 120.0  # seconds; only what hangs takes so long


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind((HOST, 0))
        return int(found.getsockname()[1])


class Server:
    """`faubourg serve` on a port and a database that outlive the process."""

    def __init__(self, folder: Path, *more: str, **environment: str) -> None:
        self.more, self.environment = more, environment
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self.database = folder / "faubourg.sqlite3"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    def start(self) -> None:
        command = [sys.executable, "-m", "faubourg", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}", "--rate-limit", "1000000"]
        command += self.more
        own = {key: value for key, value in os.environ.items() if not key.startswith("FAUBOURG_")}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command,
                env={**own, "FAUBOURG_SERVE_PAUSE": "0", **self.environment},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._groups.append(self._process.pid)
        self._wait_until_up(self._process)

    def _wait_until_up(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and process.poll() is None:
            with suppress(URLError, ConnectionError), urlopen(f"{self.address}/api/offer"):
                return
            time.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.log()}")

    def stop(self, with_signal: signal.Signals = signal.SIGTERM) -> None:
        """SIGTERM asks it to end, SIGKILL is a power cut."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(with_signal)
            process.wait(PATIENCE)

    def clean(self) -> None:
        """What a killed server has left behind: its bots."""
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)

    def log(self) -> str:
        return self._log.read_text("utf-8", "replace")

    def chance_secret(self, table: str) -> str:
        """Straight from the database: no page may know it while the game runs."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as database:
            row = database.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
        return str(row[0])


@contextmanager
def running(folder: Path, *more: str, **environment: str) -> Iterator[Server]:
    """From start to end; its log must not tell of a crash."""
    started = Server(folder, *more, **environment)
    try:
        started.start()
        yield started
        started.stop()
    finally:
        started.stop()
        started.clean()
    assert "Traceback" not in started.log(), started.log()


class Wire:
    """A line between a browser and the server that one can cut and mend."""

    def __init__(self, server: Server) -> None:
        self._behind = server.port
        self.port = free_port()
        self.address = f"http://{HOST}:{self.port}"
        self._lock = Lock()
        self._open: list[socket.socket] = []
        self._door: socket.socket | None = None

    def mend(self) -> None:
        door = socket.create_server((HOST, self.port))
        self._door = door
        Thread(target=self._accept, args=(door,), daemon=True).start()

    def cut(self) -> None:
        """From now on nothing goes through, and nobody comes in."""
        with self._lock:
            lines, self._open = self._open, []
            door, self._door = self._door, None
        for line in (*lines, *((door,) if door else ())):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def _accept(self, door: socket.socket) -> None:
        while True:
            with ExitStack() as coming:
                try:
                    near = coming.enter_context(door.accept()[0])
                    far = coming.enter_context(socket.create_connection((HOST, self._behind)))
                except OSError:
                    return
                with self._lock:
                    if self._door is not door:
                        return  # cut while somebody came in
                    self._open += [near, far]
                coming.pop_all()
            for source, target in ((near, far), (far, near)):
                Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(65536):
                target.sendall(piece)
            target.shutdown(socket.SHUT_WR)
