"""The pages of the folder: the same templates as on a server, rendered once for each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from posixpath import relpath
from typing import Any, Final

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

from faubourg.core.examples import examples
from faubourg.core.registry import Game, find_game, games
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.table import daily, forms, lesson
from faubourg.table.alone import alone_card
from faubourg.table.wire import Offer
from faubourg.web.cards import LIGHTS, Picture, game_card, picture
from faubourg.web.illustrations import picture as example_picture
from faubourg.web.packing import OFFLINE, SHEETS, packed, packed_offline
from faubourg.web.pages import HERE, render
from faubourg.web.rules_page import rules_page

KINDS: Final = ("me", "here", "bot")  # of who sits at a seat
OUR_LINK: Final = re.compile(r'\b(href|src|srcset|data-night)="(/[^"]*)"')
VERSIONS: Final = tuple(product(LANGUAGES, LIGHTS))
ANY_TABLE: Final = "TABLE"  # its page says which when it is opened

_server = FileSystemLoader(HERE / "templates")
_templates = Environment(
    loader=ChoiceLoader(
        [
            FileSystemLoader(HERE / "templates" / "offline"),
            PrefixLoader({"server": _server}),
            _server,
        ]
    ),
    autoescape=True,
    undefined=StrictUndefined,
)


def built_in() -> list[Game]:
    """Our own games, the easiest first; those of other packages are not in the folder."""
    own = [game for game in games().values() if game.package.startswith("faubourg.games.")]
    return sorted(own, key=lambda game: (game.difficulty, game.minutes))


def shell(version: str, size: int) -> str:
    """The window around all pages, in whatever language."""
    keys = ("preparing", "failed", "new-version", "new-version-take", "full", "unkept", "no-table")
    words = {
        language: {key: Texts(language).say(f"web.offline-{key}") for key in keys}
        for language in LANGUAGES
    }
    return render(_templates, "shell.html", Texts("en"), version=version, bytes=size, words=words)


def pages() -> Iterator[tuple[str, str]]:
    """All pages, by where they lie."""
    for language in LANGUAGES:
        texts = Texts(language)
        for path, template, context in _all(texts):
            yield f"{language}/{path}", _page(f"{language}/{path}", template, texts, context)


def _all(texts: Texts) -> Iterator[tuple[str, str, dict[str, Any]]]:
    yield "index.html", "home.html", _home(texts)
    yield "daily.html", "daily.html", _daily(texts)
    for game in built_in():
        key = game.key
        yield f"rules/{key}.html", "rules.html", rules_page(game, texts)
        if lesson.of(game) is not None:
            yield f"learn/{key}.html", "learn.html", _learn(game, texts)
        for kind in ("", "-replay"):
            yield f"table/{key}{kind}.html", "table.html", _table(game, texts, bool(kind))
        yield f"new/{key}.html", "new.html", _new(game, forms.usual_count(game), texts)
        for seats in range(game.fewest, game.most + 1):
            yield f"new/{key}-{seats}.html", "new.html", _new(game, seats, texts)


def _home(texts: Texts) -> dict[str, Any]:
    cards = [
        {**game_card(game, texts), "known": False, "alone": alone_card(game, [], texts)}
        for game in built_in()
    ]
    return {"games": cards, "new_here": True, "large": [], "small": [], "finished": [],
            "offer": Offer("", "")}  # fmt: skip


def _daily(texts: Texts) -> dict[str, Any]:
    games = [
        {**game_card(game, texts), "ways": [_way(way, texts) for way in daily.ways_of(game)]}
        for game in built_in()
        if game.daily
    ]
    return {"day": "past", "games": games, "modules": "daily"}


def _way(way: daily.Way, texts: Texts) -> dict[str, str]:
    return {"value": way.name, "called": way.called(texts), "table": "", "done": "", "ended": ""}


def _new(game: Game, seats: int, texts: Texts) -> dict[str, Any]:
    form = forms.form_of(game, seats, texts)
    return {**form, "kinds": KINDS, "clocks": [], "error": "", "offer": Offer("", "")}


def _learn(game: Game, texts: Texts) -> dict[str, Any]:
    found = lesson.of(game)
    assert found is not None
    return {
        "game": game_card(game, texts), "about": texts.say(f"{game.key}.lesson-about"),
        "lesson_minutes": found.minutes, "modules": "learn",
        "first": game_card(find_game(found.after), texts) if found.after else None,
    }  # fmt: skip


def _table(game: Game, texts: Texts, replay: bool) -> dict[str, Any]:
    """Who plays, with which box, is known when it is opened."""
    rules = game.rules(game.most)
    return {
        "table": ANY_TABLE, "title": texts.say(f"{game.key}.name"), "game": game.key,
        "replay": replay, "names": "…", "has_content": game.export is not None,
        "own_content": False, "content": rules.content[:8], "secret": False,
        "turns": game.drawer(rules).TURNS, "time": datetime.now(UTC).isoformat(),
    }  # fmt: skip


def _page(path: str, template: str, texts: Texts, context: dict[str, Any]) -> str:
    html = render(
        _templates, template, texts, theme="auto", csrf="", path="",
        root=relpath(".", _folder(path)),
        static=lambda name: f"/static/{name}", packed=lambda name: f"/packed/{name}", **context,
    )  # fmt: skip
    return OUR_LINK.sub(lambda found: f'{found[1]}="{_address(found[2], path)}"', html)


def _folder(path: str) -> str:
    return path.rpartition("/")[0] or "."


def _address(link: str, path: str) -> str:
    """Where a link of a page leads in the folder; what only Python can answer keeps its name."""
    place, mark, rest = re.match(r"([^?#]*)(\?[^#]*)?(.*)", link).groups()  # type: ignore[union-attr]
    found = _file(place, mark or "", path.partition("/")[0])
    return f"{relpath(found, _folder(path))}{rest}" if found else link


def _file(place: str, query: str, language: str) -> str:
    """The same as addressOf in static/js/offline/wire.js."""
    what, _, key = place[1:].partition("/")
    if what in ("static", "packed", "picture"):
        return place[1:]
    if what in ("learn", "rules"):
        return f"{language}/{what}/{key}.html"
    if what == "new":
        return f"{language}/new/{key}{query.replace('?seats=', '-')}.html"
    if what == "content":
        return f"content/{key}.toml"
    if what == "daily":
        return f"{language}/daily.html"
    return f"{language}/index.html" if place == "/" else ""


def sheets_and_modules() -> Iterator[tuple[str, str]]:
    for page in SHEETS:
        yield f"packed/{page}.css", packed(f"{page}.css")
    for page in OFFLINE:
        yield f"packed/{page}.js", packed_offline(page)


def pictures() -> Iterator[tuple[str, str]]:
    """Of the games, and the examples of their rules."""
    for same in _pictures():
        for found in same.values():
            yield found.address[1:], found.svg


def alike() -> dict[str, str]:
    """Pictures that differ from another one only by language or light."""
    found: dict[str, str] = {}
    for same in _pictures():
        names = {version: one.address[1:] for version, one in same.items()}
        base = names[LANGUAGES[0], LIGHTS[0]]
        for language in LANGUAGES:
            day, night = (names[language, light] for light in LIGHTS)
            found |= {night: day} if day == base else {day: base, night: day}
    return found


def _pictures() -> Iterator[dict[tuple[str, str], Picture]]:
    """Each in all its versions."""
    for game in built_in():
        yield {version: picture(game.key, *version) for version in VERSIONS}
        for example in examples(game):
            yield {v: example_picture(game.key, *v, example.name) for v in VERSIONS}


def boxes() -> Iterator[tuple[str, str]]:
    """The component data of the games, as files to edit."""
    for game in built_in():
        if game.export is not None:
            yield f"content/{game.key}.toml", game.export()
