"""Records: what is written is read, and nothing else is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import jsonschema
import pytest
import tiny

from faubourg.core import record, registry
from faubourg.core.chance import Chance
from faubourg.core.match import Entry, Match
from faubourg.core.model import is_over
from faubourg.core.record import BadRecord, Record
from faubourg.core.replay import AnyMatch, follow, record_of, resume, verify

registry.add(tiny.GAME)
SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text())


def finished() -> Record:
    match: AnyMatch = Match(tiny.GAME.rules(2), Chance(b"s" * 32, ("a", "b")))
    rng = Random(4)
    while not is_over(match.state):
        seat = match.state.actors[0]
        match.play(seat, match.rules.pick(match.state, seat, rng))
    return record_of(match, ["Zoé", "Léo"])


KEPT = finished()
TEXT = record.dump(KEPT)
LINES = TEXT.splitlines(keepends=True)


def problem(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        follow(record.load(text))
    return caught.value


def test_a_record_comes_back_as_it_was() -> None:
    assert record.load(TEXT) == KEPT


def test_every_line_fits_the_published_schema() -> None:
    for line in LINES:
        jsonschema.validate(json.loads(line), SCHEMA)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"n": 0, "seat": "x"}, SCHEMA)


@pytest.mark.parametrize("kept", [1, 2, 10, len(LINES) - 1])
def test_a_truncated_file_is_refused_where_it_stops(kept: int) -> None:
    caught = problem("".join(LINES[:kept]))
    assert caught.line == kept + 1 and "stops here" in caught.problem


def test_a_file_cut_inside_a_line_is_refused_at_that_line() -> None:
    caught = problem("".join(LINES[:5]) + LINES[5][:20])
    assert caught.line == 6 and "not JSON" in caught.problem


def test_an_empty_file_is_refused() -> None:
    assert "empty" in problem("").problem


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_an_edited_line_is_named(line: int) -> None:
    place = line - 1
    changed = json.loads(LINES[place])
    key = "players" if line == 1 else "secret" if line == len(LINES) else "action"
    changed[key] = ["Eve", "Eve"] if line == 1 else "bid 2" if key == "action" else "00"
    if changed == json.loads(LINES[place]):
        changed[key] = "bid 1"
    text = "".join([*LINES[:place], json.dumps(changed) + "\n", *LINES[place + 1 :]])
    assert problem(text).line == line


def test_a_line_taken_out_or_doubled_is_named() -> None:
    assert problem("".join(LINES[:4] + LINES[5:])).line == 5
    assert problem("".join(LINES[:4] + LINES[3:])).line == 5


@pytest.mark.parametrize(
    "text", ["hello\n", "[1, 2]\n", '{"game": "chess"}\n', '{"faubourg": 99}\n', "null\n"]
)
def test_a_foreign_file_is_refused_at_its_first_line(text: str) -> None:
    assert problem(text).line == 1


def reheaded(**changes: object) -> str:
    return record.dump(replace(KEPT, header=replace(KEPT.header, **changes)))  # type: ignore[arg-type]


def test_another_edition_or_other_components_are_refused_never_misread() -> None:
    assert "edition 0" in problem(reheaded(edition=0)).problem
    assert "component data" in problem(reheaded(content="mine")).problem


def test_unknown_games_options_and_seat_counts_are_refused() -> None:
    assert "no game 'chess'" in problem(reheaded(game="chess")).problem
    assert "no option" in problem(reheaded(options={"x": "y"})).problem
    assert "3 seats" in problem(reheaded(seats=3)).problem


def test_an_entry_nobody_could_make_is_refused_with_its_line() -> None:
    broke = replace(KEPT, entries=[KEPT.entries[0], Entry(0, "bid 9"), *KEPT.entries[2:]])
    assert problem(record.dump(broke)).line == 3
    wrong = replace(KEPT, entries=[Entry(0, "bid 1"), *KEPT.entries[1:]])
    caught = problem(record.dump(wrong))
    assert caught.line == 2 and "not-your-turn" in caught.problem


def test_a_seat_that_does_not_exist_is_refused() -> None:
    strange = replace(KEPT, entries=[Entry(7, "bid 1")])
    assert "seat 7" in problem(record.dump(strange)).problem


def test_a_closing_line_that_lies_about_the_end_is_refused() -> None:
    early = replace(KEPT, entries=KEPT.entries[:-1])
    assert "disagree" in problem(record.dump(early)).problem


def test_an_honest_game_is_verified_and_a_false_draw_named() -> None:
    assert verify(KEPT).honest and verify(KEPT).outcomes == 9
    draws = [place for place, entry in enumerate(KEPT.entries) if entry.words.startswith("draw")]
    one = draws[0]
    other = next(p for p in draws if KEPT.entries[p].words != KEPT.entries[one].words)
    entries = list(KEPT.entries)
    entries[one], entries[other] = entries[other], entries[one]
    verdict = verify(replace(KEPT, entries=entries))
    assert (verdict.honest, verdict.liar) == (False, one + 1)
    assert verdict.given == entries[one].words and verdict.expected == entries[other].words


def test_a_secret_that_was_not_committed_is_refused() -> None:
    with pytest.raises(BadRecord, match="commitment"):
        verify(replace(KEPT, secret="00"))


def test_an_unfinished_game_keeps_its_secret_and_cannot_be_verified() -> None:
    match: AnyMatch = Match(tiny.GAME.rules(2), Chance(b"s" * 32, ("a", "b")))
    kept = record_of(match, ["", ""])
    assert kept.secret == "" and not kept.finished
    with pytest.raises(BadRecord, match="not finished"):
        verify(kept)
    with pytest.raises(BadRecord, match="secret"):
        resume(kept)


def test_a_saved_game_goes_on_with_the_same_luck() -> None:
    match: AnyMatch = Match(tiny.GAME.rules(2), Chance(b"t" * 32, ()))
    again = resume(record.load(record.dump(record_of(match, ["", ""], reveal=True))))
    for played in (match, again):
        rng = Random(2)
        while not is_over(played.state):
            seat = played.state.actors[0]
            played.play(seat, played.rules.pick(played.state, seat, rng))
    assert again.entries == match.entries
