"""A replay in the terminal tells what the page tells: what everybody may know, and the end."""

from __future__ import annotations

from random import Random

import pytest
import tiny
from playing import play_on

from faubourg.cli.showing import Voice
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Event, Message
from faubourg.core.registry import find_game, games
from faubourg.core.replay import AnyMatch
from faubourg.core.telling import Teller
from faubourg.core.texts import Texts
from faubourg.table.history import Story

NAMES = ["Ada", "Ben", "Cleo"]


def played(key: str, steps: int) -> AnyMatch:
    """A random game, whole or so many choices long."""
    game = find_game(key)
    rules = game.rules(min(3, game.most), game.for_programs())
    match: AnyMatch = Match(rules, Chance.seeded(key))
    return play_on(match, Random(key), max(steps, 0) or None, anyone=True)


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


class Discreet(tiny.TinyRules):
    """Made up for this test: one player is not told what a gem was sold for."""

    def known_event(self, state: tiny.TinyState, viewer: int | None, event: Event) -> Event | None:
        return None if viewer == 1 else event


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_follows_by_itself_is_told_to_whoever_may_know(viewer: int | None) -> None:
    rules = Discreet(2, {"expansion": "none"})
    match = Match(rules, Chance.seeded("events"))
    gem = tiny.GEMS[match.state.gem]
    for seat in (0, 1):
        match.play(seat, tiny.Bid(seat))
    teller = Teller(tiny.GAME, rules, viewer)
    told = [message for step in match.steps for message in teller.tell(step)]
    sold = Message("tiny.log-won", {"player": 2, "gem": gem, "coins": 1})
    assert (sold in told) is (viewer != 1)
    assert teller.state == match.state and teller.state.events is None
