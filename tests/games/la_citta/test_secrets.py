"""Who knows what: hidden voice cards (RULES.md 1.6.7, 5.6.3, 5.6.4) and nothing else leaks."""

from __future__ import annotations

import json
from random import Random

import pytest
from marks import rule

from faubourg.core import snapshot
from faubourg.core.model import CHANCE
from faubourg.games.la_citta.components import CULTURE, HEALTH
from faubourg.games.la_citta.state import SHUFFLE, UNKNOWN
from games.la_citta.random_games import steps
from games.la_citta.table import Table, table

ASK = "ask-the-people"


def asked() -> Table:
    """Red has looked at positions 1 and 3; three play."""
    game = table(red=["4-13:3"], blue=["8-23:3"], green=["12-13:3"], seats=3,
                 display=f"{ASK} {ASK}", gold=[0, 2, 2])  # fmt: skip
    return game.play("ask 1 3", "voice 1 health", "voice 3 culture").follow("lay palace")


@rule("5.6.3", "1.6.7", "A28")
def test_only_who_asked_sees_the_cards() -> None:
    game = asked()
    assert game.known.hidden == [HEALTH, UNKNOWN, CULTURE]
    assert game.sit(1).known.hidden == [UNKNOWN] * 3
    assert game.rules.known(game.state, None).hidden == [UNKNOWN] * 3


@rule("5.6.3")
def test_that_and_where_one_looked_is_known_to_all() -> None:
    game = asked()
    for viewer in (0, 1, 2, None):
        assert game.rules.known(game.state, viewer).looked == [0b101, 0, 0]


@rule("5.6.3")
def test_the_log_shows_a_card_only_to_who_asked() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"], display=ASK).play("ask 1 2")
    shown = game.rules.parse("voice 1 health")
    assert game.rules.sees(game.state, 0, CHANCE, shown)
    assert not game.rules.sees(game.state, 1, CHANCE, shown)
    assert not game.rules.sees(game.state, None, CHANCE, shown)


@rule("3.5.1", "1.6.7")
def test_what_is_opened_or_revealed_is_seen_by_all() -> None:
    game = table(red=["4-13:3"], blue=["8-23:3"])
    game.reveal()
    for viewer in (0, 1, None):
        assert game.rules.sees(game.state, viewer, CHANCE, game.rules.parse("voice 1 health"))
    game.follow("voice 1 health")
    assert game.rules.known(game.state, None).hidden == [HEALTH, UNKNOWN, UNKNOWN]


@rule("5.6.4")
def test_a_card_somebody_has_seen_is_the_same_for_all_who_look_later() -> None:
    game = asked().follow("ask 1 2 3")
    assert game.chances() == {"voice 1 health": 1}
    game.follow("voice 1 health")
    # Two are known to chance now: 9 - 1 of health are left, and 8 - 1 of culture.
    assert game.chances() == {"voice 2 culture": 7, "voice 2 education": 9, "voice 2 health": 8}
    game.follow("voice 2 education")
    assert game.chances() == {"voice 3 culture": 1}


@rule("5.6.4", "3.5.1")
def test_a_card_somebody_has_seen_is_the_same_when_it_is_revealed() -> None:
    game = asked().reveal()
    assert game.chances() == {"voice 1 health": 1}
    game.follow("voice 1 health")
    assert len(game.chances()) == 3
    game.follow("voice 2 education")
    assert game.chances() == {"voice 3 culture": 1}


def secrets(health: int) -> Table:
    """Red looks at two cards: health and culture, or culture and health."""
    first, second = ("health", "culture") if health else ("culture", "health")
    game = table(red=["4-13:3"], blue=["8-23:3"], display=ASK)
    return game.play("ask 1 2", f"voice 1 {first}", f"voice 2 {second}")


@rule("5.6.3", "1.6.7")
@pytest.mark.parametrize("viewer", [1, None])
def test_what_others_know_does_not_depend_on_the_secret(viewer: int | None) -> None:
    known = [
        json.dumps(snapshot.dump(game.rules.known(game.state, viewer)))
        for game in (secrets(0), secrets(1))
    ]
    assert known[0] == known[1]


@rule("5.6.3")
def test_guesses_of_others_do_not_depend_on_the_secret() -> None:
    for seed in range(20):
        guesses = [
            game.rules.determinize(game.state, 1, Random(seed)) for game in (secrets(0), secrets(1))
        ]
        assert guesses[0] == guesses[1]


@rule("5.6.3")
def test_who_knows_guesses_right_and_others_guess_what_may_be() -> None:
    game = asked()
    mine = {tuple(game.rules.determinize(game.state, 0, Random(n)).hidden) for n in range(50)}
    assert mine == {(2, -1, 0)}
    others = [tuple(game.rules.determinize(game.state, 1, Random(n)).hidden) for n in range(400)]
    assert set(others) == {(a, -1, b) for a in range(3) for b in range(3)}


@rule("5.6.3", "3.1.3")
def test_guesses_are_drawn_from_the_cards_that_are_left() -> None:
    """Only one culture card has never lain open, and this seat knows where it is."""
    game = table(red=["4-13:3"], blue=["8-23:3"], display=f"{ASK} {ASK}", gold=[0, 2])
    game.state.unheard = [1, 6, 0]
    game.play("ask 1 2", "voice 1 culture", "voice 2 education").follow("lay palace")
    game.follow("ask 1 3", "voice 1 culture", "voice 3 education").follow("lay palace")
    for n in range(30):
        guess = game.rules.determinize(game.state, 1, Random(n))
        assert guess.hidden == [0, 1, 1]


@rule("5.6.3")
def test_a_guess_knows_how_often_a_card_is_left() -> None:
    """Eight of culture, nine of the others: a third each, nearly."""
    game = asked()
    guesses = [game.rules.determinize(game.state, 1, Random(n)).hidden for n in range(2_600)]
    culture = sum(hidden[0] == 0 for hidden in guesses)
    assert abs(culture / 2_600 - 8 / 26) < 0.03


@rule("5.6.3", "3.8.2")
def test_next_year_nobody_has_looked() -> None:
    game = table(red=["8-9:3"], blue=["8-23:3"], display=ASK)
    game.play("ask 1 2", "voice 1 health", "voice 2 health").follow("lay palace")
    game.reveal("health", "health", "education").follow("voice open culture")
    assert (game.known.hidden, game.known.looked) == ([UNKNOWN] * 3, [0, 0])


@rule("1.6.7")
def test_the_game_says_that_it_has_secrets() -> None:
    assert table(red=["4-13:3"]).rules.has_secrets


@rule("1.6.7", "5.6.3")
def test_the_legal_actions_of_others_do_not_depend_on_the_secret() -> None:
    games = [secrets(0).follow("lay palace"), secrets(1).follow("lay palace")]
    assert games[0].sit(1).choices() == games[1].sit(1).choices() != set()


@rule("1.6.7", "5.1.9", "5.6.3")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_what_is_known_can_be_played_on(viewer: int | None) -> None:
    """Whatever happens, the rules need no secret to say what the viewer knows afterwards."""
    shuffles = 0
    for game, seat, action, before in steps(3, {}, "known", passes=0.4):
        known = game.rules.known(before, viewer)
        game.rules.apply(known, seat, action)
        assert game.rules.known(known, viewer) == game.rules.known(game.state, viewer)
        shuffles += before.step == SHUFFLE
    assert shuffles
