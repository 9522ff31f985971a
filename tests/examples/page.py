"""Plays a whole game against a bot, as a browser does: python page.py GAME FOLDER LANGUAGE."""

from __future__ import annotations

import asyncio
import sys

from litestar.testing import TestClient
from web.browser import BOT, ME, Browser, Shown

from faubourg.web.app import create_app
from faubourg.web.migrations import migrate
from faubourg.web.services import Settings
from faubourg.web.store import make_engine


async def prepare(database: str) -> None:
    engine = make_engine(database)
    await migrate(engine)
    await engine.dispose()


def play(browser: Browser, game: str) -> Shown:
    """Always the last choice; the bot's come by themselves."""
    table = browser.open(ME, BOT, game=game)
    while (shown := browser.look(table))["result"] is None:
        if shown["actions"]:
            action = shown["actions"][-1][0]
            body = {"seat": 0, "action": action, "expected": shown["number"]}
            assert browser.get(f"/api/tables/{table}/preview", params=body).status_code == 200
            browser.command(table, "play", **body)
    return shown


if __name__ == "__main__":
    game, folder, language = sys.argv[1:]
    database = f"sqlite:///{folder}/tables.sqlite3"
    asyncio.run(prepare(database))
    settings = Settings(database, requests_per_minute=10**6, bot_pause=0)
    with TestClient(create_app(settings, "a key")) as client:
        shown = play(Browser(client, language), game)
    print(*(line["text"] for line in shown["log"]), sep="\n")
    print(*(f"{place['name']}: {place['total']}" for place in shown["result"]["places"]), sep="\n")
