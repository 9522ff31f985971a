"""The words of Small City in whole games: all can be said, and every key has its text."""

from __future__ import annotations

import re
from functools import cache

import pytest
from words import Walk, reasons_in

from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.small_city import reasons
from faubourg.games.small_city.state import SmallCityState
from games.small_city.lively import choose
from games.small_city.table import Table, start
from games.small_city.test_narrate import WORDS
from games.small_city.test_narrate_refusals import REFUSALS

GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {"difficulty": "president"}),
    (2, {}),
    (3, {"victory": "electoral", "sides": "easy,expert,easy"}),
    (4, {"victory": "citizen", "column_four": "all"}),
    (2, {"victory": "economic", "homecoming": "forced"}),
]
SECRET = re.compile(r"log-(own-hall|keep|special)$")


class Chat(Walk):
    """A random game, told to a spectator and now and then to a player."""

    game: Table
    before_end = 0  # lines before the last action, which may tell all

    def play(self) -> None:
        rules, state = self.game.rules, self.game.state
        while state.actors:
            seat = self.rng.choice(state.actors)
            if seat != CHANCE:
                self.say_some(seat)
            action = choose(self.game, seat, self.rng)
            before = state.clone()
            rules.apply(state, seat, action)
            self.before_end = len(self.log)
            self.log += self.read(before, seat, action)
            self.tell_a_player(before, seat, action)
        self.say_position(0, [])

    def tell_a_player(self, before: SmallCityState, seat: Seat, action: Action) -> None:
        """Who plays reads the same actions in the own view, and the own secrets."""
        viewer = self.rng.randrange(self.game.rules.seats)
        if not self.rng.randrange(4):
            assert all(map(WORDS.both, self.read(before, seat, action, viewer)))

    def say_some(self, seat: Seat) -> None:
        rules, state = self.game.rules, self.game.state
        if not self.rng.randrange(6):
            self.refuse_some(seat)
        if not self.rng.randrange(15):
            self.say_position(seat, rules.legal(state, seat))


@cache
def walked(number: int) -> Chat:
    walk = Chat(WORDS, start(*GAMES[number]), f"words {number}")
    walk.play()
    return walk


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_everything_in_a_game_can_be_said_and_its_end_is_told_once(number: int) -> None:
    walk = walked(number)
    assert sum(line.key.endswith(".log-over") for line in walk.log) == 1
    assert all(said.endswith((".", "!")) for told in WORDS.told(walk.log) for said in told)
    assert not any(SECRET.search(line.key) for line in walk.log[: walk.before_end])


def test_every_refusal_is_said_in_these_games_or_in_a_position_of_its_own() -> None:
    met = set().union(*(walked(number).refusals() for number in range(len(GAMES))))
    shown = {key for _, _, key, _, _ in REFUSALS}
    ours = {reason.key.split(".")[1] for reason in reasons_in(reasons)}
    assert ours <= met | shown
