"""A replay in the terminal tells what the page tells: what everybody may know, and the end."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import is_over
from faubourg.core.registry import find_game, games
from faubourg.core.replay import AnyMatch
from faubourg.core.tale import Tale
from faubourg.core.texts import Texts
from faubourg.web.story import Story

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
    tale = Tale(game, match, Texts("en"), NAMES)
    told = [line for page in tale.pages() for line in page.lines]
    assert told == [tale.tell(line.message) for line in story.lines]


def test_a_running_game_is_told_without_its_secrets() -> None:
    tale = Tale(find_game("small_city"), played("small_city", 40), Texts("en"), NAMES)
    told = [line for page in tale.pages() for line in page.lines]
    assert told and not any("in secret" in line for line in told)
