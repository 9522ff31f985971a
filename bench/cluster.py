"""A Ray cluster of several workers here, one of which is killed in the middle of a job: what it
leaves must be, byte by byte, what a single process leaves. Writes bench/results/cluster.md. So must
weights that are learned; that part needs PyTorch, and is left out without it.

    python bench/cluster.py --games 200 --write
"""

from __future__ import annotations

import hashlib
import logging
import os
import signal
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Any, Final

import ray

from faubourg.bots.spreading import Processes, Spread
from faubourg.core.builds import is_compiled
from faubourg.core.model import __name__ as model
from faubourg.research.cluster import OnRay
from faubourg.research.selfplay import Plan, plan_of, run
from faubourg.research.settings import setting

RESULTS: Final = Path(__file__).parent / "results" / "cluster.md"
MACHINES: Final = 100
CORES: Final = 16
TRAINED: Final = 400  # games of an iteration


class Killing:
    """Kills workers of the cluster when half of the games are there."""

    def __init__(self, at: int) -> None:
        self.at = at
        self.killed = 0

    def __call__(self, done: int) -> None:
        if done < self.at or self.killed:
            return
        self.kill()

    def kill(self) -> None:
        while not workers():  # between two tasks nobody plays
            time.sleep(0.01)
        pids = workers()
        for pid in pids[: max(1, len(pids) // 2)]:
            os.kill(pid, signal.SIGKILL)
            self.killed += 1


def workers() -> list[int]:
    """Processes of our own cluster that play now, as Linux lists them."""
    found, parents = list[int](), dict[int, int]()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(status[1])
            if (folder / "cmdline").read_text().startswith(("ray::play_job", "ray::_done")):
                found.append(int(folder.name))
        except OSError:
            continue  # it has ended meanwhile
    return [pid for pid in found if _is_ours(pid, parents)]


def _is_ours(pid: int, parents: dict[int, int]) -> bool:
    while pid not in (0, os.getpid()):
        pid = parents.get(pid, 0)
    return bool(pid)


def digest(folder: Path) -> str:
    told = hashlib.sha256()
    for file in sorted(folder.glob("[gpr]*-*.*")):
        told.update(file.name.encode() + file.read_bytes())
    return told.hexdigest()[:16]


def timed(
    plan: Plan, args: Namespace, folder: Path, spread: Spread, progress: Callable[[int], None]
) -> tuple[str, float]:
    start = time.perf_counter()
    played = run(plan, args.games, args.part, folder, spread, progress)
    assert played == args.games, f"{played} games, expected {args.games}"
    return digest(folder), time.perf_counter() - start


def learned(folder: Path, pool: Executor, workers: int) -> str:
    """What three iterations of `faubourg train` learn of side A, as a digest of all weights."""
    import torch

    from faubourg.train.fit import flat
    from faubourg.train.loop import Plan, Training
    from faubourg.train.selfplay import kinds_of

    torch.set_num_threads(1)
    plan = Plan({"A": 1.0}, games=TRAINED, batch=512, passes=1, gate_every=2, gate_games=50)
    training = Training(kinds_of("town_center", ["A"]), plan, folder, workers, "cpu")
    with pool:
        training.run(pool, lambda progress: progress.iteration == 3, lambda told: None)
    return hashlib.sha256(flat(training.learner.weights()).tobytes()).hexdigest()[:16]


def trained(folder: Path, cluster_workers: int) -> dict[str, Any]:
    """Learned alone and by the cluster that is there, a worker of which is killed."""
    alone = learned(folder / "alone", ThreadPoolExecutor(1), 1)
    killing = Killing(0)
    killer = Thread(target=killing.kill, daemon=True)
    with OnRay("auto").pool() as pool:
        killer.start()
        many = learned(folder / "many", pool, cluster_workers)
    return {"alone": alone, "cluster": many, "killed": killing.killed}


def page(args: Namespace, told: dict[str, Any]) -> str:
    hour = MACHINES * CORES * 3600 / told["each"]
    same = "the same, byte by byte" if told["alone"] == told["cluster"] else "NOT THE SAME"
    build = "compiled" if is_compiled(model) else "plain Python"
    return f"""# Jobs on a cluster, with a worker killed

`faubourg selfplay {args.game} --bots apprentice --games {args.games} --part {args.part}`, once in a
single process and once on a Ray {ray.__version__} cluster of {args.workers} workers on the same
machine; workers killed with SIGKILL when half of the games were there: {told["killed"]}.

| | digest of all files | seconds |
|---|---|---|
| one process | `{told["alone"]}` | {told["alone_s"]:.1f} |
| cluster, {told["killed"]} workers killed | `{told["cluster"]}` | {told["cluster_s"]:.1f} |

The files are {same}; no game is lost or doubled.
{_told_of_training(told["trained"])}

**On paper, 100 machines for an hour.** A game takes {told["each"]:.2f} s of one core here ({build},
{os.cpu_count()} cores shared with other work; dataset and records included). Jobs have nothing in
common but their seeds, and what comes back is {told["bytes"] / 1024:.0f} KB a game.
{MACHINES} machines of {CORES} such cores would play {hour / 1e6:.1f} million games in an hour, and
send {hour * told["bytes"] / 3600 / 1e6:.0f} MB a second to the one that writes; one folder for each
range of seeds (`--first`) spreads that too. This was not tried.

`{" ".join(["python", "bench/cluster.py", *sys.argv[1:]])}`
"""


def _told_of_training(trained: dict[str, Any] | None) -> str:
    if trained is None:
        return "\n`faubourg train` was left out: PyTorch is not installed here.\n"
    return f"""
So do weights that are learned, as by `faubourg train town_center --mix A=1`, three iterations of
{TRAINED} games. Digests of all weights: `{trained["alone"]}` in one thread,
`{trained["cluster"]}` on the cluster; workers killed as they played: {trained["killed"]}.
This holds for machines of one kind; elsewhere compilers and PyTorch may add in another order.
"""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="town_center")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--part", type=int, default=5)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--write", action="store_true", help="write bench/results/cluster.md")
    args = parser.parse_args()
    os.environ.setdefault("RAY_worker_niceness", "0")  # 15 by default: behind all other work here
    plan = plan_of(setting(args.game), ("apprentice",), 0)
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        alone, many = Path(folder, "alone"), Path(folder, "many")
        start = time.process_time()
        told["alone"], told["alone_s"] = timed(plan, args, alone, Processes(1), lambda done: None)
        told["each"] = (time.process_time() - start) / args.games
        told["bytes"] = sum(file.stat().st_size for file in alone.iterdir()) / args.games
        ray.init(address="local", num_cpus=args.workers, logging_level=logging.ERROR,
                 log_to_driver=False)  # fmt: skip
        killing = Killing(args.games // 2)
        told["cluster"], told["cluster_s"] = timed(plan, args, many, OnRay("auto"), killing)
        told["killed"] = killing.killed
        there = find_spec("torch") is not None
        told["trained"] = trained(Path(folder), args.workers) if there else None
        ray.shutdown()
    text = page(args, told)
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")
    for each in (told, told["trained"] or told):
        if each["alone"] != each["cluster"] or not each["killed"]:
            sys.exit("the cluster left something else, or nothing was killed")


if __name__ == "__main__":
    main()
