"""The words of La Città in whole games: all can be said, and every key has its text."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from faubourg.bots.playout import draw
from faubourg.core.model import CHANCE, Action, Message, Reason, Seat
from faubourg.games.la_citta import reasons
from faubourg.games.la_citta.actions import Pass
from games.la_citta.table import ADVANCED, EXPANSION, start
from games.la_citta.test_narrate import TEXTS, tell

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


def all_reasons() -> set[Reason]:
    found = {value for value in vars(reasons).values() if isinstance(value, Reason)}
    return found | {*reasons.WRONG_STEP.values()}


class Walk:
    """A random game in which much is said, in every language."""

    def __init__(self, seats: int, options: dict[str, str], seed: str) -> None:
        self.game = start(seats, options)
        self.rng = Random(seed)
        self.met: Counter[str] = Counter()
        self.log: list[Message] = []
        self.kinds: dict[type[Action], list[Action]] = {}
        for action in self.game.rules.catalogue:
            self.kinds.setdefault(type(action), []).append(action)

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

    def say_position(self, seat: Seat, legal: list[Action]) -> None:
        rules, state = self.game.rules, self.game.state
        known, narrator = rules.known(state, seat), self.game.narrator
        said = [narrator.prompt(known, other) for other in range(rules.seats)]
        said += [narrator.summary(known, other) for other in range(rules.seats)]
        said += narrator.status(known, seat)
        said += narrator.status(rules.known(state, None), None)
        some = self.rng.sample(legal, min(len(legal), 15))
        for action in [*some, *self.rng.sample(rules.catalogue, 5)]:
            said.append(narrator.label(known, seat, action))
        for action in {type(action): action for action in legal}.values():
            said += self.effects(seat, action)
        for texts in TEXTS:
            assert all(tell(message, texts) for message in said)

    def effects(self, seat: Seat, action: Action) -> list[Message]:
        rules, after = self.game.rules, self.game.state.clone()
        before = rules.known(after, seat)
        rules.apply(after, seat, action)
        known = rules.known(after, seat)
        found = self.game.narrator.consequences(before, seat, action, known)
        assert found  # no action is without consequence
        return found

    def refuse_some(self, seat: Seat) -> None:
        rules, state = self.game.rules, self.game.state
        for actions in self.kinds.values():
            for action in self.rng.sample(actions, min(len(actions), 10)):
                reason = rules.why_not(state, seat, action)
                if reason is not None and self.met[reason.key] < 4:
                    self.met[reason.key] += 1
                    known = rules.known(state, seat)
                    values = self.game.narrator.reason_values(known, seat, action, reason)
                    for texts in TEXTS:
                        assert tell(Message(reason.key, values), texts).endswith(".")


@cache
def walked(number: int) -> Walk:
    walk = Walk(*GAMES[number], f"words {number}")
    walk.play()
    return walk


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_everything_in_a_game_can_be_said_and_its_end_is_told_once(number: int) -> None:
    walk = walked(number)
    assert sum(".log-over-" in line.key for line in walk.log) == 1
    for texts in TEXTS:
        assert all(tell(line, texts).endswith((".", "!")) for line in walk.log)
    assert not any(line.key == "la_citta.log-look" for line in walk.log)
    won = [line.values["player"] for line in walk.log if line.key == "la_citta.log-won"]
    assert not won or [[player] for player in won] == [[1 + s for s in walk.game.ranking()[0]]]


def test_random_games_meet_many_refusals() -> None:
    met = {key.split(".")[-1] for number in range(len(GAMES)) for key in walked(number).met}
    ours = {reason.key.split(".")[1] for reason in all_reasons()}
    assert ours - met <= RARE
    assert RARE <= ours


# Every key has its text
