"""What the guided first game tells is true, whatever it lets the learner choose."""

from __future__ import annotations

from random import Random

import pytest

from faubourg.bots import make_bot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.registry import find_game
from faubourg.core.replay import AnyMatch
from faubourg.games.la_citta import city as cities
from faubourg.games.la_citta.components import CULTURE, SERVICES
from faubourg.games.la_citta.state import LaCittaState
from faubourg.table import lesson

GAME = find_game("la_citta")
BUBBLES = lesson.of(GAME)
assert BUBBLES is not None


def until(match: AnyMatch, guide: lesson.Guide, name: str, wish: str = "") -> None:
    """The others act as at a table; the learner as advised, but for the wish."""
    bot = make_bot("greedy", GAME)
    while True:
        others = [seat for seat in match.state.actors if seat]
        if (forced := match.forced()) is not None:
            match.play(*forced)
        elif others:
            luck = Random(lesson.seed(match, others[0]))
            match.play(others[0], bot.choose(match.observe(others[0]), luck))
        elif (here := guide.here()) is None or guide.lesson.stops[here].name == name:
            return
        else:
            good = guide.good()
            match.play(0, next((a for a in good if match.rules.notation(a) == wish), good[0]))


def lesson_with(wish: str) -> tuple[AnyMatch, lesson.Guide]:
    assert BUBBLES is not None
    rules = GAME.rules(BUBBLES.seats, dict(BUBBLES.options))
    match: AnyMatch = Match(rules, Chance(BUBBLES.secret, ("",) * BUBBLES.seats))
    return match, lesson.Guide(BUBBLES, GAME, match)


WISHES = ("ask 1 3", "ask 2 3", "card palace 4-21", "card palace 5-20", "found 12-9",
          "found 12-11", "donor 4-19")  # fmt: skip


@pytest.mark.parametrize("wish", ["", *WISHES])
def test_a_citizen_comes_to_the_city_with_the_palace_and_it_is_full(wish: str) -> None:
    match, guide = lesson_with(wish)
    until(match, guide, "statue", wish)
    known = match.rules.known(match.state, 0)
    assert [known.open, *known.hidden].count(CULTURE) == 3  # "Three times culture"
    until(match, guide, "market", wish)
    said = [entry.words for entry in match.entries]
    assert not wish or wish in said
    assert [words.split()[-1] for words in said if words.startswith("voice ")][:1] == [SERVICES[0]]
    state = match.state
    assert isinstance(state, LaCittaState)
    first = next(iter(cities.cities_of(state, 0)))
    assert state.year == 2 and state.population[first] == 5
    assert cities.points(state, first, CULTURE) == 6  # in halves
    assert not any("demolish" in words or "starve" in words for words in said)
    assert all(state.population[city] >= 4 for city in cities.cities_of(state, 0))
