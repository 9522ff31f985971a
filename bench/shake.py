"""Runs the tests of pages and server again and again on a machine that is far too busy.

    python bench/shake.py --runs 20

Eight programs that never rest run beside them. Each run adds a line to bench/results/shake.md, so
that twenty may be run in several goes. A test that fails here though nothing is wrong is decided
by time: it is mended, not run again.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
RESULT = ROOT / "bench" / "results" / "shake.md"
SUITES = {  # as `make test` runs them
    "pages": ("--dist", "loadgroup", "tests/browser"),
    "server": ("--dist", "worksteal", "tests/web", "tests/attacks"),
}
BUSY = "while True: pass"
HEAD = """\
# Shake

The tests of pages and of the server, run again and again while {load} programs that never rest
run on the same {cores} cores: passed, minutes, and what failed. Nothing is run a second time. Each
run of `python bench/shake.py` adds a line; the commit says what was tried.

| run | commit | pages passed | minutes | server passed | minutes | failed |
|---|---|---|---|---|---|---|
"""


@contextmanager
def busy(programs: int) -> Iterator[None]:
    """So many that take what they get."""
    running = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(programs)]
    try:
        yield
    finally:
        for program in running:
            program.kill()
            program.wait()


def run(suite: str, workers: int) -> tuple[str, list[str]]:
    """Two cells of the table, and the names of the tests that failed."""
    start = monotonic()
    with tempfile.NamedTemporaryFile(suffix=".xml") as report:
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(workers)]
        command += [*SUITES[suite], f"--junitxml={report.name}"]
        subprocess.run(command, cwd=ROOT, check=False)
        cases = list(ElementTree.parse(report.name).iter("testcase"))
    failed = [str(case.get("name")) for case in cases if _is_bad(case)]
    minutes = (monotonic() - start) / 60
    return f"{len(cases) - len(failed)} of {len(cases)} | {minutes:.1f}", failed


def _is_bad(case: ElementTree.Element) -> bool:
    return case.find("failure") is not None or case.find("error") is not None


def commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def runs_so_far() -> int:
    return len(re.findall(r"^\| \d", RESULT.read_text(), re.MULTILINE))


def shake(given: argparse.Namespace) -> bool:
    """One line more; whether all passed."""
    tried = commit().strip()  # before anything changes
    with busy(given.load):
        told = [run(suite, given.workers) for suite in SUITES]
    failed = [name for _, names in told for name in names]
    cells = [str(runs_so_far() + 1), tried, *(cell for cell, _ in told), ", ".join(failed)]
    with RESULT.open("a", encoding="utf-8") as out:
        out.write("| " + " | ".join(cells) + " |\n")
    return not failed


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--load", type=int, default=8, help="programs that never rest")
    parser.add_argument("--workers", type=int, default=6, help="processes that test")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    if not RESULT.exists():
        RESULT.write_text(HEAD.format(load=given.load, cores=os.cpu_count()), encoding="utf-8")
    sys.exit(not all([shake(given) for _ in range(given.runs)]))


if __name__ == "__main__":
    main()
