"""The history of a table: the log that everybody reads, and what of it everybody may count."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import Final

from faubourg.core.match import EVERYBODY, REDO, UNDO, Entry
from faubourg.core.model import CHANCE, Action, Message, Seat, Value
from faubourg.core.presentation import Sheet
from faubourg.core.registry import AnyRules, Game
from faubourg.core.replay import AnyMatch
from faubourg.core.states import Step
from faubourg.core.telling import Happening, Teller
from faubourg.table.turning import Period, Turning, period_of, turnings

# The notes we have words for, and the values these need.
TOLD: Final = {
    "web.bot-replaced": {"who"}, "web.bot-late": {"who"},
    "web.seat-freed": {"who"}, "web.clock-ran-out": {"who"}, "web.seat-asked": {"who"},
    "web.seat-given": {"who"}, "web.seat-returned": {"who"}, "web.luck-lost": {"who"},
    "web.luck-again": {"round", "who"}, "web.hint": {"who"}, "web.daily": {"day"},
}  # fmt: skip

Key = tuple[Seat, int, int]  # of a step: who, which action, by which entry


@dataclass(frozen=True)
class Note:
    """A line of the log that is no action: a bot was replaced."""

    number: int  # the entry it stands behind
    key: str
    values: dict[str, Value]


@dataclass(frozen=True)
class Told:
    """What one step tells, and who did it."""

    step: int = field(compare=False)  # others' hidden steps may come and go before it
    seat: Seat
    message: Message
    is_note: bool = False


@dataclass(frozen=True)
class Deed:
    """What of a step is seen: where on the boards, and in which sheets."""

    step: int
    seat: Seat
    changes: dict[Seat, list[str]]  # names of drawn things, by whose board
    sheets: list[Sheet]


class Story(Teller):
    """What each standing step has to tell, as messages for every language.

    It grows with the match; after an undo it is told again from the last common step.

    It is what a spectator sees: the same lines serve everybody. Notes, such as that a bot was
    replaced, stand between the steps.
    """

    def __init__(self, game: Game, rules: AnyRules) -> None:
        super().__init__(game, rules)
        self.drawer = game.drawer(rules)
        self.lines: list[Told] = []
        self.deeds: list[Deed] = []
        self._steps: list[Key] = []  # what has been told
        self._noted = 0  # how many notes have been told
        self.counted: list[list[int]] = []  # the totals, once somebody has asked for them
        self.turnings: list[Turning] = []  # counted with them
        self._counted_at = -1  # steps

    @classmethod
    def at(cls, game: Game, match: AnyMatch, notes: Sequence[Note]) -> Story:
        """Of a match as it stands now, for what another process tells of it."""
        story = cls(game, match.rules)
        story._steps = [key_of(step) for step in match.steps]
        story.recent.kept = {at: state.clone() for at, state in match.recent.kept.items()}
        story.stand(match.state.clone(), len(match.steps))
        story._noted = len(notes)
        return story

    def fill(
        self, lines: list[Told], totals: list[list[int]], turns: list[Turning], deeds: list[Deed]
    ) -> None:
        self.lines, self.turnings, self.deeds = lines, turns, deeds
        self.counted, self._counted_at = totals, self.length

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
        periods: list[tuple[int, Period]] = []
        now = None
        for place, (actor, index, _) in enumerate(self._steps, start=1):
            rules.apply(state, actor, rules.catalogue[index])
            for seat in range(rules.seats):
                found[seat].append(rules.total(state, seat))
            chips = self.narrator.status(rules.known(state, None), None)
            if (period := period_of(chips)) is not None and period != now:
                now = period
                periods.append((place, period))
        self.turnings = turnings(periods, found)
        return found

    def catch_up(self, steps: Sequence[Step[Action]], notes: Sequence[Note] = ()) -> None:
        keys = [key_of(step) for step in steps]
        common = common_length(self._steps, keys)
        if common < len(self._steps):
            self._forget(steps, common, notes)
        for place in range(common, len(steps)):
            self._note(place, [n for n in notes[self._noted :] if n.number < steps[place].entry])
            done, seat = self.follow(steps[place]), steps[place].seat
            self.lines += [Told(place, seat, message) for message in self.words(done)]
            self._note_deed(place, done)
        self._note(len(steps), notes[self._noted :])
        self._steps = keys

    def _note_deed(self, place: int, done: Happening) -> None:
        """What nobody sees is not kept."""
        step, shown = done.step, done.seen and done.step.seat != CHANCE
        sheets = [self.narrator.sheet(event, done.after) for event in done.events]
        told = [sheet for sheet in sheets if sheet is not None]
        changes: dict[Seat, list[str]] = {}
        if shown:
            changes = self.drawer.changes(done.before, step.seat, step.action, done.after)
        if changes or told:
            self.deeds.append(Deed(place, step.seat, changes, told))

    def _forget(self, steps: Sequence[Step[Action]], common: int, notes: Sequence[Note]) -> None:
        self.lines = [line for line in self.lines if line.step < common]
        self.deeds = [deed for deed in self.deeds if deed.step < common]
        last = steps[common - 1].entry if common else 0
        self._noted = sum(note.number < last for note in notes)
        self.return_to(steps, common)

    def _note(self, place: int, notes: Sequence[Note]) -> None:
        told = [note for note in notes if _can_be_told(note, self.rules.seats)]
        self.lines += [Told(place, CHANCE, Message(n.key, n.values), True) for n in told]
        self._noted += len(notes)


def key_of(step: Step[Action]) -> Key:
    return step.seat, step.action.index, step.entry


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


def holder_of(rules: AnyRules, mine: Iterable[Seat]) -> int:
    """Whoever holds these seats as a set of bits; a spectator has one behind those of the seats."""
    if not rules.has_secrets:
        return EVERYBODY
    return sum((1 << seat for seat in mine), 1 << rules.seats)


class Sight:
    """The history of a match as somebody knows it, until the match goes on.

    Everybody counts only what they know of: others' hidden choices move no number of theirs.
    """

    def __init__(self, match: AnyMatch, who: int = EVERYBODY) -> None:
        self.match = match
        self.who = who

    @cached_property
    def entries(self) -> Sequence[Entry]:
        if self.who == EVERYBODY:
            return self.match.entries
        pairs = zip(self.match.entries, self.match.known, strict=True)
        return [entry for entry, known in pairs if known & self.who]

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def steps(self) -> int:
        """How many stand."""
        return self._counts[-1]

    def at(self, place: int) -> int:
        """How many steps are known up to the one at this place in the match."""
        return self._counts[min(place + 1, len(self.match.steps))]

    def length(self, at: int) -> int:
        """How many steps the match had right after so many that are known."""
        return bisect_left(self._counts, at)

    @cached_property
    def _counts(self) -> Sequence[int]:
        """By steps of the match: how many of them are known."""
        steps = self.match.steps
        if self.who == EVERYBODY:
            return range(len(steps) + 1)
        return list(accumulate((self._knows(step) for step in steps), initial=0))

    def _knows(self, step: Step[Action]) -> bool:
        return self.who == EVERYBODY or bool(step.known & self.who)

    def is_by_peers(self, seat: Seat, missed: Sequence[Entry]) -> bool:
        """Whether the newest entries are only what others did while the seat could act as well.

        Where several act at once, each by itself, nobody has to wait for news of the others.
        """
        if not missed or any(entry.words in (UNDO, REDO) for entry in missed):
            return not missed
        known = [step for step in self.match.steps if self._knows(step)]
        steps = known[len(known) - len(missed) :]
        return all(step.seat != seat and seat in step.actors for step in steps)
