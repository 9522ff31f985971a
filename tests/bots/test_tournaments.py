"""Long tournaments: they stop when they know, go on where they were stopped, and rate everybody."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
import tiny

from faubourg.bots.arena import Plan, Result, plan_of, run
from faubourg.bots.journal import BadJournal, Journal
from faubourg.bots.rating import ratings
from faubourg.bots.sprt import FEWEST, Sprt, expected, read

GREEDY = ["greedy", "random"]


def tournament(keep: Path | None = None, games: int = 24, sprt: Sprt | None = None) -> Result:
    kept = partial(Journal, keep) if keep else None
    return run(tiny.GAME, 2, {}, GREEDY, games, 5, sprt=sprt, keep=kept)


# Knowing when to stop


def coins(share: float, blocks: int, seed: int) -> list[float]:
    """Blocks of two games, each won with that chance."""
    rng = Random(seed)
    return [sum(rng.random() < share for _ in range(2)) / 2 for _ in range(blocks)]


def first_verdict(test: Sprt, shares: list[float]) -> str:
    known = [test.verdict(shares[:blocks]) for blocks in range(FEWEST, len(shares), 8)]
    return next((verdict for verdict in known if verdict != "open"), "open")


@pytest.mark.parametrize(("elo", "right"), [(0, "low"), (60, "high")])
def test_the_verdict_is_right_at_least_nine_times_of_ten(elo: float, right: str) -> None:
    test = Sprt(0, 60)
    told = [first_verdict(test, coins(expected(elo), 1500, seed)) for seed in range(40)]
    assert told.count(right) >= 36 and "open" not in told


def test_who_wins_everything_is_known_soon_but_not_at_once() -> None:
    test = Sprt(0, 50)
    assert test.verdict([1.0] * (FEWEST - 1)) == "open"
    assert test.verdict([1.0] * FEWEST) == "high"
    assert test.verdict([0.0] * FEWEST) == "low"


def test_a_tournament_ends_with_the_verdict() -> None:
    result = tournament(games=2000, sprt=Sprt(0, 100))
    assert result.sprt == "high" and result.games < 400
    assert result.standings[0].bot == "greedy" and result.standings[0].win_share > 0.6


@pytest.mark.parametrize("words", ["", "5", "a,b", "20,0", "1,2,3", "nan,5", "0,1e9"])
def test_bounds_that_are_none_are_refused_by_name(words: str) -> None:
    with pytest.raises(ValueError, match="--sprt; expected"):
        read(words)


# Going on


def test_a_tournament_that_was_stopped_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole = tournament()
    file = tmp_path / "games.jsonl"
    tournament(file, games=10)
    begun = file.read_text()
    file.write_text(begun + '{"block": 5, "games": [[{"bot"')  # the kill came while it was written
    assert tournament(file) == whole
    assert file.read_text().startswith(begun)
    assert tournament(file) == whole  # and nothing is played or written again
    assert len(file.read_text().splitlines()) == 1 + whole.blocks


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    file, plan = tmp_path / "games.jsonl", plan_of(tiny.GAME, 2, {}, GREEDY, 5)
    tournament(file)
    journal = Journal(file, plan)
    first = journal.blocks[0]
    lost = [[replace(place, share=1 - place.share) for place in game] for game in first.games]
    journal.add(0, replace(first, games=lost))
    assert tournament(file).standings != tournament().standings


@pytest.mark.parametrize(
    ("content", "word"),
    [("", "no journal"), ("nonsense\n", "no journal"), ("[]\n{}\n", "no journal")],
)
def test_a_file_that_is_no_journal_is_refused(tmp_path: Path, content: str, word: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(content)
    with pytest.raises(BadJournal, match="no journal"):
        tournament(file)
    assert file.read_text() == content


def test_the_journal_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tournament(file)
    other = Plan(tiny.GAME, 2, (), ("greedy", "random"), "6")
    with pytest.raises(BadJournal, match="another tournament"):
        Journal(file, other)


# Ratings


def test_ratings_tell_who_is_better_among_three() -> None:
    pytest.importorskip("openskill", reason="an extra that is not installed here")
    rng, games = Random(1), list[list[tuple[str, float]]]()
    strength = {"a": 3.0, "b": 2.0, "c": 1.0}
    for _ in range(120):
        order = sorted(strength, key=lambda bot: -strength[bot] * rng.random())
        games.append([(bot, rank) for rank, bot in enumerate(order, start=1)])
    found = ratings(tuple(strength), games)
    assert found["a"][0] > found["b"][0] > found["c"][0]
    assert all(unsure < 8 for _, unsure in found.values())  # it began with 8.3


def test_a_bot_in_three_seats_of_four_is_not_rated_for_its_best_one() -> None:
    """Among equals the mean rank is the same, the best one is not."""
    pytest.importorskip("openskill", reason="an extra that is not installed here")
    rng, games = Random(2), list[list[tuple[str, float]]]()
    for number in range(200):
        seats = ["a", "b", "b", "b"] if number % 2 else ["a", "a", "a", "b"]
        rng.shuffle(seats)
        games.append([(bot, rank) for rank, bot in enumerate(seats, start=1)])
    found = ratings(("a", "b"), games)
    assert abs(found["a"][0] - found["b"][0]) < 2
