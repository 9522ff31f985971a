"""Everything drawn explains itself, and every game says what one plays for.

A stranger's game that explains nothing is not held to it; ours are.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from contract.cases import Case, some_cases
from contract.tellings import Moment
from contract.test_presentation import (
    TEXTS,
    Source,
    check,
    each_game,
    each_source,
    is_own,
    moments,
    name_of,
    sources,
)
from faubourg.core import registry
from faubourg.core.presentation import Explanation, Look
from faubourg.core.registry import Game
from faubourg.core.rulebook import one_line, paragraphs
from faubourg.core.texts import LANGUAGES
from faubourg.table.goal import goal

OURS = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
PLAYERS = ("points", "summary")  # the numbers of each player beside the board
LONGEST_GOAL = 110
LONGEST_LINE = 250  # of the rules in a card
MOST_PHASES = 9
LONGEST_NAME = 80  # what the page may ask about


def names_in(pictures: list[str]) -> set[str]:
    """Of all that can be touched, and of all else that explains itself."""
    parts = [part for svg in pictures for part in ElementTree.fromstring(svg).iter()]
    found = {part.get(key) for part in parts for key in ("data-name", "data-about")}
    return {name for name in found if name}


def shown(moment: Moment, known: Any, look: Look) -> list[str]:
    board, panels, _ = moment.pictures(known, look)
    assert isinstance(board, str) and isinstance(panels, dict)
    return [board, *(svg for key, svg in panels.items() if not key.startswith("city:"))]


def views(moment: Moment, place: int) -> Iterator[tuple[Any, Look]]:
    """Of who acted and of a spectator, each time another board in front."""
    seats = moment.rules.seats
    for viewer in (moment.viewer, None):
        legal = moment.rules.legal(moment.state, moment.viewer) if viewer is not None else []
        touched = [moment.drawer.touches(moment.before[viewer], moment.viewer, a) for a in legal]
        lit = frozenset(name for names in touched for name in names)
        front = (moment.viewer + place) % seats
        yield (
            moment.before[viewer],
            Look(front, place % 4, moment.overlays[0], lit, viewer=viewer),
        )


def explains(game: Game) -> bool:
    return is_own(game.narrator(game.rules(game.fewest)), "explain")


def game_of(source: Source) -> Game:
    return registry.find_game(source.split("/")[0]) if isinstance(source, str) else source.game


@pytest.mark.parametrize("key", OURS)
def test_our_games_explain_what_they_draw(key: str) -> None:
    assert explains(registry.find_game(key))


@pytest.mark.parametrize("source", [s for s in sources() if explains(game_of(s))], ids=name_of)
def test_all_that_is_drawn_or_can_be_touched_explains_itself(source: Source) -> None:
    for place, moment in enumerate(moments(source)):
        for known, look in views(moment, place):
            beside = {f"{k}:{n + 1}" for n in range(moment.rules.seats) for k in PLAYERS}
            names = names_in(shown(moment, known, look)) | look.lit | beside
            assert max(map(len, names)) <= LONGEST_NAME
            for name in names:
                told = moment.narrator.explain(known, look, name)
                assert told is not None, name
                check_explanation(moment.game, told)


def check_explanation(game: Game, told: Explanation) -> None:
    check([told.title, *told.lines])
    book = registry.find_game(told.book or game.key)
    assert told.rule in paragraphs(book, "en")
    assert all(len(one_line(book, told_in, told.rule)) <= LONGEST_LINE for told_in in LANGUAGES)


@each_source
def test_an_explanation_tells_nothing_that_its_reader_does_not_know(source: Source) -> None:
    for moment in moments(source):
        rules, viewer, known = moment.rules, moment.viewer, moment.before[moment.viewer]
        other = rules.known(rules.imagine(known, viewer, Random(3)), viewer)
        look = Look(viewer, viewer=viewer)
        for name in names_in(shown(moment, known, look)):
            here, there = (moment.narrator.explain(k, look, name) for k in (known, other))
            assert here == there, name


@each_game
def test_what_is_not_drawn_is_not_explained(game: Game) -> None:
    rules = game.rules(game.fewest)
    known, narrator = rules.known(rules.new_state(), None), game.narrator(rules)
    odd = ("", ":", "cell:", "cell:zz99", "cube:gold", "points:0", "points:99", "points:x", "²:²")
    for name in (*odd, "points:²", "summary:-1", "tower:²", "hex:9-99", "plot:x", "x" * 80):
        assert narrator.explain(known, Look(), name) is None, name


@pytest.mark.parametrize("case", some_cases(), ids=str)
def test_the_goal_of_a_game_is_one_short_line(case: Case) -> None:
    for texts in TEXTS:
        said = goal(case.rules(), texts)
        assert len(said) <= LONGEST_GOAL and "\n" not in said, said
        assert said or case.game.key not in OURS


@each_source
def test_the_phases_tell_where_one_is(source: Source) -> None:
    for moment in moments(source):
        found = moment.narrator.phases(moment.before[moment.viewer])
        assert found or moment.game.key not in OURS
        assert len(found) <= MOST_PHASES and sum(phase.now for phase in found) == bool(found)
        check([message for phase in found for message in (phase.words, phase.about)])
        assert found == moment.narrator.phases(moment.before[None])


def test_a_rule_is_told_by_its_first_sentence() -> None:
    town = registry.find_game("town_center")
    assert one_line(town, "en", "3.4.3") == "The hall pays $1."
    for game in registry.games().values():
        for language in LANGUAGES:
            for number in paragraphs(game, language):
                line = one_line(game, language, number)
                assert line and not {"`", "*", "|"} & set(line), number
