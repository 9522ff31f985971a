"""What came to one seat alone is told to it, and to nobody else."""

from __future__ import annotations

from random import Random

import pytest
from playing import play_on

from faubourg.core.registry import games
from faubourg.core.replay import AnyMatch
from faubourg.core.texts import Texts
from faubourg.games.big_city.state import TURN
from faubourg.table.shown import News
from faubourg.table.table import Table
from table.tables import table_of
from table.test_since import match_of, seen


def play_until(match: AnyMatch, step: str, rng: Random) -> None:
    """Until a choice of this kind was made."""
    while True:
        (seat,) = match.state.actors
        choice = rng.choice(match.rules.legal(match.state, seat))
        match.play(seat, choice)
        if match.rules.notation(choice).startswith(step):
            return


def drawer_of(table: Table) -> int:
    return next(step.seat for step in reversed(table.match.steps) if step.seat >= 0)


def test_a_card_that_was_drawn_is_told_to_its_owner_alone() -> None:
    match, rng = match_of("big_city", 3), Random(2)
    for _ in range(12):
        play_until(match, "draw", rng)
        table = table_of(match)
        owner = drawer_of(table)
        dealt = match.rules.notation(match.steps[-1].action).removeprefix("card ")
        told = seen(table, owner).news
        assert told.lines[-1] == Texts("en").say("big_city.log-card", {"card": dealt})
        assert told.names[-1] == f"card:{dealt}"
        hands = next(panel.svg for panel in seen(table, owner).panels if panel.key == "hand")
        assert all(f'data-name="{name}"' in (hands or "") for name in told.names)
        others = [seen(table, seat).news for seat in range(3) if seat != owner]
        assert all(told.names[-1] not in news.names for news in others)
        assert seen(table).news == News([], [])


def test_all_cards_of_a_turn_are_new_until_the_next_one() -> None:
    match, rng = match_of("big_city", 2), Random(4)
    cards: list[str] = []
    while len(cards) < 2 or match.state.step != TURN:
        play_until(match, "draw", rng)
        owner = drawer_of(table_of(match))
        cards = seen(table_of(match), owner).news.names
    assert len(cards) == len(set(cards)) and owner not in match.state.actors
    while owner not in match.state.actors:
        assert seen(table_of(match), owner).news.names == cards
        play_on(match, rng, 1)
    assert seen(table_of(match), owner).news.names == cards
    match.play(owner, match.rules.legal(match.state, owner)[0])
    assert not set(cards) & set(seen(table_of(match), owner).news.names)


def test_a_voice_card_is_told_to_who_has_looked_at_it() -> None:
    match, rng = match_of("la_citta", 2), Random(1)
    play_until(match, "ask", rng)
    table = table_of(match)
    asker = drawer_of(table)
    told = seen(table, asker).news
    assert len(told.lines) >= 2 and all(line.endswith("only you know.") for line in told.lines)
    assert set(told.names) <= {"voice:1", "voice:2", "voice:3"}
    assert seen(table, 1 - asker).news == News([], [])


@pytest.mark.parametrize("key", sorted(games()))
def test_what_the_log_tells_is_no_news(key: str) -> None:
    match, rng = match_of(key, 3), Random(key)
    for _ in range(12):
        table = table_of(play_on(match, rng, 9, anyone=True))
        log = {line.text for line in seen(table).log}
        for seat in range(match.rules.seats):
            assert not log & set(seen(table, seat).news.lines)
