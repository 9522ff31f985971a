"""Measures Faubourg beside its peers, in turn in one run, and prints medians and their ratios."""

import json
import os
import platform
import shlex
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

BENCH: Final = Path(__file__).resolve().parent
ROOT: Final = BENCH.parent
ENVIRONMENT: Final = BENCH / ".peers"
PEERS_PYTHON: Final = ENVIRONMENT / "bin" / "python"
RESULTS: Final = BENCH / "results" / "peers.md"
PATIENCE: Final = 900  # seconds before a command is given up; installing is the longest

sys.path.insert(0, str(ROOT))
from bench.builds import pythons  # noqa: E402  # scripts are no package

OUR_GAMES: Final = ("town_center", "big_city", "la_citta", "small_city", "arcologies")
SEATS: Final = 2


class Failed(Exception):
    """A command failed; the message is the last line that it wrote."""


@dataclass(frozen=True)
class Measure:
    """One number of a contender's JSON, and the number of the peers that it is compared with."""

    key: str
    unit: str
    peer_key: str = ""  # empty: the peers have nothing like it


@dataclass
class Contender:
    """One engine under measure: where it comes from, its command, and what its runs gave."""

    name: str
    task: str
    command: tuple[str, ...]
    measures: tuple[Measure, ...]
    package: str = ""  # name on PyPI; empty for ours
    wanted: str = ""  # beginning of the versions accepted
    build: str = ""  # a peer's version, or whether ours is compiled
    samples: list[dict[str, float]] = field(default_factory=list)
    error: str = ""  # empty: nothing failed

    @property
    def label(self) -> str:
        return f"{self.name} {self.build}".strip() + f", {self.task}"


OPEN_SPIEL: Final = ("peer_open_spiel.py", "open_spiel", "2.0")
PEER_MEASURES: Final = (Measure("decisions_per_s", "decisions/s"), Measure("clone_us", "µs/clone"))
OUR_MEASURES: Final = (
    Measure("decisions_per_s", "decisions/s", "decisions_per_s"),
    Measure("decisions_per_s_listing", "decisions/s, legal listed", "decisions_per_s"),
    Measure("judged_per_s", "choices judged/s"),
    Measure("clone_us", "µs/clone", "clone_us"),
    Measure("games_per_s", "games/s"),
)


def peer(name: str, task: str, script: str, package: str, wanted: str, *words: str) -> Contender:
    command = (str(PEERS_PYTHON), str(BENCH / script), *words)
    return Contender(name, task, command, PEER_MEASURES, package, wanted)


def all_peers() -> list[Contender]:
    return [
        peer("Catanatron", "4 random players", "peer_catanatron.py", "catanatron", "3.2"),
        peer("OpenSpiel", "backgammon", *OPEN_SPIEL, "backgammon"),
    ]


def for_scale() -> list[Contender]:
    """Chess, which everybody knows: nothing is compared with it."""
    return [
        peer("OpenSpiel", "chess", *OPEN_SPIEL, "chess"),
        peer("python-chess", "chess", "peer_chess.py", "chess", "1.11"),
    ]


def our_contenders() -> list[Contender]:
    """Both builds of every game, one after the other."""
    builds = pythons().values()
    return [our_contender(python, game) for game in OUR_GAMES for python in builds]


def our_contender(python: str, game: str) -> Contender:
    command = (python, "-m", "faubourg", "bench", game, "--seats", str(SEATS), "--json")
    return Contender("Faubourg", f"{game}, {SEATS} seats", command, OUR_MEASURES)


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no output"


def run(command: Sequence[str]) -> str:
    """The standard output of a command, or Failed with the last line of its errors."""
    try:
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Failed(last_line(str(error))) from error
    if done.returncode != 0:
        raise Failed(last_line(done.stderr or done.stdout))
    return done.stdout


def installed_version(package: str) -> str:
    """The version in the peers' environment; Failed when there is none."""
    question = f"from importlib.metadata import version; print(version({package!r}))"
    return run([str(PEERS_PYTHON), "-c", question]).strip()


def is_installed(peer: Contender) -> bool:
    """Whether a wanted version is there; notes which."""
    try:
        peer.build = installed_version(peer.package)
    except Failed:
        return False
    return f"{peer.build}.".startswith(f"{peer.wanted}.")


def install(peer: Contender) -> None:
    """Install a peer unless it is there."""
    if is_installed(peer):
        return
    pip = [str(PEERS_PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    run([*pip, f"{peer.package}=={peer.wanted}.*"])
    peer.build = installed_version(peer.package)


def is_environment_ready() -> bool:
    """Whether the peers' environment has pip and the Python that runs us."""
    question = "import pip, platform; print(platform.python_version())"
    try:
        return run([str(PEERS_PYTHON), "-c", question]).strip() == platform.python_version()
    except Failed:
        return False


def prepare(peer: Contender) -> None:
    """Make the environment and install one peer, each unless done; notes a failure."""
    start = perf_counter()
    try:
        if not is_environment_ready():
            run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)])
            report("environment", start, "")
        install(peer)
    except Failed as failure:
        peer.error = str(failure)
    report(f"{peer.package} {peer.build}", start, peer.error)


def report(what: str, start: float, error: str) -> None:
    """Print one line of progress."""
    outcome = f"FAILED: {error}" if error else "done"
    print(f"{what}: {outcome}, {perf_counter() - start:.1f} s", file=sys.stderr, flush=True)


def keep_sample(contender: Contender, output: str) -> None:
    """Keep the numbers asked for from a contender's JSON, and whether ours is compiled."""
    try:
        found = json.loads(output)
        sample = {measure.key: float(found[measure.key]) for measure in contender.measures}
        if not contender.package:
            contender.build = "compiled" if found["compiled"] else "pure Python"
    except (KeyError, TypeError, ValueError) as error:
        raise Failed(f"unexpected output {last_line(output)!r}: {error!r}") from error
    contender.samples.append(sample)


def measure_once(contender: Contender, seconds: float) -> None:
    """Run a contender and keep its numbers; once failed it is not run again."""
    if contender.error:
        return
    start = perf_counter()
    try:
        keep_sample(contender, run([*contender.command, "--seconds", str(seconds)]))
    except Failed as failure:
        contender.error = str(failure)
    report(contender.label, start, contender.error)


def measure_all(contenders: Sequence[Contender], rounds: int, seconds: float) -> None:
    """Run the contenders in turn, so that a busy machine slows them alike."""
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr, flush=True)
        for contender in contenders:
            measure_once(contender, seconds)


def middle(contender: Contender, key: str) -> float | None:
    """The median of a measure, or None if it was never taken."""
    values = [sample[key] for sample in contender.samples if key in sample]
    return median(values) if values else None


def show(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio(ours: Contender, measure: Measure, peer: Contender) -> str:
    """Our median over the peer's, empty where there is nothing to compare."""
    own, other = middle(ours, measure.key), middle(peer, measure.peer_key)
    return f"{own / other:.2f}" if own and other else ""


def measure_row(contender: Contender, measure: Measure, peers: Sequence[Contender]) -> list[str]:
    """One line of the table."""
    values = [sample[measure.key] for sample in contender.samples]
    numbers = [show(number) for number in (median(values), min(values), max(values))]
    ratios = [ratio(contender, measure, peer) for peer in peers]
    return [contender.label, measure.unit, *numbers, *ratios]


def rows(contender: Contender, peers: Sequence[Contender]) -> list[list[str]]:
    """A contender's lines: its measures, then why it is missing if it failed."""
    measured = contender.measures if contender.samples else ()
    lines = [measure_row(contender, measure, peers) for measure in measured]
    if contender.error:
        error = contender.error.replace("|", "\\|")
        lines.append([contender.label, f"missing: {error}", *[""] * (3 + len(peers))])
    return lines


def table_line(cells: Sequence[str], widths: Sequence[int]) -> str:
    padded = [cell.ljust(width) for cell, width in zip(cells, widths, strict=True)]
    return "| " + " | ".join(padded) + " |"


def table(contenders: Sequence[Contender], peers: Sequence[Contender]) -> str:
    """All numbers as a Markdown table with its columns aligned."""
    head = ["engine", "unit", "median", "min", "max", *(f"ours / {p.package}" for p in peers)]
    body = [line for contender in contenders for line in rows(contender, peers)]
    widths = [max(len(line[i]) for line in [head, *body]) for i in range(len(head))]
    lines = [head, ["-" * width for width in widths], *body]
    return "\n".join(table_line(line, widths) for line in lines)


def cpu_name() -> str:
    """The processor as Linux names it, or as Python does elsewhere."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return platform.processor() or "unknown"
    names = [line.partition(":")[2].strip() for line in text.splitlines() if "model name" in line]
    return names[0] if names else platform.processor() or "unknown"


def page(contenders: Sequence[Contender], peers: Sequence[Contender], args: Namespace) -> str:
    """The results as a Markdown page."""
    command = shlex.join(["python", "bench/peers.py", *sys.argv[1:]])
    return f"""# Faubourg beside its peers

Each engine in turn, {args.rounds} rounds in one run, {args.seconds:g} s of CPU time for each rate.
A ratio is our median over the peer's: above 1 is better for us, but below 1 for clones.
Random play. Set-up is counted in the time; so are OpenSpiel's dice, which are not decisions.

{table(contenders, peers)}

- Python {platform.python_version()}, {platform.system()} {platform.machine()}
- {cpu_name()}, {os.cpu_count()} cores
- `{command}`
"""


def parse_arguments() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="times that each engine is measured")
    parser.add_argument("--write", action="store_true", help="write bench/results/peers.md")
    return parser.parse_args()


def write(text: str) -> None:
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(text, encoding="utf-8")
    print(f"written to {RESULTS.relative_to(ROOT)}", file=sys.stderr)


def main() -> None:
    args = parse_arguments()
    peers, scale, ours = all_peers(), for_scale(), our_contenders()
    for each in [*peers, *scale]:
        prepare(each)
    contenders = [*peers, *scale, *ours]
    measure_all(contenders, args.rounds, args.seconds)
    text = page(contenders, peers, args)
    print(text)
    failures = [f"{each.label}: {each.error}" for each in ours if each.error]
    if failures:
        sys.exit("our own command failed, nothing written: " + "; ".join(failures))
    if args.write:
        write(text)


if __name__ == "__main__":
    main()
