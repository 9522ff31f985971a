"""A game on the pages: its picture, how many, how long, how hard.

A picture is a file of its own, with a mark of its content in its address. It does not see the
page's style sheets, so there are two: the night's brings the exchange of colours with it.
"""

from __future__ import annotations

import hashlib
import re
from asyncio import to_thread
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException

from faubourg.core import presentation, record, replay
from faubourg.core.match import Match
from faubourg.core.registry import Game, find_game, games
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.table import lesson

RECORD: Final = "card.jsonl"  # made by tools/cards.py
NIGHT: Final = Path(__file__).parent / "static" / "css" / "night.css"
LIGHTS: Final = ("day", "night")
FRAME: Final = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')
OWN_SIZE: Final = re.compile(r' (xmlns|width|height)="[^"]*"')  # what we say ourselves
USUAL_SIZE: Final = (400, 300)
FOR_EVER: Final = "public, max-age=31536000, immutable"
# Opened by itself, a picture may have its own style and nothing else.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


@dataclass(frozen=True)
class Picture:
    """A file, and how large it wants to be shown."""

    address: str
    svg: str
    width: int
    height: int


def game_card(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "key": game.key,
        "name": texts.say(f"{game.key}.name"),
        "tagline": texts.say(f"{game.key}.tagline"),
        "day": picture(game.key, texts.language, "day"),
        "night": picture(game.key, texts.language, "night"),
        "players": game.players_in(texts),
        "minutes": game.minutes,
        "difficulty": game.difficulty,
        "lesson": has_lesson(game),
    }


@get("/picture/{key:str}/{language:str}/{light:str}/{name:str}", include_in_schema=False)
async def picture_file(key: str, language: str, light: str, name: str) -> Response[str]:
    """An address with another mark was of another version: what it showed is gone."""
    if key not in games() or language not in LANGUAGES or light not in LIGHTS:
        raise NotFoundException(f"no picture of {key!r} in {language!r} by {light!r}")
    return answer(await to_thread(picture, key, language, light), name)


def answer(found: Picture, name: str) -> Response[str]:
    if not found.address.endswith(f"/{name}"):
        raise NotFoundException(f"no picture {name!r}; it is at {found.address}")
    headers = {"Cache-Control": FOR_EVER, "Content-Security-Policy": POLICY}
    return Response(found.svg, media_type="image/svg+xml", headers=headers)


@cache
def picture(key: str, language: str, light: str) -> Picture:
    return as_file(_drawn(key, language), light, f"/picture/{key}/{language}/{light}/")


def as_file(drawn: str, light: str, address: str) -> Picture:
    """A drawing that stands alone; its name, a mark of its content, goes behind the address."""
    svg, width, height = framed(drawn, light)
    mark = hashlib.sha256(svg.encode()).hexdigest()[:10]
    return Picture(f"{address}{mark}.svg", svg, width, height)


def has_lesson(game: Game) -> bool:
    """Whether one can learn it by playing."""
    return lesson.of(game) is not None


def framed(drawing: str, light: str = "day") -> tuple[str, int, int]:
    """A drawing as a file of its own, with its size."""
    opening, _, inside = drawing.partition(">")
    width, height = _size(opening)
    style = f"<style>{_night_style()}</style>" if light == "night" else ""
    size = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
    return f"{OWN_SIZE.sub('', opening)} {size}>{style}{inside}", width, height


@cache
def _drawn(key: str, language: str) -> str:
    match = _match(key)
    known = match.rules.known(match.state, None)
    return find_game(key).drawer(match.rules).draw(known, Texts(language), presentation.Look())


def _size(opening: str) -> tuple[int, int]:
    """From the drawing's own frame; the games of others may draw without one."""
    frame = FRAME.search(opening)
    return (round(float(frame[1])), round(float(frame[2]))) if frame else USUAL_SIZE


@cache
def _night_style() -> str:
    """The page's exchange of colours, without the sign that says it is night: here it always is."""
    rules = re.sub(r"/\*.*?\*/\s*", "", NIGHT.read_text(encoding="utf-8"), flags=re.DOTALL)
    return rules.replace("[data-night] ", "")


@cache
def _match(key: str) -> replay.AnyMatch:
    """A city in the middle of a game: the record beside the game's code, or an empty table."""
    game = find_game(key)
    kept = files(game.package).joinpath(RECORD)
    if not kept.is_file():
        return Match(game.rules(game.fewest), None)
    return replay.follow(record.load(kept.read_text(encoding="utf-8")))
