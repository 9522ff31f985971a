"""Every game with every player count and every option value, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import tiny

from faubourg.core import registry
from faubourg.core.registry import AnyRules, Game, Option

registry.add(tiny.GAME)


@dataclass(frozen=True)
class Case:
    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]

    def rules(self) -> AnyRules:
        return self.game.rules(self.seats, self.game.for_programs(dict(self.options)))

    def __str__(self) -> str:
        chosen = "-".join(f"{key}={value}" for key, value in self.options)
        return f"{self.game.key}-{self.seats}-{chosen or 'default'}"


def all_cases() -> list[Case]:
    return [case for game in registry.games().values() for case in _cases(game)]


def _cases(game: Game) -> Iterator[Case]:
    for seats in range(game.fewest, game.most + 1):
        yield Case(game, seats, ())
        for option in game.options:
            if option.applies(seats):
                yield from (Case(game, seats, ((option.key, v),)) for v in _values(option, seats))


def _values(option: Option, seats: int) -> list[str]:
    others = [value for value in option.values if value != option.default]
    if option.per_seat:
        mixed = ",".join((others[0], option.default)[seat % 2] for seat in range(seats))
        return sorted({mixed, *(",".join([value] * seats) for value in others)})
    if all(value.isdigit() for value in others):
        return [value for value in others if int(value) == seats]
    return others
