"""This checkout beside an earlier one, in turn in one run: what became faster or slower.

    git worktree add ../before v0.1.0
    python bench/beside.py ../before --rounds 5 --write

Random play (`faubourg bench`), drawings (`bench/drawing.py`) and the server's CPU for a decision
(`bench/load.py` with a few tables), each by the checkout's own code. A ratio above 1 is better
now; the median of the rounds counts.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
RESULT = ROOT / "bench" / "results" / "beside.md"
GAMES = {"town_center": 2, "big_city": 2, "la_citta": 2, "small_city": 2, "arcologies": 2}
RATES = ("decisions_per_s", "decisions_per_s_listing")  # more is better; of all others less
LEAST = 0.005  # what a table with two digits shows as nothing
Samples = dict[tuple[str, str], list[float]]


def ran(checkout: Path, *command: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=checkout,
        env=env,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def play(checkout: Path) -> Iterator[tuple[str, str, float]]:
    for game, seats in GAMES.items():
        told = json.loads(
            ran(checkout, "-m", "faubourg", "bench", game, "-n", str(seats), "--json")
        )
        for key in (*RATES, "clone_us"):
            yield game, key, told[key]


def drawing(checkout: Path) -> Iterator[tuple[str, str, float]]:
    for name, new, again in re.findall(
        r"^\| (\w+, \d players) \| ([\d.]+) \| ([\d.]+)", ran(checkout, "bench/drawing.py"), re.M
    ):
        what = name.replace("view", "known")  # as it was called
        yield what, "ms, new position", float(new)
        yield what, "ms, again", float(again)


def load(checkout: Path) -> Iterator[tuple[str, str, float]]:
    wanted = ("--tables", "24", "--seconds", "20", "--idle", "1")
    for game in GAMES:
        told = ran(checkout, "bench/load.py", "--game", game, *wanted)
        found = re.search(r"([\d.]+) ms for each decision", told)
        assert found is not None, told
        yield game, "server's ms for a decision", float(found[1])


MEASURES = {"play": play, "drawing": drawing, "load": load}


def measured(checkouts: tuple[Path, Path], kind: str, rounds: int) -> list[str]:
    """Rows: what, unit, before, now, ratio."""
    samples: tuple[Samples, Samples] = (defaultdict(list), defaultdict(list))
    for _ in range(rounds):
        for checkout, kept in zip(checkouts, samples, strict=True):
            for what, unit, value in MEASURES[kind](checkout):
                kept[what, unit].append(value)
    return [_row(key, samples[0][key], samples[1][key]) for key in samples[1] if samples[0][key]]


def _row(key: tuple[str, str], before: list[float], now: list[float]) -> str:
    old, new = median(before), max(median(now), LEAST)
    ratio = new / old if key[1] in RATES else old / new
    return f"| {key[0]} | {key[1]} | {old:,.4g} | {new:,.4g} | {ratio:.2f} |"


def commit(checkout: Path) -> str:
    command = ["git", "-C", str(checkout), "describe", "--always"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def report(checkouts: tuple[Path, Path], kinds: list[str], rounds: int) -> str:
    before, now = map(commit, checkouts)
    rows = [row for kind in kinds for row in measured(checkouts, kind, rounds)]
    head = (
        f"# {now} beside {before}\n\nIn turn in one run, medians of {rounds} rounds; above 1 is "
        f"better now. `python bench/beside.py BEFORE --rounds {rounds} --write` on "
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}.\n\n"
        "| what | unit | before | now | ratio |\n|---|---|---|---|---|\n"
    )
    return head + "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, help="a checkout of an earlier version")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", choices=MEASURES, action="append", help="repeatable")
    parser.add_argument("--write", action="store_true", help=f"keep the table in {RESULT.name}")
    given = parser.parse_args()
    words = report((given.before.resolve(), ROOT), given.only or list(MEASURES), given.rounds)
    print(words)
    if given.write:
        RESULT.write_text(words, encoding="utf-8")


if __name__ == "__main__":
    main()
