"""How many choices a second a bot can judge, on one core: every game, pure and compiled, in turn.

    python bench/judging.py --write
    git worktree add ../before COMMIT
    python bench/judging.py --before ../before --write    beside an earlier checkout, pure

To judge a choice is to clone what is known, do the action and add up the judge's terms: the hot
loop of every bot. All builds judge the choices of the same games between greedy bots.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.builds import COMPILED, PURE, pythons  # noqa: E402  # scripts are no package

RESULT = ROOT / "bench" / "results" / "judging.md"
BEFORE = "before, pure"
Samples = dict[str, dict[str, list[float]]]  # by game and build


def rates(python: str, seconds: float, sources: str) -> dict[str, float]:
    """Choices per second, by game."""
    env = {**os.environ, "PYTHONPATH": sources}
    command = [python, "-m", "faubourg", "bench", "--all", "--json", "--seconds", str(seconds)]
    told = subprocess.run(command, stdout=subprocess.PIPE, env=env, cwd=ROOT, check=True)
    return {each["game"]: each["judged_per_s"] for each in json.loads(told.stdout)}


def measure(builds: dict[str, tuple[str, str]], rounds: int, seconds: float) -> Samples:
    found: Samples = defaultdict(lambda: defaultdict(list))
    for number in range(rounds):
        for build, (python, sources) in builds.items():
            print(f"round {number + 1} of {rounds}: {build}", file=sys.stderr, flush=True)
            for game, rate in rates(python, seconds, sources).items():
                found[game][build].append(rate)
    return found


def table(found: Samples, builds: list[str]) -> str:
    first = builds[0]
    head = ["game", *builds, *[f"{build} / {first}" for build in builds[1:]]]
    lines = [head, ["---"] * len(head)]
    for game in sorted(found):
        middle = [median(found[game][build]) for build in builds]
        shares = [f"{rate / middle[0]:.2f}" for rate in middle[1:]]
        lines.append([game, *[f"{rate:,.0f}" for rate in middle], *shares])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def page(found: Samples, builds: list[str], args: argparse.Namespace) -> str:
    return f"""# Choices judged per second

On one core, medians of {args.rounds} rounds in one run, two players. A choice is judged by cloning
what is known, doing the action, and adding up the judge's terms.

{table(found, builds)}

- Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores
- `{shlex.join(["python", "bench/judging.py", *sys.argv[1:]])}`
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--before", type=Path, help="a checkout of an earlier commit")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.5, help="CPU time for each game")
    parser.add_argument("--write", action="store_true", help=f"write {RESULT.name}")
    args = parser.parse_args()
    builds = {BEFORE: (sys.executable, str(args.before / "src"))} if args.before else {}
    ours = {PURE: str(ROOT / "src"), COMPILED: ""}  # what is compiled is installed
    builds |= {build: (python, ours[build]) for build, python in pythons().items()}
    text = page(measure(builds, args.rounds, args.seconds), list(builds), args)
    print(text)
    if args.write:
        RESULT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
