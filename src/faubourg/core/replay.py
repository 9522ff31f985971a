"""From a match to its record and back, and the check that chance was honest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, TypeAlias

from faubourg.core import daily
from faubourg.core.chance import Chance, commitment
from faubourg.core.match import REDO, UNDO, Entry, IllegalAction, Match
from faubourg.core.model import CHANCE, InvalidNotation, awaits_chance, is_over
from faubourg.core.record import ALONE, DAILY, SEALED, BadRecord, Draw, Header, Note, Record
from faubourg.core.registry import AnyRules, BadOption, UnknownGame, find_game

AnyMatch: TypeAlias = Match[Any, Any]


def record_of(
    match: AnyMatch, players: Sequence[str], *, reveal: bool = False, notes: Sequence[Note] = ()
) -> Record:
    """The record of a match at home, where one person has all nonces.

    The secret goes in once the game is over, or to continue it.
    """
    rules, chance = match.rules, match.chance
    assert chance is not None
    header = Header(
        rules.key, rules.edition, rules.seats, dict(rules.options), rules.content,
        commitment(chance.secret), list(chance.nonces), list(players), ALONE,
    )  # fmt: skip
    over = is_over(match.state)
    secret = chance.secret.hex() if over or reveal else ""
    draws = draws_of(rules, match.entries)
    return Record(header, list(match.entries), secret, over, draws, list(notes))


def draws_of(rules: AnyRules, entries: Sequence[Entry]) -> dict[int, Draw]:
    """How each outcome of chance was drawn, by the number of its entry."""
    match, found = Match(rules, None), {}
    for number, entry in enumerate(entries, start=1):
        if entry.seat == CHANCE:
            found[number] = _next_draw(match)
        _enter(match, entry, number)
    return found


def _next_draw(match: AnyMatch) -> Draw:
    rules, weighted = match.rules, match.rules.chances(match.state)
    outcomes = tuple((rules.notation(action), weight) for action, weight in weighted)
    return Draw(*match.next_draw(), outcomes)


def rules_for(header: Header, content: str = "") -> AnyRules:
    """The rules a record was played with; refused if they are not among those we have."""
    try:
        game = find_game(header.game)
        rules = game.rules(header.seats, header.options, content, header.edition)
    except (UnknownGame, BadOption) as error:
        raise BadRecord(1, str(error)) from error
    if header.content != rules.content:
        raise BadRecord(1, f"played with component data {header.content}, "
                           f"not {rules.content}; name its file with --content")  # fmt: skip
    return rules


def follow(record: Record, content: str = "") -> AnyMatch:
    """Replay a record; an entry that cannot be is refused with its line."""
    match: AnyMatch = Match(rules_for(record.header, content), None)
    for line, entry in zip(record.entry_lines(), record.entries, strict=True):
        _enter(match, entry, line)
    if record.finished != is_over(match.state):
        raise BadRecord(
            record.last_line, "the closing line and the entries disagree whether the game is over"
        )
    return match


def _enter(match: AnyMatch, entry: Entry, line: int) -> None:
    try:
        words = entry.words
        match.enter(entry, None if words in (UNDO, REDO) else match.rules.parse(words))
    except InvalidNotation as error:
        raise BadRecord(line, str(error)) from error
    except IllegalAction as error:
        who = "chance" if entry.seat == CHANCE else f"seat {entry.seat + 1}"
        problem = f"{who} may not do {entry.words!r}: {error.reason.key}"
        raise BadRecord(line, f"{problem} (rule {error.reason.rule or '-'})") from error


def resume(record: Record, content: str = "") -> AnyMatch:
    """Go on with a saved game, with the same luck."""
    match = follow(record, content)
    if not is_over(match.state):
        match.continue_with(chance_of(record))
    return match


def chance_of(record: Record) -> Chance:
    """The luck of a game, which a finished one has shown."""
    secret = bytes.fromhex(record.secret)
    if not secret:
        raise BadRecord(record.last_line, "the secret of the chance is not in this record")
    if commitment(secret) != record.header.commitment:
        raise BadRecord(record.last_line, "the secret does not match the commitment in the header")
    return Chance(secret, tuple(record.header.nonces))


@dataclass(frozen=True)
class Verdict:
    """Whether all chance followed from the secret; otherwise the first entry that does not."""

    outcomes: int  # checked
    luck: str  # how the nonces were given: one of core.record.WAYS
    liar: int = 0  # number of the entry that lies; 0 for none
    given: str = ""
    expected: str = ""

    @property
    def honest(self) -> bool:
        return not self.liar


def verify(record: Record, content: str = "") -> Verdict:
    """Recompute every outcome of a finished game, and what it was drawn from, by the rules."""
    if not record.finished:
        problem = "the game is not finished, so its secret is not public yet"
        raise BadRecord(record.last_line, problem)
    check_nonces(record.header)
    match: AnyMatch = Match(rules_for(record.header, content), None)
    chance, outcomes = chance_of(record), 0
    check_day(record, chance)
    lines = zip(record.entry_lines(), record.entries, strict=True)
    for number, (line, entry) in enumerate(lines, start=1):
        if entry.seat == CHANCE and awaits_chance(match.state):
            outcomes += 1
            if lie := _lie(record, number, match, chance):
                return Verdict(outcomes, record.header.luck, number, *lie)
        _enter(match, entry, line)
    return Verdict(outcomes, record.header.luck)


def check_nonces(header: Header) -> None:
    """Each nonce must be the one its seat had committed to."""
    if header.luck != SEALED:
        return
    pairs = list(zip_longest(header.commitments, header.nonces, fillvalue=""))
    for seat, (promised, nonce) in enumerate(pairs, start=1):
        if promised != (commitment(nonce.encode()) if nonce else ""):
            raise BadRecord(1, f"seat {seat} gave a nonce that it had not committed to")
    if not any(header.nonces):
        raise BadRecord(1, "no seat has given a nonce, though all were to commit to theirs")


def check_day(record: Record, chance: Chance) -> None:
    """Where the luck is a day's, it must be that of the day and the game."""
    header = record.header
    if header.luck != DAILY:
        return
    notes = [note.values for note in record.notes if note.key == daily.NOTE and not note.after]
    if len(notes) != 1:
        raise BadRecord(1, f"{len(notes)} notes on the day behind the header; expected 1")
    if why := daily.problem(notes[0], chance, header.game, header.options):
        raise BadRecord(1, why)


def _lie(record: Record, number: int, match: AnyMatch, chance: Chance) -> tuple[str, str] | None:
    """What the record says of a draw, and what it should say."""
    given, due = record.entries[number - 1].words, match.rules.notation(match.expected(chance))
    if given != due:
        return given, due
    told, drawn = record.draws.get(number), _next_draw(match)
    return (_told(told), _told(drawn)) if told is not None and told != drawn else None


def _told(draw: Draw) -> str:
    weights = ", ".join(f"{words} {weight}" for words, weight in draw.outcomes)
    return f"{draw.stream} {draw.ordinal}: {weights}"
