"""How much a solver that knows all draws gets out of games for one, and the planner beside it.

    python bench/solving.py --write [--games 32] [--evaluations 100000] [--only town_center]

Seeds are solve/0, solve/1 and so on. A game without a learned value is solved by its judge.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from faubourg.bots import make_bot
from faubourg.bots.playing import play_game
from faubourg.bots.solve import EVALUATIONS, solve
from faubourg.core.chance import Chance
from faubourg.core.registry import find_game

RESULTS = Path(__file__).parent / "results" / "solving.md"
KINDS = (
    ("town_center", ""), ("town_center", "sides=B"), ("town_center", "solo=central_park"),
    ("small_city", ""), ("arcologies", ""),
)  # fmt: skip

HEAD = """# Games for one, solved with open luck

`python bench/solving.py --write`: seeds `solve/0` to `solve/{last}`, about {evaluations:,}
evaluations a game, plain Python, 95 % intervals. The planner knows no draw before it comes; the
solver knows all of them. Points; in Arcologies rounds, where fewer are better.

| game | led by | planner | solver | s a game | what the solver found |
|---|---|---|---|---|---|
"""


@dataclass(frozen=True)
class Task:
    game: str
    options: str
    number: int
    evaluations: int


@dataclass(frozen=True)
class Told:
    planner: int | None
    solver: int | None
    seconds: float
    learned: bool


def work(task: Task) -> Told:
    game = find_game(task.game)
    options = dict(word.split("=") for word in task.options.split() if word)
    rules, chance = game.rules(1, options), Chance.seeded(f"solve/{task.number}")
    played = play_game(rules, [make_bot("planner", game)], chance, [Random(0)])
    started = time.process_time()
    found = solve(game, rules, chance, task.evaluations)
    seconds = time.process_time() - started
    return Told(rules.solo_score(played.state), found.score, seconds, found.learned)


def mean(scores: list[int | None]) -> str:
    won = [float(score) for score in scores if score is not None]
    if len(won) < 2:
        return "–"
    lost = f", {len(scores) - len(won)} lost" if len(won) < len(scores) else ""
    return f"{fmean(won):.1f} ± {1.96 * stdev(won) / len(won) ** 0.5:.1f}{lost}"


def row(game: str, options: str, told: list[Told]) -> str:
    by = "value" if told[0].learned else "judge"
    planner, solver = [each.planner for each in told], [each.solver for each in told]
    scores = " ".join("–" if score is None else str(score) for score in solver)
    seconds = fmean(each.seconds for each in told)
    means = f"{mean(planner)} | **{mean(solver)}** | {seconds:.1f}"
    return f"| {game} {options} | {by} | {means} | {scores} |"


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--games", type=int, default=32)
    asked.add_argument("--evaluations", type=int, default=EVALUATIONS)
    asked.add_argument("--processes", type=int, default=os.cpu_count())
    asked.add_argument("--only", default="")
    asked.add_argument("--write", action="store_true")
    given = asked.parse_args()
    lines = HEAD.format(last=given.games - 1, evaluations=given.evaluations).splitlines()
    with get_context("spawn").Pool(given.processes) as pool:
        for game, options in KINDS:
            if given.only in ("", game):
                tasks = [Task(game, options, n, given.evaluations) for n in range(given.games)]
                lines.append(row(game, options, pool.map(work, tasks, 1)))
                print(lines[-1], flush=True)
    if given.write:
        RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
