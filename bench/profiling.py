"""Where the time of random play goes: functions by their share, each game, plain Python.

    python bench/profiling.py --write

Sampled, so that many small calls do not seem dearer than they are: every few milliseconds of
processor time the innermost function is noted, and all that called it.
"""

from __future__ import annotations

import argparse
import os
import signal
from collections import Counter
from pathlib import Path
from random import Random
from time import process_time
from types import FrameType

from faubourg.bots.playout import play_randomly
from faubourg.core.registry import find_game

RESULT = Path(__file__).parent / "results" / "profile.md"
GAMES = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
EVERY = 0.002  # seconds of processor time
SHOWN = 10
HEAD = """\
# Where the time of random play goes

Two players, plain Python, uniformly random choices picked from the legal sets: `python
bench/profiling.py --write`. Own: the innermost function; with all it calls: in how many samples it
was somewhere on the stack. Functions of the games and the core; what they call in Python itself
counts for them.

"""


class Sampler:
    """Counts functions of ours."""

    def __init__(self) -> None:
        self.own, self.all = Counter[str](), Counter[str]()
        self.samples = 0

    def take(self, signum: int, frame: FrameType | None) -> None:
        found = list[str]()
        while frame is not None:
            name = _name(frame)
            if name and name not in found:
                found.append(name)
            frame = frame.f_back
        if found:
            self.samples += 1
            self.own[found[0]] += 1
            self.all.update(found)


def _name(frame: FrameType) -> str:
    path = frame.f_code.co_filename
    if f"{os.sep}faubourg{os.sep}" not in path or "playout" in path:
        return ""
    return f"{Path(path).stem}.{frame.f_code.co_qualname}"


def profile(key: str, seconds: float) -> Sampler:
    rules, rng, sampler = find_game(key).rules(2), Random(key), Sampler()
    play_randomly(rules, rules.new_state(), rng)  # tables are made once
    signal.signal(signal.SIGPROF, sampler.take)
    signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
    end = process_time() + seconds
    while process_time() < end:
        play_randomly(rules, rules.new_state(), rng)
    signal.setitimer(signal.ITIMER_PROF, 0)
    return sampler


def table(key: str, sampler: Sampler) -> str:
    lines = [f"## {key}\n", "| own | | with all it calls | |", "|---|---|---|---|"]
    pairs = zip(sampler.own.most_common(SHOWN), sampler.all.most_common(SHOWN), strict=False)
    for (own, one), (called, many) in pairs:
        cells = (f"`{own}`", _share(one, sampler), f"`{called}`", _share(many, sampler))
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def _share(count: int, sampler: Sampler) -> str:
    return f"{100 * count / sampler.samples:.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    told = HEAD + "\n".join(table(key, profile(key, given.seconds)) for key in GAMES)
    print(told)
    if given.write:
        RESULT.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
