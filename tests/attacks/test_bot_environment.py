"""A bot's process is given nothing of the server's: no key, no database, no socket.

Every Python that the server starts runs the spy below before anything else, as a bot could.
"""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import psycopg
import pytest
from web.conftest import empty_file, postgres, postgres_server, sqlite
from web.test_serve import PATIENCE, Visitor, number_in, serving

__all__ = ["empty_file", "postgres", "postgres_server", "sqlite"]  # fixtures

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

SECRETS = {
    "PGPASSWORD": "the-password-of-the-database",
    "AWS_SECRET_ACCESS_KEY": "the-key-of-somebodys-cloud",
    "FAUBOURG_ANYTHING": "something-only-the-server-needs",
}
SPY = """
import json, os
own = "/proc/self/"
def read(path):
    with open(own + path, "rb") as file:
        return file.read().decode("utf-8", "replace")
def held():
    for number in os.listdir(own + "fd"):
        try:
            yield os.readlink(own + "fd/" + number)
        except OSError:
            pass
seen = {"parent": os.getppid(), "environ": dict(os.environ), "initial": read("environ"),
        "command": read("cmdline"), "held": list(held())}
with open(os.path.join(FOLDER, str(os.getpid())), "w") as file:
    json.dump(seen, file)
"""


class Seen(NamedTuple):
    """What a process found when it started."""

    process: int
    parent: int
    environ: dict[str, str]
    initial: str
    command: str
    held: list[str]


@pytest.fixture
def spies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where they write down what they see."""
    folder, code = tmp_path / "seen", tmp_path / "code"
    folder.mkdir()
    code.mkdir()
    (code / "sitecustomize.py").write_text(f"FOLDER = {str(folder)!r}\n{SPY}")
    path = os.pathsep.join([str(code), *filter(None, [os.environ.get("PYTHONPATH")])])
    monkeypatch.setenv("PYTHONPATH", path)
    for name, value in SECRETS.items():
        monkeypatch.setenv(name, value)
    return folder


def reports(folder: Path, parents: set[int]) -> list[Seen]:
    """Of all processes that these have started."""
    found = [(int(file.name), json.loads(file.read_text())) for file in folder.iterdir()]
    seen = [Seen(process, **report) for process, report in found]
    return [one for one in seen if one.parent in parents]


def let_a_bot_play(host: str) -> None:
    visitor = Visitor(host)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    wish = {"game": "town_center", "seats": seats, "options": {"first_player": "1"}}
    table = visitor.client.post("/api/tables", json=wish).raise_for_status().json()["table"]
    with visitor.live(table) as page:
        while number_in(page.recv(PATIENCE)) == 0:
            pass
    visitor.close()


def listening(port: str) -> set[str]:
    """The server's socket, as the processes that hold it name it."""
    wanted = f":{int(port):04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {f"socket:[{line[9]}]" for line in lines if line[1].endswith(wanted)}


def assert_blind(bots: list[Seen], secrets: dict[str, str], sockets: set[str]) -> None:
    assert bots, "no bot was seen"
    for bot in bots:
        for name, secret in secrets.items():
            assert secret not in bot.initial, f"{name} is in /proc/self/environ"
            assert secret not in json.dumps(bot.environ), f"{name} is in os.environ"
            assert secret not in bot.command, f"{name} is on the command line"
            assert not any(secret in held for held in bot.held), f"{name} is open"
        assert not sockets & set(bot.held), "the listening socket is open"
        assert len(bot.held) <= 4, bot.held  # in, out, errors, and the folder we look into


def test_a_bot_sees_neither_key_nor_database_nor_socket(
    sqlite: str, spies: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite)
    file = sqlite.removeprefix("sqlite:///")
    with serving(sqlite, tmp_path / "log") as (host, process):
        let_a_bot_play(host)
        bots = reports(spies, {process.pid})
        sockets = listening(host.split(":")[1])
    with closing(sqlite3.connect(file)) as database:
        (key,) = database.execute("SELECT value FROM meta WHERE key = 'key'").fetchone()
    assert sockets
    assert_blind(bots, {**SECRETS, "the key": key, "the database": file}, sockets)


def test_nor_a_bot_of_one_worker_among_several(
    postgres: str, spies: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgres)
    with serving(postgres, tmp_path / "log", "--workers", "2") as (host, process):
        let_a_bot_play(host)
        workers = {one.process for one in reports(spies, {process.pid})}
        bots = reports(spies, workers)
        sockets = listening(host.split(":")[1])
    with psycopg.connect(postgres) as database:
        found = database.execute("SELECT value FROM meta WHERE key = 'key'").fetchone()
    assert sockets and found
    assert_blind(bots, {**SECRETS, "the key": found[0], "the database": postgres}, sockets)
    initial = [one.initial for one in reports(spies, {process.pid})]
    assert not any(found[0] in words for words in initial)  # nor does a worker carry the key there
