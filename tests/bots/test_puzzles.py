"""Positions to solve: that they are what they say, and what becomes of bad files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from faubourg.bots import make_bot, puzzles
from faubourg.bots.hint_words import HintTeller
from faubourg.bots.learned import has_learned
from faubourg.bots.puzzle_words import verdict
from faubourg.bots.puzzles import LEVELS, BadPuzzles, Puzzle
from faubourg.core.registry import Game, find_game, games
from faubourg.core.texts import LANGUAGES, Texts

# Other tests put games of their own on offer later, so the shipped ones are told by their package.
OURS = [game for game in games().values() if game.package.startswith("faubourg.")]
SHIPPED = [(game.key, at) for game in OURS for at in range(len(puzzles.shipped(game)))]


def shipped(key: str, at: int) -> Puzzle:
    return puzzles.shipped(find_game(key))[at]


def still_holds(puzzle: Puzzle) -> bool:
    """Those that the judge has made need not hold once a value is learned; they say who made them.

    They are to be made anew then: bench/puzzles.sh.
    """
    return puzzle.learned == has_learned(find_game(puzzle.game))


def test_every_game_has_some_and_those_of_a_learned_value_are_of_several_levels() -> None:
    for game in OURS:
        found = puzzles.shipped(game)
        assert len(found) >= 5
        assert len({puzzle.level for puzzle in found}) > 1 or not has_learned(game)


@pytest.mark.parametrize(("key", "at"), SHIPPED)
def test_a_puzzle_can_be_reached_and_the_planner_solves_it(key: str, at: int) -> None:
    puzzle = shipped(key, at)
    match = puzzles.position(puzzle)
    seen = match.observe(puzzle.seat)
    assert puzzle.seat in match.state.actors
    assert {match.rules.notation(act) for act in seen.legal} == set(puzzle.worths)
    assert puzzle.gap >= 1 and not puzzle.is_solved_by(puzzle.next_best)
    if not still_holds(puzzle):
        return
    chosen = make_bot("planner", find_game(key)).choose(seen, Random(0))
    assert puzzle.is_solved_by(match.rules.notation(chosen))


@pytest.mark.parametrize(("key", "at"), SHIPPED)
def test_its_level_says_who_finds_it(key: str, at: int) -> None:
    puzzle = shipped(key, at)
    match = puzzles.position(puzzle)
    seen, game = match.observe(puzzle.seat), find_game(key)
    finders = [
        level
        for level, bot in zip(LEVELS, ("apprentice", "citizen"), strict=False)
        if match.rules.notation(make_bot(bot, game).choose(seen, Random(0))) == puzzle.best
    ]
    assert (finders or ["hard"])[0] == puzzle.level or not still_holds(puzzle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_explained(language: str) -> None:
    puzzle = shipped("town_center", 0)
    seen = puzzles.position(puzzle).observe(puzzle.seat)
    teller = HintTeller(find_game("town_center"), seen.rules, Texts(language), ["Ann"], puzzle.seat)
    worst = min(puzzle.worths, key=lambda words: puzzle.worths[words] or 0.0)
    told = verdict(puzzle, teller, seen, worst)
    assert not told.solved and len(told.choices) == 3 and told.why
    assert told.why[-1] == Texts(language).say("hint-alone" if puzzle.seats == 1 else "hint-others")
    assert verdict(puzzle, teller, seen, puzzle.best).solved


def test_each_of_the_best_says_what_it_is_worth_also_where_nothing_is_learned() -> None:
    """The judge tells no points of the best: it is said to be that."""
    puzzle = replace(shipped("town_center", 0), learned=False)
    seen, game = puzzles.position(puzzle).observe(puzzle.seat), find_game("town_center")
    told = verdict(puzzle, HintTeller(game, seen.rules, Texts("en"), ["Ann"], 0), seen, puzzle.best)
    assert told.choices[0].endswith(": best") and told.choices[1].endswith(" less")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_one_is_found_in_every_game(game: Game) -> None:
    seats = game.fewest
    options = game.for_programs()
    (found,) = puzzles.find(game, 1, "every", seats, options, 0.5)
    assert found.gap >= 0.5
    assert puzzles.read(puzzles.write([found]), "one") == [found]


def test_the_same_seed_finds_the_same() -> None:
    game = find_game("town_center")
    found = [puzzles.find(game, 2, "same", 1, {}) for _ in range(2)]
    assert found[0] == found[1] and found[0][0] != found[0][1]


@pytest.mark.parametrize("text", ["", "{}", "[1]", '[{"game": "x"}]', "[" * 100_000, "null"])
def test_a_file_without_puzzles_is_refused(text: str) -> None:
    with pytest.raises(BadPuzzles, match="mine.json"):
        puzzles.read(text, "mine.json")


def test_a_position_that_cannot_be_is_refused(tmp_path: Path) -> None:
    puzzle = shipped("town_center", 0)
    entries = [puzzle.entries[0], *puzzle.entries]
    bad = Puzzle(**{**vars(puzzle), "entries": entries})
    with pytest.raises(BadPuzzles, match="cannot be"):
        puzzles.position(bad)
