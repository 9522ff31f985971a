"""Every game with every player count, every option value and earlier edition, one at a time.

The tests take each option value with one player count, now this, now that; `make soak` takes it
with all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import tiny

from faubourg.core import registry
from faubourg.core.registry import AnyRules, Game, Kind, Option

registry.add(tiny.GAME)


@dataclass(frozen=True)
class Case:
    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]
    edition: int | None = None  # the newest

    def rules(self) -> AnyRules:
        return _rules(self)

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options]
        chosen += [f"edition={self.edition}"] if self.edition else []
        return f"{self.game.key}-{self.seats}-{'-'.join(chosen) or 'default'}"


@cache  # they hold no game in progress, and some take long to make
def _rules(case: Case) -> AnyRules:
    options = case.game.for_programs(dict(case.options))
    return case.game.rules(case.seats, options, edition=case.edition)


def all_cases() -> list[Case]:
    return [case for game in registry.games().values() for case in _cases(game)]


def some_cases() -> list[Case]:
    return [case for game in registry.games().values() for case in cases_of(game)]


def _cases(game: Game) -> Iterator[Case]:
    for seats in range(game.fewest, game.most + 1):
        yield Case(game, seats, ())
        for option in game.options:
            if option.applies(seats):
                others = other_values(option, seats)
                yield from (Case(game, seats, ((option.key, value),)) for value in others)
    yield from (Case(game, game.most, (), edition) for edition, _ in game.earlier)


def cases_of(game: Game) -> Iterator[Case]:
    """All player counts with the usual options; each option with one of its player counts."""
    found = list(_cases(game))
    yield from (case for case in found if not case.options)
    for place, option in enumerate(game.options):
        counts = sorted({case.seats for case in found if _is_about(case, option)})
        chosen = counts[place % len(counts)] if counts else game.fewest
        yield from (case for case in found if case.seats == chosen and _is_about(case, option))


def _is_about(case: Case, option: Option) -> bool:
    return bool(case.options) and case.options[0][0] == option.key


def other_values(option: Option, seats: int) -> list[str]:
    others = [value for value in option.values if value != option.default]
    if option.per_seat:
        mixed = ",".join((others[0], option.default)[seat % 2] for seat in range(seats))
        return sorted({mixed, *(",".join([value] * seats) for value in others)})
    return [str(seats)] if option.kind is Kind.SEAT else others
