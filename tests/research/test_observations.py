"""Rows and masks: from what a seat knows, the same for whatever else may be true."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy
import pytest

from faubourg.core.catalogue import members, pick_one
from faubourg.core.registry import BadOption
from faubourg.core.replay import record_of, verify
from faubourg.research.episode import Episode
from faubourg.research.settings import LOST, mask_of, shares
from research.settings import ALONE, GAMES, setting


def moments(episode: Episode, rng: Random, share: float) -> Any:
    """Some of a random game's moments."""
    while episode.actors:
        if rng.random() < share:
            yield
        seat = episode.actors[0]
        assert episode.play(seat, pick_one(episode.legal(seat), rng)) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_seat_may_not_know_changes_neither_row_nor_mask(game: str, seats: int) -> None:
    episode, rng = Episode(setting(game, seats)), Random(f"leak {game}")
    episode.reset(11)
    looked_at = 0
    for _ in moments(episode, rng, 0.15):
        for seat in range(seats):
            row, mask = episode.row(seat), episode.mask(seat)
            guess = episode.rules.determinize(episode.state, seat, rng)
            assert episode.setting.row(episode.rules.known(guess, seat), seat) == row
            legal = episode.rules.legal_set(episode.rules.known(guess, seat), seat)
            assert (mask_of(legal, episode.setting.actions) == mask).all()
            looked_at += 1
    assert looked_at > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_is_the_legal_set(game: str) -> None:
    episode = Episode(setting(game))
    for _ in moments(episode, Random(2), 0.1):
        seat = episode.actors[0]
        legal = members(episode.rules.legal_set(episode.state, seat))
        assert numpy.flatnonzero(episode.mask(seat)).tolist() == legal
        idle = [other for other in range(2) if other not in episode.actors]
        assert not any(episode.mask(other).any() for other in idle)


def test_rows_of_different_moments_differ() -> None:
    episode, seen = Episode(setting("town_center")), set[bytes]()
    for _ in moments(episode, Random(3), 1.0):
        seen.add(bytes(episode.row(episode.actors[0])))
    assert len(seen) > 30


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_gets_the_same_luck(game: str) -> None:
    """What is drawn first does not depend on the choices; another seed draws otherwise."""
    drawn = []
    for seed, choices in ((5, 1), (5, 2), (6, 1)):
        episode = Episode(setting(game))
        episode.reset(seed)
        for _ in moments(episode, Random(choices), 0.0):
            pass
        drawn.append([entry for entry in episode.log if entry[0] < 0][:6])
    assert drawn[0] == drawn[1] != drawn[2]


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_becomes_a_record_that_can_be_verified(game: str) -> None:
    episode = Episode(setting(game), {1: "random"})
    episode.reset(7)
    for _ in moments(episode, Random(4), 0.0):
        pass
    match = episode.match()
    assert match.state == episode.state
    record = record_of(match, ["one", "random"])
    assert record.finished and verify(record).honest


def test_shares_add_up_to_nothing_and_ties_are_split() -> None:
    assert shares([1], 3) == [-0.5, 1.0, -0.5]
    assert shares([0, 2], 3) == [0.25, -0.5, 0.25]
    assert shares([0, 1, 2], 3) == [0.0, 0.0, 0.0]
    assert shares([0], 2) == [1.0, -1.0]


@pytest.mark.parametrize("game", ALONE)
def test_alone_it_is_about_points(game: str) -> None:
    episode = Episode(setting(game, 1))
    for _ in moments(episode, Random(6), 0.0):
        pass
    (reward,) = episode.rewards()
    points = episode.rules.solo_score(episode.state)
    assert reward == (LOST if points is None else points if game != "arcologies" else -points)


def test_what_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(BadOption, match="reward 'share' with 1 seats; expected points"):
        setting("town_center", 1, reward="share")
    with pytest.raises(BadOption, match="expected share or points"):
        setting("town_center", 2, reward="glory")
    with pytest.raises(BadOption, match="is for 2 to 5 players"):
        setting("la_citta", 9)
    with pytest.raises(BadOption, match="'two' seats; expected a whole number"):
        setting("la_citta", "two")  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="options {'sides': 3}; expected texts by name"):
        setting("town_center", 2, {"sides": 3})  # type: ignore[dict-item]
    with pytest.raises(BadOption, match="seat 5 at a table for 2"):
        Episode(setting("town_center"), {5: "random"})
    episode = Episode(setting("town_center"))
    before = episode.state.clone()
    refusal = episode.play(0, -1)
    assert refusal is not None and refusal.key == "no-action"
    illegal = next(n for n, legal in enumerate(episode.mask(0)) if not legal)
    refused = episode.play(0, illegal)
    assert refused is not None and episode.state == before
