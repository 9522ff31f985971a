"""The words of La Città in whole games: all can be said, and every key has its text."""

from __future__ import annotations

from functools import cache

import pytest
from words import Walk, reasons_in

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE, Action, Seat
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.actions import Pass
from games.la_citta.table import ADVANCED, EXPANSION, Table, start
from games.la_citta.test_narrate import WORDS

GAMES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, EXPANSION | {"first_player": "2"}),
    (4, EXPANSION | ADVANCED | {"large_harvest": "no"}),
    (5, ADVANCED),
]
# What these games may not reach is shown in test_narrate.py, in a position of its own.
RARE = {
    "donor-too-small", "full", "grown", "handled", "harvested", "joins-your-cities", "last-year",
    "no-citizen-left", "no-citizens-there", "no-cube", "no-donor", "no-room", "no-tile",
    "no-voice", "nothing-to-take", "road-joins", "second-market", "too-few-citizens",
    "too-few-cubes",
}  # fmt: skip


class Chat(Walk):
    """A random game in which few pass."""

    game: Table

    def play(self) -> None:
        rules, state = self.game.rules, self.game.state
        while state.actors:
            seat = state.actors[0]
            action = draw(rules, state, self.rng) if seat == CHANCE else self.choose(seat)
            self.log += self.game.told(action)
        self.say_position(0, [])

    def choose(self, seat: Seat) -> Action:
        rules, state = self.game.rules, self.game.state
        self.refuse_some(seat)
        if not self.rng.randrange(10):
            self.say_position(seat, rules.legal(state, seat))
        action = rules.pick(state, seat, self.rng)
        return rules.pick(state, seat, self.rng) if isinstance(action, Pass) else action


@cache
def walked(number: int) -> Chat:
    walk = Chat(WORDS, start(*GAMES[number]), f"words {number}")
    walk.play()
    return walk


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_everything_in_a_game_can_be_said_and_its_end_is_told_once(number: int) -> None:
    walk = walked(number)
    assert sum(".log-over-" in line.key for line in walk.log) == 1
    assert all(said.endswith((".", "!")) for told in WORDS.told(walk.log) for said in told)
    assert not any(line.key == "la_citta.log-look" for line in walk.log)
    won = [line.values["player"] for line in walk.log if line.key == "la_citta.log-won"]
    assert not won or [[player] for player in won] == [[1 + s for s in walk.game.ranking()[0]]]


def test_random_games_meet_many_refusals() -> None:
    met = set().union(*(walked(number).refusals() for number in range(len(GAMES))))
    ours = {reason.key.split(".")[1] for reason in reasons_in(reasons)}
    assert ours - met <= RARE
    assert RARE <= ours
