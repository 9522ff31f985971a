"""Thousands of games with real decks, bags and tiles, against the chances our rules give.

    python bench/draws.py --times 40 --write

Each case of tests/contract/draws.py is played so many times as often as in the tests. Edition 1 of
La Città is played too: its second reshuffle was drawn wrong, and that must be found.
"""

from __future__ import annotations

import argparse
import sys
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "examples")]

from contract.draws import CASES, FAULTY, Case, Tallies, draws, tallied, worst  # noqa: E402

RESULT = ROOT / "bench" / "results" / "draws.md"
FAR = 5.0  # standard deviations: by chance alone once in two million comparisons


def play(job: tuple[Case, int]) -> tuple[Case, Tallies]:
    case, number = job
    return case, tallied(case, case.games, f"soak {number}")


def run(times: int) -> dict[Case, Tallies]:
    jobs = [(case, number) for number in range(times) for case in (*CASES, FAULTY)]
    found: dict[Case, Tallies] = {case: {} for case in (*CASES, FAULTY)}
    with Pool() as pool, Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games with real pieces", total=len(jobs))
        for case, tallies in pool.imap_unordered(play, jobs):
            _merge(found[case], tallies)
            progress.advance(task)
    return found


def _merge(found: Tallies, more: Tallies) -> None:
    for trait, tally in more.items():
        if trait in found:
            found[trait].add(tally)
        else:
            found[trait] = tally


def is_right(case: Case, tallies: Tallies) -> bool:
    """Nothing is far from what it should be; where the fault is known, something is."""
    return (abs(worst(tallies)[1]) < FAR) != (case == FAULTY)


def report(found: dict[Case, Tallies], times: int, seconds: float) -> str:
    lines = []
    for case, tallies in found.items():
        trait, deviation = worst(tallies)
        compared = sum(bool(tally.deviation) for tally in tallies.values())
        lines.append(f"| {case} | {case.games * times} | {draws(tallies)} | {compared} "
                     f"| {deviation:+.1f} | {trait} |")  # fmt: skip
    return f"""# Draws against real pieces

`python bench/draws.py --times {times} --write`

Every deck, bag and reshuffle, played with real cards and cubes that are shuffled and then lie as
they lie. Before each draw the rules say how likely every outcome is; whatever can be said of an
outcome beforehand (which card, how early, how long it has not come up, how likely it was) is
counted and compared. Shown is the largest deviation of each case, in standard deviations: up to
{FAR:.0f} it is luck. Edition 1 of La Città drew its second reshuffle wrong, which is found.

| case | games | draws | things compared | largest deviation | of |
|---|---|---|---|---|---|
{chr(10).join(lines)}

{seconds:.0f} seconds.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=40)
    parser.add_argument("--write", action="store_true", help=f"keep the report in {RESULT.name}")
    given = parser.parse_args()
    start = perf_counter()
    found = run(given.times)
    text = report(found, given.times, perf_counter() - start)
    print(text)
    if given.write:
        RESULT.write_text(text, encoding="utf-8")
    wrong = [str(case) for case, tallies in found.items() if not is_right(case, tallies)]
    sys.exit(f"not as with real pieces: {', '.join(wrong)}" if wrong else 0)


if __name__ == "__main__":
    main()
