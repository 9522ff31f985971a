"""Whether words agree with the planner: what is told of its best choice against its second.

.venv/bin/python bench/words.py --write
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy

from faubourg.bots.spreading import Processes
from faubourg.bots.words import AS_JUDGED, factors_of, gains, largest
from faubourg.core.registry import Game, games
from faubourg.train.seeding import seeds
from faubourg.train.words import Position, is_learned, positions

GAMES: Final = 24
LEAST: Final = (0.05, 1.0)  # points that the best is better by
RESULTS: Final = Path(__file__).parent / "results" / "words.md"
HEAD: Final = """# Words of hints

How often the terms that are told of the planner's best choice against its second add up to more
than nothing, and how their sum goes with what it thinks the best is better by (correlation).
{games} games of the planner for each game, on the seeds kept for reporting, by turns with one to
four players; `bench/words.py --write`, a few minutes for each game.

*At once*: the judge's own terms behind the choice, as hints were told before. *In the end*: the
same where the planner's plan for it ends. *Fitted*: there, as `words.json` counts them.

| game | better by | positions | at once | in the end | fitted |
|---|---|---|---|---|---|
"""
Told = Callable[[Position, int], dict[str, float]]  # the terms of one of its choices


def at_once(each: Position, place: int) -> dict[str, float]:
    return each.choices[place].at_once


def in_the_end(game: Game) -> Told:
    """As the judge has them, so without those that only words have."""
    new = game.prospects(game.rules(game.fewest, game.for_programs())).TERMS

    def told(each: Position, place: int) -> dict[str, float]:
        return {name: by for name, by in each.choices[place].terms.items() if name not in new}

    return told


def fitted(game: Game) -> Told:
    factors = factors_of(game)

    def told(each: Position, place: int) -> dict[str, float]:
        counts, terms = factors[each.stage], each.choices[place].terms
        return {name: by * counts.get(name, 1.0) for name, by in terms.items()}

    return told


def cell(found: Sequence[Position], told: Told) -> str:
    by = [each.choices[0].worth - each.choices[1].worth for each in found]
    sums = [sum(more for _, more in largest(gains(told(each, 1), told(each, 0)))) for each in found]
    agree = sum(each > 0 for each in sums) / len(sums)
    return f"{100 * agree:.0f} %, {numpy.corrcoef(by, sums)[0, 1]:.2f}"


def lines(game: Game) -> list[str]:
    processes = Processes(os.cpu_count() or 1)
    found = positions(game, seeds("reporting")[0], GAMES, processes, lambda done: None)
    wide = [each for each in found if len(each.choices) > 1]
    ways = [at_once, in_the_end(game)]
    ways += [fitted(game)] if factors_of(game) is not AS_JUDGED else []
    rows = list[str]()
    for least in LEAST:
        some = [each for each in wide if each.choices[0].worth - each.choices[1].worth >= least]
        cells = " | ".join(cell(some, way) for way in ways)
        rows.append(f"| {game.key} | {least:g} | {len(some)} | {cells} |")
    return rows


def main() -> None:
    told = HEAD.format(games=GAMES)
    for game in games().values():
        if is_learned(game):
            told += "\n".join(lines(game)) + "\n"
    if "--write" in sys.argv:
        RESULTS.write_text(told, encoding="utf-8")
    print(told, end="")


if __name__ == "__main__":
    main()
