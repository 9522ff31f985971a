"""A replay in the terminal tells what the page tells: what everybody may know, and the end."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import tiny

from faubourg.cli.showing import Voice
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Event, Message, is_over
from faubourg.core.presentation import Narrator
from faubourg.core.registry import find_game, games
from faubourg.core.replay import AnyMatch
from faubourg.core.telling import Teller
from faubourg.core.texts import Texts
from faubourg.table.history import Story

NAMES = ["Ada", "Ben", "Cleo"]


def played(key: str, steps: int) -> AnyMatch:
    """A random game, whole or so many choices long."""
    game = find_game(key)
    rules, rng = game.rules(min(3, game.most), game.for_programs()), Random(key)
    match: AnyMatch = Match(rules, Chance.seeded(key))
    while not is_over(match.state) and steps:
        seat = rng.choice(match.state.actors)
        match.play(seat, rules.pick(match.state, seat, rng))
        steps -= 1
    return match


@pytest.mark.parametrize("key", sorted(games()))
@pytest.mark.parametrize("steps", [40, -1], ids=["running", "finished"])
def test_the_terminal_tells_what_the_page_tells(key: str, steps: int) -> None:
    match, game = played(key, steps), find_game(key)
    story = Story(game, match.rules)
    story.catch_up(match.steps)
    voice = Voice(game, match, Texts("en"), NAMES)
    told = [line for page in voice.pages() for line in page.lines]
    assert told == [voice.tell(line.message) for line in story.lines]


def test_a_running_game_is_told_without_its_secrets() -> None:
    voice = Voice(find_game("small_city"), played("small_city", 40), Texts("en"), NAMES)
    told = [line for page in voice.pages() for line in page.lines]
    assert told and not any("in secret" in line for line in told)


# What follows by itself


@dataclass(frozen=True)
class Revealed(Event):
    """Made up for this test: what both have bid."""

    bids: tuple[int, ...]


class Telling(Narrator[tiny.TinyRules, tiny.TinyState]):
    def event_lines(self, event: Event, known: tiny.TinyState) -> list[Message]:
        assert isinstance(event, Revealed)
        return [Message("plain", {"words": f"bids were {event.bids}, left {known.purses}"})]


class OpenRules(tiny.TinyRules):
    def reveal(self, state: tiny.TinyState) -> None:
        if state.events is not None:
            state.events.append(Revealed(tuple(state.bids)))
        super().reveal(state)

    def known_event(self, state: tiny.TinyState, viewer: int | None, event: Event) -> Event | None:
        return None if viewer == 1 else event


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_follows_by_itself_is_told_to_whoever_may_know(viewer: int | None) -> None:
    rules = OpenRules(2, {"expansion": "none"})
    match, game = Match(rules, Chance.seeded("events")), SimpleNamespace(narrator=Telling)
    for seat in (0, 1):
        match.play(seat, tiny.Bid(seat))
    stranger: Any = game
    teller = Teller(stranger, rules, viewer)
    told = [m.values["words"] for step in match.steps for m in teller.tell(step)]
    assert ("bids were (0, 1), left [12, 11]" in told) is (viewer != 1)
    assert teller.state == match.state and teller.state.events is None
