"""What hints say in every game, in both languages, and that they know no more than the seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import tiny
from playing import play_on

from faubourg.bots import make_bot
from faubourg.bots.advice import advise
from faubourg.bots.hint_words import HintTeller, counted, figure
from faubourg.bots.hinting import MOST, Hint, Suggestion, hint
from faubourg.bots.words import gains
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.observation import Observation
from faubourg.core.registry import Game, find_game
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.games import town_center

GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
NAMES = ("Anna", "Basile", "Chloé", "David")


def moments(game: Game, seats: int, seed: str, apart: int) -> Iterator[Observation[Any, Any]]:
    """Decisions of a game that the apprentice plays to its end."""
    match: Match[Any, Any] = Match(game.rules(seats), Chance.seeded(seed))
    bot, rng, number = make_bot("apprentice", game), Random(seed), 0
    while match.state.actors:
        seen = match.observe(match.state.actors[0])
        number += len(seen.legal) > 1
        if len(seen.legal) > 1 and number % apart == 0:
            yield seen
        match.play(seen.seat, bot.choose(seen, rng))


@pytest.mark.parametrize("key", GAMES)
def test_a_hint_is_told_in_both_languages_throughout_a_game(key: str) -> None:
    game = find_game(key)
    for seen in moments(game, 2, "told", 17):
        found = hint(game, seen, 5)
        for language in LANGUAGES:
            teller = HintTeller(game, seen.rules, Texts(language), NAMES, seen.seat)
            told = teller.tell(seen.known, found)
            assert len(told.choices) == min(MOST, len(seen.legal))
            assert told.why and told.where and told.source
            assert all(choice.text and choice.names for choice in told.choices)


def test_there_is_always_something_to_compare_with() -> None:
    """Where all plans of the planner begin alike, others are looked at by themselves."""
    game, scarce = town_center.GAME, 0
    for seen in moments(game, 1, "beside", 1):
        followed, found = advise(game, seen, Random(3)).followed, hint(game, seen, 3).suggestions
        scarce += len(followed) < min(MOST, len(seen.legal))
        assert len(found) == min(MOST, len(seen.legal))
        assert found[0].action == followed[0].action.index
        worths = [each.worth for each in found]
        assert worths == sorted(worths, reverse=True)
    assert scarce


@pytest.mark.parametrize("key", GAMES)
def test_the_first_suggestion_is_what_the_planner_takes(key: str) -> None:
    """With the same guess; of equals it may take another one."""
    game = find_game(key)
    for seen in moments(game, 3, "agree", 29):
        found = hint(game, seen, 7).suggestions
        taken = make_bot("planner", game).choose(seen, Random(7)).index
        equal = [each.action for each in found if each.worth > found[0].worth - 0.00001]
        assert taken in equal or len(equal) == MOST


def test_a_hint_does_not_know_what_another_has_bid() -> None:
    told = []
    for other in range(5):
        match: Match[tiny.TinyState, Any] = Match(tiny.GAME.rules(2), Chance.seeded("gems"))
        match.play(1, match.rules.parse(f"bid {other}"))
        told.append(hint(tiny.GAME, match.observe(0), 3))
    assert all(one == told[0] for one in told)


@pytest.mark.parametrize("key", ["small_city", "arcologies"])
def test_a_hint_does_not_know_what_another_plans(key: str) -> None:
    """While both plan construction in secret, whatever seat 1 has built changes nothing."""
    game = find_game(key)
    match: Match[Any, Any] = Match(game.rules(2), Chance.seeded("plans"))
    while match.state.actors != (0, 1) or not match.rules.in_secret(match.state):
        play_on(match, Random(4), 1)
    told = [hint(game, match.observe(0), 3)]
    plans = [a for a in match.observe(1).legal if match.rules.notation(a) != "commit"]
    for action in plans[:: len(plans) // 3]:
        other = match.copy()
        other.play(1, action)
        told.append(hint(game, other.observe(0), 3))
    assert len(told) > 3 and all(one == told[0] for one in told)


def test_a_hint_does_not_know_what_another_holds() -> None:
    """Big City: the same knowledge of seat 0 with other cards in the hand of seat 1."""
    game = find_game("big_city")
    match: Match[Any, Any] = Match(game.rules(2), Chance.seeded("hands"))
    while match.state.actors != (0,) or len(match.entries) < 80:
        play_on(match, Random(4), 1)
    seen = match.observe(0)
    others = [seen.imagine(Random(seed)) for seed in range(6)]
    assert len({str(other.hands[1]) for other in others}) > 1
    told = [hint(game, Observation(match.rules, other, 0), 3) for other in others]
    assert all(one == told[0] for one in told)


@pytest.mark.parametrize("seats", [1, 2])
def test_worth_is_told_as_points_alone_and_as_a_lead_among_others(seats: int) -> None:
    game = town_center.GAME
    seen = next(moments(game, seats, "worth", 5))
    found = hint(game, seen, 1)
    told = HintTeller(game, seen.rules, Texts("en"), NAMES, seen.seat).tell(seen.known, found)
    words = told.choices[0].worth
    assert words.endswith("points in the end" if seats == 1 else ("ahead", "behind"))


def test_where_the_terms_prefer_the_second_that_is_said() -> None:
    game, seen = town_center.GAME, next(moments(town_center.GAME, 1, "further", 5))
    first, second = seen.legal[:2]
    made = Hint(
        [Suggestion(first.index, 50.0, {"money": 1.0}),
         Suggestion(second.index, 45.0, {"money": 4.0})], {"money": 0.0}, True, 2,
    )  # fmt: skip
    teller = HintTeller(game, seen.rules, Texts("en"), NAMES, 0)
    why = teller.tell(seen.known, made).why
    first = "What the first one changes by the end of your turn, in points"
    assert why[0] == f"{first}: money\N{NO-BREAK SPACE}+1.0."
    assert why[1] == "Against the second one, in points: money\N{NO-BREAK SPACE}−3.0."
    assert teller.label(seen.known, second) in why[2] and "5.0 points less" in why[2]


@pytest.mark.parametrize(
    ("language", "points", "words"),
    [("en", 1.0, "1.0 points"), ("fr", 1.94, "1,9 point"), ("fr", 1.96, "2,0 points"),
     ("fr", -0.4, "−0,4 point"), ("fr", -3.25, "−3,2 points")],
)  # fmt: skip
def test_points_have_the_word_that_goes_with_them(language: str, points: float, words: str) -> None:
    assert counted(Texts(language), points) == words


@pytest.mark.parametrize(
    ("worth", "words"),
    [(0.04, "level with"), (0.06, "0.1 points ahead"), (-2.0, "2.0 points behind")],
)
def test_a_lead_is_ahead_behind_or_level(worth: float, words: str) -> None:
    game, seen = town_center.GAME, next(moments(town_center.GAME, 2, "level", 5))
    made = Hint([Suggestion(seen.legal[0].index, worth, {})], {}, True, 1)
    told = HintTeller(game, seen.rules, Texts("en"), NAMES, seen.seat).tell(seen.known, made)
    assert told.choices[0].worth.startswith(words)


def test_equals_are_said_to_be_worth_the_same() -> None:
    game, seen = town_center.GAME, next(moments(town_center.GAME, 1, "further", 5))
    made = Hint([Suggestion(a.index, 50.0, {}) for a in seen.legal[:2]], {}, True, 2)
    told = HintTeller(game, seen.rules, Texts("en"), NAMES, 0).tell(seen.known, made)
    assert told.choices[1].less == "worth the same"
    assert "The first two are worth the same." in told.why


def test_what_is_told_to_be_less_is_what_one_finds_by_subtracting() -> None:
    game, seen = town_center.GAME, next(moments(town_center.GAME, 2, "less", 5))
    worths = zip(seen.legal, (-42.34, -42.66), strict=False)
    made = Hint([Suggestion(action.index, by, {}) for action, by in worths], {}, True, 2)
    told = HintTeller(game, seen.rules, Texts("en"), NAMES, 0).tell(seen.known, made).choices
    assert [choice.worth[:11] for choice in told] == ["42.3 points", "42.7 points"]
    assert told[1].less.startswith("0.4")


@pytest.mark.parametrize(
    ("language", "points", "signed", "words"),
    [("en", 3.25, False, "3.2"), ("fr", -3.25, True, "−3,2"), ("en", -0.01, True, "+0.0")],
)
def test_points_are_written_as_the_language_does(
    language: str, points: float, signed: bool, words: str
) -> None:
    assert figure(Texts(language), points, signed) == words


def test_gains_are_told_by_term() -> None:
    assert gains({"a": 1.0, "b": 2.0}, {"a": 4.0, "c": 1.0}) == {"a": 3.0, "c": 1.0, "b": -2.0}
