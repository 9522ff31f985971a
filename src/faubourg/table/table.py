"""One table: a match, who sits where, the story so far, and the luck they all give for it."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, Final, Self, TypeVar

from faubourg.core.chance import Chance, commitment
from faubourg.core.match import (
    EVERYBODY,
    REDO,
    UNDO,
    Entry,
    IllegalAction,
    Match,
    only_commitment,
)  # fmt: skip
from faubourg.core.model import Action, Reason, Seat, Value, is_over
from faubourg.core.presentation import Helper
from faubourg.core.record import DAILY, SEALED, Header, Record
from faubourg.core.record import Note as KeptNote
from faubourg.core.registry import AnyRules, Game, find_game, rules_of
from faubourg.core.replay import AnyMatch, draws_of
from faubourg.core.snapshot import code_of, restore, save
from faubourg.core.states import Spread
from faubourg.core.texts import Texts
from faubourg.table import daily, lesson
from faubourg.table.history import Note, Story, holder_of
from faubourg.table.people import FREE, STAND_IN, People, SeatRow, in_utc

T = TypeVar("T")
NO_AID: Final = Reason("web.no-aid", "", 0)
SAVE_EVERY: Final = 200  # entries between two snapshots: a few milliseconds of playing them again
NOTES: Final = "web."  # where the words of notes are; a record does without
LOST: Final = "web.luck-lost"  # a note
REPLAY, LESSON, PRACTICE = "replay", "lesson", "practice"  # kinds of tables
MOST_MADE: Final = 24  # situations kept of one table
PATIENCE: Final = timedelta(hours=24)  # with one who does not tell, until all may commit anew


@dataclass(frozen=True)
class TableRow:
    """What never changes of a table, but for its luck and its end."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    content: str
    secret: str
    commitment: str
    owner: str
    kind: str  # table, lesson, practice (a lesson that was left) or replay
    over: bool
    edition: int
    luck: str  # how nonces are given: one of core.record.WAYS
    round: int = 1  # of commitments to nonces
    promised: datetime | None = None  # when all had committed in this round
    clock: int = 0  # seconds for a turn; 0: no clock
    hints: bool = True  # whether one may ask for them
    day: str = ""  # of a ranked try: the day of its city

    @property
    def is_played(self) -> bool:
        """A record is only looked at."""
        return self.kind != REPLAY

    @property
    def is_prepared(self) -> bool:
        """Whether its luck was known before: of a lesson, also after that was left."""
        return self.kind in (LESSON, PRACTICE)


@dataclass(frozen=True)
class Snapshot:
    """A match after so many entries; to be read only by the code that wrote it."""

    number: int
    code: str
    saved: dict[str, Any]


@dataclass
class Table:
    """All that a page shows is asked of it; where it is stored is another's business."""

    row: TableRow
    people: People
    notes: list[Note]
    match: AnyMatch
    story: Story = field(init=False)
    past: Spread[Any, Any] = field(init=False)
    aided: dict[Seat, tuple[int, int]] = field(default_factory=dict)  # steps around its last aid
    saved: int = 0  # entries the newest snapshot stands for
    made: dict[object, Any] = field(default_factory=dict)  # drawings, for this very number
    _told: tuple[int, int] = (0, 0)  # entries and notes that are in the story

    def __post_init__(self) -> None:
        self.story = Story(self.game, self.match.rules)
        self.past = Spread(self.match.rules)

    @classmethod
    def revive(
        cls,
        row: TableRow,
        people: People,
        notes: list[Note],
        entries: list[Entry],
        snapshot: Snapshot | None,
    ) -> Self:
        """A table from what is stored of it."""
        options = tuple(sorted(row.options.items()))
        rules = rules_of(row.game, row.seats, options, row.content, row.edition)
        table = cls(row, people, notes, _saved(rules, entries, snapshot))
        table.saved = table.number
        table.follow(entries[table.number :])
        return table

    def follow(self, entries: list[Entry]) -> None:
        """Entries that are stored already: what chance did is among them."""
        match = self.match
        chance, match.chance = match.chance, None
        for entry in entries:
            words = entry.words
            match.enter(entry, None if words in (UNDO, REDO) else match.rules.parse(words))
        match.chance = chance

    def draft(self) -> Self:
        """The same table, to try something at that nobody else sees."""
        draft = copy(self)
        draft.match, draft.aided = self.match.copy(), dict(self.aided)
        return draft

    def adopt(self, draft: Self) -> None:
        self.match, self.aided, self.saved = draft.match, draft.aided, draft.saved

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def game(self) -> Game:
        return find_game(self.row.game)

    @property
    def number(self) -> int:
        return len(self.match.entries)

    @property
    def seats(self) -> list[SeatRow]:
        return self.people.seats

    @property
    def names(self) -> list[str]:
        """As they were given; empty for who has given none."""
        return [seat.name for seat in self.seats]

    def names_in(self, texts: Texts) -> list[str]:
        """As a reader is told them: who has given none is called by the seat."""
        called = [texts.say("web.player-number", {"number": n + 1}) for n in range(len(self.seats))]
        return [name or other for name, other in zip(self.names, called, strict=True)]

    def person(self, seat: Seat) -> dict[str, Value]:
        """Of whom a note tells; whoever has given no name is named when it is told."""
        return {"player": seat + 1, "who": self.names[seat]}

    @property
    def over(self) -> bool:
        return is_over(self.match.state)

    @property
    def keeps_secrets(self) -> bool:
        """Whether its history tells what somebody must not know."""
        rules, running = self.match.rules, self.row.is_played and not self.over
        return running and rules.has_secrets and rules.seats > 1

    @property
    def is_held_back(self) -> bool:
        """A try at the city of a day that is not over: only who plays it sees it."""
        return bool(self.row.day) and not daily.is_over(self.row.day)

    @property
    def commitment(self) -> str:
        """To the secret of its chance. That of a day serves many tables: it is known anyhow."""
        shared = self.row.luck == DAILY and self.row.kind == "table"
        return commitment(bytes.fromhex(self.row.secret)) if shared else self.row.commitment

    def who(self, mine: tuple[Seat, ...]) -> int:
        """Whoever holds these seats, for a Sight; in a replay nothing is secret."""
        return holder_of(self.match.rules, mine) if self.row.is_played else EVERYBODY

    @property
    def is_complete(self) -> bool:
        """Whether every seat has told its nonce, so that chance may act."""
        return not self.missing()

    def missing(self) -> list[Seat]:
        return [seat.seat for seat in self.seats if seat.nonce is None]

    def chance(self) -> Chance:
        return Chance(bytes.fromhex(self.row.secret), tuple(self._nonces()))

    def _nonces(self) -> list[str]:
        return [seat.nonce or "" for seat in self.seats]

    # Luck. Once all have committed to a nonce, all tell it: nobody can choose (docs/records.md).

    def to_promise(self) -> list[Seat]:
        """The seats that have not committed yet, those nobody has taken included."""
        if self.row.luck != SEALED:
            return []
        return [s.seat for s in self.seats if s.nonce is None and s.promise is None]

    def to_reveal(self) -> list[Seat]:
        """The seats whose nonce is wanted now: nobody's, until all have committed."""
        return [] if self.to_promise() else self.missing()

    def awaited(self) -> list[Seat]:
        """For whom the luck waits: first for who has not sat down yet."""
        missing = self.to_promise() or self.missing()
        return sorted(missing, key=lambda seat: self.seats[seat].state != FREE)

    def lost(self) -> list[Seat]:
        """The seats that cannot tell what they have committed to in this round, as they said."""
        said = [n.values for n in self.notes if n.key == LOST]
        seats = {v["player"] for v in said if v["round"] == self.row.round}
        return [seat for seat in self.to_reveal() if seat + 1 in seats]

    def may_start_again(self, browser: str, now: datetime | None = None) -> bool:
        """Any holder: after a day, or as soon as somebody has said that their nonce is lost."""
        sealed = self.row.luck == SEALED and self.to_reveal()
        if not sealed or not self.people.owned_by(browser):
            return False
        waited = (now or datetime.now(UTC)) - in_utc(self.row.promised or datetime.now(UTC))
        return waited >= PATIENCE or bool(self.lost())

    def may(self, browser: str, seat: Seat) -> list[str]:
        """What a browser may do about a seat, while the game runs: see people.py.

        Nobody leaves while the luck is made: all would have to commit anew, and again, and again.
        """
        running = self.row.is_played and not self.over
        words = self.people.may(browser, seat) if running else []
        barred = STAND_IN if self.row.day else () if self.is_complete else ("leave",)
        return [word for word in words if word not in barred]

    # Acting

    def until(self, seat: Seat) -> datetime | None:
        """When the clock of a seat that is to act runs out."""
        since = self.people.since(seat) if self.row.clock else None
        return since + timedelta(seconds=self.row.clock) if since else None

    def bots_to_act(self) -> list[Seat]:
        actors = self.match.state.actors
        return [seat for seat in actors if seat >= 0 and self.seats[seat].bot]

    def guide(self) -> lesson.Guide | None:
        """Where the learner stands, if this is a lesson that has not been left."""
        found = lesson.of(self.game) if self.row.kind == LESSON else None
        return lesson.Guide(found, self.game, self.match) if found else None

    def play(self, seat: Seat, action: Action, commit: bool = False) -> None:
        """A person's choice; in a lesson, what leads away from it is answered with a word.

        Who was told that it leaves nothing but a commitment makes that with it."""
        guide, reason = self.guide(), self.match.rules.why_not(self.match.state, seat, action)
        if guide is not None and reason is None and seat == lesson.LEARNER:
            guide.check(action)
        self.match.play(seat, action)
        if commit:
            self.play_forced()
            self._commit(seat)

    def _commit(self, seat: Seat) -> None:
        last = only_commitment(self.match.rules, self.match.state, seat)
        if last is not None:
            self.match.play(seat, last)

    def play_forced(self) -> None:
        """What leaves no choice goes by itself."""
        while (forced := self.match.forced()) is not None:
            self.match.play(*forced)

    def aids(self, seat: Seat) -> list[str]:
        return self._helper.aids(self._guess(seat), seat)

    def help(self, seat: Seat, aid: str) -> None:
        """Make the aid's choices, one after the other."""
        before = len(self.match.steps)
        while (choice := self.next_choice(seat, aid)) is not None:
            self.play(seat, choice)
        if len(self.match.steps) == before:
            raise IllegalAction(NO_AID)
        self.aided[seat] = before, len(self.match.steps)

    def take_back(self, seat: Seat) -> None:
        """The last choice; or all that an aid has just chosen, as if it had been one."""
        if (reason := self.why_not_undo(seat)) is not None:
            raise IllegalAction(reason)
        before, after = self.aided.pop(seat, (0, 0))
        whole = len(self.match.steps) == after
        self.match.undo(seat)
        while whole and len(self.match.steps) > before and not self.why_not_undo(seat):
            self.match.undo(seat)

    def why_not_undo(self, seat: Seat) -> Reason | None:
        """Who may act unnoticed is taken to have acted: else the answer would tell of it."""
        rules, state = self.match.rules, self.match.state
        others = [other for other in state.actors if other != seat]
        return self.match.why_not_undo(seat, others if rules.in_secret(state) else ())

    def next_choice(self, seat: Seat, aid: str) -> Action | None:
        """What the aid would do now; None once it has done all it can."""
        rules, state = self.match.rules, self.match.state
        if seat not in state.actors or aid not in self.aids(seat):
            return None
        choice = self._helper.next_choice(self._guess(seat), seat, aid)
        return None if choice is None or rules.why_not(state, seat, choice) else choice

    def why_not_hint(self, seat: Seat) -> str:
        """The key of a text; empty if the seat may ask for a hint now. A lesson says what to do."""
        if not self.row.hints or self.guide() is not None:
            return "web.hint-forbidden"
        return "" if self.row.is_played and seat in self.match.state.actors else "web.hint-nothing"

    @property
    def _helper(self) -> Helper[Any, Any]:
        return self.game.helper(self.match.rules)

    def _guess(self, seat: Seat) -> Any:
        """Help must not tell what the seat may not know."""
        return self.match.rules.determinize(self.match.state, seat, Random(0))

    def due_snapshot(self) -> Snapshot | None:
        """What to keep, once enough has happened since the last time."""
        if self.number < self.saved + SAVE_EVERY:
            return None
        self.saved = self.number
        return Snapshot(self.number, code_of(self.match.rules), save(self.match))

    @property
    def is_told(self) -> bool:
        """Whether the story is as far as the match, and counted if that is over."""
        told = (self.number, len(self.notes)) == self._told
        return told and (self.story.is_counted or not self.over)

    def catch_up(self) -> None:
        """Bring the story up to date."""
        self.story.catch_up(self.match.steps, self.notes)
        self._told = self.number, len(self.notes)

    def once(self, key: object, make: Callable[[], T]) -> T:
        """Pages that look or ask the same way share what is made; of odd looks few are kept."""
        if key not in self.made:
            if len(self.made) >= MOST_MADE:
                self.made.clear()
            self.made[key] = make()
        found: T = self.made[key]
        return found

    def record(self) -> Record:
        """The table as a file; the secret only once the game is over."""
        kept = self.bare_record()
        return replace(kept, draws=draws_of(self.match.rules, kept.entries))

    def bare_record(self) -> Record:
        """Without its draws, which are found by playing the game again."""
        rules, entries = self.match.rules, list(self.match.entries)
        header = Header(
            rules.key, rules.edition, rules.seats, dict(rules.options), rules.content,
            self.commitment, self._nonces(), self.names, self.row.luck, self._promises(),
        )  # fmt: skip
        secret = self.row.secret if self.over and not self.is_held_back else ""
        if self.row.kind != "table" and secret:
            header = replace(header, commitment=commitment(bytes.fromhex(secret)))
        notes = [KeptNote(n.number, n.key.removeprefix(NOTES), n.values) for n in self.notes]
        return Record(header, entries, secret, self.over, notes=notes)

    def _promises(self) -> list[str]:
        """Only where seats have committed to their nonces."""
        promises = [seat.promise or "" for seat in self.seats]
        return promises if self.row.luck == SEALED else []


def _saved(rules: AnyRules, entries: list[Entry], snapshot: Snapshot | None) -> AnyMatch:
    """As far as the snapshot goes; from the start if other code has written it."""
    if snapshot is None or snapshot.code != code_of(rules):
        return Match(rules, None)
    return restore(rules, entries[: snapshot.number], snapshot.saved)
