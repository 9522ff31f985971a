"""The built wheel in an empty environment, as uvx and pipx make one: it serves, far from here."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import Distribution, distribution
from pathlib import Path
from socket import socket

import httpx
import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
HOST = "127.0.0.1"
PATIENCE = 120.0  # seconds; only what hangs takes so long
PLACES = ("/", "/daily", "/learn/big_city", "/puzzles/town_center", "/rules/la_citta",
          "/new/arcologies", "/content/small_city", "/schema")  # fmt: skip


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what `faubourg[web]` asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=ROOT)
    wheel = next(folder.glob("*.whl"))
    assert wheel.name.endswith("-py3-none-any.whl")
    venv.create(folder / "env", symlinks=True)  # without pip: ours does it
    python = folder / "env" / "bin" / "python"
    run(sys.executable, "-m", "pip", "--quiet", "--python", str(python), "install", "--no-deps",
        "--no-index", "--no-compile", str(wheel), cwd=folder)  # fmt: skip
    site = next((folder / "env" / "lib").glob("python*/site-packages"))
    for each in asked_for("faubourg", ("web",), {}).values():
        link(each, site)
    return folder


def run(*command: str, cwd: Path) -> None:
    done = subprocess.run(command, cwd=cwd, env=plain(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def plain() -> dict[str, str]:
    """Without what leads back to these sources."""
    ours = ("PYTHON", "FAUBOURG_", "HATCH_", "VIRTUAL_ENV", "DATABASE_URL")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def asked_for(
    name: str, extras: tuple[str, ...], found: dict[str, Distribution]
) -> dict[str, Distribution]:
    """What a package needs with these extras, as it is installed here: nothing is downloaded."""
    for line in distribution(name).requires or ():
        wanted = Requirement(line)
        fits = (not wanted.marker or wanted.marker.evaluate({"extra": e}) for e in (*extras, ""))
        if any(fits) and wanted.name not in found:
            found[wanted.name] = distribution(wanted.name)
            asked_for(wanted.name, tuple(wanted.extras), found)
    return found


def link(package: Distribution, site: Path) -> None:
    tops = {file.parts[0] for file in package.files or () if file.parts[0] not in ("..", "bin")}
    for top in tops - {"__pycache__"}:
        place = site / top
        if not place.exists():
            place.symlink_to(Path(str(package.locate_file(top))))


@pytest.fixture(scope="module")
def address(home: Path) -> Iterator[str]:
    """`faubourg serve` in an empty folder."""
    away = home / "away"
    away.mkdir()
    with closing(socket()) as found:
        found.bind((HOST, 0))
        port = found.getsockname()[1]
    command = [str(home / "env" / "bin" / "faubourg"), "serve", "--port", str(port)]
    with (home / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=away, env=plain(), stdout=log, stderr=log)
        try:
            wait_for(f"http://{HOST}:{port}/ready", process, home / "log")
            yield f"http://{HOST}:{port}"
        finally:
            process.terminate()
            process.wait(PATIENCE)
    assert (away / "faubourg.sqlite3").exists()


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            if httpx.get(address).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(log.read_text("utf-8", "replace"))


def visitor(address: str, language: str = "en") -> httpx.Client:
    wishes = {"accept-language": language}
    return httpx.Client(base_url=address, headers=wishes, timeout=PATIENCE)


def test_nothing_comes_from_the_sources(home: Path) -> None:
    told = subprocess.run(
        [home / "env" / "bin" / "python", "-c",
         "import faubourg, sys; print(faubourg.__file__, *sys.path)"],
        cwd=home, env=plain(), capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    assert told.startswith(str(home / "env")) and str(ROOT) not in told


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Build a city"), ("fr", "Bâtissez une ville")]
)
def test_every_kind_of_page_is_there(address: str, language: str, words: str) -> None:
    with visitor(address, language) as client:
        assert words in client.get("/").text
        for place in PLACES:
            answer = client.get(place)
            assert answer.status_code == 200, place
            for path in answer.text.split('"'):  # style sheets, scripts and pictures
                if path.startswith(("/static/", "/picture/")) and "#" not in path:
                    assert client.get(path).status_code == 200, path


def test_one_plays_against_a_bot_that_has_learned(address: str) -> None:
    with visitor(address) as client:
        client.get("/api/offer")
        client.headers["x-csrftoken"] = client.cookies["csrftoken"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "citizen"}]
        body = {"game": "town_center", "seats": seats, "options": {"first_player": "1"}}
        table = f"/api/tables/{client.post('/api/tables', json=body).json()['table']}"
        shown = client.get(table).json()
        command = {"seat": 0, "action": shown["actions"][0][0], "expected": shown["number"]}
        assert client.post(f"{table}/play", json=command).status_code == 201
        while client.get(table).json()["number"] < shown["number"] + 2:
            time.sleep(0.05)  # the bot thinks
        card = client.get(f"/table/{table.rsplit('/', 1)[1]}/card.png")
        assert card.headers["content-type"] == "image/png" and len(card.content) > 10_000
