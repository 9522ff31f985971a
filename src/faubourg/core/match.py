"""One game being played: sole owner of chance, history and undo, and the door to the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from faubourg.core.catalogue import set_of
from faubourg.core.chance import Chance
from faubourg.core.model import CHANCE, GAME_OVER, A, Reason, Rules, S, Seat, awaits_chance
from faubourg.core.observation import Observation
from faubourg.core.states import Recent, Step

UNDO: Final = "undo"
REDO: Final = "redo"

EVERYBODY: Final = -1  # all bits: every seat, and whoever only watches

NOTHING_TO_UNDO: Final = Reason("nothing-to-undo", "", 0)
NOTHING_TO_REDO: Final = Reason("nothing-to-redo", "", 0)
CHANCE_SINCE: Final = Reason("chance-since", "", 0)
OTHERS_SINCE: Final = Reason("others-since", "", 0)
COMMITTED: Final = Reason("committed", "", 0)
NOT_DRAWN: Final = Reason("not-drawn", "", 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalAction(Exception):
    """Not now: the reason says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the append-only history: a seat and the words of what it did."""

    seat: Seat
    words: str  # a notation, or undo, or redo


def only_choice(rules: Rules[S, A], state: S, seat: Seat) -> A | None:
    """The one legal action of a seat that has no other; a commitment is always a choice."""
    only = _only(rules, state, seat)
    return None if only is None or type(only).final else only


def only_commitment(rules: Rules[S, A], state: S, seat: Seat) -> A | None:
    """The one, if it is a commitment: all else is decided."""
    only = _only(rules, state, seat) if seat in state.actors else None
    return only if only is not None and type(only).final else None


def _only(rules: Rules[S, A], state: S, seat: Seat) -> A | None:
    legal = rules.legal_set(state, seat)
    return rules.catalogue[legal.bit_length() - 1] if legal.bit_count() == 1 else None


def outcome(rules: Rules[S, A], state: S, seat: Seat, action: A) -> S:
    """What the seat knows after the action and its forced steps behind it; changes the state."""
    rules.apply(state, seat, action)
    while seat in state.actors and (only := only_choice(rules, state, seat)) is not None:
        rules.apply(state, seat, only)
    return rules.known(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[S, A]):
    """A game in progress. Without a Chance it can only be told what chance did, as in a replay."""

    def __init__(self, rules: Rules[S, A], chance: Chance | None) -> None:
        self.rules = rules
        self.chance = chance
        self.state = rules.new_state()
        self.entries: list[Entry] = []
        self.known: list[int] = []  # of each entry: to whom, one bit for each seat
        self.steps: list[Step[A]] = []
        self.recent: Recent[S, A] = Recent(rules)
        self.undone: dict[Seat, list[list[A]]] = {}  # what each seat may do again
        self.drawn: dict[str, int] = {}  # outcomes so far of each stream of chance
        self._settle()

    def copy(self) -> Match[S, A]:
        """Another one that has come as far and goes its own way."""
        other = copy(self)
        other.state, other.drawn = self.state.clone(), dict(self.drawn)
        other.entries, other.known, other.steps = [*self.entries], [*self.known], [*self.steps]
        other.recent = Recent(self.rules, dict(self.recent.kept))
        other.undone = {seat: [*taken] for seat, taken in self.undone.items()}
        return other

    def play(self, seat: Seat, action: A) -> None:
        """Do a legal action, then let chance follow."""
        self._check(seat, action)
        self.undone.pop(seat, None)
        self._do(seat, action)
        self._settle()

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last choice, and the forced steps that followed from it."""
        places = self._undoable(seat)
        if isinstance(places, Reason):
            raise IllegalAction(places)
        taken = [self.steps[place] for place in places[::-1]]
        self.undone.setdefault(seat, []).append([step.action for step in taken])
        self._take_back(places)
        self.entries.append(Entry(seat, UNDO))
        self.known.append(_union(step.known for step in taken))

    def redo(self, seat: Seat) -> None:
        """Do again what the seat's last undo took back."""
        reason = self.why_not_redo(seat)
        if reason is not None:
            raise IllegalAction(reason)
        self.entries.append(Entry(seat, REDO))
        self.known.append(_union(self._stand(seat, action) for action in self.undone[seat].pop()))
        self._settle()

    def why_not_undo(self, seat: Seat, others: Iterable[Seat] = ()) -> Reason | None:
        """Others: seats that are taken to have acted by now, whether they have or not."""
        places = self._undoable(seat, others)
        return places if isinstance(places, Reason) else None

    def why_not_redo(self, seat: Seat) -> Reason | None:
        if not self.undone.get(seat):
            return NOTHING_TO_REDO
        return self.rules.why_not(self.state, seat, self.undone[seat][-1][0])

    def observe(self, seat: Seat) -> Observation[S, A]:
        """What a bot in that seat may know."""
        return Observation(self.rules, self.state, seat)

    def forced(self) -> tuple[Seat, A] | None:
        """The next action of a seat that has no choice; of several who act at once, the first."""
        for seat in self.state.actors:
            only = only_choice(self.rules, self.state, seat) if seat != CHANCE else None
            if only is not None:
                return seat, only
        return None

    def enter(self, entry: Entry, action: A | None) -> None:
        """Follow a record: chance and undo are entries like any other; None for undo and redo."""
        if entry.words == UNDO:
            self.undo(entry.seat)
        elif entry.words == REDO:
            self.redo(entry.seat)
        elif action is not None:
            self.play(entry.seat, action)

    def continue_with(self, chance: Chance) -> None:
        """From now on chance acts by itself, as after loading a saved game."""
        self.chance = chance
        self._settle()

    def expected(self, chance: Chance) -> A:
        """What chance must do now, by its secret."""
        stream, ordinal = self.next_draw()
        return chance.choose(stream, ordinal, self.rules.chances(self.state))

    def next_draw(self) -> tuple[str, int]:
        """Which stream of chance is drawn from now, and how often it was before."""
        stream = self.rules.stream(self.state)
        return stream, self.drawn.get(stream, 0)

    def timeline(self) -> Iterator[tuple[S, Step[A] | None]]:
        """The start, then each standing step with the state after it."""
        state = self.rules.new_state()
        yield state.clone(), None
        for step in self.steps:
            self.rules.apply(state, step.seat, step.action)
            yield state.clone(), step

    def _check(self, seat: Seat, action: A) -> None:
        reason = self._refusal(seat, action)
        if reason is not None:
            raise IllegalAction(reason)

    def _refusal(self, seat: Seat, action: A) -> Reason | None:
        if not self.state.actors:
            return GAME_OVER
        if seat != CHANCE:
            return self.rules.why_not(self.state, seat, action)
        outcomes = self.rules.chances(self.state) if awaits_chance(self.state) else []
        return None if any(action == outcome for outcome, _ in outcomes) else NOT_DRAWN

    def _settle(self) -> None:
        """Chance acts until somebody must decide or the game is over."""
        while self.chance is not None and awaits_chance(self.state):
            self._do(CHANCE, self.expected(self.chance))

    def _do(self, seat: Seat, action: A) -> None:
        self.entries.append(Entry(seat, self.rules.notation(action)))
        self.known.append(self._stand(seat, action))

    def _stand(self, seat: Seat, action: A) -> int:
        """To whom it is known."""
        forced = seat != CHANCE and self.rules.legal_set(self.state, seat).bit_count() == 1
        known = self._known_to(seat, action)
        entry = len(self.entries)
        self._apply(Step(seat, action, self.state.actors, forced, known, entry))
        return known

    def _known_to(self, actor: Seat, action: A) -> int:
        """Whether or not it is shown to others, everybody knows what they do themselves."""
        rules, state = self.rules, self.state
        if not rules.has_secrets or rules.sees(state, None, actor, action):
            return EVERYBODY
        seats = range(rules.seats)
        return set_of(s for s in seats if s == actor or rules.sees(state, s, actor, action))

    def _apply(self, step: Step[A]) -> None:
        if step.seat == CHANCE:
            stream, ordinal = self.next_draw()
            self.drawn[stream] = ordinal + 1
        self.recent.apply(self.state, len(self.steps), step)
        self.steps.append(step)

    def _take_back(self, places: list[int]) -> None:
        """The steps behind the first of them are done again; there is no draw among them."""
        first, taken = min(places), set(places)
        later = [self.steps[n] for n in range(first, len(self.steps)) if n not in taken]
        self.state = self.recent.return_to(self.steps, first)
        del self.steps[first:]
        for step in later:
            # Those who act at once may have waited for fewer or more seats without the undone step.
            self._apply(step._replace(actors=self.state.actors))

    def _undoable(self, seat: Seat, acting: Iterable[Seat] = ()) -> list[int] | Reason:
        """Places of the steps an undo takes back: forced ones, and the choice before them."""
        if not self.state.actors:
            return GAME_OVER  # the secret of the chance is public now
        places: list[int] = []
        others = set(acting)
        for place in range(len(self.steps) - 1, -1, -1):
            step = self.steps[place]
            if step.seat == CHANCE:
                return CHANCE_SINCE
            if step.seat != seat:
                others.add(step.seat)
                continue
            if type(step.action).final:
                return COMMITTED
            if not others <= set(step.actors):
                return OTHERS_SINCE
            places.append(place)
            if not step.forced:
                return places
        return NOTHING_TO_UNDO


def _union(sets: Iterable[int]) -> int:
    """Who knows of one of several steps knows that they were made or taken back."""
    return reduce(or_, sets)
