"""The pictures of the rules pages: each example a file, by day and by night, and its caption."""

from __future__ import annotations

import re
from asyncio import to_thread
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException

from faubourg.core.examples import Example, examples, scene
from faubourg.core.registry import find_game, games
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.web.cards import LIGHTS, Picture, answer, as_file

VIEW: Final = re.compile(r'viewBox="[^"]*"')


@dataclass(frozen=True)
class Figure:
    """What the page says of a picture, without the picture itself."""

    rule: str
    day: str  # addresses
    night: str
    width: int
    height: int
    caption: str
    refusal: str  # or nothing


@cache
def figures(key: str, language: str) -> list[Figure]:
    return [_figure(key, language, example) for example in examples(find_game(key))]


def _figure(key: str, language: str, example: Example) -> Figure:
    day, night = (picture(key, language, light, example.name) for light in LIGHTS)
    found, texts = scene(key, example), Texts(language)
    caption = texts.tell(found.caption())
    return Figure(example.rule, day.address, night.address, day.width, day.height, caption,
                  found.refusal(texts))  # fmt: skip


@get("/picture/{key:str}/{language:str}/{light:str}/{name:str}/{mark:str}", include_in_schema=False)
async def example_file(key: str, language: str, light: str, name: str, mark: str) -> Response[str]:
    if key not in games() or language not in LANGUAGES or light not in LIGHTS:
        raise NotFoundException(f"no example of {key!r} in {language!r} by {light!r}")
    if name not in {example.name for example in examples(find_game(key))}:
        raise NotFoundException(f"no example {name!r} of {key!r}")
    return answer(await to_thread(picture, key, language, light, name), mark)


@cache
def picture(key: str, language: str, light: str, name: str) -> Picture:
    address = f"/picture/{key}/{language}/{light}/{name}/"
    return as_file(_drawn(key, language, name), light, address)


@lru_cache(maxsize=16)
def _drawn(key: str, language: str, name: str) -> str:
    found = next(e for e in examples(find_game(key)) if e.name == name)
    drawn = scene(key, found).draw(Texts(language))
    if not found.frame:
        return drawn
    return VIEW.sub(f'viewBox="{" ".join(f"{n:g}" for n in found.frame)}"', drawn, count=1)
