"""What a game is made of: seats, actions, reasons, events, states and rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from random import Random
from typing import ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from faubourg.core.catalogue import closest, members, pick_one, set_of

Seat: TypeAlias = int  # 0 for the first seat; people see names
Value: TypeAlias = int | str  # what a text may be given
Luck: TypeAlias = Random  # for guesses and bots; games themselves have CHANCE
CHANCE: Final = -1  # the seat that draws cubes, deals cards and rolls dice
NOBODY: Final = -2  # a field that names no seat


class InvalidNotation(ValueError):
    """The text names no action of this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice the rulebook names; subclasses are frozen dataclasses of numbers and names."""

    index: int = -1  # place in the catalogue
    final: ClassVar[bool] = False  # a commitment, which no undo takes back


@mypyc_attr(allow_interpreted_subclasses=True)
class Commitment(Action):
    """A final choice. Once compiled, a dataclass can have `final` only from a class like this."""

    final: ClassVar[bool] = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """What the rules did without being asked; subclasses are frozen dataclasses, as of actions."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """What changes during a game; who may act now: seats, CHANCE alone, or nobody at the end."""

    actors: tuple[Seat, ...]
    # A list while somebody listens, as a teller does; no clone has one, so search pays nothing.
    events: list[Event] | None = field(default=None, init=False, compare=False, repr=False)

    def __init_subclass__(cls) -> None:
        """Dataclasses with slots cannot see that a compiled class has these, and hide them."""
        for name in ("actors", "events"):
            if name in vars(cls):
                delattr(cls, name)

    def __reduce__(self) -> tuple[type[State], tuple[object, ...]]:
        """For pickle, which does not see both the fields of compiled and those of other classes."""
        return type(self), tuple([getattr(self, each.name) for each in fields(self) if each.init])

    def clone(self) -> Self:
        """A copy that shares nothing mutable with this state."""
        raise NotImplementedError


@dataclass(frozen=True)
class Reason:
    """Why an action is refused: a constant, so that refusing costs nothing while searching."""

    key: str  # the text's key, "town_center.too-high"
    rule: str  # the paragraph of the game's RULES.md, "" for a rule of every game
    depth: int  # how far down the ladder of checks; the deepest reason is shown


@dataclass(frozen=True)
class Message:
    """A text's key and its values; the words come later, in the reader's language."""

    key: str
    values: Mapping[str, Value]


@dataclass(frozen=True)
class ScoreLine:
    """One named part of a score; the lines of a seat add up to its total."""

    key: str
    points: int
    values: tuple[tuple[str, Value], ...] = ()


@dataclass(frozen=True)
class Rank:
    """What a game for one is called by its score."""

    key: str  # the text's key
    # The score from which one has it; up to which, where fewer are better; None: with any score.
    mark: int | None


@dataclass(frozen=True)
class Names:
    """What the numbers in a field of a state stand for, for programs that read it as JSON."""

    words: tuple[str, ...] = ()  # by number; a number beyond them stays one
    is_set: bool = False  # a number is a set of such numbers, one bit each


NOT_YOUR_TURN: Final = Reason("not-your-turn", "", 0)
GAME_OVER: Final = Reason("game-over", "", 0)

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S, A]):
    """One game with one set of options: its tables and its rules, never a game in progress."""

    key: str
    seats: int
    edition: int  # really played; rises when old records would mean something else
    longest: int  # no game has more entries than this
    options: dict[str, str]
    content: str  # hash of the component data
    catalogue: list[A]
    has_secrets: ClassVar[bool] = False  # whether a seat may know what others must not see
    _named: dict[str, A] | None = None  # once `named` is asked for

    @abstractmethod
    def new_state(self) -> S:
        """The game before anybody has done anything."""

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: A) -> Reason | None:
        """The readable reference for legality; changes nothing."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> None:
        """Do it, in place and unchecked."""

    @abstractmethod
    def score(self, state: S, seat: Seat) -> list[ScoreLine]:
        """The points of a seat, as if the game ended now."""

    def score_seen(self, known: S, viewer: Seat | None, seat: Seat) -> list[ScoreLine]:
        """The same, asked with what the viewer knows: points can be secret."""
        return self.score(known, seat)

    @abstractmethod
    def ranking(self, state: S) -> list[list[Seat]]:
        """Best place first; tied seats share a place."""

    def solo_ranks(self) -> list[Rank]:
        """Of a game for one, the lowest first: where marks fall, fewer are better."""
        return []

    def solo_score(self, state: S) -> int | None:
        """What a finished game for one counts among others; None if it was lost."""
        return self.total(state, 0)

    @abstractmethod
    def notation(self, action: A) -> str:
        """The action in short words, unique in the catalogue."""

    @abstractmethod
    def chances(self, state: S) -> list[tuple[A, int]]:
        """What CHANCE may do now, with positive integer weights."""

    def known(self, state: S, seat: Seat | None) -> S:
        """The state with blanks for what the seat may not know; None is a spectator.

        It is the only way out of the rules, and shares nothing with what is true.
        """
        return state.clone()

    def imagine(self, known: S, seat: Seat, rng: Random) -> S:
        """A guess at the full state from what the seat knows: the blanks are filled."""
        return known.clone()

    def stream(self, state: S) -> str:
        """Which bag, deck or die CHANCE uses now; each has its own sequence of luck."""
        return "chance"

    def determinize(self, state: S, seat: Seat, rng: Random) -> S:
        """A guess at the full state from what the seat knows."""
        return self.imagine(self.known(state, seat), seat, rng)

    def is_out(self, state: S, seat: Seat) -> bool:
        """Whether the seat was eliminated and so ranks behind all others, whatever its points."""
        return False

    def field_names(self) -> dict[str, Names]:
        """By field of its states, or of what is in them: what the numbers there stand for."""
        return {}

    def inventory(self, state: S) -> dict[str, int]:
        """How many pieces of each kind there are in all; the same throughout a game."""
        return {}

    def sees(self, state: S, viewer: Seat | None, actor: Seat, action: A) -> bool:
        """Whether the viewer may read this entry in the log."""
        return True

    def known_event(self, state: S, viewer: Seat | None, event: Event) -> Event | None:
        """As the viewer may know it, once its step is done; None for not at all."""
        return event

    def in_secret(self, state: S) -> bool:
        """Whether those who may act now do so unnoticed, until they have finished."""
        return False

    def legal_set(self, state: S, seat: Seat) -> int:
        """Legal actions as a set of catalogue indices, one bit each."""
        return set_of(a.index for a in self.catalogue if self.why_not(state, seat, a) is None)

    def legal(self, state: S, seat: Seat) -> list[A]:
        """The legal actions of a seat, in the catalogue's order."""
        catalogue = self.catalogue
        return [catalogue[index] for index in members(self.legal_set(state, seat))]

    def pick(self, state: S, seat: Seat, rng: Random) -> A:
        """A uniformly random legal action, found without listing the others."""
        return self.catalogue[pick_one(self.legal_set(state, seat), rng)]

    def parse(self, text: str) -> A:
        """The action with this notation."""
        words = " ".join(text.split())
        if words not in self.named:
            raise InvalidNotation(self.unknown(words))
        return self.named[words]

    def unknown(self, words: str) -> str:
        near = closest(words, self.named)
        return f"no action named {words!r}; " + (f"close to it: {near}" if near else "see the list")

    @property
    def named(self) -> dict[str, A]:
        """The catalogue by notation."""
        if self._named is None:
            self._named = {self.notation(action): action for action in self.catalogue}
        return self._named

    def total(self, state: S, seat: Seat) -> int:
        return sum(line.points for line in self.score(state, seat))


def is_over(state: State) -> bool:
    return not state.actors


def awaits_chance(state: State) -> bool:
    return state.actors == (CHANCE,)
