"""Alone there are no others: nothing that is told in a game for one speaks of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from contract.tellings import Moment
from words import plain

from faubourg.core.model import CHANCE, Action, Message
from faubourg.core.presentation import Explanation, Look, Phase
from faubourg.core.registry import find_game
from faubourg.core.telling import with_names
from faubourg.core.texts import Texts
from faubourg.games.small_city.events import Polluted
from games.arcologies.random_games import choose, ready
from games.arcologies.table import start as start_arcologies
from games.small_city.random_games import crowded
from games.small_city.table import CityTable, start, table

EN, FR = Texts("en"), Texts("fr")
COMPANY = {
    "en": re.compile(
        r"\b(others?|everybody|all plan|players?|tourists?|secret|host|abroad|boroughs|eliminated"
        r"|next visit|whose turn|Victim ahead|accepts?|a draw|draw at)\b", re.IGNORECASE),
    "fr": re.compile(
        r"\b(les autres|chacun|tous préparent|joueurs?|touristes?|secret|hôte|ailleurs|élimin\w*"
        r"|prochaine visite|qui doit choisir|victime en vue|accept\w+|nulle à|partie nulle"
        r"|la nulle)\b",
        re.IGNORECASE),
}  # fmt: skip
ABOUT = re.compile(r'data-(?:name|about)="([^"]+)"')
SHOWN = re.compile(r"<(?:title|desc|text)[^>]*>([^<]+)<")

Walk = Callable[[], CityTable[Any, Any]]
GAMES: dict[str, Walk] = {
    "small_city": lambda: start(1, {"difficulty": "senator"}),
    "small_city crowded": lambda: next(crowded(1, {"difficulty": "president"}, "alone")),
    "arcologies": lambda: start_arcologies(1, {"quiet_rounds": "eight"}),
    "arcologies ready": lambda: next(ready(1, {}, "alone")),
}


def moments(game: CityTable[Any, Any], seed: str) -> Iterator[Moment]:
    """Each step of a game, with what is known before and after it."""
    rules, state, rng = game.rules, game.state, Random(seed)
    while state.actors:
        before, seat = state.clone(), state.actors[0]
        action = choose(game, seat, rng)  # type: ignore[arg-type]  # any lively choice will do
        rules.apply(state, seat, action)
        was, now = ({who: rules.known(one, who) for who in (0, None)} for one in (before, state))
        yield Moment(find_game(rules.key), rules, before, seat, action, was, now, EN, ("",))


def told(moment: Moment) -> Iterator[object]:
    known, narrator = moment.before[0], moment.narrator
    yield from moment.tell()
    yield narrator.phases(known)
    if moment.seat == CHANCE:
        return
    names = set(ABOUT.findall(str(moment.pictures(known, Look(viewer=0)))))
    yield [narrator.explain(known, Look(viewer=0), name) for name in sorted(names)]
    yield [narrator.button(known, name) for name in sorted(names)]
    legal: list[Action] = moment.rules.legal(moment.state, 0)
    for action in Random(1).sample(legal, min(4, len(legal))):
        yield narrator.label(known, 0, action)


def said(things: Iterable[object], language: str) -> Iterator[str]:
    """All words in it, however it lies."""
    for thing in things:
        if isinstance(thing, Message):
            texts = EN if language == "en" else FR
            yield plain(texts.say(thing.key, with_names(thing.values, ("Odette",))))
        elif isinstance(thing, str):
            yield from SHOWN.findall(thing) if language == "en" else ()  # drawn in English
        elif isinstance(thing, Explanation):
            yield from said([thing.title, *thing.lines], language)
        elif isinstance(thing, Phase):
            yield from said([thing.words, thing.about], language)
        elif isinstance(thing, dict):
            yield from said(thing.values(), language)
        elif isinstance(thing, list | tuple):
            yield from said(thing, language)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_alone_nobody_else_is_spoken_of(name: str) -> None:
    found, seen = set[str](), dict[tuple[Any, ...], int]()
    for moment in moments(GAMES[name](), name):
        kind = moment.state.step, type(moment.action)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] > 2:
            continue
        things = list(told(moment))
        for language, words in COMPANY.items():
            found |= {line for line in said(things, language) if words.search(line)}
    assert sorted(found) == []
    assert len(seen) > 8


def test_alone_a_plan_that_is_carried_out_is_no_news_of_its_own() -> None:
    game = table("residential-1 a1*", seats=1, money=[9]).play("build park-1 c1")
    before = game.known
    game.play("commit")
    lines = game.narrator.log_lines(before, 0, game.action("commit"), game.known)
    assert [line.key for line in lines] == ["small_city.log-build"]


def test_alone_no_overlay_shows_what_the_police_would_do() -> None:
    alone, together = (set(table(seats=seats).drawer.overlays()) for seats in (1, 2))
    assert together - alone == {"police"}


def test_alone_nothing_is_named_by_its_only_owner() -> None:
    game = table("residential-1 a1*", seats=1, phase=3)
    message = game.narrator.button(game.known, "citizen:1-a1")
    assert EN.say(message.key, with_names(message.values, ("Odette",))) == "Citizen at a1"


def test_where_nothing_pollutes_there_is_no_sheet() -> None:
    game = table(seats=1)
    clean = Polluted(0, 0, 7, 0, 0, 2, False, ())
    assert game.narrator.sheet(clean, game.known) is None
    assert game.narrator.sheet(replace(clean, citizens=2), game.known) is not None
