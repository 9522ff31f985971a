"""What a game shows can be told and drawn: to seats and spectators, in every language.

A game that leaves words, pictures or judge to the plain classes of the core is held to less.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import getsource
from math import isfinite
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from types import ModuleType
from typing import TypeAlias
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from playing import play_on
from words import reasons_in

from contract.cases import Case, other_values
from contract.checks import known_to
from contract.tellings import NAMES, Moment
from faubourg.core import presentation, record, registry
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Action, Message, Value
from faubourg.core.presentation import Look
from faubourg.core.registry import Game
from faubourg.core.replay import AnyMatch, follow
from faubourg.core.telling import Teller, with_names
from faubourg.core.texts import LANGUAGES, Texts

TEXTS = [Texts(language) for language in LANGUAGES]
RECORDS = Path(__file__).parents[2] / "records"
# What random games do not reach.
REACHING = (
    "arcologies/double_take_off.jsonl", "arcologies/split_tiles.jsonl", "big_city/everything.jsonl",
    "la_citta/advanced_expansion.jsonl", "small_city/electoral.jsonl", "small_city/four.jsonl",
)  # fmt: skip
TIMES = 2  # that an action of each kind is looked at in a game
TOLD = re.compile(r"""\b(?:told|note)\(\s*"([a-z-]+)""" + '"')  # keys of texts in a narrator's code


COORDINATES = re.compile(r"\([-−]?\d+, ?[-−]?\d+\)")  # as nobody calls a place: "(−1, −3)"


Source: TypeAlias = Case | str  # a random game, or a record


def sources() -> Iterator[Source]:
    """The fewest as usual, and the most with all that a table may choose otherwise."""
    for game in registry.games().values():
        yield Case(game, game.fewest, ())
        free = [
            o for o in game.options if o.applies(game.most) and o.key not in dict(game.automatic)
        ]
        yield Case(game, game.most, tuple((o.key, other_values(o, game.most)[-1]) for o in free))
    yield from REACHING


def name_of(source: Source) -> str:
    return source if isinstance(source, str) else f"{source.game.key}-{source.seats}"


each_source = pytest.mark.parametrize("source", list(sources()), ids=name_of)
each_game = pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.key)


@cache
def played(source: Source) -> AnyMatch:
    if isinstance(source, str):
        return follow(record.load((RECORDS / source).read_text(encoding="utf-8")))
    match: AnyMatch = Match(source.rules(), Chance.seeded(f"shown {source}"))
    return play_on(match, Random(f"shown {source}"), anyone=True)


@cache
def moments(source: Source) -> list[Moment]:
    """When an action of each kind is done; each time in another language, with another overlay."""
    match, seen, found = played(source), Counter[type](), list[Moment]()
    before, rules = match.rules.new_state(), match.rules
    game = registry.find_game(rules.key)
    overlays = ("", *game.drawer(rules).OVERLAYS)
    for state, step in match.timeline():
        if step is not None and seen[type(step.action)] < TIMES:
            seen[type(step.action)] += 1
            happened = before, step.seat, step.action
            views = known_to(rules, before), known_to(rules, state)
            look = TEXTS[len(found) % len(TEXTS)], (overlays[len(found) % len(overlays)],)
            found.append(Moment(game, rules, *happened, *views, *look))
        before = state
    return found


def is_own(thing: object, function: str) -> bool:
    """Whether the game has written that function itself."""
    plain = getattr(presentation, type(thing).__name__)
    return getattr(type(thing), function) is not getattr(plain, function)


# Words


def say(message: Message) -> str:
    """With names, in every language; Texts raises where a text or a value is missing."""
    for texts in TEXTS:
        words = texts.say(message.key, with_names(message.values, NAMES))
        assert "{" not in words and (words or message.key == "plain"), message
        assert not COORDINATES.search(words), message
    return words


def check(thing: object) -> None:
    """All that is in there, however deep."""
    if isinstance(thing, Message):
        say(thing)
    elif isinstance(thing, str):
        written = ElementTree.fromstring(thing).itertext() if thing.startswith("<") else [thing]
        assert not any(map(COORDINATES.search, written))
    elif isinstance(thing, list | dict):
        for part in thing.values() if isinstance(thing, dict) else thing:
            check(part)


@each_source
def test_all_that_is_shown_of_a_moment_can_be_told_and_drawn(source: Source) -> None:
    for moment in moments(source):
        check(moment.tell())


@each_source
def test_every_choice_is_told_without_coordinates(source: Source) -> None:
    for moment in moments(source):
        known, viewer = moment.before[moment.viewer], moment.viewer
        for action in moment.rules.legal(moment.state, viewer):
            label = say(moment.narrator.label(known, viewer, action))
            assert label or not is_own(moment.narrator, "label")
            for name in moment.drawer.touches(known, viewer, action):
                words = moment.narrator.button(known, name)
                assert words.key == "plain" or say(words)


def test_coordinates_are_found() -> None:
    assert all(map(COORDINATES.search, ("At (−1, −3)", "(2,-1)", "von (10, 4).")))
    assert not any(map(COORDINATES.search, ("Corbara (4), Noli (5)", "(12-7)", "cards 1, 2 (3)")))


@each_source
def test_whoever_listens_can_be_told_the_whole_game(source: Source) -> None:
    match = played(source)
    for viewer in {None, 0, match.rules.seats - 1}:
        teller = Teller(registry.find_game(match.rules.key), match.rules, viewer)
        for step in match.steps:
            check(teller.tell(step))


@each_source
def test_points_terms_and_aids_have_their_texts(source: Source) -> None:
    for moment in moments(source):
        rules, state, viewer, key = moment.rules, moment.state, moment.viewer, moment.game.key
        known = rules.known(state, viewer)
        lines = [line for s in range(rules.seats) for line in rules.score_seen(known, viewer, s)]
        check([Message(line.key, dict(line.values)) for line in lines])
        guess, judge = rules.determinize(state, viewer, Random(1)), moment.game.judge(rules)
        terms = judge.terms(guess, viewer)
        assert all(map(isfinite, terms.values()))
        check([Message(f"{key}.term-{t}", {}) for t in terms] if is_own(judge, "terms") else [])
        aids = moment.game.helper(rules).aids(guess, viewer)
        check([Message(f"{key}.aid-{aid}", {}) for aid in aids])


@each_game
def test_every_option_reason_and_key_in_the_code_has_its_text(game: Game) -> None:
    code = list(modules(game))
    keys = [f"{game.key}.name", f"{game.key}.tagline", *option_keys(game)]
    keys += [reason.key for module in code for reason in reasons_in(module)]
    keys += [f"{game.key}.{key}" for module in code for key in TOLD.findall(getsource(module))]
    missing = {(key, texts.language) for key in keys for texts in TEXTS if not texts.has(key)}
    assert not missing


def option_keys(game: Game) -> Iterator[str]:
    for option in game.options:
        yield from (f"{game.key}.option-{option.key}", f"{game.key}.option-{option.key}-help")
        yield from (option.named(game.key, value).key for value in option.fitting(game.most))


def modules(game: Game) -> Iterator[ModuleType]:
    package = import_module(game.package)
    yield package
    for found in walk_packages(package.__path__, f"{game.package}."):
        yield import_module(found.name)


# Pictures


@each_source
def test_what_can_be_touched_is_drawn_with_a_title_or_has_a_button(source: Source) -> None:
    for place, moment in enumerate(moments(source)):
        rules, known, seat = moment.rules, moment.before[moment.viewer], moment.viewer
        legal = rules.legal(moment.state, seat)
        ways = [moment.drawer.touches(known, seat, action) for action in legal]
        assert all(ways) and len({*map(tuple, ways)}) == len(ways), "two choices are touched alike"
        touched = {name for way in ways for name in way}
        look = Look(seat, place % 4, moment.overlays[0], frozenset(touched), viewer=seat)
        parts = [part for svg in shown(moment, look) for part in parts_of(svg, moment)]
        drawn = {part.get("data-name"): part.findtext("title") for part in parts}
        assert all(drawn.get(name, "a button") for name in touched)
        # The page names what was touched so far; what is touched alone is called as in the list.
        named = {name for way in ways for name in way if len(way) > 1}
        for name in touched:
            words = say(moment.narrator.button(known, name))
            assert words != name or name not in named or not is_own(moment.drawer, "draw")


def shown(moment: Moment, look: Look) -> list[str]:
    """The board and the panels beside it, which have names; not the small ones of players."""
    board, panels, _ = moment.pictures(moment.before[moment.viewer], look)
    assert isinstance(board, str) and isinstance(panels, dict)
    beside = {key: svg for key, svg in panels.items() if not key.startswith("city:")}
    narrator = moment.narrator
    check([narrator.panel_name(key) for key in beside])
    check([narrator.overlay_name(key) for key in moment.drawer.OVERLAYS])
    return [board, *beside.values()]


def parts_of(svg: str, moment: Moment) -> list[Element]:
    """Of a picture as the page needs it: it has a title, no style, and ids of the game alone."""
    picture = ElementTree.fromstring(svg)
    parts, prefix = list(picture.iter()), moment.game.key.replace("_", "-")
    assert picture.get("role") == "img"
    assert picture.findtext("title") or not is_own(moment.drawer, "draw")
    assert not any("style" in part.attrib or part.tag == "style" for part in parts)
    assert all(part.get("id", prefix).startswith(prefix) for part in parts)
    return parts


@each_game
def test_what_drawings_remember_is_bounded(game: Game) -> None:
    inside = f"{game.package}.draw"
    drawing = [module for module in modules(game) if module.__name__.startswith(inside)]
    named = [thing for module in drawing for thing in vars(module).values()]
    remembering = [thing for thing in named if hasattr(thing, "cache_info")]
    assert remembering or game.key == "tiny"  # which is drawn in no time
    assert all(thing.cache_info().maxsize for thing in remembering)


@dataclass(frozen=True)
class Novel(Action):
    """What a game may add tomorrow."""

    number: int


@pytest.mark.parametrize("key", ["town_center", "big_city", "la_citta", "small_city", "arcologies"])
def test_a_new_action_needs_texts_but_no_table_of_words_or_pictures(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Novel, "__module__", f"faubourg.games.{key}.actions")
    game = registry.find_game(key)
    match: AnyMatch = Match(game.rules(game.fewest), Chance.seeded("novel"))
    rules, known, new = match.rules, match.rules.known(match.state, 0), Novel(7)
    narrator, drawer = game.narrator(rules), game.drawer(rules)
    assert narrator.label(known, 0, new) == Message(f"{key}.label-novel", {"what": "7"})
    told: dict[str, Value] = {"player": 1, "named": "no", "what": "7"}
    assert narrator.log_lines(known, 0, new, known) == [Message(f"{key}.log-novel", told)]
    assert drawer.touches(known, 0, new) == [rules.notation(new)] == ["novel 7"]
    assert narrator.button(known, "novel 7").key == "plain"  # so the page says its label
