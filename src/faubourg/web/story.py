"""The log of a table: what each standing step has to tell, kept as messages for every language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from faubourg.core.model import CHANCE, Action, Message, Seat
from faubourg.core.registry import AnyRules, Game
from faubourg.core.replay import AnyMatch
from faubourg.core.states import Step
from faubourg.core.telling import Teller
from faubourg.web.rows import Note

# The notes we have words for, and the values these need.
TOLD: Final = {
    "web.bot-replaced": {"who"}, "web.bot-late": {"who"},
    "web.seat-freed": {"who"}, "web.seat-asked": {"who"},
    "web.seat-given": {"who"}, "web.seat-returned": {"who"}, "web.luck-lost": {"who"},
    "web.luck-again": {"round", "who"},
}  # fmt: skip


@dataclass(frozen=True)
class Told:
    """What one step tells, and who did it."""

    step: int = field(compare=False)  # others' hidden steps may come and go before it
    seat: Seat
    message: Message
    is_note: bool = False


class Story(Teller):
    """Grows with the match; after an undo it is told again from the last common step.

    It is what a spectator sees: the same lines serve everybody. Notes, such as that a bot was
    replaced, stand between the steps.
    """

    def __init__(self, game: Game, rules: AnyRules) -> None:
        super().__init__(game, rules)
        self.lines: list[Told] = []
        self._steps: list[tuple[Seat, int]] = []  # what has been told
        self._noted = 0  # how many notes have been told
        self.counted: list[list[int]] = []  # the totals, once somebody has asked for them
        self._counted_at = -1  # steps

    @classmethod
    def at(cls, game: Game, match: AnyMatch, notes: Sequence[Note]) -> Story:
        """Of a match as it stands now, for what another process tells of it."""
        story = cls(game, match.rules)
        story._steps = [(step.seat, step.action.index) for step in match.steps]
        story.recent.kept = {at: state.clone() for at, state in match.recent.kept.items()}
        story.stand(match.state.clone(), len(match.steps))
        story._noted = len(notes)
        return story

    def fill(self, lines: list[Told], totals: list[list[int]]) -> None:
        self.lines, self.counted, self._counted_at = lines, totals, self.length

    def totals(self) -> list[list[int]]:
        """Per seat: the score after each step, as if the game had ended there."""
        if not self.is_counted:
            self.counted, self._counted_at = self._count(), self.length
        return self.counted

    @property
    def is_counted(self) -> bool:
        return self._counted_at == self.length

    def _count(self) -> list[list[int]]:
        rules, state = self.rules, self.rules.new_state()
        found: list[list[int]] = [[] for _ in range(rules.seats)]
        for actor, index in self._steps:
            rules.apply(state, actor, rules.catalogue[index])
            for seat in range(rules.seats):
                found[seat].append(rules.total(state, seat))
        return found

    def catch_up(self, steps: Sequence[Step[Action]], notes: Sequence[Note] = ()) -> None:
        keys = [(step.seat, step.action.index) for step in steps]
        common = common_length(self._steps, keys)
        if common < len(self._steps):
            self._forget(steps, common)
        for place in range(common, len(steps)):
            self._note(place, [note for note in notes[self._noted :] if note.number <= place])
            step = steps[place]
            self.lines += [Told(place, step.seat, message) for message in self.tell(step)]
        self._note(len(steps), notes[self._noted :])
        self._steps = keys

    def _forget(self, steps: Sequence[Step[Action]], common: int) -> None:
        self.lines = [line for line in self.lines if line.step < common]
        self._noted = sum(line.is_note for line in self.lines)
        self.return_to(steps, common)

    def _note(self, place: int, notes: Sequence[Note]) -> None:
        told = [note for note in notes if _can_be_told(note, self.rules.seats)]
        self.lines += [Told(place, CHANCE, Message(n.key, n.values), True) for n in told]
        self._noted += len(notes)


def _can_be_told(note: Note, seats: int) -> bool:
    """A record may come with notes of another version, or of somebody who wrote it by hand."""
    player = note.values.get("player", 1)  # 0.1.0 told names alone
    known = note.key in TOLD and TOLD[note.key] <= set(note.values)
    return known and isinstance(player, int) and 1 <= player <= seats


def common_length(old: Sequence[object], new: Sequence[object]) -> int:
    """How much two histories share from the start."""
    length = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and one != other:
            break
        length += 1
    return length
