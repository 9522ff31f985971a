"""From a match to its record and back, and the check that chance was honest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from faubourg.core.chance import Chance, commitment
from faubourg.core.match import REDO, UNDO, Entry, IllegalAction, Match
from faubourg.core.model import CHANCE, InvalidNotation, is_over
from faubourg.core.record import BadRecord, Header, Record
from faubourg.core.registry import AnyRules, BadOption, UnknownGame, find_game

AnyMatch: TypeAlias = Match[Any, Any]

FIRST_ENTRY_LINE = 2  # the header is line 1


def record_of(match: AnyMatch, players: Sequence[str], *, reveal: bool = False) -> Record:
    """The record of a match; the secret goes in once the game is over, or to continue at home."""
    rules, chance = match.rules, match.chance
    assert chance is not None
    header = Header(
        rules.key, rules.edition, rules.seats, dict(rules.options), rules.content,
        commitment(chance.secret), list(chance.nonces), list(players),
    )  # fmt: skip
    over = is_over(match.state)
    secret = chance.secret.hex() if over or reveal else ""
    return Record(header, list(match.entries), secret, over)


def rules_for(header: Header, content: str = "") -> AnyRules:
    """The rules a record was played with; refused if they are not the ones we have."""
    try:
        rules = find_game(header.game).rules(header.seats, header.options, content)
    except (UnknownGame, BadOption) as error:
        raise BadRecord(1, str(error)) from error
    if header.edition != rules.edition:
        raise BadRecord(1, f"played by edition {header.edition} of our rules of {header.game}; "
                           f"this version knows edition {rules.edition}")  # fmt: skip
    if header.content != rules.content:
        raise BadRecord(1, f"played with component data {header.content}, "
                           f"not {rules.content}; name its file with --content")  # fmt: skip
    return rules


def follow(record: Record, content: str = "") -> AnyMatch:
    """Replay a record; an entry that cannot be is refused with its line."""
    match: AnyMatch = Match(rules_for(record.header, content), None)
    for line, entry in enumerate(record.entries, start=FIRST_ENTRY_LINE):
        _enter(match, entry, line)
    last = len(record.entries) + FIRST_ENTRY_LINE
    if record.finished != is_over(match.state):
        raise BadRecord(last, "the closing line and the entries disagree whether the game is over")
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
        match.continue_with(_chance(record))
    return match


def _chance(record: Record) -> Chance:
    last = len(record.entries) + FIRST_ENTRY_LINE
    secret = bytes.fromhex(record.secret)
    if not secret:
        raise BadRecord(last, "the secret of the chance is not in this record")
    if commitment(secret) != record.header.commitment:
        raise BadRecord(last, "the secret does not match the commitment in the header")
    return Chance(secret, tuple(record.header.nonces))


@dataclass(frozen=True)
class Verdict:
    """Whether all chance followed from the secret; otherwise the first entry that does not."""

    outcomes: int  # checked
    liar: int = 0  # number of the entry that lies; 0 for none
    given: str = ""
    expected: str = ""

    @property
    def honest(self) -> bool:
        return not self.liar


def verify(record: Record, content: str = "") -> Verdict:
    """Recompute every outcome of a finished game."""
    if not record.finished:
        last = len(record.entries) + FIRST_ENTRY_LINE
        raise BadRecord(last, "the game is not finished, so its secret is not public yet")
    match: AnyMatch = Match(rules_for(record.header, content), None)
    chance = _chance(record)
    outcomes = 0
    for number, entry in enumerate(record.entries, start=1):
        if entry.seat == CHANCE:
            outcomes += 1
            due = match.rules.notation(match.expected(chance))
            if entry.words != due:
                return Verdict(outcomes, number, entry.words, due)
        _enter(match, entry, number + 1)
    return Verdict(outcomes)
