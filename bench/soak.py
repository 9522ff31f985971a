"""Thousands of random games of every case, watched; prints and keeps what it saw.

    python bench/soak.py --games 10000 --deep 600 --write

Every game must end within its bound with all pieces there. In the deep ones the legal set is
compared with why_not over the whole catalogue at every single state.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from random import Random
from time import perf_counter

from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "examples")]

from contract.cases import Case, all_cases  # noqa: E402  # the tests are no package
from contract.checks import check_legal_is_the_filter, check_state_deeply  # noqa: E402

from faubourg.bots.playout import draw  # noqa: E402
from faubourg.core.model import CHANCE  # noqa: E402

RESULT = ROOT / "bench" / "results" / "soak.md"


@dataclass(frozen=True)
class Seen:
    case: str
    entries: int
    states_compared: int


class Always(Random):
    """Makes the legality check take the whole catalogue."""

    def random(self) -> float:
        return 0.0


def walk(job: tuple[int, int, bool]) -> Seen:
    """One random game of a case."""
    place, seed, deep = job
    case: Case = all_cases()[place]
    rules, rng = case.rules(), Random(seed)
    state = rules.new_state()
    pieces = rules.inventory(state)
    entries = compared = 0
    while state.actors:
        seat = rng.choice(state.actors)
        if deep and seat != CHANCE:
            check_legal_is_the_filter(rules, state, seat, Always())
            compared += 1
        chance = seat == CHANCE
        action = draw(rules, state, rng) if chance else rules.pick(state, seat, rng)
        rules.apply(state, seat, action)
        entries += 1
        assert entries <= rules.longest, f"{case} seed {seed} does not end"
    assert rules.inventory(state) == pieces, f"{case} seed {seed} loses pieces"
    check_state_deeply(rules, state, rng)
    return Seen(str(case), entries, compared)


def jobs(games: int, deep: int) -> Iterator[tuple[int, int, bool]]:
    cases = len(all_cases())
    for number in range(games):
        yield number % cases, number, number < deep


def run(games: int, deep: int) -> list[Seen]:
    with Pool() as pool, Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("random games", total=games)
        seen = []
        for one in pool.imap_unordered(walk, jobs(games, deep), chunksize=4):
            seen.append(one)
            progress.advance(task)
        return seen


def report(seen: list[Seen], deep: int, seconds: float) -> str:
    entries = sum(one.entries for one in seen)
    compared = sum(one.states_compared for one in seen)
    longest = max(seen, key=lambda one: one.entries)
    return f"""# Soak

`python bench/soak.py --games {len(seen)} --deep {deep} --write`

| | |
|---|---|
| random games, all ended, no assertion failed | {len(seen)} |
| cases (game, players, options) | {len({one.case for one in seen})} |
| entries | {entries} |
| states whose whole catalogue was compared with why_not | {compared} |
| longest game | {longest.entries} entries, {longest.case} |
| seconds | {seconds:.0f} |
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--deep", type=int, default=600)
    parser.add_argument("--write", action="store_true", help=f"keep the report in {RESULT.name}")
    given = parser.parse_args()
    start = perf_counter()
    text = report(run(given.games, given.deep), given.deep, perf_counter() - start)
    print(text)
    if given.write:
        RESULT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
