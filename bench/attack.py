"""What another player feels while somebody floods the server.

    python bench/attack.py --seconds 10 --write
    python bench/attack.py --only scrub uploads

One server as everybody starts it, on a fresh SQLite file, with its usual limits. An honest player
plays at three tables and opens the home page, first in quiet, then while another program
(bench/floods.py) attacks from another address: one kind of flood after the other, then all of
them, each from an address of its own. At p99 the player may wait 300 ms, or three times what the
quiet p99 was.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.floods import FLOODS  # noqa: E402  # scripts are no package
from bench.honest import Felt, Honest  # noqa: E402
from bench.serving import Browser, Serving, share  # noqa: E402

RESULT = ROOT / "bench" / "results" / "attack.md"
FINISHED = ("four.jsonl", "cultural.jsonl", "three.jsonl", "electoral.jsonl")
HELPER = "127.0.0.9"  # brings the finished games
FILES = 1024  # open at once: what a server has that nobody gave more
PATIENCE = 300.0  # milliseconds
KINDS = ("answer", "news", "home")
PARTS = (0.5, 0.95, 0.99, 1)
REST = 3.0  # seconds between two floods
console = Console(stderr=True)


@dataclass(frozen=True)
class Phase:
    name: str
    felt: Felt
    answers: str  # what the attackers were told, how often
    bounds: tuple[float, ...]  # in milliseconds, one for each kind

    @property
    def worst(self) -> tuple[float, ...]:
        return tuple(share(getattr(self.felt, kind), 0.99) for kind in KINDS)

    @property
    def passes(self) -> bool:
        """Quiet is what floods are measured by: it is not judged itself."""
        if not self.answers:
            return True
        fast = all(p99 <= bound for p99, bound in zip(self.worst, self.bounds, strict=True))
        return fast and not self.felt.errors


async def bring_finished_games(serving: Serving) -> list[str]:
    browser = Browser(serving.address, HELPER)
    await browser.open()
    tables = []
    for name in FINISHED:
        text = (ROOT / "records" / "small_city" / name).read_bytes()
        answer = await browser.client.post("/replay", files={"record": (name, text)})
        tables.append(answer.headers["location"].rpartition("/")[2])
    await browser.close()
    return tables


class Attack:
    """Floods one server while one player plays."""

    def __init__(self, serving: Serving, seconds: float) -> None:
        self.serving = serving
        self.seconds = seconds
        self.honest = Honest(serving.address)
        self.tables: list[str] = []
        self.attackers = 0  # so far: each has an address of its own, as limits last a minute
        self.bounds = (PATIENCE,) * len(KINDS)

    async def run(self, floods: Sequence[str]) -> list[Phase]:
        self.tables = await bring_finished_games(self.serving)
        await self.honest.sit_down()
        await self.honest.play(2)  # warms up
        phases = [await self.phase("quiet", [])]
        self.bounds = tuple(max(PATIENCE, 3 * p99) for p99 in phases[0].worst)
        for name in floods:
            phases.append(await self.phase(name, [name]))
        if len(floods) > 1:
            phases.append(await self.phase("all together", floods))
        phases.append(await self.phase("quiet again", []))
        await self.honest.leave()
        return phases

    async def phase(self, name: str, floods: Sequence[str]) -> Phase:
        attackers = [await self.start(flood) for flood in floods]
        for attacker in attackers:
            assert attacker.stdout is not None
            await attacker.stdout.readline()  # ready
        for attacker in attackers:
            assert attacker.stdin is not None
            attacker.stdin.write(b"go\n")
        felt = await self.honest.play(self.seconds)
        told = await asyncio.gather(*(attacker.communicate() for attacker in attackers))
        answers = "; ".join(_words(out) for out, _ in told)
        phase = Phase(name, felt, answers, self.bounds)
        console.print(row(phase), markup=False, soft_wrap=True)
        for error in sorted(set(felt.errors))[:5]:
            console.print(f"  error: {error}", markup=False)
        await asyncio.sleep(REST if floods else 0)
        return phase

    async def start(self, flood: str) -> Process:
        self.attackers += 1
        return await asyncio.create_subprocess_exec(
            sys.executable, str(ROOT / "bench" / "floods.py"), flood,
            "--server", self.serving.address, "--source", f"127.0.1.{self.attackers}",
            "--seconds", str(self.seconds), "--tables", *self.tables,
            stdin=PIPE, stdout=PIPE,
        )  # fmt: skip


def _words(out: bytes) -> str:
    lines = out.decode().splitlines()
    if not lines:
        return "the attacker has failed"
    return ", ".join(f"{many} × {what}" for what, many in sorted(json.loads(lines[-1]).items()))


def row(phase: Phase) -> str:
    def times(kind: str) -> str:
        felt = getattr(phase.felt, kind)
        return " / ".join(f"{share(felt, part):.0f}" for part in PARTS)

    verdict = ("pass" if phase.passes else "**fail**") if phase.answers else ""
    felt = " | ".join(times(kind) for kind in (*KINDS, "bot"))
    many = f"{len(phase.felt.answer)} + {len(phase.felt.home)}"
    errors = len(phase.felt.errors)
    return f"| {phase.name} | {felt} | {many} | {errors} | {verdict} | {phase.answers} |"


def markdown(phases: list[Phase], seconds: float, command: str) -> str:
    bounds = ", ".join(f"{b:.0f} ms" for b in phases[1].bounds)
    rows = "\n".join(map(row, phases))
    return (
        "# Attack\n\nWhat an honest player feels while somebody else floods the server, in "
        "milliseconds at p50 / p95 / p99 / max:\nfrom a click to its answer and to the new "
        "picture, to open the home page, and until a greedy bot at the own\ntable has answered "
        "(its pause of 350 ms included). One server process with SQLite and the usual limits\n"
        f"and {FILES} files. Each flood lasts {seconds:.0f} s and comes from one address; at the "
        "end all come at once, each from its own.\nThe attacking programs run on the same machine "
        f"with a low priority (nice 10): what CPU they take, no real\nattacker would take. Allowed "
        f"are at p99 {bounds} (300 ms, or three times the quiet p99 of the\nsame run if that is "
        f"more), and no error.\n\n`{command}` on {platform.machine()}, {os.cpu_count()} cores, "
        f"Python {platform.python_version()}:\n\n"
        "| flood | answer | news | home page | bot | clicks + pages | errors | verdict "
        "| the attacker's answers |\n|---|---|---|---|---|---|---|---|---|\n"
        f"{rows}\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="for each flood")
    parser.add_argument("--only", nargs="+", choices=FLOODS, default=list(FLOODS))
    parser.add_argument("--write", action="store_true", help=f"keep the result in {RESULT}")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        usual = ("--host", "127.0.0.1")  # and nothing else: the limits are the usual ones
        serving = Serving(f"sqlite:///{folder}/attack.sqlite3", log, {}, *usual)
        serving.start()
        console.print(f"server process {serving.pid}")
        resource.prlimit(serving.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        try:
            phases = asyncio.run(Attack(serving, given.seconds).run(given.only))
        finally:
            serving.stop()
            console.print(log.read_text()[-3000:], markup=False)
    text = markdown(phases, given.seconds, "python bench/attack.py " + " ".join(sys.argv[1:]))
    print(text)
    if given.write:
        RESULT.write_text(text)
    sys.exit(not all(phase.passes for phase in phases))


if __name__ == "__main__":
    main()
