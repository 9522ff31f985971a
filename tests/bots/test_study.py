"""What strong play looks like: that the counts are those of the games played."""

from __future__ import annotations

from random import Random

import pytest
import tiny

from faubourg.bots import make_bot, study
from faubourg.bots.playing import play_game
from faubourg.core.chance import Chance
from faubourg.core.registry import Game, find_game, games


@pytest.mark.parametrize(
    ("notation", "kind"),
    [
        ("build residence c3", "build residence"),
        ("buy lift d4+3", "buy lift"),
        ("build office-2 56 south", "build office-2"),
        ("keep 8", "keep 8"),
        ("keep special 10", "keep special"),
        ("found 8-9", "found"),
        ("at -3 -2", "at"),
        ("at 3 2", "at"),
        ("under 23", "under"),
        ("build stanford south-east", "build stanford"),
        ("pass", "pass"),
    ],
)
def test_where_something_is_done_does_not_matter(notation: str, kind: str) -> None:
    assert study._kind(notation, frozenset({"keep"})) == kind


def test_a_number_counts_where_there_are_few_as_of_promises_and_decks() -> None:
    assert "keep" in study._numbered(find_game("small_city").rules(2))
    numbered = study._numbered(find_game("big_city").rules(2))
    assert {"draw", "district"} <= numbered and not {"lay", "under", "at"} & numbered


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_a_study_of_every_game_adds_up(game: Game) -> None:
    found = study.study(game, game.fewest, {}, 1, "adds up")
    assert sum(points for _, points in found.sources) == pytest.approx(found.points)
    assert 0 <= found.skill + found.luck <= 1 and 0 <= found.first <= 1
    assert all(taken <= offered <= 1 for _, taken, offered in found.taken)
    named = {kind: (taken, offered) for kind, taken, offered in found.taken}
    assert all(named[kind][0] == 0 for kind in found.never)
    assert all(named[kind][0] == named[kind][1] for kind in found.always)


def test_who_begins_and_wins_is_counted() -> None:
    """The apprentice wins them all, so the first player does where that is its seat."""
    game = find_game("town_center")
    plan, shares = study.Plan(game, 2, (), "first", "random", "random"), set[tuple[int, float]]()
    for number in range(6):
        match = study._played(plan, f"first/{number}", ["apprentice", "random"])
        (begins,) = [e.words for e in match.entries if e.words.startswith("start ")]
        shares.add((int(begins.split()[1]), study._first(match)))
    assert shares == {(1, 1.0), (2, 0.0)}


def test_skill_is_the_same_bot_twice_and_luck_the_same_seat() -> None:
    """Nobody beats the apprentice at random, whatever the luck."""
    game = find_game("town_center")
    plan = study.Plan(game, 2, (), "skill", "apprentice", "random")
    assert [study._decided(plan, f"skill/{number}") for number in range(2)] == ["skill"] * 2
    equal = study.Plan(game, 2, (), "luck", "apprentice", "apprentice")
    assert {study._decided(equal, f"luck/{number}") for number in range(2)} <= {"luck", "neither"}


def test_what_was_taken_is_what_the_game_says() -> None:
    rules = tiny.GAME.rules(2)
    bots = [make_bot("random", tiny.GAME)] * 2
    match = play_game(rules, bots, Chance.seeded("gems"), [Random(1), Random(2)])
    offered, taken = study._choices(match)
    numbered = study._numbered(rules)
    words = {study._kind(rules.notation(s.action), numbered) for s in match.steps if s.seat >= 0}
    assert taken <= words and taken <= offered
