"""Which games there are. A game is an entry point, so other packages can add theirs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Any, TypeAlias, TypeVar, cast

from faubourg.core import catalogue, texts
from faubourg.core.content import BadContent
from faubourg.core.encoding import Encoder
from faubourg.core.model import Message, Rules
from faubourg.core.outlook import Outlook, Value
from faubourg.core.presentation import Drawer, Helper, Judge, Narrator, Prospects
from faubourg.core.standing import Standing
from faubourg.core.texts import Texts

T = TypeVar("T")
log = logging.getLogger("faubourg.games")
AnyRules: TypeAlias = Rules[Any, Any]  # Rules is invariant, so no narrower type fits all games
Make: TypeAlias = Callable[[int, dict[str, str], str], AnyRules]  # seats, options, component data

Chosen: TypeAlias = tuple[tuple[str, str], ...]  # options and their values


def counted(count: int, noun: str) -> str:
    """For developers: "1 seat", "2 seats"."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


class UnknownGame(LookupError):
    """No game has this key."""


class BadOption(ValueError):
    """An option or a value that the game does not have."""


class Kind(StrEnum):
    """What the values of an option are."""

    WORD = "word"  # each has its text
    NUMBER = "number"  # shown as it is
    SEAT = "seat"  # as people count, beside the words that are named as values


@dataclass(frozen=True)
class Option:
    """A choice made before the game; all values are short."""

    key: str
    values: tuple[str, ...]
    default: str
    per_seat: bool = False  # then a value is one word per seat, "A,B,A"
    seats: tuple[int, ...] = ()  # the player counts it applies to; empty for all
    kind: Kind = Kind.WORD
    matters: bool = False  # one of the few to look at before the first game; others are folded

    def __post_init__(self) -> None:
        if not all(isinstance(value, str) for value in (*self.values, self.default)):
            raise BadOption(f"option {self.key} has values {self.values}; expected texts")
        if self.default not in self.fitting(1):
            raise BadOption(f"option {self.key} is usually {self.default!r}, "
                            f"but its values are {self.values}")  # fmt: skip

    def applies(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def fitting(self, seats: int) -> tuple[str, ...]:
        """The values it can have with so many players: of seats, those at which somebody sits."""
        taken = range(1, seats + 1) if self.kind is Kind.SEAT else ()
        return (*self.values, *map(str, taken))

    def named(self, game: str, value: str) -> Message:
        """A value in words."""
        if self.kind is Kind.NUMBER:
            return Message("plain", {"words": value})
        text = f"{game}.option-{self.key}"
        if value in self.values:
            return Message(f"{text}-{value.lower()}", {})
        return Message(f"{text}-seat", {"seat": int(value)})

    def default_for(self, seats: int) -> str:
        return ",".join([self.default] * seats) if self.per_seat else self.default

    def check(self, value: str, seats: int) -> None:
        words = value.split(",") if self.per_seat else [value]
        if self.per_seat and len(words) != seats:
            raise BadOption(f"option {self.key} has {len(words)} values {value!r}, "
                            f"expected one for each of {counted(seats, 'seat')}")  # fmt: skip
        fitting = self.fitting(seats)
        for word in words:
            if word not in fitting:
                raise BadOption(f"option {self.key} is {word!r}; expected {' or '.join(fitting)}")


@dataclass(frozen=True)
class Game:
    """One game on offer."""

    key: str
    package: str
    fewest: int
    most: int
    options: tuple[Option, ...]
    make: Make  # of the newest edition
    export: Callable[[], str] | None = None  # the component data as a file to edit
    minutes: int = 30  # how long a game takes people, about
    difficulty: int = 1  # 1 easy to 5 hard
    automatic: tuple[tuple[str, str], ...] = ()  # options for games in which only programs play
    earlier: tuple[tuple[int, Make], ...] = ()  # editions whose records can still be followed
    daily: tuple[tuple[str, Chosen], ...] = ()  # ways alone that have a city of the day

    def rules(
        self,
        seats: int,
        options: Mapping[str, str] | None = None,
        content: str = "",
        edition: int | None = None,
    ) -> AnyRules:
        """The rules for so many seats, by default of the newest edition and with usual options."""
        if not self.fewest <= seats <= self.most:
            raise BadOption(f"{counted(seats, 'seat')}; {self.key} is for {self.players}")
        if content and self.export is None:
            raise BadContent(f"{self.key} has no component data to replace")
        makers: dict[int | None, Make] = dict(self.earlier)
        make = makers.get(edition, self.make)
        rules = make(seats, self.complete(seats, dict(options or {})), content)
        if edition not in (None, rules.edition):
            known = [*(number for number, _ in self.earlier), rules.edition]
            raise BadOption(f"edition {edition} of our rules of {self.key}; "
                            f"this version has {' and '.join(map(str, known))}")  # fmt: skip
        return rules

    @property
    def players(self) -> str:
        """For how many, in words for developers."""
        if self.fewest == self.most:
            return counted(self.most, "player")
        return f"{self.fewest} to {counted(self.most, 'player')}"

    def players_in(self, texts: Texts) -> str:
        """The same for players."""
        if self.fewest == self.most:
            return texts.say("player-count", {"count": self.most})
        return texts.say("player-range", {"fewest": self.fewest, "most": self.most})

    def for_programs(self, options: Mapping[str, str] | None = None) -> dict[str, str]:
        """Options for a game without people: what is left out is chosen so that games end."""
        return {**dict(self.automatic), **dict(options or {})}

    def complete(self, seats: int, given: dict[str, str]) -> dict[str, str]:
        """All options that apply, checked."""
        known = {option.key: option for option in self.options if option.applies(seats)}
        for key in given:
            if key not in known:
                with_seats = f"{self.key} with {counted(seats, 'player')}"
                raise BadOption(f"no option {key!r} for {with_seats}; "
                                f"there are {', '.join(known)}")  # fmt: skip
        chosen = {key: given.get(key, option.default_for(seats)) for key, option in known.items()}
        for key, value in chosen.items():
            known[key].check(value, seats)
        return chosen

    def narrator(self, rules: AnyRules) -> Narrator[Any, Any]:
        return self._own("narrate", Narrator)(rules)

    def drawer(self, rules: AnyRules) -> Drawer[Any, Any]:
        return self._own("draw", Drawer)(rules)

    def judge(self, rules: AnyRules) -> Judge[Any, Any]:
        return self._own("judge", Judge)(rules)

    def prospects(self, rules: AnyRules) -> Prospects[Any, Any]:
        return self._own("prospects", Prospects)(rules)

    def helper(self, rules: AnyRules) -> Helper[Any, Any]:
        return self._own("helper", Helper)(rules)

    def encoder(self, rules: AnyRules) -> Encoder[Any, Any]:
        return self._own("encode", Encoder)(rules)

    def outlook(
        self, rules: AnyRules, encoder: Encoder[Any, Any], value: Value
    ) -> Outlook[Any, Any]:
        make = cast(Callable[..., Outlook[Any, Any]], self._own("outlook", Outlook))
        return make(rules, encoder, value)

    def standing(self, rules: AnyRules, outlook: Outlook[Any, Any] | None) -> Standing[Any, Any]:
        make = cast(Callable[..., Standing[Any, Any]], self._own("standing", Standing))
        return make(rules, outlook, self.judge(rules))

    def _own(self, module: str, plain: type[T]) -> Callable[[AnyRules], T]:
        """The game's class of that name; the plain one if it has none."""
        path = f"{self.package}.{module}"
        if not _exists(path):
            return cast(Callable[[AnyRules], T], plain)
        found = getattr(import_module(path), plain.__name__, None)
        if found is None:
            raise AttributeError(f"{path} has no class {plain.__name__}")
        return cast(Callable[[AnyRules], T], found)


@cache
def _exists(module: str) -> bool:
    """Looking for a module costs more than a drawing."""
    return find_spec(module) is not None


@cache
def games() -> dict[str, Game]:
    """All games installed here, by key."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="faubourg.games"), key=lambda entry: entry.name):
        _add_installed(entry, found)
    return found


def _add_installed(entry: EntryPoint, found: dict[str, Game]) -> None:
    """One game that cannot be loaded does not keep people from playing the others."""
    try:
        game: Game = entry.load()
        texts.check(game.package)
        add(game, found)
    except Exception as error:  # the edge to other people's packages, which may raise anything
        problem = f"{type(error).__name__}: {error}"
        log.warning("the game %r (%s) is left out: %s", entry.name, entry.value, problem)


def add(game: Game, known: dict[str, Game] | None = None) -> None:
    """Put a game on offer that is no entry point, such as an example or a test's."""
    texts.register(game.key, game.package)
    (games() if known is None else known)[game.key] = game


def find_game(key: str) -> Game:
    if key not in games():
        near = catalogue.closest(key, games())
        hint = f"did you mean {near}?" if near else f"there are {', '.join(games())}"
        raise UnknownGame(f"no game {key!r}; {hint}")
    return games()[key]


@lru_cache(maxsize=64)
def rules_of(
    game: str,
    seats: int,
    options: tuple[tuple[str, str], ...],
    content: str,
    edition: int | None = None,
) -> AnyRules:
    """Rules hold no game in progress, so tables with the same options share them."""
    return find_game(game).rules(seats, dict(options), content, edition)
