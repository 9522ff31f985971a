"""Every guided first game leads to its end, whatever is chosen of what it accepts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from faubourg.bots import make_bot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.presentation import Look
from faubourg.core.registry import find_game, games
from faubourg.core.texts import LANGUAGES, Texts
from faubourg.table import lesson
from faubourg.table.lesson import LEARNER, Guide, Lesson, NotYet

FEWEST, MOST = 8, 14  # bubbles
LONGEST = 45  # words
TAUGHT = [key for key, game in sorted(games().items()) if lesson.of(game)]


def lesson_of(key: str) -> Lesson:
    found = lesson.of(find_game(key))
    assert found is not None
    return found


def begin(key: str) -> Guide:
    game, found = find_game(key), lesson_of(key)
    rules = game.rules(found.seats, dict(found.options))
    return Guide(found, game, Match(rules, Chance(found.secret, ("",) * found.seats)))


def let_others_act(guide: Guide) -> None:
    """As a server does: what is forced goes by itself, and the bots move."""
    match, bot = guide.match, make_bot(guide.lesson.bot, guide.game)
    while True:
        others = [seat for seat in match.state.actors if seat > LEARNER]
        if (forced := match.forced()) is not None:
            match.play(*forced)
        elif others:
            rng = Random(lesson.seed(match, others[0]))
            match.play(others[0], bot.choose(match.observe(others[0]), rng))
        else:
            return


def decisions(guide: Guide) -> Iterator[int]:
    """The stops at which the learner is asked, one after the other, until all are passed."""
    let_others_act(guide)
    while (here := guide.here()) is not None:
        yield here
        let_others_act(guide)


def play_best(guide: Guide) -> None:
    guide.match.play(LEARNER, guide.good()[0])


@pytest.mark.parametrize("key", TAUGHT)
def test_every_stop_is_told_shortly_in_both_languages(key: str) -> None:
    found = lesson_of(key)
    named = [stop.name for stop in found.stops if stop.name]
    assert FEWEST <= len(named) <= MOST
    assert len(set(named)) == len(named)
    weak = {word.say for stop in found.stops for word in stop.weak}
    told = {f"lesson-{name}{end}" for name in named for end in ("", "-title")}
    for texts in map(Texts, LANGUAGES):
        for name in {"lesson-about", *told, *weak}:
            words = [w for w in texts.say(f"{key}.{name}").split() if re.search(r"\w", w)]
            assert 0 < len(words) <= LONGEST, (texts.language, name, len(words))


@pytest.mark.parametrize("key", TAUGHT)
def test_the_best_choices_lead_past_every_stop(key: str) -> None:
    guide, passed = begin(key), set[int]()
    for here in decisions(guide):
        passed.add(here)
        assert guide.good(), guide.lesson.stops[here]
        play_best(guide)
    asked = {n for n, stop in enumerate(guide.lesson.stops) if stop.good and not stop.maybe}
    assert asked <= passed
    assert guide.asked, "there must be something left to play on with"


@pytest.mark.parametrize("key", TAUGHT)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_accepted_leads_past_every_stop(key: str, seed: int) -> None:
    guide, passed, rng = begin(key), set[int](), Random(seed)
    for here in decisions(guide):
        passed.add(here)
        choices = guide.good()
        assert choices, (guide.lesson.stops[here], [e.words for e in guide.match.entries])
        guide.match.play(LEARNER, rng.choice(choices))
    asked = {n for n, stop in enumerate(guide.lesson.stops) if stop.good and not stop.maybe}
    assert asked <= passed, [e.words for e in guide.match.entries]


@pytest.mark.parametrize("key", TAUGHT)
def test_a_weak_choice_is_legal_and_gets_a_word(key: str) -> None:
    guide = begin(key)
    for here in decisions(guide):
        stop, words, good = guide.lesson.stops[here], Texts("en"), guide.good()
        bad = [a for a in guide.legal() if a not in good]
        for weak in stop.weak:
            like = [a for a in bad if stop.word_for(guide.rules.notation(a)) == weak.say]
            assert like, weak
            with pytest.raises(NotYet) as refused:
                guide.check(like[0])
            assert words.say(refused.value.reason.key) == words.say(f"{key}.{weak.say}")
        play_best(guide)


@pytest.mark.parametrize("key", TAUGHT)
def test_what_a_bubble_points_at_is_there(key: str) -> None:
    guide = begin(key)
    for _ in decisions(guide):
        check_drawn(guide)
        play_best(guide)
    check_drawn(guide)


def check_drawn(guide: Guide) -> None:
    drawer, known = guide.game.drawer(guide.rules), guide.rules.known(guide.match.state, LEARNER)
    legal = guide.legal()
    touched = {name for a in legal for name in drawer.touches(known, LEARNER, a)}
    look, texts = Look(LEARNER, lit=frozenset(touched), viewer=LEARNER), Texts("en")
    panels = drawer.panels(known, texts, look)
    drawings = [drawer.draw(known, texts, look), *panels.values()]
    drawn = set(re.findall(r'data-name="([^"]+)"', "".join(drawings)))
    there = drawn | touched | {f"panel:{key}" for key in panels if not key.startswith("city:")}
    there |= {f"player:{seat + 1}" for seat in range(guide.rules.seats)}
    for place in guide.shown():
        assert set(guide.names(place)) <= there, guide.lesson.stops[place]


@pytest.mark.parametrize("key", TAUGHT)
def test_what_is_told_later_is_not_told_while_others_act(key: str) -> None:
    guide = begin(key)
    for _ in decisions(guide):
        play_best(guide)
        told = [guide.lesson.stops[place] for place in guide.shown()]
        assert not guide.waits or not any(stop.later for stop in told)


@pytest.mark.parametrize("key", TAUGHT)
def test_undo_leads_back_to_the_stop_before(key: str) -> None:
    guide = begin(key)
    for here in decisions(guide):
        play_best(guide)
        if guide.match.why_not_undo(LEARNER) is None:
            guide.match.undo(LEARNER)
            assert guide.here() == here
            play_best(guide)


def test_there_are_lessons() -> None:
    assert "town_center" in TAUGHT
