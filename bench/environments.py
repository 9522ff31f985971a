"""Steps a second of learning environments with random legal actions, in one run on this machine:
ours, PettingZoo's classics, OpenSpiel from Python, and pgx on the CPU.

    python bench/environments.py --write

Every step gives an observation, a mask and rewards, as a learner needs them. The peers run in an
environment of their own, bench/.peers (pip install pgx pettingzoo[classic] open_spiel). Where ours
is compiled, `--python` names the Python of that build, whose rates are told beside the plain ones.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import numpy

BENCH: Final = Path(__file__).resolve().parent
PEERS: Final = BENCH / ".peers" / "bin" / "python"
RESULTS: Final = BENCH / "results" / "environments.md"
GAMES: Final = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
TASKS: Final = {
    "ours": [f"{kind} {game}" for game in GAMES for kind in ("aec", "batch", "cores")],
    "peers": [
        "zoo connect_four_v3", "zoo tictactoe_v3", "zoo chess_v6", "spiel tic_tac_toe",
        "spiel backgammon", "spiel chess", "spiel python_kuhn_poker", "pgx connect_four",
        "pgx backgammon", "pgx chess",
    ],
}  # fmt: skip
BATCH: Final = 64

Steps = Iterator[int]


def _choose(mask: Any, rng: numpy.random.Generator) -> int:
    return int(rng.choice(numpy.flatnonzero(mask)))


def zoo_steps(env: Any) -> Steps:
    rng = numpy.random.default_rng(1)
    while True:
        env.reset(seed=int(rng.integers(2**31)))
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else _choose(seen["action_mask"], rng))
            yield 1


def aec(game: str) -> Steps:
    from pettingzoo.env_registry.registration import make

    import faubourg.research  # noqa: F401  # registers the games

    return zoo_steps(make("aec", f"faubourg/{game}-v0"))


def batch(game: str, workers: int | None = 0) -> Steps:
    from faubourg.research import Batch, setting

    rng = numpy.random.default_rng(1)
    with Batch(setting(game), BATCH, workers=workers) as many:
        many.reset(seed=1)
        while True:
            chosen = [_choose(mask, rng) for mask in many.masks]
            many.step(numpy.array(chosen))
            yield BATCH


def cores(game: str) -> Steps:
    return batch(game, None)


def zoo(name: str) -> Steps:
    from pettingzoo.env_registry.registration import make

    return zoo_steps(make("aec", f"classic/{name}"))


def spiel(name: str) -> Steps:
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  # registers them
    game, rng = pyspiel.load_game(name), Random(1)
    tells = game.get_type().provides_observation_tensor
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            if tells:
                state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def pgx(name: str) -> Steps:
    import jax
    import jax.numpy
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask * 1.0)))
    while True:
        key, one, two = jax.random.split(key, 3)
        actions = choose(one, state.legal_action_mask)
        state = step(state, actions, jax.random.split(two, BATCH))
        state.rewards.block_until_ready()
        yield BATCH


KINDS: Final[dict[str, Callable[[str], Steps]]] = {
    "aec": aec, "batch": batch, "cores": cores, "zoo": zoo, "spiel": spiel, "pgx": pgx,
}  # fmt: skip


def measure(task: str, seconds: float) -> dict[str, float]:
    """By the clock, and by CPU time of this process with all its threads: for so long it works."""
    kind, name = task.split()
    steps, watch = KINDS[kind](name), perf_counter if kind == "cores" else process_time
    next(steps)  # imports and compiles
    done, start, cpu, begun = 0, perf_counter(), process_time(), watch()
    while watch() - begun < seconds:
        done += next(steps)
    return {"clock": done / (perf_counter() - start), "cpu": done / (process_time() - cpu)}


def measured(python: str, task: str, seconds: float) -> tuple[dict[str, float] | None, str]:
    command = [python, str(Path(__file__)), "--one", task, "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if done.returncode:
        return None, (done.stderr.strip().splitlines() or ["failed"])[-1][:80]
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found, ""


NAMES: Final = {
    "aec": "Faubourg, PettingZoo", "batch": f"Faubourg, batch of {BATCH}, one process",
    "cores": f"Faubourg, batch of {BATCH}, all cores",
    "zoo": "PettingZoo's classics", "spiel": "OpenSpiel from Python",
    "pgx": f"pgx on the CPU, batch of {BATCH}",
}  # fmt: skip


def page(rows: list[tuple[str, str, dict[str, float] | None, str]]) -> str:
    lines = ["| environment | game | build | steps/s by the clock | by CPU time |",
             "|---|---|---|---|---|"]  # fmt: skip
    for build, task, found, problem in rows:
        kind, name = task.split()
        if found is None:
            told = [f"missing: {problem}", ""]
        else:  # on all cores other processes work
            told = [f"{found['clock']:,.0f}", "–" if kind == "cores" else f"{found['cpu']:,.0f}"]
        lines.append("| " + " | ".join([NAMES[kind], name, build, *told]) + " |")
    table = "\n".join(lines)
    return f"""# Environments for learning, steps a second

Random legal actions; every step gives an observation, a mask and rewards. One after the other in a
single run. What the games are like differs: a step of ours tells 560 to 1,029 bytes and a mask of
583 to 17,968 actions, in games of 100 to 400 decisions.

{table}

Python {platform.python_version()}, {platform.system()} {platform.machine()}; {os.cpu_count()} cores
and a load of {os.getloadavg()[0]:.1f}: where that is more than the cores, other work ran
beside it, and rates by the clock are low and vary; those by CPU time, of all threads of a process,
are to be compared.

`{command(sys.argv[1:])}`
"""


def command(words: list[str]) -> str:
    """Without where things lie on this machine."""
    fast = '"$(python tools/fast.py --python)"'
    told = [fast if word.startswith("/") else word for word in words]
    return " ".join(["python", "bench/environments.py", *told])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--one", default="", help="only this task, as JSON")
    parser.add_argument(
        "--python", default="", help="of the compiled build: tools/fast.py --python"
    )
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    if args.one:
        print(json.dumps(measure(args.one, args.seconds)))
        return
    builds = {"plain": sys.executable, "compiled": args.python}
    tasks = [(b, python, task) for b, python in builds.items() if python for task in TASKS["ours"]]
    tasks += [("", str(PEERS), task) for task in TASKS["peers"]]
    text = page([(b, task, *measured(python, task, args.seconds)) for b, python, task in tasks])
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
