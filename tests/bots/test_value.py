"""The weights that come with games fit every table, say where they come from, and play well."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from faubourg.bots import make_bot, net
from faubourg.bots.learned import FILE, has_learned, outlook_of
from faubourg.bots.playing import play_game
from faubourg.core import record
from faubourg.core.chance import Chance
from faubourg.core.encoding import digest
from faubourg.core.model import CHANCE, Seat, is_over
from faubourg.core.outlook import Value
from faubourg.core.registry import AnyRules, Game, find_game, games
from faubourg.core.replay import follow

LEARNED: Final = [game for game in games().values() if has_learned(game)]
RECORDS: Final = Path(__file__).parents[2] / "records"
MOST_BYTES: Final = 300_000


@dataclass(frozen=True)
class Gate:
    """Games of citizen against the apprentice, each luck from both seats, and what it must win."""

    lucks: int
    least: float  # games; half of them would be no better


# How often it wins of hundreds of games is in bench/results/learned.md.
GATES: Final = {
    "town_center": Gate(3, 3.5), "big_city": Gate(5, 5.5), "la_citta": Gate(4, 5.0),
    "small_city": Gate(3, 4.0),
}  # fmt: skip


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)
def test_weights_fit_every_number_of_players(game: Game) -> None:
    for seats in range(game.fewest, game.most + 1):
        assert outlook_of(game, game.rules(seats, game.for_programs({}))) is not None


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.key)
def test_weights_are_small_and_say_where_they_come_from(game: Game) -> None:
    package = files(game.package)
    stored = package.joinpath(FILE).read_bytes()
    told = json.loads(package.joinpath("value.json").read_text(encoding="utf-8"))
    assert len(stored) < MOST_BYTES
    assert net.read(stored).about["encoder"] == told["encoder"]
    assert told["encoder"] == digest(game.encoder(game.rules(game.fewest, game.for_programs({}))))
    assert {"command", "seeds", "curve", "games"} <= told.keys()


def test_all_that_have_learned_are_put_to_the_test() -> None:
    assert {game.key for game in LEARNED} == set(GATES)


@pytest.mark.parametrize("key", GATES)
def test_citizen_wins_against_the_apprentice(key: str) -> None:
    """By counted evaluations and these seeds: the same games on every machine."""
    game, gate = find_game(key), GATES[key]
    won = sum(_won(game, luck, seat) for luck in range(gate.lucks) for seat in range(2))
    assert won >= gate.least


def _won(game: Game, luck: int, seat: int) -> float:
    """The share of the victory from this seat."""
    rules = game.rules(2, game.for_programs({}))
    bots = [make_bot("citizen" if each == seat else "apprentice", game) for each in range(2)]
    rngs = [Random(f"{luck}/{each}") for each in range(2)]
    state = play_game(rules, bots, Chance.seeded(f"gate {luck}"), rngs).state
    first = rules.ranking(state)[0]
    return 1 / len(first) if seat in first else 0.0


class Gloomy:
    """A value that thinks much worse of the seat it looks from than of the others."""

    def __init__(self, value: Value) -> None:
        self.value, self.unit = value, value.unit

    def values(self, rows: bytes | bytearray) -> list[list[float]]:
        return [[own - 60 * self.unit, *others] for own, *others in self.value.values(rows)]


def test_what_a_value_thinks_of_its_own_seat_weighs_nothing_against_the_end_of_a_game() -> None:
    """Big City: the last pass ends the game with points that are known."""
    game, ending = find_game("big_city"), 0
    match = follow(record.load((RECORDS / "big_city" / "two.jsonl").read_text(encoding="utf-8")))
    rules, state = match.rules, match.rules.new_state()
    fair = outlook_of(game, rules)
    assert fair is not None
    gloomy = game.outlook(rules, fair.encoder, Gloomy(fair.value))
    for step in match.steps:
        if step.seat != CHANCE and ends_with(rules, state, step.seat, "pass"):
            legal, ending = rules.legal(state, step.seat), ending + 1
            worths = [each.worths(state, step.seat, legal, 1) for each in (fair, gloomy)]
            assert worths[0] == pytest.approx(worths[1])
            assert worths[0][[rules.notation(act) for act in legal].index("pass")] == (
                rules.total(state, step.seat) - rules.total(state, 1 - step.seat)
            )
        rules.apply(state, step.seat, step.action)
    assert ending


def ends_with(rules: AnyRules, state: Any, seat: Seat, words: str) -> bool:
    action = rules.parse(words)
    if rules.why_not(state, seat, action) is not None:
        return False
    after = state.clone()
    rules.apply(after, seat, action)
    return is_over(after)
