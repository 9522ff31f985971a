"""Records: what is written is read, and nothing else is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import jsonschema
import pytest
import tiny
from playing import play_on

from faubourg.core import record, registry
from faubourg.core.chance import Chance, commitment
from faubourg.core.match import Entry, Match
from faubourg.core.record import BadRecord, Record
from faubourg.core.replay import AnyMatch, follow, record_of, resume, verify

registry.add(tiny.GAME)
SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text())


def finished() -> Record:
    match: AnyMatch = Match(tiny.GAME.rules(2), Chance(b"s" * 32, ("a", "b")))
    return record_of(play_on(match, Random(4)), ["Zoé", "Léo"])


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
        play_on(played, Random(2))
    assert again.entries == match.entries


# Format 2: commitments of the seats, how each outcome was drawn, notes


def old(kept: Record) -> Record:
    """As version 0.1.0 wrote it."""
    header = replace(kept.header, luck=record.OPEN, commitments=[])
    return replace(kept, header=header, draws={}, notes=[], format=1)


def test_format_1_is_still_read_verified_and_written_as_it_was() -> None:
    text = record.dump(old(KEPT))
    again = record.load(text)
    assert again == old(KEPT) and record.dump(again) == text
    assert "outcomes" not in text and "luck" not in text
    assert verify(again).honest and verify(again).luck == record.OPEN


def test_every_chance_line_says_what_it_was_drawn_from() -> None:
    first = json.loads(LINES[1])
    assert first["stream"] == "bag" and first["k"] == 0
    assert first["outcomes"] == [["draw quartz", 4], ["draw opal", 3], ["draw ruby", 2]]
    drawn = [json.loads(line) for line in LINES[1:-1] if '"stream"' in line]
    assert [line["k"] for line in drawn] == list(range(9))


def test_weights_that_the_rules_do_not_give_are_a_lie() -> None:
    draw = KEPT.draws[1]
    heavier = replace(draw, outcomes=(("draw quartz", 5), *draw.outcomes[1:]))
    verdict = verify(replace(KEPT, draws={**KEPT.draws, 1: heavier}))
    assert (verdict.honest, verdict.liar) == (False, 1)
    assert "draw quartz 5" in verdict.given and "draw quartz 4" in verdict.expected
    other = replace(draw, stream="bags")
    assert verify(replace(KEPT, draws={**KEPT.draws, 1: other})).liar == 1


def sealed(**changes: object) -> Record:
    nonces, promises = ["aa", ""], [commitment(b"aa"), ""]
    header = replace(KEPT.header, luck=record.SEALED, nonces=nonces, commitments=promises)
    match: AnyMatch = Match(tiny.GAME.rules(2), Chance(b"s" * 32, ("aa", "")))
    kept = record_of(play_on(match, Random(4)), ["Zoé", "Léo"])
    return replace(kept, header=replace(header, **changes))  # type: ignore[arg-type]


def test_nonces_must_be_those_the_seats_committed_to() -> None:
    assert verify(sealed()).honest and verify(sealed()).luck == record.SEALED
    wrong: list[dict[str, object]] = [
        {"commitments": [commitment(b"ab"), ""]},
        {"commitments": ["", ""]},
        {"commitments": []},
        {"commitments": [commitment(b"aa"), commitment(b"bb")]},
        {"nonces": ["aa", "bb"]},
        {"nonces": [], "commitments": []},
    ]
    for changes in wrong:
        with pytest.raises(BadRecord, match="line 1: .*(nonce|seat)"):
            verify(sealed(**changes))


NOTES = [
    record.Note(0, "daily", {"number": 12}),
    record.Note(3, "bot-replaced", {"seat": 1, "bot": "greedy"}),
    record.Note(3, "hint", {"seat": 0}),
    record.Note(len(KEPT.entries), "seat-freed", {"who": "Zoé"}),
]


def test_notes_stand_where_they_belong_and_come_back() -> None:
    noted = replace(KEPT, notes=NOTES)
    text = record.dump(noted)
    assert record.load(text) == noted and follow(record.load(text)).entries == KEPT.entries
    lines = [json.loads(line) for line in text.splitlines()]
    assert [place for place, line in enumerate(lines) if "note" in line] == [
        1,
        5,
        6,
        len(lines) - 2,
    ]
    for line in lines:
        jsonschema.validate(line, SCHEMA)


def test_an_entry_behind_notes_is_refused_with_its_own_line() -> None:
    broke = replace(KEPT, entries=[*KEPT.entries[:4], Entry(0, "bid 9")], notes=NOTES)
    assert problem(record.dump(replace(broke, draws=KEPT.draws))).line == 1 + 1 + 4 + 2 + 1


def sealed_text(*lines: dict[str, object]) -> str:
    """These lines between our own header and closing line, each with a right seal."""
    header, end = json.loads(LINES[0]), {"end": 0, "secret": "", "finished": False}
    del header["seal"]
    return "".join(record._seal([header, *lines, end]))


@pytest.mark.parametrize("line", [
    {"note": "Not a word", "values": {}}, {"note": "x" * 41, "values": {}}, {"note": "hint"},
    {"note": "hint", "values": {"A": 1}}, {"note": "hint", "values": {"a": 1.5}},
    {"note": "hint", "values": {"a": True}}, {"note": "hint", "values": {"a": [1]}},
    {"note": "hint", "values": {"a": "x" * 81}}, {"note": "hint", "values": {"a": 2**60}},
    {"note": 1, "values": {}}, {"note": "hint", "values": {}, "more": 1},
])  # fmt: skip
def test_odd_notes_are_refused(line: dict[str, object]) -> None:
    assert problem(sealed_text(line)).line == 2


@pytest.mark.parametrize("changes", [
    {"outcomes": []}, {"outcomes": [["draw opal"]]}, {"outcomes": [["draw opal", 0]]},
    {"outcomes": [["draw opal", True]]}, {"outcomes": [[1, 1]]}, {"outcomes": "draw opal"},
    {"outcomes": [["draw opal", 2**60]]}, {"k": "0"}, {"stream": 7}, {"k": None},
])  # fmt: skip
def test_odd_draws_are_refused(changes: dict[str, object]) -> None:
    line = {**json.loads(LINES[1]), **changes}
    del line["seal"]
    assert problem(sealed_text(line)).line == 2


def test_a_draw_without_its_outcomes_is_refused() -> None:
    assert problem(sealed_text({"n": 1, "seat": -1, "action": "draw opal"})).line == 2


def test_the_way_of_the_luck_is_one_we_know() -> None:
    assert "luck is 'loaded'" in problem(reheaded(luck="loaded")).problem


def test_half_a_character_is_refused_with_its_line() -> None:
    assert problem(LINES[0] + '{"n": 1, "seat": 0, "action": "\\ud800", "seal": ""}\n').line == 2


def test_only_a_line_feed_ends_a_line() -> None:
    odd = replace(KEPT, header=replace(KEPT.header, players=["a\u2028b", "c\x85d"]))
    assert record.load(record.dump(odd)) == odd
