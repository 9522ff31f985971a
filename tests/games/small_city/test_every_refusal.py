"""Whatever is tried, at whatever moment: the refusal of every action can be told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from faubourg.core.model import CHANCE, Message, Seat
from faubourg.core.registry import AnyRules, Game
from faubourg.games.small_city import GAME
from faubourg.games.small_city.knowledge import city_of
from games.small_city.random_games import crowded, walk
from games.small_city.test_narrate import WORDS

Position = tuple[AnyRules, Any]  # of one game that goes on

NOTHING = re.compile(r"nothing (at|on|must)|the nothing|rien (en|doit)")  # told as a thing
EVERY = 8  # of the catalogue, so many actions apart; the next time those beside them
TIMES = 2  # that a kind of moment is looked at in one game
GAMES = [
    (walk, 1, {"difficulty": "president"}),
    (crowded, 2, {"victory": "economic", "column_four": "all"}),
    (crowded, 3, {"homecoming": "forced"}),
    (walk, 4, {"victory": "electoral"}),
]


def tell_refusals(game: Game, positions: Iterator[Position], seed: str) -> Counter[str]:
    """At each kind of moment some times; how often each reason was met."""
    rng, seen, met = Random(seed), Counter[str](), Counter[str]()
    for rules, state in positions:
        if not state.actors or state.actors[0] == CHANCE:
            continue
        seat = rng.choice(state.actors)
        known: Any = rules.known(state, seat)
        borough = city_of(known, seat).boroughs[seat]
        moment = f"{known.step} {borough.ask}"
        if seen[moment] < TIMES and rng.random() < 0.5:
            seen[moment] += 1
            met += tell_some(game, rules, state, seat, known, seen.total() % EVERY)
    assert seen.total() >= EVERY  # every action was tried
    return met


def tell_some(
    game: Game, rules: AnyRules, state: Any, seat: Seat, known: Any, first: int
) -> Counter[str]:
    met, told = Counter[str](), set[tuple[Any, ...]]()
    for action in rules.catalogue[first::EVERY]:
        reason = rules.why_not(state, seat, action)
        if reason is None:
            continue
        assert all(game.drawer(rules).touches(known, seat, action))  # as the page asks why
        values = game.narrator(rules).reason_values(known, seat, action, reason)
        words = reason.key, *sorted(values.items())
        if words not in told:
            told.add(words)
            said = WORDS.both(Message(reason.key, values))
            assert not any(NOTHING.search(line) or line[-1] != "." for line in said), said
        met[reason.key] += 1
    return met


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_refusal_of_every_action_can_be_told(number: int) -> None:
    play, seats, options = GAMES[number]
    seed = f"refused {number}"
    positions = ((game.rules, game.state) for game in play(seats, options, seed))
    assert len(tell_refusals(GAME, positions, seed)) > 15
