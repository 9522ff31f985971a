"""Editions: a record is followed by the rules it was played with, or refused by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
import tiny
from playing import play_on

from faubourg.core import record, registry
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.record import BadRecord, Record
from faubourg.core.registry import AnyRules, BadOption, Game
from faubourg.core.replay import AnyMatch, follow, record_of, verify


class Renewed(tiny.TinyRules):
    """The same game, in which gems are worth twice as much since the second edition."""

    edition = 2

    def worth(self, gem: int) -> int:
        return 2 * super().worth(gem)


def make(seats: int, options: dict[str, str], content: str) -> AnyRules:
    return Renewed(seats, options)


RENEWED = replace(tiny.GAME, make=make, earlier=((1, tiny.GAME.make),))


@pytest.fixture
def renewed() -> Iterator[Game]:
    """For a while the game on offer has two editions."""
    registry.add(RENEWED)
    yield RENEWED
    registry.add(tiny.GAME)


def finished(rules: AnyRules) -> Record:
    match: AnyMatch = Match(rules, Chance(b"s" * 32, ("a", "b")))
    return record_of(play_on(match, Random(4)), ["Zoé", "Léo"])


def test_the_newest_edition_is_played_unless_another_is_named() -> None:
    assert RENEWED.rules(2).edition == RENEWED.rules(2, edition=2).edition == 2
    assert RENEWED.rules(2, edition=1).edition == 1


@pytest.mark.parametrize("edition", [1, 2])
def test_a_record_is_followed_by_the_edition_it_was_played_with(
    renewed: Game, edition: int
) -> None:
    kept = finished(renewed.rules(2, edition=edition))
    again = follow(record.load(record.dump(kept)))
    assert kept.header.edition == again.rules.edition == edition
    assert type(again.rules) is (tiny.TinyRules if edition == 1 else Renewed)
    assert verify(kept).honest


def test_the_same_entries_count_otherwise_in_another_edition(renewed: Game) -> None:
    kept = finished(renewed.rules(2, edition=1))
    newer = replace(kept, header=replace(kept.header, edition=2))
    gems = [again.rules.score(again.state, 0)[0].points for again in map(follow, (kept, newer))]
    assert gems[1] == 2 * gems[0] > 0


def test_an_edition_that_nobody_has_is_refused_by_name(renewed: Game) -> None:
    with pytest.raises(BadOption, match="edition 9 of our rules of tiny; this version has 1 and 2"):
        renewed.rules(2, edition=9)
    kept = finished(renewed.rules(2))
    with pytest.raises(BadRecord, match="line 1: edition 9 of our rules of tiny"):
        follow(replace(kept, header=replace(kept.header, edition=9)))


def test_every_earlier_edition_on_offer_is_the_one_it_is_listed_as() -> None:
    for game in registry.games().values():
        for edition, made in game.earlier:
            rules = made(game.fewest, game.complete(game.fewest, {}), "")
            assert rules.edition == edition < game.rules(game.fewest).edition
