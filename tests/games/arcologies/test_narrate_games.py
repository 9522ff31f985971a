"""The words of Arcologies in whole games: all can be said, and every key has its text."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from golden import match_of
from words import Walk

from faubourg.core.model import CHANCE, Action, Message, Reason, Seat
from faubourg.games.arcologies import narrate, reasons
from faubourg.games.arcologies.rules import WRONG_STEP, ArcologiesRules
from faubourg.games.arcologies.state import ArcologiesState
from faubourg.games.small_city import flow
from faubourg.games.small_city.pollution import foreseen
from faubourg.games.small_city.state import COMMERCE
from games.arcologies.random_games import choose, ready
from games.arcologies.table import Table
from games.arcologies.test_narrate import REFUSALS
from games.small_city.test_narrate import WORDS

# Each way to end, and splitting; the others have nothing more to tell.
TOLD = ["solo_launch", "double_take_off", "accepted_draw", "quiet_end", "split_tiles"]
READY: list[tuple[int, dict[str, str]]] = [
    (2, {"quiet_rounds": "eight", "covered_materials": "move", "inside": "leave"}),
    (3, {"quiet_rounds": "eight", "inside": "sealed", "pumps_and_parks": "apart"}),
]
LAST = 9  # round of a random game: what comes later is more of the same


def all_reasons() -> set[Reason]:
    found = {value for value in vars(reasons).values() if isinstance(value, Reason)}
    return found | {one for one in WRONG_STEP.values() if one.key.startswith("arcologies.")}


class Chat(Walk):
    """A game told to a spectator and now and then to a player."""

    def step(self, before: ArcologiesState, seat: Seat, action: Action) -> None:
        self.game.state = before
        if seat != CHANCE:
            self.say_some(seat)
        others = [] if self.rng.randrange(5) else [self.rng.randrange(self.game.rules.seats)]
        for reader in (None, *others):
            lines = self.read(before, seat, action, reader)
            assert all(said[-1] in ".!" for told in WORDS.told(lines) for said in told)
            self.log += lines if reader is None else []

    def say_some(self, seat: Seat) -> None:
        if not self.rng.randrange(8):
            self.refuse_some(seat)
        if not self.rng.randrange(12):
            self.say_position(seat, self.game.rules.legal(self.game.state, seat))


def check_end(rules: ArcologiesRules, state: ArcologiesState, log: list[Message]) -> None:
    """The victory is told once, and it is that of the rules."""
    ends = r"log-(won|shared|nobody|drawn|solo|lost)$"
    assert sum(bool(re.search(ends, line.key)) for line in log) == 1
    assert WORDS.both(narrate.Narrator(rules).prompt(rules.known(state, None), 0))


@cache
def replayed(name: str) -> Chat:
    """A golden record, told from its first entry to its last."""
    match = match_of("arcologies", name)
    assert isinstance(match.rules, ArcologiesRules)
    walk, before = Chat(WORDS, Table(match.rules, match.state), name), None
    for state, step in match.timeline():
        if step is not None and before is not None:
            walk.step(before, step.seat, step.action)
        before = state.clone()
    check_end(match.rules, match.state, walk.log)
    walk.game.state = match.state
    walk.say_position(0, [])
    return walk


@cache
def played(number: int) -> Chat:
    """A random game in which arcologies are built."""
    seats, options = READY[number]
    game = next(ready(seats, options, f"words {number}"))
    walk = Chat(WORDS, game.copy(), f"words {number}")
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
