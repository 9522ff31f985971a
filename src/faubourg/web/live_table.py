"""One table in memory: a cache of what its entries say."""

from __future__ import annotations

import time
from asyncio import Lock, to_thread
from collections.abc import Awaitable, Callable
from copy import copy
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, TypeAlias

from faubourg.core import record
from faubourg.core.chance import Chance, commitment
from faubourg.core.match import EVERYBODY, REDO, UNDO, Entry, IllegalAction, Match
from faubourg.core.model import Action, Reason, Seat, Value, is_over
from faubourg.core.presentation import Helper
from faubourg.core.record import Header, Record
from faubourg.core.registry import AnyRules, Game, find_game, rules_of
from faubourg.core.replay import AnyMatch, draws_of
from faubourg.core.saved import code_of, restore, save
from faubourg.core.states import Spread
from faubourg.core.texts import Texts
from faubourg.web.people import People, SeatRow
from faubourg.web.rows import Note, Snapshot, TableRow
from faubourg.web.sight import Sight, holder_of
from faubourg.web.story import Story, Told
from faubourg.web.wire import Situation

Aside: TypeAlias = Callable[["LiveTable"], Awaitable[tuple[list[Told], list[list[int]]]]]

NO_AID: Final = Reason("web.no-aid", "", 0)
SAVE_EVERY: Final = 200  # entries between two snapshots: a few milliseconds of playing them again
SHORT: Final = 60  # steps that are told at once: some choices make dozens
MOST_REPLAYED: Final = 200  # steps, to draw a moment of the past at once
MOST_DRAWN: Final = 24  # situations kept of one table
NOTES: Final = "web."  # where the words of notes are; a record does without


@dataclass
class LiveTable:
    """A match, who sits where, and the story so far."""

    row: TableRow
    people: People
    notes: list[Note]
    match: AnyMatch
    lock: Lock = field(default_factory=Lock)
    used: float = field(default_factory=time.monotonic)
    story: Story = field(init=False)
    past: Spread[Any, Any] = field(init=False)
    drawn: dict[object, Situation] = field(default_factory=dict)  # situations of this very number
    aided: dict[Seat, tuple[int, int]] = field(default_factory=dict)  # steps around its last aid
    saved: int = 0  # entries the newest snapshot stands for
    asked_by: str = ""  # the address of who played last: for whom its bots think
    _telling: Lock = field(default_factory=Lock)
    _told: tuple[int, int] = (0, 0)  # entries and notes that are in the story

    def __post_init__(self) -> None:
        self.story = Story(self.game, self.match.rules)
        self.past = Spread(self.match.rules)

    def draft(self) -> LiveTable:
        """The same table, to try something at that nobody else sees."""
        draft = copy(self)
        draft.match, draft.aided = self.match.copy(), dict(self.aided)
        return draft

    def adopt(self, draft: LiveTable) -> None:
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
        rules, running = self.match.rules, self.row.kind == "table" and not self.over
        return running and rules.has_secrets and rules.seats > 1

    def who(self, mine: tuple[Seat, ...]) -> int:
        """Whoever holds these seats, for a Sight; in a replay nothing is secret."""
        return holder_of(self.match.rules, mine) if self.row.kind == "table" else EVERYBODY

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

    def bots_to_act(self) -> list[Seat]:
        actors = self.match.state.actors
        return [seat for seat in actors if seat >= 0 and self.seats[seat].bot]

    def aids(self, seat: Seat) -> list[str]:
        return self._helper.aids(self._guess(seat), seat)

    def help(self, seat: Seat, aid: str) -> None:
        """Make the aid's choices, one after the other."""
        before = len(self.match.steps)
        while (choice := self.next_choice(seat, aid)) is not None:
            self.match.play(seat, choice)
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

    def forget_drawings(self) -> None:
        """Nobody looks any more, neither at the table nor at its past."""
        self.drawn.clear()
        self.past.kept.clear()

    def changed(self) -> None:
        self.drawn.clear()
        self.used = time.monotonic()

    @property
    def is_told(self) -> bool:
        """Whether the story is as far as the match, and counted if that is over."""
        told = (self.number, len(self.notes)) == self._told
        return told and (self.story.is_counted or not self.over)

    async def tell(self, aside: Aside | None = None) -> None:
        """Bring the story up to date; a long one is told elsewhere, while others are answered."""
        async with self._telling:
            if self.is_told:
                return
            missing = abs(len(self.match.steps) - self.story.length)
            if aside is not None and (missing > SHORT or self.over):
                now = Story.at(self.game, self.match, self.notes)
                now.fill(*await aside(self))
                self.story = now
            self.story.catch_up(self.match.steps, self.notes)  # and what has happened since
            self._told = self.number, len(self.notes)

    async def look_back(self, sight: Sight, at: int | None) -> None:
        """Before a moment far back is drawn: it is played again elsewhere, for it takes long."""
        steps, length = self.match.steps, sight.length(at) if at is not None else 0
        nearest = max((place for place in self.past.kept if place <= length), default=0)
        if length - nearest > MOST_REPLAYED:
            async with self._telling:
                await to_thread(self.past.after, list(steps), min(length, len(steps)))

    def draw(self, key: object, paint: Callable[[], Situation]) -> Situation:
        """Pages that look the same way share one drawing; of odd looks few are kept."""
        if key not in self.drawn:
            if len(self.drawn) >= MOST_DRAWN:
                self.drawn.clear()
            self.drawn[key] = paint()
        return self.drawn[key]

    def record(self) -> Record:
        """The table as a file; the secret only once the game is over."""
        kept = self.bare_record()
        return replace(kept, draws=draws_of(self.match.rules, kept.entries))

    def bare_record(self) -> Record:
        """Without its draws, which are found by playing the game again."""
        rules, entries = self.match.rules, list(self.match.entries)
        header = Header(
            rules.key, rules.edition, rules.seats, dict(rules.options), rules.content,
            self.row.commitment, self._nonces(), self.names, self.row.luck, self._promises(),
        )  # fmt: skip
        secret = self.row.secret if self.over else ""
        if self.row.kind == "replay" and secret:
            header = replace(header, commitment=commitment(bytes.fromhex(secret)))
        notes = [record.Note(n.number, n.key.removeprefix(NOTES), n.values) for n in self.notes]
        return Record(header, entries, secret, self.over, notes=notes)

    def _promises(self) -> list[str]:
        """Only where seats have committed to their nonces."""
        promises = [seat.promise or "" for seat in self.seats]
        return promises if self.row.luck == record.SEALED else []


def revive(
    row: TableRow,
    people: People,
    notes: list[Note],
    entries: list[Entry],
    snapshot: Snapshot | None,
) -> LiveTable:
    """A table from what is stored of it."""
    options = tuple(sorted(row.options.items()))
    rules = rules_of(row.game, row.seats, options, row.content, row.edition)
    table = LiveTable(row, people, notes, _saved(rules, entries, snapshot))
    table.saved = table.number
    follow(table, entries[table.number :])
    return table


def _saved(rules: AnyRules, entries: list[Entry], snapshot: Snapshot | None) -> AnyMatch:
    """As far as the snapshot goes; from the start if other code has written it."""
    if snapshot is None or snapshot.code != code_of(rules):
        return Match(rules, None)
    return restore(rules, entries[: snapshot.number], snapshot.saved)


def follow(table: LiveTable, entries: list[Entry]) -> None:
    """Entries that are stored already: what chance did is among them."""
    match = table.match
    chance, match.chance = match.chance, None
    for entry in entries:
        words = entry.words
        match.enter(entry, None if words in (UNDO, REDO) else match.rules.parse(words))
    match.chance = chance
    table.changed()
