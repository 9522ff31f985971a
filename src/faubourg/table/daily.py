"""The city of the day: which ways to play alone have one, and what day it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from faubourg.core.registry import Chosen, Game, find_game, games
from faubourg.core.texts import Texts
from faubourg.table.history import Note

NOTED: Final = "web.daily"  # a note


@dataclass(frozen=True)
class Way:
    """A way to play alone."""

    game: str
    key: str
    chosen: Chosen

    @property
    def name(self) -> str:
        """For addresses, forms and the database."""
        return f"{self.game}.{self.key}"

    def called(self, texts: Texts) -> str:
        """Beside the name of its game."""
        options = {option.key: option for option in find_game(self.game).options}
        told = [texts.tell(options[key].named(self.game, value)) for key, value in self.chosen]
        return ", ".join(told) or texts.say("web.alone")


class NoWay(LookupError):
    """No way to play has this name."""


def ways() -> list[Way]:
    """All of them, the easiest game first."""
    ordered = sorted(games().values(), key=lambda game: (game.difficulty, game.minutes))
    return [way for game in ordered for way in ways_of(game)]


def ways_of(game: Game) -> list[Way]:
    return [Way(game.key, key, chosen) for key, chosen in game.daily]


def find_way(name: str) -> Way:
    known = {way.name: way for way in ways()}
    if name not in known:
        raise NoWay(f"no way to play {name[:40]!r}; there are {', '.join(known)}")
    return known[name]


def now() -> datetime:
    """Days are those of UTC. Whoever asks what day it is asks here, tests included."""
    return datetime.now(UTC)


def today() -> date:
    return now().date()


def is_over(day: str) -> bool:
    return date.fromisoformat(day) < today()


def end_of(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(1)


def day_of(notes: Iterable[Note]) -> str:
    """Whose chance a table has; "" if it is that of no day."""
    return next((str(note.values["day"]) for note in notes if note.key == NOTED), "")


def day_name(texts: Texts, day: str) -> str:
    """In words, as "18 November 2026"; nothing for no day."""
    if not day:
        return ""
    when = date.fromisoformat(day)
    return texts.say("web.date", {"day": when.day, "month": when.month, "year": str(when.year)})
