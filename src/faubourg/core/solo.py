"""Games for one: their modes, and ranks by score."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice, product
from math import inf
from typing import Final, TypeAlias

from faubourg.core.model import Rank
from faubourg.core.registry import Game, Option

Mode: TypeAlias = tuple[tuple[str, str], ...]  # what was chosen among the options for one player
MOST_MODES: Final = 12


def solo_options(game: Game) -> list[Option]:
    """Those that only a game for one has."""
    return [option for option in game.options if option.seats == (1,)]


def modes(game: Game) -> list[Mode]:
    """The usual one first."""
    options = solo_options(game)
    found = [
        tuple((option.key, value) for option, value in zip(options, values, strict=True))
        for values in islice(product(*(option.values for option in options)), MOST_MODES)
    ]
    usual = tuple((option.key, option.default) for option in options)
    return sorted(found, key=lambda mode: mode != usual)


def mode_of(game: Game, options: Mapping[str, str]) -> Mode:
    return tuple((o.key, options.get(o.key, o.default)) for o in solo_options(game))


def fewer_is_better(ranks: Sequence[Rank]) -> bool:
    marks = [rank.mark for rank in ranks if rank.mark is not None]
    return bool(marks) and marks[0] > marks[-1]


def best(ranks: Sequence[Rank], scores: Iterable[int | None]) -> int | None:
    """None if every game was lost."""
    won = [score for score in scores if score is not None]
    better = min if fewer_is_better(ranks) else max
    return better(won, default=None)


def places(ranks: Sequence[Rank], scores: Sequence[int | None]) -> list[int]:
    """1 for the best; who has got the same shares the place, and who has lost is last."""
    sign = -1 if fewer_is_better(ranks) else 1
    counted = [-inf if score is None else sign * score for score in scores]
    first: dict[float, int] = {}
    for place, count in enumerate(sorted(counted, reverse=True), start=1):
        first.setdefault(count, place)
    return [first[count] for count in counted]


def reached(ranks: Sequence[Rank], score: int | None) -> Rank | None:
    return next((rank for rank in reversed(ranks) if _reaches(ranks, rank, score)), None)


def next_rank(ranks: Sequence[Rank], score: int | None) -> Rank | None:
    """The first one that the score does not reach."""
    return next((rank for rank in ranks if not _reaches(ranks, rank, score)), None)


def _reaches(ranks: Sequence[Rank], rank: Rank, score: int | None) -> bool:
    if score is None or rank.mark is None:
        return score is not None
    return score <= rank.mark if fewer_is_better(ranks) else score >= rank.mark
