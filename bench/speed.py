"""Whether the games are as fast as they were: rates against a yardstick, which knows no game.

    python bench/speed.py            fails where a rate is below 70 % of the table's
    python bench/speed.py --write    writes the table anew

The yardstick is a loop of plain Python that is measured beside every game, so that another machine
or a busy one is slower in both. It decides no test: `make speed` runs it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from time import process_time

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.builds import pythons  # noqa: E402  # scripts are no package

RESULT = ROOT / "bench" / "results" / "speed.json"
RATES = ("decisions_per_s", "decisions_per_s_listing", "judged_per_s")
LEAST = 0.7
LOOPS = 200_000
Table = dict[str, float]  # by game, build and rate: how much a loop of the yardstick is worth


def loops_per_s() -> float:
    """What games are made of: numbers, a list, a dictionary."""
    seen, cells, found = {}, [0] * 64, 0
    start = process_time()
    for number in range(LOOPS):
        place = (number * 31 + found) & 63
        cells[place] += 1
        seen[place, number & 7] = cells[place]
        found = found + 1 if cells[place] & 1 else found ^ place
    return LOOPS / (process_time() - start)


def measure(seconds: float) -> Table:
    found: Table = {}
    for build, python in pythons().items():
        print(build, file=sys.stderr, flush=True)
        command = [python, "-m", "faubourg", "bench", "--all", "--json", "--seconds", str(seconds)]
        before = loops_per_s()
        told = subprocess.run(command, stdout=subprocess.PIPE, cwd=ROOT, check=True)
        loops = (before + loops_per_s()) / 2
        for each in json.loads(told.stdout):
            found |= {f"{each['game']}, {build}, {rate}": each[rate] / loops for rate in RATES}
    return found


def middle(rounds: int, seconds: float) -> Table:
    found = defaultdict(list)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        for what, worth in measure(seconds).items():
            found[what].append(worth)
    return {what: float(f"{median(worth):.4g}") for what, worth in found.items()}


def slower(now: Table, known: Table) -> list[str]:
    parts = {what: now[what] / worth for what, worth in known.items() if what in now}
    return [f"{what}: {part:.0%} of what it was" for what, part in parts.items() if part < LEAST]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time for each game")
    parser.add_argument("--write", action="store_true", help=f"write {RESULT.name}")
    args = parser.parse_args()
    now = middle(args.rounds, args.seconds)
    if args.write:
        RESULT.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
        return
    if not RESULT.exists():
        sys.exit(f"there is no {RESULT.name}; `python bench/speed.py --write` makes it")
    if found := slower(now, json.loads(RESULT.read_text(encoding="utf-8"))):
        sys.exit("\n".join(found))
    print(f"All {len(now)} rates are at least {LEAST:.0%} of what they were.")


if __name__ == "__main__":
    main()
