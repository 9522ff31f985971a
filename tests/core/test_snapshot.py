"""Plain data and back; a match that was kept goes on as if it had never stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playing import play_on

from faubourg.core import record, snapshot
from faubourg.core.chance import Chance
from faubourg.core.match import Match
from faubourg.core.model import Names, is_over
from faubourg.core.registry import Game, find_game, games
from faubourg.core.replay import AnyMatch, follow

RECORDS = Path(__file__).parents[2] / "records"
LONGEST = {game.name: max(game.glob("*.jsonl"), key=lambda f: f.stat().st_size)
           for game in RECORDS.iterdir()}  # fmt: skip


@dataclass
class Inner:
    pair: tuple[int, str]
    many: tuple[int, ...]


@dataclass
class Outer:
    inner: list[Inner]
    table: dict[str, list[int]]
    none: int | None


def test_nested_dataclasses_come_back_with_their_types() -> None:
    value = Outer([Inner((1, "a"), (1, 2, 3)), Inner((2, "b"), ())], {"x": [1]}, None)
    assert snapshot.load(Outer, snapshot.dump(value)) == value


def test_programs_are_told_names_where_the_game_has_them() -> None:
    names = {"many": Names(("red", "green")), "pair": Names(), "table": Names(("a", "b"), True)}
    value = Outer([Inner((1, "x"), (0, 1, -1, 7))], {"y": [0b11]}, None)
    assert snapshot.describe(value, names) == {
        "inner": [{"pair": [1, "x"], "many": ["red", "green", -1, 7]}],
        "table": {"y": [["a", "b"]]},
        "none": None,
    }


def test_a_number_that_javascript_cannot_read_is_a_text() -> None:
    assert snapshot.describe([2**53 - 1, 2**53, True], {}) == [2**53 - 1, str(2**53), True]


def test_what_is_not_plain_is_our_bug() -> None:
    with pytest.raises(AssertionError, match="not plain"):
        snapshot.dump(object())


# Matches


def again(match: AnyMatch) -> AnyMatch:
    """Through text, as in a database."""
    text = json.dumps(snapshot.save(match))
    return snapshot.restore(match.rules, list(match.entries), json.loads(text))


def same(one: AnyMatch, other: AnyMatch) -> bool:
    fields = ("rules", "chance", "state", "entries", "known", "steps", "undone", "drawn")
    mine, theirs = ([getattr(match, name) for name in fields] for match in (one, other))
    return mine == theirs and one.recent.kept == other.recent.kept


@pytest.mark.parametrize("file", LONGEST.values(), ids=LONGEST.keys())
def test_a_restored_match_is_the_same_in_everything(file: Path) -> None:
    match = follow(record.load(file.read_text()))
    assert same(again(match), match)


def played(decisions: int) -> AnyMatch:
    rules = find_game("town_center").rules(2, {})
    match: AnyMatch = Match(rules, Chance(b"s", ("a", "b")))
    return play_on(match, Random(1), decisions)


def test_what_was_taken_back_can_be_done_again_after_restoring() -> None:
    match = next(m for m in map(played, range(8, 60)) if m.why_not_undo(m.steps[-1].seat) is None)
    seat = match.steps[-1].seat
    match.undo(seat)
    restored = again(match)
    restored.redo(seat)
    match.redo(seat)
    assert restored.state == match.state


def test_chance_goes_on_where_it_stood() -> None:
    match = played(30)
    restored = again(match)
    assert match.chance is not None
    restored.continue_with(match.chance)
    assert list(finish(restored)) == list(finish(match))


def finish(match: AnyMatch) -> Iterator[Any]:
    return iter(play_on(match, Random(7)).entries)


def test_every_game_has_a_code_of_its_own() -> None:
    codes = {snapshot.code_of(game.rules(2, {})) for game in games().values()}
    assert len(codes) == len(games())


def test_the_code_changes_with_any_source(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find_game("town_center").rules(2, {})
    before, read = snapshot.code_of(rules), Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda f: read(f) + b"#" * (f.name == "rules.py"))
    snapshot._code_of.cache_clear()
    assert snapshot.code_of(rules) != before
    snapshot._code_of.cache_clear()


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_programs_read_names_for_the_numbers_of_every_game(game: Game) -> None:
    rules, rng = game.rules(game.most), Random(1)
    match: AnyMatch = Match(rules, Chance.seeded("names"))
    found: dict[str, list[object]] = {name: [] for name in rules.field_names()}
    while not is_over(match.state) and len(match.entries) < 100:
        seat = match.state.actors[0]
        match.play(seat, rules.pick(match.state, seat, rng))
        _collect(snapshot.describe(rules.known(match.state, 0), rules.field_names()), found)
    assert all(found.values())  # no name is of a field that is not there
    bare = {(name, word) for name in found for word in found[name] if not isinstance(word, str)}
    assert all(isinstance(word, int) and word < 0 for _, word in bare), bare  # none, or hidden


def _collect(told: object, found: dict[str, list[object]], field: str = "") -> None:
    if isinstance(told, dict):
        for key, value in told.items():
            _collect(value, found, key)
    elif isinstance(told, list):
        found.get(field, []).append("")
        for value in told:
            _collect(value, found, field)
    elif field in found:
        found[field].append(told)
