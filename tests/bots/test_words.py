"""Words count as the learned value does: the files are whole, fit it, and agree better with it."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import Any

import numpy
import pytest

from faubourg.bots import words as module
from faubourg.bots.advice import Choice, advise
from faubourg.bots.learned import has_learned, name_of_value
from faubourg.bots.puzzles import SEED, position, shipped
from faubourg.bots.words import AS_JUDGED, FILE, Words, factors_of, gains, largest, words_of
from faubourg.core.registry import Game, find_game, games
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.games import town_center
from faubourg.train.words import Position, Seen, factors

LEARNED = [game for game in games().values() if has_learned(game)]
each_learned = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)


def told(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files(game.package) / FILE).read_text(encoding="utf-8"))
    return found


@each_learned
def test_words_are_fitted_to_the_value_that_is_shipped(game: Game) -> None:
    command = f"faubourg words {game.key}"
    assert told(game)["value"] == name_of_value(game), f"other weights came: {command}"
    encoder = game.encoder(game.rules(game.fewest, game.for_programs()))
    assert len(told(game)["stages"]) == len(encoder.stages())


@each_learned
def test_every_factor_is_of_a_term_that_has_its_words(game: Game) -> None:
    new = set(game.prospects(game.rules(game.fewest, game.for_programs())).TERMS)
    for stage in told(game)["stages"]:
        assert new <= set(stage)
        assert all(by >= 0 for by in stage.values())
        keys = [f"{game.key}.term-{name}" for name in stage]
        assert all(Texts(language).has(key) for language in LANGUAGES for key in keys)


@each_learned
def test_words_agree_more_with_the_planner_than_the_judge_does(game: Game) -> None:
    """On the positions of our puzzles, where the best is worth much more than the second."""
    agreed = {"judge": 0, "words": 0}
    puzzles = shipped(game)
    for puzzle in puzzles:
        match = position(puzzle)
        seen, guess = match.observe(puzzle.seat), match.observe(puzzle.seat).imagine(Random(SEED))
        advice, words = advise(game, seen, Random(SEED)), words_of(game, match.rules)
        words.prepare(guess, seen.seat)
        best, second = (advice.followed * 2)[:2]
        found = gains(words.after(guess, seen.seat, second), words.after(guess, seen.seat, best))
        at_once = [
            words.judge.terms(words.end(guess, seen.seat, Choice(one.action, 0.0)), seen.seat)
            for one in (second, best)
        ]
        agreed["words"] += sum(by for _, by in largest(found)) > 0
        agreed["judge"] += sum(by for _, by in largest(gains(*at_once))) > 0
    assert agreed["words"] >= agreed["judge"]
    assert 4 * agreed["words"] >= 3 * len(puzzles)


@pytest.mark.parametrize("written", [None, {"value": "another", "stages": [{"money": 9.0}]}])
def test_without_fitting_words_the_judge_speaks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any, written: Any
) -> None:
    if written:
        (tmp_path / FILE).write_text(json.dumps(written), encoding="utf-8")
    monkeypatch.setattr(module, "files", lambda package: tmp_path)
    factors_of.cache_clear()
    try:
        assert factors_of(town_center.GAME) is AS_JUDGED
    finally:
        factors_of.cache_clear()


def test_a_factor_counts_and_what_counts_nothing_is_not_told() -> None:
    game = town_center.GAME
    match = position(shipped(game)[0])
    guess, seat = match.observe(0).imagine(Random(1)), 0
    plain = Words(game, match.rules).terms(guess, seat)
    words = Words(game, match.rules, ({"money": 2.0, "room": 0.0},))
    words.prepare(guess, seat)
    counted = words.terms(guess, seat)
    assert counted["money"] == 2 * plain["money"] and "room" not in counted
    assert counted["homes"] == plain["homes"]


@each_learned
def test_a_plan_is_told_by_where_it_ends(game: Game) -> None:
    """In Town Center that is the end of the round, whatever is chosen first."""
    for puzzle in shipped(game)[:4]:
        match = position(puzzle)
        seen = match.observe(puzzle.seat)
        best = advise(game, seen, Random(SEED)).best
        assert best.end is not None
        assert game.key != "town_center" or best.end.cities[seen.seat].hand == ()


def test_what_choices_are_worth_gives_the_factors() -> None:
    """Two of money for one of height; points stay what they are, and nothing counts below 0."""
    rng, found = Random(3), list[Position]()
    for _ in range(400):
        terms = [{n: rng.uniform(0, 9) for n in ("money", "height", "points", "sprawl")}
                 for _ in range(3)]  # fmt: skip
        worth = [2 * t["money"] + t["height"] + t["points"] - 0.1 * t["sprawl"] for t in terms]
        choices = [Seen(w, t, t) for w, t in zip(worth, terms, strict=True)]
        found.append(Position(0, sorted(choices, key=lambda one: -one.worth)))
    (fitted,) = factors(found, 1, {"height": 0.0})
    assert fitted["points"] == 1.0 and fitted["sprawl"] == 0.0
    assert numpy.isclose(fitted["money"] / fitted["height"], 2, atol=0.4)


def test_a_game_without_a_value_has_words_of_its_judge() -> None:
    game = find_game("town_center")
    rules = game.rules(1)
    assert words_of(game, rules).factors is factors_of(game)
    assert Words(game, rules).prospects is None
