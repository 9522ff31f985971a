"""A guided first game: stops on the way through a real one, on a prepared chance.

A lesson is data beside the game's code, `lesson.toml` (docs/adding-a-game.md); its words are the
game's texts `lesson-NAME` and `lesson-NAME-title`. Where a learner stands follows from what they
have decided so far, so nothing is stored, and undo leads back by itself.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

from faubourg.core.match import IllegalAction, outcome
from faubourg.core.model import Action, Message, Reason, Seat
from faubourg.core.registry import AnyRules, Game
from faubourg.core.replay import AnyMatch

FILE: Final = "lesson.toml"
LEARNER: Final[Seat] = 0
ANOTHER: Final = "web.lesson-another"  # for what is allowed, but leads elsewhere


class BadLesson(ValueError):
    """The file says something that no lesson can."""


class NotYet(IllegalAction):
    """Allowed, but not what the lesson is about now: a friendly word, and nothing is played."""


@dataclass(frozen=True)
class Weak:
    """Choices that are legal and not good: the text answers them instead."""

    like: tuple[str, ...]
    say: str


@dataclass(frozen=True)
class Stop:
    """One thing to read, or one decision; without a name it belongs to the bubble before it."""

    name: str = ""
    good: tuple[str, ...] = ()  # notations that are taken, with * ? [ ]; none: only to be read
    brings: tuple[str, ...] = ()  # consequences of which one must follow, "effect-lit *lit=1*"
    best: str = ""  # what is ringed, and what the test plays; else the first good one
    weak: tuple[Weak, ...] = ()
    names: tuple[str, ...] = ()  # drawn things to point at; also panel:KEY, player:1
    many: bool = False  # stays for every decision like that
    maybe: bool = False  # passed over if it is not asked
    later: bool = False  # to be read only once the others have acted

    def takes(self, words: str) -> bool:
        return _like(words, self.good)

    def word_for(self, words: str) -> str:
        """What is said instead of a weak choice."""
        return next((weak.say for weak in self.weak if _like(words, weak.like)), "")


@dataclass(frozen=True)
class Lesson:
    """All stops, and the table they are on."""

    game: str
    chance: str  # a seed: all learners have the same luck
    stops: tuple[Stop, ...]
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()
    bot: str = "apprentice"
    minutes: int = 5
    after: str = ""  # a game whose lesson comes first

    @property
    def secret(self) -> bytes:
        return hashlib.sha256(self.chance.encode()).digest()

    @property
    def bubbles(self) -> list[int]:
        """Places of the stops that have words of their own."""
        return [place for place, stop in enumerate(self.stops) if stop.name]

    def named(self, place: int) -> int:
        """The place of the bubble a stop belongs to."""
        return max(named for named in self.bubbles if named <= place)


def of(game: Game) -> Lesson | None:
    """The game's lesson, if it has one."""
    return _read(game.key, game.package)


@cache
def _read(key: str, package: str) -> Lesson | None:
    found = files(package).joinpath(FILE)
    return parse(key, found.read_text(encoding="utf-8")) if found.is_file() else None


def parse(key: str, text: str) -> Lesson:
    try:
        told = tomllib.loads(text)
        stops = tuple(_stop(stop) for stop in told.pop("stop"))
        options = tuple(sorted(told.pop("options", {}).items()))
        lesson = Lesson(game=key, stops=stops, options=options, **told)
    except (KeyError, TypeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"{FILE} of {key}: {error}") from error
    if not stops or not stops[0].name:
        raise BadLesson(f"{FILE} of {key}: its first stop has no name")
    return lesson


def _stop(told: dict[str, Any]) -> Stop:
    weak = tuple(Weak(tuple(one["like"]), one["say"]) for one in told.pop("weak", []))
    plain: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in told.items()}
    return Stop(weak=weak, **plain)


def _like(words: str, patterns: Iterable[str]) -> bool:
    return any(fnmatchcase(words, pattern) for pattern in patterns)


@dataclass(frozen=True)
class Guide:
    """A lesson at one moment of its game; all it asks is what the learner knows."""

    lesson: Lesson
    game: Game
    match: AnyMatch

    @property
    def rules(self) -> AnyRules:
        return self.match.rules

    @property
    def asked(self) -> bool:
        return LEARNER in self.match.state.actors

    @property
    def waits(self) -> bool:
        """Whether others act."""
        return bool(self.match.state.actors) and not self.asked

    def reached(self) -> int:
        """The place of the first stop that the decisions so far have not passed."""
        place = 0
        for words in self._decided():
            found = self._next(place, [words])
            passed = self._decision(place) if found is None else found
            stays = passed < len(self.lesson.stops) and self.lesson.stops[passed].many
            place = passed if stays else passed + 1
        return min(place, len(self.lesson.stops))

    def _decided(self) -> Iterator[str]:
        for step in self.match.steps:
            # To commit is asked for even where there is nothing else to do.
            if step.seat == LEARNER and (not step.forced or type(step.action).final):
                yield self.rules.notation(step.action)

    def _decision(self, place: int) -> int:
        """The first stop from there that is more than to be read."""
        stops = self.lesson.stops
        return next((n for n in range(place, len(stops)) if stops[n].good), len(stops))

    def _next(self, place: int, words: list[str]) -> int | None:
        """The stop at which one of these is taken; only what may be left out is passed over."""
        for number in range(self._decision(place), len(self.lesson.stops)):
            stop = self.lesson.stops[number]
            if any(stop.takes(one) for one in words):
                return number
            if stop.good and not (stop.maybe or stop.many):
                return None
        return None

    def shown(self) -> list[int]:
        """Places of what is to be read now, and behind them the decision that is asked for."""
        reached = self.reached()
        here = self.here()
        until = self._decision(reached) if here is None else here
        passed_over = [n for n in range(reached, until) if not self.lesson.stops[n].good]
        if here is None:
            return [n for n in passed_over if not (self.waits and self.lesson.stops[n].later)]
        return [*passed_over, here]

    def here(self) -> int | None:
        """The place of the decision the learner is asked for; None if it is another's turn."""
        if not self.asked:
            return None
        reached = self.reached()
        words = [self.rules.notation(action) for action in self.legal()]
        found = self._next(reached, words)
        decision = self._decision(reached) if found is None else found
        return decision if decision < len(self.lesson.stops) else None

    def legal(self) -> list[Action]:
        return list(self.rules.legal(self._known(), LEARNER))

    def _known(self) -> Any:
        return self.rules.known(self.match.state, LEARNER)

    def accepted(self) -> list[Action]:
        """What may be played now; nobody gets stuck: all that is legal where nothing is good."""
        return self.good() or self.legal()

    def good(self) -> list[Action]:
        """What the stop takes, the best first."""
        here = self.here()
        if here is None:
            return []
        stop = self.lesson.stops[here]
        good = [action for action in self.legal() if self._is_good(stop, action)]
        return sorted(good, key=lambda action: self._rank(stop, action))

    def _rank(self, stop: Stop, action: Action) -> int:
        words = self.rules.notation(action)
        liked = [stop.best, *stop.good]
        return next(n for n, pattern in enumerate(liked) if fnmatchcase(words, pattern))

    def _is_good(self, stop: Stop, action: Action) -> bool:
        if not stop.takes(self.rules.notation(action)):
            return False
        return not stop.brings or any(_like(told, stop.brings) for told in self._follows(action))

    def _follows(self, action: Action) -> list[str]:
        """What the page would say that it brings, as plain words."""
        known = self._known()
        after = outcome(self.rules, self.rules.imagine(known, LEARNER, Random(0)), LEARNER, action)
        told = self.game.narrator(self.rules).consequences(known, LEARNER, action, after)
        return [_plain(message) for message in told]

    def check(self, action: Action) -> None:
        """Raises NotYet for what is legal, but leads away from here."""
        here = self.here()
        good = self.good()
        if here is None or not good or action in good:
            return
        word = self.lesson.stops[here].word_for(self.rules.notation(action))
        raise NotYet(Reason(f"{self.lesson.game}.{word}" if word else ANOTHER, "", 0))

    def names(self, place: int) -> list[str]:
        """What to point at: what the stop says, or what the best choice touches."""
        stop = self.lesson.stops[place]
        if stop.names or not stop.good:
            return list(stop.names)
        return self.game.drawer(self.rules).touches(self._known(), LEARNER, self.accepted()[0])


def _plain(message: Message) -> str:
    values = " ".join(f"{key}={value}" for key, value in message.values.items())
    return f"{message.key.rpartition('.')[2]} {values}"


def seed(match: AnyMatch, seat: Seat) -> int:
    """For a bot's choice: what others did meanwhile does not matter to it."""
    return sum(step.seat == seat for step in match.steps)
