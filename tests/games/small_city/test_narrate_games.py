"""The words of Small City in whole games: all can be said, and every key has its text."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random

import pytest

from faubourg.core.model import CHANCE, Action, Message, Reason, Seat
from faubourg.games.small_city import reasons
from faubourg.games.small_city.state import SmallCityState
from games.small_city.lively import choose
from games.small_city.table import start
from games.small_city.test_narrate import TEXTS, narrator, read_by, tell
from games.small_city.test_narrate_refusals import REFUSALS

GAMES: list[tuple[int, dict[str, str]]] = [
    (1, {"difficulty": "president"}),
    (2, {}),
    (3, {"victory": "electoral", "sides": "easy,expert,easy"}),
    (4, {"victory": "citizen", "column_four": "all"}),
    (2, {"victory": "economic", "homecoming": "forced"}),
]
SECRET = re.compile(r"log-(own-hall|keep|special)$")


def all_reasons() -> set[Reason]:
    found = {value for value in vars(reasons).values() if isinstance(value, Reason)}
    return found | {*reasons.WRONG_STEP.values()}


class Walk:
    """A random game in which much is said, in every language."""

    def __init__(self, seats: int, options: dict[str, str], seed: str) -> None:
        self.game = start(seats, options)
        self.narrator = narrator(self.game)
        self.rng = Random(seed)
        self.met: Counter[str] = Counter()
        self.log: list[Message] = []
        self.before_end = 0  # lines before the last action, which may tell all
        self.kinds: dict[type[Action], list[Action]] = {}
        for action in self.game.rules.catalogue:
            self.kinds.setdefault(type(action), []).append(action)

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
            self.log += read_by(rules, before, seat, action)
            self.tell_a_player(before, seat, action)
        self.say_position(0, [])

    def tell_a_player(self, before: SmallCityState, seat: Seat, action: Action) -> None:
        """Who plays reads the same actions in the own view, and the own secrets."""
        rules, viewer = self.game.rules, self.rng.randrange(self.game.rules.seats)
        if not self.rng.randrange(4):
            for message in read_by(rules, before, seat, action, viewer):
                assert all(tell(message, texts) for texts in TEXTS)

    def say_some(self, seat: Seat) -> None:
        rules, state = self.game.rules, self.game.state
        if not self.rng.randrange(6):
            self.refuse_some(seat)
        if not self.rng.randrange(15):
            self.say_position(seat, rules.legal(state, seat))

    def say_position(self, seat: Seat, legal: list[Action]) -> None:
        rules, state = self.game.rules, self.game.state
        own, spectator, words = rules.known(state, seat), rules.known(state, None), self.narrator
        said = [words.prompt(own, other) for other in range(rules.seats)]
        said += [words.summary(own, other) for other in range(rules.seats)]
        said += [*words.status(own, seat), *words.status(spectator, None)]
        some = self.rng.sample(legal, min(len(legal), 15))
        for action in [*some, *self.rng.sample(rules.catalogue, 5)]:
            said += [words.label(known, seat, action) for known in (own, spectator)]
        for action in {type(action): action for action in [*legal, *some]}.values():
            said += self.effects(seat, action)
        for texts in TEXTS:
            assert all(tell(message, texts) for message in said)

    def effects(self, seat: Seat, action: Action) -> list[Message]:
        rules, after = self.game.rules, self.game.state.clone()
        before = rules.known(after, seat)
        rules.apply(after, seat, action)
        found = self.narrator.consequences(before, seat, action, rules.known(after, seat))
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
                    values = self.narrator.reason_values(known, seat, action, reason)
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
    assert sum(line.key.endswith(".log-over") for line in walk.log) == 1
    for texts in TEXTS:
        assert all(tell(line, texts).endswith((".", "!")) for line in walk.log)
    assert not any(SECRET.search(line.key) for line in walk.log[: walk.before_end])


def test_every_refusal_is_said_in_these_games_or_in_a_position_of_its_own() -> None:
    met = {key.split(".")[-1] for number in range(len(GAMES)) for key in walked(number).met}
    shown = {key for _, _, key, _, _ in REFUSALS}
    ours = {reason.key.split(".")[1] for reason in all_reasons()}
    assert ours <= met | shown


# Every key has its text
