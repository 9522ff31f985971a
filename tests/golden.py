"""Golden records: whole games that must go on meaning what they meant.

Each is one game that goes a way of its own. They are made once, by `make_golden.py` of each game;
the tests replay them for ever after. Make them anew only when the edition of the rules rises, and
keep those of the edition before in a folder of their own; the seeds that show a rare thing were
searched for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from faubourg.core.chance import Chance
from faubourg.core.match import REDO, UNDO, Match
from faubourg.core.model import Seat
from faubourg.core.record import Record, dump, load
from faubourg.core.registry import AnyRules, Game, find_game
from faubourg.core.replay import AnyMatch, follow, record_of
from faubourg.core.states import Step

RECORDS = Path(__file__).resolve().parents[1] / "records"
EXPECTED = "expected.json"
NAMES = ["Ada", "Basile", "Clara", "Diego", "Emma", "Félix", "Greta", "Hugo"]

Player: TypeAlias = Callable[[Any, Seat, Random], None]


@dataclass(frozen=True)
class Golden:
    """One record: how it is played, and what makes it worth keeping."""

    name: str
    seats: int
    shows: str
    options: dict[str, str] = field(default_factory=dict)
    player: Player | None = None  # None: as most in that game
    seed: str = "golden"
    luck: str = ""  # a number for each round, where a rare thing had to be searched for
    free: bool = False  # no tile costs money: own component data, kept beside the records


# Players


def at_random(match: AnyMatch, seat: Seat, rng: Random) -> None:
    match.play(seat, rng.choice(match.rules.legal(match.state, seat)))


def in_doubt(player: Player, often: float = 0.25) -> Player:
    """Often takes back and sometimes does again."""

    def play(match: AnyMatch, seat: Seat, rng: Random) -> None:
        if rng.random() < often and match.why_not_undo(seat) is None:
            match.undo(seat)
            if rng.random() < 0.5:
                match.redo(seat)
        else:
            player(match, seat, rng)

    return play


# Making them


def played(rules: AnyRules, golden: Golden, usual: Player, in_order: bool = False) -> AnyMatch:
    """The whole game, the same every time."""
    seed, player = f"{golden.name} {golden.seed}", golden.player or usual
    match: AnyMatch = Match(rules, Chance.seeded(seed))
    rng = Random(seed)
    while actors := match.state.actors:
        player(match, actors[0] if in_order else rng.choice(actors), rng)
    return match


def result(match: AnyMatch) -> dict[str, Any]:
    """What a replay must give again."""
    rules, state = match.rules, match.state
    scores = [rules.score(state, seat) for seat in range(rules.seats)]
    return {
        "entries": len(match.entries),
        "scores": [[[line.key, line.points] for line in lines] for lines in scores],
        "ranking": rules.ranking(state),
    }


def make(game: Game, golden: list[Golden], usual: Player, in_order: bool = False) -> None:
    """All records of a game whose players need nothing but their turn."""
    rules = [game.rules(one.seats, one.options) for one in golden]
    made = (played(own, one, usual, in_order) for own, one in zip(rules, golden, strict=True))
    write(game.key, zip(golden, made, strict=True))


def write(game: str, made: Iterable[tuple[Golden, AnyMatch]]) -> None:
    folder, expected = RECORDS / game, {}
    folder.mkdir(parents=True, exist_ok=True)
    for golden, match in made:
        record = record_of(match, NAMES[: golden.seats])
        (folder / f"{golden.name}.jsonl").write_text(dump(record), encoding="utf-8")
        expected[golden.name] = {"shows": golden.shows, **result(match)}
    lines = [f"{json.dumps(name)}: {json.dumps(it)}" for name, it in expected.items()]
    (folder / EXPECTED).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


# Reading them


@cache
def expected_in(folder: str) -> dict[str, dict[str, Any]]:
    """By record; an earlier edition without a list of its own gives the same as that of today."""
    listed = RECORDS / folder / EXPECTED
    file = listed if listed.exists() else listed.parents[1] / EXPECTED
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return {name: it for name, it in found.items() if listed == file or _is_in(folder, name)}


def _is_in(folder: str, name: str) -> bool:
    return (RECORDS / folder / f"{name}.jsonl").exists()


@cache
def record(folder: str, name: str) -> Record:
    return load((RECORDS / folder / f"{name}.jsonl").read_text("utf-8"))


def content_of(folder: str, name: str) -> str:
    """The component data it was played with, where they are not those of the box."""
    header = record(folder, name).header
    for file in sorted((RECORDS / folder).glob("*.toml")):
        rules = find_game(header.game).rules(header.seats, header.options, file.read_text("utf-8"))
        if rules.content == header.content:
            return file.read_text("utf-8")
    return ""


def match_of(folder: str, name: str) -> AnyMatch:
    return follow(record(folder, name), content_of(folder, name))


def moments(match: AnyMatch) -> Iterator[tuple[Any, Step[Any]]]:
    """Each standing step with the state before it."""
    before = None
    for state, step in match.timeline():
        if before is not None and step is not None:
            yield before, step
        before = state


def takes_back_and_does_again(match: AnyMatch) -> bool:
    return {UNDO, REDO} <= {entry.words for entry in match.entries}
