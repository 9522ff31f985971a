"""A server shows the folder of `faubourg offline` beside its tables."""

from __future__ import annotations

from pathlib import Path

from cli.terminal import Run, run  # noqa: F401
from litestar.testing import TestClient
from offline.browser import Browser as OfflineBrowser
from offline.browser import do

from faubourg.web.app import create_app
from faubourg.web.services import Settings
from web.browser import Browser
from web.days import FIRST, Clock
from web.days import clock as clock  # a fixture


def test_a_server_shows_the_folder_beside_its_tables(tmp_path: Path) -> None:
    made = tmp_path / "made"
    made.mkdir()
    (made / "index.html").write_text("<p>the window", "utf-8")
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite3", offline=str(made))
    with TestClient(create_app(settings)) as client:
        # The address that people know is not in the folder: a browser keeps where it leads.
        known = client.get("/offline", follow_redirects=False)
        assert known.status_code == 301 and "immutable" in known.headers["cache-control"]
        answer = client.get("/offline")
        assert answer.text == "<p>the window"
        assert "frame-ancestors 'self'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-cache"
        assert "frame-ancestors 'none'" in client.get("/schema").headers["content-security-policy"]


def test_a_server_shows_its_own_days_in_place_of_those_of_the_folder(
    tmp_path: Path, clock: Clock
) -> None:
    (tmp_path / "days.json").write_text("{}", "utf-8")
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite3", offline=str(tmp_path))
    with TestClient(create_app(settings)) as client:
        assert not client.get("/offline/files/days.json").json()["secret"]
        clock.next_day()
        shown = client.get("/offline/files/days.json")
        assert shown.json() == client.get("/api/days").json()
        assert shown.json()["day"] == str(FIRST)
        assert shown.headers["cache-control"] == "no-cache"


async def played_offline() -> str:
    """The record of a whole game."""
    offline = OfflineBrowser()
    table = await offline.open("town_center", alone="yes")
    while not (await offline.situation(table))["result"]:
        await offline.play(table)
    return str(await offline.get(f"/api/tables/{table}/record"))


def test_a_record_of_the_offline_page_is_verified_and_opens_as_a_replay(
    browser: Browser,
    run: Run,  # noqa: F811
    tmp_path: Path,
) -> None:
    text = do(played_offline)
    file = tmp_path / "game.jsonl"
    file.write_text(text, "utf-8")
    shown = run("verify", str(file))
    assert shown.code == 0, shown.err
    answer = browser.post("/replay", files={"record": ("game.jsonl", text)})
    assert answer.status_code < 400, answer.text
    look = browser.look(str(answer.headers["location"].rpartition("/")[2]))
    assert look["result"] and look["steps"] > 50
