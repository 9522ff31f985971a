"""Looking back at a game: all adds up, a planted blunder is found, luck is what chance did."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

from faubourg.bots import make_bot
from faubourg.bots.advice import advise
from faubourg.bots.learned import has_learned
from faubourg.bots.review import (
    MOST_ENDS,
    Account,
    Review,
    Reviewer,
    account,
    costliest,
    finest,
    parts_of,
    review,
)
from faubourg.bots.review_words import ReviewTeller, adding_up, state_at
from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import CHANCE, awaits_chance
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch, follow
from faubourg.core.texts import LANGUAGES, Texts

RECORDS = Path(__file__).parents[2] / "records"
# One of each game, and a solo form that draws otherwise.
GOLDEN = ("town_center/two", "town_center/central_park", "big_city/two", "la_citta/two",
          "small_city/two", "arcologies/accepted_draw")  # fmt: skip
PARTS = 60  # of each; whole ones, and fifteen more, are in bench/reviews.py
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")


def read(name: str) -> AnyMatch:
    return follow(record.load((RECORDS / f"{name}.jsonl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("name", GOLDEN)
def test_luck_and_decisions_add_up_and_are_told_in_both_languages(name: str) -> None:
    match, game = read(name), find_game(name.partition("/")[0])
    found, seats = review(game, match, 0, PARTS), range(match.rules.seats)
    for seat in seats:
        sums = account(found, seat)
        assert sums.last - sums.first == pytest.approx(sums.luck + sums.own + sums.others)
        assert sums.last == found.moments[-1].values[seat]
    for language in LANGUAGES:
        names = [f"Player {seat + 1}" for seat in seats]
        told = ReviewTeller(game, match, Texts(language), names).tell(found)
        assert [each.name for each in told.accounts] == names
        assert all(each.lines and len(each.costly) <= 3 for each in told.accounts)


def test_a_long_game_may_be_reviewed_in_several_goes() -> None:
    match, game = read("town_center/solo"), find_game("town_center")
    whole, middle = review(game, match), len(parts_of(match)) // 2
    joined = review(game, match, 0, middle).joined(review(game, match, middle))
    assert joined.decisions == whole.decisions
    assert [m.values for m in joined.moments] == [m.values for m in whole.moments]
    assert [m.luck for m in joined.moments] == [m.luck for m in whole.moments]


@pytest.mark.parametrize("key", [key for key in GAMES if has_learned(find_game(key))])
def test_what_one_of_two_leads_by_the_other_lacks(key: str) -> None:
    """About, as each knows what the other may only guess."""
    match, sums = read(f"{key}/two"), list[float]()
    reviewer, state = Reviewer(find_game(key), match.rules), match.rules.new_state()
    for number, step in enumerate(match.steps):
        if number % 15 == 14 and not awaits_chance(state):
            sums.append(sum(reviewer.values(state)))
        match.rules.apply(state, step.seat, step.action)
    assert len(sums) > 4 and abs(fmean(sums)) < 12


def test_victory_and_defeat_are_no_matter_of_thousands_where_nothing_is_learned() -> None:
    """Arcologies: the judge counts them so; a chart must still show the rest of the game."""
    game, lost, won = find_game("arcologies"), read("arcologies/solo_lost"), read("arcologies/two")
    for match, steps in ((lost, 730), (lost, 770), (won, 380), (won, len(won.steps))):
        reviewer = Reviewer(game, match.rules)
        assert max(map(abs, reviewer.values(state_at(match, steps)))) < 1000
    assert Reviewer(game, won.rules).values(won.state) == [0, 6 * 60 + 30 + 200 + 1]


def test_alone_the_last_value_is_the_score() -> None:
    match, game = read("town_center/solo"), find_game("town_center")
    assert review(game, match).moments[-1].values == [match.rules.total(match.state, 0)]


def brute_mean(reviewer: Reviewer, state: Any) -> float:
    """Draw by draw, nothing joined."""
    if not awaits_chance(state):
        return reviewer.values(state)[0]
    whole, found = 0, 0.0
    for action, weight in reviewer.rules.chances(state):
        after = state.clone()
        reviewer.rules.apply(after, CHANCE, action)
        whole, found = whole + weight, found + weight * brute_mean(reviewer, after)
    return found / whole


def test_the_luck_of_a_draw_is_against_the_mean_over_all_there_could_be() -> None:
    """Near the end of the bag, where all ends are counted."""
    match, game = read("town_center/solo"), find_game("town_center")
    reviewer, found = Reviewer(game, match.rules), review(game, match)
    exact = [m for m in found.moments if m.actor == CHANCE and not m.sampled]
    parts = {part.start + len(part.steps): part for part in parts_of(match)}
    assert exact
    for moment in exact[:2]:
        before = state_at(match, parts[moment.step].start)
        mean = brute_mean(reviewer, before)
        assert moment.luck[0] == pytest.approx(moment.values[0] - mean)
        ends, sampled = reviewer._ends(before, 0)
        assert not sampled and sum(chance for _, chance in ends) == pytest.approx(1.0)
        luck = sum(chance * (reviewer.values(end)[0] - mean) for end, chance in ends)
        assert luck == pytest.approx(0.0, abs=1e-9)


def test_where_ends_are_many_some_are_tried_and_that_is_said() -> None:
    match, game = read("big_city/two"), find_game("big_city")
    reviewer = Reviewer(game, match.rules)
    ends, sampled = reviewer._ends(match.rules.new_state(), 0)
    assert sampled and len(ends) == MOST_ENDS
    assert sum(chance for _, chance in ends) == pytest.approx(1.0)


def blundered(key: str, seats: int, wanted: int) -> tuple[AnyMatch, int, int]:
    """A game of planners, in which one of them makes the worst choice at that decision."""
    game = find_game(key)
    match: AnyMatch = Match(game.rules(seats), Chance.seeded(f"blunder {key}"))
    bot, rng, number, planted = make_bot("planner", game), Random(1), 0, (0, 0)
    while match.state.actors and number < wanted + 3:
        seen = match.observe(match.state.actors[0])
        action = bot.choose(seen, rng)
        number += len(seen.legal) > 5
        if len(seen.legal) > 5 and number == wanted:
            advice = advise(game, seen, Random(0))
            action, planted = advice.followed[-1].action, (len(match.steps), seen.seat)
            assert advice.loss(action) > 1.0
        match.play(seen.seat, action)
    return match, *planted


@pytest.mark.parametrize("key", GAMES)
def test_a_planted_blunder_is_found(key: str) -> None:
    match, step, seat = blundered(key, 2, 12)
    found = review(find_game(key), match)
    dearest = costliest(found, seat)
    assert step in [each.step for each in dearest]
    (there,) = [each for each in dearest if each.step == step]
    assert there.best != there.taken and there.loss > 1.0 and there.terms


def test_parts_that_are_told_add_up_to_the_last_value() -> None:
    told = adding_up(Account(0.04, 19.96, 9.76, 170.14, -159.98, 0.0, False))
    assert sum(told[name] for name in ("first", "luck", "own", "others")) == pytest.approx(20.0)
    assert (told["last"], told["luck"]) == (20.0, 9.8)


def test_praise_is_for_the_right_choice_that_mattered_most() -> None:
    match, game = read("town_center/two"), find_game("town_center")
    found = review(game, match)
    best = finest(found, 0)
    assert best is not None and best.taken == best.best and best.margin > 1.0


def test_nothing_is_praised_or_blamed_where_nothing_was_chosen() -> None:
    empty = Review(True, [0.0])
    assert costliest(empty, 0) == [] and finest(empty, 0) is None
    assert account(empty, 0).last == 0.0
