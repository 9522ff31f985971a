"""The words of Arcologies in whole games: all can be said, and every key has its text."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random

import pytest
from golden import match_of

from faubourg.core.model import CHANCE, Action, Message, Reason, Seat
from faubourg.games.arcologies import narrate, reasons
from faubourg.games.arcologies.rules import ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city import flow
from faubourg.games.small_city.pollution import foreseen
from faubourg.games.small_city.state import COMMERCE
from games.arcologies.random_games import choose, ready
from games.arcologies.test_narrate import REFUSALS
from games.small_city.test_narrate import TEXTS, read_by, tell

# Each way to end, and splitting; the others have nothing more to tell.
TOLD = ["solo_launch", "double_take_off", "accepted_draw", "quiet_end", "split_tiles"]
READY: list[tuple[int, dict[str, str]]] = [
    (2, {"quiet_rounds": "eight", "covered_materials": "move", "inside": "leave"}),
    (3, {"quiet_rounds": "eight", "inside": "sealed", "pumps_and_parks": "apart"}),
]
LAST = 9  # round of a random game: what comes later is more of the same


def all_reasons() -> set[Reason]:
    found = {value for value in vars(reasons).values() if isinstance(value, Reason)}
    return found | {reasons.WRONG_STEP[kind] for kind in reasons.MOMENTS}


class Walk:
    """A game in which much is said, in every language."""

    def __init__(self, rules: ArcologiesRules, seed: str) -> None:
        self.rules = rules
        self.narrator = narrate.Narrator(rules)
        self.rng = Random(seed)
        self.met: Counter[str] = Counter()
        self.log: list[Message] = []
        self.kinds: dict[type[Action], list[Action]] = {}
        for action in rules.catalogue:
            self.kinds.setdefault(type(action), []).append(action)

    def step(self, before: ArcologiesState, seat: Seat, action: Action) -> None:
        if seat != CHANCE:
            self.say_some(before, seat)
        others = [] if self.rng.randrange(5) else [self.rng.randrange(self.rules.seats)]
        for reader in (None, *others):
            lines = read_by(self.rules, before, seat, action, reader)
            assert all(tell(line, texts)[-1] in ".!" for texts in TEXTS for line in lines)
            self.log += lines if reader is None else []

    def say_some(self, state: ArcologiesState, seat: Seat) -> None:
        if not self.rng.randrange(8):
            self.refuse_some(state, seat)
        if not self.rng.randrange(12):
            self.say_position(state, seat, self.rules.legal(state, seat))

    def say_position(self, state: ArcologiesState, seat: Seat, legal: list[Action]) -> None:
        rules, words = self.rules, self.narrator
        own, spectator = rules.known(state, seat), rules.known(state, None)
        said = [words.prompt(own, other) for other in range(rules.seats)]
        said += [words.summary(own, other) for other in range(rules.seats)]
        said += [*words.status(own, seat), *words.status(spectator, None)]
        some = self.rng.sample(legal, min(len(legal), 15))
        for action in [*some, *self.rng.sample(rules.catalogue, 5)]:
            said += [words.label(known, seat, action) for known in (own, spectator)]
        for action in {type(action): action for action in [*legal, *some]}.values():
            said += self.effects(state, seat, action)
        for texts in TEXTS:
            assert all(tell(message, texts) for message in said)

    def effects(self, state: ArcologiesState, seat: Seat, action: Action) -> list[Message]:
        rules, after = self.rules, state.clone()
        before = rules.known(after, seat)
        rules.apply(after, seat, action)
        found = self.narrator.consequences(before, seat, action, rules.known(after, seat))
        assert found  # no action is without consequence
        return found

    def refuse_some(self, state: ArcologiesState, seat: Seat) -> None:
        rules, known = self.rules, self.rules.known(state, seat)
        for actions in self.kinds.values():
            for action in self.rng.sample(actions, min(len(actions), 10)):
                reason = rules.why_not(state, seat, action)
                if reason is not None and self.met[reason.key] < 4:
                    self.met[reason.key] += 1
                    values = self.narrator.reason_values(known, seat, action, reason)
                    assert all(tell(Message(reason.key, values), t)[-1] == "." for t in TEXTS)


def check_end(rules: ArcologiesRules, state: ArcologiesState, log: list[Message]) -> None:
    """The victory is told once, and it is that of the rules."""
    ends = r"log-(won|shared|nobody|drawn|solo|lost)$"
    assert sum(bool(re.search(ends, line.key)) for line in log) == 1
    for texts in TEXTS:
        assert tell(narrate.Narrator(rules).prompt(rules.known(state, None), 0), texts)


@cache
def replayed(name: str) -> Walk:
    """A golden record, told from its first entry to its last."""
    match = match_of("arcologies", name)
    assert isinstance(match.rules, ArcologiesRules)
    walk, before = Walk(match.rules, name), None
    for state, step in match.timeline():
        if step is not None and before is not None:
            walk.step(before, step.seat, step.action)
        before = state.clone()
    check_end(match.rules, match.state, walk.log)
    walk.say_position(match.state, 0, [])
    return walk


@cache
def played(number: int) -> Walk:
    """A random game in which arcologies are built."""
    seats, options = READY[number]
    game = next(ready(seats, options, f"words {number}"))
    walk = Walk(game.rules, f"words {number}")
    while game.state.actors and game.state.round <= LAST:
        seat, before = walk.rng.choice(game.state.actors), game.state.clone()
        action = choose(game, seat, walk.rng)
        game.rules.apply(game.state, seat, action)
        walk.step(before, seat, action)
    return walk


@pytest.mark.parametrize("name", TOLD)
def test_everything_in_a_golden_record_can_be_said(name: str) -> None:
    assert replayed(name).log


@pytest.mark.parametrize("number", range(len(READY)))
def test_everything_in_a_random_game_can_be_said(number: int) -> None:
    assert played(number).log


def test_the_great_moments_are_told() -> None:
    told = {line.key.split(".")[1] for name in TOLD for line in replayed(name).log}
    assert {
        "log-dealt", "log-arcology", "log-pair", "log-pumps", "log-countdown", "log-take-off",
        "log-draw-offered", "log-draw-refused", "log-won", "log-drawn", "log-solo",
    } <= told  # fmt: skip


def test_every_refusal_is_said_in_these_games_or_in_a_position_of_its_own() -> None:
    walks = [replayed(name) for name in TOLD] + [played(n) for n in range(len(READY))]
    met = {key for walk in walks for key in walk.met}
    shown = {f"arcologies.{key}" for _, _, key, _, _ in REFUSALS}
    assert {reason.key for reason in all_reasons()} - met - shown == set()


# What is foretold is what happens


def test_the_pollution_foretold_in_commerce_is_what_the_rules_generate() -> None:
    compared = 0
    for seats, options in READY:
        game = next(ready(seats, options, "air"))
        rng, state, kit = Random("air"), game.state, game.rules.kit
        told: dict[Seat, int] = {}
        while state.actors and state.round < 8:
            seat, seats_left = rng.choice(state.actors), flow.in_game(state)
            if state.step == COMMERCE and min(state.city.raw) > 5:  # none can be short
                told = {s: foreseen(kit, state, state.city, s) for s in seats_left}
            game.rules.apply(state, seat, choose(game, seat, rng))
            if told and state.phase > 5:
                assert told == {s: state.city.boroughs[s].generated for s in told}
                compared, told = compared + 1, {}
    assert compared


# Every key has its text
