"""Rule by rule: positions are set by hand, actions are words, and each test compares one thing."""

from __future__ import annotations

from tiny import GEMS, TOO_POOR, UNKNOWN_BID, TinyState

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Action
from faubourg.core.registry import find_game
from faubourg.core.texts import Texts

GAME = find_game("tiny")  # installed: pip install -e .


def table(gem: str = "ruby", **options: str) -> Match[TinyState, Action]:
    """A game in which this gem lies on the table."""
    match: Match[TinyState, Action] = Match(GAME.rules(2, options), None)
    return play(match, f"draw {gem}", seat=-1)


def play(match: Match[TinyState, Action], words: str, seat: int) -> Match[TinyState, Action]:
    match.play(seat, match.rules.parse(words))
    return match


def sold(first: int, second: int) -> TinyState:
    return play(play(table(), f"bid {first}", 0), f"bid {second}", 1).state


def test_nobody_bids_more_than_is_in_the_purse() -> None:
    match = table()
    match.state.purses[0] = 2
    assert match.rules.why_not(match.state, 0, match.rules.parse("bid 3")) == TOO_POOR
    assert match.rules.why_not(match.state, 0, match.rules.parse("bid 2")) is None


def test_the_higher_bid_pays_and_takes_the_gem() -> None:
    state = sold(1, 3)
    assert state.purses == [12, 9] and state.won[1][GEMS.index("ruby")] == 1


def test_equal_bids_pay_nothing_and_the_gem_is_lost() -> None:
    state = sold(2, 2)
    assert state.purses == [12, 12] and state.won == [[0] * 4, [0] * 4]


def test_a_bid_is_known_to_its_seat_alone() -> None:
    match = play(table(), "bid 3", 0)
    known = [match.rules.known(match.state, viewer).bids[0] for viewer in (0, 1, None)]
    assert known == [3, UNKNOWN_BID, UNKNOWN_BID]


def test_gems_count_their_worth_and_five_coins_count_one() -> None:
    match = table(expansion="diamond")
    match.state.won[0], match.state.purses[0] = [1, 1, 1, 1], 9
    assert [line.points for line in match.rules.score(match.state, 0)] == [1 + 2 + 3 + 6, 1]


def test_the_game_ends_with_an_empty_bag() -> None:
    match: Match[TinyState, Action] = Match(GAME.rules(2), Chance.seeded("any luck"))
    while match.state.actors:
        play(match, "bid 0", match.state.actors[0])
    assert not any(match.state.bag) and match.rules.ranking(match.state) == [[0, 1]]


def test_a_refusal_says_what_is_there() -> None:
    match = table()
    match.state.purses[0] = 1
    values = GAME.narrator(match.rules).reason_values(
        match.rules.known(match.state, 0), 0, match.rules.parse("bid 2"), TOO_POOR
    )
    assert Texts("en").refuse(TOO_POOR, values) == "You have only 1 coin. (rule 2.1)"
