"""A record as somebody brings it: only what a table of ours could have is taken."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from faubourg.core import chance, record
from faubourg.core.record import BadRecord, Record
from faubourg.core.replay import AnyMatch, follow

MOST_ENTRIES: Final = 30_000  # of a record; the longest games have a tenth
LONGEST_WORD: Final = 64  # of a name, nonce or secret in a record
LONGEST_ACTION: Final = 80


def read_record(text: str, content: str) -> tuple[Record, AnyMatch]:
    """Without its draws, which follow from the rest; and where it leads to."""
    kept = record.load(text)
    if len(kept.entries) > MOST_ENTRIES:
        raise BadRecord(1, f"{len(kept.entries)} entries; at most {MOST_ENTRIES} are read")
    _check_fits(kept)
    return replace(kept, draws={}), follow(kept, content)


def _check_fits(kept: Record) -> None:
    """What our own tables never have is refused, before anything is stored."""
    header = kept.header
    words = [*header.nonces, *header.players, *header.commitments]
    if any(len(word) > LONGEST_WORD or "\0" in word for word in words):
        raise BadRecord(1, f"a name or nonce has more than {LONGEST_WORD} characters")
    if len(kept.secret) > LONGEST_WORD:
        raise BadRecord(1, f"the secret has more than {LONGEST_WORD} characters")
    if kept.secret and chance.commitment(bytes.fromhex(kept.secret)) != header.commitment:
        raise BadRecord(1, "the secret does not match the commitment in the header")
    for number, entry in enumerate(kept.entries, start=1):
        if entry.words != " ".join(entry.words.split()) or len(entry.words) > LONGEST_ACTION:
            problem = f"an action with odd spaces or too long: {entry.words[:40]!r}"
            raise BadRecord(kept.line_of(number), problem)
